Feature: In Player Order

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And Skids is at the Study
    And it is Roland's turn
    And Roland has 2 resources
    And Daisy has 2 resources
    And Skids has 2 resources

  @in-player-order.3
  Scenario: The next player is the one who comes next clockwise
    Given Roland is the lead investigator
    When Daisy resolves these effects
      """
      move tokens: resources
      from: you
      to: next investigator
      """
    Then Daisy has 1 resource
    And Skids has 3 resources
    And Roland has 2 resources

  @in-player-order.3
  Scenario: Clockwise goes by the seats, whoever leads
    Given Daisy is the lead investigator
    When Skids resolves these effects
      """
      move tokens: resources
      from: you
      to: next investigator
      """
    Then Skids has 1 resource
    And Roland has 3 resources

  Scenario Outline: After the last one it is a matter of reading
    Given Daisy is the lead investigator
    And the reading next-player-after-the-last is "<reading>"
    When Roland resolves these effects
      """
      move tokens: resources
      from: you
      to: next investigator
      """
    Then Roland has <roland> resources
    And Daisy has <daisy> resources

    Examples:
      | reading   | roland | daisy |
      | the first | 1      | 3     |
      | nobody    | 2      | 2     |
