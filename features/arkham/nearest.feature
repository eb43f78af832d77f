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

  Rule: Where no path leads

    Background:
      Given the situation
        """
        locations:
          far end: {card: {type: location, name: Far End, shroud: 1}, connects: []}
          island: {card: {type: location, name: Island, shroud: 1}, connects: []}
        """

    @nearest.1
    Scenario Outline: A reading says if one of those to which no path leads is the nearest
      Given the reading nearest-without-a-path is "<reading>"
      And every other opportunity is passed
      And Daisy is at the Island
      And Daisy is the lead investigator
      And an Acolyte called one at the Far End
      And an Acolyte called other at the Far End
      When Roland draws Mysterious Chanting from the encounter deck
      And <somebody chooses>
      Then other has <doom> doom
      And one has 0 doom

      Examples:
        | reading     | somebody chooses    | doom |
        | any of them | Daisy chooses other | 2    |
        | none        | the round ends      | 0    |

    Scenario Outline: Also where a description says that it is the nearest
      Given the reading nearest-without-a-path is "<reading>"
      And an Acolyte called one at the Far End
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: enemy, nearest to: you}}
        """
      Then one has <doom> doom

      Examples:
        | reading     | doom |
        | any of them | 1    |
        | none        | 0    |

    @nearest.1
    Scenario: Somebody to whom a path leads is nearer
      Given an Acolyte called one at the Far End
      And an Acolyte called other at the Cellar
      When Roland draws Mysterious Chanting from the encounter deck
      Then other has 2 doom
      And one has 0 doom

    Scenario: An enemy that would move moves on a path, or not at all
      Given every other opportunity is passed
      And a Swarm of Rats at the Island
      When the enemy phase is played
      Then Swarm of Rats is at Island
      And Swarm of Rats does not move

  Rule: How far away a thing is

    Scenario: It connects, or lies no more than so many connections away
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: location, connecting to: your location}}
        """
      Then Attic has 1 doom
      And Study has 1 doom
      And Cellar has 0 doom
      And Hallway has 0 doom
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: location, up to connections away: 2, other than: your location}}
        """
      Then Attic has 2 doom
      And Cellar has 1 doom
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: location, up to connections away: 1}}
        """
      Then Hallway has 1 doom
      And Cellar has 1 doom

    @nearest.2
    Scenario: The nearest that bears none
      Given an Acolyte called near at the Attic
      And an Acolyte called far at the Cellar
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: enemy, at: Attic}}
        - {the nearest: {kind: enemy, with no: doom}, do: {doom: 1, on: chosen}}
        """
      Then far has 1 doom
      And near has 1 doom

    Scenario: Of all that fit the one that is nearest, or farthest away
      When Roland resolves these effects
        """
        - {doom: 1, on: {kind: location, nearest to: you, other than: [your location, Study]}}
        - {gain: 1, of: resources, on: {kind: location, farthest from: you}}
        """
      Then Attic has 1 doom
      And Cellar has 0 doom
      And Cellar has 1 resource
      And Attic has 0 resources
      When Roland resolves these effects
        """
        - {the nearest: {kind: location, other than: your location, farthest from: you}, do: {doom: 2, on: chosen}}
        """
      Then Cellar has 2 doom

  Rule: From the location that speaks of it

    @nearest.1
    Scenario: And not from wherever the lead investigator is
      Given the card Bedroom
        """
        {type: location, shroud: 2, abilities: [{forced: {when: end round}, do: {the nearest: {kind: enemy}, do: {doom: 1, on: chosen}}}]}
        """
      And the situation also says
        """
        locations: {bedroom: {card: Bedroom, connects: cellar}}
        """
      And an Acolyte at the Attic
      And a Swarm of Rats at the Cellar
      And every other opportunity is passed
      When the round ends
      Then Swarm of Rats has 1 doom
      And Acolyte has 0 doom

  Rule: An enemy may be moved all the way, one location at a time

    @nearest.4
    Scenario Outline: Over as many connections as it takes
      Given Roland is at the Study
      And Study connects to Hallway
      And Hallway connects to Attic
      And a Swarm of Rats at the Attic
      And the card Summons
        """
        type: treachery
        abilities: [{revelation: {move towards: your location, what: Swarm of Rats<way>}}]
        """
      And the top of the encounter deck is Summons
      When Roland draws Summons from the encounter deck
      Then Swarm of Rats is at the <where>

      Examples:
        | way                 | where   |
        |                     | Hallway |
        | , all the way: true | Study   |
