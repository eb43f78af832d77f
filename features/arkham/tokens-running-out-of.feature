Feature: Tokens, Running out of

  @tokens-running-out-of.1
  Scenario Outline: There is no limit to the tokens in the game
    Given every other opportunity is passed
    And Skids is at the Study
    And it is Skids's turn
    And Skids has 30 resources
    And the situation
      """
      token pool: {resources: 0, doom: 1}
      """
    When Skids resolves these effects
      """
      gain: 2
      of: <token>
      """
    Then Skids has <number> <token>

    Examples:
      | token     | number |
      | resources | 32     |
      | doom      | 2      |

  @tokens-running-out-of.1
  Scenario Outline: However tokens are placed, they come out of the token pool
    Given every other opportunity is passed
    And the card Lantern
      """
      {type: asset, cost: 0, uses: {supplies: 2}}
      """
    And the situation
      """
      token pool: {resources: 0, doom: 0, damage: 0, horror: 0, clues: 0, supplies: 1}
      locations:
        study: {card: {type: location, name: Study, shroud: 1}, connects: [attic]}
        attic: {card: {type: location, name: Attic, shroud: 1, clues: 2}, connects: [study], unrevealed: true}
      agenda: {card: "What's Going On?!"}
      """
    And Skids is at the Study
    And Skids has 0 resources
    And Skids holds Lantern
    And it is Skids's turn
    When <it happens>
    Then <it is so>

    Examples:
      | it happens                | it is so                     |
      | Skids takes a resource    | Skids has 1 resource         |
      | Skids takes 1 damage      | Skids has 1 damage           |
      | Skids takes 1 horror      | Skids has 1 horror           |
      | Skids moves to Attic      | Attic has 2 clues            |
      | Skids plays Lantern       | Lantern has 2 supplies       |
      | the mythos phase is played | What's Going On?! has 1 doom |

  Rule: Where tokens go that are lost

    Background:
      Given every other opportunity is passed
      And Skids is at the Study
      And Daisy is at the Study
      And it is Skids's turn
      And Skids has 5 resources
      And Skids has 2 damage
      And Skids has 3 horror
      And Skids controls First Aid
      And a Ghoul Minion with 1 damage at the Hallway

    Scenario Outline: However they are lost, they go to the token pool
      When Skids resolves these effects
        """
        - <effect>
        """
      Then <number> <tokens> have gone to the token pool

      Examples:
        | effect                                 | number | tokens    |
        | {lose: 3}                              | 3      | resources |
        | {lose: 9}                              | 5      | resources |
        | {lose: 2, of: supplies, on: First Aid} | 2      | supplies  |
        | {heal damage: 2}                       | 2      | damage    |
        | {heal horror: 2}                       | 2      | horror    |
        | {discard: First Aid}                   | 3      | supplies  |
        | {defeat: Ghoul Minion}                 | 1      | damage    |

    @elimination.12
    Scenario: The resources of the eliminated
      When Skids takes 6 damage
      Then 5 resources have gone to the token pool
