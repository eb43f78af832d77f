Feature: The steps of a defeat, and what follows

  @defeated-investigator-full.2
  Scenario: Who falls in a City stays there
    Given the situation
      """
      investigators: {akachi: {at: London, health: 1}, lily: {}}
      """
    When akachi loses 1 health
    And akachi passes the lead to lily
    Then akachi is at London

  @defeated-investigator.10
  Scenario: Doom, the token, the Conditions, the Lead
    Given the situation
      """
      investigators: {mark: {at: Tunguska, health: 1, conditions: [Debt]}, silas: {}}
      ancient one: Yog-Sothoth
      doom: 1
      cards: {back of Yog-Sothoth: {type: ancient one, does: [{lose: 1, of: sanity, whom: lead investigator}]}}
      """
    When mark loses 1 health
    And mark passes the lead to silas
    Then the ancient one has awoken
    And silas has 4 sanity
    And mark is at 16
    And mark does not have a Debt condition
    And silas is the lead investigator

  @lead-investigator.1
  Scenario: Who has the token is meant by an effect
    Given the situation
      """
      investigators: {mark: {}, lola: {}}
      lead: lola
      cards: {Whispers: {type: mythos, traits: [Event], does: [{lose: 1, of: sanity, whom: lead investigator}]}}
      """
    When the mythos card Whispers is resolved
    Then lola has 6 sanity
    And mark has 4 sanity

  @defeated-investigator.17
  Scenario: Effects on investigators do not reach him
    Given the situation
      """
      investigators: {lily: {at: Rome, defeated: health, clues: 1}, norman: {}}
      lead: norman
      cards: {Signs: {type: mythos, traits: [Event], does: [{gain: clue, whom: each}]}}
      """
    When the mythos card Signs is resolved
    Then lily has 1 clue
    And norman has 1 clue

  @defeated-investigator.18
  Scenario: He resolves no effects
    Given the situation
      """
      investigators: {lily: {health: 1}, norman: {}}
      doom: 9
      phase: 3
      cards: {Fall: {type: mythos, traits: [Event], does: [{lose: 1, of: health}, {advance doom: 3}]}}
      """
    When the mythos card Fall is resolved
    And lily passes the lead to norman
    Then doom is 8

  @mythos-phase.6
  Scenario: New investigators and the Lead Investigator token come at the end of the Mythos Phase
    Given the situation
      """
      investigators: {lily: {}, jim: {defeated: health}}
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When jim takes on Trish Scarborough
    And lily gives the lead to jim
    And a round begins
    Then jim plays Trish Scarborough
    And jim is the lead investigator
    And jim may rest

  @errata.8
  Scenario: A Rumor that takes all Clues with its last token
    Given the situation
      """
      investigators: {lily: {clues: 2}, norman: {clues: 1}}
      clues: [Rome, Tokyo]
      ongoing mythos cards: [Lost Knowledge]
      tokens on cards: [Lost Knowledge]
      cards:
        Lost Knowledge:
          type: mythos
          traits: [Ongoing, Rumor]
          rules: [errata.8]
          last token:
            - {discard tokens: clue, number: 36, whom: each}
            - {discard clues of the board: 36}
            - {solve: this rumor}
      """
    When an eldritch token is removed from Lost Knowledge
    Then lily has 0 clues
    And norman has 0 clues
    And there are 0 clues on the board
    And the clue discard pile has 5 clues
    And Lost Knowledge is not in play

  @game-round.3
  Scenario: The active investigator
    Given the situation
      """
      investigators: {lily: {}, lola: {}}
      phase: 2
      without the sample set: true
      """
    When the mythos phase begins
    Then lily is the active investigator

  @defeated-investigator-full.3
  Scenario: After the encounter token and sheet leave the game
    Given the situation
      """
      investigators: {norman: {at: Rome}}
      bodies: {Lola Hayes: {at: Rome, token on the body: health}}
      investigators out of the game: [Lola Hayes]
      cards: {Lola Hayes: {type: sheet, crippled: [{gain: clue}], insane: [{lose: 1, of: sanity}]}}
      phase: 2
      """
    When norman encounters the body of Lola Hayes
    Then norman has 1 clue
    And norman has 7 sanity
    And the body of Lola Hayes is not at Rome

  @devoured-full.3
  Scenario: A devoured investigator is encountered nowhere
    Given the situation
      """
      investigators: {norman: {at: Tokyo}}
      investigators out of the game: [Mark Harrigan]
      devoured investigators: [Mark Harrigan]
      rumor tokens: [Tidings at Tokyo]
      cards: {Tidings: {type: mythos, traits: [Ongoing, Rumor], encounter: [{gain: clue}]}}
      phase: 2
      """
    Then norman may not encounter the body of Mark Harrigan by devoured-full.3
    When norman encounters the token of Tidings
    Then norman has 1 clue

  @defeated-investigator-full.1
  Scenario: The phase goes on with the next investigator
    Given the situation
      """
      investigators: {lola: {at: Rome, sanity: 1}, norman: {at: Sydney}}
      monsters: {Ghoul: Rome, Zombie: Rome}
      rumor tokens: [Tidings at Sydney]
      cards: {Tidings: {type: mythos, traits: [Ongoing, Rumor], encounter: [{gain: clue}]}}
      phase: 2
      """
    When lola encounters Ghoul
    And lola rolls 1, 1, 1, 1
    And lola passes the lead to norman
    And norman encounters the token of Tidings
    Then lola is defeated
    And norman has 1 clue
    And lola does not encounter Zombie

  @defeated-investigator.20
  Scenario: Travel tickets lie on the sheet as well
    Given the situation
      """
      investigators: {lily: {at: Rome, ship tickets: 1}, norman: {}}
      bodies: {Silas Marsh: {at: Rome, token on the body: health, ship tickets: 1, train tickets: 1}}
      cards: {Silas Marsh: {type: sheet, crippled: [{take possessions of: the defeated}]}}
      phase: 2
      without the sample set: true
      """
    When lily encounters the body of Silas Marsh
    And lily discards a ship ticket
    Then lily has 1 ship ticket
    And lily has 1 train ticket
    And 0 train tickets lie on the sheet of Silas Marsh
