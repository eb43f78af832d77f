Feature: The Hunt deck

  @hunt-cards.8
  Scenario: Twenty cards, of which the Creature draws three
    Given the situation
      """
      players: 5
      board: A
      """
    And every other opportunity is passed
    When B draws mirage, clone and scream
    And C draws dodge
    And D draws gate
    And E draws drone
    And F draws vortex
    Then B has 3 hunt cards
    And the hunt deck has 17 cards
