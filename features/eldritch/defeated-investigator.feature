Feature: Defeated investigators

  Background:
    Given every other opportunity is passed

  @defeated-investigator.1 @defeated-investigator.3 @doom.1
  Scenario: Who has lost all Health is defeated, and Doom advances
    Given doom is 9
    And the situation
      """
      investigators: {lily: {health: 2}, norman: {}}
      """
    When lily loses 2 health
    Then lily is defeated by loss of health
    And doom is 8

  @defeated-investigator.2
  Scenario: So is who has lost all Sanity
    Given lily has 1 sanity
    When lily loses 1 sanity
    Then lily is defeated by loss of sanity

  @defeated-investigator.4 @nearest.1
  Scenario: The token is moved to the nearest City
    Given the situation
      """
      investigators: {leo: {at: Tunguska, health: 1}, lily: {}}
      """
    When leo loses 1 health
    Then leo is at 16

  @nearest.3
  Scenario: The City on which he is is the nearest
    Given the situation
      """
      investigators: {leo: {at: Rome, health: 1}, lily: {}}
      """
    When leo loses 1 health
    Then leo is at Rome

  @nearest.2
  Scenario: Of several the active investigator chooses
    Given the situation
      """
      investigators: {lily: {}, leo: {at: The Amazon, health: 1}}
      """
    When leo loses 1 health
    Then lily may move the defeated to 7
    And lily may not move the defeated to Rome by defeated-investigator.4
    When lily moves the defeated to Buenos Aires
    Then leo is at Buenos Aires

  @defeated-investigator.5
  Scenario Outline: A token shows what was lost
    When norman loses <loss>
    Then norman is defeated by loss of <token>

    Examples:
      | loss     | token  |
      | 5 health | health |
      | 7 sanity | sanity |

  @defeated-investigator.6 @defeated-investigator.7
  Scenario: Conditions and tokens go, possessions stay
    Given the situation
      """
      investigators:
        lily: {}
        leo: {health: 1, clues: 2, ship tickets: 1, possessions: [Bent Coin], conditions: [Debt], improved strength: 1}
      """
    When leo loses 1 health
    Then leo does not have a Debt condition
    And leo has 0 sanity
    And leo's strength is improved by 0
    And leo has 2 clues
    And leo has 1 ship ticket
    And Bent Coin is in leo's possessions
    And the clue discard pile has 0 clues

  @defeated-investigator.9
  Scenario: A defeated Lead Investigator passes the token
    Given the situation
      """
      investigators: {mark: {health: 1}, lola: {}, silas: {}}
      """
    When mark loses 1 health
    And mark passes the lead to silas
    Then silas is the lead investigator

  @defeated-investigator.9
  Scenario: He cannot keep it
    Given the situation
      """
      investigators: {mark: {health: 1}, lola: {}, silas: {}}
      """
    When mark loses 1 health
    Then mark may not pass the lead to mark by defeated-investigator.9
    When mark passes the lead to lola
    Then lola is the lead investigator

  @defeated-investigator.15
  Scenario: A defeated investigator performs no actions
    When norman loses 5 health
    And norman rests
    Then it is refused by defeated-investigator.15

  @defeated-investigator.16
  Scenario: The encounter in which he is defeated ends at once
    Given the situation
      """
      investigators: {silas: {at: Rome, sanity: 1}, lily: {}}
      monsters: {Ghoul: Rome}
      phase: 2
      without the sample set: true
      """
    When silas encounters Ghoul
    And silas rolls 1, 1, 1, 1
    Then silas does not test strength
    And Ghoul is at Rome

  @defeated-investigator.14
  Scenario: Nobody trades with the defeated
    Given the situation
      """
      investigators: {leo: {at: Rome}, mark: {at: Rome, defeated: health, clues: 2}}
      """
    When leo trades with mark
    Then it is refused by defeated-investigator.14

  @defeated-investigator.11
  Scenario: Who has lost all of both chooses the token
    Given the situation
      """
      investigators: {lily: {health: 1, sanity: 1}}
      doom: 9
      """
    When lily loses 1 health and 1 sanity
    And lily takes a sanity token
    Then lily is defeated by loss of sanity
    And doom is 8

  @defeated-investigator.20 @defeated-investigator.21 @investigator.9 @defeated-investigator.8
  Scenario: Whoever lost all Health is encountered by the Crippled effect
    Given the situation
      """
      investigators: {silas: {at: Shanghai}, leo: {at: Shanghai, defeated: health, possessions: [Bent Coin]}}
      cards:
        Leo Anderson:
          type: sheet
          crippled: [{test: strength, passed: [{take possessions of: the defeated}]}]
          insane: [{lose: 2, of: sanity}]
        Quiet Street: {type: general, at: {city: [{lose: 1, of: sanity}]}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Leo Anderson
    And silas rolls 6, 1, 1
    Then silas has 4 sanity
    And Bent Coin is in silas's possessions

  @defeated-investigator.22 @defeated-investigator-full.4
  Scenario: Whoever lost all Sanity by the Insane effect
    Given the situation
      """
      investigators: {silas: {at: Arkham}, norman: {at: Arkham, defeated: sanity}}
      cards:
        Norman Withers: {type: sheet, crippled: [{lose: 2, of: health}], insane: [{lose: 1, of: sanity}]}
        Quiet Street: {type: general, at: {city: [{gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Norman Withers
    Then silas has 3 sanity
    And silas has 8 health

  @defeated-investigator.20
  Scenario: Not from another space
    Given the situation
      """
      investigators: {silas: {at: Tokyo}, leo: {at: Shanghai, defeated: health}}
      clues: [Tokyo]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
        Quiet Street: {type: general, at: {city: [{lose: 1, of: sanity}]}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Leo Anderson
    Then it is refused by defeated-investigator.20
    When silas resolves a research encounter
    Then silas has 1 clue

  @defeated-investigator-full.3
  Scenario: After the encounter sheet and token leave the game
    Given the situation
      """
      investigators: {silas: {at: Shanghai}, leo: {at: Shanghai, defeated: health}, lily: {at: Shanghai}}
      clues: [Shanghai, Shanghai]
      cards:
        Leo Anderson: {type: sheet, crippled: [{lose: 1, of: health}]}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
        Quiet Street: {type: general, at: {city: [{lose: 1, of: sanity}]}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Leo Anderson
    And lily encounters the body of Leo Anderson
    Then it is refused by devoured-full.3
    When lily resolves a research encounter
    Then the body of Leo Anderson is gone

  @defeated-investigator.18
  Scenario: The defeated resolve nothing more
    Given the situation
      """
      investigators: {jacqueline: {at: London, sanity: 1}, lily: {at: "2"}}
      cards:
        Scream: {type: europe, at: {London: [{lose: 1, of: sanity}, {gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When jacqueline resolves a europe encounter
    And jacqueline passes the lead to lily
    Then jacqueline has 0 clues

  @defeated-investigator-full.1
  Scenario: The phase goes on with the others
    Given the situation
      """
      investigators: {lola: {at: London, sanity: 1}, lily: {at: Tokyo}}
      monsters: {Ghoul: London, Zombie: London}
      clues: [Tokyo]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When lola encounters Ghoul
    And lola rolls 1, 1, 1, 1
    And lola passes the lead to lily
    And lily resolves a research encounter
    Then lola does not encounter Zombie
    And lily has 1 clue

  @defeated-investigator-full.2
  Scenario: In a City his token stays where it is
    Given the situation
      """
      investigators: {akachi: {at: London, sanity: 1}, lily: {}}
      """
    When akachi loses 1 sanity
    Then akachi is at London

  @defeated-investigator.7
  Scenario: What he had lies on his sheet at once, and his token on the board
    Given the situation
      """
      investigators:
        lily: {}
        leo: {at: Tunguska, health: 1, clues: 2, ship tickets: 1, possessions: [Bent Coin]}
      """
    Then the body of Leo Anderson is not at Tunguska
    When leo loses 1 health
    Then the body of Leo Anderson is at 16
    And the body of Leo Anderson is not at Tunguska
    And a health token lies on Leo Anderson
    And 2 clues lie on the sheet of Leo Anderson
    And 1 ship tickets lie on the sheet of Leo Anderson
    And 0 train tickets lie on the sheet of Leo Anderson
    And Bent Coin lies on the sheet of Leo Anderson
    And Twin Dice does not lie on the sheet of Leo Anderson

  @defeated-investigator.20 @defeated-investigator-full.3
  Scenario: What lies on his sheet is gained before his player has another
    Given the situation
      """
      investigators:
        silas: {at: Shanghai, clues: 1}
        leo: {at: Shanghai, defeated: health, clues: 2, ship tickets: 1, possessions: [Bent Coin]}
      cards: {Leo Anderson: {type: sheet, crippled: [{take possessions of: the defeated}]}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Leo Anderson
    Then silas has 3 clues
    And silas has 1 ship ticket
    And Bent Coin is in silas's possessions
    And 0 clues lie on the sheet of Leo Anderson
    And Bent Coin does not lie on the sheet of Leo Anderson
    And the body of Leo Anderson is not at Shanghai
