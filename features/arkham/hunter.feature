Feature: Hunter

  Background:
    Given every other opportunity is passed
    And Hallway connects to Attic, Cellar and Study

  Rule: Ready unengaged hunters move in step 3.2

    @hunter.1 @hunter.3
    Scenario: Only enemies with hunter move
      Given Roland is at the Attic
      And a Swarm of Rats at the Hallway
      And a Ghoul Minion at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Attic
      And Ghoul Minion is at Hallway

    @hunter.2
    Scenario: Before the attacks of step 3.3
      Given Roland is at the Attic
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then at 3.3, Swarm of Rats is engaged with Roland
      And swarm of rats engages roland before swarm of rats attacks roland
      And Roland has 1 damage

    @hunter.3
    Scenario: One connection in each enemy phase
      Given Roland is at the Attic
      And a Swarm of Rats at the Cellar
      When the enemy phase is played
      Then Swarm of Rats is at Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Attic

    @hunter.4
    Scenario: Not while it is exhausted
      Given Roland is at the Attic
      And an exhausted Swarm of Rats at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Hallway

    @hunter.5
    Scenario: Not while it is engaged, though its prey is elsewhere
      Given Roland is at the Hallway
      And Skids is at the Attic
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, engaged: roland, owner: skids}}
        """
      When the enemy phase is played
      Then Mob Enforcer is engaged with Roland
      And mob enforcer attacks roland

    @hunter.8
    Scenario: It stays where somebody is, though it is engaged with nobody
      Given Roland is at the Attic
      And Daisy is at the Hallway
      And the card Whippoorwill
        """
        {type: enemy, fight: 1, evade: 4, health: 1, keywords: [aloof, hunter]}
        """
      And a Whippoorwill at the Attic
      When the enemy phase is played
      Then Whippoorwill is at Attic
      And Whippoorwill is unengaged

  Rule: Towards the nearest investigator, on the shortest path

    @hunter.6
    Scenario: Towards the nearer one
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, c]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [b, d]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [c, e]}
          e: {card: {type: location, name: E, shroud: 1}, connects: [d]}
        """
      And Roland is at E
      And Daisy is at A
      And a Swarm of Rats at B
      When the enemy phase is played
      Then Swarm of Rats is at A

    @hunter.10
    Scenario: The nearer one goes before its prey
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, c]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [b, d]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [c]}
        """
      And Roland is at D
      And Daisy is at A
      And a Ghoul Priest at B
      When the enemy phase is played
      Then Ghoul Priest is at A

    @hunter.7
    Scenario: The shortest path, and no other
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [c, b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, d]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [a, e]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [b, e]}
          e: {card: {type: location, name: E, shroud: 1}, connects: [c, d]}
        """
      And Roland is at D
      And a Swarm of Rats at A
      When the enemy phase is played
      Then Swarm of Rats is at B

    @hunter.14
    Scenario: No detour where the shortest path is blocked
      Given the card Wall
        """
        type: asset
        abilities: [{constant: this, cannot: [{deed: enter, what: B, who: enemy}]}]
        """
      And the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [c, b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, d]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [a, e]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [b, e]}
          e: {card: {type: location, name: E, shroud: 1}, connects: [c, d]}
        """
      And Roland is at D
      And Roland controls Wall
      And a Swarm of Rats at A
      When the enemy phase is played
      Then Swarm of Rats is at A

    @hunter.13
    Scenario: What a card forbids it to leave, it does not leave
      Given the card Chain
        """
        {type: asset, abilities: [{constant: this, cannot: [{deed: leave, what: Hallway, who: enemy}]}]}
        """
      And Roland is at the Attic
      And Hallway connects to Attic
      And Roland controls Chain
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Hallway

    @hunter.13
    Scenario: What a card forbids it to enter, it does not enter
      Given Roland is at the Attic
      And the situation
        """
        locations: {attic: {attached: [Barricade]}}
        """
      And a Swarm of Rats at the Hallway
      And a Ghoul Priest at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Hallway
      And Ghoul Priest is at Attic

  Rule: Several investigators are equally near

    @hunter.9
    Scenario: Towards the one who best meets its prey instruction
      Given Roland is at the Attic
      And Daisy is at the Cellar
      And a Ghoul Priest at the Hallway
      When the enemy phase is played
      Then Ghoul Priest is at Attic

    @hunter.11
    Scenario: If none of them meets it, as the lead investigator chooses
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b, c]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [a, d]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [c]}
        """
      And the card Seeker of Agnes
        """
        {type: enemy, fight: 3, evade: 3, health: 3, keywords: [hunter], prey: {whom: Agnes Baker}}
        """
      And Roland is at B
      And Daisy is at C
      And Agnes is at D
      And Daisy is the lead investigator
      And it is Roland's turn
      And a Seeker of Agnes at A
      When the enemy phase is played
      Then Daisy decides where Seeker of Agnes moves
      When Daisy chooses B
      Then Seeker of Agnes is at B

    @hunter.12
    Scenario Outline: Without prey instruction, as the lead investigator chooses
      Given Roland is at the Attic
      And Daisy is at the Cellar
      And Roland is the lead investigator
      And it is Daisy's turn
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then Roland decides where Swarm of Rats moves
      When Roland chooses <where>
      Then Swarm of Rats is at <where>
      And Swarm of Rats is engaged with <whom>

      Examples:
        | where  | whom   |
        | Attic  | Roland |
        | Cellar | Daisy  |

  Rule: One of several equally short paths is blocked

    Scenario: Where any of them may be chosen, the hunter may be held up
      Given the reading hunters-and-blocked-paths is "any of them"
      And Roland is at the Attic
      And Daisy is at the Cellar
      And the situation
        """
        locations: {attic: {attached: [Barricade]}}
        """
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      And Roland chooses Attic
      Then Swarm of Rats is at Hallway

    Scenario: Where an open one has to be taken, there is no choice
      Given the reading hunters-and-blocked-paths is "an open one"
      And Roland is at the Attic
      And Daisy is at the Cellar
      And the situation
        """
        locations: {attic: {attached: [Barricade]}}
        """
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Cellar

  Rule: Several hunters

    @lead-investigator.4
    Scenario Outline: One after the other, as the lead investigator has them
      Given Roland is at the Attic
      And Daisy is at the Cellar
      And Daisy is the lead investigator
      And Daisy has 1 damage
      And Roland has 4 damage
      And the card Stalker
        """
        {type: enemy, fight: 3, evade: 3, health: 3, keywords: [hunter], prey: {lowest: {remaining: health, of: you}}}
        """
      And the card Snare
        """
        {type: asset, abilities: [{forced: {after: engage, who: you}, do: {damage: 2}}]}
        """
      And Roland controls Snare
      And a Stalker at the Hallway
      And a Swarm of Rats at the Study
      And Study connects to Attic
      And every other choice takes the first option
      When the enemy phase is played
      And Daisy has <first> move first
      Then Swarm of Rats is at Attic
      And Stalker is at <place>
      And Daisy decides the order of the hunters

      Examples:
        | first         | place  |
        | Swarm of Rats | Attic  |
        | Stalker       | Cellar |

    @hunter.2
    Scenario: Nobody is asked where nothing can tell who was first
      Given Roland is at the Attic
      And a Swarm of Rats at the Hallway
      And an Icy Ghoul at the Hallway
      And the card Stalker
        """
        {type: enemy, fight: 3, evade: 3, health: 3, keywords: [hunter]}
        """
      And a Stalker at the Hallway
      When the enemy phase is played
      And Roland has Swarm of Rats attack first
      Then Stalker is engaged with Roland
      And Swarm of Rats is engaged with Roland

    @lead-investigator.4
    Scenario Outline: What an earlier one has changed counts for the path of the next
      Given Roland is at the Attic
      And Daisy is at the Cellar
      And Roland is the lead investigator
      And Study connects to Attic
      And the situation
        """
        locations: {attic: {attached: [{card: Barricade, as: barricade}]}}
        """
      And the card Breaker
        """
        {type: enemy, fight: 3, evade: 3, health: 3, keywords: [hunter], abilities: [{forced: {after: engage, what: this}, do: {discard: Barricade}}]}
        """
      And a Breaker at the Hallway
      And a Swarm of Rats at the Study
      When the enemy phase is played
      And Roland has <first> move first
      And Roland chooses Cellar
      Then Swarm of Rats is at <place>
      And barricade is not in play

      Examples:
        | first         | place |
        | Breaker       | Attic |
        | Swarm of Rats | Study |

    @hunter.1
    Scenario: Where no path at all leads to anybody, it stays
      Given the location Island has shroud 2
      And Roland is at the Island
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then Swarm of Rats is at Hallway
      And swarm of rats does not attack roland
