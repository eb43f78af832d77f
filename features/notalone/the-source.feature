Feature: The Source
  A Survival card, or a Will counter for one Hunted.

  Background:
    Given the situation
      """
      phase: 3
      assimilation: 5
      """
    And every other opportunity is passed

  @the-source.1
  Scenario: A Survival card is drawn
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      hunted: {C: {played: source, survival: [Adrenaline]}}
      """
    When C uses source to draw
    Then C has 2 survival cards
    And C holds dodge

  @the-source.2
  Scenario: Or somebody regains a Will counter
    Given the situation also says
      """
      hunted: {C: {played: source}, D: {will: 1, played: lair}}
      """
    When C uses source for D
    Then D has 2 will
    And C has 0 survival cards

  @the-source.3
  Scenario: Who may be whoever uses it
    Given the situation also says
      """
      hunted: {C: {will: 2, played: source}, D: {will: 2, played: lair}}
      """
    When C uses source for C
    Then C has 3 will
    And D has 2 will

  @the-source.4
  Scenario Outline: Not both
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      hunted: {C: {played: source}, D: {will: 1, played: lair}}
      """
    When C uses source <first>
    And C uses source <second>
    Then it is refused by the-source.4
    And D has <will> will
    And C has <cards> survival cards

    Examples:
      | first   | second  | will | cards |
      | to draw | for D   | 1    | 1     |
      | for D   | to draw | 2    | 0     |

  @the-source.4
  Scenario: Nor something else than the two
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      hunted: {C: {played: source, hand: [lair]}, D: {will: 1, played: lair}}
      """
    When C uses source
    And C discards lair
    Then it is refused by the-source.4
    And it waits for C
    And the game is not over

  @the-source.5
  Scenario: One Hunted, not two
    Given the situation also says
      """
      hunted: {C: {played: source}, D: {will: 2, played: lair}, E: {will: 2, played: lair}}
      """
    When C uses source for D and E
    Then it is refused by the-source.5
    When C uses source for E
    Then D has 2 will
    And E has 3 will

  @the-source.6
  Scenario: Never more than three
    Given the situation also says
      """
      hunted: {C: {played: source}, D: {played: lair}}
      """
    When C uses source for D
    Then D has 3 will
    And D regains will once

  @the-source.6
  Scenario: By the other reading whoever has three is not chosen
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      hunted: {C: {played: source}, D: {played: lair}, E: {will: 2, played: lair}}
      """
    And the reading source-for-three-will is "refused"
    When C uses source for D
    Then it is refused by the-source.6
    When C uses source for E
    Then E has 3 will

  @the-source.6
  Scenario: By that reading nobody is healed where all have three
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      hunted: {C: {played: source}, D: {played: lair}}
      """
    And the reading source-for-three-will is "refused"
    When C uses source for D
    Then it is refused by the-source.6
    When C uses source to draw
    Then C holds dodge

  @the-source.6 @despair.3
  Scenario: Where nobody may draw either, the power can do nothing
    Given the situation also says
      """
      survival deck: [Dodge, Gate]
      in force: [Despair]
      hunted: {C: {played: source}, D: {played: lair}}
      """
    And the reading source-for-three-will is "refused"
    When C uses source
    Then it is refused by the-source.6
    And it is refused by despair.3

  @the-source.7
  Scenario: Without a deck the discard pile is shuffled and becomes one
    Given the situation also says
      """
      survival deck: []
      survival discard: [Dodge, Gate, Drone, Amplifier]
      hunted: {C: {played: source}}
      """
    When C uses source to draw
    And C draws drone
    Then C holds drone
    And the survival deck has 3 cards

  @the-source.8
  Scenario: Healed in time, she keeps her last Will counter
    Given the situation also says
      """
      tokens: {creature: wreck}
      hunted: {C: {played: source}, D: {will: 1, played: wreck}}
      """
    When C uses source for D
    And D's turn ends
    Then D has 1 will
    And the assimilation counter has 4 left
    And D does not recover
