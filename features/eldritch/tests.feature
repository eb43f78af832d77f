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
