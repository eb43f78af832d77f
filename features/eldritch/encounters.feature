Feature: Encounters

  Background:
    Given every other opportunity is passed

  @encounters.1
  Scenario: Everybody must resolve an encounter
    Given the situation
      """
      investigators: {lola: {at: London}}
      clues: [London]
      cards:
        Quiet Street: {type: general, at: {city: [{lose: 1, of: sanity}]}}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When lola passes
    Then it is refused by encounters.1
    When lola resolves a general encounter
    Then lola has 6 sanity

  @encounters.2 @turn-order-full.1
  Scenario: The Lead Investigator first, the others follow clockwise
    Given the situation
      """
      investigators: {silas: {at: Rome}, mark: {at: Rome}, lola: {at: Tokyo}}
      lead: mark
      clues: [Rome]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
        Quiet Street: {type: general, at: {city: [{lose: 1, of: sanity}]}}
      without the sample set: true
      phase: 2
      """
    When mark resolves a research encounter
    And lola resolves a general encounter
    And silas resolves a research encounter
    Then it is refused by clue.6
    And mark has 1 clue

  @encounters.3 @encounters-full.2 @combat-encounter.16
  Scenario: After the last Monster he may have another encounter
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Ghoul: Rome}
      clues: [Rome]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When mark encounters Ghoul
    And mark rolls 6, 1, 1, 1, 1
    And mark rolls 6, 1, 1, 1
    And mark resolves a research encounter
    Then mark has 1 clue

  @encounters-full.2
  Scenario: It is enough that no Monster is left, whatever removed it
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Maniac: Rome}
      clues: [Rome]
      cards:
        Maniac: {type: monster, combat: [{discard monster: each here}]}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When mark encounters Maniac
    And mark resolves a research encounter
    Then mark has 1 clue

  @encounters-full.1
  Scenario: No other encounter before every Monster was fought
    Given the situation
      """
      investigators: {jim: {at: London}}
      monsters: {Zombie: London}
      clues: [London]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When jim resolves a research encounter
    Then it is refused by encounters-full.1
    When jim rolls 6, 6, 6, 1
    And jim rolls 1, 1
    Then jim encounters Zombie

  @combat-encounter.16
  Scenario: Who has defeated every Monster of his space may have another encounter
    Given the situation
      """
      investigators: {diana: {at: London}}
      monsters: {Zombie: London}
      clues: [London]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When diana encounters Zombie
    And diana rolls 6
    And diana rolls 6, 6
    And diana resolves a research encounter
    Then Zombie is defeated
    And diana has 1 clue

  @encounters-full.3
  Scenario: Whoever leaves it alive has none
    Given the situation
      """
      investigators: {diana: {at: London}}
      monsters: {Zombie: London}
      clues: [London]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When diana encounters Zombie
    And diana rolls 6
    And diana rolls 6, 1
    Then diana may not resolve a research encounter
    And diana has 0 clues

  @encounters.4 @token-encounters.1
  Scenario: Of several encounters one is chosen
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      clues: [Arkham]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      phase: 2
      """
    Then norman may resolve an other world encounter
    And norman may resolve a research encounter
    And norman may resolve a general encounter
    And norman may resolve an america encounter
    When norman resolves a research encounter
    And norman draws Old File
    Then norman has 1 clue
    And a gate is at Arkham

  @encounters-full.6
  Scenario Outline: After the fight any of them is open
    Given the situation
      """
      investigators: {mark: {at: Rome, health: 4}}
      monsters: {Ghoul: Rome}
      gates: [Rome]
      clues: [Rome]
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Old Wine: {type: europe, at: {Rome: [{recover: 2, of: health}]}}
        Old File: {type: research, at: {city: [{recover: 3, of: health}]}}
        Red Sky: {type: other world, does: [{recover: 4, of: health}, {resolve the: fail effect}]}
      without the sample set: true
      phase: 2
      """
    When mark encounters Ghoul
    And mark rolls 6, 1, 1, 1, 1
    And mark rolls 6, 6, 1, 1
    And mark resolves <encounter>
    Then mark has <health> health

    Examples:
      | encounter                | health |
      | a general encounter      | 5      |
      | a europe encounter       | 6      |
      | a research encounter     | 7      |
      | an other world encounter | 8      |

  @encounters.5
  Scenario: Whoever is Detained resolves the back of that card instead
    Given the situation
      """
      investigators: {trish: {at: London, conditions: [Detained]}}
      clues: [London]
      cards:
        Detained: {type: condition, backs: [[{lose: 1, of: health}, {discard this: card}]]}
      phase: 2
      """
    Then trish may not resolve a research encounter
    And trish has 6 health
    And trish has 0 conditions

  @encounters.6 @encounters-full.5
  Scenario: So it is with a Monster about, which is not fought
    Given the situation
      """
      investigators: {trish: {at: London, conditions: [Detained]}}
      monsters: {Ghoul: London}
      cards:
        Detained: {type: condition, backs: [[{lose: 1, of: health}, {discard this: card}]]}
      phase: 2
      """
    Then trish has 6 health
    And trish does not encounter Ghoul

  @encounters-full.4
  Scenario: What is done as an encounter comes after the Monsters as well
    Given the situation
      """
      investigators: {mark: {at: Tokyo}}
      monsters: {Ghoul: Tokyo}
      ongoing mythos cards: [Hollow Moon]
      rumor tokens: [Hollow Moon at Tokyo]
      cards:
        Hollow Moon:
          type: mythos
          traits: [Ongoing, Rumor]
          space: Tokyo
          encounter: [{test: observation, passed: [{solve: this rumor}]}]
      phase: 2
      without the sample set: true
      """
    When mark encounters the token of Hollow Moon
    Then it is refused by encounters-full.4
    When mark encounters Ghoul
    And mark rolls 6, 1, 1, 1, 1
    And mark rolls 6, 1, 1, 1
    And mark encounters the token of Hollow Moon
    And mark rolls 6, 1
    Then Hollow Moon is not in play
