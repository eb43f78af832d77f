Feature: Expedition Encounters

  Background:
    Given every other opportunity is passed

  @expedition-encounter.1 @expedition-encounter.7
  Scenario: A complex encounter, which may call for several tests
    Given the situation
      """
      investigators: {leo: {at: The Pyramids}}
      expedition: The Pyramids
      cards:
        Third Door:
          type: expedition
          space: The Pyramids
          does: [{test: observation}]
          pass: [{test: strength, passed: [{gain: clue}]}]
      without the sample set: true
      phase: 2
      """
    When leo resolves an expedition encounter
    And leo rolls 6, 1, 1, 1
    And leo rolls 6, 1, 1, 1
    Then leo has 1 clue

  @expedition-encounter.7
  Scenario: Only where the token lies
    Given the situation
      """
      investigators: {lola: {at: The Amazon, health: 1}}
      expedition: Tunguska
      clues: [The Amazon]
      cards:
        Quiet Street: {type: general, at: {wilderness: [{recover: 1, of: health}]}}
        Old File: {type: research, at: {wilderness: [{gain this: clue}]}}
      phase: 2
      """
    When lola resolves an expedition encounter
    Then it is refused by expedition-encounter.7
    When lola resolves a research encounter
    And lola draws Old File
    Then lola has 1 clue

  @expedition-encounter.2
  Scenario: The back of the top card shows where the expedition is
    Given the situation
      """
      investigators: {leo: {at: Tunguska, health: 1}}
      expedition: Tunguska
      cards:
        Third Door: {type: expedition, space: The Pyramids, does: [{recover: 3, of: health}, {resolve the: fail effect}]}
        Cold Camp: {type: expedition, space: Tunguska, does: [{recover: 1, of: health}, {resolve the: fail effect}]}
      without the sample set: true
      phase: 2
      """
    When leo resolves an expedition encounter
    Then leo has 2 health

  @expedition-encounter.5 @expedition-encounter.6 @token-encounters.6
  Scenario: The token moves to the space of the next card once the encounter is over
    Given the situation
      """
      investigators: {leo: {at: The Amazon}, lola: {at: The Amazon}}
      expedition: The Amazon
      clues: [The Amazon]
      cards:
        Old File: {type: research, at: {wilderness: [{gain this: clue}]}}
        Dark Water: {type: expedition, space: The Amazon, does: [{lose: 1, of: health}, {resolve the: fail effect}]}
        Old Bones: {type: expedition, space: The Amazon, does: [{lose: 1, of: health}, {resolve the: fail effect}]}
        Cold Camp: {type: expedition, space: Tunguska, does: [{resolve the: fail effect}]}
        Quiet Street: {type: general, at: {wilderness: [{gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When leo resolves an expedition encounter
    And leo draws Dark Water
    And the active expedition moves to Tunguska
    Then the active expedition is at Tunguska
    When lola resolves an expedition encounter
    Then it is refused by expedition-encounter.7
    When lola resolves a research encounter
    Then lola has 1 clue

  @expedition-encounter.4
  Scenario: Another player cuts the Expedition deck that was shuffled
    Given the situation
      """
      investigators: {leo: {at: The Amazon}, lily: {}}
      expedition: The Amazon
      cards:
        First Door: {type: expedition, space: The Amazon, does: [{gain: clue}]}
      expedition encounter deck: [First Door]
      phase: 2
      without the sample set: true
      """
    When leo resolves an expedition encounter
    Then lily has cut the deck that was shuffled last
    And the active expedition is at The Amazon
