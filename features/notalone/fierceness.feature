Feature: Fierceness
  Whoever is caught loses one Will counter more.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @fierceness.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Fierceness]}
      tokens: {creature: wreck}
      hunted: {C: {played: wreck}}
      """
    When C's turn ends
    And B plays fierceness
    Then it is refused by fierceness.1
    And C has 2 will

  @fierceness.2 @fierceness.4
  Scenario: Two Will counters and one space
    Given the situation also says
      """
      creature: {hand: [Fierceness]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck}}
      """
    When B plays fierceness
    And E's turn ends
    Then E has 1 will
    And E loses will once
    And the assimilation counter has 5 left

  @fierceness.3
  Scenario: Everybody who is caught
    Given the situation also says
      """
      creature: {hand: [Fierceness]}
      tokens: {creature: wreck}
      hunted: {D: {played: rover}, E: {played: wreck}, F: {played: wreck}}
      """
    When B plays fierceness
    And F's turn ends
    Then D has 3 will
    And E has 1 will
    And F has 1 will
    And the assimilation counter has 5 left

  @fierceness.5
  Scenario: The last two counters are one third counter
    Given the situation also says
      """
      creature: {hand: [Fierceness]}
      tokens: {creature: wreck}
      hunted: {E: {played: wreck, will: 2, discard: [lair]}}
      """
    When B plays fierceness
    And E's turn ends
    Then E has 3 will
    And E recovers once
    And E holds lair
    And the assimilation counter has 4 left

  @fierceness.6
  Scenario: Clone catches as well
    Given the situation also says
      """
      creature: {hand: [Fierceness, Clone], allowed: 2}
      hunted: {D: {played: rover}}
      """
    When B plays fierceness
    And B plays clone on rover
    And D's turn ends
    Then D has 1 will

  @fierceness.7
  Scenario: Will that Scream takes is no catch
    Given the situation also says
      """
      creature: {hand: [Fierceness, Scream], allowed: 2}
      hunted: {A: {played: jungle}}
      """
    When B plays fierceness
    And B plays scream on jungle
    And A's turn begins
    And A loses 1 will
    Then A has 2 will

  @fierceness.7
  Scenario: Nor what Mutation takes
    Given the situation also says
      """
      creature: {hand: [Fierceness, Mutation], allowed: 2}
      hunted: {A: {played: jungle}}
      """
    When B plays fierceness
    And B plays mutation
    And B puts the artemia token on jungle
    And A's turn begins
    And A discards lair
    Then A has 2 will
