Feature: Bells

  @bells.1
  Scenario: The bell is rung once a round
    When ann rings
    And ann rings
    Then it is refused by bells.1
    And the bell has rung 1 times

  @bells.1
  Scenario: Where the house rules hold, the bell is rung again
    Given the reading profile is "house"
    When ann rings
    And ann rings
    Then the bell rings twice

  @bells.3
  Scenario: Who strikes the gong wins
    Given every other choice takes the first option
    When phase 3 begins
    And ann strikes
    Then ann has won

  @bells.3
  Scenario: Another player wins
    Given the situation
      """
      player: bob
      """
    When bob chooses low
    Then the bell has rung 0 times
    When bob strikes
    Then bob has won

  @bells.1
  Scenario: What the ruling says on the whole may be expected beside the answers
    When ann rings
    And ann rings
    Then it is refused by bells.1
    And the ruling cites
      """
      [bells.1]
      """
    And the ruling refused
      """
      1
      """
