Feature: "Only as your first action" (FAQ 2.18)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn
    And the card Dawn
      """
      {type: asset, abilities: [{action: 1, only as first action: true, do: {gain: 4}}]}
      """

  @faq-only-as-your-first-action.1
  Scenario: It spends the first action of one's turn
    Given Skids is at the Study
    And Skids controls Dawn
    When the investigation phase is played
    And Skids uses Dawn
    Then Skids has 4 resources
    And Skids has 2 actions
    When Skids uses Dawn
    Then it is refused by faq-only-as-your-first-action.1
    When Skids ends the turn
    And the upkeep phase is played
    And the investigation phase is played
    And Skids uses Dawn
    Then Skids has 9 resources

  @faq-only-as-your-first-action.1
  Scenario: After another action it is refused
    Given Skids is at the Study
    And Skids controls Dawn
    And Skids has 2 resources
    When the investigation phase is played
    And Skids uses his own ability
    Then Skids may use Dawn
    When Skids draws
    And Skids uses Dawn
    Then it is refused by faq-only-as-your-first-action.1

  @faq-only-as-your-first-action.2
  Scenario: It is not used in a way that costs no action
    Given Wendy is at the Study
    And the card Overture
      """
      {type: event, cost: 0, abilities: [{event: {gain: 4}, only as first action: true}]}
      """
    And the card Conductor
      """
      {type: asset, abilities: [{free: true, during: your turn, cost: {exhaust: this}, do: {play: {kind: event, zone: hand, of: you}}}]}
      """
    And Wendy holds Overture
    And Wendy controls Conductor
    When the investigation phase is played
    Then Wendy may not use Conductor
    When Wendy resolves these effects
      """
      play: {kind: event, zone: hand, of: you}
      """
    Then Wendy has 0 resources
    And Overture is in Wendy's hand
    And it is refused by faq-only-as-your-first-action.2
    When Wendy plays Overture
    Then Wendy has 4 resources

  @faq-only-as-your-first-action.3
  Scenario: Nor outside one's own turn
    Given Roland is at the Study
    And Daisy is at the Study
    And Daisy controls Dawn
    When the investigation phase is played
    And Roland takes the next turn
    And Daisy resolves these effects
      """
      take an action: any
      """
    Then Daisy may not use Dawn by faq-only-as-your-first-action.3
    When Daisy takes a resource
    Then Daisy has 1 resource
    When Roland ends the turn
    And Daisy uses Dawn
    Then Daisy has 5 resources
