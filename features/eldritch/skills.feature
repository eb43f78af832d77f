Feature: Skills

  Background:
    Given every other opportunity is passed

  @skills-full.1
  Scenario: A skill is worth what is printed and the Improvement token
    Given the situation
      """
      investigators: {charlie: {improved influence: 1, possessions: [Town Clerk]}}
      """
    Then charlie's influence is 5

  Scenario: A bonus of a possession does not change the value
    Given the situation
      """
      investigators: {charlie: {possessions: [Town Clerk]}}
      """
    When charlie tests influence
    And charlie rolls 1, 1, 1, 1, 1
    Then charlie's influence is 4
    And charlie tests influence with 5 dice

  @skills-full.3
  Scenario: The token is added once, whichever side it shows
    Given lily's lore is improved by 2
    When lily tests lore
    And lily rolls 1, 1, 1, 1
    Then lily tests lore with 4 dice

  @improving-skills.1 @improving-skills.2
  Scenario: A skill that is improved again shows the other side
    When lily improves strength
    Then lily's strength is improved by 1
    And lily's will is improved by 0
    When lily improves strength
    Then lily's strength is improved by 2
    And lily's strength is 6

  @improving-skills.3
  Scenario: No skill is improved more than twice
    Given lily's strength is improved by 2
    When lily improves strength
    And lily improves will
    Then lily's strength is improved by 2
    And lily's will is improved by 1

  @skills-full.2
  Scenario Outline: A bonus does not change the value of the skill
    Given the situation
      """
      investigators: {silas: {at: Rome, possessions: [<possession>], improved influence: <improved>}}
      cards: {The Bursar: {type: general, does: [{if: with influence 4, then: [{gain: clue}]}]}}
      """
    When silas resolves The Bursar
    Then silas has <clues> clues

    Examples:
      | possession | improved | clues |
      | Town Clerk | 0        | 0     |
      |            | 1        | 1     |
