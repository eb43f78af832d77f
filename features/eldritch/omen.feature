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

  @omen-full.1
  Scenario: To a colour it goes until it enters it, even from there
    Given the situation
      """
      gates: [Arkham, London, Tokyo]
      omen: red
      doom: 11
      """
    When the omen advances to red
    Then the omen is red
    And doom is 6

  @omen-full.2
  Scenario: Gates of the Omen that stays do nothing
    Given the situation
      """
      gates: [San Francisco, Istanbul]
      doom: 9
      """
    When the mythos card A Quiet Night is resolved
    And the omen advances by 1
    Then doom is 9

  @omen-full.3
  Scenario: Under Azathoth tokens on the green space count as Gates
    Given the situation
      """
      gates: [Istanbul, London]
      omen: second blue
      tokens on the green omen: 2
      doom: 12
      """
    When the omen advances by 1
    Then doom is 9
    When the omen advances by 1
    Then doom is 8

  @omen.2
  Scenario Outline: The second blue space is blue as well: the omen <moves>
    Given the situation
      """
      gates: [Istanbul]
      omen: <from>
      doom: 12
      """
    When the omen advances by 1
    Then the omen is <colour>
    And the omen is <space>
    And the omen is not <other>

    Examples:
      | moves           | from  | colour | space       | other       |
      | to the first    | green | blue   | blue        | second blue |
      | to the second   | red   | blue   | second blue | red         |
      | to the red one  | blue  | red    | red         | blue        |
