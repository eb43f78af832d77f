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
