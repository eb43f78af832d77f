Feature: Investigation Phase (II.)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @investigation-phase.1
  Scenario: What happens at its start happens in 2.1, before the first turn
    Given Roland is at the Study
    And Roland has 3 resources
    And the card Tax
      """
      {type: treachery, abilities: [{forced: {at: begin phase, of: [investigation]}, do: {lose: 1}}]}
      """
    And Roland faces Tax
    When the investigation phase is played
    Then Roland has 2 resources
    And step 2.1 comes before roland pays resources
    And roland pays resources before step 2.2

  @investigation-phase.2
  Scenario Outline: The investigators choose who takes the next turn, whoever leads
    Given Roland is at the Study
    And Daisy is at the Study
    And Skids is at the Study
    And Roland is the lead investigator
    When the investigation phase is played
    And <first> takes the next turn
    And <first> takes a resource
    And <first> ends the turn
    And <second> takes the next turn
    And <second> takes a resource
    And <second> ends the turn
    And <third> takes a resource
    And <third> ends the turn
    Then <first> gains resources before <second> gains resources
    And <second> gains resources before <third> gains resources

    Examples:
      | first  | second | third  |
      | Daisy  | Roland | Skids  |
      | Roland | Skids  | Daisy  |
      | Skids  | Daisy  | Roland |

  @investigation-phase.2
  Scenario: Nobody takes a turn before it is chosen in 2.2
    Given Roland is at the Study
    And Daisy is at the Study
    And Roland controls Beat Cop
    And a Swarm of Rats engaged with Roland
    When the investigation phase is played
    Then Daisy may not take the next turn by investigation-phase.2
    When Roland uses Beat Cop
    And Daisy takes the next turn
    And Daisy ends the turn
    And Roland ends the turn
    Then it is not refused

  @investigation-phase.9
  Scenario: Whose turn it is ends it, between two actions
    Given Roland is at the Study
    And Daisy is at the Study
    And Roland controls Beat Cop
    And a Swarm of Rats engaged with Daisy
    When the investigation phase is played
    And Daisy takes the next turn
    Then Roland may not end the turn by investigation-phase.9
    And Daisy may not end the turn by investigation-phase.9
    When Roland uses Beat Cop
    And Daisy ends the turn
    And Roland ends the turn
    Then it is not refused

  @investigation-phase.3
  Scenario: A turn that has begun is completed first
    Given Roland is at the Study
    And Daisy is at the Study
    When the investigation phase is played
    And Daisy takes the next turn
    And Daisy takes a resource
    And Roland takes the next turn
    Then it is refused by investigation-phase.3
    And Roland may not draw
    When Daisy takes a resource
    And Daisy ends the turn
    And Roland takes a resource
    Then Roland has 1 resource

  @investigation-phase.4
  Scenario: One turn for each investigator in a round
    Given Roland is at the Study
    And Daisy is at the Study
    When the investigation phase is played
    And Roland takes the next turn
    And Roland takes a resource
    And Roland ends the turn
    And Daisy ends the turn
    And Roland takes the next turn
    Then it is refused by investigation-phase.4
    And step 2.3 takes place once
    And Roland has 1 resource

  Rule: What an action may be spent on

    Background:
      Given Roland is at the Study
      And Roland holds Knife and Emergency Cache
      And Roland has 5 resources
      And Roland controls First Aid
      And Roland has 1 damage
      And the location Study has shroud 2 and no clues
      And Hallway connects to Study
      And Study connects to Hallway

    @investigation-phase.5
    Scenario Outline: Each of the nine
      Given <enemy>
      When the investigation phase is played
      Then Roland may <deed>
      When Roland takes a resource
      Then Roland may <deed>

      Examples:
        | enemy                                | deed                |
        | Acolyte at the Hallway               | investigate         |
        | Acolyte at the Hallway               | move to hallway     |
        | Acolyte at the Hallway               | draw                |
        | Acolyte at the Hallway               | take a resource     |
        | Acolyte at the Hallway               | play knife          |
        | Acolyte at the Hallway               | play emergency cache |
        | Acolyte at the Hallway               | use first aid       |
        | an exhausted Acolyte at the Study    | fight acolyte       |
        | an exhausted Acolyte at the Study    | engage acolyte      |
        | an exhausted Acolyte engaged with Roland | evade acolyte   |

    @investigation-phase.5
    Scenario Outline: Without an enemy there, none of those that need one
      Given Acolyte at the Hallway
      When the investigation phase is played
      And Roland takes a resource
      Then Roland may not <deed>

      Examples:
        | deed           |
        | fight acolyte  |
        | engage acolyte |
        | evade acolyte  |

  Rule: Turns

    @investigation-phase.6
    Scenario: Abilities within reach are those of one's own cards, of cards there, of the threat area, of act and agenda
      Given Roland is at the Study
      And Daisy is at the Study
      And Daisy controls First Aid
      And Roland has 1 damage
      And the card Itch
        """
        {type: treachery, abilities: [{action: 1, do: {discard: this}}]}
        """
      And Roland faces Itch
      And the situation
        """
        act: {card: {type: act, name: Door, abilities: [{action: 1, do: {gain: 3}}]}}
        """
      When the investigation phase is played
      And Roland takes the next turn
      And Roland uses Itch
      And Roland uses Door
      And Roland uses First Aid
      Then it is refused by investigation-phase.6
      And Itch is in the encounter discard pile
      And Roland has 3 resources

    @investigation-phase.7
    Scenario: The same action repeatedly, and others in any order
      Given Roland is at the Study
      And Daisy is at the Hallway
      And the location Hallway has shroud 1 and 2 clues
      And the location Attic has shroud 1 and 2 clues
      And Hallway connects to Attic
      And Attic connects to Hallway
      When the investigation phase is played
      And Roland takes the next turn
      And Roland takes a resource
      And Roland takes a resource
      And Roland takes a resource
      And Roland ends the turn
      And Daisy moves to Attic
      And Daisy investigates
      And Daisy reveals 0
      And Daisy moves to Hallway
      And Daisy ends the turn
      Then Roland has 3 resources
      And Daisy has 1 clue
      And Daisy is at the Hallway

    @investigation-phase.8
    Scenario: After each action the game returns to the window before it, after the last one too
      Given Roland is at the Study
      And an exhausted Ghoul Minion at the Study
      And the card Bow
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, do: {damage: 1, to: Ghoul Minion}}]}
        """
      And Roland controls Beat Cop and Bow
      When the investigation phase is played
      And Roland takes a resource
      And Roland takes a resource
      And Roland uses Bow
      And Roland takes a resource
      And Roland uses Beat Cop on Ghoul Minion
      Then Ghoul Minion is defeated
      And step 2.2.1 takes place 3 times
      When Roland ends the turn
      Then ghoul minion is defeated before step 2.2.2

    @investigation-phase.9
    Scenario: A turn may be ended early
      Given Daisy is at the Study
      When the investigation phase is played
      And Daisy takes a resource
      And Daisy ends the turn
      Then step 2.2.1 takes place once
      And step 2.2.2 takes place once
      And step 2.3 takes place once
      And Daisy has 1 resource

    @investigation-phase.10
    Scenario: Who cannot take an action comes to the end of the turn without one
      Given Agnes is at the Study
      And Agnes controls Beat Cop
      And an exhausted Acolyte at the Study
      When the investigation phase is played
      And Agnes loses 3 actions
      And Agnes uses Beat Cop on Acolyte
      Then Agnes may not draw by action.1
      When Agnes ends the turn
      Then step 2.2.1 never takes place
      And step 2.2.2 takes place once
      And acolyte is defeated before step 2.2.2

    @investigation-phase.11
    Scenario: In 2.2.2 the turn ends, and the mini card shows it
      Given Roland is at the Study
      And Daisy is at the Study
      And Roland faces Frozen in Fear
      When the investigation phase is played
      And Roland takes the next turn
      And Roland takes a resource
      And Roland ends the turn
      And Roland reveals -4
      Then Roland's mini card shows black and white
      And Daisy's mini card shows colour
      And step 2.2.2 comes before frozen in fear initiates
      When Daisy ends the turn
      Then Daisy's mini card shows black and white

    @investigation-phase.12
    Scenario: The third investigator must begin a turn too, and may end it without an action
      Given Roland is at the Study
      And Daisy is at the Study
      And Skids is at the Study
      When the investigation phase is played
      And Roland takes the next turn
      And Roland ends the turn
      And Daisy takes the next turn
      And Daisy ends the turn
      Then step 2.3 never takes place
      And step 2.2 takes place 3 times
      When Skids ends the turn
      Then step 2.3 takes place once
      And step 2.2 takes place 3 times

    @investigation-phase.13
    Scenario: What lasts until its end is over in the enemy phase
      Given Roland is at the Study
      And Ghoul Minion engaged with Roland
      And the card Taunt
        """
        {type: asset, abilities: [{free: true, cost: {discard: this},
          do: {modify: Ghoul Minion, gets: {attack damage: 2}, until: end of the phase}}]}
        """
      And Roland controls Taunt
      When the investigation phase is played
      And Roland uses Taunt
      And Roland takes a resource
      Then Roland has 3 damage
      When Roland ends the turn
      And the enemy phase is played
      Then Roland has 4 damage

  Rule: Between two turns of a phase that is not being played

    Background:
      Given Roland is at the Study
      And Daisy is at the Study
      And it is Roland's turn

    @investigation-phase.2
    Scenario: Another takes the next turn when one has ended it
      When Roland ends the turn
      And Daisy takes the next turn
      And Daisy takes a resource
      Then Daisy has 1 resource

    @investigation-phase.2 @elimination.3
    Scenario: And when one has been eliminated in it, whose turn it is no more
      Given Roland has 8 damage
      And Ghoul Minion is engaged with Roland
      When Roland takes a resource
      And Daisy takes the next turn
      And Daisy takes a resource
      Then Roland is defeated
      And Daisy has 1 resource
      And Roland has 0 resources

    @investigation-phase.3
    Scenario: Nobody does before that
      When Daisy takes the next turn
      Then it is refused

    @investigation-phase.4
    Scenario: Nobody takes two
      When Roland ends the turn
      And Daisy takes the next turn
      And Daisy ends the turn
      And Roland takes the next turn
      Then it is refused

    @investigation-phase.4
    Scenario: Nor two one after the other
      When Roland ends the turn
      And Roland takes the next turn
      Then it is refused by investigation-phase.4

    @investigation-phase.11
    Scenario Outline: What comes at the end of a turn asks about that turn
      Given every other opportunity is passed
      And the card Restlessness
        """
        type: treachery
        abilities:
          - forced: {at: end turn, who: you}
            if: {not: {amount: {happened: enter, this: turn, who: you}, at least: 1}}
            do: {horror: 2, to: you}
        """
      And Roland is at the Attic
      And Roland faces Restlessness
      And Attic connects to Hallway
      And it is Roland's turn
      When <deed>
      And Roland ends the turn
      Then Roland has <horror> horror

      Examples:
        | deed                    | horror |
        | Roland moves to Hallway | 0      |
        | Roland takes a resource | 2      |

    Scenario Outline: What comes at the end of a <period> asks about that <period>
      Given every other opportunity is passed
      And the card Restlessness
        """
        type: treachery
        abilities:
          - forced: {at: end <period>}
            if: {not: {amount: {happened: enter, this: <period>, who: you}, at least: 1}}
            do: {horror: 2, to: you}
        """
      And Roland is at the Attic
      And Roland faces Restlessness
      And Attic connects to Hallway
      And it is Roland's turn
      When <deed>
      And <end>
      Then Roland has <horror> horror

      Examples:
        | period | deed                    | end                          | horror |
        | phase  | Roland moves to Hallway | the investigation phase ends | 0      |
        | phase  | Roland takes a resource | the investigation phase ends | 2      |
        | round  | Roland moves to Hallway | the round ends               | 0      |
        | round  | Roland takes a resource | the round ends               | 2      |
