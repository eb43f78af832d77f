Feature: Removed from Game

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @removed-from-game.1
  Scenario: It lies nowhere in the game area
    Given Roland controls Machete
    When Roland resolves these effects
      """
      - {return: Machete, to: removed from game}
      """
    Then Machete is not in play
    And Machete is not in Roland's discard pile
    And Machete is not in Roland's hand
