Feature: Investigate Action

  Background:
    Given every other opportunity is passed

  Rule: When

    @investigate-action.1
    Scenario: In one's own turn it costs an action; in another's turn it is refused
      Given Daisy is at the Attic
      And Roland is at the Attic
      And Daisy has 3 actions
      And it is Roland's turn
      When Daisy investigates
      Then it is refused by investigate-action.1
      And daisy does not begin a test
      And Daisy has 3 actions
      When Roland ends the turn
      And Daisy begins the turn
      And Daisy investigates
      And Daisy reveals 0
      Then Daisy has 1 clue
      And Daisy has 2 actions

    @investigate-action.1
    Scenario Outline: Not in the <phase> phase
      Given Daisy is at the Attic
      And Daisy has 3 actions
      And it is the <phase> phase
      Then Daisy may not investigate by investigate-action.1

      Examples:
        | phase  |
        | mythos |
        | enemy  |
        | upkeep |

  Rule: An investigation is an intellect test against the shroud of one's own location

    @investigate-action.2
    Scenario Outline: Wendy at the <place>
      Given the location Attic has shroud 1 and 4 clues
      And the location Cellar has shroud 4 and 4 clues
      And Wendy is at the <place>
      And Daisy is at the <other>
      And it is Wendy's turn
      When Wendy investigates
      And Wendy reveals 0
      Then the skill value is 3
      And the difficulty is <shroud>
      And the test <result>

      Examples:
        | place  | other  | shroud | result   |
        | Cellar | Attic  | 4      | fails    |
        | Attic  | Cellar | 1      | succeeds |

    @investigate-action.3
    Scenario: Each investigation is a test of its own
      Given the location Attic has shroud 1 and 2 clues
      And the chaos bag holds 0, auto-fail
      And Daisy is at the Attic
      When Daisy investigates
      And Daisy reveals 0
      Then Daisy has 1 clue
      When Daisy investigates
      And Daisy reveals 0
      Then daisy begins a test twice
      And 2 tokens are revealed
      And Daisy has 2 clues
      And Daisy has 1 action
      When Daisy investigates
      And Daisy reveals auto-fail
      Then the test fails
      And Daisy has 2 clues

  Rule: Success and failure

    @investigate-action.4
    Scenario: Who succeeds has investigated successfully, though no clue is discovered
      Given the card Keen Eye
        """
        type: asset
        abilities: [{reaction: {after: succeed, of: investigate, who: you}, do: {gain: 1}}]
        """
      And Skids is at the Hallway
      And Skids controls Burglary, Keen Eye
      When Skids investigates with Burglary
      And Skids reveals 0
      And Skids uses Keen Eye
      Then Skids has 4 resources
      And skids does not discover clues

    @investigate-action.5
    Scenario Outline: One clue, by whatever margin
      Given the location Attic has shroud 1 and 4 clues
      And Daisy is at the Attic
      When Daisy investigates
      And Daisy reveals <token>
      Then the test succeeds by <margin>
      And Daisy has 1 clue
      And Attic has 3 clues

      Examples:
        | token | margin |
        | -4    | 0      |
        | 0     | 4      |

    @investigate-action.5
    Scenario: It is found at the location that was investigated, wherever the investigator is by then
      Given the card Boots
        """
        {type: asset, abilities: [{free: true, if: {during: test}, do: {move: connecting location}}]}
        """
      And the situation also says
        """
        locations:
          attic: {card: Attic, shroud: 1, clues: 2, connects: [hallway]}
          hallway: {card: Hallway, clues: 2, connects: [attic]}
        investigators: {daisy: {card: Daisy Walker, at: attic, play area: [Boots]}}
        turn: daisy
        """
      When Daisy investigates
      And Daisy uses Boots
      And Daisy reveals 0
      Then Daisy is at Hallway
      And Attic has 1 clue
      And Hallway has 2 clues

    @investigate-action.6
    Scenario: The clue is discovered in ST.7
      Given the location Attic has shroud 1 and 2 clues
      And Daisy is at the Attic
      When Daisy investigates
      And Daisy reveals 0
      Then at ST.7, Attic has 2 clues
      And at ST.8, Attic has 1 clue
      And at ST.8, Daisy has 1 clue

    @investigate-action.7
    Scenario: Who fails has failed to investigate
      Given the card Keen Eye
        """
        type: asset
        abilities: [{reaction: {after: succeed, of: investigate, who: you}, do: {gain: 1}}]
        """
      And the location Cellar has shroud 4 and 2 clues
      And Wendy is at the Cellar
      And Wendy has 2 resources
      And Wendy controls Keen Eye
      And Wendy holds "Look what I found!"
      When Wendy investigates
      And Wendy reveals 0
      And Wendy plays "Look what I found!"
      Then the test fails by 1
      And Wendy has 2 clues
      And Wendy has 0 resources
      And keen eye does not initiate

    @investigate-action.8
    Scenario: Who fails discovers nothing
      Given the location Cellar has shroud 4 and 4 clues
      And Roland is at the Cellar
      When Roland investigates
      And Roland reveals 0
      Then Cellar has 4 clues
      And Roland has 0 clues
      And roland does not discover clues
      And Roland has 2 actions

  Rule: A location without clues

    Scenario: It may be investigated by one reading
      Given the location Attic has shroud 1 and no clues
      And Daisy is at the Attic
      When Daisy investigates
      And Daisy reveals 0
      Then the test succeeds
      And Daisy has 0 clues
      And Daisy has 2 actions

    Scenario: It may not by the other
      Given the reading investigating-without-clues is "refused"
      And the location Attic has shroud 1 and no clues
      And Daisy is at the Attic
      When Daisy investigates
      Then it is refused by costs.13
      And Daisy has 3 actions

  Rule: A card may have another location investigated

    Background:
      Given every other opportunity is passed
      And Roland is at the Hallway
      And the situation also says
        """
        locations:
          hallway: {card: {type: location, name: Hallway, shroud: 1}, clues: 1, connects: [attic, cellar]}
          attic: {card: {type: location, name: Attic, shroud: 1}, clues: 2}
          cellar: {card: {type: location, name: Cellar, shroud: 4}, clues: 2}
        """
      And the card Chart
        """
        type: asset
        abilities:
          - action: 1
            do:
              investigate: true
              at: {kind: location, connecting to: your location}
              success: {may: {pay: {exhaust: this}, for: {move: investigated location}}, what: go there}
        """
      And Roland controls Chart
      And it is Roland's turn

    @investigate-action.3 @investigate-action.6
    Scenario: Its shroud is the difficulty, and its clue is discovered
      When Roland uses Chart
      Then it waits for Roland
      When Roland chooses Attic
      Then the difficulty is 1
      When Roland reveals 0
      Then Attic has 1 clue
      And Hallway has 1 clue
      And Roland has 1 clue
      And Roland is at Hallway

    Scenario: What follows may speak of it
      When Roland uses Chart
      And Roland chooses Attic
      And Roland reveals 0
      And Roland chooses to go there
      Then Roland is at Attic
      And Chart is exhausted

    @investigate-action.7
    Scenario: Nothing is discovered if that fails
      When Roland uses Chart
      And Roland chooses Cellar
      And Roland reveals -4
      Then Cellar has 2 clues
      And Roland has 0 clues

  Rule: Another location

    Scenario: An ability may have another location investigated
      Given the card Spyglass
        """
        {type: asset, abilities: [{action: 1, do: {investigate: true, at: {kind: location, named: Attic}}}]}
        """
      And the location Attic has shroud 1 and 2 clues
      And the location Study has shroud 4 and 2 clues
      And Daisy is at the Study
      And it is Daisy's turn
      And Daisy controls Spyglass
      When Daisy uses Spyglass
      And Daisy reveals -2
      Then the test succeeds
      And Daisy has 1 clue
      And Attic has 1 clue
      And Study has 2 clues

  Rule: What was discovered by this investigation

    Scenario Outline: What this investigation discovers is told from what was discovered before it
      Given the card Last Look
        """
        type: asset
        abilities:
          - action: 1
            do:
              investigate: true
              success:
                {if: {amount: {happened: discover, this: test, at: investigated location, who: you}, at least: 1},
                 then: {gain: 1}}
        """
      And the location Attic has shroud 1 and <clues> clues
      And Roland is at the Attic
      And Roland has 0 resources
      And Roland controls Last Look
      When Roland investigates
      And Roland reveals 0
      And Roland uses Last Look
      And Roland reveals 0
      Then Roland has <resources> resources

      Examples:
        | clues | resources |
        | 1     | 0         |
        | 2     | 1         |

  Rule: An additional clue

    Background:
      Given the card Deep Gaze
        """
        type: asset
        uses: {charges: 1}
        abilities:
          - action: 1
            do:
              investigate: true
              before the clue:
                may: {pay: {lose: 1, of: charges, on: this}, for: {modify: you, gets: {clues discovered: 1}}}
                what: discover 1 additional clue
        """
      And the card Scrapbook
        """
        {type: asset, abilities: [{forced: {after: discover, who: you}, do: {gain: 1}}]}
        """
      And the location Attic has shroud 1 and 3 clues
      And Roland is at the Attic
      And Roland has 0 resources
      And Roland controls Deep Gaze and Scrapbook

    @investigate-action.6
    Scenario: It is discovered together with the clue of the investigation
      When Roland uses Deep Gaze
      And Roland reveals 0
      And Roland chooses to discover 1 additional clue
      Then Roland has 2 clues
      And Roland has 1 resource
      And Deep Gaze has 0 charges

    Scenario: Nobody may pay for it where no other clue is left
      Given the location Attic has shroud 1 and 1 clue
      And no opportunity is passed
      When Roland uses Deep Gaze
      And Roland reveals 0
      Then Roland has 1 clue
      And Deep Gaze has 1 charge

    Scenario: Nobody may pay for it who cannot discover clues
      Given the card Veil
        """
        {type: treachery, abilities: [{constant: you, cannot: {deed: discover, who: you}}]}
        """
      And Roland faces Veil
      And no opportunity is passed
      When Roland uses Deep Gaze
      And Roland reveals 0
      Then Roland has 0 clues
      And Deep Gaze has 1 charge

    Scenario: Nobody has to pay for it
      When Roland uses Deep Gaze
      And Roland reveals 0
      Then Roland has 1 clue
      And Deep Gaze has 1 charge

  Rule: An additional clue at your location

    Background:
      Given the card Sieve
        """
        type: asset
        abilities: [{action: 1, do: {investigate: true, you get: {clues discovered at your location: 1}}}]
        """
      And the card Crystal
        """
        type: asset
        uses: {charges: 1}
        abilities:
          - action: 1
            do:
              investigate: true
              before the clue:
                may:
                  pay: {lose: 1, of: charges, on: this}
                  for: {modify: you, gets: {clues discovered at your location: 1}}
                what: discover 1 additional clue
        """
      And the card Side Door
        """
        {type: asset, abilities: [{free: true, if: {during: test}, do: {move: Hallway}}]}
        """
      And the card Scrapbook
        """
        {type: asset, abilities: [{forced: {after: discover, who: you}, do: {gain: 1}}]}
        """
      And the location Attic has shroud 1 and 3 clues
      And the location Hallway has shroud 1 and 1 clue
      And Roland is at the Attic
      And Roland has 0 resources
      And Roland controls Sieve, Crystal, Side Door and Scrapbook

    @investigate-action.6
    Scenario: It is discovered together with the clue of the investigation by an investigator who is still there
      When Roland uses Sieve
      And Roland reveals 0
      Then Roland has 2 clues
      And Roland has 1 resource

    Scenario: It is discovered where the investigator is by one who has moved
      When Roland uses Sieve
      And Roland uses Side Door
      And Roland reveals 0
      Then Attic has 2 clues
      And Hallway has 0 clues
      And Roland has 2 resources

    Scenario: It can be paid for where the investigator is, though the location that is investigated has no other
      Given the location Attic has shroud 1 and 1 clue
      When Roland uses Crystal
      And Roland uses Side Door
      And Roland reveals 0
      And Roland chooses to discover 1 additional clue
      Then Attic has 0 clues
      And Hallway has 0 clues
      And Crystal has 0 charges

    Scenario: Nobody may pay for it where the investigator is at a location without clues
      Given the location Hallway has shroud 1 and 0 clues
      When Roland uses Crystal
      And Roland uses Side Door
      And Roland reveals 0
      Then Attic has 2 clues
      And Crystal has 1 charge

    Scenario Outline: It may be lost with the clue of the investigation where something else comes instead: <reading>
      Given the card Dowsing
        """
        type: asset
        abilities:
          - {action: 1, do: {investigate: true, you get: {clues discovered at your location: 1}, instead: {gain: 3}}}
        """
      And Roland controls Dowsing and Side Door
      And the reading clue-added-to-one-that-is-replaced is "<reading>"
      When Roland uses Dowsing
      And Roland uses Side Door
      And Roland reveals 0
      Then Attic has 3 clues
      And Hallway has <clues> clues

      Examples:
        | reading      | clues |
        | lost with it | 1     |
        | discovered   | 0     |
