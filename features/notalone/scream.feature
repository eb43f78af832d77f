Feature: Scream

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @scream.1
  Scenario Outline: It is played in Phase 2
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [Scream]}
      hunted: {C: {<played>}}
      """
    When B plays scream on jungle
    Then it is refused by scream.1
    And B holds scream

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 3     | played: lair |

  @scream.4 @scream.2
  Scenario: The Target token goes onto one place, and whoever explores it suffers
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Scream]}
      hunted: {A: {played: jungle, hand: [lair, beach, rover], discard: [river]}}
      """
    When B plays scream on jungle
    And A discards lair and rover
    Then the target token is on jungle
    And A's hand is beach
    And A has 3 will

  @scream.4
  Scenario: Not onto a border
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Scream]}
      """
    When B plays scream on jungle and river
    Then it is refused by scream.4
    And the target token is on no place
    And B holds scream

  @scream.2
  Scenario: Or one Will counter is lost
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {played: jungle, hand: [lair, beach, rover], discard: [river]}}
      """
    When A loses 1 will
    Then A has 2 will
    And A's hand is lair, beach and rover

  @scream.2
  Scenario: Nothing happens to those who are elsewhere
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {played: river}, C: {played: jungle}}
      """
    When C loses 1 will
    And A's turn ends
    Then A has 3 will
    And A has 4 place cards in hand

  @scream.3
  Scenario: It hits each Hunted there
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {played: jungle, hand: [lair, beach, rover], discard: [river]}, D: {played: jungle}}
      """
    When D loses 1 will
    And A discards lair and beach
    Then D has 2 will
    And A has 3 will
    And A's hand is rover

  @scream.5
  Scenario: The Hunted chooses between the two
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {will: 1, played: jungle, hand: [lair, beach, rover], discard: [river]}}
      """
    And the reading scream-who-chooses is "hunted"
    When A discards lair and beach
    Then A decides what scream does
    And A has 1 will

  Scenario: Or the Creature does
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {will: 1, played: jungle, hand: [lair, beach, rover], discard: [river]}}
      """
    And the reading scream-who-chooses is "creature"
    When B chooses will
    Then B decides what scream does
    And A recovers
    And the assimilation counter has 5 left

  Scenario: Where the Creature chooses, the cards are still those of the Hunted's choice
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {played: jungle, hand: [lair, beach, rover], discard: [river]}}
      """
    And the reading scream-who-chooses is "creature"
    When B chooses discard
    And A discards lair and beach
    Then A's hand is rover

  @scream.6
  Scenario: Whoever has less than two cards in hand loses Will
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: jungle}
      hunted: {A: {played: jungle, hand: [beach]}}
      """
    When A's turn ends
    Then A has 2 will
    And A's hand is beach

  @scream.7
  Scenario: The power of the place remains
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: shelter}
      survival deck: [Dodge, Gate]
      hunted: {C: {played: shelter}}
      """
    When C loses 1 will
    And C uses shelter
    And C keeps gate
    Then C holds gate
    And C has 2 will

  @scream.8
  Scenario: A last Will counter lost to it is a third one lost, and the place remains
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: wreck}
      hunted: {E: {will: 1, played: wreck, hand: [lair]}}
      """
    When E uses wreck
    Then the assimilation counter has 5 left
    And E has 3 will
    And E's hand is lair, jungle, river, beach and rover
    And E recovers before E uses wreck
    And the rescue counter has 9 left

  Scenario: By the other reading she recovers at the end of the phase
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: wreck}
      hunted: {E: {will: 1, played: wreck, hand: [lair]}}
      """
    And the reading third-will is "end of phase"
    When E uses wreck
    And phase 4 begins
    Then the assimilation counter has 5 left
    And E uses wreck before E recovers
    And E has 3 will
