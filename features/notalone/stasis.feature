Feature: Stasis
  The Rescue counter does not move in this Phase 4.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 4
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @stasis.1
  Scenario: It is played in Phase 4
    Given the situation also says
      """
      phase: 3
      creature: {hand: [Stasis]}
      hunted: {C: {played: wreck}}
      """
    When B plays stasis
    Then it is refused by stasis.1
    When C uses wreck
    Then the rescue counter has 9 left

  @stasis.2
  Scenario: The closing move is not made
    Given the situation also says
      """
      rescue: 1
      creature: {hand: [Stasis, Clone, Mirage, Toxin]}
      """
    When B plays stasis
    And round 2 begins
    Then the rescue counter has 1 left
    And nobody has won

  @stasis.3
  Scenario: It lasts for that Phase 4 only
    Given the situation also says
      """
      creature: {hand: [Stasis, Clone, Mirage, Toxin]}
      hunted: {C: {hand: [lair, jungle, river, beach, rover, wreck]}}
      """
    When B plays stasis
    And round 2 begins
    Then the rescue counter has 10 left
    When C plays wreck
    And D plays lair
    And E plays lair
    And F plays lair
    And A plays lair
    And phase 3 begins
    And C uses wreck
    Then the rescue counter has 9 left
    When the round ends
    Then the rescue counter has 8 left

  Rule: Amplifier

    Background:
      Given the situation also says
        """
        marker on the beach: true
        creature: {hand: [Stasis, Clone, Mirage, Toxin]}
        hunted: {C: {survival: [Amplifier]}}
        """

    @stasis.4
    Scenario: Played after Stasis it does not move the counter
      When B plays stasis
      And C plays amplifier
      And the round ends
      Then the rescue counter has 10 left
      And the rescue counter does not move
      And the marker is not on the beach

    Scenario: By another reading it does
      Given the reading stasis-and-amplifier is "moves"
      When B plays stasis
      And C plays amplifier
      And the round ends
      Then the rescue counter has 9 left

    @stasis.5
    Scenario: Played before Stasis it has moved the counter
      When C plays amplifier
      Then the rescue counter has 9 left
      When B plays stasis
      And the round ends
      Then the rescue counter has 9 left

    @stasis.6 @order-of-effects.2
    Scenario Outline: Put down at the same time, the Creature decides which comes first
      When stasis and amplifier are played at the same time
      Then it waits for B
      When C resolves amplifier first
      Then it is refused by order-of-effects.2
      When B resolves <first> first
      And the round ends
      Then the rescue counter has <left> left
      And the marker is not on the beach

      Examples:
        | first     | left |
        | stasis    | 10   |
        | amplifier | 9    |
