Feature: Tracking
  Two Hunt cards in the next round.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 4
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @tracking.1
  Scenario: It is played in Phase 4
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Tracking]}
      """
    When B plays tracking
    Then it is refused by tracking.1

  @tracking.8
  Scenario: She draws up to three, as ever
    Given the situation also says
      """
      creature: {hand: [Tracking, Clone, Mirage]}
      hunt deck: [Toxin, Scream, others]
      """
    When phase 4 begins
    And B plays tracking
    And the round ends
    Then B has 3 hunt cards
    And B holds toxin
    And B does not hold scream

  @tracking.5
  Scenario: It counts as the one Hunt card of its own round
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Clone, Tracking]}
      """
    When B plays clone on wreck
    And phase 4 begins
    And B plays tracking
    Then it is refused by tracking.5

  Rule: The round after it

    Background:
      Given the situation also says
        """
        creature: {hand: [Tracking, Despair, Scream, Mutation]}
        hunt deck: [Clone, Toxin, Stasis, Interference, others]
        hunted: {C: {}, D: {}, E: {}, F: {}, A: {}}
        """
      When phase 4 begins
      And B plays tracking
      And round 2 begins

    @tracking.2
    Scenario: Two cards in two phases, and no third
      When B plays despair
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B plays scream on wreck
      Then B may not play mutation by tracking.2
      And B may not play mutation by hunt-cards.6
      And scream is in force
      And despair is in force

    @tracking.3
    Scenario: Two cards in one phase
      When C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B plays scream on wreck
      And B plays mutation
      Then scream is in force
      And mutation is in force

    @tracking.4
    Scenario: One card again in the round after that
      When B plays despair
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And the round ends
      And round 3 begins
      And C plays jungle
      And D plays jungle
      And E plays jungle
      And F plays jungle
      And A plays jungle
      And phase 2 begins
      And B plays scream on wreck
      Then B may not play mutation by hunt-cards.6

  Rule: Twice

    Background:
      Given the situation also says
        """
        phase: 4
        creature: {hand: [Tracking, Flashback, Scream, Mutation, Clone]}
        hunt deck: [Toxin, Stasis, Interference, Despair, others]
        """

    @tracking.6
    Scenario: A copy of it in the round that it opened opens another one
      When B plays tracking
      And round 2 begins
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 4 begins
      And B plays flashback
      And round 3 begins
      And C plays jungle
      And D plays jungle
      And E plays jungle
      And F plays jungle
      And A plays jungle
      And phase 2 begins
      And B plays scream on wreck
      And B plays mutation
      Then mutation is in force
      And B may not play clone by hunt-cards.6

    @tracking.7
    Scenario: Two of them for one round allow two cards, not three
      Given the situation also says
        """
        creature: {allowed: 2}
        """
      When B plays tracking
      And B plays flashback
      And round 2 begins
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B plays scream on wreck
      And B plays mutation
      Then B may not play clone by tracking.2
