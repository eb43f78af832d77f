Feature: Must

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @must.1
  Scenario: With the word only what changes something is chosen
    When Roland resolves these effects
      """
      - {either: {to discard an asset: [{discard: {kind: asset, controlled by: you}, amount: 1}], to take 2 horror: [{horror: 2}]}}
      """
    Then Roland has 2 horror

  @must.1
  Scenario: Who has no action left to lose does not choose to lose one
    Given Roland has 0 actions
    When Roland resolves these effects
      """
      - {either: {to lose an action: {lose: 1, of: actions}, to take 2 horror: {horror: 2}}}
      """
    Then Roland has 2 horror

  @action.4
  Scenario: Whose turn is still to come may lose an action of it
    Given Roland has 0 actions
    When Daisy resolves these effects
      """
      - {either: {to lose an action: {lose: 1, of: actions}, to take 2 horror: {horror: 2}}}
      """
    And Daisy chooses to lose an action
    And Roland ends the turn
    And Daisy takes the next turn
    Then Daisy has 0 horror
    And Daisy has 2 actions

  @must.2
  Scenario: Without it anything may be
    When Roland resolves these effects
      """
      - {either: {to discard an asset: [{discard: {kind: asset, controlled by: you}, amount: 1}], to take 2 horror: [{horror: 2}]}, freely: true}
      """
    And Roland chooses to discard an asset
    Then Roland has 0 horror
