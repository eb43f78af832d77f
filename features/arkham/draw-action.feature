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

  @draw-action.2
  Scenario: A card that asks for a draw action is content with it, and with nothing else
    Given the card Slack
      """
      {type: treachery, abilities: [{forced: {when: end turn, who: you}, if: {amount: {happened: perform, of: draw, who: you, this: turn}, at most: 0}, do: {horror: 1}}]}
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
    And Daisy draws
    And Daisy ends the turn
    And Roland takes the next turn
    And Roland takes a resource
    And Roland ends the turn
    Then Daisy has 0 horror
    And Roland has 1 horror
