Feature: Bank Loan

  Background:
    Given every other opportunity is passed

  @bank-loan.1 @bank-loan.2
  Scenario: Two successes more for a Debt
    Given the situation
      """
      investigators: {charlie: {at: Rome}}
      reserve: [Army Pistol]
      """
    When charlie acquires assets
    And charlie rolls 6, 1, 1, 1
    And charlie takes a bank loan
    Then charlie's test result is 3
    And charlie has a Debt condition
    And charlie may gain Army Pistol
    When charlie passes
    Then charlie has 0 cards

  @bank-loan.1
  Scenario: Not in another Influence test
    When lily tests influence
    And lily rolls 1, 1
    And lily takes a bank loan
    Then it is refused by bank-loan.1

  @bank-loan.3
  Scenario: Not with a Debt
    Given the situation
      """
      investigators: {jacqueline: {at: Rome, conditions: [Debt]}}
      reserve: [Army Pistol]
      """
    When jacqueline acquires assets
    And jacqueline rolls 6, 1
    And jacqueline takes a bank loan
    Then it is refused by bank-loan.3
    And jacqueline's test result is 1

  @component-limitations.1
  Scenario: Not where every Debt is with others
    Given the situation
      """
      investigators:
        charlie: {at: Rome}
        lily: {conditions: [Debt]}
        norman: {conditions: [Debt]}
        silas: {conditions: [Debt]}
        leo: {conditions: [Debt]}
        mark: {conditions: [Debt]}
        diana: {conditions: [Debt]}
      reserve: [Army Pistol]
      """
    When charlie acquires assets
    And charlie rolls 6, 1, 1, 1
    And charlie takes a bank loan
    Then it is refused by component-limitations.1

  @bank-loan-full.1
  Scenario: Only one Bank Loan in an action
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      reserve: [Army Pistol, Old Almanac]
      cards:
        Debt: {type: condition, when gained: [{discard this: card}]}
      """
    When lola acquires assets
    And lola rolls 1, 1, 1, 1
    And lola takes a bank loan
    And lola takes a bank loan
    Then it is refused by bank-loan-full.1
    And lola has 0 conditions
