Feature: Prey

  Background:
    Given every other opportunity is passed
    And Hallway connects to Attic, Cellar and Study

  Rule: Whom an enemy engages

    @prey.1
    Scenario: An enemy with a prey instruction has no choice left
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Daisy is the lead investigator
      And an exhausted Ghoul Priest at the Attic
      When Ghoul Priest is readied
      Then Ghoul Priest is engaged with Roland

    @lead-investigator.1
    Scenario: Without one the lead investigator chooses
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Roland is the lead investigator
      And an exhausted Swarm of Rats at the Attic
      When Swarm of Rats is readied
      Then it waits for Roland
      When Roland chooses Daisy
      Then Swarm of Rats is engaged with Daisy

    @prey.2
    Scenario: The one who best meets it
      Given Roland is at the Attic
      And Agnes is at the Attic
      And Roland has 3 damage
      And Agnes has 1 damage
      And an exhausted Ravenous Ghoul at the Attic
      When Ravenous Ghoul is readied
      Then Ravenous Ghoul is engaged with Agnes

    @prey.3
    Scenario: Of those who meet it equally well, as the lead investigator chooses
      Given Roland is at the Attic
      And Agnes is at the Attic
      And Wendy is at the Attic
      And Roland has 4 damage
      And Agnes has 1 damage
      And Wendy is the lead investigator
      And it is Roland's turn
      And an exhausted Ravenous Ghoul at the Attic
      When Ravenous Ghoul is readied
      Then it waits for Wendy
      And Wendy may not choose Wendy
      When Wendy chooses Roland
      Then Ravenous Ghoul is engaged with Roland

    @prey.8
    Scenario: With "only", nobody but the one who is named
      Given Daisy is at the Attic
      And Skids is at the Hallway
      And it is Skids's turn
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, at: attic, exhausted: true, owner: skids}}
        """
      When Mob Enforcer is readied
      Then Mob Enforcer is unengaged
      When Skids moves to Attic
      Then Mob Enforcer is engaged with Skids

    @prey.9
    Scenario: With "only", others may engage it by the engage action
      Given Daisy is at the Attic
      And Skids is at the Attic
      And it is Daisy's turn
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, engaged: skids, owner: skids}}
        """
      When Daisy engages Mob Enforcer
      Then Mob Enforcer is engaged with Daisy
      And Daisy has 2 actions

    @prey.10
    Scenario: With "only", others may engage it by card abilities
      Given the card Taunt
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {engage an enemy: true}}]}
        """
      And Roland is at the Attic
      And Skids is at the Hallway
      And it is Roland's turn
      And Roland holds Taunt
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, at: attic, owner: skids}}
        """
      When Roland plays Taunt
      Then Mob Enforcer is engaged with Roland

    @prey.10
    Scenario: Nor does it keep its own ability from having it engage them
      Given the card Debt Collector
        """
        {type: enemy, weakness: true, fight: 2, health: 2, evade: 2, damage: 1, prey: {whom: you, only: true},
          abilities: [{forced: {after: gain, who: investigator}, do: [{ready: this}, {engage: this}]}]}
        """
      And Roland is at the Attic
      And Skids is at the Hallway
      And it is Roland's turn
      And the situation
        """
        enemies: {collector: {card: Debt Collector, at: attic, owner: skids, exhausted: true}}
        """
      When Roland takes a resource
      Then Collector is engaged with Roland
      And Collector is ready

    @prey.11
    Scenario: It has no bearing on where the enemy spawns
      Given Roland is at the Attic
      And Agnes is at the Attic
      And the situation
        """
        encounter deck: [Ravenous Ghoul]
        """
      When Roland draws Ravenous Ghoul from the encounter deck
      Then Ravenous Ghoul is engaged with Roland

  Rule: Towards whom an enemy moves

    @prey.4
    Scenario: Whatever makes it move
      Given the card Scent
        """
        type: treachery
        abilities: [{revelation: {move towards the nearest investigator: Ravenous Ghoul}}]
        """
      And the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, c]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [b, d]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [c, e]}
          e: {card: {type: location, name: E, shroud: 1}, connects: [d]}
        encounter deck: [Scent]
        """
      And Roland is at A
      And Agnes is at E
      And a Ravenous Ghoul at C
      When Roland draws Scent from the encounter deck
      Then Ravenous Ghoul is at D

    @prey.5
    Scenario: Of those who meet it equally well, as the lead investigator chooses
      Given Roland is at the Attic
      And Skids is at the Study
      And Daisy is at the Cellar
      And the situation
        """
        investigators: {skids: {combat: 4}}
        """
      And Daisy is the lead investigator
      And it is Roland's turn
      And a Ghoul Priest at the Hallway
      When the enemy phase is played
      Then it waits for Daisy
      And Daisy may not choose Cellar
      When Daisy chooses Study
      Then Ghoul Priest is at Study

    @prey.6
    Scenario: With "only", as though nobody else were in play
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [a, c]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [b, d]}
          d: {card: {type: location, name: D, shroud: 1}, connects: [c]}
        """
      And Daisy is at A
      And Skids is at D
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, at: b, owner: skids}}
        """
      When the enemy phase is played
      Then Mob Enforcer is at C

    @prey.7
    Scenario: With "only", others at its location do not hold it back
      Given Daisy is at the Attic
      And Skids is at the Hallway
      And the situation
        """
        enemies: {mob enforcer: {card: Mob Enforcer, at: attic, owner: skids}}
        """
      When the enemy phase is played
      Then Mob Enforcer is at Hallway
      And Mob Enforcer is engaged with Skids

    @prey.1
    Scenario: A card in hand that nobody has named counts as any other
      Given Roland is at the Attic
      And Daisy is at the Cellar
      And Hallway connects to Attic, Cellar
      And Daisy is the lead investigator
      And Daisy holds Guts
      And the card Thief
        """
        {type: enemy, fight: 2, evade: 2, health: 1, keywords: [hunter], prey: {highest: {count: {kind: card, zone: hand, of: you}}}}
        """
      And a Thief at the Hallway
      When Roland resolves these effects
        """
        draw: 2
        """
      And the enemy phase is played
      Then Thief is engaged with Roland
