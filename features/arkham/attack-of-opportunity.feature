Feature: Attack of Opportunity

  Background:
    Given every other opportunity is passed

  Rule: Taking any other action provokes every ready engaged enemy

    @attack-of-opportunity.1 @attack-of-opportunity.8
    Scenario Outline: Every ready engaged enemy attacks whoever <does>
      Given Roland is at the Hallway
      And Hallway connects to Attic
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Roland
      And an exhausted Ravenous Ghoul at the Hallway
      When Roland <does>
      And Roland has Ghoul Minion attack first
      Then swarm of rats attacks roland
      And ravenous ghoul does not attack roland
      And Roland has <damage> damage
      And Roland has <horror> horror
      And Roland has 2 actions

      Examples:
        | does                    | damage | horror |
        | takes a resource        | 2      | 1      |
        | draws a card            | 2      | 1      |
        | engages Ravenous Ghoul  | 2      | 1      |
        | moves to Attic          | 2      | 2      |

    @attack-of-opportunity.8
    Scenario: Each deals all of its damage and horror
      Given Roland is at the Hallway
      And a Ghoul Priest engaged with Roland
      And a Swarm of Rats engaged with Roland
      When Roland takes a resource
      And Roland has Swarm of Rats attack first
      Then Roland has 3 damage
      And Roland has 2 horror

    @attack-of-opportunity.6
    Scenario: Exhausted enemies, and enemies engaged with another, do not attack
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And an exhausted Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Daisy
      When Roland draws a card
      Then ghoul minion does not attack roland
      And swarm of rats does not attack roland
      And swarm of rats does not attack daisy
      And Roland has 0 damage
      And Daisy has 0 damage

    @attack-of-opportunity.6
    Scenario: A ready enemy that is engaged with nobody does not attack
      Given Roland is at the Hallway
      And a Swarm of Rats at the Hallway
      And the situation
        """
        enemies: {swarm of rats: {keywords: [aloof]}}
        """
      When Roland draws a card
      Then swarm of rats does not attack roland

    @attack-of-opportunity.11
    Scenario: An enemy that has attacked stays ready and attacks at every provoking action
      Given Roland is at the Hallway
      And a Swarm of Rats engaged with Roland
      When Roland draws a card
      Then Swarm of Rats is ready
      When Roland takes a resource
      Then Swarm of Rats is ready
      And swarm of rats attacks roland twice
      And Roland has 2 damage

    @cannot.1
    Scenario: An enemy that cannot make them attacks in the enemy phase alone
      Given Roland is at the Hallway
      And the card Tame Hound
        """
        type: enemy
        fight: 1
        health: 3
        evade: 1
        damage: 1
        abilities: [{constant: this, cannot: {deed: attack of opportunity, who: this}}]
        """
      And a Tame Hound engaged with Roland
      And a Swarm of Rats engaged with Roland
      When Roland draws a card
      Then tame hound does not attack roland
      And swarm of rats attacks roland
      And Roland has 1 damage
      When Tame Hound attacks Roland
      Then Roland has 2 damage

  Rule: Fighting, evading, parleying and resigning provoke nobody

    @attack-of-opportunity.2
    Scenario: A fight with a weapon provokes nobody
      Given Roland is at the Attic
      And Roland controls .45 Automatic
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Roland
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland reveals 0
      Then ghoul minion does not attack roland
      And swarm of rats does not attack roland
      And Ghoul Minion is defeated

    @attack-of-opportunity.2
    Scenario: A plain fight provokes nobody
      Given Roland is at the Attic
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then ghoul minion does not attack roland
      And swarm of rats does not attack roland

    @attack-of-opportunity.3
    Scenario Outline: An evade action provokes nobody, whether it succeeds or fails
      Given Wendy is at the Hallway
      And a Ghoul Minion engaged with Wendy
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Swarm of Rats
      And Wendy reveals <token>
      Then the test <result>
      And ghoul minion does not attack wendy
      And swarm of rats does not attack wendy

      Examples:
        | token     | result   |
        | 0         | succeeds |
        | auto-fail | fails    |

    @attack-of-opportunity.3
    Scenario: Nor does an ability with the Evade designator
      Given the card Smoke Bomb
        """
        type: asset
        abilities:
          - {action: 1, cost: {discard: this}, do: {evade: enemy, you get: {agility: 2}}}
        """
      And Wendy is at the Hallway
      And Wendy controls Smoke Bomb
      And a Ghoul Minion engaged with Wendy
      When Wendy evades Ghoul Minion with Smoke Bomb
      And Wendy reveals -2
      Then Ghoul Minion is exhausted
      And ghoul minion does not attack wendy

    @attack-of-opportunity.3
    Scenario: Nor does an event with the Evade designator
      Given Wendy is at the Hallway
      And Wendy has 5 resources
      And Wendy holds Cunning Distraction
      And a Ghoul Minion engaged with Wendy
      And a Swarm of Rats engaged with Wendy
      When Wendy plays Cunning Distraction
      Then ghoul minion does not attack wendy
      And swarm of rats does not attack wendy
      And Ghoul Minion is exhausted
      And Swarm of Rats is exhausted

    @attack-of-opportunity.1
    Scenario: An ability that evades without the designator provokes
      Given the card Sandstorm
        """
        type: event
        cost: 0
        abilities: [{event: {evade automatically: {kind: enemy, at: your location}}}]
        """
      And Wendy is at the Hallway
      And Wendy holds Sandstorm
      And a Swarm of Rats engaged with Wendy
      When Wendy plays Sandstorm
      Then swarm of rats attacks wendy before swarm of rats is evaded

    @attack-of-opportunity.1
    Scenario: An ability that resigns without the designator provokes
      Given the card Trapdoor
        """
        type: asset
        abilities: [{action: 1, do: {resign: true}}]
        """
      And Daisy is at the Hallway
      And Daisy controls Trapdoor
      And a Swarm of Rats engaged with Daisy
      When Daisy uses Trapdoor
      Then swarm of rats attacks daisy
      And Daisy is eliminated

    @golden-rules.2
    Scenario: A card may say that it provokes nobody
      Given Skids is at the Attic
      And Attic connects to Hallway
      And Skids controls Cat Burglar
      And a Swarm of Rats engaged with Skids
      When Skids uses Cat Burglar
      Then swarm of rats does not attack skids
      And Skids is at Hallway
      And Swarm of Rats is at Attic

    @attack-of-opportunity.4
    Scenario: A parley ability provokes nobody
      Given Skids is at the Hallway
      And Skids has 4 resources
      And a Mob Enforcer engaged with Skids
      And a Swarm of Rats engaged with Skids
      When Skids uses Mob Enforcer
      Then mob enforcer does not attack skids
      And swarm of rats does not attack skids
      And Mob Enforcer is not in play
      And Skids has 0 resources
      And Skids has 2 actions

    @attack-of-opportunity.5
    Scenario: A resign ability provokes nobody
      Given Daisy is at the Parlor
      And Daisy has 4 damage
      And a Swarm of Rats engaged with Daisy
      When Daisy uses Parlor (resign)
      Then swarm of rats does not attack daisy
      And Daisy is eliminated
      And Daisy is not defeated

  Rule: The attacks come between the cost and the effect, in the order that the attacked investigator chooses

    @attack-of-opportunity.9 @initiation-sequence.11
    Scenario: The attack comes when the card is paid for and not yet in play
      Given Roland is at the Attic
      And Roland has 4 resources
      And Roland holds Beat Cop
      And a Swarm of Rats engaged with Roland
      When Roland plays Beat Cop
      Then roland pays resources before swarm of rats attacks roland
      And swarm of rats attacks roland before beat cop enters play
      And Roland has 1 damage
      And Roland has 0 resources

    @attack-of-opportunity.6
    Scenario: An enemy that is defeated before its own attack makes none
      Given Agnes is at the Hallway
      And a Swarm of Rats engaged with Agnes
      And a Ghoul Minion engaged with Agnes
      When Agnes takes a resource
      And Agnes has Ghoul Minion attack first
      And Agnes takes it all
      And Agnes uses Agnes Baker on Swarm of Rats
      Then Swarm of Rats is defeated
      And Swarm of Rats does not attack Agnes
      And Agnes has 1 damage

    @attack-of-opportunity.7
    Scenario: Nobody passes where the order of the attacks has to be chosen
      Given Roland is at the Hallway
      And a Swarm of Rats engaged with Roland
      And a Ghoul Minion engaged with Roland
      When Roland draws a card
      And Roland passes
      Then it is refused by attack-of-opportunity.7
      And Roland may not pass
      And it waits for Roland

    @attack-of-opportunity.7
    Scenario Outline: The attacked investigator, and not the lead investigator, orders the attacks
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And Daisy is the lead investigator
      And it is Roland's turn
      And Roland controls Guard Dog with 2 damage
      And a Swarm of Rats engaged with Roland
      And a Ghoul Minion engaged with Roland
      When Roland draws a card
      And Roland has <first> attack first
      And Roland assigns 1 damage to Guard Dog
      And Roland uses Guard Dog
      Then Roland decides the order of the attacks
      And <first> attacks roland before <second> attacks roland
      And <hurt> has 1 damage
      And the <rats>

      Examples:
        | first         | second        | hurt         | rats                            |
        | Swarm of Rats | Ghoul Minion  | Roland       | Swarm of Rats is defeated       |
        | Ghoul Minion  | Swarm of Rats | Ghoul Minion | Swarm of Rats is not defeated   |

    @attack-of-opportunity.10
    Scenario: An ability of two actions provokes each enemy once
      Given the location Reading Room has shroud 2
      And the situation
        """
        locations:
          reading room:
            card:
              abilities: [{action: 2, do: {draw: 3}}]
        """
      And Roland is at the Reading Room
      And a Swarm of Rats engaged with Roland
      When Roland uses Reading Room
      Then swarm of rats attacks roland once
      And Roland has 1 damage
      And Roland has 3 cards in hand
      And Roland has 1 action

    @attack-of-opportunity.12
    Scenario: After the attack the action goes on
      Given Roland is at the Hallway
      And a Swarm of Rats engaged with Roland
      When Roland draws a card
      Then swarm of rats attacks roland before roland draws
      And Roland has 1 damage
      And Roland has 1 card in hand

    @attack-of-opportunity.13
    Scenario: For a card an attack of opportunity is an enemy attack
      Given Roland is at the Hallway
      And Roland has 1 resource
      And Roland holds Dodge
      And a Swarm of Rats engaged with Roland
      When Roland draws a card
      And Roland plays Dodge
      Then Roland has 0 damage
      And Roland has 0 resources
      And Dodge is discarded
      And Roland has 1 card in hand

    Scenario: Whoever is defeated by the attack does not go on with the action
      Given Roland is at the Hallway
      And Roland has 8 damage
      And Daisy is at the Hallway
      And it is Roland's turn
      And a Swarm of Rats called rats engaged with Roland
      And a Swarm of Rats called more rats engaged with Roland
      When Roland draws a card
      And Roland has rats attack first
      Then Roland is defeated
      And more rats does not attack roland
      And roland does not draw

    @cannot.1
    Scenario: An enemy that cannot attack makes no attack of opportunity
      Given the card White Flag
        """
        type: asset
        abilities: [{constant: you, cannot: [{deed: attack, what: you, who: {kind: enemy, non: Elite}}]}]
        """
      And Roland is at the Hallway
      And Roland controls White Flag
      And a Swarm of Rats engaged with Roland
      And a Ghoul Priest engaged with Roland
      When Roland takes a resource
      Then swarm of rats does not attack roland
      And ghoul priest attacks roland

  Scenario: An event says that it provokes none
    Given the card Feint
      """
      {type: event, cost: 0, abilities: [{event: {gain: 1}, provokes attacks of opportunity: false}]}
      """
    And every other opportunity is passed
    And Roland is at the Study
    And Roland holds Feint
    And a Ghoul Minion engaged with Roland
    And it is Roland's turn
    When Roland plays Feint
    Then Roland has 0 damage
