Feature: Complex Encounters

  Background:
    Given every other opportunity is passed

  @complex-encounter.1 @complex-encounter.2 @complex-encounter.3 @complex-encounter.5
  Scenario: The top of the card, and the middle where the test is passed
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      cards:
        Red Sky: {type: other world, does: [{test: lore}], pass: [{close this: gate}], fail: [{lose: 2, of: health}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And norman rolls 6, 1, 1
    Then norman tests lore before the gate at Arkham is closed
    And norman has 5 health

  @complex-encounter.4
  Scenario: The bottom where it is failed
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      cards:
        Red Sky: {type: other world, does: [{test: lore}], pass: [{close this: gate}], fail: [{lose: 2, of: health}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And norman rolls 1, 1, 1
    Then norman has 3 health
    And a gate is at Arkham

  @complex-encounter.5 @complex-encounter-full.1 @other-world-encounters.2 @tests.3
  Scenario: A second test of the middle does not lead to the bottom
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      cards:
        Red Sky:
          type: other world
          does: [{test: lore}]
          pass: [{test: will, failed: [{lose: 2, of: sanity}]}]
          fail: [{lose: 2, of: health}]
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And norman rolls 6, 1, 1
    And norman rolls 1, 1, 1, 1
    Then norman has 5 sanity
    And norman has 5 health

  @complex-encounter.6
  Scenario Outline: Without a test the effect says what comes next
    Given the situation
      """
      investigators: {norman: {at: Arkham, clues: 1}}
      gates: [Arkham]
      cards:
        Red Sky:
          type: other world
          does: [{may: [{spend: clue}], to: [{resolve the: pass effect}], otherwise: [{resolve the: fail effect}]}]
          pass: [{close this: gate}]
          fail: [{lose: 2, of: health}]
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And norman <decides>
    Then norman has <health> health
    And there are <gates> gates

    Examples:
      | decides             | health | gates |
      | resolves the effect | 5      | 0     |
      | passes              | 3      | 1     |

  @complex-encounter-full.2
  Scenario: The card is discarded afterwards
    Given the situation
      """
      investigators: {norman: {at: Arkham}}
      gates: [Arkham]
      cards:
        Red Sky: {type: other world, does: [{test: lore}], fail: [{lose: 2, of: health}]}
        Green Sky: {type: other world, does: [{test: lore}]}
      without the sample set: true
      phase: 2
      """
    When norman resolves an other world encounter
    And norman draws Red Sky
    And norman rolls 1, 1, 1
    Then Red Sky is in the other world encounter discard pile
