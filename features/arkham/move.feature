Feature: Move

  Background:
    Given every other opportunity is passed
    And the situation
      """
      locations:
        attic: {connects: [hallway], card: {type: location, name: Attic, shroud: 1}}
        hallway: {connects: [attic, cellar], card: {type: location, name: Hallway, shroud: 1}}
        cellar: {connects: [hallway], card: {type: location, name: Cellar, shroud: 1}}
      """

  Rule: From one location to another

    @move.1
    Scenario: An investigator leaves the one and is at the other
      Given Roland is at the Hallway
      When Roland moves to Attic
      Then Roland is at Attic
      And roland leaves hallway
      And roland enters attic

    @move.1
    Scenario: An enemy likewise
      Given Roland is at the Attic
      And a Swarm of Rats at the Cellar
      When the enemy phase is played
      Then Swarm of Rats is at Hallway

    @move.2
    Scenario: To a connecting location
      Given Roland is at the Hallway
      When Roland resolves these effects
        """
        - {move to a connecting location: true}
        """
      Then Roland may choose Attic
      And Roland may choose Cellar
      And Roland may not choose Hallway
      When Roland chooses Attic
      Then Roland is at Attic
      When Roland resolves these effects
        """
        - {move to a connecting location: true}
        """
      Then Roland is at Hallway

    @move.5
    Scenario: Anywhere, if the effect says so
      Given Roland is at the Attic
      When Roland resolves these effects
        """
        - {move: location}
        """
      Then Roland may choose Cellar
      And Roland may choose Hallway
      When Roland chooses Cellar
      Then Roland is at Cellar

    @move.3
    Scenario: The connections are those of the location where one is
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [attic]}
        """
      And Roland is at A
      When Roland moves to B
      Then Roland is at B
      When Roland moves to A
      Then it is refused by move.3
      And Roland is at B

    @move.9
    Scenario: Not to where one is already
      Given the card Draught
        """
        {type: location, name: Draught, shroud: 1, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
        """
      And the situation
        """
        locations: {draught: {card: Draught, connects: [hallway]}}
        """
      And Roland is at the Draught
      When Roland resolves these effects
        """
        - {move: location}
        """
      Then Roland may not choose Draught
      When Roland chooses Hallway
      Then Roland is at Hallway
      And Roland has 0 horror

    @move.9
    Scenario Outline: Not by an action, nor by a card, that names where one is
      Given the card Amble
        """
        {type: asset, abilities: [{free: true, do: {move: location}}]}
        """
      And the card Stand
        """
        {type: asset, abilities: [{free: true, do: {move: your location}}]}
        """
      And Roland is at the Hallway
      And Roland controls Amble, Stand
      And it is Roland's turn
      When Roland <tries>
      Then it is refused by move.9
      And Roland is at Hallway

      Examples:
        | tries                 |
        | moves to Hallway      |
        | uses Amble on Hallway |
        | uses Stand            |

    @hunter.1
    Scenario: An enemy that hunts goes by the connections of the location where it is, and not against them
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1}, connects: [attic]}
        """
      And Roland is at A
      And a Swarm of Rats at B
      When the enemy phase is played
      Then Swarm of Rats is at B

    @move.10
    Scenario: Without a destination it cannot be attempted
      Given the situation
        """
        locations: {study: {card: {type: location, name: Study, shroud: 1}}}
        """
      And Roland is at the Study
      When Roland moves to Hallway
      Then it is refused by move.10
      And Roland has 3 actions

  Rule: Leaving and entering

    @move.4
    Scenario: Entering may be by an effect of some card, and of no other
      Given the card Boots
        """
        type: asset
        abilities:
          - {free: true, do: {move: Attic}}
          - {forced: {after: enter, who: you, by: this}, do: {gain: 1}}
        """
      And Agnes is at the Cellar
      And it is Agnes's turn
      And Agnes controls Boots
      And Agnes has 0 resources
      When Agnes moves to Hallway
      Then Agnes has 0 resources
      When Agnes uses Boots
      Then Agnes is at Attic
      And Agnes has 1 resource

    @move.4
    Scenario Outline: Both at the same moment
      Given the card Threshold
        """
        {type: location, name: Threshold, shroud: 1, abilities: [{forced: {after: leave, at: this}, do: {lose: 1}}]}
        """
      And the card Loft
        """
        {type: location, name: Loft, shroud: 1, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
        """
      And the situation
        """
        locations:
          threshold: {card: Threshold, connects: [loft]}
          loft: {card: Loft, connects: [threshold]}
        investigators: {agnes: {resources: 1}}
        """
      And Agnes is at the Threshold
      When Agnes moves to Loft
      Then it waits for Agnes
      When Agnes resolves <first> first
      Then <first> initiates before <second> initiates
      And Agnes has 0 resources
      And Agnes has 1 horror

      Examples:
        | first     | second    |
        | threshold | loft      |
        | loft      | threshold |

    @move.5
    Scenario: Who is moved to a location passes through no other
      Given Roland is at the Attic
      And a Ghoul Minion at the Hallway
      When Roland resolves these effects
        """
        - {move: Cellar}
        """
      Then Roland is at Cellar
      And roland does not enter hallway
      And ghoul minion does not engage roland
      And Ghoul Minion is at Hallway

  Rule: Unrevealed locations

    @move.6
    Scenario Outline: An investigator reveals it, also without the move action
      Given the situation
        """
        locations:
          loft:
            card: {type: location, name: Loft, shroud: 1, clues: 2, per investigator: clues,
                   abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
            unrevealed: true
            connects: [hallway]
          hallway: {connects: [loft]}
        """
      And Roland is at the Attic
      And Daisy is at the Hallway
      And the card Rope
        """
        {type: asset, abilities: [{free: true, do: {move: Loft}}]}
        """
      And Daisy controls Rope
      And it is Daisy's turn
      Then Loft is unrevealed
      And Loft has 0 clues
      When <deed>
      Then Loft is revealed
      And Loft has 4 clues
      And Daisy has 1 horror

      Examples:
        | deed                |
        | Daisy moves to Loft |
        | Daisy uses Rope     |

    @move.7
    Scenario: An enemy does not
      Given the situation
        """
        locations:
          a: {card: {type: location, name: A, shroud: 1}, connects: [b]}
          b: {card: {type: location, name: B, shroud: 1, clues: 1}, unrevealed: true, connects: [a, c]}
          c: {card: {type: location, name: C, shroud: 1}, connects: [b]}
        """
      And Roland is at C
      And a Swarm of Rats at A
      When the enemy phase is played
      Then Swarm of Rats is at B
      And B is unrevealed
      And B has 0 clues

  Rule: Other things move too

    @move.8
    Scenario: A clue is moved, and nobody discovers it
      Given the card Sleight
        """
        type: asset
        abilities: [{free: true, do: {move tokens: clues, from: your location, to: connecting location}}]
        """
      And the situation
        """
        locations: {attic: {clues: 2}, hallway: {clues: 0}}
        """
      And Roland is at the Attic
      And Roland controls Sleight
      When Roland uses Sleight
      Then Attic has 1 clue
      And Hallway has 1 clue
      And Roland has 0 clues
      And roland does not discover clues

  Scenario Outline: An enemy that moves to a location reveals nothing, and is heard there
    Given the card Ambush
      """
      {type: location, shroud: 1, abilities: [{forced: {after: enemy moves, what: enemy, at: this}, do: {damage: 1, to: that enemy}}]}
      """
    And Roland is at the Study
    And a Ghoul Minion at the Study
    And the situation also says
      """
      locations: {ambush: {card: Ambush}, attic: {unrevealed: true}}
      """
    When Roland resolves these effects
      """
      - {move: <place>, who: Ghoul Minion}
      """
    Then Ghoul Minion is at <place>
    And Ghoul Minion has <damage> damage
    And Attic is unrevealed

    @move.7
    Examples:
      | place  | damage |
      | Attic  | 0      |

    Examples:
      | place  | damage |
      | Ambush | 1      |

  Rule: Enemies enter locations

    Background:
      Given the card Tripwire
        """
        {type: treachery, abilities: [{forced: {after: enemy enters, what: {non: Elite, kind: enemy}, at: attached},
          do: {damage: 1, to: that enemy}}]}
        """
      And the situation also says
        """
        locations: {hallway: {attached: [Tripwire]}}
        """

    @move.4
    Scenario: One that moves
      Given Roland is at the Attic
      And a Swarm of Rats at the Cellar
      When the enemy phase is played
      Then Swarm of Rats is defeated
      And Swarm of Rats moves
      And Swarm of Rats leaves Cellar before Swarm of Rats is defeated
      And Swarm of Rats enters Hallway before Swarm of Rats is defeated
      And Swarm of Rats does not enter Attic

    @move.4
    Scenario: One that an effect moves
      Given Roland is at the Hallway
      And a Ghoul Minion at the Cellar
      When Roland resolves these effects
        """
        - {move: your location, who: {kind: enemy, at: connecting location}}
        """
      Then Ghoul Minion's damage is 1

    @move.4
    Scenario: One that goes along with whom it is engaged
      Given Roland is at the Attic
      And a Ghoul Minion engaged with Roland
      And a Ravenous Ghoul at the Hallway
      When Roland resolves these effects
        """
        - {move to a connecting location: true}
        """
      Then Ghoul Minion's damage is 1
      And Ghoul Minion leaves Attic
      And Ghoul Minion enters Hallway
      And Ravenous Ghoul's damage is 0
      And Ravenous Ghoul does not move

    @spawn.2
    Scenario: One that spawns
      Given Roland is at the Attic
      And the situation also says
        """
        encounter deck: [Ghoul Minion]
        """
      When Roland resolves these effects
        """
        - {search: {kind: enemy, zone: encounter deck}, do: {spawn: chosen, at: connecting location}}
        """
      Then Ghoul Minion's damage is 1

    Scenario: One that somebody elsewhere engages
      Given Roland is at the Hallway
      And a Ghoul Minion at the Cellar
      When Roland resolves these effects
        """
        - {engage: {kind: enemy, at: connecting location}}
        """
      Then Ghoul Minion's damage is 1

    Scenario: One that was there before, or goes elsewhere, does not
      Given Roland is at the Hallway
      And a Ghoul Minion at the Hallway
      And a Ravenous Ghoul at the Hallway
      When Roland resolves these effects
        """
        - {engage: {kind: enemy, named: Ravenous Ghoul}}
        - {move: connecting location, who: {kind: enemy, named: Ghoul Minion}}
        """
      And Roland chooses Cellar
      Then Ghoul Minion's damage is 0
      And Ravenous Ghoul's damage is 0

  Scenario Outline: Of several locations none is a target that cannot be entered, or only at a price that cannot be paid: <what>
    Given the card Stride
      """
      {type: asset, abilities: [{free: true, do: {move: {kind: location, up to connections away: 2}}}]}
      """
    And the situation
      """
      locations:
        l1: {card: {type: location, name: L1, shroud: 1}, clues: 0, connects: [l2]}
        l2: {card: {type: location, name: L2, shroud: 1}, clues: 0, connects: [l1, l3]}
        l3: {card: {type: location, name: L3, shroud: 1, abilities: [{constant: this, <what>}]}, clues: 0, connects: [l2]}
      investigators: {roland: {card: Roland Banks, at: l1, play area: [Stride]}}
      turn: roland
      """
    When Roland uses Stride
    Then Roland is at L2

    Examples:
      | what                                                                 |
      | cannot: {deed: enter, what: this, who: investigator}                 |
      | additional cost: {to: enter, what: this, pay: {spend: 1, of: clues}} |
