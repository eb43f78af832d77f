Feature: Choices in effects

  Background:
    Given every other opportunity is passed

  @choices-in-effects.1
  Scenario Outline: Whoever resolves an effect with "may" decides
    Given the situation
      """
      investigators: {jim: {sanity: 3}}
      cards:
        Dusty Shelf: {type: general, does: [{may: [{lose: 1, of: sanity}], to: [{gain: clue}]}]}
      """
    When jim resolves Dusty Shelf
    And jim <decides>
    Then jim has <sanity> sanity
    And jim has <clues> clues

    Examples:
      | decides             | sanity | clues |
      | resolves the effect | 2      | 1     |
      | passes              | 3      | 0     |

  Scenario Outline: What an effect depends on
    Given the situation
      """
      investigators: {jim: {<jim>}}
      monsters: {Ghoul: Rome}
      gates: [Tokyo]
      cards:
        Crossroads: {type: general, does: [{if: <condition>, then: [{gain: clue}], otherwise: [{gain: clue}, {gain: clue}]}]}
      """
    When jim resolves Crossroads
    Then jim has <clues> clues

    Examples:
      | jim                                 | condition              | clues |
      | at: Rome                            | on a city space        | 1     |
      | at: The Amazon                      | on a city space        | 2     |
      | at: Rome                            | with a monster here    | 1     |
      | at: Tokyo                           | with a monster here    | 2     |
      | at: Tokyo                           | without a monster here | 1     |
      | at: Rome                            | without a monster here | 2     |
      | at: Tokyo                           | with a gate here       | 1     |
      | at: Rome                            | with a gate here       | 2     |
      | at: Rome                            | without a gate here    | 1     |
      | at: Tokyo                           | without a gate here    | 2     |
      | at: Rome                            | with a Ghoul here      | 1     |
      | at: Tokyo                           | with a Ghoul here      | 2     |
      | at: Rome, conditions: [Cursed]      | with Cursed            | 1     |
      | at: Rome                            | with Cursed            | 2     |
      | at: Rome                            | without Cursed         | 1     |
      | at: Rome, conditions: [Cursed]      | without Cursed         | 2     |

  @choices-in-effects.2
  Scenario: Of effects with "or" exactly one is resolved
    Given the situation
      """
      investigators: {jim: {health: 4, sanity: 4}}
      cards:
        Broken Step:
          type: general
          does: [{one of: {lose health: {lose: 1, of: health}, lose sanity: {lose: 1, of: sanity}}}]
      """
    When jim resolves Broken Step
    And jim chooses to lose health
    Then jim has 3 health
    And jim has 4 sanity

  @choices-in-effects.3
  Scenario Outline: Unless something else is resolved, the effect happens
    Given the situation
      """
      investigators: {jim: {sanity: 4, clues: <had>}}
      cards:
        Pale Visitor: {type: general, does: [{unless: [{spend: clue}], then: [{lose: 2, of: sanity}]}]}
      """
    When jim resolves Pale Visitor
    And jim <decides>
    Then jim has <sanity> sanity
    And jim has <clues> clues

    Examples:
      | had | decides             | sanity | clues |
      | 0   | passes              | 2      | 0     |
      | 1   | resolves the effect | 4      | 0     |
      | 1   | passes              | 2      | 1     |

  @spend-full.2
  Scenario: Without a Clue nobody spends one instead
    Given the situation
      """
      investigators: {jim: {sanity: 4}}
      cards:
        Pale Visitor: {type: general, does: [{unless: [{spend: clue}], then: [{lose: 2, of: sanity}]}]}
      """
    When jim resolves Pale Visitor
    And jim resolves the effect
    Then it is refused by spend-full.2

  @choices-in-effects.4
  Scenario: What was chosen may be prevented, and the choice stands
    Given the situation
      """
      investigators: {norman: {sanity: 5, possessions: [Calm Song, Lamp of Salt]}}
      cards:
        Calm Song: {type: asset, does: [{prevents loss of: sanity, amount: 2}]}
        Whisper: {type: general, does: [{unless: [{lose: 2, of: sanity}], then: [{discard card: spell}]}]}
      """
    When norman resolves Whisper
    And norman resolves the effect
    Then norman has 5 sanity
    And Lamp of Salt is in norman's possessions

  @spend-full.5
  Scenario Outline: A cost is paid in full or not at all: <cost>
    Given the situation
      """
      investigators: {trish: {clues: 1, possessions: [Bent Coin]}}
      cards:
        Guide: {type: general, does: [{may: <cost>, to: [{improve: will}]}]}
      """
    When trish resolves Guide
    And trish resolves the effect
    Then it is refused by spend-full.5
    And trish has 1 clue

    Examples:
      | cost                                               |
      | [{spend: clue, number: 2}]                         |
      | [{spend: clue}, {spend: clue}]                     |
      | [{discard tokens: clue}, {discard tokens: clue}]   |
      | [{discard card: asset}, {discard card: asset}]     |

  @delayed-full.1
  Scenario: Whoever is Delayed cannot become so as a cost
    Given the situation
      """
      investigators: {lily: {}, jim: {delayed: true}}
      cards:
        Siesta: {type: general, does: [{may: [{become: delayed}], to: [{gain: clue}]}]}
      """
    When jim resolves Siesta
    And jim resolves the effect
    Then it is refused by delayed-full.1

  @spend-full.4
  Scenario: A Condition as a cost is paid though it is declined
    Given the situation
      """
      investigators: {mark: {sanity: 4, possessions: [Strong Mind]}, lily: }
      cards:
        Strong Mind: {type: asset, does: [{may decline: Madness}]}
        Whisper: {type: general, does: [{unless: [{gain condition: any, trait: Madness}], then: [{lose: 2, of: sanity}]}]}
      """
    When mark resolves Whisper
    And mark resolves the effect
    And mark declines the condition
    Then mark has 4 sanity
    And mark has 0 conditions
    When mark resolves Whisper
    And mark resolves the effect
    And mark passes
    Then mark has 4 sanity
    And mark has 1 condition

  Scenario Outline: As many Clues as the condition names are enough
    Given the situation
      """
      investigators: {norman: {clues: <clues>, sanity: 3}}
      cards:
        Archive:
          type: general
          does: [{if: with 2 clues, then: [{recover: 1, of: sanity}], otherwise: [{lose: 1, of: sanity}]}]
      """
    When norman resolves Archive
    Then norman has <sanity> sanity

    Examples:
      | clues | sanity |
      | 1     | 2      |
      | 2     | 4      |
      | 3     | 4      |
