Feature: Anticipation
  If one Hunted is caught, the Assimilation counter moves one space more.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @anticipation.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      """
    When the place cards are revealed
    And B plays anticipation
    Then it is refused by anticipation.1

  @anticipation.2
  Scenario: It concerns one Hunted
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      tokens: {creature: wreck}
      hunted: {E: {played: rover}, F: {played: wreck}}
      """
    When B plays anticipation on E
    And F's turn ends
    Then F is caught at wreck
    And F has 2 will
    And the assimilation counter has 5 left

  @anticipation.4
  Scenario: One space more
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}}
      """
    When B plays anticipation on E
    And E's turn ends
    Then the assimilation counter has 4 left
    And E has 2 will

  @anticipation.3
  Scenario: By the other text she loses one Will counter more
    Given the reading anticipation is "will"
    And the situation also says
      """
      creature: {hand: [Anticipation]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}, F: {played: wreck}}
      """
    When B plays anticipation on E
    And F's turn ends
    Then the assimilation counter has 5 left
    And E has 1 will
    And F has 2 will

  @anticipation.5
  Scenario: Whoever dodges is not caught
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When B plays anticipation on E
    And E's turn begins
    And E plays dodge
    And E's turn ends
    Then E has 3 will
    And the assimilation counter has 6 left

  @anticipation.6
  Scenario Outline: The extra space comes whoever else is caught there
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}, F: {played: wreck}}
      """
    When B plays anticipation on <whom>
    And F's turn ends
    Then the assimilation counter has 4 left
    And E has 2 will
    And F has 2 will

    Examples:
      | whom |
      | E    |
      | F    |

  @anticipation.7
  Scenario: Clone catches as well
    Given the situation also says
      """
      creature: {hand: [Anticipation, Clone], allowed: 2}
      hunted: {D: {played: rover}}
      """
    When B plays anticipation on D
    And B plays clone on rover
    And D's turn ends
    Then the assimilation counter has 4 left

  @anticipation.8
  Scenario: The Hunted is named when the card is played, for all to hear
    Given the situation also says
      """
      creature: {hand: [Anticipation]}
      """
    When B plays anticipation
    Then it waits for B
    When B chooses E
    And phase 3 begins
    Then B plays anticipation on E before phase 3 is reached
    And B does not play anticipation on F
