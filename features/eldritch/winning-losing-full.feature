Feature: Winning and losing

  @winning-losing-full.3 @mystery.1
  Scenario: With as many Mysteries as the sheet says the investigators win
    Given 1 mysteries are solved
    When a mystery is solved
    Then nobody has won
    When a mystery is solved
    Then the investigators have won

  @mystery.8
  Scenario: Not when the Ancient One has awoken
    Given the situation
      """
      ancient one: Cthulhu
      awoken: true
      solved mysteries: 2
      """
    When a mystery is solved
    Then nobody has won
    And 3 mysteries are solved

  @winning-losing-full.7 @winning-losing-full.1
  Scenario: The game is lost when Azathoth awakens
    Given doom is 1
    When doom advances by 3
    Then the game is lost
    And doom advances once
