Feature: Bearer

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @bearer.1
  Scenario: Whoever had the weakness in the deck, whomever it is engaged with
    Given Skids is at the Study
    And the situation also says
      """
      enemies: {enforcer: {card: Mob Enforcer, engaged: roland, owner: skids}}
      """
    When enforcer is exhausted
    And Roland resolves these effects
      """
      - {disengage: Mob Enforcer}
      """
    And enforcer is readied
    Then enforcer is engaged with Skids
