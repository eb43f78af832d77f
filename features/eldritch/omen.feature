Feature: The Omen

  @omen.2
  Scenario: The Omen goes clockwise, one space after the other
    When the omen advances by 2
    Then the omen is red
    And the omen advances twice

  @omen.1 @omen.3
  Scenario: Doom advances for each Gate of the Omen that is entered
    Given the situation
      """
      gates: [Buenos Aires, London, Rome, Istanbul]
      doom: 12
      """
    When the omen advances by 1
    Then the omen is blue
    And doom is 10

  @omen.4
  Scenario: For every space that is entered
    Given the situation
      """
      gates: [Buenos Aires, London, Rome]
      doom: 12
      """
    When the omen advances by 2
    Then doom is 9
