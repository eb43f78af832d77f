Feature: Resources

  Background:
    Given every other opportunity is passed

  @resources.2
  Scenario: An ability that costs resources is paid from the own pool
    Given Skids is at the Study
    And Skids has 3 resources
    And Roland is at the Study
    And it is Skids's turn
    And Roland has 5 resources
    When Skids uses his own ability
    Then Skids has 1 resource
    And Roland has 5 resources

  @resources.3
  Scenario: One resource in each upkeep phase
    Given Roland is at the Study
    And Roland has 0 resources
    And Daisy is at the Study
    And Daisy has 4 resources
    And it is nobody's turn
    When the upkeep phase is played
    Then Roland has 1 resource
    And Daisy has 5 resources

  Scenario: An ability may answer to what card effects bring, and to nothing else
    Given every other opportunity is passed
    And Roland is at the Attic
    And it is Roland's turn
    And the card Vault
      """
      type: asset
      abilities: [{forced: {would: gain, who: you, of: effect}, do: {instead: {gain: that much, on: this}}}]
      """
    And the card Purse
      """
      {type: asset, abilities: [{free: true, limit: 1 per round, do: {gain: 2}}]}
      """
    And Roland controls Vault and Purse
    And Roland has 0 resources
    When Roland takes a resource
    Then Roland has 1 resource
    When Roland uses Purse
    Then Roland has 1 resource
    And Vault has 2 resources

  Scenario Outline: What answers to resources that are gained answers to no other tokens
    Given Roland is at the Attic
    And it is Roland's turn
    And the card Toll
      """
      {type: treachery, abilities: [{forced: {after: gain, who: you}, do: {horror: 1}}]}
      """
    And Roland faces Toll
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {gain: 2, of: <token>}
      """
    Then Roland has 2 <token>
    And Roland has <horror> horror

    Examples:
      | token     | horror |
      | resources | 1      |
      | doom      | 0      |
      | clues     | 0      |
