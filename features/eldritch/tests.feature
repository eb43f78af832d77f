Feature: Tests
  A pool of dice, as many as the skill and what changes it; fives and sixes are successes.

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
