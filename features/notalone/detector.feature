Feature: Detector

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @detector.1
  Scenario Outline: It is played in Phase 3
    Given the situation also says
      """
      phase: <phase>
      hunted: {A: {<played>, survival: [Detector]}}
      """
    When A plays detector
    Then it is refused by detector.1
    And A holds detector

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 2     | played: lair |
      | 4     | played: lair |

  @detector.2
  Scenario: The Artemia token does nothing to whoever plays it
    Given the situation also says
      """
      phase: 3
      tokens: {artemia: jungle}
      hunted: {A: {played: jungle, survival: [Detector]}}
      """
    When A plays detector
    And A's turn ends
    Then A has 4 place cards in hand
    And A's discard pile is empty

  Scenario Outline: Another who explores the place is free by one reading only
    Given the situation also says
      """
      phase: 3
      tokens: {artemia: jungle}
      hunted: {A: {played: jungle, survival: [Detector]}, C: {played: jungle, hand: [lair], discard: [river, beach, rover]}}
      """
    And the reading dodge-for-whom is "<reading>"
    When A plays detector
    And C's turn ends
    Then C has <cards> place cards in hand

    Examples:
      | reading    | cards |
      | the player | 0     |
      | everybody  | 1     |

  @detector.3
  Scenario: She has her place
    Given the situation also says
      """
      phase: 3
      tokens: {artemia: jungle}
      hunted: {A: {played: jungle, discard: [rover], survival: [Detector]}}
      """
    When A plays detector
    And A uses jungle
    And A takes back rover
    Then it is not refused
    And A's hand is lair, jungle, river, beach and rover

  Scenario: Or not, by the other reading
    Given the situation also says
      """
      phase: 3
      tokens: {artemia: jungle}
      hunted: {A: {played: jungle, discard: [rover], survival: [Detector]}}
      """
    And the reading dodge-and-power is "loss only"
    When A plays detector
    And A uses jungle
    Then it is refused by phase-3-reckoning.16
    And A's hand is lair, river and beach

  @detector.4
  Scenario: It does not help against the Creature
    Given the situation also says
      """
      phase: 3
      tokens: {creature: wreck, artemia: wreck}
      hunted: {E: {played: wreck, survival: [Detector]}}
      """
    When E plays detector
    And E uses wreck
    Then it is refused by phase-3-reckoning.22
    And E has 2 will
    And E has 5 place cards in hand
    And the rescue counter has 10 left

  @detector.5
  Scenario: Mutation takes no Will from her
    Given the situation also says
      """
      phase: 3
      in force: [Mutation]
      tokens: {artemia: jungle}
      hunted: {A: {will: 1, played: jungle, survival: [Detector]}}
      """
    When A plays detector
    And A's turn ends
    Then A has 1 will
    And A does not lose will
    And the assimilation counter has 6 left

  @detector.6
  Scenario Outline: On either place of Virus
    Given the situation also says
      """
      phase: 3
      tokens: {artemia: [jungle, river]}
      hunted: {A: {played: <place>, survival: [Detector]}, D: {played: <other>}}
      """
    When A plays detector
    And D discards lair
    And A's turn ends
    Then A has 4 place cards in hand
    And D has 3 place cards in hand

    Examples:
      | place  | other  |
      | jungle | river  |
      | river  | jungle |
