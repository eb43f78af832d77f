Feature: Other World Encounters

  Background:
    Given every other opportunity is passed

  @other-world-encounters.1
  Scenario: Where a Gate is
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      cards:
        Red Sky: {type: other world, does: [{lose: 1, of: health}, {resolve the: fail effect}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    Then norman has 4 health

  @other-world-encounters.1
  Scenario: Not where there is none
    Given the situation
      """
      investigators: {norman: {at: London}}
      gates: [Arkham]
      clues: [London]
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
        Red Sky: {type: other world, does: [{resolve the: fail effect}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    Then it is refused by other-world-encounters.1
    When norman resolves a research encounter
    Then norman has 1 clue

  @other-world-encounters.4
  Scenario: Whoever resolves one is still on his space
    Given the situation
      """
      investigators: {norman: {at: Arkham}, jim: {at: Arkham}, lola: {at: Tokyo}}
      gates: [Arkham]
      cards:
        Red Sky: {type: other world, does: [{lose: 1, of: health, whom: each here}, {resolve the: fail effect}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And jim resolves an other world encounter
    Then norman has 3 health
    And jim has 5 health
    And lola has 5 health

  @other-world-encounters-full.1
  Scenario: Its card is drawn, resolved and discarded
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      gates: [Rome]
      cards:
        Red Sky: {type: other world, does: [{test: will}], pass: [{improve: lore}], fail: [{lose: 1, of: health}]}
        Green Sky: {type: other world, does: [{test: will}]}
      without the sample set: true
      phase: 2
      """
    When silas resolves an other world encounter
    And silas draws Red Sky
    And silas rolls 1, 1, 1
    Then silas has 7 health
    And Red Sky is in the other world encounter discard pile

  @other-world-encounters-full.2
  Scenario: Passing it does not by itself close the Gate
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      gates: [Rome]
      cards:
        Red Sky: {type: other world, does: [{test: will}], pass: [{improve: lore}]}
      without the sample set: true
      phase: 2
      """
    When silas resolves an other world encounter
    And silas rolls 6, 1, 1
    Then silas's lore is improved by 1
    And a gate is at Rome
