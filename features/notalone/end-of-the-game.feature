Feature: End of the game

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      """
    And every other opportunity is passed

  @end-of-the-game.1
  Scenario: The game ends at the very moment
    Given the situation also says
      """
      phase: 3
      rescue: 10
      assimilation: 1
      tokens: {creature: wreck}
      hunted: {F: {will: 1, played: wreck, discard: [lair]}, A: {played: wreck}}
      """
    When the game ends
    Then the creature wins
    And the assimilation counter moves once
    And F does not recover
    And F has 0 will
    And A has 3 will

  @end-of-the-game.2
  Scenario: The Assimilation counter on its victory space
    Given the situation also says
      """
      phase: 1
      rescue: 2
      assimilation: 1
      hunted: {C: {will: 2}}
      """
    When C gives up
    Then the creature wins
    And the rescue counter has 2 left
    And the game is over

  @end-of-the-game.3
  Scenario: The Rescue counter on its victory space
    Given the situation also says
      """
      phase: 3
      rescue: 1
      assimilation: 5
      marker on the beach: true
      hunted: {C: {played: beach}, D: {will: 1, played: lair}}
      """
    When C uses beach to remove
    Then the hunted win
    And the assimilation counter has 5 left

  Scenario: Until then nobody has won
    Given the situation also says
      """
      phase: 3
      rescue: 2
      assimilation: 2
      tokens: {creature: lair}
      hunted: {C: {played: wreck}, D: {played: lair}}
      """
    When C uses wreck
    And D's turn ends
    Then nobody has won
    And the rescue counter has 1 left
    And the assimilation counter has 1 left

  @end-of-the-game.4
  Scenario Outline: Of two ends within reach the first decides
    Given the situation also says
      """
      phase: 3
      rescue: 1
      assimilation: 1
      creature: {hand: [Mirage, Clone, Scream]}
      tokens: {creature: <place>}
      hunted: {C: {played: lair}}
      """
    When the game ends
    Then the <side> wins

    Examples:
      | place | side     |
      | lair  | creature |
      | wreck | hunted   |

  @end-of-the-game.5
  Scenario: No counter goes beyond its victory space
    Given the situation also says
      """
      phase: 3
      rescue: 10
      assimilation: 1
      in force: [{card: Anticipation, on: C}]
      tokens: {creature: wreck}
      hunted: {C: {played: wreck}}
      """
    When the game ends
    Then the creature wins
    And the assimilation counter has 0 left
    And the assimilation counter moves once
