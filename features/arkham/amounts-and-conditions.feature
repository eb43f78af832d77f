Feature: How much, and if something is so

  Background:
    Given every other opportunity is passed
    And the card Old Mill
      """
      {type: location, shroud: 2, clues: 3}
      """
    And the card Hole
      """
      {type: treachery, vengeance: 2}
      """
    And the situation
      """
      locations:
        mill: {card: Old Mill, clues: 3, doom: 1, connects: [hut]}
        hut: {card: Attic, clues: 1, connects: [mill]}
      investigators:
        roland:
          card: Roland Banks
          at: mill
          play area: [Machete, Beat Cop, {card: Flashlight, supplies: 2}]
          hand: [Knife, Guts]
          damage: 2
          resources: 0
          actions: 2
          actions taken: 1
        daisy: {card: Daisy Walker, at: hut, clues: 2, horror: 3}
      enemies:
        acolyte: {card: Acolyte, at: hut, doom: 2}
        priest: {card: Ghoul Priest, engaged: roland, damage: 4}
      turn: roland
      happened:
        - {event: perform, who: roland, of: move, this: round}
        - {event: perform, who: roland, of: investigate, this: turn}
      agenda: {card: "What's Going On?!", doom: 1}
      act: Trapped
      victory display: [Hole]
      chaos bag: [0, -1, -1, skull]
      campaign log: {killed: [Wendy Adams], says: [the house burned]}
      remembered: [a dark spell]
      """

  Scenario Outline: So much it is: <amount>
    When Roland resolves these effects
      """
      - {gain: <amount>}
      """
    Then Roland has <number> resources

    Examples:
      | amount                                                            | number |
      | 3                                                                 | 3      |
      | doom in play                                                      | 4      |
      | number of the current act                                         | 1      |
      | number of the current agenda                                      | 1      |
      | vengeance                                                         | 2      |
      | actions taken                                                     | 1      |
      | actions remaining                                                 | 2      |
      | investigators                                                     | 2      |
      | difficulty of the test                                            | 0      |
      | base skill value                                                  | 0      |
      | {sum: [2, 3]}                                                     | 5      |
      | {sum: [doom in play, {minus: 1}]}                                 | 3      |
      | {times: 3, number: 2}                                             | 6      |
      | {half: 4}                                                         | 2      |
      | {half: 5}                                                         | 3      |
      | {for every: 2, of: 5}                                             | 2      |
      | {for every: 2, of: 6}                                             | 3      |
      | {for every: 3, of: 2}                                             | 0      |
      | {per investigator: 2}                                             | 4      |
      | {printed: health, of: Acolyte}                                    | 1      |
      | {value: health, of: Ghoul Priest}                                 | 10     |
      | {remaining: health, of: Ghoul Priest}                             | 6      |
      | {remaining: health, of: you}                                      | 7      |
      | {remaining: sanity, of: Daisy Walker}                             | 6      |
      | {value: combat, of: you}                                          | 5      |
      | {base: combat, of: you}                                           | 4      |
      | {printed: combat, of: you}                                        | 4      |
      | {value: shroud, of: your location}                                | 2      |
      | {tokens: clues, on: your location}                                | 3      |
      | {tokens: clues, on: location}                                     | 4      |
      | {tokens: horror, on: investigator}                                | 3      |
      | {tokens: supplies, on: Flashlight}                                | 2      |
      | {highest: clues, on: location}                                    | 3      |
      | {count: {kind: card, zone: hand}}                                 | 2      |
      | {count: enemy}                                                    | 2      |
      | {amount: 2, plus: 3}                                              | 5      |
      | {amount: 2, plus: -3}                                             | 0      |
      | {amount: 2, least: 3}                                             | 3      |
      | {amount: 2, least: 1}                                             | 2      |
      | {amount: 5, most: 4}                                              | 4      |
      | {amount: 3, most: 4}                                              | 3      |
      | {amount: 5, plus: -1, most: 4}                                    | 4      |
      | {in the bag: [-1]}                                                | 2      |
      | {in the bag: [skull, 0]}                                          | 2      |
      | {in the bag: [bless]}                                             | 0      |
      | {if: {phase: investigation}, then: 2, otherwise: 3}               | 2      |
      | {if: {phase: mythos}, then: 2, otherwise: 3}                      | 3      |
      | {if: {phase: mythos}, then: 2}                                    | 0      |

  Scenario Outline: It is so, or not: <condition>
    When Roland resolves these effects
      """
      - {if: {<condition>}, then: {gain: 1}, else: {gain: 2}}
      """
    Then Roland has <number> resources

    Examples: what is so
      | condition                                                              | number |
      | phase: investigation                                                   | 1      |
      | turn of: you                                                           | 1      |
      | turn of: active investigator                                           | 1      |
      | there is: enemy                                                        | 1      |
      | there is: {kind: location, named: Attic}                               | 1      |
      | not: {there is: {kind: enemy, exhausted: true}}                        | 1      |
      | all: [{turn of: you}, {phase: investigation}]                          | 1      |
      | any: [{turn of: Daisy Walker}, {phase: investigation}]                 | 1      |
      | any: [{phase: investigation}, {turn of: Daisy Walker}]                 | 1      |
      | is: your location, a: {kind: location, revealed: true}                 | 1      |
      | amount: 3, at least: 3                                                 | 1      |
      | amount: 3, at most: 3                                                  | 1      |
      | amount: {tokens: clues, on: your location}, at least: 2, at most: 4    | 1      |
      | amount: {happened: perform, this: round, of: move}, at least: 1 | 1      |
      | amount: {happened: perform, this: turn, of: [fight, investigate]}, at least: 1 | 1      |
      | amount: {happened: perform, this: round, of: move, who: you}, at least: 1 | 1      |
      | remembered: a dark spell                                               | 1      |
      | the campaign log says: the house burned                                | 1      |
      | the campaign log lists: Wendy Adams, under: killed                     | 1      |

    Examples: what is not
      | condition                                                              | number |
      | phase: mythos                                                          | 2      |
      | turn of: Daisy Walker                                                  | 2      |
      | there is: {kind: enemy, exhausted: true}                               | 2      |
      | not: {there is: enemy}                                                 | 2      |
      | all: [{turn of: you}, {phase: mythos}]                                 | 2      |
      | all: [{phase: mythos}, {turn of: you}]                                 | 2      |
      | any: [{turn of: Daisy Walker}, {phase: mythos}]                        | 2      |
      | is: your location, a: {kind: location, revealed: false}                | 2      |
      | amount: 2, at least: 3                                                 | 2      |
      | amount: 4, at most: 3                                                  | 2      |
      | amount: {tokens: clues, on: your location}, at least: 4, at most: 5    | 2      |
      | amount: {happened: perform, this: round, of: fight}, at least: 1 | 2      |
      | amount: {happened: perform, this: turn, of: move}, at least: 1 | 2      |
      | amount: {happened: perform, this: round, of: move, who: Daisy Walker}, at least: 1 | 2      |
      | remembered: a song                                                     | 2      |
      | the campaign log says: the house stands                                | 2      |
      | the campaign log lists: Wendy Adams, under: insane                     | 2      |
      | testing: combat                                                        | 2      |
      | during: investigate                                                    | 2      |
      | during a revelation: true                                              | 2      |
      | revealed: [0]                                                          | 2      |
      | every undefeated investigator has resigned: true                       | 2      |

  Scenario Outline: In a test: <amount>
    When Roland resolves these effects
      """
      - test: combat
        difficulty: 4
        <result>: {gain: <amount>}
      """
    And Roland reveals <token>
    Then Roland has <number> resources

    Examples:
      | token | result  | amount                                              | number |
      | 0     | success | margin                                              | 1      |
      | -1    | success | margin                                              | 0      |
      | skull | success | difficulty of the test                              | 4      |
      | 0     | success | base skill value                                    | 4      |
      | 0     | success | {revealed: [0, -1]}                                 | 1      |
      | -1    | success | {revealed: [0]}                                     | 0      |
      | 0     | success | {if: {testing: combat}, then: 3, otherwise: 5}      | 3      |
      | 0     | success | {if: {testing: agility}, then: 3, otherwise: 5}     | 5      |
      | 0     | success | {if: {revealed: [0]}, then: 3, otherwise: 5}        | 3      |
      | 0     | success | {if: {revealed: [-1]}, then: 3, otherwise: 5}       | 5      |
      | 0     | success | {if: {during: investigate}, then: 3, otherwise: 5}  | 5      |
