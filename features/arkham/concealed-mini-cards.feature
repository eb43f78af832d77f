Feature: Concealed Mini-cards

  Background:
    Given every other opportunity is passed
    And the card Agent
      """
      {type: enemy, fight: 5, evade: 5, health: 2, damage: 1, concealed: 2}
      """
    And the situation
      """
      locations:
        hall: {card: {type: location, name: Hall, shroud: 2}, clues: 2, connects: [east, west]}
        east: {card: {type: location, name: East, shroud: 1}, connects: [hall]}
        west: {card: {type: location, name: West, shroud: 4}, connects: [hall]}
      enemies: {agent: {card: Agent, in the shadows: true}}
      concealed mini cards: {in play: [{of: agent, decoys: 2, at: [hall, east, west]}]}
      """
    And Wendy is at Hall
    And Wendy has 0 clues
    And it is Wendy's turn

  Rule: What they are

    @concealed-mini-cards.1
    Scenario: Each marks a place where the enemy may be
      When Wendy evades mini-card 1
      And Wendy reveals 0
      Then it waits for Wendy

    @concealed-mini-cards.2
    Scenario: The enemy itself is found by exposing them
      Then Wendy may not fight Agent by concealed-mini-cards.2
      And Wendy may not evade Agent by concealed-mini-cards.2
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes Agent
      Then Wendy may fight Agent

    @concealed-mini-cards.3
    Scenario: They are no enemies
      Then Wendy may not engage mini-card 1 by concealed-mini-cards.3
      When Wendy takes a resource
      Then mini-card 1 does not attack wendy

  Rule: Exposed by a test

    @concealed-mini-cards.4 @concealed-mini-cards.7
    Scenario: By an evasion, against the shroud
      When Wendy evades mini-card 1
      And Wendy reveals -2
      And Wendy exposes decoy 1
      Then the difficulty is 2
      And the skill value is 2
      And 0 mini-cards lie at Hall

    @concealed-mini-cards.5 @concealed-mini-cards.7
    Scenario: By an attack, against the shroud
      When Wendy fights mini-card 1
      And Wendy reveals +1
      And Wendy exposes Agent
      Then the difficulty is 2
      And Agent is at Hall
      And Wendy may not fight mini-card 2 by concealed-mini-cards.5

    Scenario: Not by an attack that fails
      When Wendy fights mini-card 1
      And Wendy reveals -1
      Then the test fails
      And 1 mini-card lies at Hall

    @concealed-mini-cards.6 @concealed-mini-cards.13
    Scenario: By an investigation, which discovers no clue then
      When Wendy investigates
      And Wendy reveals 0
      And Wendy chooses mini-card 1
      And Wendy exposes decoy 1
      Then Wendy has 0 clues
      And Hall has 2 clues
      And 0 mini-cards lie at Hall
      And Wendy decides whether a mini-card is exposed instead

    Scenario: Whoever investigates may discover the clue all the same
      When Wendy investigates
      And Wendy reveals 0
      And Wendy passes
      Then Wendy has 1 clue
      And 1 mini-card lies at Hall

    @concealed-mini-cards.5
    Scenario: An attack that names no more than where the enemy is may be one on a mini-card
      Given the card Rapier
        """
        {type: asset, abilities: [{action: 1, designator: fight, do: {fight: {kind: enemy, engaged with: you}}}]}
        """
      And Wendy controls Rapier
      When Wendy uses Rapier on mini-card 1
      And Wendy reveals +1
      And Wendy exposes decoy 1
      Then 0 mini-cards lie at Hall

    Scenario Outline: One that names anything else may not
      Given the card Rapier
        """
        {type: asset, abilities: [{reaction: {after: attack, who: you}, do: {<does>: <enemy>}}]}
        """
      And Wendy controls Rapier
      And a Swarm of Rats engaged with Wendy
      When Swarm of Rats attacks Wendy
      And Wendy uses Rapier
      And Wendy reveals auto-fail
      Then the difficulty is <difficulty>
      And 1 mini-card lies at Hall

      Examples:
        | does  | enemy                          | difficulty |
        | fight | attacking enemy                | 1          |
        | evade | {kind: enemy, trait: Creature} | 3          |

  Rule: Exposed by an effect

    @concealed-mini-cards.8
    Scenario: That evades an enemy automatically
      Given Wendy controls Stray Cat
      When Wendy uses Stray Cat on mini-card 1
      And Wendy exposes decoy 1
      Then 0 mini-cards lie at Hall
      And Stray Cat is in Wendy's discard pile

    @concealed-mini-cards.9
    Scenario: That deals damage to an enemy
      Given Wendy controls Beat Cop
      When Wendy uses Beat Cop on mini-card 1
      And Wendy exposes Agent
      Then Agent is at Hall
      And Agent has 0 damage

    @concealed-mini-cards.10
    Scenario: That discovers clues
      Given Wendy holds Working a Hunch
      And Wendy has 3 resources
      When Wendy plays Working a Hunch
      And Wendy chooses mini-card 1
      And Wendy exposes decoy 1
      Then Hall has 2 clues
      And Wendy has 0 clues
      And 0 mini-cards lie at Hall

    @concealed-mini-cards.11
    Scenario: In place of everything else it would do
      Given Wendy controls Machete
      When Wendy fights mini-card 1 with Machete
      And Wendy reveals +1
      And Wendy exposes Agent
      Then Agent is at Hall
      And Agent has 0 damage

    @concealed-mini-cards.20
    Scenario: One at a time, whatever the effect hits
      Given the card Grenade
        """
        {type: event, cost: 0, abilities: [{event: {damage: 3, to: {kind: enemy, at: your location}}}]}
        """
      And the card Assassin
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 1}
        """
      And the situation
        """
        enemies: {assassin: {card: Assassin, in the shadows: true}}
        concealed mini cards: {in play: [{of: assassin, decoys: 1, at: [hall, hall]}]}
        """
      And Wendy holds Grenade
      When Wendy plays Grenade
      And Wendy chooses mini-card 4
      And Wendy exposes decoy 1
      Then 2 mini-cards lie at Hall

  Rule: What an exposed one brings

    @concealed-mini-cards.12
    Scenario: The enemy is neither evaded nor damaged
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes Agent
      Then Agent is ready
      And Agent is engaged with Wendy
      And Agent has 0 damage

    @concealed-mini-cards.14
    Scenario: It is turned over
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes decoy 2
      Then decoy 2 is set aside
      And Agent is in the shadows

    @concealed-mini-cards.15
    Scenario: A decoy is set aside, and nothing else happens
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes decoy 1
      Then decoy 1 is set aside
      And Agent is in the shadows
      And agent never engages wendy
      And 1 mini-card lies at East
      And 1 mini-card lies at West

    @concealed-mini-cards.16 @concealed-mini-cards.17 @concealed-mini-cards.18
    Scenario: An enemy comes to where its mini-card was
      Given Wendy has 2 horror
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes Agent
      Then Agent is not in the shadows
      And Agent is at Hall
      And Agent mini-card is set aside
      And 0 mini-cards lie at Hall
      When agent is dealt 1 damage by Wendy
      Then Agent has 1 damage

    @concealed-mini-cards.19
    Scenario: With the last enemy all the others go, and not before
      Given the card Assassin
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 1, keywords: [aloof]}
        """
      And the situation
        """
        enemies: {assassin: {card: Assassin, in the shadows: true}}
        concealed mini cards: {in play: [{of: assassin, decoys: 1, at: [hall, west]}]}
        """
      When Wendy evades mini-card 4
      And Wendy reveals 0
      And Wendy exposes Assassin
      Then 1 mini-card lies at Hall
      And 1 mini-card lies at East
      And 2 mini-cards lie at West
      When Wendy evades mini-card 1
      And Wendy reveals 0
      And Wendy exposes Agent
      Then 0 mini-cards lie at Hall
      And 0 mini-cards lie at East
      And 0 mini-cards lie at West
      And decoy 1 is set aside
      And decoy 3 is set aside
