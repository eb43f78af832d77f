Feature: Nearest

  Background:
    Given Roland is at the Hallway
    And the situation
      """
      locations:
        hallway: {connects: [attic, study]}
        attic: {connects: [hallway, cellar]}
        cellar: {connects: [attic]}
        study: {connects: [hallway]}
      encounter deck: [Mysterious Chanting]
      """

  @nearest.1
  Scenario: The nearest is the one that fewest connections lead to
    Given an Acolyte at the Attic
    And a Wizard of the Order at the Cellar
    When Roland draws Mysterious Chanting from the encounter deck
    Then Acolyte has 2 doom
    And Wizard of the Order has 0 doom

  @nearest.1
  Scenario: No connection is fewer than one
    Given an Acolyte called far at the Attic
    And an Acolyte called near at the Hallway
    When Roland draws Mysterious Chanting from the encounter deck
    Then near has 2 doom
    And far has 0 doom
