Feature: Direct Damage, Direct Horror

  Background:
    Given every other opportunity is passed

  @direct-damage-direct-horror.1 @direct-damage-direct-horror.2
  Scenario: Direct damage goes on the investigator, whatever assets there are
    Given Roland controls Guard Dog
    And no opportunity is passed
    When Roland resolves these effects
      """
      damage: 1
      direct: true
      """
    Then Roland has 1 damage
    And Guard Dog has 0 damage
