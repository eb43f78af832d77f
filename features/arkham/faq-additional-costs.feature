Feature: Additional Costs

  Background:
    Given every other opportunity is passed
    And the card Toll
      """
      type: location
      shroud: 2
      abilities:
        - constant: this
          additional cost: {to: leave, what: this, pay: {resources: 1}}
      """
    And the card Gate
      """
      type: location
      shroud: 2
      abilities:
        - constant: this
          additional cost: {to: enter, what: this, pay: {resources: 1}}
      """
    And the card Archive
      """
      type: location
      shroud: 2
      abilities:
        - constant: this
          additional cost: {to: enter, what: this, pay: {clues: 1}}
      """
    And the situation
      """
      locations:
        study: {card: Toll, connects: [hallway]}
        cellar: {card: Gate, connects: [hallway]}
        parlor: {card: Archive, connects: [hallway]}
        hallway: {card: Hallway}
      """

  @faq-additional-costs.1
  Scenario: Who cannot pay the additional cost of a move does not move
    Given Wendy is at the Study
    And Wendy has no resources
    When Wendy moves to Hallway
    Then it is refused by faq-additional-costs.1
    And Wendy is at Study
    And Wendy has 3 actions

  @faq-additional-costs.1
  Scenario: Whoever pays it moves
    Given Wendy is at the Study
    And Wendy has 2 resources
    When Wendy moves to Hallway
    Then Wendy is at Hallway
    And Wendy has 1 resource

  @faq-additional-costs.1
  Scenario: Nothing is paid for a move that the text does not speak of
    Given Wendy is at the Study
    And Wendy has 3 resources
    When Wendy moves to Hallway
    Then Wendy has 2 resources
    When Wendy moves to Study
    Then Wendy has 2 resources
    And Wendy is at Study

  @faq-additional-costs.1
  Scenario Outline: Leaving can cost an additional action, too
    Given the card Lock
      """
      type: location
      shroud: 2
      abilities:
        - constant: this
          additional cost: {to: leave, what: this, actions: 1}
      """
    And the situation
      """
      locations: {attic: {card: Lock, connects: [hallway]}}
      investigators: {wendy: {card: Wendy Adams, at: attic, actions: <left>}}
      """
    And it is Wendy's turn
    When Wendy moves to Hallway
    Then it is <outcome>
    And Wendy is at <place>
    And Wendy has <then> actions

    Examples:
      | left | outcome                           | place   | then |
      | 3    | not refused                       | Hallway | 1    |
      | 2    | not refused                       | Hallway | 0    |
      | 1    | refused by faq-additional-costs.1 | Attic   | 1    |

  Scenario Outline: Who leaves by an effect pays the action when it happens, and stays without one
    Given the card Lock
      """
      type: location
      shroud: 2
      abilities:
        - constant: this
          additional cost: {to: leave, what: this, actions: 1}
      """
    And the card Slip Out
      """
      type: event
      cost: 0
      keywords: [fast]
      abilities: [{event: [{gain: 1}, {move: Hallway}]}]
      """
    And the situation
      """
      locations: {attic: {card: Lock, connects: [hallway]}}
      investigators: {wendy: {card: Wendy Adams, at: attic, hand: [Slip Out], resources: 0, actions: <left>}}
      """
    And it is Wendy's turn
    When Wendy plays Slip Out
    Then Wendy is at <place>
    And Wendy has <then> actions
    And Wendy has 1 resource

    @faq-additional-costs.2
    Examples:
      | left | place   | then |
      | 1    | Hallway | 0    |

    @faq-additional-costs.3
    Examples:
      | left | place   | then |
      | 0    | Attic   | 0    |

  @faq-additional-costs.1
  Scenario: A card that adds an action to leaving and to entering adds it to a move once
    Given the card Curfew
      """
      {type: asset, abilities: [{constant: each investigator, additional cost: {to: [leave, enter], actions: 1}}]}
      """
    And Wendy is at the Hallway
    And Wendy controls Curfew
    And it is Wendy's turn
    And Hallway connects to Cellar
    And Wendy has 1 resource
    When Wendy moves to Cellar
    Then Wendy is at Cellar
    And Wendy has 1 action

  @faq-additional-costs.1
  Scenario: An additional cost of playing a card is paid with its cost
    Given the card Curfew
      """
      type: asset
      abilities:
        - constant: this
          additional cost: {to: play, what: {kind: event, zone: hand, of: each investigator}, pay: {resources: 1}}
      """
    And Daisy is at the Hallway
    And Daisy controls Curfew
    And Wendy is at the Hallway
    And it is Wendy's turn
    And Wendy has 6 resources
    And Wendy holds Cunning Distraction
    And a Ghoul Minion at the Hallway
    When Wendy plays Cunning Distraction
    Then Cunning Distraction is discarded
    And Wendy has 0 resources

  @faq-additional-costs.1
  Scenario Outline: An additional cost of an action is paid with the action
    Given the card Barrier
      """
      type: asset
      abilities:
        - {constant: each investigator, additional cost: {to: <deed>, pay: {resources: 1}}}
      """
    And Roland is at the Attic
    And Roland controls Barrier
    And Roland has <resources> resources
    And a Ghoul Minion engaged with Roland
    When Roland <does it>
    And Roland reveals 0
    Then Roland has <left> resources
    And Roland has 2 actions

    Examples:
      | deed        | does it             | resources | left |
      | fight       | fights Ghoul Minion | 1         | 0    |
      | evade       | evades Ghoul Minion | 3         | 2    |
      | investigate | investigates        | 1         | 0    |

  @faq-additional-costs.1
  Scenario Outline: Whoever cannot pay it cannot take the action
    Given the card Barrier
      """
      type: asset
      abilities:
        - {constant: each investigator, additional cost: {to: <deed>, pay: {resources: 1}}}
      """
    And Roland is at the Attic
    And Roland controls Barrier
    And Roland has no resources
    And a Ghoul Minion engaged with Roland
    When Roland <does it>
    Then it is refused by faq-additional-costs.1
    And Roland has 3 actions

    Examples:
      | deed        | does it             |
      | fight       | fights Ghoul Minion |
      | evade       | evades Ghoul Minion |
      | investigate | investigates        |

  @costs.5
  Scenario: Both costs have to be there when the card is played
    Given the card Curfew
      """
      type: asset
      abilities:
        - constant: this
          additional cost: {to: play, what: {kind: event, zone: hand, of: each investigator}, pay: {resources: 1}}
      """
    And Daisy is at the Hallway
    And Daisy controls Curfew
    And Wendy is at the Hallway
    And it is Wendy's turn
    And Wendy has 5 resources
    And Wendy holds Cunning Distraction
    And a Ghoul Minion at the Hallway
    When Wendy plays Cunning Distraction
    Then it is refused by costs.5
    And Wendy has 5 resources

  @faq-additional-costs.2
  Scenario: An additional cost on a part of an effect is paid when that part resolves
    Given the card Windfall
      """
      type: event
      cost: 1
      abilities:
        - event: [{gain: 1}, {move to a connecting location: true}]
      """
    And the situation also says
      """
      locations: {hallway: {connects: [cellar]}}
      """
    And Skids is at the Hallway
    And Skids has 1 resource
    And Skids holds Windfall
    When Skids plays Windfall
    Then at step 4, Skids has 0 resources
    And skids gains resources before skids enters cellar
    And Skids is at Cellar
    And Skids has 0 resources

  @faq-additional-costs.3
  Scenario: What cannot be paid for fails, and the rest of the effect resolves
    Given the card Errand
      """
      type: event
      cost: 0
      abilities:
        - event: [{draw: 1}, {move to a connecting location: true}]
      """
    And the situation also says
      """
      locations: {hallway: {connects: [cellar]}}
      """
    And Agnes is at the Hallway
    And Agnes has no resources
    And Agnes holds Errand
    When Agnes plays Errand
    Then agnes draws
    And Agnes is at Hallway

  @faq-additional-costs.3
  Scenario Outline: The order of the two makes no difference, nor whether the effect names the location
    Given the card Errand
      """
      type: event
      cost: 0
      abilities:
        - event: [{<move>}, {draw: 1}]
      """
    And the situation also says
      """
      locations: {hallway: {connects: [cellar]}}
      """
    And Agnes is at the Hallway
    And Agnes has no resources
    And Agnes holds Errand
    When Agnes plays Errand
    Then it is not refused
    And agnes draws
    And Agnes is at Hallway

    Examples:
      | move                                |
      | "move to a connecting location": true |
      | move: Gate                          |

  @faq-additional-costs.2
  Scenario Outline: What an event does is paid for when it does it
    Given the card Barrier
      """
      type: asset
      abilities:
        - {constant: each investigator, additional cost: {to: <deed>, pay: {resources: 1}}}
      """
    And the card Surge
      """
      type: event
      cost: 1
      abilities:
        - event: [{gain: 1}, <effect>]
      """
    And Roland is at the Attic
    And Roland controls Barrier
    And Roland holds Surge
    And Roland has 1 resource
    And a Ghoul Minion engaged with Roland
    When Roland plays Surge
    And Roland reveals 0
    Then at ST.1, Roland has 0 resources
    And roland gains resources before ST.1
    And roland begins a test

    Examples:
      | deed        | effect              |
      | fight       | {fight: enemy}      |
      | evade       | {evade: enemy}       |
      | investigate | {investigate: true} |

  @faq-additional-costs.3
  Scenario Outline: What cannot be paid for is the only part that fails
    Given the card Barrier
      """
      type: asset
      abilities:
        - {constant: each investigator, additional cost: {to: <deed>, pay: {resources: 1}}}
      """
    And the card Surge
      """
      type: event
      cost: 0
      abilities:
        - event: [<effect>, {draw: 1}]
      """
    And Roland is at the Attic
    And Roland controls Barrier
    And Roland holds Surge
    And Roland has no resources
    And a Ghoul Minion engaged with Roland
    When Roland plays Surge
    Then it is not refused
    And roland does not begin a test
    And roland draws

    Examples:
      | deed        | effect              |
      | fight       | {fight: enemy}      |
      | evade       | {evade: enemy}       |
      | investigate | {investigate: true} |

  @faq-additional-costs.4
  Scenario Outline: A forced effect asks for no additional cost
    Given the card Compulsion
      """
      type: treachery
      weakness: true
      abilities:
        - {forced: {at: end turn, who: you}, do: {move: Archive}}
      """
    And Roland is at the Hallway
    And Roland has <clues> clues
    And Roland faces Compulsion
    When Roland ends the turn
    Then Roland is at Parlor
    And Roland has <clues> clues

    Examples:
      | clues |
      | 1     |
      | 0     |

  @faq-additional-costs.5
  Scenario: A mandatory instruction asks for no additional cost
    Given Daisy is at the Hallway
    And Skids is at the Study
    And Daisy has 2 clues
    And Skids has no clues
    And it is Daisy's turn
    When the agenda instructs
      """
      - {move: Archive, who: each investigator}
      """
    Then Daisy is at Parlor
    And Skids is at Parlor
    And Daisy has 2 clues
    And Skids has 0 clues

  @faq-additional-costs.2 @faq-additional-costs.3
  Scenario: An effect that is no instruction asks for it
    Given Daisy is at the Hallway
    And Skids is at the Hallway
    And Daisy has 2 clues
    And Skids has no clues
    And it is Daisy's turn
    When Daisy resolves these effects
      """
      - {move: Archive, who: each investigator}
      """
    Then Daisy is at Parlor
    And Skids is at Hallway
    And Daisy has 1 clue
    And Skids has 0 clues

  Rule: On the location that is investigated, wherever the investigator is

    Background:
      Given the card Swamp
        """
        {type: location, shroud: 1, clues: 2, abilities: [{constant: this, additional cost: {to: investigate, what: this, actions: 1}}]}
        """
      And the card Lens
        """
        {type: asset, abilities: [{action: 1, do: {investigate: true, at: <there>}}]}
        """
      And the situation
        """
        locations:
          swamp: {card: Swamp, clues: 2, connects: [hallway]}
          hallway: {clues: 2, connects: [swamp]}
        investigators: {roland: {card: Roland Banks, at: <here>, play area: [Lens]}}
        turn: roland
        """

    Scenario Outline: In <here> for <there>
      When Roland uses Lens
      And Roland reveals 0
      Then Roland has <actions> actions

      Examples:
        | here    | there   | actions |
        | Swamp   | Hallway | 2       |
        | Hallway | Swamp   | 1       |
