Feature: Act Deck and Agenda Deck

  Background:
    Given every other opportunity is passed
    And the card First Act
      """
      type: act
      clues: 4
      """
    And the card Second Act
      """
      type: act
      clues: 2
      per investigator: [clues]
      """
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

  Rule: Spending clues

    @act-deck-and-agenda-deck.3 @act-deck-and-agenda-deck.7
    Scenario Outline: The group spends what the act asks for, in any shares
      Given Roland is at Cellar
      And Daisy is at Attic
      And Wendy is at Attic
      And Roland has 3 clues
      And Daisy has 2 clues
      And it is Roland's turn
      And the act is First Act
      And the next act is Second Act
      When Roland advances the act
      And Roland pays <roland>
      And Daisy pays <daisy>
      Then Second Act is the current act
      And Roland has <left> clues
      And Daisy has <rest> clues

      Examples:
        | roland | daisy | left | rest |
        | 3      | 1     | 0    | 1    |
        | 2      | 2     | 1    | 0    |

    @act-deck-and-agenda-deck.21
    Scenario: The act is whichever is current by then
      Given the card Third Act
        """
        type: act
        clues: 1
        """
      And Roland is at Cellar
      And Roland has 6 clues
      And it is Roland's turn
      And the situation
        """
        act: First Act
        act deck: [Second Act, Third Act]
        """
      When Roland advances the act
      And Roland advances the act
      Then Third Act is the current act
      And Roland has 0 clues

    @act-deck-and-agenda-deck.13
    Scenario: The agenda is whichever is current by then
      Given the situation
        """
        agenda: {card: First Sign, doom: 2}
        agenda deck: [Second Sign]
        phase: mythos
        encounter deck: [Ancient Evils]
        """
      And Roland is at Cellar
      When the mythos phase is played
      Then the agenda has 1 doom
      And Second Sign has 1 doom
      And First Sign has 0 doom

    Scenario: Too few clues do not advance the act
      Given Roland has 1 clue
      And Daisy has 2 clues
      And it is Roland's turn
      And the act is First Act
      And the next act is Second Act
      When Roland advances the act
      Then it is refused
      And First Act is the current act

    @act-deck-and-agenda-deck.4
    Scenario: A plain number is the same for any number of investigators
      Given Roland has 4 clues
      And Daisy
      And Wendy
      And it is Roland's turn
      And the act is First Act
      And the next act is Second Act
      When Roland advances the act
      And Roland pays 4
      Then Second Act is the current act
      And Roland has 0 clues

    @act-deck-and-agenda-deck.5
    Scenario: A number per investigator is multiplied
      Given Roland has 6 clues
      And Daisy
      And Wendy
      And it is Roland's turn
      And the act is Second Act
      And the next act is First Act
      When Roland advances the act
      And Roland pays 6
      Then First Act is the current act
      And Roland has 0 clues

    Scenario: And fewer are too few
      Given Roland has 5 clues
      And Daisy
      And Wendy
      And it is Roland's turn
      And the act is Second Act
      When Roland advances the act
      Then it is refused
      And Roland has 5 clues

    @act-deck-and-agenda-deck.6
    Scenario: It takes no action and provokes nobody
      Given Roland has 4 clues
      And Roland has 0 actions left
      And a Ghoul Minion engaged with Roland
      And the act is First Act
      And the next act is Second Act
      When Roland advances the act
      Then Second Act is the current act
      And ghoul minion does not attack roland

  Rule: Objectives

    @act-deck-and-agenda-deck.8
    Scenario: An objective may replace the spending of clues
      Given the card Slay
        """
        type: act
        abilities:
          - {forced: {after: defeat, what: Swarm of Rats}, do: {advance: this}}
        """
      And Roland has 4 clues
      And a Swarm of Rats engaged with Roland
      And the act is Slay
      And the next act is First Act
      When Swarm of Rats is dealt 1 damage
      Then First Act is the current act
      And Roland has 4 clues

    @act-deck-and-agenda-deck.9
    Scenario: An objective may make the group spend its clues as soon as it has them
      Given the card Tithe
        """
        type: act
        clues: 3
        objective: true
        abilities:
          - objective: {amount: {tokens: clues, on: each investigator}, at least: requisite clues}
            do: [{spend: requisite clues, of: clues, as a group: each investigator}, {advance: this}]
        """
      And Roland is at Attic
      And the location Attic has shroud 1 and 2 clues
      And Roland has 1 clue
      And Daisy has 1 clue
      And it is Roland's turn
      And the act is Tithe
      And the next act is First Act
      When Roland investigates
      And Roland reveals 0
      Then First Act is the current act
      And Roland has 0 clues
      And Daisy has 0 clues

    @act-deck-and-agenda-deck.9
    Scenario Outline: An objective may add to the spending of clues
      Given the card Barred
        """
        type: act
        clues: 3
        per investigator: [clues]
        objective: true
        abilities:
          - reaction: {<timing>: end round}
            cost: {as a group: requisite clues, of: clues, who: {kind: investigator, at: Hallway}}
            do: {advance: this}
        """
      And Roland is at <place>
      And Roland has 3 clues
      And the situation
        """
        locations: {hallway: , cellar: }
        """
      And the act is Barred
      And the next act is First Act
      Then Roland may not use Barred
      When the round ends
      And <deed>
      Then <card> is the current act

      Examples:
        | timing | place   | deed                    | card      |
        | when   | Hallway | Roland uses Barred      | First Act |
        | when   | Hallway | Roland advances the act | First Act |
        | at     | Hallway | Roland uses Barred      | First Act |
        | at     | Hallway | Roland advances the act | First Act |

    Scenario: And at another place it cannot be met
      Given the card Barred
        """
        type: act
        clues: 3
        objective: true
        abilities:
          - reaction: {when: end round}
            cost: {as a group: requisite clues, of: clues, who: {kind: investigator, at: Hallway}}
            do: {advance: this}
        """
      And Roland is at Cellar
      And Roland has 3 clues
      And the situation
        """
        locations: {hallway: , cellar: }
        """
      And the act is Barred
      And the next act is First Act
      When the round ends
      And Roland uses Barred
      Then it is refused
      And Barred is the current act

    @act-deck-and-agenda-deck.12
    Scenario Outline: An objective overrides what an agenda asks for
      Given the card Watched
        """
        type: agenda
        doom: 3
        objective: true
        abilities:
          - forced: {at: check doom}
            if:
              all:
                - {amount: doom in play, at least: 3}
                - {not: {there is: {kind: investigator, at: Rivertown}}}
            do: {advance: this}
        """
      And Roland is at <place>
      And the situation
        """
        locations: {rivertown: , easttown: }
        """
      And the agenda is Watched with <doom> doom
      And the next agenda is Second Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then <card> is the current agenda

      Examples:
        | place     | doom | card        |
        | Rivertown | 4    | Watched     |
        | Easttown  | 2    | Second Sign |
        | Easttown  | 1    | Watched     |

  Rule: Doom

    @act-deck-and-agenda-deck.11
    Scenario Outline: A doom value per investigator
      Given the card Great Sign
        """
        type: agenda
        doom: 3
        per investigator: [doom threshold]
        """
      And Roland
      And Daisy
      And the agenda is Great Sign with <doom> doom
      And the next agenda is Second Sign
      And the top of the encounter deck is Swarm of Rats, Ghoul Minion
      When the mythos phase is played
      Then <card> is the current agenda

      Examples:
        | doom | card        |
        | 4    | Great Sign  |
        | 5    | Second Sign |

    @act-deck-and-agenda-deck.13
    Scenario: The one on top of its deck is current, and no other one acts
      Given the card Loud Sign
        """
        type: agenda
        doom: 9
        abilities:
          - {forced: {after: gain}, do: {horror: 1, to: each investigator}}
          - {constant: you, get: {willpower: 1}}
        """
      And Roland
      And the agenda is First Sign
      And the next agenda is Loud Sign
      When Roland resolves these effects
        """
        - {doom: 1, on: current agenda}
        - {gain: 1}
        """
      Then First Sign has 1 doom
      And Loud Sign has 0 doom
      And Roland has 0 horror
      And Roland's willpower is 3

  Rule: An advance

    @act-deck-and-agenda-deck.14 @act-deck-and-agenda-deck.16
    Scenario: Tokens off, turn over, next card
      Given the card Dire Sign
        """
        type: agenda
        doom: 3
        reverse:
          - {horror: doom in play, to: each investigator}
          - {doom: 1, on: current agenda}
        """
      And Roland is at Hallway
      And the situation
        """
        locations: {hallway: {doom: 1}}
        """
      And an Acolyte with 1 doom engaged with Roland
      And the agenda is Dire Sign
      And the next agenda is Second Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then Second Sign is the current agenda
      And Second Sign has 0 doom
      And Roland has 0 horror
      And Acolyte has 0 doom
      And Hallway has 0 doom

    @act-deck-and-agenda-deck.15
    Scenario: All tokens are removed before the reverse is followed
      Given the card Counter
        """
        type: act
        clues: 1
        reverse:
          - {horror: {tokens: resources, on: this}, to: lead investigator}
        """
      And Roland has 1 clue
      And the act is Counter with 2 resources
      And the next act is First Act
      When Roland advances the act
      Then First Act is the current act
      And Roland has 0 horror
      And Counter has 0 resources

    @act-deck-and-agenda-deck.17
    Scenario: Doom stays when the act deck advances
      Given Roland has 4 clues
      And an Acolyte with 1 doom engaged with Roland
      And the agenda is First Sign with 2 doom
      And the act is First Act
      And the next act is Second Act
      When Roland advances the act
      Then Second Act is the current act
      And First Sign has 2 doom
      And Acolyte has 1 doom

    @act-deck-and-agenda-deck.18
    Scenario: The instructions of the reverse are followed before the next act is current
      Given the card Doors
        """
        type: act
        clues: 1
        reverse:
          - {put into play: {kind: location, zone: set aside}, area: location}
        """
      And the card Listener
        """
        type: asset
        abilities:
          - forced: {after: enter play, what: location}
            do: {if: {there is: {named: Doors}}, then: [{gain: 1}]}
        """
      And Roland has 1 clue
      And Roland has 0 resources
      And Roland controls Listener
      And the situation
        """
        set aside: [Hallway, Cellar]
        """
      And the act is Doors
      And the next act is First Act
      When Roland advances the act
      Then Hallway is in play
      And Cellar is in play
      And First Act is the current act
      And Roland has 2 resources

    @act-deck-and-agenda-deck.19
    Scenario: An encounter card on the reverse is handled as if it were drawn
      Given the card Turned Sign
        """
        type: agenda
        doom: 1
        reverse card:
          type: enemy
          name: Cellar Thing
          fight: 2
          evade: 2
          health: 2
          spawn: Cellar
        """
      And Roland is at Hallway
      And the situation
        """
        locations: {hallway: , cellar: }
        """
      And the agenda is Turned Sign
      And the next agenda is Second Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then Cellar Thing is at Cellar
      And Second Sign is the current agenda

    @act-deck-and-agenda-deck.20
    Scenario: The card that advances may name the one that comes next
      Given the card Fork
        """
        type: agenda
        doom: 1
        reverse: [{advance to: Third Sign}]
        """
      And the card Third Sign
        """
        type: agenda
        doom: 9
        """
      And Roland
      And the agenda is Fork
      And the next agendas are Second Sign, Third Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then Third Sign is the current agenda

    @act-deck-and-agenda-deck.20
    Scenario: Also by its number in the deck
      Given the card Fork
        """
        type: agenda
        doom: 1
        reverse: [{advance to: {stage: 3}}]
        """
      And the card Third Sign
        """
        type: agenda
        stage: 3
        doom: 9
        """
      And Roland
      And the agenda is Fork
      And the next agendas are Second Sign, Third Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then Third Sign is the current agenda

    @act-deck-and-agenda-deck.20
    Scenario Outline: A card may say which of them advances, whichever is current
      Given the card Early Act
        """
        type: act
        stage: 1
        reverse: [{gain: 1}]
        """
      And the card Middle Act
        """
        type: act
        stage: 2
        reverse: [{gain: 2}]
        """
      And the card Late Act
        """
        type: act
        stage: 3
        reverse: [{gain: 4}]
        """
      And the card Final Act
        """
        type: act
        stage: 4
        """
      And Roland is at Attic
      And Roland has 0 resources
      And the situation
        """
        act: {card: <act>, resources: 2}
        act deck: [<deck>]
        """
      When Roland resolves these effects
        """
        - {advance to the reverse of: act, stage: 3}
        """
      Then Final Act is the current act
      And Roland has <resources> resources
      And <act> has 0 resources
      And <act> is removed from the game

      Examples:
        | act        | deck                            | resources |
        | Early Act  | Middle Act, Late Act, Final Act | 4         |
        | Middle Act | Late Act, Final Act             | 4         |

    Scenario: One that is behind them stays there
      Given the card Late Act
        """
        type: act
        stage: 4
        reverse: [{gain: 4}]
        """
      And Roland has 0 resources
      And the act is Late Act
      And the next act is First Act
      When Roland resolves these effects
        """
        - {advance to the reverse of: act, stage: 3}
        """
      Then Late Act is the current act
      And Roland has 0 resources

    @act-deck-and-agenda-deck.10
    Scenario: What replaces an advance by doom replaces no other advance
      Given the card Long Night
        """
        type: agenda
        doom: 1
        abilities:
          - forced: {when: advance, what: this, of: doom}
            do: {instead: {lose: {tokens: doom, on: current agenda}, of: doom, on: current agenda}}
        """
      And Roland
      And the agenda is Long Night
      And the next agenda is Second Sign
      And the top of the encounter deck is Swarm of Rats
      When the mythos phase is played
      Then Long Night is the current agenda
      And the agenda has 0 doom
      When the agenda instructs
        """
        - {advance: current agenda}
        """
      Then Second Sign is the current agenda

    @act-deck-and-agenda-deck.21 @act-deck-and-agenda-deck.22
    Scenario: Otherwise the next of its deck; the old one leaves the game
      Given Roland has 4 clues
      And the card Third Act
        """
        type: act
        clues: 9
        """
      And the act is First Act
      And the next acts are Second Act, Third Act
      When Roland advances the act
      Then Second Act is the current act
      And First Act is not in play
      And First Act is removed from the game

    @act-deck-and-agenda-deck.23
    Scenario: A resolution point ends the scenario at once
      Given the card Last Act
        """
        type: act
        clues: 1
        reverse: [{resolution: 1}, {gain: 5, on: lead investigator}]
        """
      And Roland has 1 clue
      And Roland has 0 resources
      And Daisy
      And it is Roland's turn
      And the act is Last Act
      When the investigation phase is played
      And Roland takes the next turn
      And Roland advances the act
      And Roland pays 1
      Then the scenario is over
      And resolution 1 is reached
      And Roland has 0 resources
      And step 2.3 never takes place
