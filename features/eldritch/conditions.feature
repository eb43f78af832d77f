Feature: Conditions

  @conditions.5
  Scenario: Nobody gains a Condition that he has
    Given the situation
      """
      investigators: {jim: {conditions: [Back Injury]}}
      """
    When jim gains a Back Injury condition
    Then jim has 1 condition
