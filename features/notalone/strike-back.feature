Feature: Strike Back
  Two Hunt cards leave the Creature's hand.

  Background:
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Strike Back]}}
      """

  @strike-back.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Clone, Mirage, Stasis]}
      """
    When C plays strike back
    Then it is refused by strike-back.1
    And B has 3 hunt cards

  @strike-back.2 @strike-back.3
  Scenario: Two cards at random go to the bottom of the deck
    Given the situation
      """
      creature: {hand: [Clone, Mirage, Stasis]}
      """
    When C plays strike back
    And C draws clone and mirage
    And C puts mirage and clone under the deck
    Then B has 1 hunt card
    And B holds stasis
    And the hunt deck has 19 cards
    And clone is the last card of the hunt deck

  @strike-back.3
  Scenario Outline: Of a hand of two the second card may be named, and need not be
    Given the situation
      """
      creature: {hand: [Clone, Mirage]}
      """
    When C plays strike back
    And C draws <drawn>
    And C puts mirage and clone under the deck
    Then B has 0 hunt cards
    And clone is the last card of the hunt deck

    Examples:
      | drawn            |
      | clone and mirage |
      | mirage           |

  @strike-back.4
  Scenario Outline: The Hunted orders them
    Given the situation
      """
      creature: {hand: [Clone, Mirage, Stasis]}
      """
    When C plays strike back
    And C draws clone and mirage
    And B puts clone and mirage under the deck
    Then it is refused by strike-back.4
    When C puts <cards> under the deck
    Then <last> is the last card of the hunt deck

    Examples:
      | cards            | last   |
      | clone and mirage | mirage |
      | mirage and clone | clone  |

  @strike-back.3
  Scenario: These and no others
    Given the situation
      """
      creature: {hand: [Clone, Mirage, Stasis]}
      """
    When C plays strike back
    And C draws clone and mirage
    And C puts clone and stasis under the deck
    Then it is refused by strike-back.3
    When C puts mirage and clone under the deck
    Then B holds stasis

  @strike-back.4
  Scenario: By the other reading the Creature does
    Given the reading who-orders-the-bottom is "the creature"
    And the situation
      """
      creature: {hand: [Clone, Mirage, Stasis]}
      """
    When C plays strike back
    And C draws clone and mirage
    And C puts mirage and clone under the deck
    Then it is refused by strike-back.4
    When B puts clone and mirage under the deck
    Then mirage is the last card of the hunt deck

  @strike-back.5
  Scenario: Of one card it takes one
    Given the situation
      """
      creature: {hand: [Clone], allowed: 2, played: 2}
      """
    When C plays strike back
    Then B has 0 hunt cards
    And clone is the last card of the hunt deck

  @strike-back.6
  Scenario: The hand is not filled before Phase 4
    Given the situation
      """
      creature: {hand: [Clone, Mirage, Stasis]}
      hunt deck: [Scream, Toxin, others]
      """
    When C plays strike back
    And C draws clone and mirage
    And C puts mirage and clone under the deck
    And C plays lair
    And phase 2 begins
    Then B has 1 hunt card
    When phase 3 begins
    Then B has 1 hunt card
    When phase 4 begins
    Then B has 1 hunt card
    When the round ends
    Then B has 3 hunt cards
    And B holds scream

  @strike-back.7
  Scenario: What lies under the deck was not discarded
    Given the situation
      """
      creature: {hand: [Clone, Mirage, Flashback]}
      hunt discard: [Toxin, Scream]
      """
    When C plays strike back
    And C draws clone and mirage
    And C puts mirage and clone under the deck
    And C plays lair
    And phase 2 begins
    And B plays flashback on lair
    Then scream is in force
    And the target token is on lair

  @strike-back.8
  Scenario: A Hunt card that was played is out of its reach
    Given the situation
      """
      creature: {hand: [Force Field, Clone, Stasis]}
      """
    When B plays force field on beach and rover
    And C plays strike back
    And C draws clone
    And C puts clone and stasis under the deck
    Then B has 0 hunt cards
    And force field is in force
    And C may not play beach by force-field.3
