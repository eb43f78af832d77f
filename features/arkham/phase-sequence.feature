Feature: Phase Sequence

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  Rule: The round

    Background:
      Given the card Sign
        """
        {type: agenda, doom: 9}
        """
      And the agenda is Sign
      And Roland is at the Study
      And the situation
        """
        {phase: mythos, round: 2}
        """

    @phase-sequence.1
    Scenario: Four phases in their order
      Given the top of the encounter deck is Ghoul Minion
      When a round is played
      And Roland ends the turn
      Then step 1.1 comes before step 2.1
      And ghoul minion engages roland before step 2.1
      And step 2.2.2 comes before ghoul minion attacks roland
      And ghoul minion attacks roland before step 4.3
      And step 3.4 comes before step 4.1
      And Ghoul Minion is not exhausted
      And step 4.6 takes place once

    @phase-sequence.2
    Scenario: After the upkeep phase comes the mythos phase of the next round
      Given the top of the encounter deck is Swarm of Rats, Ghoul Minion
      When 2 rounds are played
      And Roland ends the turn
      Then at 4.6, step 1.1 takes place once
      And at 4.6, Sign has 1 doom
      And step 1.1 takes place twice
      And Sign has 2 doom
      And ghoul minion engages roland

  Rule: The mythos phase

    Background:
      Given the card First Sign
        """
        {type: agenda, doom: 3}
        """
      And the card Second Sign
        """
        {type: agenda, doom: 7}
        """
      And the next agenda is Second Sign
      And the situation
        """
        {phase: mythos, round: 4}
        """
      And Roland is at the Study

    @phase-sequence.3
    Scenario: The doom is counted before encounter cards are drawn
      Given the agenda is First Sign with 2 doom
      And the top of the encounter deck is Ancient Evils
      When the mythos phase is played
      Then at 1.4, Second Sign has 0 doom
      And at 1.5, Second Sign has 1 doom
      And step 1.1 comes before step 1.2
      And step 1.2 comes before step 1.3
      And step 1.3 comes before step 1.4
      And step 1.4 comes before step 1.5

    @phase-sequence.4
    Scenario: A window after the encounter cards
      Given the agenda is First Sign
      And Roland controls Beat Cop
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      And Roland uses Beat Cop on Swarm of Rats
      Then step 1.4 comes before roland uses beat cop
      And swarm of rats is defeated before step 1.5

    @phase-sequence.5
    Scenario: None between the placing of doom and the check
      Given the agenda is First Sign with 1 doom
      And Roland controls Beat Cop
      And an exhausted Acolyte with 1 doom at the Study
      And the top of the encounter deck is Ancient Evils
      When the mythos phase is played
      And Roland uses Beat Cop on Acolyte
      Then at 1.3, Roland may not use Beat Cop by phase-sequence.5
      And at 1.4, Second Sign has 0 doom
      And Second Sign has 1 doom
      And step 1.4 comes before roland uses beat cop

    @phase-sequence.6
    Scenario: None between two encounter cards
      Given the agenda is First Sign
      And Daisy is at the Study
      And Roland controls Beat Cop
      And the card Fork
        """
        {type: treachery, abilities: [{revelation: {either: {hurt: {damage: 1}, scare: {horror: 1}}}}]}
        """
      And the top of the encounter deck is Swarm of Rats, Fork
      When the mythos phase is played
      Then swarm of rats engages roland
      And Roland may not use Beat Cop by phase-sequence.6
      When Daisy chooses to scare
      And Roland uses Beat Cop on Swarm of Rats
      Then daisy takes horror before roland uses beat cop

    @phase-sequence.7
    Scenario: None between the end of this phase and the beginning of the next
      Given no opportunity is passed
      And the agenda is First Sign
      And an exhausted Wizard of the Order at the Study
      And the card Lamp
        """
        {type: asset, abilities: [{free: true, cost: {exhaust: this}, if: {there is: {kind: enemy, with a: doom}},
          do: {gain: 1}}]}
        """
      And Roland controls Lamp
      And the top of the encounter deck is Ghoul Minion
      When a round is played
      Then at 2.1, Roland may not use Lamp by phase-sequence.7
      When Roland uses Lamp
      Then wizard of the order initiates before step 2.1
      And step 2.1 comes before roland uses lamp

  Rule: The investigation phase

    @phase-sequence.8 @investigation-phase.12
    Scenario: Its steps, with two investigators
      Given Roland is at the Study
      And Agnes is at the Study
      When the investigation phase is played
      And Agnes takes the next turn
      And Agnes takes a resource
      And Agnes takes a resource
      And Agnes takes a resource
      And Agnes ends the turn
      And Roland takes a resource
      And Roland ends the turn
      Then step 2.1 takes place once
      And step 2.2 takes place twice
      And step 2.2.1 takes place 4 times
      And step 2.2.2 takes place twice
      And step 2.3 takes place once
      And step 2.1 comes before step 2.2
      And step 2.2 comes before step 2.2.1
      And step 2.2.1 comes before step 2.2.2
      And step 2.2.2 comes before step 2.3

    @phase-sequence.9
    Scenario: After 2.1 whoever has a free ability may use it, before any turn
      Given Roland is at the Study
      And Skids is at the Study
      And Roland controls Beat Cop
      And Skids has 5 resources
      And an Acolyte at the Study
      And an exhausted Acolyte called cultist at the Study
      When the investigation phase is played
      And Roland uses Beat Cop on cultist
      Then Skids may not use his own ability by play-restrictions-permissions-and-instructions.1
      When Roland takes the next turn
      Then roland uses beat cop before step 2.2
      And cultist is defeated before step 2.2

    @phase-sequence.10
    Scenario: At the beginning of a turn, before its first action
      Given Skids is at the Study
      And Skids has 5 resources
      When the investigation phase is played
      And Skids uses his own ability
      And Skids takes a resource
      And Skids takes a resource
      And Skids takes a resource
      And Skids takes a resource
      And Skids ends the turn
      Then skids uses his own ability before step 2.2.1
      And step 2.2 comes before skids uses his own ability
      And Skids has 7 resources
      And step 2.2.1 takes place 4 times

    @phase-sequence.11
    Scenario Outline: None between two turns, nor between the last one and the end of the phase
      Given no opportunity is passed
      And Roland is at the Study
      And Daisy is at the Study
      And the card Whistle
        """
        {type: asset, abilities: [{forced: {at: end turn, who: you}, do: {ready: this}},
          {free: true, cost: [{exhaust: this}], do: {gain: 1}},
          {forced: {after: begin turn}, do: {exhaust: this}}, {forced: {at: end phase}, do: {exhaust: this}}]}
        """
      And Roland controls an exhausted Whistle
      When the investigation phase is played
      And <first> takes the next turn
      And <first> ends the turn
      And <second> ends the turn
      Then at 2.3, Roland may not use Whistle by phase-sequence.11
      And whistle initiates twice
      And Roland has 0 resources

      Examples:
        | first  | second |
        | Roland | Daisy  |
        | Daisy  | Roland |

  Rule: The enemy phase

    @phase-sequence.12
    Scenario: A hunter moves, engages and attacks in the same phase
      Given Roland is at the Study
      And Hallway connects to Study
      And Swarm of Rats at the Hallway
      When the enemy phase is played
      Then step 3.1 comes before step 3.2
      And swarm of rats engages roland before step 3.3
      And step 3.3 comes before swarm of rats attacks roland
      And swarm of rats attacks roland before step 3.4

    @phase-sequence.13
    Scenario: None before the hunters have moved
      Given Roland is at the Study
      And Hallway connects to Study
      And Roland controls Beat Cop
      And Swarm of Rats at the Hallway
      And an exhausted Acolyte at the Study
      When the enemy phase is played
      And Roland uses Beat Cop on Acolyte
      Then at 3.2, Roland may not use Beat Cop by phase-sequence.13
      And swarm of rats engages roland before roland uses beat cop

    @phase-sequence.14
    Scenario: After the hunters' moves and before the attacks
      Given Roland is at the Study
      And Hallway connects to Study
      And Roland controls Beat Cop
      And Swarm of Rats at the Hallway
      When the enemy phase is played
      And Roland uses Beat Cop on Swarm of Rats
      Then swarm of rats engages roland before swarm of rats is defeated
      And swarm of rats does not attack roland

    @phase-sequence.15
    Scenario: Between the attacks on one investigator and those on the next
      Given Roland is at the Study
      And Daisy is at the Study
      And a Ghoul Minion engaged with Roland
      And Swarm of Rats engaged with Daisy
      And the card Whistle
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, if: {there is: {kind: enemy, exhausted: true}},
          do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}]}
        """
      And Roland controls Whistle
      When the enemy phase is played
      And Roland uses Whistle on Swarm of Rats
      Then ghoul minion attacks roland before roland uses whistle
      And swarm of rats does not attack daisy

    @phase-sequence.16
    Scenario: None between two attacks on the same investigator
      Given Roland is at the Study
      And a Ghoul Minion engaged with Roland
      And Swarm of Rats engaged with Roland
      And an Acolyte engaged with Roland
      And the card Whistle
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, if: {there is: {kind: enemy, exhausted: true}},
          do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}]}
        """
      And Roland controls Whistle
      When the enemy phase is played
      And Roland has Ghoul Minion attack first
      Then Roland may not use Whistle by phase-sequence.16
      When Roland has Acolyte attack first
      And the attack is over
      And Roland uses Whistle on Swarm of Rats
      Then swarm of rats attacks roland before roland uses whistle

    @phase-sequence.17
    Scenario: After the last attacks and before the end of the phase
      Given Roland is at the Study
      And the card Whistle
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, if: {there is: {kind: enemy, exhausted: true}},
          do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}]}
        """
      And Roland controls Whistle
      And a Ghoul Minion with 1 damage engaged with Roland
      When the enemy phase is played
      And Roland uses Whistle on Ghoul Minion
      Then ghoul minion attacks roland before ghoul minion is defeated
      And ghoul minion is defeated before step 3.4

  Rule: The upkeep phase

    @phase-sequence.18
    Scenario: Cards ready, then are drawn, and only then is the hand counted
      Given Roland is at the Study
      And Roland holds Knife, Guts, Perception, Overpower, Flashlight, Dodge, Evidence! and Machete
      And Roland controls an exhausted Beat Cop
      And the top of Roland's deck is Barricade
      When the upkeep phase is played
      And Roland chooses Knife
      Then at 4.4, Beat Cop is not exhausted
      And at 4.5, Barricade is in Roland's hand
      And at 4.5, Knife is in Roland's hand
      And Knife is in Roland's discard pile
      And step 4.1 comes before step 4.2
      And step 4.5 comes before step 4.6

    @phase-sequence.19
    Scenario: Before the actions are reset, while cards are still exhausted
      Given Daisy is at the Study
      And the card Lamp
        """
        {type: asset, abilities: [{free: true, cost: {exhaust: this}, do: {gain: 1}}]}
        """
      And the card Whistle
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, do: {gain: 1}}]}
        """
      And Daisy controls an exhausted Lamp and Whistle
      When the upkeep phase is played
      Then Daisy may not use Lamp by exhaust-exhausted.4
      When Daisy uses Whistle
      Then daisy uses whistle before step 4.2
      And Daisy has 2 resources

    @phase-sequence.20
    Scenario: None after the actions have been reset
      Given no opportunity is passed
      And Daisy is at the Study
      And the card Lamp
        """
        {type: asset, abilities: [{free: true, cost: {exhaust: this}, do: {gain: 1}},
          {forced: {at: end phase}, do: {exhaust: this}}]}
        """
      And Daisy controls an exhausted Lamp
      When the upkeep phase is played
      Then at 4.4, Daisy may not use Lamp by phase-sequence.20
      And at 4.5, Daisy may not use Lamp by phase-sequence.20
      And Daisy has 1 resource
