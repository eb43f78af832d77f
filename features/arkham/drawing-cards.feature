Feature: Drawing Cards

  Background:
    Given every other opportunity is passed

  @drawing-cards.1
  Scenario: Cards are drawn from the top of the deck to the hand
    Given Daisy is at the Study
    And the top of Daisy's deck is Perception, Hyperawareness, Medical Texts
    When Daisy resolves these effects
      """
      draw: 2
      """
    Then Perception is in Daisy's hand
    And Hyperawareness is in Daisy's hand
    And Medical Texts is in Daisy's deck

  @drawing-cards.4
  Scenario: Cards drawn together are all drawn before any of them resolves
    Given Wendy is at the Study
    And the top of Wendy's deck is Amnesia, Guts, Perception
    When Wendy resolves these effects
      """
      draw: 3
      """
    And Wendy chooses Guts
    Then Guts is in Wendy's discard
    And Perception is in Wendy's hand
