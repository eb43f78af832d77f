Feature: Tests
  A pool of dice, as many as the skill and what changes it; fives and sixes are successes.

  Background:
    Given every other opportunity is passed

  @tests-full.1 @tests.2
  Scenario: As many dice as the value of the tested skill
    When lily tests lore
    And lily rolls 6, 2
    Then lily tests lore with 2 dice
    And lily does not test strength

  @tests-full.2
  Scenario: The modifier takes dice away
    Given the situation
      """
      investigators: {silas: {}}
      """
    When silas tests observation with modifier -1
    And silas rolls 1, 6
    Then silas tests observation with 2 dice

  @tests-full.3
  Scenario: Of several bonuses only the highest counts
    Given the situation
      """
      investigators: {lily: {possessions: [Old Almanac, Worn Codex]}}
      """
    When lily tests lore
    And lily rolls 1, 1, 1, 1, 1
    Then lily tests lore with 5 dice

  @tests-full.4
  Scenario: Additional dice come on top of the one bonus
    Given the situation
      """
      investigators: {lily: {possessions: [Worn Codex, Glass Pendulum]}}
      """
    When lily tests lore
    And lily rolls 1, 1, 1, 1, 1, 1
    Then lily tests lore with 6 dice

  @tests-full.6
  Scenario Outline: At least one die, after everything is added
    Given the situation
      """
      investigators: {norman: {possessions: [<possession>]}}
      """
    When norman tests influence with modifier <modifier>
    And norman rolls 5
    Then norman tests influence with 1 dice
    And norman passes the test

    Examples:
      | possession | modifier |
      |            | -3       |
      |            | -1       |
      | Town Clerk | -3       |
      | Town Clerk | -2       |

  @tests-full.8 @tests-full.9
  Scenario Outline: Fives and sixes are successes, and one of them is enough
    When lily tests strength
    And lily rolls <dice>
    Then lily's test result is <result>
    And lily <outcome> the test

    Examples:
      | dice       | result | outcome |
      | 5, 6, 6, 3 | 3      | passes  |
      | 1, 2, 5, 4 | 1      | passes  |
      | 1, 2, 2, 4 | 0      | fails   |

  @tests-full.8
  Scenario Outline: The odds of a result are those of the dice
    When lily tests lore
    Then the odds that lily's test result is <result> are <odds>

    Examples:
      | result | odds |
      | 0      | 4/9  |
      | 1      | 4/9  |
      | 2      | 1/9  |

  @tests.1
  Scenario: The result is a number of successes
    Given the situation
      """
      investigators: {charlie: {at: Rome}}
      reserve: [Army Pistol]
      """
    When charlie acquires assets
    And charlie rolls 6, 5, 1, 1
    And charlie takes a bank loan
    And charlie passes
    Then charlie's test result is 4

  @tests-full.10 @tests-full.11
  Scenario Outline: The effect says what passing and failing do, or that they do nothing
    Given the situation
      """
      investigators: {norman: {sanity: 5}}
      cards:
        Whisper: {type: general, does: [{test: will, failed: [{lose: 2, of: sanity}]}]}
      """
    When norman resolves Whisper
    And norman rolls <dice>
    Then norman has <sanity> sanity

    Examples:
      | dice       | sanity |
      | 6, 1, 1, 1 | 5      |
      | 1, 1, 1, 1 | 3      |

  @tests-full.12
  Scenario: What stands in another sentence does not depend on the test
    Given the situation
      """
      investigators: {norman: {sanity: 5}}
      cards:
        Whisper: {type: general, does: [{test: lore, passed: [{gain: clue}]}, {lose: 1, of: sanity}]}
      """
    When norman resolves Whisper
    And norman rolls 1, 1, 1
    Then norman has 4 sanity
    And norman has 0 clues

  @tests-full.13
  Scenario: The icon of a skill calls for a test of it at once
    Given the situation
      """
      investigators: {norman: {}}
      cards:
        Whisper: {type: general, does: [{test: observation, modifier: -1}, {gain: clue}]}
      """
    When norman resolves Whisper
    And norman rolls 1, 1
    Then norman tests observation with 2 dice
    And norman tests observation before norman gains a clue

  @tests-full.15 @blessed-and-cursed.3 @reroll-full.6
  Scenario: Dice that an effect has rolled are no test
    Given the situation
      """
      investigators: {norman: {clues: 2, conditions: [Cursed], possessions: [Bent Coin]}}
      cards:
        Omen Bird: {type: general, does: [{roll dice: 1, on: [5], then: [{improve: will}]}]}
      """
    When norman resolves Omen Bird
    And norman rolls 5
    Then norman's will is improved by 1
    And norman has 2 clues
    And norman does not pass the test

  @tests-full.7
  Scenario: With four dice a larger pool is rolled in turns
    Given the situation
      """
      investigators: {mark: {at: Rome, possessions: [Army Pistol]}}
      monsters: {Ghoul: Rome}
      dice at hand: 4
      phase: 2
      without the sample set: true
      cards: {Army Pistol: {type: asset, does: [{bonus: strength, amount: 3, during: combat}]}}
      """
    When mark encounters Ghoul
    And mark rolls 6, 6, 6, 6
    And mark rolls 1
    And mark rolls 1, 1, 1, 6
    And mark rolls 6, 5, 1
    Then mark's test result is 3

  @tests-full.14
  Scenario Outline: A bonus without "may" counts, one with it may be left out
    Given the situation
      """
      investigators: {lily: {at: Rome, possessions: [Iron Nerve, Heavy Club]}}
      monsters: {Ghoul: Rome}
      cards:
        Iron Nerve: {type: asset, does: [{bonus: will, amount: 3}]}
        Heavy Club: {type: asset, does: [{bonus: strength, amount: 5, during: combat, may: true}]}
      phase: 2
      without the sample set: true
      """
    When lily encounters Ghoul
    And lily rolls 6, 1, 1, 1, 1, 1, 1
    And <decision>
    And lily rolls <dice>
    Then lily tests will with 7 dice
    And Ghoul is defeated

    Examples:
      | decision                         | dice                      |
      | lily passes                      | 6, 6, 6, 6                |
      | lily uses Heavy Club in the test | 6, 6, 6, 6, 6, 6, 6, 6, 6 |

  @bank-loan-full.2 @triggered-effects.1
  Scenario Outline: What a loan adds is not rolled
    Given the situation
      """
      investigators: {charlie: {at: Rome, possessions: [Fan Letter]}, lily: }
      reserve: [Army Pistol, Old Almanac]
      asset deck: [Bent Coin]
      cards:
        Fan Letter:
          type: asset
          does: [{when: you acquire assets, does: [{if: with 2 rolled successes, then: [{gain: clue}]}]}]
      """
    When charlie acquires assets
    And charlie rolls <dice>
    And charlie takes a bank loan
    And charlie gains Army Pistol
    And charlie passes
    Then charlie has <clues> clues
    And charlie's test result is <result>

    Examples:
      | dice       | clues | result |
      | 6, 1, 1, 1 | 0     | 3      |
      | 6, 5, 1, 1 | 1     | 4      |

  @tests-full.10
  Scenario Outline: Where the dice lie already, the rerolls come next, and then what the encounter says
    Given the situation
      """
      investigators:
        norman: {at: Rome, clues: 1, encountered: [The Long Corridor], tested skill: lore, dice: [2, 3]}
        lily: {at: Rome}
      cards:
        The Long Corridor:
          type: europe
          at:
            Rome:
              - may: [{test: lore, modifier: -1, passed: [{become: delayed}], failed: [{lose: 2, of: sanity}]}]
              - {gain: clue, number: 2}
      without the sample set: true
      """
    When norman rerolls 3 into <face>
    Then norman has <sanity> sanity
    And norman <is> delayed
    And norman has 2 clues

    Examples:
      | face | sanity | is     |
      | 5    | 7      | is     |
      | 1    | 5      | is not |

  @tests-full.10
  Scenario Outline: What follows the test is found wherever on the card the test stands
    Given the situation
      """
      investigators: {lily: {possessions: [Red Word], test of: Red Word, tested skill: lore, dice: [2, 3]}}
      cards: {Red Word: {type: spell, <words>}}
      """
    Then lily has 5 sanity

    Examples:
      | words                                                                                                |
      | when rested: [{test: lore, failed: [{lose: 1, of: sanity}]}]                                         |
      | backs: [{reckoning: [{test: lore, failed: [{lose: 1, of: sanity}]}]}]                                |
      | does: [{when: a gate is spawned, does: [{test: lore, failed: [{lose: 1, of: sanity}]}]}]             |
      | action: [{one of: {read: {test: lore, failed: [{lose: 1, of: sanity}]}, nap: {gain: clue}}}]         |

  @tests-full.10
  Scenario Outline: Of several effects by the result only the highest that is reached
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 3}}
      cards:
        Old Book:
          type: general
          does:
            - test: lore
            - by result: {"1": {gain: clue}, "2": {recover: 1, of: sanity}}
      """
    When norman resolves Old Book
    And norman rolls <dice>
    Then norman has <clues> <clue>
    And norman has <sanity> sanity

    Examples:
      | dice    | clues | clue  | sanity |
      | 1, 1, 1 | 0     | clues | 3      |
      | 5, 1, 1 | 1     | clue  | 3      |
      | 5, 6, 1 | 0     | clues | 4      |
      | 5, 6, 6 | 0     | clues | 4      |

  @tests-full.3
  Scenario: What may be used once in a round is not used in another test
    Given the situation
      """
      investigators: {norman: {possessions: [Old Charm, Lens], used this round: [Old Charm, Lens]}}
      cards:
        Old Charm: {type: asset, does: [{bonus: lore, amount: 1, may: true, once a round: true}]}
        Lens: {type: asset, does: [{bonus: lore, amount: 2, may: true}]}
        Old Book: {type: general, does: [{test: lore, passed: [{gain: clue}]}]}
      """
    When norman resolves Old Book
    Then norman may use Lens in the test
    And norman may not use Old Charm in the test
    When norman uses Lens in the test
    And norman rolls 1, 1, 1, 1, 6
    Then norman has 1 clue
