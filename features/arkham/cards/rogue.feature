Feature: Rogue cards of the core set

  Background:
    Given every other opportunity is passed
    And Skids is at the Study
    And Skids has 5 resources
    And the location Hallway has shroud 1
    And the location Attic has shroud 1
    And Study connects to Hallway

  Scenario: The elusive one leaves everybody behind and is where nobody is
    Given Ghoul Minion is engaged with Skids
    And Swarm of Rats is engaged with Skids
    And Acolyte is at Hallway
    And Skids holds Elusive
    When Skids plays Elusive
    Then Skids is at Attic
    And Ghoul Minion is not engaged with Skids
    And Swarm of Rats is at Study
    And ghoul minion does not attack skids

  Scenario: Not where an enemy is
    Given Ghoul Minion is engaged with Skids
    And Acolyte is at Hallway
    And Skids holds Elusive
    And no opportunity is passed
    When Skids plays Elusive
    Then Skids is at Attic

  Scenario: Not at a place that nobody has seen
    Given Ghoul Minion is engaged with Skids
    And the situation also says
      """
      locations: {attic: {unrevealed: true}}
      """
    And Skids holds Elusive
    And no opportunity is passed
    When Skids plays Elusive
    Then Skids is at Hallway

  Scenario: A switchblade is better in a sure hand
    Given Skids controls Switchblade
    And Ghoul Minion is engaged with Skids
    When Skids fights Ghoul Minion with Switchblade
    And Skids reveals +1
    Then Ghoul Minion is defeated

  Scenario: By one it is no better than a fist
    Given Skids controls Switchblade
    And Ghoul Minion is engaged with Skids
    When Skids fights Ghoul Minion with Switchblade
    And Skids reveals 0
    Then Ghoul Minion has 1 damage

  Scenario Outline: Whoever is hit by a failed attack is spared what a success brings: <card>
    Given Skids controls <card>
    And the situation also says
      """
      investigators: {daisy: {card: Daisy Walker, at: study}}
      enemies: {ghoul: {card: Ghoul Minion, engaged: daisy}}
      """
    When Skids fights ghoul with <card>
    And Skids reveals -4
    Then Daisy has 1 damage

    Examples:
      | card          |
      | Switchblade   |
      | .41 Derringer |

  Scenario: Burglary pays
    Given Skids controls Burglary
    And the location Study has shroud 2 and 1 clue
    When Skids investigates with Burglary
    And Skids reveals 0
    Then Skids has 8 resources
    And Skids has 0 clues
    And Burglary is exhausted

  Scenario: A pocket is picked of who is evaded
    Given Skids controls Pickpocketing
    And Ghoul Minion is engaged with Skids
    And the top of Skids's deck is Guts
    When Skids evades Ghoul Minion
    And Skids reveals 0
    And Skids uses Pickpocketing
    Then Guts is in Skids's hand

  Scenario Outline: A derringer rewards aim
    Given Skids controls .41 Derringer
    And Ghoul Minion is engaged with Skids
    When Skids fights Ghoul Minion with .41 Derringer
    And Skids reveals <token>
    Then <outcome>
    And .41 Derringer has 2 ammo

    Examples:
      | token | outcome                   |
      | -1    | Ghoul Minion is defeated  |
      | -2    | Ghoul Minion has 1 damage |

  Scenario Outline: Leo gives an action more
    Given Skids controls <leo>
    And Skids has no actions
    When Skids draws
    Then Skids has 0 actions
    And it is not refused

    Examples:
      | leo             |
      | Leo De Luca     |
      | Leo De Luca (1) |

  Scenario Outline: Hard knocks harden
    Given Skids controls Hard Knocks
    When Skids tests <skill> (3)
    And Skids uses Hard Knocks (<skill>)
    And Skids reveals 0
    Then the skill value is <value>

    Examples:
      | skill   | value |
      | combat  | 4     |
      | agility | 5     |

  Scenario: A stab in the back is a matter of agility
    Given Ghoul Minion is engaged with Skids
    And Skids holds Backstab
    When Skids plays Backstab on Ghoul Minion
    And Skids reveals -2
    Then the skill value is 2
    And Ghoul Minion is defeated

  Scenario: What is exhausted is attacked by surprise
    Given an exhausted Ghoul Minion at Study
    And Skids holds Sneak Attack
    When Skids plays Sneak Attack on Ghoul Minion
    Then Ghoul Minion is defeated

  Scenario: An opportunist comes back
    Given Skids holds Opportunist
    When Skids tests agility (1)
    And Skids commits Opportunist
    And Skids reveals -1
    Then Opportunist is in Skids's hand

  Scenario: And is for one's own tests only
    Given Roland is at the Study
    And Skids holds Opportunist
    And it is Roland's turn
    When Roland tests combat (1)
    Then Skids may not commit Opportunist
    When Roland reveals 0
    Then the skill value is 4

  Scenario: A burglar gets away with somebody
    Given Skids controls Cat Burglar
    And Ghoul Minion is engaged with Skids
    When Skids uses Cat Burglar
    Then Skids is at Hallway
    And Ghoul Minion is at Study
    And ghoul minion does not attack skids
    When Skids tests agility (3)
    And Skids reveals 0
    Then the skill value is 5

  Scenario: A sure gamble turns a minus
    Given Skids holds Sure Gamble
    When Skids tests agility (6)
    And Skids reveals -2
    And Skids plays Sure Gamble
    Then the skill value is 6

  Scenario: Also that of a symbol
    Given Skids holds Sure Gamble
    And the scenario is The Midnight Masks
    When Skids tests agility (6)
    And Skids reveals cultist
    And Skids plays Sure Gamble
    Then the skill value is 6

  Scenario: There is no minus on a symbol that has none, and none on a zero
    Given Skids holds Sure Gamble
    When Skids tests agility (6)
    And Skids reveals cultist
    And Skids plays Sure Gamble
    Then it is refused by triggering-condition.1

  Scenario: A hot streak
    Given Skids holds Hot Streak
    When Skids plays Hot Streak
    Then Skids has 12 resources

  Scenario: Skids buys an action
    Given Skids has no actions
    When Skids uses his own ability
    Then Skids has 1 action
    And Skids has 3 resources

  Scenario: His elder sign pays
    When Skids tests agility (3)
    And Skids reveals elder sign
    Then the skill value is 6
    And Skids has 7 resources
