Feature: Resource Action

  Background:
    Given every other opportunity is passed

  @resource-action.1
  Scenario: In one's own turn
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    Then Daisy may not take a resource by resource-action.1
    And Roland may take a resource

  @resource-action.2
  Scenario: One resource from the token pool
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And Roland has 2 resources
    And Daisy has 3 resources
    When Roland takes a resource
    And Roland takes a resource
    Then Roland has 4 resources
    And Daisy has 3 resources
