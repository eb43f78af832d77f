Feature: Health and Sanity

  Scenario: Both begin at the maximum of the sheet
    Given the situation
      """
      investigators: {akachi: {}}
      """
    Then akachi has 5 health
    And akachi has 7 sanity

  @health-and-sanity.2
  Scenario: No more than the maximum Health is recovered
    Given the situation
      """
      investigators: {akachi: {health: 4}}
      """
    When akachi recovers 3 health
    Then akachi has 5 health

  @health-and-sanity.3
  Scenario: No more than the maximum Sanity is recovered
    Given the situation
      """
      investigators: {akachi: {sanity: 7}}
      """
    When akachi recovers 1 sanity
    Then akachi has 7 sanity

  @health-and-sanity.6
  Scenario: Lost Sanity is gone, and Health stays
    When lily loses 2 sanity
    Then lily has 6 health
    And lily has 4 sanity
