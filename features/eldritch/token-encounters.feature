Feature: Token Encounters

  Background:
    Given every other opportunity is passed

  @token-encounters.1
  Scenario: The token is encountered in place of the space
    Given the situation
      """
      investigators: {silas: {at: Tokyo, health: 1}}
      clues: [Tokyo]
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Old File: {type: research, at: {city: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves a research encounter
    Then silas has 4 health

  @token-encounters.2 @gaining-possessions-and-conditions.18
  Scenario: This Clue is the one that is encountered
    Given the situation
      """
      investigators: {silas: {at: Tokyo}}
      clues: [Tokyo, Rome, Tokyo]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves a research encounter
    Then silas has 1 clue
    And the clues are at Rome and Tokyo

  @token-encounters.3 @gaining-possessions-and-conditions.16
  Scenario: An additional Clue comes from the pool
    Given the situation
      """
      investigators: {silas: {at: Tokyo}}
      clues: [Tokyo]
      cards:
        Old File: {type: research, at: {city: [{gain this: clue}, {gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves a research encounter
    Then silas has 2 clues
    And the clue pool holds 34 clues

  @token-encounters.4
  Scenario: A Clue that is not gained stays
    Given the situation
      """
      investigators: {silas: {at: Tokyo, health: 1}}
      clues: [Tokyo]
      cards:
        Old File: {type: research, at: {city: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves a research encounter
    Then a clue is at Tokyo
    And silas has 0 clues

  @token-encounters.5 @other-world-encounters.3
  Scenario: This Gate is closed, and its Monsters stay
    Given the situation
      """
      investigators: {trish: {at: Rome}, lily: {at: Tokyo}}
      gates: [Rome, Arkham]
      monsters: {Ghoul: Arkham}
      cards:
        Red Sky: {type: other world, does: [{test: observation}], pass: [{close this: gate}]}
      without the sample set: true
      phase: 2
      """
    When trish resolves an other world encounter
    And trish rolls 6, 1, 1, 1
    Then the gates are at Arkham
    And rome is in the gate discard pile
    And Ghoul is at Arkham

  @clue.6
  Scenario: Without a Clue there is no Research Encounter
    Given the situation
      """
      investigators: {norman: {at: Rome, health: 1}}
      clues: [London]
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Old Wine: {type: europe, at: {Rome: [{recover: 2, of: health}]}}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When norman resolves a research encounter
    Then it is refused by clue.6
    When norman resolves a europe encounter
    Then norman has 3 health
