Feature: Rerolls

  Background:
    Given every other opportunity is passed

  @clue.7 @reroll-full.1 @spend-full.1 @clue.2
  Scenario: A Clue rerolls one die before it is decided whether the test is passed
    Given norman has 2 clues
    When norman tests lore
    And norman rolls 3, 3, 2
    And norman rerolls 2 into 6
    And norman passes
    Then norman has 1 clue
    And norman passes the test
    And norman's test result is 1
    And the clue discard pile has 1 clues

  @clue.8
  Scenario: As many rerolls as there are Clues, of the same die as well
    Given norman has 3 clues
    When norman tests influence
    And norman rolls 1
    And norman rerolls 1 into 2
    And norman rerolls 2 into 3
    And norman rerolls 3 into 6
    Then norman has 0 clues
    And norman passes the test

  @reroll-full.3
  Scenario: The new result stands though it is worse
    Given norman has 1 clue
    When norman tests influence
    And norman rolls 5
    And norman rerolls 5 into 2
    Then norman fails the test

  @reroll-full.4
  Scenario: Any die that lies there may be rerolled, and none that does not
    Given norman has 2 clues
    When norman tests lore
    And norman rolls 6, 2, 2
    Then norman may spend a clue to reroll 6
    And norman may spend a clue to reroll 2
    And norman may not spend a clue to reroll 4 by reroll-full.4
    When norman rerolls 6 into 5
    Then norman's test result is 1

  @spend-full.2
  Scenario: Nobody spends a Clue that he does not have
    Given the situation
      """
      investigators: {lily: {possessions: [Bent Coin]}}
      """
    When lily tests influence
    And lily rolls 2, 2
    And lily spends a clue to reroll 2
    Then it is refused by spend-full.2

  @spend-full.3
  Scenario: A Clue may be kept
    Given norman has 1 clue
    When norman tests influence
    And norman rolls 2
    And norman passes
    Then norman has 1 clue
    And norman fails the test

  @reroll-full.2 @triggered-effects.1
  Scenario: A possession rerolls once in a test, and a Clue the same die again
    Given the situation
      """
      investigators: {norman: {clues: 1, possessions: [Bent Coin]}}
      """
    When norman tests influence
    And norman rolls 1
    And norman rerolls 1 with Bent Coin
    And norman rolls 2
    And norman rerolls 2 with Bent Coin
    Then it is refused by triggered-effects.1
    When norman rerolls 2 into 5
    Then norman passes the test

  @reroll-full.5
  Scenario: Who may reroll two dice does not reroll one of them twice
    Given the situation
      """
      investigators: {lily: {possessions: [Bent Coin]}, norman: {possessions: [Twin Dice]}}
      """
    When norman tests influence
    And norman rolls 1
    Then norman may reroll 1 with Twin Dice
    And norman may not reroll 1 and 1 with Twin Dice
    When norman rerolls 1 with Twin Dice
    And norman rolls 3
    And norman passes
    Then norman fails the test
    When lily tests lore
    And lily rolls 1, 2
    And lily rerolls 1 and 2 with Bent Coin
    Then it is refused by reroll-full.5

  @clue.7
  Scenario: Where nothing is tested nothing is rerolled, and no turn is passed for it
    Given the situation
      """
      investigators: {norman: {clues: 1, health: 3}}
      """
    When norman rerolls 1 into 5
    Then it is refused by clue.7
    When norman rests
    Then norman has 4 health
    And norman has 1 clue
