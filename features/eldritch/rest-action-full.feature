Feature: The Rest action

  @rest-action-full.1
  Scenario: One Health and one Sanity
    Given the situation
      """
      investigators: {jim: {health: 5, sanity: 2}}
      """
    When jim rests
    Then jim has 6 health
    And jim has 3 sanity

  @rest-action-full.2
  Scenario: Not beside a Monster
    Given Cultist is at Shanghai
    When lily rests
    Then it is refused by rest-action-full.2
    And norman may not rest by actions.2

  @rest-action-full.3
  Scenario: Whoever has all his Sanity still recovers Health
    Given the situation
      """
      investigators: {silas: {health: 7}, norman: {sanity: 3}}
      """
    When silas rests
    And silas passes
    And norman rests
    Then silas has 8 health
    And silas has 4 sanity
    And norman has 5 health
    And norman has 4 sanity

  @rest-action.1 @possessions.3
  Scenario: A possession adds to what a Rest action recovers, once in it
    Given the situation
      """
      investigators: {silas: {health: 3, possessions: [Camp Stove]}}
      """
    When silas rests
    Then silas has 5 health
