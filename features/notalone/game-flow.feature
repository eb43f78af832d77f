Feature: The flow of the game

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      assimilation: 6
      creature: {hand: [Mirage, Clone, Scream]}
      """
    And every other opportunity is passed

  @game-flow.1
  Scenario: Round follows upon round
    Given the situation also says
      """
      phase: 4
      round: 5
      rescue: 4
      """
    When round 6 begins
    And C gives up
    Then it is round 6
    And nobody has won

  @game-flow.2
  Scenario: The game ends at once
    Given the situation also says
      """
      phase: 3
      rescue: 1
      tokens: {creature: lair}
      hunted: {C: {played: wreck}, D: {played: lair}}
      """
    When C uses wreck
    Then the hunted win
    And D is not caught
    And D has 3 will
    And it is phase 3

  @game-flow.3
  Scenario: Four phases make a round
    Given the situation also says
      """
      phase: 3
      round: 2
      rescue: 4
      """
    When phase 4 begins
    Then it is round 2
    When round 3 begins
    And C gives up
    Then phase 3 is reached before phase 4 is reached
    And phase 4 is reached before phase 1 is reached
    And phase 4 is reached once
    And it is phase 1

  @game-flow.4
  Scenario: All of a side win together
    Given the situation also says
      """
      phase: 3
      rescue: 1
      hunted: {C: {played: wreck}, D: {will: 1, played: lair}}
      """
    When C uses wreck
    Then the hunted win
    And D has 1 will
    And C has 3 will
