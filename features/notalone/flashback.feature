Feature: Flashback
  The Hunt card that was discarded last once more.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @flashback.1
  Scenario: It has the effect of the card discarded last
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      hunt discard: [Clone, Fierceness]
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}}
      """
    When B plays flashback
    And E's turn ends
    Then E has 1 will
    And flashback is in the hunt discard pile

  @flashback.2
  Scenario: It is played in the phase of that card
    Given the situation also says
      """
      creature: {hand: [Flashback, Clone, Toxin, Mirage]}
      hunt discard: [Stasis]
      """
    Then B may not play flashback by flashback.2
    When phase 4 begins
    And B plays flashback
    And the round ends
    Then the rescue counter has 10 left

  @flashback.3
  Scenario: No older card
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      hunt discard: [Clone, Interference]
      """
    When B plays flashback
    Then interference is in force
    And clone is not in force
    And the target token is on no place

  @flashback.4
  Scenario: Nothing has been discarded
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      """
    When B plays flashback
    Then it is refused by flashback.4
    And B holds flashback

  @flashback.5
  Scenario: It counts as the one Hunt card of the round
    Given the situation also says
      """
      in force: [Despair]
      creature: {hand: [Flashback]}
      hunt discard: [Clone, Interference]
      """
    When B plays flashback
    Then it is refused by flashback.5

  @flashback.6
  Scenario: The copy brings the token of its symbol
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      hunt discard: [Clone]
      hunted: {D: {played: rover}}
      """
    When B plays flashback on rover
    And D's turn ends
    Then D is caught at rover

  @flashback.6
  Scenario: The Artemia token of a copy
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      hunt discard: [Mutation]
      """
    When B plays flashback
    And B puts the artemia token on rover
    Then the artemia token is on rover

  @flashback.7
  Scenario: A copy of a card of the same round adds up with it
    Given the situation also says
      """
      creature: {hand: [Fierceness, Flashback], allowed: 2}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}}
      """
    When B plays fierceness
    And B plays flashback
    And E's turn begins
    And E's turn ends
    Then E loses will once
    And E recovers once
    And E has 3 will
    And the assimilation counter has 4 left

  Scenario: By another reading a card of the same round is not discarded yet
    Given the reading hunt-card-discarded is "end of round"
    And the situation also says
      """
      creature: {hand: [Fierceness, Flashback], allowed: 2}
      hunt discard: [Interference]
      """
    When B plays fierceness
    And B plays flashback
    Then interference is in force

  Scenario: By that reading both are discarded at the end of the round
    Given the reading hunt-card-discarded is "end of round"
    And the situation also says
      """
      creature: {hand: [Fierceness, Flashback, Clone, Mirage, Toxin], allowed: 2}
      hunt discard: [Interference]
      """
    When B plays fierceness
    And B plays flashback
    And the round ends
    Then fierceness is in the hunt discard pile
    And flashback is in the hunt discard pile

  @flashback.8
  Scenario: What the card chooses is chosen anew
    Given the situation also says
      """
      creature: {hand: [Anticipation, Flashback], allowed: 2}
      tokens: {creature: wreck}
      hunted: {E: {played: rover}, F: {played: wreck}}
      """
    When B plays anticipation on E
    And B plays flashback on F
    And F's turn ends
    Then the assimilation counter has 4 left

  @flashback.1 @target-symbol.5
  Scenario: Of a card that is copied the token lies as the copied card says
    Given the situation also says
      """
      creature: {hand: [Flashback]}
      hunt discard: [Mirage]
      hunted: {C: {played: lair}}
      """
    When B plays flashback on lair and wreck
    Then it is refused by target-symbol.5
    When B plays flashback on lair and jungle
    Then the target token is on lair and jungle

  @flashback.10
  Scenario: As Force Field it is played before the Hunted choose
    Given the situation also says
      """
      phase: 1
      creature: {hand: [Flashback]}
      hunt discard: [Force Field]
      """
    Then B may play flashback
    When C plays lair
    Then B may not play flashback by flashback.10

  Rule: Flashback on Flashback

    Background:
      Given the situation also says
        """
        creature: {hand: [Flashback, Despair, Toxin]}
        hunt deck: []
        hunt discard: [Interference, Clone]
        """

    @flashback.9
    Scenario: It copies the card whose effect it had then
      When B plays flashback on rover
      And B draws flashback
      And round 2 begins
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B plays flashback on wreck
      Then clone is in force
      And the target token is on wreck

    Scenario: By another reading it cannot be played
      Given the reading flashback-on-flashback is "nothing"
      When B plays flashback on rover
      And B draws flashback
      And round 2 begins
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      Then B may not play flashback by flashback.4
