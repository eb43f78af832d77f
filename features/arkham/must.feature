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

  @must.2
  Scenario: Without it anything may be
    When Roland resolves these effects
      """
      - {either: {to discard an asset: [{discard: {kind: asset, controlled by: you}, amount: 1}], to take 2 horror: [{horror: 2}]}, freely: true}
      """
    And Roland chooses to discard an asset
    Then Roland has 0 horror
