Feature: Taking Damage/Horror

  Background:
    Given every other opportunity is passed

  @taking-damage-horror.1
  Scenario: To take damage is to be dealt damage, so assets can take it
    Given Roland controls Beat Cop
    And the top of the encounter deck is Grasping Hands
    When Roland draws Grasping Hands from the encounter deck
    And Roland reveals -1
    And Roland assigns 2 damage to beat cop
    Then Beat Cop is defeated
    And Roland has 0 damage

  @taking-damage-horror.2
  Scenario: To take horror is to be dealt horror
    Given the location Landing has shroud 2
    And Landing connects to Attic
    And Daisy is at Landing
    And the card Calming Bell
      """
      type: asset
      abilities:
        - {reaction: {when: dealt, what: {controlled by: you}, of: horror}, do: {gain: 1}}
      """
    And the situation
      """
      locations: {attic: {card: Attic}}
      """
    And Daisy has 0 resources
    And Daisy controls Dr. Milan Christopher and Calming Bell
    When Daisy moves to Attic
    And Daisy assigns 1 horror to dr. milan christopher
    And Daisy uses Calming Bell
    Then Dr. Milan Christopher has 1 horror
    And Daisy has 0 horror
    And Daisy has 1 resource
