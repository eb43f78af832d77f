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

  @nearest.2
  Scenario: Only what the ability speaks of
    Given a Swarm of Rats at the Attic
    And an Acolyte at the Cellar
    When Roland draws Mysterious Chanting from the encounter deck
    Then Acolyte has 2 doom
    And Swarm of Rats has 0 doom

  @nearest.3
  Scenario: Blocked connections count
    Given Daisy is at the Far End
    And every other opportunity is passed
    And it is nobody's turn
    And the situation
      """
      locations:
        start: {card: {type: location, name: Start, shroud: 1}, connects: [study, r1]}
        study: {attached: [Barricade], connects: [hallway, start]}
        r1: {card: {type: location, name: R1, shroud: 1}, connects: [start, r2]}
        r2: {card: {type: location, name: R2, shroud: 1}, connects: [r1, far end]}
        far end: {card: {type: location, name: Far End, shroud: 1}, connects: [r2]}
      """
    And a Swarm of Rats at Start
    When the enemy phase is played
    Then Swarm of Rats is at Start

  @nearest.4
  Scenario: Blocked connections are part of the shortest path
    Given every other opportunity is passed
    And the situation
      """
      locations:
        hallway: {connects: [yard]}
        start: {card: {type: location, name: Start, shroud: 1}, connects: [study, far yard]}
        study: {attached: [Barricade], connects: [hallway, start]}
        far yard: {card: {type: location, name: Far Yard, shroud: 1}, connects: [start, yard]}
        yard: {card: {type: location, name: Yard, shroud: 1}, connects: [far yard, hallway]}
      """
    And an Acolyte at Start
    When Roland resolves these effects
      """
      - {move towards the nearest investigator: Acolyte}
      """
    Then Acolyte is at Start
