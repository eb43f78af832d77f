Feature: Move Action

  Background:
    Given every other opportunity is passed
    And the situation
      """
      locations:
        attic: {connects: [hallway], card: {type: location, name: Attic, shroud: 1}}
        hallway: {connects: [attic, cellar], card: {type: location, name: Hallway, shroud: 1}}
        cellar: {connects: [hallway], card: {type: location, name: Cellar, shroud: 1}}
      """

  @move-action.1
  Scenario: In one's own turn, and in nobody else's
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And Daisy has 3 actions
    And it is Roland's turn
    When Roland moves to Attic
    Then Roland is at Attic
    And Roland has 2 actions
    When Daisy moves to Attic
    Then it is refused by move-action.1
    And Daisy is at Hallway
    And Daisy has 3 actions

  @move-action.2
  Scenario: One connection an action
    Given Roland is at the Attic
    When Roland moves to Cellar
    Then it is refused by move-action.2
    And Roland is at Attic
    And Roland has 3 actions
    When Roland moves to Hallway
    And Roland moves to Cellar
    Then Roland is at Cellar
    And Roland has 1 action
