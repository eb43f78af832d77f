Feature: Heal

  Background:
    Given every other opportunity is passed

  @heal.1
  Scenario: Healing damage leaves horror where it is
    Given Roland has 3 damage
    And Roland has 2 horror
    When Roland resolves these effects
      """
      heal damage: 2
      """
    Then Roland has 1 damage
    And Roland has 2 horror

  @heal.2
  Scenario: Healing horror leaves damage where it is
    Given Roland has 3 damage
    And Roland has 2 horror
    When Roland resolves these effects
      """
      heal horror: 1
      """
    Then Roland has 3 damage
    And Roland has 1 horror

  @heal.3
  Scenario: What is healed in excess is lost
    Given Roland controls Beat Cop with 1 damage
    When Roland resolves these effects
      """
      heal damage: 3
      from: Beat Cop
      """
    Then Beat Cop has 0 damage
    When Roland takes 1 damage
    And Roland assigns 1 damage to Beat Cop
    Then Beat Cop has 1 damage

  Rule: More of the same healing

    Background:
      Given the card Soft Voice
        """
        type: asset
        abilities: [{reaction: {after: heal, of: horror, by: {controlled by: you, other than: this}}, do: {heal more horror: 1}}]
        """
      And the card Tea
        """
        {type: asset, abilities: [{action: 1, do: {heal horror: 1, from: you}}]}
        """
      And the card Diary
        """
        {type: asset, abilities: [{forced: {after: heal, of: horror}, do: {gain: 1}}]}
        """
      And Daisy controls Soft Voice, Tea and Diary
      And Daisy has 0 resources

    Scenario Outline: It is part of the effect that healed, and there may be nothing left for it
      Given Daisy has <horror> horror
      And it is Daisy's turn
      When Daisy uses Tea
      And Daisy uses Soft Voice
      Then Daisy has <left> horror
      And Daisy has 1 resource

      Examples:
        | horror | left |
        | 3      | 1    |
        | 2      | 0    |
