Feature: Draw Action

  Background:
    Given every other opportunity is passed

  @draw-action.1
  Scenario: In one's own turn
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    Then Daisy may not draw by draw-action.1
    And Roland may draw

  @draw-action.2
  Scenario: One card from the own deck
    Given Roland is at the Study
    And the top of Roland's deck is Guts, Perception
    When Roland draws
    Then Guts is in Roland's hand
    And Perception is in Roland's deck
    And Roland has 1 card in hand
