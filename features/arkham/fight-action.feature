Feature: Fight Action

  Background:
    Given every other opportunity is passed

  Rule: When and against whom

    @fight-action.1
    Scenario: Nobody fights in another investigator's turn
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And Roland has 3 actions
      And it is Daisy's turn
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      Then it is refused by fight-action.1
      And roland does not begin a test
      And Roland has 3 actions

    @fight-action.1
    Scenario Outline: Nobody fights in the <phase> phase
      Given Roland is at the Hallway
      And it is the <phase> phase
      And Roland has 3 actions
      And a Ghoul Minion engaged with Roland
      Then Roland may not fight Ghoul Minion by fight-action.1

      Examples:
        | phase  |
        | mythos |
        | enemy  |
        | upkeep |

    @fight-action.13
    Scenario: In one's own turn a fight against an engaged enemy costs one action
      Given Roland is at the Hallway
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then Ghoul Minion has 1 damage
      And Roland has 2 actions
      And ghoul minion does not attack roland

    @fight-action.3
    Scenario: Not against an enemy at another location
      Given Roland is at the Attic
      And a Ghoul Minion at the Hallway
      When Roland fights Ghoul Minion
      Then it is refused by fight-action.3
      And Roland has 3 actions

    @golden-rules.2
    Scenario: A card may say where the enemy is instead
      Given the card Long Rifle
        """
        type: asset
        abilities: [{action: 1, do: {fight: {kind: enemy, at: connecting location}}}]
        """
      And Roland is at the Attic
      And Attic connects to Hallway
      And Hallway connects to Attic, Cellar
      And Roland controls Long Rifle
      And a Ghoul Minion at the Hallway
      And a Swarm of Rats at the Cellar
      And an Icy Ghoul engaged with Roland
      Then Roland may not fight Swarm of Rats with Long Rifle by fight-action.3
      And Roland may not fight Icy Ghoul with Long Rifle by target.3
      When Roland fights Ghoul Minion with Long Rifle
      And Roland reveals 0
      Then Ghoul Minion has 1 damage

    @fight-action.14
    Scenario: An unengaged enemy is fought without being engaged
      Given Roland is at the Attic
      And an exhausted Ghoul Minion at the Attic
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then Ghoul Minion has 1 damage
      And Ghoul Minion is unengaged
      And Ghoul Minion is exhausted

    @fight-action.15
    Scenario: An enemy engaged with another investigator stays engaged with that one
      Given Roland is at the Attic
      And Daisy is at the Attic
      And a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then Ghoul Minion has 1 damage
      And Ghoul Minion is engaged with Daisy

  Rule: A fight is a combat test against the enemy's fight value

    @fight-action.2
    Scenario Outline: Combat against fight with <token>
      Given Roland is at the Hallway
      And the chaos bag holds -2, -3
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals <token>
      Then the skill value is <value>
      And the difficulty is 2
      And the test <result>

      Examples:
        | token | value | result   |
        | -2    | 2     | succeeds |
        | -3    | 1     | fails    |

    @fight-action.2
    Scenario: It is the fight value and not another one that sets the difficulty
      Given Roland is at the Hallway
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals -2
      Then the difficulty is 1
      And the test succeeds by 1

    @fight-action.4
    Scenario: Who succeeds has attacked successfully, though no damage is dealt
      Given the card Untouchable Thing
        """
        type: enemy
        fight: 2
        health: 2
        evade: 2
        abilities: [{constant: this, cannot: [{deed: damage, what: this}]}]
        """
      And the card Boxing Gloves
        """
        type: asset
        abilities: [{reaction: {after: succeed, of: attack, who: you}, do: {draw: 1}}]
        """
      And Roland is at the Hallway
      And Roland controls Boxing Gloves
      And an Untouchable Thing engaged with Roland
      When Roland fights Untouchable Thing
      And Roland reveals 0
      And Roland uses Boxing Gloves
      Then Untouchable Thing has 0 damage
      And Roland has 1 card in hand

    @fight-action.9
    Scenario: Who fails has not attacked successfully
      Given the card Boxing Gloves
        """
        type: asset
        abilities: [{reaction: {after: succeed, of: attack, who: you}, do: {draw: 1}}]
        """
      And Roland is at the Hallway
      And Roland controls Boxing Gloves
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then boxing gloves does not initiate
      And Ghoul Minion has 0 damage

  Rule: The damage of a successful attack

    @fight-action.5
    Scenario: The attacked enemy is dealt it, and no other
      Given Roland is at the Hallway
      And a Ghoul Minion called ghoul engaged with Roland
      And a Ghoul Minion called other ghoul engaged with Roland
      When Roland fights ghoul
      And Roland reveals 0
      Then ghoul has 1 damage
      And other ghoul has 0 damage

    @fight-action.6
    Scenario Outline: It is 1, however high the success
      Given Roland is at the Hallway
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals <token>
      Then the test succeeds by <margin>
      And Ghoul Minion has 1 damage
      And Ghoul Minion is not defeated

      Examples:
        | token | margin |
        | -2    | 0      |
        | +1    | 3      |

    @fight-action.7
    Scenario Outline: What stands in the place of the 1 damage is modified too: success by <margin>
      Given the card Old Thing
        """
        {type: enemy, fight: 4, health: 9, evade: 4}
        """
      And Roland is at the Hallway
      And Roland controls Shotgun
      And Roland holds Vicious Blow
      And the chaos bag holds -4, +1
      And an Old Thing engaged with Roland
      When Roland fights Old Thing with Shotgun
      And Roland commits Vicious Blow
      And Roland reveals <token>
      Then the test succeeds by <margin>
      And Old Thing has <damage> damage

      Examples:
        | token | margin | damage |
        | -4    | 0      | 2      |
        | +1    | 5      | 6      |

    @fight-action.7
    Scenario: A weapon modifies the attack that is made with it
      Given Roland is at the Hallway
      And Roland controls .45 Automatic
      And a Ghoul Minion called ghoul engaged with Roland
      And a Ghoul Minion called other ghoul engaged with Roland
      When Roland fights ghoul with .45 Automatic
      And Roland reveals 0
      Then ghoul is defeated
      And the skill value is 5
      When Roland fights other ghoul
      And Roland reveals 0
      Then other ghoul has 1 damage
      And the skill value is 4

    @fight-action.8
    Scenario: It is dealt in ST.7
      Given Roland is at the Hallway
      And Roland holds Overpower
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Overpower
      And Roland reveals 0
      And Roland resolves Overpower first
      Then at ST.7, Ghoul Minion has 0 damage
      And at ST.8, Ghoul Minion has 1 damage
      And at ST.8, Overpower is committed
      And Overpower is discarded
      And ghoul minion takes damage before overpower is discarded

  Rule: The damage of a failed attack

    @fight-action.9 @fight-action.12
    Scenario: The attacked enemy is dealt none, nor is whoever attacked it
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And it is Roland's turn
      And Roland controls .45 Automatic
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland reveals auto-fail
      Then Ghoul Minion has 0 damage
      And Roland has 0 damage
      And Daisy has 0 damage
      And .45 Automatic has 3 ammo
      And Roland has 2 actions

    @fight-action.12
    Scenario: A failed attack on an unengaged enemy deals nobody damage
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And it is Roland's turn
      And an exhausted Ghoul Minion at the Hallway
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then Ghoul Minion has 0 damage
      And Roland has 0 damage
      And Daisy has 0 damage

    @fight-action.10
    Scenario: The one other investigator engaged with the enemy is dealt it
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Wendy is at the Attic
      And it is Roland's turn
      And a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then Daisy has 1 damage
      And Ghoul Minion has 0 damage
      And Roland has 0 damage
      And Wendy has 0 damage

    @fight-action.11
    Scenario Outline: The weapon's damage counts for the other investigator by one reading and not by the other
      Given the reading failed-attack-damage is "<reading>"
      And Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland controls .45 Automatic
      And a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland reveals auto-fail
      Then Daisy has <damage> damage

      Examples:
        | reading     | damage |
        | as modified | 2      |
        | standard    | 1      |

    @fight-action.11
    Scenario: What only a success would add is not dealt to the other investigator
      Given Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland controls .45 Automatic
      And Roland holds Vicious Blow
      And a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland commits Vicious Blow
      And Roland reveals auto-fail
      Then Daisy has 2 damage

    @fight-action.7
    Scenario: What a success may add to its damage is decided before it is dealt
      Given the card Bottle
        """
        type: asset
        abilities:
          - action: 1
            do:
              fight: enemy
              before its damage:
                may: {pay: {discard: this}, for: {modify: you, gets: {damage of the attack: 1}}}
                what: break it
        """
      And Roland is at the Attic
      And Roland controls Bottle
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion with Bottle
      And Roland reveals 0
      And Roland chooses to break it
      Then Bottle is in Roland's discard pile
      And Ghoul Minion is defeated

    Scenario: An attack that defeats its target
      Given the card Hook
        """
        type: asset
        abilities:
          - action: 1
            do: {fight: enemy, success: {if: {is: attacked enemy, a: {in play: false}}, then: {gain: 1}}}
        """
      And Roland is at the Attic
      And Roland controls Hook
      And Roland has 0 resources
      And a Ghoul Minion called ghoul engaged with Roland
      When Roland fights ghoul with Hook
      And Roland reveals 0
      Then ghoul has 1 damage
      And Roland has 0 resources
      When Roland fights ghoul with Hook
      And Roland reveals 0
      Then ghoul is defeated
      And Roland has 1 resource
