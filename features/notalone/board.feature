Feature: The board

  @board.2
  Scenario Outline: Which spaces bear the Artemia symbol depends on the side
    Given the situation
      """
      phase: 2
      board: <side>
      rescue: <left>
      hunted: {C: {played: lair}}
      """
    When B puts the artemia token on lair
    Then <answer>
    And the artemia token is on <place>

    Examples:
      | side | left | answer                   | place    |
      | A    | 1    | it is not refused        | lair     |
      | A    | 2    | it is not refused        | lair     |
      | A    | 3    | it is not refused        | lair     |
      | A    | 4    | it is not refused        | lair     |
      | A    | 5    | it is not refused        | lair     |
      | A    | 6    | it is not refused        | lair     |
      | A    | 7    | it is refused by board.2 | no place |
      | A    | 9    | it is refused by board.2 | no place |
      | B    | 1    | it is not refused        | lair     |
      | B    | 2    | it is refused by board.2 | no place |
      | B    | 3    | it is not refused        | lair     |
      | B    | 5    | it is not refused        | lair     |
      | B    | 7    | it is not refused        | lair     |
      | B    | 6    | it is refused by board.2 | no place |
      | B    | 9    | it is not refused        | lair     |
      | B    | 11   | it is not refused        | lair     |
      | B    | 13   | it is refused by board.2 | no place |
