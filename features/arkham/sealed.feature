Feature: Sealed

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And it is Roland's turn
    And the chaos bag holds 0 and skull
    And the card Stone
      """
      {type: asset, cost: 0}
      """

  @sealed.6 @sealed.7 @revised
  Scenario Outline: When the card leaves play, all tokens that are sealed on it are in the bag again
    Given the situation
      """
      investigators: {roland: {play area: [{card: Stone, sealed: [skull, cultist]}]}}
      """
    When Stone <leaves>
    Then the bag holds 4 tokens
    And the bag holds 2 skulls
    And the bag holds 1 cultist
    And Stone holds 0 chaos tokens

    Examples:
      | leaves          |
      | is discarded    |
      | returns to hand |
