Feature: Copy

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @copy.1
  Scenario: The title decides
    Given Roland controls Beat Cop
    And Roland holds Beat Cop (2), Guts
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {gain: {count: {zone: hand, copy of: {kind: asset, controlled by: you}}}}
      """
    Then Roland has 1 resource

  @copy.2
  Scenario: The first one is a copy too
    Given Roland controls Machete
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {gain: {count: {kind: asset, copy of: Machete}}}
      """
    Then Roland has 1 resource

  Scenario Outline: A card that has a name of its own here is called by its title as well: <said>
    Given the situation also says
      """
      investigators: {roland: {hand: [{card: Beat Cop (2), as: old cop}], resources: 9}}
      """
    When Roland plays <said>
    Then <said> is in play
    And old cop is in Roland's play area

    Examples:
      | said         |
      | old cop      |
      | Beat Cop (2) |
      | Beat Cop     |
