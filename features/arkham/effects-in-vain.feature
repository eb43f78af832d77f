Feature: Effects that would change nothing

  An ability is not initiated where nothing that it does could change how the game stands, and it is where something could.

  Background:
    Given every other opportunity is passed
    And the card Eye
      """
      {type: key, abilities: [{shift: {gain: 2}, side: stable}, {shift: {horror: 1}, side: unstable}]}
      """

  @costs.13 @ability.36
  Scenario Outline: Alone in an empty house there is nothing to be done: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{free: true, do: {<effect>}}]}
      """
    And the situation also says
      """
      locations: {study: {card: Study, clues: 0}}
      investigators: {roland: {card: Roland Banks, at: study, play area: [Rod], whole deck: [], resources: 0}}
      turn: roland
      """
    Then Roland may not use Rod by costs.13
    And Roland may not use Rod by ability.36

    Examples:
      | effect                                                                   |
      | discover: 1                                                              |
      | heal damage: 1, from: you                                                |
      | heal horror: 1, from: you                                                |
      | exhaust: enemy                                                           |
      | ready: enemy                                                             |
      | damage: 1, to: enemy                                                     |
      | horror: 1, to: {kind: asset, other than: this}                           |
      | disengage: enemy                                                         |
      | engage: enemy                                                            |
      | engage an enemy: true                                                    |
      | evade automatically: enemy                                               |
      | attacks: enemy, who: you                                                 |
      | discard: {kind: asset, other than: this}                                 |
      | discard: {zone: hand, of: you}                                           |
      | lose: 1                                                                  |
      | lose: 1, of: clues, on: your location                                    |
      | spend: 1, of: clues                                                      |
      | gain: 1, of: resources, on: enemy                                        |
      | draw: 1                                                                  |
      | draw card: {zone: deck, kind: asset}                                     |
      | discard from the top: 1                                                  |
      | search: {zone: deck}, do: {draw card: chosen}                            |
      | find: {zone: hand, of: you}, do: {discard: chosen}                       |
      | return: {kind: asset, other than: this}, to: hand                        |
      | shuffle: {zone: hand, of: you}, into: deck                               |
      | put into play: {zone: hand, of: you, kind: asset}                        |
      | take control: asset                                                      |
      | play: {zone: hand, of: you}                                              |
      | attach: this, to: enemy                                                  |
      | exile: {kind: asset, other than: this}                                   |
      | remove from the game: enemy, until: end of the round                     |
      | blank: enemy, until: end of the round                                    |
      | lose keywords: enemy, until: end of the round                            |
      | gain keyword: hunter, to: enemy                                          |
      | gain trait: Cultist, to: enemy                                           |
      | change cardtype: enemy, to: asset                                        |
      | modify: enemy, gets: {fight: 1}, until: end of the round                 |
      | place: enemy, at: Hallway                                                |
      | place at no location: enemy                                              |
      | move towards the nearest investigator: enemy                             |
      | move towards: Hallway, what: enemy                                       |
      | move to a connecting location: true                                      |
      | move: connecting location                                                |
      | reveal: location                                                         |
      | defeat: enemy                                                            |
      | remove from the campaign: enemy                                          |
      | at random: {zone: hand, of: you}, do: {discard: chosen}                  |
      | move tokens: clues, from: your location, to: you                         |
      | move tokens: damage, amount: 1, from: you, to: enemy                     |
      | add swarm cards: 1, to: enemy                                            |
      | choose: enemy, do: {damage: 1, to: chosen}                               |
      | choose several: enemy, number: 2, do: {damage: 1, to: chosen}            |
      | the nearest: enemy, do: {damage: 1, to: chosen}                          |
      | each: each investigator, do: {heal damage: 1, from: you}                 |
      | either: {hit: {damage: 1, to: enemy}, heal: {heal damage: 1, from: you}} |
      | if: {there is: enemy}, then: {heal damage: 1, from: you}                 |
      | if able: {exhaust: enemy}, else: {heal damage: 1, from: you}             |
      | may: {exhaust: enemy}, what: exhaust it                                  |
      | first: {exhaust: enemy}, then: {heal damage: 1, from: you}               |
      | perform an action: engage                                                |
      | flood: your location, level: unflooded                                   |
      | lower the flood level of: your location                                  |
      | resolve haunted: location                                                |
      | as if at: location, do: {discover: 1}                                    |
      | resolve story card: your location                                        |
      | flip: {kind: key}                                                        |
      | shift: {kind: key}                                                       |
      | bind: Eye, to: enemy                                                     |
      | spawn: {kind: enemy, zone: set aside}, at: your location                 |
      | doom: 1, on: current agenda                                              |
      | advance: current act                                                     |
      | draw the top card of: encounter deck                                     |
      | give keys: true                                                          |
      | take the keys here: true                                                 |
      | flip keys on: your location                                              |
      | release tokens on: this                                                  |
      | take tokens from the bag: {bless: 1}                                     |
      | seal: bless, on: this                                                    |

  Scenario Outline: Among friends and enemies there is: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{free: true, do: {<effect>}}]}
      """
    And the card Old Mill
      """
      type: location
      shroud: 2
      reverse card: {type: story, name: What the Miller Saw, game text: [{gain: 2}]}
      abilities: [{haunted: {horror: 1, to: you}}]
      """
    And the situation also says
      """
      locations:
        mill: {card: Old Mill, clues: 1, connects: [hallway], flood: partially flooded}
        hallway: {card: Hallway, unrevealed: true}
      investigators:
        roland:
          card: Roland Banks
          at: mill
          play area: [Rod, Beat Cop]
          attached: [Eye]
          hand: [Knife, Guts]
          deck: [Machete, Flashlight]
          damage: 1
          horror: 1
          resources: 2
          clues: 1
        daisy: {card: Daisy Walker, at: mill, play area: [Medical Texts]}
      enemies:
        priest: {card: Ghoul Priest, engaged: roland}
        rats: {card: Swarm of Rats, at: mill, exhausted: true}
        acolyte: {card: Acolyte, at: hallway}
      turn: roland
      agenda: "What's Going On?!"
      act: Trapped
      encounter deck: [Ghoul Minion, Ancient Evils]
      set aside: [Lita Chantler, Icy Ghoul]
      """
    Then Roland may use Rod

    Examples:
      | effect                                                                   |
      | discover: 1                                                              |
      | heal damage: 1, from: you                                                |
      | heal horror: 1, from: you                                                |
      | heal damage: 1, from: each investigator                                  |
      | heal horror: 1, from: each investigator                                  |
      | exhaust: enemy                                                           |
      | ready: enemy                                                             |
      | damage: 1, to: enemy                                                     |
      | horror: 1, to: {kind: asset, other than: this}                           |
      | disengage: enemy                                                         |
      | engage: enemy                                                            |
      | engage an enemy: true                                                    |
      | evade automatically: enemy                                               |
      | attacks: enemy, who: you                                                 |
      | discard: {kind: asset, other than: this}                                 |
      | discard: {zone: hand, of: you}                                           |
      | lose: 1                                                                  |
      | lose: 1, of: clues, on: your location                                    |
      | spend: 1, of: clues                                                      |
      | gain: 1, of: resources, on: enemy                                        |
      | draw: 1                                                                  |
      | draw card: {zone: deck, kind: asset}                                     |
      | discard from the top: 1                                                  |
      | discard encounter cards: 1                                               |
      | search: {zone: deck}, do: {draw card: chosen}                            |
      | search: {zone: deck}, top: 0, do: {draw card: chosen}, else: {gain: 1}   |
      | find: {zone: hand, of: you}, do: {discard: chosen}                       |
      | return: {kind: asset, other than: this}, to: hand                        |
      | shuffle: {zone: hand, of: you}, into: deck                               |
      | put into play: {zone: hand, of: you, kind: asset}                        |
      | take control: asset                                                      |
      | play: {zone: hand, of: you}                                              |
      | attach: this, to: enemy                                                  |
      | exile: {kind: asset, other than: this}                                   |
      | remove from the game: enemy, until: end of the round                     |
      | blank: enemy, until: end of the round                                    |
      | lose keywords: enemy, until: end of the round                            |
      | gain keyword: hunter, to: enemy                                          |
      | gain trait: Cultist, to: enemy                                           |
      | change cardtype: enemy, to: asset                                        |
      | modify: enemy, gets: {fight: 1}, until: end of the round                 |
      | place: enemy, at: Hallway                                                |
      | place at no location: enemy                                              |
      | move towards the nearest investigator: enemy                             |
      | move towards: Hallway, what: enemy                                       |
      | move to a connecting location: true                                      |
      | move: connecting location                                                |
      | reveal: location                                                         |
      | defeat: enemy                                                            |
      | remove from the campaign: enemy                                          |
      | at random: {zone: hand, of: you}, do: {discard: chosen}                  |
      | move tokens: clues, from: your location, to: you                         |
      | move tokens: damage, amount: 1, from: you, to: enemy                     |
      | add swarm cards: 1, to: enemy                                            |
      | choose: enemy, do: {damage: 1, to: chosen}                               |
      | choose several: enemy, number: 2, do: {damage: 1, to: chosen}            |
      | the nearest: enemy, do: {damage: 1, to: chosen}                          |
      | each: each investigator, do: {heal damage: 1, from: you}                 |
      | either: {hit: {damage: 1, to: enemy}, heal: {heal damage: 1, from: you}} |
      | if: {there is: enemy}, then: {heal damage: 1, from: you}                 |
      | if able: {exhaust: enemy}, else: {heal damage: 1, from: you}             |
      | may: {exhaust: enemy}, what: exhaust it                                  |
      | first: {exhaust: enemy}, then: {heal damage: 1, from: you}               |
      | perform an action: engage                                                |
      | flood: your location, level: unflooded                                   |
      | lower the flood level of: your location                                  |
      | resolve haunted: location                                                |
      | as if at: location, do: {discover: 1}                                    |
      | resolve story card: your location                                        |
      | flip: {kind: key}                                                        |
      | shift: {kind: key}                                                       |
      | bind: Eye, to: enemy                                                     |
      | spawn: {kind: enemy, zone: set aside}, at: your location                 |
      | doom: 1, on: current agenda                                              |
      | advance: current act                                                     |
      | draw the top card of: encounter deck                                     |
      | record: the house burned                                                 |

  Scenario Outline: With keys and bless tokens there is: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{free: true, do: {<effect>}}]}
      """
    And the situation also says
      """
      locations: {study: {card: Study, clues: 0, keys: [blue], facedown keys: 1}}
      investigators:
        roland: {card: Roland Banks, at: study, play area: [Beat Cop, {card: Rod, sealed: [bless]}, Machete], keys: [red]}
        daisy: {card: Daisy Walker, at: study}
      chaos bag: [bless, 0]
      turn: roland
      """
    Then Roland may use Rod

    Examples:
      | effect                                 |
      | give keys: true                        |
      | take the keys here: true               |
      | flip keys on: your location            |
      | release tokens on: this                |
      | release tokens on: asset               |
      | take tokens from the bag: {bless: 1}   |
      | seal: bless, on: this                  |
      | take control of keys: [blue], who: you |
      | place keys: [red], on: your location   |

  @costs.13 @ability.36
  Scenario Outline: It is not done for what is so already, nor for a number that is nothing: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{free: true, do: {<effect>}}]}
      """
    And the situation also says
      """
      locations: {study: {card: Study, clues: 0, keys: [blue], flood: fully flooded}}
      investigators:
        roland:
          card: Roland Banks
          at: study
          play area: [Rod, Beat Cop]
          attached: [Eye]
          keys: [red]
          whole deck: []
          resources: 2
          clues: 1
      enemies:
        icy: {card: Icy Ghoul, engaged: roland, exhausted: true}
        nightgaunt: {card: Hunting Nightgaunt, at: study}
      campaign log: {says: [the house burned]}
      keys set aside: [yellow]
      turn: roland
      """
    Then Roland may not use Rod by costs.13

    Examples:
      | effect                                                                                   |
      | heal damage: 1, from: each investigator                                                  |
      | remove from the game: {kind: asset, trait: Tome}, until: end of the round                |
      | exhaust: Icy Ghoul                                                                       |
      | ready: Hunting Nightgaunt                                                                |
      | disengage: Hunting Nightgaunt                                                            |
      | heal damage: 1, from: enemy                                                              |
      | gain trait: Ghoul, to: Icy Ghoul                                                         |
      | gain keyword: hunter, to: Hunting Nightgaunt                                             |
      | change cardtype: Icy Ghoul, to: enemy                                                    |
      | place: enemy, at: Study                                                                  |
      | move towards: Study, what: enemy                                                         |
      | move towards the nearest investigator: enemy                                             |
      | move: Study                                                                              |
      | take control: asset                                                                      |
      | put into play: asset                                                                     |
      | reveal: location                                                                         |
      | flood: your location, level: fully flooded                                               |
      | raise the flood level of: your location                                                  |
      | place keys: [blue], on: your location                                                    |
      | take control of keys: [red], who: you                                                    |
      | flip: Eye, to: stable                                                                    |
      | flip: {kind: key, unstable: true}                                                        |
      | record: the house burned                                                                 |
      | lose: 0                                                                                  |
      | lose: 1, of: clues, on: your location                                                    |
      | gain: 0                                                                                  |
      | draw: 0                                                                                  |
      | damage: 0, to: you                                                                       |
      | damage: 0, horror: 0, to: you                                                            |
      | discover: 0                                                                              |
      | move tokens: clues, from: your location, to: you                                         |
      | move tokens: clues, amount: 0, from: you, to: enemy                                      |
      | take tokens from the bag: {bless: 1}                                                     |
      | draw encounter cards: 0                                                                  |
      | discard encounter cards: 0                                                               |
      | discard from the top: 0                                                                  |
      | look at the top: 0                                                                       |
      | add swarm cards: 0, to: enemy                                                            |
      | discard from the encounter deck until: {kind: enemy}, amount: 0, do: {draw card: chosen} |
      | if: {there is: investigator}, then: {heal damage: 1, from: you}                          |
      | if: {not: {there is: investigator}}, then: {exhaust: enemy}                              |
      | if able: {exhaust: Icy Ghoul}, else: {heal damage: 1, from: you}                         |
      | either: {sleep: {exhaust: Icy Ghoul}, heal: {heal damage: 1, from: you}}                 |
      | may: {exhaust: Icy Ghoul}, what: exhaust it                                              |
      | choose: {kind: enemy, exhausted: true}, do: {exhaust: chosen}                            |
      | the nearest: {kind: enemy, exhausted: true}, do: {exhaust: chosen}                       |
      | each: each investigator, do: {heal damage: 1, from: you}                                 |
      | attach: Eye, to: you                                                                     |
      | attach: this, to: this                                                                   |
      | release tokens on: asset                                                                 |
      | attacks: enemy, who: {kind: investigator, other than: you}                               |
      | blank: {kind: enemy, trait: Cultist}, until: end of the round                            |
      | lose keywords: Icy Ghoul, until: end of the round                                        |
      | resolve haunted: your location                                                           |
      | search: {zone: deck}, top: 0, do: {return: chosen}                                       |

  Scenario Outline: What comes of a card that cannot come is in vain, too: <there>
    Given the card Favour
      """
      type: event
      cost: 0
      abilities:
        - event:
            choose: {kind: asset, trait: Ally, zone: discard}
            do:
              - {put into play: chosen}
              - {later: {at: end round}, do: {if: {is: chosen, a: {in play: true}}, then: {discard: chosen}}}
      """
    And the situation also says
      """
      locations: {study: {card: Study, clues: 0}}
      investigators:
        roland: {card: Roland Banks, at: study, hand: [Favour], discard: [Leo De Luca]}
        daisy: {card: Daisy Walker, at: study, play area: [<there>]}
      turn: roland
      """
    Then Roland <may> play Favour

    Examples:
      | there       | may     |
      | Beat Cop    | may     |
      | Leo De Luca | may not |
