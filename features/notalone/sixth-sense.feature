Feature: Sixth Sense
  Two Place cards come back.

  @sixth-sense.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair, discard: [rover], survival: [Sixth Sense]}}
      """
    When C plays sixth sense
    Then it is refused by sixth-sense.1
    And C has discarded rover

  @sixth-sense.2
  Scenario: Two cards of her choice, and no Will for them
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair, river, rover], survival: [Sixth Sense]}}
      """
    When C plays sixth sense
    And C takes back lair and rover
    Then C's hand is lair, jungle, beach and rover
    And C's discard pile is river
    And C has 3 will

  @sixth-sense.2
  Scenario: The two may be named with the card
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair, river, rover], survival: [Sixth Sense]}}
      """
    When C plays sixth sense for lair and rover
    Then it is not refused
    And C's discard pile is river

  @sixth-sense.3
  Scenario: Of one discarded card it takes one
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair], survival: [Sixth Sense]}}
      """
    When C plays sixth sense
    Then C's discard pile is empty
    And C holds lair

  @sixth-sense.4
  Scenario: A card that came back is played at once
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair, river], survival: [Sixth Sense]}}
      """
    When C plays sixth sense
    And C plays lair
    Then it is not refused
    And C has played lair

  @sixth-sense.2
  Scenario: Three cards are not named with it, nor is it played for them
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair, river, rover], survival: [Sixth Sense]}}
      """
    When C plays sixth sense for lair, river and rover
    Then it is refused by sixth-sense.2
    And C holds sixth sense
