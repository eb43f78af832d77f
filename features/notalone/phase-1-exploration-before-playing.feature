Feature: Before a Hunted plays her Place card
  She may Resist or Give Up.

  Background:
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 2, hand: [lair], discard: [jungle, river, beach, rover]}
      """

  @phase-1-exploration.8
  Scenario Outline: She may Resist or Give Up before she plays
    Then C may resist with 1 will
    And C may give up
    And C may play lair
    When <does>
    And C plays lair
    Then C has <n> will
    And C has <m> place cards in hand

    Examples:
      | does                                          | n | m |
      | C resists with 1 will and takes back jungle and river | 1 | 2 |
      | C gives up                                    | 3 | 4 |

  Scenario: Or do neither, and play the card she has
    When C plays lair
    Then C has 2 will
    And C has 0 place cards in hand

  @phase-1-exploration.12
  Scenario: The only card she has is played, though everybody can foresee it
    When C passes
    Then it is refused by phase-1-exploration.12
    When C plays lair
    Then C has played lair

  @phase-1-exploration.14
  Scenario Outline: What came back may be played at once
    When <does>
    And C plays rover
    Then it is not refused
    And C has played rover

    Examples:
      | does                                          |
      | C resists with 1 will and takes back rover and jungle |
      | C gives up                                    |
