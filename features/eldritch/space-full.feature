Feature: Spaces

  @space-full.1 @space-full.2 @space.1
  Scenario Outline: Named and numbered spaces have a type
    Then <space> is a <type> space
    And <space> is not a <other> space

    Examples:
      | space      | type       | other      |
      | Arkham     | city       | sea        |
      | 7          | city       | wilderness |
      | The Amazon | wilderness | city       |
      | 3          | sea        | city       |

  @space.1
  Scenario: The nearest City is no other space that is as near
    Given the situation
      """
      investigators: {lily: {}, leo: {at: "8", health: 1}}
      """
    When leo loses 1 health
    Then lily may move the defeated to Buenos Aires
    And lily may not move the defeated to 10 by defeated-investigator.4
    When lily moves the defeated to 7
    Then 10 is a wilderness space
    And leo is at 7

  @space-full.4
  Scenario: A path that runs off the board comes back on the other side
    Then Tokyo is adjacent to 2
    And Rome is not adjacent to 2
