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

  @drawing-cards.2 @drawing-cards.3
  Scenario: An encounter card is drawn from the encounter deck and resolved at once
    Given Roland is at the Study
    And the top of Roland's deck is Guts
    And the top of the encounter deck is Ancient Evils, Rotting Remains
    And the card Doomsday
      """
      {type: agenda, doom: 5}
      """
    And the situation
      """
      agenda: Doomsday
      """
    When Roland resolves these effects
      """
      draw encounter cards: 1
      """
    Then Doomsday has 1 doom
    And Ancient Evils is in the encounter discard
    And Guts is in Roland's deck
    And Rotting Remains is in the encounter deck
