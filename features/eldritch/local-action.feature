Feature: Local actions

  Background:
    Given every other opportunity is passed

  @local-action.1 @local-action.2
  Scenario: The local action of one's own Condition
    Given the situation
      """
      investigators: {charlie: {conditions: [Debt]}}
      """
    When charlie performs the action of Debt
    And charlie rolls 6, 1, 1, 1
    Then charlie has 0 conditions

  @local-action.3
  Scenario: Everybody on the space may perform it
    Given the situation
      """
      investigators: {trish: {at: Rome}, silas: {at: Rome, conditions: [Debt]}}
      """
    When trish performs the action of silas's Debt
    And trish rolls 6, 1, 1
    Then silas has 0 conditions
    And trish has 1 action left

  @local-action.3
  Scenario: Nobody elsewhere
    Given the situation
      """
      investigators: {trish: {at: London}, silas: {at: Rome, conditions: [Debt]}}
      """
    When trish performs the action of silas's Debt
    Then it is refused by local-action.3

  @local-action.4
  Scenario: Each only once in a round
    Given the situation
      """
      investigators: {trish: {at: Rome}, silas: {at: Rome, conditions: [Debt]}}
      """
    When trish performs the action of silas's Debt
    And trish rolls 1, 1, 1
    And trish performs the action of silas's Debt
    Then it is refused by local-action.4

  @local-action.5
  Scenario: Several may perform the same
    Given the situation
      """
      investigators: {trish: {at: Rome}, silas: {at: Rome, conditions: [Debt]}}
      """
    When trish performs the action of silas's Debt
    And trish rolls 1, 1, 1
    And trish passes
    And silas performs the action of Debt
    And silas rolls 6, 1, 1
    Then silas has 0 conditions

  @local-action.4
  Scenario: What he has performed earlier in the round is said of whose card it was
    Given the situation
      """
      investigators:
        norman: {at: Rome, local actions done: ["lily's Debt"]}
        lily: {at: Rome, conditions: [Debt]}
        silas: {at: Rome, conditions: [Debt]}
      cards: {Debt: {type: condition, local action: [{gain: clue}]}}
      """
    Then norman may perform the action of silas's Debt
    When norman performs the action of lily's Debt
    Then it is refused by local-action.4
    When norman performs the action of silas's Debt
    Then norman has 1 clue
