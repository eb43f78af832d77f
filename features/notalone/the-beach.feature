Feature: The Beach
  Once a round the Marker is placed, or removed to move the Rescue counter.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      rescue: 5
      assimilation: 5
      """
    And every other opportunity is passed

  @the-beach.1
  Scenario: The Marker is placed
    Given the situation also says
      """
      hunted: {C: {played: beach}}
      """
    When C uses beach
    Then the marker is on the beach
    And the rescue counter has 5 left

  @the-beach.2
  Scenario: The Marker is removed to move the Rescue counter
    Given the situation also says
      """
      marker on the beach: true
      hunted: {D: {played: beach}}
      """
    When D uses beach
    Then the marker is not on the beach
    And the rescue counter has 4 left

  @the-beach.3
  Scenario: Once a round
    Given the situation also says
      """
      hunted: {C: {played: beach}, D: {played: beach}}
      """
    When C uses beach
    And D uses beach
    Then it is refused by the-beach.3
    And the marker is on the beach

  @the-beach.4
  Scenario: Either placed or removed in one round, not both
    Given the situation also says
      """
      hunted: {C: {played: beach}, D: {played: beach}}
      """
    When C uses beach
    And D uses beach to remove
    Then it is refused by the-beach.4
    And the rescue counter has 5 left
    And the marker is on the beach

  @the-beach.5
  Scenario: Of three on the Beach whoever wants to uses it, and nobody else
    Given the situation also says
      """
      hunted: {C: {played: beach, discard: [lair]}, D: {played: beach}, E: {played: beach}}
      """
    When C takes back lair
    And D uses beach
    And C uses beach
    Then it is refused by phase-3-reckoning.8
    When E uses beach
    Then it is refused by the-beach.5
    And the marker is on the beach

  @the-beach.6
  Scenario: Whoever comes second may take a card back
    Given the situation also says
      """
      hunted: {C: {played: beach}, D: {played: beach, discard: [lair]}}
      """
    When C uses beach
    And D takes back lair
    Then it is not refused
    And D's discard pile is empty

  @the-beach.7
  Scenario: Beach and Wreck may both be used in a round
    Given the situation also says
      """
      marker on the beach: true
      hunted: {C: {played: beach}, D: {played: wreck}}
      """
    When C uses beach
    And D uses wreck
    Then the rescue counter has 3 left

  @the-beach.8
  Scenario: The first may leave the Beach to the second
    Given the situation also says
      """
      hunted: {C: {played: beach, discard: [lair]}, D: {played: beach}}
      """
    When C takes back lair
    And D uses beach
    Then it is not refused
    And the marker is on the beach

  @the-beach.9
  Scenario Outline: Placed only while it is away, removed only while it is there
    Given the situation also says
      """
      marker on the beach: <there>
      hunted: {C: {played: beach}}
      """
    When C uses beach to <thing>
    Then it is refused by the-beach.9
    And the rescue counter has 5 left

    Examples:
      | there | thing  |
      | true  | place  |
      | false | remove |

  @the-beach.10
  Scenario: The Marker stays from round to round
    Given the situation also says
      """
      tokens: {creature: artifact}
      hunted: {C: {played: beach}, D: {played: lair}}
      """
    When C uses beach
    And round 2 begins
    And C plays rover
    And D plays beach
    And D uses beach
    Then the creature token is on no place
    And the marker is not on the beach
    And the rescue counter has 3 left
    And it is round 2

  @the-beach.11
  Scenario: Ingenuity does not use up the Beach
    Given the situation also says
      """
      phase: 1
      hunted: {C: {survival: [Ingenuity]}, D: {}}
      """
    When C plays ingenuity
    And C plays lair
    And D plays beach
    And D uses beach
    Then it is not refused
    And the marker is not on the beach
    And the rescue counter has 4 left

  @the-beach.12
  Scenario: Whoever is caught on the Beach leaves the Marker as it is
    Given the situation also says
      """
      marker on the beach: true
      tokens: {creature: beach}
      hunted: {C: {played: beach}}
      """
    When C's turn ends
    Then the marker is on the beach
    And the rescue counter has 5 left
    And C is caught once

  @the-beach.13
  Scenario: A catch on the Beach leaves its use to a copy
    Given the situation also says
      """
      tokens: {creature: beach}
      hunted: {C: {played: beach}, D: {played: lair}}
      """
    When D uses lair to copy
    Then it is not refused
    And the marker is on the beach
    And C is caught once

  @the-beach.14
  Scenario: Despair stops Survival cards, and not the Beach
    Given the situation also says
      """
      phase: 1
      marker on the beach: true
      in force: [Despair]
      hunted: {C: {survival: [Ingenuity, Amplifier]}}
      """
    When C plays ingenuity
    Then it is refused by despair.2
    When C plays beach
    And C uses beach
    Then the rescue counter has 4 left
    When phase 4 begins
    And C plays amplifier
    Then it is refused by despair.2
