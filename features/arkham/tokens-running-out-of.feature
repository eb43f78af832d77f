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
