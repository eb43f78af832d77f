Feature: What abilities answer to

  Background:
    Given every other opportunity is passed
    And the situation
      """
      locations:
        hall: {card: {type: location, name: Hall, shroud: 1}, clues: 3, connects: [attic]}
        attic: {card: {type: location, name: Loft, shroud: 1, clues: 1}, unrevealed: true, connects: [hall]}
      investigators:
        roland: {card: Roland Banks, at: hall, play area: [Rod, {card: Beat Cop, exhausted: true, damage: 1}], hand: [Knife, Guts], deck: [Machete, Flashlight, Dodge], damage: 2, horror: 2, resources: 3, clues: 1}
        daisy: {card: Daisy Walker, at: hall, hand: [Perception], deck: [Medical Texts, Overpower], damage: 1}
      enemies:
        ghoul: {card: Ghoul Minion, engaged: roland}
        acolyte: {card: Acolyte, at: hall, exhausted: true, doom: 1}
        rats: {card: Swarm of Rats, at: attic, exhausted: true}
      turn: roland
      act: Trapped
      agenda: "What's Going On?!"
      set aside: [Icy Ghoul]
      encounter deck: [Ghoul Minion]
      """

  Scenario Outline: It answers, or not: <trigger>: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{forced: {after: <trigger>}, do: {remember: the bell}}]}
      """
    When Roland resolves these effects
      """
      - <effect>
      """
    Then the investigators <remember> the bell

    Examples: damage and horror
      | trigger                                   | effect                                            | remember        |
      | dealt, what: you                          | {damage: 1, to: you, direct: true}                | remember        |
      | dealt, what: you                          | {damage: 1, to: Daisy Walker}                     | do not remember |
      | dealt, what: another investigator         | {damage: 1, to: Daisy Walker}                     | remember        |
      | dealt, what: enemy                        | {damage: 1, to: Ghoul Minion}                     | remember        |
      | dealt, what: enemy                        | {damage: 1, to: you, direct: true}                | do not remember |
      | dealt, what: {kind: asset}                | {damage: 1, to: Beat Cop}                         | remember        |
      | dealt, what: you, of: damage              | {damage: 1, to: you, direct: true}                | remember        |
      | dealt, what: you, of: damage              | {horror: 1, to: you, direct: true}                | do not remember |
      | dealt, what: you, of: horror              | {horror: 1, to: you, direct: true}                | remember        |
      | dealt, what: you, of: horror              | {damage: 1, to: you, direct: true}                | do not remember |
      | dealt, what: you, of: direct              | {damage: 1, to: you, direct: true}                | remember        |
      | dealt, what: another investigator, of: direct | {damage: 1, to: Daisy Walker}                 | do not remember |
      | dealt, what: another investigator, of: effect | {damage: 1, to: Daisy Walker}                 | remember        |
      | dealt, what: another investigator, of: attack | {damage: 1, to: Daisy Walker}                 | do not remember |
      | dealt, what: another investigator, of: attack | {attacks: Ghoul Minion, who: Daisy Walker}    | remember        |
      | dealt, what: another investigator, by: enemy | {attacks: Ghoul Minion, who: Daisy Walker}     | remember        |
      | dealt, what: another investigator, by: enemy | {damage: 1, to: Daisy Walker}                  | do not remember |
      | heal, what: you                           | {heal damage: 1, from: you}                       | remember        |
      | heal, what: you                           | {heal damage: 1, from: Daisy Walker}              | do not remember |
      | heal, what: another investigator, who: you | {heal damage: 1, from: Daisy Walker}             | remember        |
      | heal, what: investigator, of: damage      | {heal damage: 1, from: you}                       | remember        |
      | heal, what: investigator, of: horror      | {heal damage: 1, from: you}                       | do not remember |
      | heal, what: investigator, of: horror      | {heal horror: 1, from: you}                       | remember        |
      | heal, what: {kind: asset}                 | {heal damage: 1, from: Beat Cop}                  | remember        |

    Examples: enemies
      | trigger                                   | effect                                            | remember        |
      | attack, who: you                          | {attacks: Ghoul Minion, who: Daisy Walker}        | do not remember |
      | attack, who: another investigator         | {attacks: Ghoul Minion, who: Daisy Walker}        | remember        |
      | attack, who: investigator, by: {kind: enemy, named: Acolyte} | {attacks: Ghoul Minion, who: Daisy Walker} | do not remember |
      | attack, who: investigator, by: {kind: enemy, named: Ghoul Minion} | {attacks: Ghoul Minion, who: Daisy Walker} | remember |
      | attack, who: investigator, of: retaliate  | {attacks: Ghoul Minion, who: Daisy Walker}        | do not remember |
      | defeat, what: enemy                       | {defeat: Acolyte}                                 | remember        |
      | defeat, what: {kind: enemy, named: Ghoul Minion} | {defeat: Acolyte}                          | do not remember |
      | defeat, what: enemy, at: your location    | {defeat: Acolyte}                                 | remember        |
      | defeat, what: enemy, at: your location    | {defeat: Swarm of Rats}                           | do not remember |
      | ready, what: enemy                        | {ready: Swarm of Rats}                            | remember        |
      | ready, what: enemy                        | {ready: Beat Cop}                                 | do not remember |
      | ready, what: {kind: asset}                | {ready: Beat Cop}                                 | remember        |
      | evade, what: enemy, who: you              | {evade automatically: Ghoul Minion}               | remember        |
      | evade, what: enemy, who: another investigator | {evade automatically: Ghoul Minion}           | do not remember |
      | evade, what: enemy, of: automatic         | {evade automatically: Ghoul Minion}               | remember        |
      | evade, what: enemy, of: success           | {evade automatically: Ghoul Minion}               | do not remember |
      | evade, what: enemy, at: your location     | {evade automatically: Ghoul Minion}               | remember        |
      | engage, who: you                          | {engage: Acolyte}                                 | remember        |
      | engage, what: {kind: enemy, named: Acolyte} | {engage: Acolyte}                               | remember        |
      | engage, what: {kind: enemy, named: Swarm of Rats} | {engage: Acolyte}                         | do not remember |
      | enemy moves, what: enemy                  | {move towards: Hall, what: Swarm of Rats}         | remember        |
      | enemy moves, what: enemy, at: your location | {move towards: Hall, what: Swarm of Rats}       | remember        |
      | enemy moves, what: enemy, at: Loft        | {move towards: Hall, what: Swarm of Rats}         | do not remember |
      | enemy moves, what: enemy, at: Loft        | {move: Loft, who: you}                            | remember        |
      | enemy enters, what: enemy, at: your location | {move towards: Hall, what: Swarm of Rats}      | remember        |
      | enemy enters, what: {kind: enemy, named: Acolyte} | {move towards: Hall, what: Swarm of Rats} | do not remember |
      | spawn, what: enemy                        | {spawn: {kind: enemy, zone: set aside}, at: Loft} | remember |
      | spawn, what: enemy, at: your location     | {spawn: {kind: enemy, zone: set aside}, at: Loft} | do not remember |
      | spawn, what: enemy, at: Loft              | {spawn: {kind: enemy, zone: set aside}, at: Loft} | remember |
      | enter play, what: enemy                   | {spawn: {kind: enemy, zone: set aside}, at: Loft} | remember |
      | enter play, what: {kind: asset}           | {spawn: {kind: enemy, zone: set aside}, at: Loft} | do not remember |

    Examples: cards
      | trigger                                   | effect                                            | remember        |
      | enter play, what: {kind: asset}           | {put into play: {zone: hand, kind: asset}}        | remember        |
      | enter play, what: {kind: asset}, who: you | {put into play: {zone: hand, kind: asset}}        | remember        |
      | enter play, what: {kind: asset}, who: another investigator | {put into play: {zone: hand, kind: asset}} | do not remember |
      | leave play, what: {kind: asset}           | {discard: Beat Cop}                               | remember        |
      | leave play, what: enemy                   | {discard: Beat Cop}                               | do not remember |
      | leave play, what: enemy                   | {discard: Acolyte}                                | remember        |
      | leave play, what: enemy, at: your location | {discard: Acolyte}                               | remember        |
      | leave play, what: enemy, at: your location | {discard: Swarm of Rats}                         | do not remember |
      | leave play, what: {kind: asset}, who: you | {discard: Beat Cop}                               | remember        |
      | discard, what: {kind: asset}              | {discard: {zone: hand, kind: asset}}              | remember        |
      | discard, who: you                         | {discard: {zone: hand, kind: asset}}              | remember        |
      | discard, who: another investigator        | {discard: {zone: hand, kind: asset}}              | do not remember |
      | draw, who: you                            | {draw: 1}                                         | remember        |
      | draw, who: another investigator           | {draw: 1}                                         | do not remember |
      | draw, who: another investigator           | {draw: 1, who: Daisy Walker}                      | remember        |
      | draw encounter card, who: you             | {draw encounter cards: 1}                         | remember        |
      | draw encounter card, who: you, of: enemy  | {draw encounter cards: 1}                         | remember        |
      | draw encounter card, who: you, of: treachery | {draw encounter cards: 1}                      | do not remember |
      | draw encounter card, what: enemy          | {draw encounter cards: 1}                         | remember        |

    Examples: places and tokens
      | trigger                                   | effect                                            | remember        |
      | enter, who: you                           | {move: connecting location}                       | remember        |
      | enter, who: another investigator          | {move: connecting location}                       | do not remember |
      | enter, at: Loft                           | {move: connecting location}                       | remember        |
      | enter, at: Hall                           | {move: connecting location}                       | do not remember |
      | leave, who: you                           | {move: connecting location}                       | remember        |
      | leave, at: Hall                           | {move: connecting location}                       | remember        |
      | leave, at: Loft                           | {move: connecting location}                       | do not remember |
      | leave, who: you                           | {gain: 1}                                         | do not remember |
      | reveal location, what: location           | {reveal: Loft}                                    | remember        |
      | reveal location, who: you                 | {move: connecting location}                       | remember        |
      | reveal location, who: another investigator | {move: connecting location}                      | do not remember |
      | discover, who: you                        | {discover: 1}                                     | remember        |
      | discover, who: another investigator       | {discover: 1}                                     | do not remember |
      | discover, at: your location               | {discover: 1}                                     | remember        |
      | discover, what: Hall                      | {discover: 1}                                     | remember        |
      | discover, at: Loft                        | {discover: 1}                                     | do not remember |
      | gain, who: you                            | {gain: 1}                                         | remember        |
      | gain, who: another investigator           | {gain: 1}                                         | do not remember |
      | lose tokens, what: you, of: resources     | {lose: 1}                                         | remember        |
      | lose tokens, what: you, of: clues         | {lose: 1}                                         | do not remember |
      | lose tokens, what: your location, of: clues | {lose: 1, of: clues, on: your location}         | remember        |
      | lose tokens, what: enemy, of: doom        | {lose: 1, of: doom, on: Acolyte}                  | remember        |
      | lose tokens, what: enemy, of: doom        | {lose: 1, of: clues, on: your location}           | do not remember |

  Scenario Outline: It knows how much, or whom: <trigger>: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{forced: {after: <trigger>}, do: {<do>}}]}
      """
    When Roland resolves these effects
      """
      - <effect>
      """
    Then Roland has <resources> resources
    And ghoul has <ghoul> damage
    And Daisy has <daisy> damage

    Examples:
      | trigger                             | effect                                     | do                              | resources | ghoul | daisy |
      | dealt, what: you                    | {damage: 2, to: you, direct: true}         | gain: that much                 | 5         | 0     | 1     |
      | heal, what: you                     | {heal damage: 2, from: you}                | gain: that much                 | 5         | 0     | 1     |
      | discover, who: you                  | {discover: 2}                              | gain: that much                 | 5         | 0     | 1     |
      | draw, who: you                      | {draw: 3}                                  | gain: that much                 | 6         | 0     | 1     |
      | draw, who: investigator             | {draw: 1, who: Daisy Walker}               | damage: 1, to: that investigator | 3        | 0     | 2     |
      | lose tokens, what: your location    | {lose: 2, of: clues, on: your location}    | gain: that much                 | 5         | 0     | 1     |
      | attack, who: another investigator   | {attacks: Ghoul Minion, who: Daisy Walker} | damage: 1, to: that enemy       | 3         | 1     | 2     |
      | attack, who: another investigator   | {attacks: Ghoul Minion, who: Daisy Walker} | heal damage: 1, from: that investigator | 3 | 0     | 1     |
      | dealt, what: enemy                  | {damage: 1, to: Ghoul Minion}              | heal damage: 1, from: that enemy | 3        | 0     | 1     |
      | evade, what: enemy                  | {evade automatically: Ghoul Minion}        | damage: 1, to: that enemy       | 3         | 1     | 1     |
      | enter, who: you                     | {move: connecting location}                | gain: {tokens: clues, on: that location} | 4 | 0   | 1     |
