Feature: What acts and agendas of many scenarios say

  Background:
    Given every other opportunity is passed
    And Roland is at the Brook
    And it is Roland's turn
    And the card Brook
      """
      {type: location, shroud: 2}
      """
    And the situation also says
      """
      locations: {brook: {}}
      """
    And the card Next Act
      """
      {type: act, clues: 9}
      """

  Rule: Locations lie at the end of a row

    Scenario Outline: The one farthest to a side goes, and into the victory display if it is worth something
      Given the card Mill
        """
        {type: location, shroud: 2, victory: 1}
        """
      And the situation also says
        """
        locations: {brook: {column: 3, row: 1}, attic: {column: <attic>}, mill: {column: <mill>, clues: <clues>}}
        """
      When Roland resolves these effects
        """
        - choose: {kind: location, farthest to: <side>}
          do:
            if: {is: chosen, a: {victory: true, with no: clues}}
            then: {return: chosen, to: victory display}
            else: {return: chosen, to: removed from game}
        """
      Then Attic is <attic goes>
      And Mill is <mill goes>

      Examples:
        | side      | attic | mill | clues | attic goes            | mill goes              |
        | the left  | 1     | 2    | 0     | removed from the game | in play                |
        | the left  | 2     | 1    | 1     | in play               | removed from the game  |
        | the left  | 2     | -1   | 0     | in play               | in the victory display |
        | the right | 4     | 1    | 0     | removed from the game | in play                |
        | the right | 1     | 5    | 0     | in play               | in the victory display |

  Rule: Locations are connected to those beside them

    Scenario Outline: A path leads to what lies beside a location
      Given the card Catacomb
        """
        type: agenda
        doom: 9
        abilities:
          - constant: location
            connected to:
              [{kind: location, left of: chosen}, {kind: location, right of: chosen}, {kind: location, above: chosen}]
        """
      And the agenda is Catacomb
      And the situation also says
        """
        locations: {brook: {column: 1, row: 1}, attic: {column: <column>, row: <row>}}
        """
      When Roland moves to Attic
      Then it is <what>

      Examples:
        | column | row | what                      |
        | 2      | 1   | not refused               |
        | 0      | 1   | not refused               |
        | 1      | 0   | not refused               |
        | 1      | 2   | refused by move-action.2  |
        | 2      | 2   | refused by move-action.2  |

  Rule: Everybody has left who was not defeated

    Scenario: The act advances once the last one resigns
      Given the card Way Out
        """
        type: act
        abilities: [{objective: {every undefeated investigator has resigned: true}}]
        reverse: {resolution: 4}
        """
      And the act is Way Out
      When Roland resolves these effects
        """
        - {resign: true}
        """
      And Roland resolves way out first
      Then resolution 4 is reached

  Rule: An act knows if its clues were spent

    Scenario: They were, by the rules
      Given the card Church Door
        """
        type: act
        clues: 2
        reverse: {if: {advanced by: clues}, then: {gain: 1}, else: {gain: 3}}
        """
      And the act is Church Door
      And the next act is Next Act
      And Roland has 2 clues
      And Roland has 0 resources
      When Roland advances the act
      Then Next Act is the current act
      And Roland has 1 resource

    Scenario: Something else makes it advance
      Given the card Church Door
        """
        type: act
        clues: 2
        reverse: {if: {advanced by: clues}, then: {gain: 1}, else: {gain: 3}}
        """
      And the act is Church Door
      And the next act is Next Act
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {advance: current act}
        """
      Then Roland has 3 resources

    Scenario: The card says that the clues were spent
      Given the card Church Door
        """
        type: act
        clues: 2
        reverse: {if: {advanced by: clues}, then: {gain: 1}, else: {gain: 3}}
        """
      And the act is Church Door
      And the next act is Next Act
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {advance: current act, by: clues}
        """
      Then Roland has 1 resource

  Rule: Tokens go to the act that comes next

    Scenario: Of one kind, and no others
      Given the card Dark Door
        """
        type: act
        clues: 2
        abilities: [{forced: {when: advance, what: this}, do: {carry over: breaches}}]
        """
      And the situation also says
        """
        act: {card: Dark Door, breaches: 3, resources: 2}
        """
      And the next act is Next Act
      When Roland resolves these effects
        """
        - {advance: current act}
        """
      Then Next Act has 3 breaches
      And Next Act has 0 resources

  Rule: A step of the mythos phase is skipped

    Scenario Outline: No doom is placed on the agenda in it
      Given the card Silent Sky
        """
        {type: agenda, doom: 9, abilities: [<ability>]}
        """
      And the agenda is Silent Sky
      When the mythos phase is played
      Then the agenda has <doom> doom

      Examples:
        | ability                                                                                                                    | doom |
        | {constant: current agenda, cannot: {deed: place doom in the mythos phase, what: current agenda}}                            | 0    |
        | {constant: current agenda, cannot: {deed: place clues, what: current agenda}}                                               | 1    |

  Rule: Some abilities of a card are ignored

    Background:
      Given the card Attic
        """
        type: location
        shroud: 2
        abilities:
          - {forced: {after: end turn, who: you}, do: {horror: 1}}
          - {constant: investigator, side: unrevealed, get: {combat: 1}}
          - {constant: investigator, get: {agility: 1}}
        """

    Scenario Outline: Forced ones, or those on the unrevealed side
      Given the card Shut Gate
        """
        {type: act, abilities: [{constant: Attic, ignored abilities: <which>}]}
        """
      And the act is Shut Gate
      And the situation also says
        """
        locations: {brook: {}, attic: {unrevealed: <unrevealed>}}
        """
      Then Roland's combat is <combat>
      And Roland's agility is <agility>
      When Roland ends the turn
      Then Roland has <horror> horror

      Examples:
        | which           | unrevealed | combat | agility | horror |
        | forced          | false      | 4      | 3       | 0      |
        | forced          | true       | 5      | 2       | 0      |
        | unrevealed side | false      | 4      | 3       | 1      |
        | unrevealed side | true       | 4      | 2       | 0      |

  Rule: Locations are in the encounter deck

    Background:
      Given the card Bridge
        """
        {type: location, shroud: 2, clues: 2, abilities: [{revelation: [{put into play: this}, {move: this}]}]}
        """
      And the card Gulf
        """
        {type: location, shroud: 2, abilities: [{revelation: [{put into play: this}]}]}
        """

    Scenario Outline: One of those that are discarded does what its revelation says
      Given the situation also says
        """
        encounter deck: [Bridge, Swarm of Rats, Gulf, Icy Ghoul]
        """
      When Roland resolves these effects
        """
        - {discard encounter cards: 3, such: location, choose one: {resolve the revelation of: chosen}}
        """
      And Roland chooses <one>
      Then Roland is at <there>
      And <one> is in play
      And <other> is in the encounter discard pile

      Examples:
        | one    | there  | other  |
        | Gulf   | Brook  | Bridge |
        | Bridge | Bridge | Gulf   |

    Scenario: The only one is no choice, and enters play with its clues
      Given the situation also says
        """
        encounter deck: [Swarm of Rats, Bridge, Icy Ghoul]
        """
      When Roland resolves these effects
        """
        - {discard encounter cards: 3, such: location, choose one: {resolve the revelation of: chosen}}
        """
      Then Roland is at Bridge
      And Bridge has 2 clues

  Rule: A limit counts the investigators

    Scenario Outline: An ability is used as many times as investigators have begun the game
      Given Daisy is at the Brook
      And the card Signal
        """
        {type: act, abilities: [{free: true, do: {gain: 1}, limit: <limit>}]}
        """
      And the act is Signal
      And Roland has 0 resources
      When Roland uses signal
      And Roland uses signal
      And Roland uses signal
      Then Roland has <times> resources

      Examples:
        | limit                          | times |
        | group 1 per round              | 1     |
        | group 1 per investigator per round | 2 |
