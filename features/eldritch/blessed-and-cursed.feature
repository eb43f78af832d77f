Feature: Blessed and Cursed

  Background:
    Given every other opportunity is passed

  @blessed-and-cursed.1
  Scenario: A four is a success for the blessed
    Given the situation
      """
      investigators: {norman: {conditions: [Blessed]}}
      """
    When norman tests lore
    And norman rolls 4, 4, 2
    Then norman's test result is 2

  @blessed-and-cursed.2
  Scenario: Only a six is a success for the cursed
    Given the situation
      """
      investigators: {norman: {conditions: [Cursed]}}
      """
    When norman tests lore
    And norman rolls 5, 5, 6
    Then norman's test result is 1
    And norman passes the test

  Scenario Outline: Blessed and Cursed at once
    Given the reading blessed-and-cursed-at-once is "<reading>"
    And the situation
      """
      investigators: {norman: {conditions: [Blessed, Cursed]}}
      """
    When norman tests lore
    And norman rolls 4, 5, 6
    Then norman's test result is <result>

    Examples:
      | reading | result |
      | neither | 2      |
      | cursed  | 1      |
