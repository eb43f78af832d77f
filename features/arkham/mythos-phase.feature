Feature: Mythos Phase

  Background:
    Given every other opportunity is passed
    And the card First Sign
      """
      type: agenda
      doom: 3
      """
    And the card Second Sign
      """
      type: agenda
      doom: 7
      """
    And the next agenda is Second Sign

  Rule: The round and the phase begin

    @mythos-phase.1
    Scenario: The first round has no mythos phase
      Given Roland
      And the agenda is First Sign
      And the top of the encounter deck is Ghoul Minion
      And the situation
        """
        phase: mythos
        round: 1
        """
      When a round is played
      Then First Sign has 0 doom
      And Ghoul Minion is in the encounter deck
      And step 1.2 never takes place
      And step 2.1 takes place

    @mythos-phase.2
    Scenario: What happens at the start of the mythos phase comes before its doom
      Given Roland
      And the card Patient Sign
        """
        type: agenda
        doom: 3
        abilities:
          - {forced: {at: begin phase, of: mythos}, do: {lose: 9, of: doom, on: this}}
        """
      And the agenda is Patient Sign with 1 doom
      And the top of the encounter deck is Ghoul Minion
      When the mythos phase is played
      Then Patient Sign has 1 doom
      And step 1.1 comes before patient sign initiates
      And patient sign initiates before step 1.2

    @mythos-phase.3
    Scenario: The new round begins in step 1.1
      Given Roland
      And the card Drum
        """
        type: asset
        abilities:
          - {forced: {at: begin round}, do: {gain: 1}}
          - {free: true, limit: 1 per round, do: {gain: 3}}
        """
      And it is the upkeep phase
      And it is nobody's turn
      And the situation
        """
        investigators:
          roland:
            card: Roland Banks
            resources: 0
            play area: [{card: Drum, used: 1}]
        """
      And the top of the encounter deck is Ghoul Minion
      When the mythos phase is played
      And Roland uses Drum
      Then Roland has 4 resources
      And drum initiates before step 1.2

  Rule: Doom

    @mythos-phase.7 @doom.2
    Scenario Outline: One doom, whatever the number of investigators
      Given Roland
      And the agenda is First Sign with <before> doom
      And the situation
        """
        investigators: <others>
        encounter deck: [Ghoul Minion, Ghoul Minion, Ghoul Minion, Ghoul Minion]
        """
      When the mythos phase is played
      Then at 1.2, First Sign has <before> doom
      And First Sign has <after> doom

      Examples:
        | others                                                                      | before | after |
        | {}                                                                          | 0      | 1     |
        | {daisy: Daisy Walker, agnes: Agnes Baker, wendy: Wendy Adams} | 1      | 2     |

    @mythos-phase.8 @doom.5
    Scenario Outline: Doom on every card in play is counted
      Given Roland is at Hallway
      And the agenda is First Sign
      And an Acolyte with <acolyte> doom engaged with Roland
      And the situation
        """
        locations: {hallway: {doom: <hallway>}}
        """
      And the top of the encounter deck is Ghoul Minion
      When the mythos phase is played
      Then <card> is the current agenda

      Examples:
        | acolyte | hallway | card        |
        | 1       | 1       | Second Sign |
        | 1       | 0       | First Sign  |
        | 0       | 1       | First Sign  |

    @mythos-phase.9 @act-deck-and-agenda-deck.10
    Scenario Outline: The agenda advances when the doom in play equals or exceeds the threshold
      Given Roland
      And the agenda is First Sign with <doom> doom
      And an Acolyte with <acolyte> doom engaged with Roland
      And the top of the encounter deck is Ghoul Minion
      When the mythos phase is played
      Then <card> is the current agenda

      Examples:
        | doom | acolyte | card        |
        | 1    | 1       | Second Sign |
        | 2    | 1       | Second Sign |
        | 2    | 3       | Second Sign |

    @mythos-phase.10
    Scenario: Doom above the threshold is not carried over
      Given Roland
      And the agenda is First Sign with 1 doom
      And a Wizard of the Order with 2 doom engaged with Roland
      And the top of the encounter deck is Rotting Remains
      When the mythos phase is played
      And Roland reveals 0
      Then at 1.4, Wizard of the Order has 0 doom
      And Second Sign is the current agenda
      And Second Sign has 0 doom

  Rule: Encounter cards

    @mythos-phase.12 @in-player-order.1
    Scenario: In player order, one after the other
      Given Roland
      And Daisy
      And Daisy is the lead investigator
      And the top of the encounter deck is Ghoul Minion, Swarm of Rats
      When the mythos phase is played
      Then Ghoul Minion is engaged with Daisy
      And Swarm of Rats is engaged with Roland
      And ghoul minion engages daisy before roland draws swarm of rats from the encounter deck

    @in-player-order.2
    Scenario: The others follow clockwise
      Given Roland
      And Daisy is the lead investigator
      And the situation
        """
        investigators: {daisy: Daisy Walker, skids: "\"Skids\" O'Toole", agnes: Agnes Baker}
        """
      And the top of the encounter deck is Ghoul Minion, Swarm of Rats, Ravenous Ghoul, Acolyte
      When the mythos phase is played
      Then Ghoul Minion is engaged with Daisy
      And Swarm of Rats is engaged with Skids
      And Ravenous Ghoul is engaged with Agnes
      And roland draws acolyte from the encounter deck

    @mythos-phase.13 @faq-limbo.2
    Scenario: A card that is drawn is neither in the deck nor in the discard pile while it resolves
      Given the card Echo
        """
        type: treachery
        abilities:
          - revelation:
              - {horror: {count: {kind: treachery, zone: encounter deck}}}
              - {damage: {count: {kind: treachery, zone: encounter discard}}}
        """
      And Roland
      And the top of the encounter deck is Echo, Echo, Echo
      When the mythos phase is played
      Then Roland has 2 horror
      And Roland has 0 damage
      And Echo is in the encounter discard pile

    @mythos-phase.15 @revelation.4
    Scenario: The revelation of an enemy resolves before it enters play
      Given the card Lurker
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        abilities:
          - revelation: [{if: {not: {there is: {kind: enemy, engaged with: you}}}, then: [{horror: 1}]}]
        """
      And Roland
      And the top of the encounter deck is Lurker
      When the mythos phase is played
      Then Roland has 1 horror
      And roland takes horror before lurker enters play
      And Lurker is engaged with Roland

    @mythos-phase.16 @spawn.1
    Scenario: An enemy spawns where its instruction says
      Given Daisy is at Hallway
      And the situation
        """
        locations: {hallway: , attic: }
        """
      And the top of the encounter deck is Flesh-Eater
      When the mythos phase is played
      Then Flesh-Eater is at Attic
      And Flesh-Eater is not engaged

    @mythos-phase.17 @spawn.4
    Scenario: Without an instruction it engages whoever drew it, not its prey
      Given Roland is at Hallway
      And Daisy is at Hallway
      And the top of the encounter deck is Ravenous Ghoul, Swarm of Rats
      When the mythos phase is played
      Then Ravenous Ghoul is engaged with Roland
      And Swarm of Rats is engaged with Daisy

    @mythos-phase.18
    Scenario: A treachery is discarded when it has been resolved
      Given Roland
      And the top of the encounter deck is Rotting Remains
      When the mythos phase is played
      And Roland reveals 0
      Then at ST.6, Rotting Remains is not in Roland's discard pile
      And Rotting Remains is in the encounter discard pile

    @mythos-phase.18
    Scenario: Unless it says otherwise
      Given Roland
      And the top of the encounter deck is Grasping Hands, Frozen in Fear
      And Daisy
      When the mythos phase is played
      And Roland reveals +1
      Then Frozen in Fear is in Daisy's threat area
      And Grasping Hands is in the encounter discard pile

    @mythos-phase.19 @surge.2 @surge.3
    Scenario: Surge, and surge again, before the next investigator draws
      Given the card Swell
        """
        type: treachery
        keywords: [surge]
        abilities:
          - revelation: {horror: 1}
        """
      And the card Undertow
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        keywords: [surge]
        """
      And Roland
      And Daisy
      And the top of the encounter deck is Swell, Undertow, Ghoul Minion, Swarm of Rats
      When the mythos phase is played
      Then Ghoul Minion is engaged with Roland
      And Swarm of Rats is engaged with Daisy
      And undertow engages roland before roland draws ghoul minion from the encounter deck

  Rule: The end of the phase

    @mythos-phase.20
    Scenario Outline: What happens at the end of the phase happens after its window
      Given Roland
      And Roland controls Beat Cop
      And a Wizard of the Order with 1 damage engaged with Roland
      And the top of the encounter deck is Ghoul Minion
      When the mythos phase is played
      And <deed>
      Then <outcome>

      Examples:
        | deed                                      | outcome                               |
        | Roland uses Beat Cop on wizard of the order | Wizard of the Order does not initiate |
        | Roland passes                             | Wizard of the Order has 1 doom        |

  Rule: The beginning and the end of any phase

    Background:
      Given Roland is at Hallway
      And the agenda is First Sign
      And the top of the encounter deck is Ghoul Minion
      And Roland has 0 resources

    @mythos-phase.4
    Scenario: An ability at the start of a phase resolves before its next step
      Given the card Sleeper
        """
        type: enemy
        fight: 2
        evade: 2
        health: 2
        damage: 1
        keywords: [hunter]
        abilities:
          - {forced: {at: begin phase, of: enemy}, do: {ready: this}}
        """
      And the situation
        """
        locations: {hallway: {connects: [cellar]}, cellar: {connects: [hallway]}}
        """
      And an exhausted Sleeper called sleeper at Cellar
      When the enemy phase is played
      Then sleeper is engaged with Roland
      And sleeper attacks roland once

    @mythos-phase.5
    Scenario: A delayed effect that is due at the start of a phase
      Given a Swarm of Rats called rats engaged with Roland
      When Roland resolves these effects
        """
        - later: {at: begin phase, of: enemy}
          do: [{damage: 1, to: Swarm of Rats}]
        """
      And the enemy phase is played
      Then rats is defeated before step 3.2
      And rats does not attack roland

    @mythos-phase.6
    Scenario: A lasting effect until the start of a phase
      When Roland resolves these effects
        """
        - {modify: you, gets: {combat: 1}, until: start of the upkeep phase}
        """
      And the enemy phase is played
      Then Roland's combat is 5
      When the upkeep phase is played
      Then at 4.2, Roland's combat is 4

    @mythos-phase.21
    Scenario: An ability at the end of a phase resolves after its last window
      Given the card Chill
        """
        type: enemy
        fight: 2
        evade: 2
        health: 2
        abilities:
          - {forced: {at: end phase, of: mythos}, do: {horror: 1, to: each investigator, direct: true}}
        """
      And Roland controls Beat Cop
      And a Chill with 1 damage engaged with Roland
      When the mythos phase is played
      And Roland passes
      Then step 1.5 comes before chill initiates
      And Roland has 1 horror

    @mythos-phase.22
    Scenario: A delayed effect that is due at the end of a phase
      Given a Swarm of Rats called rats engaged with Roland
      When Roland resolves these effects
        """
        - later: {at: end phase, of: mythos}
          do: [{discard: Swarm of Rats}]
        """
      And the mythos phase is played
      Then at 1.5, rats is engaged with Roland
      And rats is in the encounter discard pile

    @mythos-phase.23
    Scenario: A lasting effect until the end of a phase
      Given the situation also says
        """
        phase: mythos
        """
      When Roland resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the phase}
        """
      And the mythos phase is played
      Then at 1.5, Roland's agility is 4
      And Roland's agility is 2

  @mythos-phase.11
  Scenario: The story on the reverse of an agenda is read before its instructions are followed
    Given every other opportunity is passed
    And Roland is at the Study
    And the card Whispers
      """
      {type: agenda, doom: 3, reverse: [{horror: 2, to: lead investigator}]}
      """
    And the agenda is Whispers with 2 doom
    And the encounter deck is empty
    When the mythos phase is played
    Then the story of Whispers is read before Roland takes horror
    And Roland has 2 horror
