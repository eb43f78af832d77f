Feature: What locations of many scenarios say

  Background:
    Given every other opportunity is passed
    And Roland is at the Brook
    And Daisy is at the Attic
    And it is Roland's turn

  Rule: A card lies underneath a location, out of play

    Background:
      Given the card Brook
        """
        type: location
        shroud: 2
        clues: 1
        abilities:
          - free: true
            if: {amount: {tokens: clues, on: this}, at most: 0}
            limit: group 1 per game
            do: {draw card: {encounter: true, zone: underneath}}
        """
      And the card Thug
        """
        {type: enemy, fight: 2, health: 2, evade: 2, abilities: [{constant: investigator, get: {combat: -1}}]}
        """

    Scenario: It is drawn like an encounter card
      Given the situation also says
        """
        locations: {brook: {clues: 0, underneath: [Thug]}}
        """
      Then Roland's combat is 4
      When Roland uses Brook
      Then Thug is engaged with Roland
      And Roland's combat is 3

    Scenario: Only those underneath the location itself, and encounter cards alone
      Given the situation also says
        """
        locations:
          brook: {clues: 0, underneath: [{card: Knife, as: knife}]}
          attic: {underneath: [Thug]}
        """
      When Roland uses Brook
      Then it is refused by costs.13
      And Thug is not in play

  Rule: A location gets something while it is investigated

    Background:
      Given the card Brook
        """
        type: location
        shroud: 4
        clues: 1
        abilities:
          - constant: this
            while: {all: [{during: investigate, by: testing investigator}, {is: investigated location, a: this}]}
            get: {shroud: {minus: {tokens: horror, on: testing investigator}}}
        """
      And Roland has 2 horror
      And the situation also says
        """
        locations: {brook: {clues: 1}, attic: {shroud: 4, clues: 1}}
        """

    Scenario: In that test alone, by whoever makes it
      Then Brook's shroud is 4
      When Roland investigates
      Then the difficulty is 2
      When Roland reveals 0
      Then Brook's shroud is 4

    Scenario: Not while another location is investigated
      Given it is Daisy's turn
      When Daisy investigates
      Then the difficulty is 4
      And Brook's shroud is 4
      When Daisy reveals 0
      Then Daisy has 1 clue

  Rule: Breaches are tokens that go from one card to another

    Scenario: As many as there are
      Given the card Brook
        """
        type: location
        abilities: [{action: 1, do: {test: willpower, difficulty: 1, success:
          {move tokens: breaches, from: this, to: current act, amount: margin}}}]
        """
      And the situation also says
        """
        act: {card: {name: The Rift, type: act, clues: 9}}
        locations: {brook: {breaches: 1}}
        """
      When Roland uses Brook
      And Roland reveals 0
      Then Brook has 0 breaches
      And The Rift has 1 breach

  Rule: What is remembered opens other locations

    Background:
      Given the card Brook
        """
        {type: location, abilities: [{action: 1, do: {remember: found a way up}}]}
        """
      And the card Tower
        """
        type: location
        shroud: 2
        abilities:
          - constant: this
            cannot: {deed: enter, what: this, who: investigator}
            while: {not: {remembered: found a way up}}
        """
      And the situation also says
        """
        locations: {brook: {connects: [tower]}, attic: {}, tower: {}}
        """

    Scenario: Nobody enters who has not found out
      When Roland moves to Tower
      Then it is refused by cannot.1
      When Roland uses Brook
      Then the investigators remember found a way up
      When Roland moves to Tower
      Then Roland is at Tower

    Scenario: Of whom a card told so it is asked as well
      Given the card Regret
        """
        {type: treachery, abilities: [{revelation: {horror: 1, to: {kind: investigator, remembers: found a way up}}}]}
        """
      And Daisy is at the Attic
      And the situation also says
        """
        encounter deck: [Regret]
        """
      When Roland uses Brook
      Then Roland remembers found a way up
      And Daisy does not remember found a way up
      When Daisy draws Regret from the encounter deck
      Then Roland has 1 horror
      And Daisy has 0 horror

    Scenario: It was found out before
      Given the situation also says
        """
        remembered: [found a way up]
        """
      When Roland moves to Tower
      Then Roland is at Tower
      When Roland uses Brook
      Then it is refused

  Rule: An unrevealed side has a title of its own

    Background:
      Given the card Brook
        """
        type: location
        abilities:
          - {constant: this, connected to: {named: Dark Door}}
          - {action: 1, do: {at random: {named: Dark Door, zone: set aside}, do: {put into play: chosen}}}
        """
      And the card Pantry
        """
        {type: location, shroud: 2, clues: 1, symbol: T, unrevealed side: {name: Dark Door}}
        """

    Scenario: By it the location is found where it is set aside, and connected until it is revealed
      Given the situation also says
        """
        set aside: [Pantry]
        locations: {brook: {}, attic: {}}
        """
      When Roland uses Brook
      Then Pantry is in play
      And Pantry is unrevealed
      When Roland moves to Pantry
      Then Roland is at Pantry
      And Pantry is not unrevealed

    Scenario: A revealed location has it no more
      Given the situation also says
        """
        locations: {brook: {}, attic: {}, pantry: {}}
        """
      When Roland moves to Pantry
      Then it is refused by move-action.2

  Rule: Locations lie beside one another

    Background:
      Given the card Brook
        """
        {type: location, shroud: 2, clues: 1, abilities: [{constant: this, connected to:
          [{kind: location, left of: this}, {kind: location, right of: this}]}]}
        """
      And the card Mill
        """
        type: location
        shroud: 2
        abilities:
          - {constant: this, connected to: [{kind: location, left of: this}, {kind: location, right of: this}]}
          - constant: this
            cannot: {deed: enter, what: this, who: investigator}
            while: {there is: {kind: location, left of: this, all clues discovered: false}}
        """

    Scenario: Whoever is there goes to the next one, and no farther
      Given the situation also says
        """
        locations: {attic: {column: 2}, brook: {clues: 0}, mill: {column: 1}}
        """
      When Roland moves to Attic
      Then it is refused by move-action.2
      When Roland moves to Mill
      Then Roland is at Mill

    Scenario: Not up or down
      Given the situation also says
        """
        locations: {attic: {row: -1}, brook: {clues: 0}, mill: {column: 1, row: 1}}
        """
      When Roland moves to Attic
      Then it is refused by move-action.2
      When Roland moves to Mill
      Then it is refused by move-action.2

    Scenario: A clue to the left keeps everybody out
      Given the situation also says
        """
        locations: {attic: {column: 2, clues: 1}, brook: {clues: 1}, mill: {column: 1}}
        """
      When Roland moves to Mill
      Then it is refused by cannot.1
      When Roland investigates
      And Roland reveals 0
      And Roland moves to Mill
      Then Roland is at Mill

    Scenario Outline: A location is put where none lies yet
      Given the card Cave
        """
        {type: location, shroud: 2}
        """
      And the situation also says
        """
        locations: {attic: {row: -1, column: 2}, brook: {}, mill: {column: <column>}}
        decks: {cellar deck: [Cave]}
        """
      When Roland resolves these effects
        """
        - {put into play: {zone: cellar deck, topmost: true}, right of: Brook}
        """
      Then Cave is <there>

      Examples:
        | column | there       |
        | 2      | in play     |
        | 1      | not in play |

    Scenario: What is put there lies there
      Given the card Cave
        """
        {type: location, shroud: 2}
        """
      And the situation also says
        """
        locations: {attic: {row: -1, column: 2}, brook: {}, mill: {column: 2}}
        decks: {cellar deck: [Cave]}
        """
      When Roland resolves these effects
        """
        - {put into play: {zone: cellar deck, topmost: true}, right of: Brook}
        """
      And Roland moves to Cave
      Then Roland is at Cave

  Rule: Somebody who is there does not gain resources, or does not draw

    Scenario Outline: <deed>
      Given the card Brook
        """
        {type: location, shroud: 2, abilities: [{constant: this, cannot: {deed: <deed>, who: {kind: investigator, at: this}}}]}
        """
      And Roland has 1 resource
      And the situation also says
        """
        investigators: {roland: {deck: [Dodge]}}
        locations: {brook: {}, attic: {}}
        """
      When Roland <tries>
      Then it is refused by cannot.1
      When Roland resolves these effects
        """
        - {place: you, at: Attic}
        """
      And Roland <tries>
      Then <so>

      Examples:
        | deed            | tries            | so                      |
        | gain resources  | takes a resource | Roland has 2 resources  |
        | resource action | takes a resource | Roland has 2 resources  |
        | draw            | draws            | Dodge is in Roland's hand |
        | draw action     | draws            | Dodge is in Roland's hand |

    Scenario Outline: In the upkeep phase alone
      Given the card Brook
        """
        {type: location, shroud: 2, abilities: [{constant: this, cannot: {deed: <deed>, who: {kind: investigator, at: this}}}]}
        """
      And Roland has 1 resource
      And the situation also says
        """
        investigators: {roland: {deck: [Knife, Guts]}}
        locations: {brook: {}, attic: {}}
        """
      When Roland takes a resource
      And Roland draws
      And the upkeep phase is played
      Then Roland has <resources> resources
      And Guts <is> in Roland's hand

      Examples:
        | deed                               | resources | is     |
        | gain resources in the upkeep phase | 2         | is     |
        | draw in the upkeep phase           | 3         | is not |

    Scenario Outline: In the upkeep phase by an effect no more than by that phase: <deed>, <phase>
      Given the card Brook
        """
        {type: location, shroud: 2, abilities: [{constant: this, cannot: {deed: <deed>, who: {kind: investigator, at: this}}}]}
        """
      And Roland has 1 resource
      And the situation also says
        """
        investigators: {roland: {deck: [Guts, Knife, Dodge]}}
        locations: {brook: {}, attic: {}}
        """
      And it is the <phase> phase
      When Roland resolves these effects
        """
        - {gain: 1}
        - {draw: 1}
        - {search: {named: Knife, zone: deck}, do: {draw card: chosen}}
        """
      Then Roland has <resources> resources
      And Roland has <cards> cards in hand

      Examples:
        | deed                               | phase  | resources | cards |
        | gain resources in the upkeep phase | upkeep | 1         | 2     |
        | draw in the upkeep phase           | upkeep | 2         | 0     |
        | draw in the upkeep phase           | enemy  | 2         | 2     |
        | draw                               | enemy  | 2         | 0     |

    Scenario: An effect gives others resources, and nothing to whoever is there
      Given the card Brook
        """
        {type: location, abilities: [{constant: this, cannot: {deed: gain resources, who: {kind: investigator, at: this}}}]}
        """
      And Roland has 1 resource
      And Daisy has 1 resource
      And the situation also says
        """
        locations: {brook: {}, attic: {}}
        """
      When Roland resolves these effects
        """
        - {gain: 2, on: each investigator}
        """
      Then Roland has 1 resource
      And Daisy has 3 resources

  Rule: Enemies do not spawn at a location

    Background:
      Given the card Brook
        """
        {type: location, abilities: [{constant: this, cannot: {deed: spawn, what: this, who: enemy}}]}
        """
      And the situation also says
        """
        locations: {brook: {}, attic: {}}
        """

    Scenario Outline: By an instruction, or where they are drawn
      Given the card Thug
        """
        {type: enemy, health: 1, fight: 1, evade: 1<spawn>}
        """
      And the situation also says
        """
        set aside: [Thug]
        """
      When Roland resolves these effects
        """
        - <effect>
        """
      Then Thug is <there>

      Examples:
        | spawn          | effect                                                | there                             |
        |                | {spawn: {named: Thug, zone: set aside}}               | in the encounter discard pile     |
        | , spawn: Brook | {spawn: {named: Thug, zone: set aside}}               | in the encounter discard pile     |
        | , spawn: Attic | {spawn: {named: Thug, zone: set aside}}               | not in the encounter discard pile |
        |                | {spawn: {named: Thug, zone: set aside}, at: Attic}    | not in the encounter discard pile |
        |                | {spawn: {named: Thug, zone: set aside}, at: location} | at Attic                          |

  Rule: A turn ends at once

    Scenario: No action more is taken in it
      Given the card Brook
        """
        {type: location, abilities: [{action: 1, do: [{lose: actions remaining, of: actions}, {end your turn: true}]}]}
        """
      And the situation also says
        """
        locations: {brook: {}, attic: {}}
        """
      When Roland uses Brook
      And Roland takes a resource
      Then it is refused

    Scenario: It is somebody else's, and goes on
      Given Roland has 1 resource
      Given the situation also says
        """
        locations: {brook: {}, attic: {}}
        """
      And the card Brook
        """
        {type: location}
        """
      When Daisy resolves these effects
        """
        - {end your turn: true}
        """
      And Roland takes a resource
      Then Roland has 2 resources

  Rule: Cards are discarded for their icons

    Background:
      Given the card Brook
        """
        {type: location, abilities: [{action: 1, do: {either: {to pay: {discard icons: 2, of: agility},
          to suffer: {damage: 1}}}}]}
        """

    Scenario: One after the other, until there are enough; wild icons count
      Given the card Rope
        """
        {type: skill, icons: {agility: 1}}
        """
      And the card Charm
        """
        {type: skill, icons: {wild: 1}}
        """
      And the situation also says
        """
        investigators: {roland: {hand: [Rope, Charm, Guts]}}
        locations: {brook: {}, attic: {}}
        """
      When Roland uses Brook
      And Roland chooses to pay
      And Roland chooses Charm
      And Roland chooses Rope
      Then Guts is in Roland's hand
      And Charm is in Roland's discard pile
      And Rope is in Roland's discard pile
      And Roland has 0 damage

    Scenario: With too few of them nobody may
      Given the card Rope
        """
        {type: skill, icons: {agility: 1}}
        """
      And the situation also says
        """
        investigators: {roland: {hand: [Rope, Guts]}}
        locations: {brook: {}, attic: {}}
        """
      When Roland uses Brook
      Then Roland has 1 damage
      And Rope is in Roland's hand

  Rule: A key that is set aside is placed at random, and opens another location

    Background:
      Given the card Brook
        """
        {type: location, abilities: [{action: 1, do: {place a random key: true, on: this}}]}
        """
      And the card Tower
        """
        {type: location, shroud: 2, abilities: [{constant: this, cannot: {deed: enter, what: this, who: investigator},
          while: {not: {is: you, a: {keys: tablet}}}}]}
        """
      And the situation also says
        """
        keys set aside: [skull, tablet]
        locations: {brook: {connects: [tower]}, attic: {}, tower: {}}
        """

    Scenario: Only whoever controls it goes there
      When Roland uses Brook
      And Roland flips the tablet key
      Then the tablet key is on Brook
      And the skull key is set aside
      When Roland moves to Tower
      Then it is refused by cannot.1
      When Roland takes the keys at Brook
      And Roland moves to Tower
      Then Roland is at Tower
