Feature: Action

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @action.1
  Scenario: Three actions in a turn, and no more
    Given Roland is at the Study
    When the investigation phase is played
    And Roland takes a resource
    And Roland takes a resource
    And Roland takes a resource
    And Roland takes a resource
    Then it is refused by action.1
    And Roland has 3 resources

  @action.2
  Scenario: Or fewer; what is not taken is lost
    Given Wendy is at the Study
    When the investigation phase is played
    And Wendy takes a resource
    And Wendy ends the turn
    And the upkeep phase is played
    And the investigation phase is played
    And Wendy takes a resource
    And Wendy takes a resource
    And Wendy takes a resource
    And Wendy takes a resource
    Then it is refused by action.1
    And Wendy has 5 resources

  @action.3
  Scenario: Costs are paid before anything comes of the action
    Given Skids is at the Study
    And the card Deal
      """
      {type: asset, abilities: [{action: 1, cost: {resources: 2}, do: {gain: 3}}]}
      """
    And Skids controls Deal
    And Skids has 1 resource
    When the investigation phase is played
    And Skids uses Deal
    Then it is refused by initiation-sequence.6
    And Skids has 1 resource
    When Skids takes a resource
    And Skids uses Deal
    Then Skids has 3 resources

  @action.3
  Scenario: The cost is gone before the gain comes
    Given Skids is at the Study
    And the card Deal
      """
      {type: asset, abilities: [{action: 1, cost: {resources: 2}, do: {gain: 3}}]}
      """
    And Skids controls Deal
    And Skids has 2 resources
    When the investigation phase is played
    And Skids uses Deal
    Then Skids has 3 resources
    And skids pays resources before skids gains resources

  @action.4
  Scenario: Actions lost before the turn are missing from it, and from no later turn
    Given Agnes is at the Study
    And Roland is at the Study
    When the investigation phase is played
    And Roland takes the next turn
    And Agnes loses 1 action
    And Roland ends the turn
    Then Agnes has 2 actions
    When Agnes takes a resource
    And Agnes takes a resource
    Then Agnes may not draw by action.1
    When Agnes ends the turn
    And the upkeep phase is played
    And the investigation phase is played
    And Agnes takes the next turn
    Then Agnes has 3 actions

  @mythos-phase.3
  Scenario: The actions that have been taken are those of this round, also after one's turn
    Given the card Applause
      """
      {type: asset, abilities: [{free: true, do: {gain: actions taken}}]}
      """
    And Roland controls Applause
    And Daisy
    And Roland has 0 resources
    And it is Roland's turn
    When Roland takes a resource
    And Roland ends the turn
    And Daisy begins the turn
    And Roland uses Applause
    Then Roland has 2 resources
    When the mythos phase is played
    And Roland uses Applause
    Then Roland has 2 resources

  @faq-take-or-perform-an-action.2
  Scenario: Those that have been taken before one's turn are among them, and are no first action of it
    Given the card Applause
      """
      {type: asset, abilities: [{free: true, do: {gain: actions taken}}]}
      """
    And the card Errand
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {take an action: draw}}]}
      """
    And the card Head Start
      """
      type: asset
      abilities: [{action: 1, only as first action: true, do: {gain: 4}}]
      """
    And Roland controls Applause and Head Start
    And Roland holds Errand
    And Daisy
    And Roland has 0 resources
    And it is Daisy's turn
    When Roland plays Errand
    And Daisy ends the turn
    And Roland begins the turn
    And Roland uses Head Start
    And Roland uses Applause
    Then Roland has 6 resources
    And Roland has 2 actions

  Scenario Outline: An action that an effect has one spend has been taken, and one that is lost has not: <effect>
    Given the card Applause
      """
      {type: asset, abilities: [{free: true, do: {gain: actions taken}}]}
      """
    And Roland controls Applause
    And Roland has 0 resources
    And it is Roland's turn
    When Roland takes a resource
    And Roland resolves these effects
      """
      - <effect>
      """
    And Roland uses Applause
    Then Roland has <resources> resources
    And Roland has <actions> actions

    Examples:
      | effect                  | resources | actions |
      | {spend: 1, of: actions} | 3         | 1       |
      | {lose: 1, of: actions}  | 2         | 1       |
      | {spend: 3, of: actions} | 2         | 2       |
