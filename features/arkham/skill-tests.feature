Feature: Skill Tests

  Background:
    Given every other choice takes the first option

  @skill-tests.1
  Scenario Outline: A test uses one of the investigator's four skills
    Given Daisy is at the Study
    When Daisy tests <skill> (4)
    And Daisy reveals 0
    Then the skill value is <value>

    Examples:
      | skill     | value |
      | willpower | 3     |
      | intellect | 5     |
      | combat    | 2     |
      | agility   | 2     |

  @skill-tests.2
  Scenario: The value of whoever makes the test is compared with the difficulty
    Given the location Library has shroud 3 and 1 clue
    And Daisy is at the Library
    And Roland is at the Library
    When Daisy investigates
    And Daisy reveals -1
    Then the skill value is 4
    And the difficulty is 3
    And the test succeeds by 1

  @skill-tests.3
  Scenario: The card that began the test sets the difficulty
    Given the location Library has shroud 5 and 1 clue
    And Roland is at the Library
    And the top of the encounter deck is Rotting Remains
    And the situation also says
      """
      enemies:
        brute: {card: Ghoul Minion, fight: 4, engaged: roland}
      """
    When Roland draws Rotting Remains from the encounter deck
    And Roland reveals 0
    Then the difficulty is 3
    And the test succeeds
    And roland has 0 horror

  @skill-tests.4
  Scenario Outline: A value that matches or exceeds the difficulty succeeds
    Given Roland is at the Attic
    And the situation also says
      """
      enemies:
        brute: {card: Ghoul Minion, fight: 4, engaged: roland}
      """
    When Roland fights brute
    And Roland reveals <token>
    Then the test <outcome>
    And brute has <damage> damage

    Examples:
      | token | outcome       | damage |
      | 0     | succeeds by 0 | 1      |
      | +1    | succeeds by 1 | 1      |
      | -1    | fails by 1    | 0      |

  @skill-tests.5
  Scenario: A test is named after the skill that it uses
    Given Wendy is at the Attic
    And a Ghoul Minion engaged with Wendy
    When Wendy resolves these effects
      """
      - modify: you
        gets: {agility: 2}
        for the next: agility test
      """
    And Wendy fights Ghoul Minion
    And Wendy reveals 0
    Then the skill value is 1
    And at ST.6, wendy's agility is 4
    When Wendy evades Ghoul Minion
    And Wendy reveals 0
    Then at ST.6, the skill value is 6
    And Ghoul Minion is evaded
    When Wendy tests agility (3)
    And Wendy reveals 0
    Then the skill value is 4

  Scenario: No tokens are revealed in the next test alone
    Given every other opportunity is passed
    And the location Study has shroud 3 and 2 clues
    And Daisy is at the Study
    And it is Daisy's turn
    When Daisy resolves these effects
      """
      - {reveal no tokens: end of the turn, for the next: test}
      """
    And Daisy investigates
    Then Daisy has 1 clue
    When Daisy investigates
    And Daisy reveals auto-fail
    Then Daisy has 1 clue
