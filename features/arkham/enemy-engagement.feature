Feature: Enemy Engagement

  Background:
    Given every other opportunity is passed
    And Hallway connects to Attic, Cellar and Study

  Rule: Engaged or unengaged

    @enemy-engagement.1
    Scenario: Who evades an enemy is engaged with it no longer, and it lies at the location
      Given Roland is at the Study
      And a Swarm of Rats engaged with Roland
      Then Swarm of Rats is in Roland's threat area
      And Swarm of Rats is engaged
      When Roland evades Swarm of Rats
      And Roland reveals +1
      Then Swarm of Rats is not in Roland's threat area
      And Swarm of Rats is unengaged
      And Swarm of Rats is at Study

    @enemy-engagement.2
    Scenario: An engaged enemy is where the investigator is
      Given the card Gas
        """
        type: asset
        abilities: [{free: true, do: {damage: 1, to: {kind: enemy, at: Attic}}}]
        """
      And Roland is at the Attic
      And Daisy is at the Attic
      And Daisy controls Gas
      And it is Daisy's turn
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats at the Cellar
      When Daisy uses Gas
      Then Ghoul Minion has 1 damage
      And Swarm of Rats has 0 damage
      And Daisy may fight Ghoul Minion
      And Daisy may not fight Swarm of Rats by fight-action.3

    @enemy-engagement.3
    Scenario: They have moved when they have gone along
      Given the card Lurker
        """
        type: enemy
        health: 1
        fight: 1
        evade: 1
        abilities:
          - forced: {at: end turn, who: engaged investigator}
            do: {damage: {happened: enemy moves, what: this, this: round}, to: engaged investigator, direct: true}
        """
      And Roland is at the Hallway
      And an exhausted Lurker engaged with Roland
      When Roland moves to Attic
      And Roland ends the turn
      Then Roland has 1 damage

    @enemy-engagement.3
    Scenario: Engaged enemies go where the investigator goes
      Given Roland is at the Hallway
      And an exhausted Ghoul Minion engaged with Roland
      And an exhausted Swarm of Rats at the Hallway
      When Roland moves to Attic
      Then Ghoul Minion is at Attic
      And Ghoul Minion is engaged with Roland
      And Swarm of Rats is at Hallway
      And ghoul minion does not engage roland
      And Ghoul Minion enters Attic
      And Swarm of Rats does not move

    @enemy-engagement.3 @cannot.1
    Scenario Outline: An enemy that cannot go there disengages and stays
      Given the card Fence
        """
        {type: asset, abilities: [{constant: this, cannot: [{deed: <deed>, what: <where>, who: {kind: enemy, non: Elite}}]}]}
        """
      And Roland is at the Hallway
      And Roland controls Fence
      And an exhausted Ghoul Minion engaged with Roland
      And an exhausted Ghoul Priest engaged with Roland
      When Roland moves to Attic
      Then Ghoul Minion is unengaged
      And Ghoul Minion is at Hallway
      And Ghoul Minion does not leave Hallway
      And Ghoul Priest is engaged with Roland
      And Ghoul Priest leaves Hallway

      Examples:
        | deed  | where   |
        | enter | Attic   |
        | leave | Hallway |

    @enemy-engagement.1 @cannot.1
    Scenario: Left behind it engages another who is there
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And the situation also says
        """
        locations: {attic: {attached: [Barricade]}}
        """
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland moves to Attic
      Then ghoul minion attacks roland once
      And Ghoul Minion is engaged with Daisy
      And Ghoul Minion is at Hallway

    @cannot.1
    Scenario: It does not come by engaging somebody there either
      Given the card Taunt
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities: [{event: [{gain: 1}, {engage: {kind: enemy, at: Hallway}}]}]
        """
      And Roland is at the Attic
      And Roland holds Taunt
      And the situation also says
        """
        locations: {attic: {attached: [Barricade]}}
        """
      And an exhausted Ghoul Minion at the Hallway
      When Roland plays Taunt
      Then Ghoul Minion is unengaged
      And Ghoul Minion is at Hallway

    @enemy-engagement.7
    Scenario: Nobody is engaged with too many
      Given Roland is at the Hallway
      And an exhausted Ghoul Minion called one engaged with Roland
      And an exhausted Ghoul Minion called two engaged with Roland
      And an exhausted Ghoul Minion called three engaged with Roland
      And an exhausted Ghoul Minion called four engaged with Roland
      And a Swarm of Rats at the Attic
      When Roland moves to Attic
      Then Swarm of Rats is engaged with Roland
      And one is engaged with Roland
      And two is engaged with Roland
      And three is engaged with Roland
      And four is engaged with Roland

  Rule: A ready unengaged enemy engages at once

    @enemy-engagement.4 @enemy-engagement.5
    Scenario: Whoever comes to its location is engaged, and no action is spent on it
      Given Roland is at the Attic
      And a Ghoul Minion at the Hallway
      When Roland moves to Hallway
      Then ghoul minion engages roland once
      And Ghoul Minion is in Roland's threat area
      And Roland has 2 actions

    @enemy-engagement.10
    Scenario: It has engaged before the next action
      Given Roland is at the Attic
      And a Ghoul Minion at the Hallway
      And the top of Roland's deck is Evidence!
      When Roland moves to Hallway
      And Roland draws a card
      Then ghoul minion attacks roland
      And Roland has 1 damage
      And Roland has 1 horror

    @enemy-engagement.4
    Scenario: In whatever phase
      Given the card Gate
        """
        type: asset
        abilities: [{free: true, do: {move: Hallway}}]
        """
      And Roland is at the Attic
      And Roland controls Gate
      And it is the upkeep phase
      And a Ghoul Minion at the Hallway
      When the upkeep phase is played
      And Roland uses Gate
      Then Ghoul Minion is engaged with Roland

    @enemy-engagement.6
    Scenario: Of several investigators the one whom its prey instruction names
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Roland has 2 damage
      And Daisy has 1 damage
      And an exhausted Ravenous Ghoul at the Attic
      When Ravenous Ghoul is readied
      Then Ravenous Ghoul is engaged with Daisy

    @enemy-engagement.8
    Scenario: It spawns where somebody is
      Given Daisy is at the Hallway
      And Roland is at the Attic
      And the situation
        """
        encounter deck: [Flesh-Eater]
        """
      When Daisy draws Flesh-Eater from the encounter deck
      Then Flesh-Eater is engaged with Roland
      And Flesh-Eater is at Attic

    @enemy-engagement.9
    Scenario: It comes to where somebody is, and attacks in this same phase
      Given Roland is at the Study
      And a Swarm of Rats at the Hallway
      When the enemy phase is played
      Then swarm of rats engages roland before swarm of rats attacks roland
      And swarm of rats attacks roland once
      And Roland has 1 damage

    @enemy-engagement.11
    Scenario: Not while it is exhausted
      Given Roland is at the Attic
      And an exhausted Ghoul Minion at the Hallway
      And the top of Roland's deck is Evidence!
      When Roland moves to Hallway
      And Roland draws a card
      Then ghoul minion does not engage roland
      And Ghoul Minion is unengaged
      And ghoul minion does not attack roland

    @enemy-engagement.12
    Scenario: As soon as it readies
      Given Roland is at the Cellar
      And an exhausted Ghoul Minion at the Cellar
      And the top of Roland's deck is Evidence!
      When the upkeep phase is played
      Then Ghoul Minion is engaged with Roland
      And ghoul minion engages roland before roland draws

  Rule: Several enemies that engage at one moment

    @after.1
    Scenario: All of them are engaged when abilities hear of it
      Given it is nobody's turn
      And Roland is at the Attic
      And a Ghoul Minion at the Study
      And an Acolyte at the Study
      And the card Panic
        """
        type: asset
        abilities:
          - forced: {after: engage, who: you, what: {kind: enemy, trait: [Ghoul]}}
            do: {horror: {count: {kind: enemy, engaged with: you}}}
        """
      And Roland controls Panic
      And Attic connects to Study
      When Roland begins the turn
      And Roland moves to Study
      Then Roland has 2 horror

    @lead-investigator.4
    Scenario: For each the lead investigator says whom it engages, before any of them does
      Given it is Roland's turn
      And Roland is at the Attic
      And Daisy is at the Attic
      And Daisy is the lead investigator
      And an exhausted Ghoul Minion at the Attic
      And an exhausted Acolyte at the Attic
      When the agenda instructs
        """
        ready: {kind: enemy}
        """
      And Daisy chooses Roland
      Then Ghoul Minion is not engaged
      When Daisy chooses Daisy
      Then Ghoul Minion is engaged with Roland
      And Acolyte is engaged with Daisy

  Rule: No enemy engages in the middle of an effect

    Scenario: Nor while cards are discarded between the disengaging and the move
      Given Roland is at the Attic
      And it is Roland's turn
      And a Ghoul Minion engaged with Roland
      And the card Fear
        """
        {type: treachery}
        """
      And Roland faces Fear
      And the card Keepsake
        """
        {type: asset, abilities: [{forced: {after: leave play, what: Fear}, do: {gain: 1}}]}
        """
      And Roland controls Keepsake
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {disengage: {engaged with: you, kind: enemy}}
        - {discard: {kind: card, zone: threat area, of: you}}
        - {move: Hallway}
        """
      Then Roland has 1 resource
      And Roland is at Hallway
      And Ghoul Minion is at Attic
      And Ghoul Minion is unengaged

    Scenario: Nor before the last part of the effect: it engages nobody else first
      Given the card Clinger
        """
        type: enemy
        health: 3
        fight: 2
        evade: 2
        prey: {highest: {value: intellect, of: you}}
        abilities: [{forced: {after: engage, what: this, who: investigator}, do: {horror: 1}}]
        """
      And Roland is at the Hallway
      And Daisy is at the Hallway
      And it is Roland's turn
      And a Clinger at the Attic
      When Roland resolves these effects
        """
        - {choose: {kind: enemy, at: connecting location}, do: [{move: your location, who: chosen}, {engage: chosen}]}
        """
      Then Clinger is engaged with Roland
      And clinger does not engage daisy
      And Daisy has 0 horror
      And Roland has 1 horror

    @enemy-engagement.9
    Scenario: Nor while the last of several enemies is on its way
      Given the card Clinger
        """
        type: enemy
        health: 3
        fight: 2
        evade: 2
        abilities: [{forced: {after: engage, what: this, who: investigator}, do: {horror: 1}}]
        """
      And Roland is at the Attic
      And Daisy is at the Hallway
      And it is Daisy's turn
      And an exhausted Clinger at the Attic
      When Daisy resolves these effects
        """
        - {ready: {kind: enemy}}
        - {move: Hallway, who: {kind: enemy}}
        """
      Then Clinger is engaged with Daisy
      And clinger does not engage roland
      And Roland has 0 horror
      And Daisy has 1 horror

    Scenario: Nor while something answers to a part of the effect before that has come about
      Given the card Clinger
        """
        type: enemy
        health: 3
        fight: 2
        evade: 2
        prey: {highest: {value: intellect, of: you}}
        abilities: [{forced: {after: engage, what: this, who: investigator}, do: {horror: 1}}]
        """
      And the card Ward
        """
        {type: asset, abilities: [{reaction: {when: engage, who: you}, do: {gain: 1}}]}
        """
      And Roland is at the Hallway
      And Daisy is at the Hallway
      And Roland controls Ward
      And Roland has 0 resources
      And it is Roland's turn
      And a Clinger at the Attic
      When Roland resolves these effects
        """
        - {move: your location, who: Clinger}
        - {engage: Clinger}
        """
      And Roland uses Ward
      Then Roland has 1 resource
      And Clinger is engaged with Roland
      And clinger does not engage daisy

    @enemy-engagement.9
    Scenario: As soon as the effect is complete, before anything answers to a part of it
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: enemy enters, at: your location}, do: {horror: 1}}]}
        """
      And Roland is at the Hallway
      And Roland controls Bell
      And it is Roland's turn
      And a Ghoul Minion at the Attic
      When Roland resolves these effects
        """
        - {move: your location, who: {kind: enemy}}
        - {gain: 1}
        """
      Then ghoul minion engages roland before roland takes horror
      And Roland has 1 horror

    Scenario: By what interrupts the effect it engages at once
      Given the card Lure
        """
        {type: asset, abilities: [{reaction: {when: dealt, what: you}, do: {move: your location, who: Ghoul Minion}}]}
        """
      And Roland is at the Hallway
      And Roland controls Lure
      And it is Roland's turn
      And a Ghoul Minion at the Attic
      When Roland resolves these effects
        """
        - {damage: 1}
        - {gain: 1}
        """
      And Roland uses Lure
      Then ghoul minion engages roland before roland takes damage

    @enemy-engagement.4
    Scenario: As soon as nothing keeps it from engaging any more
      Given Roland is at the Attic
      And it is Roland's turn
      And a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        - {cannot: enemy engages, what: Ghoul Minion, who: you, until: end of the turn}
        - {disengage: Ghoul Minion}
        """
      Then Ghoul Minion is unengaged
      When Roland ends the turn
      Then Ghoul Minion is engaged with Roland

    @enemy-engagement.4 @ability.11
    Scenario: As soon as the condition is met no longer while which it cannot
      Given the card Calm
        """
        type: asset
        abilities:
          - constant: you
            while: {amount: {tokens: horror, on: you}, at most: 0}
            cannot: {deed: enemy engages, who: you}
        """
      And Roland is at the Attic
      And it is Roland's turn
      And Roland controls Calm
      And a Ghoul Minion at the Attic
      When Roland takes 1 damage
      Then Ghoul Minion is unengaged
      When Roland takes 1 horror
      Then Ghoul Minion is engaged with Roland

    @enemy-engagement.4
    Scenario: As soon as the card is gone that kept it from engaging
      Given the card Veil
        """
        {type: asset, abilities: [{constant: you, cannot: {deed: enemy engages, who: you}}]}
        """
      And Roland is at the Attic
      And it is Roland's turn
      And Roland controls Veil
      And a Ghoul Minion at the Attic
      When Roland resolves these effects
        """
        - {discard: Veil}
        """
      Then Ghoul Minion is engaged with Roland

  @enemy-engagement.4
  Scenario: Who walks one location at a time is engaged on the way, though more of the effect is to come
    Given the card Rumor
      """
      type: asset
      abilities:
        - free: true
          do: [{move along a shortest path to: L3, all the way: true}, {gain: 1}]
      """
    And the situation
      """
      locations:
        l1: {card: {type: location, name: L1, shroud: 1}, clues: 0, connects: [l2]}
        l2: {card: {type: location, name: L2, shroud: 1}, clues: 0, connects: [l1, l3]}
        l3: {card: {type: location, name: L3, shroud: 1}, clues: 0, connects: [l2]}
      investigators: {roland: {card: Roland Banks, at: l1, play area: [Rumor]}}
      enemies: {rats: {card: Swarm of Rats, at: l2}}
      turn: roland
      """
    When Roland uses Rumor
    Then rats is engaged with Roland
    And Roland is at L3
