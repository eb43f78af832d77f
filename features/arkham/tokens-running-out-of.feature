Feature: Tokens, Running out of

  @tokens-running-out-of.1
  Scenario Outline: There is no limit to the tokens in the game
    Given every other opportunity is passed
    And Skids is at the Study
    And it is Skids's turn
    And Skids has 30 resources
    And the situation
      """
      token pool: {resources: 0, doom: 1}
      """
    When Skids resolves these effects
      """
      gain: 2
      of: <token>
      """
    Then Skids has <number> <token>

    Examples:
      | token     | number |
      | resources | 32     |
      | doom      | 2      |
