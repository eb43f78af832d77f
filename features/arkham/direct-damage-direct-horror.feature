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

  Rule: Reassigning

    Background:
      Given the card Bulwark
        """
        type: asset
        abilities:
          - forced: {when: dealt, who: you, of: damage}
            do: {reassign damage: 1, to: {kind: asset, trait: [Ally], controlled by: you}}
        """
      And Roland is at the Study
      And Roland controls Bulwark and Beat Cop

    @direct-damage-direct-horror.3
    Scenario: Direct damage stays where it is
      When Roland resolves these effects
        """
        damage: 2
        direct: true
        """
      Then Roland has 2 damage
      And Beat Cop has 0 damage

    Scenario: Other damage may be moved
      When Roland resolves these effects
        """
        damage: 2
        """
      And Roland takes it all
      Then Roland has 1 damage
      And Beat Cop has 1 damage
