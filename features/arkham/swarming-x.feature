Feature: Swarming X

  Background:
    Given every other opportunity is passed
    And the card Zoog
      """
      {type: enemy, fight: 2, evade: 3, health: 1, damage: 1, swarming: 2}
      """
    And Wendy is at the Hallway
    And Hallway connects to Attic
    And it is Wendy's turn

  Rule: Swarm cards come from the top of a deck

    @swarming-x.3 @swarming-x.4
    Scenario: As many as the keyword says, when an investigator puts the enemy into play
      Given the top of Wendy's deck is Paranoia, Machete and Knife
      And Wendy has 3 resources
      And the top of the encounter deck is Zoog
      When Wendy draws Zoog from the encounter deck
      Then zoog swarm 1 is engaged with Wendy
      And zoog swarm 2 is engaged with Wendy
      And zoog swarm 3 is not in play
      And Paranoia is not in Wendy's deck
      And Machete is not in Wendy's deck
      And Paranoia is not in Wendy's threat area
      And Knife is in Wendy's deck
      And Wendy has 3 resources

    @swarming-x.3
    Scenario: As many as there are
      Given the situation
        """
        investigators: {wendy: {whole deck: [Knife]}}
        """
      And the top of the encounter deck is Zoog
      When Wendy draws Zoog from the encounter deck
      Then zoog swarm 1 is in play
      And zoog swarm 2 is not in play
      And Wendy's deck is empty

    @swarming-x.1
    Scenario: An enemy whose text box is blank has none
      Given the card Oblivion
        """
        {type: asset, abilities: [{constant: {kind: enemy}, blank: true}]}
        """
      And Wendy controls Oblivion
      And the top of the encounter deck is Zoog
      When Wendy draws Zoog from the encounter deck
      Then Zoog is in play
      And zoog swarm 1 is not in play

    @swarming-x.5 @swarming-x.6
    Scenario: An effect adds one to each host, and to no other enemy
      Given the top of Wendy's deck is Machete and Knife
      And a Ghoul Minion engaged with Wendy
      And the situation
        """
        enemies: {zoog: {card: Zoog, engaged: wendy, unknown swarm: 2}}
        """
      When Wendy resolves these effects
        """
        - {add swarm cards: 1, to: {kind: enemy, host: true}}
        """
      Then zoog swarm 3 is engaged with Wendy
      And Machete is not in Wendy's deck
      And Knife is in Wendy's deck

    @swarming-x.7
    Scenario: If no investigator in particular puts it into play, from the lead investigator's
      Given Roland is at the Attic
      And Roland is the lead investigator
      And it is Wendy's turn
      And the top of Roland's deck is Machete and Guts
      And the top of Wendy's deck is Knife
      And the act is Trapped
      And the situation
        """
        set aside: [Zoog]
        """
      When the act instructs
        """
        - {spawn: {kind: enemy, named: Zoog, zone: set aside}, at: Hallway}
        """
      Then zoog swarm 2 is at Hallway
      And Roland's deck is empty
      And Knife is in Wendy's deck

  Rule: They move as one

    @swarming-x.17
    Scenario: A hunter moves with its swarm cards
      Given the card Hound
        """
        {type: enemy, fight: 2, evade: 3, health: 1, damage: 1, swarming: 2, keywords: [hunter, aloof]}
        """
      And the situation
        """
        enemies: {hound: {card: Hound, at: attic, unknown swarm: 2}}
        """
      When the enemy phase is played
      Then hound swarm 1 is at Hallway
      And hound swarm 2 is at Hallway
      And hound is at Hallway

  Rule: Each is an enemy of its own

    Background:
      Given the situation
        """
        enemies:
          zoog: {card: Zoog, engaged: wendy, swarm: [{card: Machete, owner: wendy}, {card: Knife, owner: wendy}]}
        """

    @swarming-x.8
    Scenario: Attacks of opportunity
      When Wendy takes a resource
      And Wendy has zoog attack first
      And Wendy has zoog swarm 1 attack first
      Then Wendy has 3 damage
      And zoog swarm 1 attacks wendy
      And zoog swarm 2 attacks wendy
      And zoog attacks wendy

    Scenario: With damage of its own
      Given the card Shoal
        """
        {type: enemy, fight: 2, evade: 3, health: 3, damage: 1, swarming: 2}
        """
      And the situation
        """
        enemies:
          shoal: {card: Shoal, engaged: wendy, swarm: [{card: Guts, owner: wendy, damage: 2}, {card: Dodge, owner: wendy}]}
        """
      When Wendy fights shoal swarm 1
      And Wendy reveals +1
      Then shoal swarm 1 is defeated
      And shoal swarm 2 has 0 damage
      And shoal has 0 damage

    @swarming-x.9
    Scenario: With the values and the text of its host
      Given the card Zoog
        """
        {type: enemy, fight: 2, evade: 3, health: 1, damage: 1, swarming: 2, keywords: [retaliate]}
        """
      When Wendy fights zoog swarm 1
      And Wendy reveals -1
      Then the difficulty is 2
      And zoog swarm 1 attacks wendy
      And Wendy has 1 damage

    @swarming-x.10 @swarming-x.11
    Scenario: In the enemy phase each attacks, and they exhaust when all have
      Given the card Alarm
        """
        type: asset
        abilities: [{forced: {after: attack}, do: {if: {is: attacking enemy, a: {kind: enemy, exhausted: false}}, then: {gain: 1}}}]
        """
      And Wendy controls Alarm
      And Wendy has 0 resources
      When the enemy phase is played
      And Wendy has zoog swarm 2 attack first
      And Wendy has zoog swarm 1 attack first
      Then Wendy has 3 damage
      And Wendy has 3 resources
      And Zoog is exhausted
      And zoog swarm 1 is exhausted
      And zoog swarm 2 is exhausted
      And zoog swarm 2 attacks wendy before zoog attacks wendy
      And zoog swarm 2 attacks wendy once

    @swarming-x.12
    Scenario: Each takes damage for itself
      When zoog swarm 1 is dealt 1 damage
      Then zoog swarm 1 is defeated
      And zoog swarm 2 has 0 damage
      And Zoog has 0 damage
      And zoog swarm 2 is in play

    @swarming-x.13
    Scenario: The host is not defeated while a swarm card is under it
      When zoog is dealt 1 damage
      Then Zoog is in play
      And Zoog has 1 damage
      When zoog swarm 1 is dealt 1 damage
      Then Zoog is in play
      When zoog swarm 2 is dealt 1 damage
      Then Zoog is defeated
      And Zoog is in the encounter discard pile

    @swarming-x.14
    Scenario Outline: Excess damage goes to another of the swarm, or to nobody: <choice>
      Given the card Derringer
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, damage: 1}}]}
        """
      And Wendy controls Derringer
      When Wendy fights zoog swarm 1 with Derringer
      And Wendy reveals +1
      Then it waits for Wendy
      When Wendy <choice>
      Then zoog swarm 1 is defeated
      And zoog swarm 2 <second>
      And Zoog has <damage> damage

      Examples:
        | choice               | second          | damage |
        | chooses zoog swarm 2 | is defeated     | 0      |
        | chooses zoog         | is not defeated | 1      |
        | passes               | is not defeated | 0      |

    @swarming-x.15
    Scenario: Its card goes to the bottom of its owner's deck
      Given the situation
        """
        investigators: {wendy: {whole deck: [Guts]}}
        """
      When zoog swarm 1 is dealt 1 damage
      Then Machete is in Wendy's deck
      And Wendy's discard pile is empty
      And Machete is not in the encounter discard pile
      When zoog swarm 2 is dealt 1 damage
      And zoog is dealt 1 damage
      And Wendy draws a card
      Then Guts is in Wendy's hand
      And Machete is in Wendy's deck

    @swarming-x.16
    Scenario: Its face is looked at only to find out whose it is
      Given Roland is at the Hallway
      And it is Wendy's turn
      And the situation
        """
        enemies:
          zoog: {card: Zoog, engaged: wendy, swarm: [{card: Machete, owner: wendy}, {card: Knife, owner: wendy}]}
          old zoog: {card: Zoog, engaged: wendy, swarm: [{card: Guts, owner: wendy}, {card: Overpower, owner: roland}]}
        """
      When Wendy looks at the face of old zoog swarm 1
      Then it is not refused
      And Wendy may not look at the face of zoog swarm 1

  Rule: They engage and exhaust as one

    Background:
      Given the situation
        """
        enemies:
          zoog: {card: Zoog, engaged: wendy, swarm: [{card: Machete, owner: wendy}, {card: Knife, owner: wendy}]}
        """

    @swarming-x.18
    Scenario: Whoever engages one of them engages them all
      Given Roland is at the Hallway
      And it is Roland's turn
      When Roland engages zoog swarm 2
      Then Zoog is engaged with Roland
      And zoog swarm 1 is engaged with Roland
      And zoog swarm 2 is engaged with Roland
      And Zoog is not engaged with Wendy

    @swarming-x.19
    Scenario: Whoever evades one of them evades them all
      When Wendy evades zoog swarm 2
      And Wendy reveals 0
      Then Zoog is exhausted
      And zoog swarm 1 is exhausted
      And zoog swarm 2 is exhausted
      And Zoog is unengaged
      And zoog swarm 1 is not engaged with Wendy
      And zoog swarm 2 is at Hallway
