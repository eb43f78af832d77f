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

  Scenario Outline: What is said of direct horror is said of no other
    Given the card Calm
      """
      {type: asset, abilities: [{forced: {after: dealt, who: you, of: direct}, do: {gain: 1}}]}
      """
    And Roland controls Calm
    And Roland has 0 resources
    When Roland resolves these effects
      """
      horror: 1
      direct: <direct>
      """
    Then Roland has <resources> resource

    @direct-damage-direct-horror.2
    Examples: Direct horror
      | direct | resources |
      | true   | 1         |

    Examples: Other horror
      | direct | resources |
      | false  | 0         |

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

    Scenario Outline: Direct horror stays where it is, other horror may be moved
      Given the card Comfort
        """
        type: asset
        abilities:
          - forced: {when: dealt, who: you, of: horror}
            do: {reassign horror: 1, to: {kind: asset, trait: [Ally], controlled by: you}}
        """
      And Roland controls Comfort
      And every other choice takes the first option
      When Roland resolves these effects
        """
        horror: 2
        direct: <direct>
        """
      Then Roland has <his> horror
      And Beat Cop has <its> horror

      @direct-damage-direct-horror.3
      Examples: Direct horror
        | direct | his | its |
        | true   | 2   | 0   |

      Examples: Other horror
        | direct | his | its |
        | false  | 1   | 1   |

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
