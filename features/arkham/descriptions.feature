Feature: What a description means

  Background:
    Given every other opportunity is passed
    And the card Old Mill
      """
      {type: location, shroud: 2, victory: 1, abilities: [{haunted: {horror: 1, to: you}}]}
      """
    And the card Shed
      """
      {type: location, shroud: 1, victory: 1}
      """
    And the card Weir
      """
      {type: location, shroud: 1}
      """
    And the card Heirloom
      """
      {type: asset, class: neutral, encounter set: The Mill, traits: [Item, Relic], sanity: 1}
      """
    And the card Grudge
      """
      {type: treachery, weakness: true, class: neutral}
      """
    And the card Fog
      """
      {type: treachery, encounter set: The Mill, traits: [Hazard]}
      """
    And the card Eye
      """
      {type: key, abilities: [{shift: {gain: 2}, side: stable}, {shift: {horror: 1}, side: unstable}]}
      """
    And the card Two Trades
      """
      {type: asset, class: [seeker, rogue], level: 3, health: 2, sanity: 2}
      """
    And the situation
      """
      locations:
        mill: {card: Old Mill, clues: 1, connects: [shed, weir], flood: partially flooded, column: 1, row: 1, attached: [Fog]}
        shed: {card: Shed, clues: 2, unrevealed: true, connects: [mill], column: 2, row: 1}
        weir: {card: Weir, clues: 0, connects: [mill, hut], flood: fully flooded, column: 1, row: 2, keys: [blue, red]}
        hut: {card: Weir, clues: 0, connects: [weir], column: 1, row: 3}
      investigators:
        roland:
          card: Roland Banks
          at: mill
          play area:
            - Machete
            - {card: Beat Cop, exhausted: true, damage: 1}
            - {card: Flashlight, supplies: 2}
            - Two Trades
          threat area: [Grudge]
          attached: [{card: Eye, unstable: true}]
          hand: [Knife, Guts]
          discard: [Emergency Cache, Dodge]
          whole deck: []
          clues: 1
          damage: 2
          resources: 0
        daisy:
          card: Daisy Walker
          at: weir
          play area: [Dr. Milan Christopher, Heirloom, {card: Medical Texts, owner: roland}, Daisy's Tote Bag]
          hand: [Perception]
          turn taken: true
          keys: [green]
          remembers: [a light in the attic]
        wendy: {card: Wendy Adams, at: weir, clues: 2, horror: 1, resources: 3}
      enemies:
        priest: {card: Ghoul Priest, engaged: roland, damage: 1}
        rats: {card: Swarm of Rats, at: mill, exhausted: true}
        acolyte: {card: Acolyte, at: weir, doom: 1}
      turn: roland
      agenda: "What's Going On?!"
      act: Trapped
      encounter discard: [Ancient Evils, Ghoul Minion]
      victory display: [Icy Ghoul]
      set aside: [Lita Chantler]
      campaign log: {killed: [Wendy Adams], supplies of Wendy Adams: [a rope]}
      """

  Scenario Outline: So many fit, asked for together and one by one: <kind> <more>
    When Roland resolves these effects
      """
      - gain: {count: {kind: <kind><more>}}
      - gain: {count: {kind: <kind>, such that: {is: chosen, a: {kind: <kind><more>}}}}
      """
    Then Roland has <number> resources

    Examples:
      | kind         | more                                                     | number |
      | enemy        |                                                          | 6      |
      | enemy        | , trait: Creature                                        | 2      |
      | enemy        | , trait: [Creature, Cultist]                             | 4      |
      | enemy        | , non: Creature                                          | 4      |
      | enemy        | , at: your location                                      | 4      |
      | enemy        | , engaged with: you                                      | 2      |
      | enemy        | , engaged with: another investigator                     | 0      |
      | enemy        | , engaged: with nobody                                   | 4      |
      | enemy        | , engaged: with somebody                                 | 2      |
      | enemy        | , exhausted: true                                        | 2      |
      | enemy        | , exhausted: false                                       | 4      |
      | enemy        | , damaged: true                                          | 2      |
      | enemy        | , damaged: false                                         | 4      |
      | enemy        | , keyword: hunter                                        | 4      |
      | enemy        | , keyword: retaliate                                     | 2      |
      | enemy        | , host: true                                             | 0      |
      | enemy        | , host: false                                            | 6      |
      | enemy        | , victory: true                                          | 2      |
      | enemy        | , victory: false                                         | 4      |
      | enemy        | , with a: doom                                           | 2      |
      | enemy        | , with no: doom                                          | 4      |
      | enemy        | , with at least: {damage: 1}                             | 2      |
      | enemy        | , with at least: {damage: 2}                             | 0      |
      | enemy        | , named: Acolyte                                         | 2      |
      | enemy        | , named: [Acolyte, Ghoul Priest]                         | 4      |
      | enemy        | , unique: true                                           | 0      |
      | enemy        | , unique: false                                          | 6      |
      | enemy        | , encounter: true                                        | 6      |
      | enemy        | , encounter: false                                       | 0      |
      | enemy        | , weakness: false                                        | 6      |
      | enemy        | , weakness: true                                         | 0      |
      | enemy        | , connecting to: your location                           | 2      |
      | enemy        | , connections away: 1                                    | 2      |
      | enemy        | , up to connections away: 1                              | 6      |
      | enemy        | , in play: true                                          | 6      |
      | enemy        | , in play: false                                         | 0      |
      | enemy        | , other than: Acolyte                                    | 4      |
      | enemy        | , copy of: Acolyte                                       | 2      |
      | enemy        | , nearest to: you                                        | 4      |
      | enemy        | , farthest from: you                                     | 2      |
      | enemy        | , the most: doom                                         | 2      |
      | enemy        | , the fewest: doom                                       | 4      |
      | enemy        | , has: health                                            | 6      |
      | enemy        | , has: sanity                                            | 0      |
      | asset        |                                                          | 16     |
      | asset        | , controlled by: you                                     | 8      |
      | asset        | , owned by: you                                          | 10     |
      | asset        | , controlled by: another investigator, owned by: you     | 2      |
      | asset        | , class: guardian                                        | 4      |
      | asset        | , class: [seeker, rogue]                                 | 6      |
      | asset        | , class: neutral                                         | 6      |
      | asset        | , to level: 0                                            | 10     |
      | asset        | , to level: 3                                            | 12     |
      | asset        | , slot: Hand                                             | 6      |
      | asset        | , slot: Ally                                             | 4      |
      | asset        | , uses: supplies                                         | 2      |
      | asset        | , uses: ammo                                             | 0      |
      | asset        | , has: health                                            | 6      |
      | asset        | , has: sanity                                            | 8      |
      | asset        | , icon: combat                                           | 8      |
      | asset        | , unique: true                                           | 4      |
      | asset        | , exhausted: true                                        | 2      |
      | asset        | , with at least: {supplies: 2}                           | 2      |
      | asset        | , with at least: {supplies: 3}                           | 0      |
      | asset        | , trait: Item, at: your location                         | 4      |
      | asset        | , held in: standard slots, slot: Hand                    | 6      |
      | asset        | , held in: additional slots                              | 0      |
      | asset        | , the most: supplies                                     | 2      |
      | investigator |                                                          | 6      |
      | investigator | , at: your location                                      | 2      |
      | investigator | , other than: you                                        | 4      |
      | investigator | , damaged: true                                          | 2      |
      | investigator | , with a: clues                                          | 4      |
      | investigator | , with no: clues                                         | 2      |
      | investigator | , with at least: {clues: 2}                              | 2      |
      | investigator | , the most: clues                                        | 2      |
      | investigator | , the fewest: clues                                      | 2      |
      | investigator | , controller of: {kind: asset, named: Machete}           | 2      |
      | investigator | , controller of: {kind: asset, trait: Ally}              | 4      |
      | investigator | , turn to come: true                                     | 2      |
      | investigator | , turn to come: false                                    | 4      |
      | investigator | , supply: a rope                                         | 2      |
      | investigator | , supply: a torch                                        | 0      |
      | investigator | , remembers: a light in the attic                        | 2      |
      | investigator | , recorded under: killed                                 | 2      |
      | investigator | , keys: [green]                                          | 2      |
      | investigator | , without keys: [green]                                  | 4      |
      | investigator | , connections away: 1                                    | 4      |
      | investigator | , class: guardian                                        | 2      |
      | location     |                                                          | 8      |
      | location     | , revealed: true                                         | 6      |
      | location     | , revealed: false                                        | 2      |
      | location     | , victory: true                                          | 2      |
      | location     | , victory: false                                         | 6      |
      | location     | , haunted: true                                          | 2      |
      | location     | , haunted: false                                         | 6      |
      | location     | , empty: true                                            | 4      |
      | location     | , empty: false                                           | 4      |
      | location     | , enemies: true                                          | 4      |
      | location     | , enemies: false                                         | 4      |
      | location     | , all clues discovered: true                             | 4      |
      | location     | , all clues discovered: false                            | 4      |
      | location     | , flood: unflooded                                       | 4      |
      | location     | , flood: partially flooded                               | 2      |
      | location     | , flood: fully flooded                                   | 2      |
      | location     | , flood: flooded                                         | 4      |
      | location     | , keys: [blue, red]                                      | 2      |
      | location     | , keys: [blue, green]                                    | 0      |
      | location     | , without keys: [blue, green]                            | 8      |
      | location     | , without keys: [blue]                                   | 6      |
      | location     | , without: Fog                                           | 6      |
      | location     | , location of: Acolyte                                   | 2      |
      | location     | , connecting to: your location                           | 4      |
      | location     | , connections away: 2                                    | 2      |
      | location     | , up to connections away: 1                              | 6      |
      | location     | , up to connections away: 2                              | 8      |
      | location     | , left of: {kind: location, named: Shed}                 | 2      |
      | location     | , right of: your location                                | 2      |
      | location     | , above: {kind: location, named: Weir}                   | 4      |
      | location     | , below: your location                                   | 2      |
      | location     | , farthest to: the right                                 | 2      |
      | location     | , farthest to: the bottom                                | 2      |
      | location     | , farthest to: the top                                   | 4      |
      | location     | , farthest to: the left                                  | 6      |
      | location     | , the most: investigators                                | 2      |
      | location     | , the fewest: investigators                              | 4      |
      | location     | , the most: clues                                        | 2      |
      | location     | , the fewest: clues                                      | 4      |
      | location     | , farthest from: you                                     | 2      |
      | location     | , nearest to: you                                        | 2      |
      | location     | , named: Weir                                            | 4      |
      | location     | , other than: your location                              | 6      |
      | key          |                                                          | 2      |
      | key          | , unstable: true                                         | 2      |
      | key          | , unstable: false                                        | 0      |
      | key          | , attached to: you                                       | 2      |
      | key          | , attached to: another investigator                      | 0      |
      | treachery    |                                                          | 4      |
      | treachery    | , weakness: true                                         | 2      |
      | treachery    | , weakness: false                                        | 2      |
      | treachery    | , encounter: true                                        | 4      |
      | treachery    | , attached to: your location                             | 2      |
      | treachery    | , trait: Hazard                                          | 2      |

  Scenario Outline: So many lie there: <description>
    When Roland resolves these effects
      """
      - gain: {count: {<description>}}
      """
    Then Roland has <number> resources

    Examples:
      | description                                          | number |
      | zone: hand, kind: card                               | 2      |
      | zone: hand, kind: card, of: another investigator     | 1      |
      | zone: hand, kind: card, icon: willpower              | 1      |
      | zone: hand, kind: card, icon: combat                 | 1      |
      | zone: hand, kind: asset                              | 1      |
      | zone: hand, kind: skill                              | 1      |
      | zone: discard, kind: card                            | 2      |
      | zone: discard, kind: event, topmost: true            | 1      |
      | zone: discard, kind: asset, topmost: true            | 0      |
      | zone: play area, kind: asset                         | 4      |
      | zone: play area, kind: asset, of: each investigator  | 8      |
      | zone: threat area, kind: treachery                   | 1      |
      | zone: threat area, kind: enemy                       | 1      |
      | zone: threat area, kind: card                        | 2      |
      | zone: attachments, kind: key                         | 1      |
      | zone: attachments, kind: treachery, of: your location | 1      |
      | zone: encounter discard, kind: card                  | 2      |
      | zone: encounter discard, kind: enemy                 | 1      |
      | zone: victory display, kind: card                    | 1      |
      | zone: set aside, kind: asset, story: true            | 1      |
      | zone: set aside, kind: asset, story: false           | 0      |
      | zone: set aside, kind: asset, named: Lita Chantler   | 1      |

  Scenario Outline: Whom a name means, where Daisy says it: <name>
    Given the situation also says
      """
      lead: wendy
      """
    When Daisy resolves these effects
      """
      - {horror: 2, to: <name>, direct: true}
      """
    Then Roland has <roland> horror
    And Daisy has <daisy> horror
    And Wendy has <wendy> horror

    Examples:
      | name                                                | roland | daisy | wendy |
      | you                                                 | 0      | 2     | 1     |
      | lead investigator                                   | 0      | 0     | 3     |
      | active investigator                                 | 2      | 0     | 1     |
      | next investigator                                   | 0      | 0     | 3     |
      | {kind: investigator, other than: you}               | 2      | 0     | 3     |
      | each investigator                                   | 2      | 2     | 3     |
      | {kind: investigator, at: your location}             | 0      | 2     | 3     |
      | {kind: investigator, at: connecting location}       | 2      | 0     | 1     |

  Scenario Outline: What a name means on a card in play: <name>
    Given the card Lurker
      """
      {type: enemy, health: 3, sanity: 9, fight: 1, evade: 1, abilities: [{free: true, do: {<effect>}}]}
      """
    And the situation also says
      """
      enemies: {lurker: {card: Lurker, engaged: daisy}}
      """
    And no opportunity is passed
    When Wendy uses Lurker
    Then Roland has <roland> horror
    And Daisy has <daisy> horror
    And Wendy has <wendy> horror
    And Lurker has <lurker> damage

    Examples:
      | name                      | effect                                                         | roland | daisy | wendy | lurker |
      | engaged investigator      | horror: 1, to: engaged investigator, direct: true                          | 0      | 1     | 1     | 0      |
      | each investigator here    | horror: 1, to: each investigator here, direct: true                        | 0      | 1     | 2     | 0      |
      | you                       | horror: 1, to: you                                             | 0      | 0     | 2     | 0      |
      | this                      | damage: 1, to: this                                            | 0      | 0     | 1     | 1      |
      | here                      | horror: 1, to: {kind: investigator, at: here}, direct: true                | 0      | 1     | 2     | 0      |

  Rule: What the description of an investigator leaves out

    Scenario Outline: A skill is 0: <skill>
      Given the card Stranger
        """
        {type: investigator, health: 5, sanity: 5, skills: {<other>: 4}}
        """
      And the situation also says
        """
        investigators: {stranger: {card: Stranger, at: study}}
        """
      Then stranger's <skill> is 0
      And stranger's <other> is 4

      Examples:
        | skill     | other     |
        | willpower | intellect |
        | intellect | combat    |
        | combat    | agility   |
        | agility   | willpower |
