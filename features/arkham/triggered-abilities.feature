Feature: Triggered Abilities

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @triggered-abilities.1
  Scenario: It takes place only when somebody triggers it
    Given the card Ledger
      """
      type: asset
      abilities:
        - {forced: {after: defeat, what: enemy}, do: {gain: 1}}
        - {reaction: {after: defeat, what: enemy}, do: {discover: 1}}
      """
    And Roland controls Ledger
    And Roland has 0 resources
    And a Swarm of Rats engaged with Roland
    When Swarm of Rats is dealt 1 damage by Roland
    Then Roland has 1 resource
    And Roland has 0 clues

  @triggered-abilities.2
  Scenario: The action icon costs an action
    Given the card Lens
      """
      {type: asset, abilities: [{action: 1, do: {gain: 1}}]}
      """
    And Roland controls Lens
    And Roland has 1 action
    When Roland uses Lens
    Then Roland has 0 actions
    And Roland may not use Lens by action.1

  @triggered-abilities.3
  Scenario: The free icon costs none
    Given Roland controls Physical Training
    And Roland has 2 resources
    And Roland has 1 action
    And a Ghoul Minion engaged with Roland
    When Roland fights Ghoul Minion
    And Roland uses Physical Training (combat)
    And Roland uses Physical Training (combat)
    And Roland reveals 0
    Then the skill value is 6
    And Roland has 0 actions
    And Roland has 0 damage

  @triggered-abilities.4
  Scenario: The reaction icon costs none
    Given Roland controls Dr. Milan Christopher
    And Roland has 1 action
    And Roland has 0 resources
    When Roland investigates
    And Roland reveals 0
    And Roland uses Dr. Milan Christopher
    Then Roland has 1 resource
