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

  @resource-action.2
  Scenario: A card that asks for a resource action is content with it, and with nothing else
    Given the card Slack
      """
      {type: treachery, abilities: [{forced: {when: end turn, who: you}, if: {amount: {happened: perform, of: resource, who: you, this: turn}, at most: 0}, do: {horror: 1}}]}
      """
    And Daisy is at the Attic
    And Roland is at the Attic
    And it is nobody's turn
    And the situation also says
      """
      investigators: {daisy: {threat area: [Slack]}, roland: {threat area: [Slack]}}
      """
    When the investigation phase is played
    And Daisy takes the next turn
    And Daisy takes a resource
    And Daisy ends the turn
    And Roland takes the next turn
    And Roland draws
    And Roland ends the turn
    Then Daisy has 0 horror
    And Roland has 1 horror
