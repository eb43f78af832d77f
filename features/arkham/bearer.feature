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

  @bearer.2
  Scenario: Whoever had the weakness in play from the start
    Given the card Vow
      """
      type: asset
      weakness: true
      keywords: [permanent]
      abilities: [{free: true, used also by: investigator, do: {horror: 1, to: bearer}}]
      """
    And the situation also says
      """
      investigators: {roland: {play area: [{card: Vow, owner: daisy}]}}
      """
    When Roland uses Vow
    Then Daisy has 1 horror
    And Roland has 0 horror
