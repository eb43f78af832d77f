Feature: Force Field closes places for Place cards, and for nothing else

  @force-field.6
  Scenario: Whoever holds closed places only has to Resist or Give Up
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 2, hand: [rover]}
      creature: {hand: [Force Field]}
      """
    When B plays force field on beach and rover
    And C plays rover
    Then it is refused by force-field.3
    When C passes
    Then it is refused by force-field.6
    When C resists with 1 will and takes back lair and beach
    And C plays beach
    And C plays lair
    Then C has 1 will
    And C has played lair

  @force-field.7
  Scenario: The power of a closed place still works
    Given the situation
      """
      phase: 1
      creature: {hand: [Force Field]}
      hunted:
        C: {hand: [beach, source], survival: [Gate]}
      """
    When B plays force field on beach and rover
    And C plays beach
    Then it is refused by force-field.3
    When C plays source
    And C's turn begins
    And C plays gate for beach
    Then the marker is on the beach
