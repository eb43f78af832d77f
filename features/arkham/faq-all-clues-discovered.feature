Feature: "...unless all of (location)'s clues have been discovered."

  Background:
    Given every other opportunity is passed

  @faq-all-clues-discovered.1
  Scenario Outline: An unrevealed location has clues that have not been discovered
    Given Skids is at the Hallway
    And Skids has 0 resources
    And the situation
      """
      locations: {attic: {card: Attic, unrevealed: <unrevealed>, clues: 0}}
      """
    When Skids resolves these effects
      """
      if: {there is: {kind: location, named: Attic, all clues discovered: true}}
      then: {gain: 1}
      """
    Then Skids has <resources> resources

    Examples:
      | unrevealed | resources |
      | true       | 0         |

  Scenario: A revealed location without clues has had them discovered
    Given Skids is at the Hallway
    And Skids has 0 resources
    And the situation
      """
      locations: {attic: {card: Attic, clues: 0}}
      """
    When Skids resolves these effects
      """
      if: {there is: {kind: location, named: Attic, all clues discovered: true}}
      then: {gain: 1}
      """
    Then Skids has 1 resource
