Feature: Double Back
  In Phase 4 a Hunted takes the card that she has just played back into her hand.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      assimilation: 5
      """
    And every other opportunity is passed

  @double-back.1
  Scenario Outline: In Phase 4 only
    Given the situation also says
      """
      phase: <phase>
      hunted: {C: {played: lair, survival: [Double Back]}}
      """
    When C plays double back
    Then it is refused by double-back.1
    And C has played lair

    Examples:
      | phase |
      | 2     |
      | 3     |

  @double-back.2
  Scenario: The card just played goes to her hand
    Given the situation also says
      """
      hunted: {C: {played: lair, survival: [Double Back]}}
      """
    When phase 4 begins
    And C plays double back
    And the round ends
    Then C's hand is lair, jungle, river, beach and rover
    And C's discard pile is empty

  @double-back.3
  Scenario: Also when it lies in the discard pile already
    Given the situation also says
      """
      hunted: {C: {played: lair, survival: [Double Back]}}
      """
    When phase 4 begins
    And C passes
    Then C's discard pile is lair
    When C plays double back
    Then C's hand is lair, jungle, river, beach and rover
    And C's discard pile is empty

  @double-back.4
  Scenario: Not a card of an earlier round
    Given the situation also says
      """
      phase: 4
      hunted: {C: {played: rover, discard: [lair], survival: [Double Back]}}
      """
    When C plays double back for lair
    Then it is refused by double-back.4
    When C plays double back
    Then C's discard pile is lair
    And C holds rover

  @double-back.4
  Scenario: What was played in the round before is a card of an earlier round at once
    Given the situation also says
      """
      phase: 4
      hunted: {C: {played: lair, survival: [Double Back]}}
      """
    When the round ends
    And C plays double back for lair
    Then it is refused by double-back.4

  @double-back.5
  Scenario Outline: Of two cards one
    Given the situation also says
      """
      phase: 4
      hunted: {C: {this round: artifact, played: [rover, wreck], survival: [Double Back]}}
      """
    When C plays double back for rover and wreck
    Then it is refused by double-back.5
    When C plays double back for <card>
    And the round ends
    Then C holds <card>
    And C's discard pile is <other>

    Examples:
      | card  | other |
      | wreck | rover |
      | rover | wreck |

  @double-back.6
  Scenario: Nothing for a card that is in her hand already
    Given the situation also says
      """
      hunted: {C: {played: jungle, discard: [lair, rover], survival: [Double Back]}}
      """
    When C uses jungle
    And C takes back lair
    And phase 4 begins
    And C plays double back
    Then C has 0 survival cards
    And C's hand is lair, jungle, river and beach
    And C's discard pile is rover

  @double-back.7
  Scenario: Also for whoever was caught
    Given the situation also says
      """
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, survival: [Double Back]}}
      """
    When phase 4 begins
    And E plays double back
    Then E holds wreck
    And E has 2 will

  @double-back.8
  Scenario: After Detour it is the card that was played
    Given the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: jungle, survival: [Double Back]}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to shelter
    And phase 4 begins
    And C plays double back
    Then C's hand is lair, jungle, river, beach and rover

  @double-back.9
  Scenario: Not in a round with Vortex
    Given the situation also says
      """
      phase: 2
      hunted: {C: {played: lair, discard: [rover], survival: [Vortex, Double Back]}}
      """
    When C plays vortex
    And C swaps lair for rover
    And phase 4 begins
    And C plays double back
    Then it is refused by double-back.9
    When the round ends
    Then C's discard pile is lair and rover
