Feature: Attacker, Attacked

  Background:
    Given every other opportunity is passed

  @attacker-attacked.1
  Scenario Outline: The attacking enemy is the one whose attack is being resolved
    Given Roland is at the Hallway
    And Roland controls Guard Dog
    And a Swarm of Rats engaged with Roland
    And a Ghoul Minion engaged with Roland
    When <attacker> attacks Roland
    And Roland assigns 1 damage to Guard Dog
    And Roland uses Guard Dog
    Then the <outcome>
    And <other> has 0 damage

    Examples:
      | attacker      | outcome                     | other         |
      | Ghoul Minion  | Ghoul Minion has 1 damage   | Swarm of Rats |
      | Swarm of Rats | Swarm of Rats is defeated   | Ghoul Minion  |

  Scenario: An investigator who fights is the attacker, and the enemy is none
    Given Roland is at the Hallway
    And Roland controls Guard Dog
    And a Ghoul Minion engaged with Roland
    When Roland fights Ghoul Minion
    And Roland reveals 0
    Then guard dog does not initiate
    And Ghoul Minion has 1 damage

  @attacker-attacked.2
  Scenario: An enemy that is merely engaged is not the attacked enemy
    Given Roland is at the Hallway
    And Roland controls Machete
    And a Ghoul Minion engaged with Roland
    And an exhausted Icy Ghoul at the Hallway
    When Roland fights Icy Ghoul with Machete
    And Roland reveals 0
    Then Icy Ghoul has 1 damage
    And Ghoul Minion has 0 damage

  @attacker-attacked.2
  Scenario: The enemy against which the attack is made is the attacked enemy
    Given Roland is at the Hallway
    And Roland controls Machete
    And an Icy Ghoul engaged with Roland
    When Roland fights Icy Ghoul with Machete
    And Roland reveals 0
    Then Icy Ghoul has 2 damage

  @attacker-attacked.2
  Scenario: The investigator against whom the attack is made is the attacked investigator
    Given the card Mirror of Pain
      """
      type: asset
      abilities:
        - {forced: {after: attack, by: enemy}, do: {gain: 1, on: attacked investigator}}
      """
    And Roland is at the Hallway
    And Daisy is at the Hallway
    And Daisy controls Mirror of Pain
    And a Swarm of Rats engaged with Roland
    When Swarm of Rats attacks Roland
    Then Roland has 1 resource
    And Daisy has 0 resources
