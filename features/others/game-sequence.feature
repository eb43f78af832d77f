Feature: Game Sequence

  Background:
    Given every other opportunity is passed

  @game-sequence.2
  Scenario: The end of the round follows the last turn
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 0}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then rose has 1 turn token

  @game-sequence.3
  Scenario: Another round follows
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      apocalypse: 7
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then the apocalypse level is 7
    And nobody has won
