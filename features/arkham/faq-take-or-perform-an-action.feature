Feature: "Take an action" and "perform an action" (FAQ 2.19)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn
    And the card Errand
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {take an action: take resource}}]}
      """
    And the card Windfall
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {perform an action: take resource}}]}
      """
    And the card Tally
      """
      {type: asset, abilities: [{reaction: {when: end turn, who: you}, if: {amount: actions taken, at least: 4},
        do: {gain: 5}}]}
      """

  @faq-take-or-perform-an-action.1
  Scenario: An action that one takes by an effect is gained and spent at once
    Given Roland is at the Study
    And Ghoul Minion engaged with Roland
    And Roland holds Errand
    When the investigation phase is played
    And Roland takes a resource
    Then ghoul minion attacks roland once
    When Roland plays Errand
    Then Roland has 2 resources
    And ghoul minion attacks roland twice
    And Roland has 2 actions

  @faq-take-or-perform-an-action.1
  Scenario: Also outside one's own turn
    Given Roland is at the Study
    And Daisy is at the Study
    And Ghoul Minion engaged with Roland
    And Roland holds Errand
    When the investigation phase is played
    And Daisy takes the next turn
    And Roland plays Errand
    Then Roland has 1 resource
    And ghoul minion attacks roland once
    And Roland may not draw by draw-action.1
    And Daisy has 3 actions

  @faq-take-or-perform-an-action.2
  Scenario: It counts among the actions that one has taken
    Given Skids is at the Study
    And Skids holds Errand
    And Skids controls Tally
    When the investigation phase is played
    And Skids takes a resource
    And Skids plays Errand
    And Skids takes a resource
    And Skids takes a resource
    And Skids ends the turn
    And Skids uses Tally
    Then Skids has 9 resources

  @faq-take-or-perform-an-action.3
  Scenario: An action that one performs without its cost is neither spent nor taken
    Given Skids is at the Study
    And Ghoul Minion engaged with Skids
    And Skids holds Windfall
    And Skids controls Tally
    When the investigation phase is played
    And Skids plays Windfall
    Then ghoul minion does not attack skids
    And Skids has 1 resource
    And Skids has 3 actions
    When Skids takes a resource
    And Skids takes a resource
    And Skids takes a resource
    And Skids uses Tally
    Then it is refused
    When Skids ends the turn
    Then Skids has 4 resources
    And tally does not initiate
