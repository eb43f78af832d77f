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

  @eldritch-token.2 @eldritch-token.1
  Scenario: Tokens are placed on a space, on the Omen track, on the active Mystery or on the card itself
    Given the situation
      """
      investigators: {lily: {}}
      mystery: Long Hunt
      cards:
        Long Hunt: {type: mystery, ancient one: Azathoth, needs: 3}
        Signs:
          type: mythos
          traits: [Ongoing]
          does:
            - {place tokens: 2, on: Rome}
            - {place tokens: 1, on: the green omen}
            - {place tokens: 2, on: the mystery}
            - {place tokens: 1}
      """
    When the mythos card Signs is resolved
    Then an eldritch token of Signs at Rome lies there
    And no eldritch token of Signs at Tokyo lies there
    And 1 eldritch tokens lie on the green omen
    And 2 eldritch tokens lie on Long Hunt
    And 1 eldritch tokens lie on Signs
    And Long Hunt is not solved
    And the active mystery is Long Hunt

  @defeated-investigator-full.3
  Scenario: Of a sheet whose back is not described nothing happens, and the token goes all the same
    Given the situation
      """
      investigators: {silas: {at: Shanghai}, leo: {at: Shanghai, defeated: health, clues: 1}}
      without the sample set: true
      phase: 2
      """
    When silas encounters the body of Leo Anderson
    Then silas has 0 clues
    And silas has 8 health
    And the body of Leo Anderson is gone
    And the body of Leo Anderson is not at Shanghai
