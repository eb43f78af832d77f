Feature: Dodge

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @dodge.1
  Scenario Outline: It is played in Phase 3
    Given the situation also says
      """
      phase: <phase>
      hunted: {C: {<played>, survival: [Dodge]}}
      """
    When C plays dodge
    Then it is refused by dodge.1
    And C holds dodge

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 2     | played: lair |
      | 4     | played: lair |

  @dodge.2
  Scenario: The Creature token does nothing to whoever plays it
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When E plays dodge
    And E's turn ends
    Then E has 3 will
    And E is not caught

  @dodge.3
  Scenario: The Assimilation counter does not move for her
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When E plays dodge
    And E's turn ends
    Then the assimilation counter has 6 left

  @dodge.4
  Scenario: Others on the place are caught
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}, F: {played: wreck}}
      """
    When E plays dodge
    And F's turn ends
    Then E has 3 will
    And F has 2 will
    And the assimilation counter has 5 left

  Scenario: Or nobody is, by the other reading
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}, F: {played: wreck}}
      """
    And the reading dodge-for-whom is "everybody"
    When E plays dodge
    And F's turn ends
    Then E has 3 will
    And F has 3 will
    And the assimilation counter has 6 left

  @dodge.5
  Scenario Outline: She has her place, power or card
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, discard: [lair], survival: [Dodge]}}
      """
    When E plays dodge
    And E <choice>
    Then it is not refused
    And the rescue counter has <rescue> left
    And E's discard pile is <pile>

    Examples:
      | choice          | rescue | pile  |
      | uses wreck      | 9      | lair  |
      | takes back lair | 10     | empty |

  Scenario: Or not, by the other reading
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, discard: [lair], survival: [Dodge]}}
      """
    And the reading dodge-and-power is "loss only"
    When E plays dodge
    And E uses wreck
    Then it is refused by phase-3-reckoning.22
    And E has 3 will
    And the assimilation counter has 6 left
    And the rescue counter has 10 left

  @dodge.6
  Scenario: It does not help against Artemia
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck, artemia: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When E plays dodge
    And E discards lair
    And E uses wreck
    Then it is refused by phase-3-reckoning.16
    And E has 3 will
    And E's hand is jungle, river, beach and rover
    And the rescue counter has 10 left

  @dodge.7
  Scenario: It works against Clone
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: lair, target: rover}
      hunted: {D: {played: rover, survival: [Dodge]}}
      """
    When D plays dodge
    And D uses rover
    And D gains wreck
    Then D has 3 will
    And D holds wreck
    And the assimilation counter has 6 left

  @dodge.8
  Scenario Outline: One Dodge cancels both tokens of one place
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    And the reading clone-on-one-place is "<reading>"
    When E plays dodge
    And E's turn ends
    Then E has 3 will
    And the assimilation counter has 6 left

    Examples:
      | reading |
      | once    |
      | twice   |

  @dodge.9
  Scenario: What being caught would cost besides is not lost
    Given the situation also says
      """
      phase: 3
      in force: [Fierceness, {card: Anticipation, on: C}]
      tokens: {creature: lair}
      hunted: {C: {played: lair, survival: [Dodge]}}
      """
    When C plays dodge
    And C's turn ends
    Then C has 3 will
    And the assimilation counter has 6 left

  @dodge.9
  Scenario: Nor the extra Will of the Lair alone
    Given the situation also says
      """
      phase: 3
      tokens: {creature: lair}
      hunted: {C: {played: lair, survival: [Dodge]}}
      """
    When C plays dodge
    And C's turn ends
    Then C has 3 will

  @dodge.10
  Scenario: It comes too late when she has been caught
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}, F: {played: lair}}
      """
    When F's turn begins
    And E plays dodge
    And F's turn ends
    Then E has 2 will
    And the assimilation counter has 5 left
    And E does not hold dodge
