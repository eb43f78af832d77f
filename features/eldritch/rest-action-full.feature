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

  @rest-action-full.4 @conditions-full.3
  Scenario: What happens at a Rest happens once, and not for what is gained by it
    Given the situation
      """
      investigators: {norman: {health: 1, sanity: 1, possessions: [Dream Diary]}}
      cards:
        Dream Diary: {type: asset, when rested: [{gain condition: Amnesia}, {gain: clue}]}
        Amnesia: {type: condition, when rested: [{gain: clue, number: 2}]}
      """
    When norman rests
    Then norman has 1 clue

  @rest-action-full.5
  Scenario: A Condition that blocks a recovery blocks what others add to it
    Given the situation
      """
      investigators: {diana: {health: 1, sanity: 1, conditions: [Back Injury], possessions: [Camp Stove]}}
      cards:
        Back Injury: {type: condition, does: [{no rest for: health}]}
      """
    When diana rests
    Then diana has 1 health
    And diana has 2 sanity

  @rest-action-full.6
  Scenario: But not what is recovered otherwise
    Given the situation
      """
      investigators: {diana: {health: 1, conditions: [Back Injury]}}
      cards:
        Back Injury: {type: condition, does: [{no rest for: health}]}
        Doctor: {type: general, does: [{recover: 2, of: health}]}
      """
    When diana resolves Doctor
    Then diana has 3 health
