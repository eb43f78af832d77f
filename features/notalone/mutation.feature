Feature: Mutation
  The Artemia token takes a Will counter as well.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @mutation.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      """
    When the place cards are revealed
    And B plays mutation
    Then it is refused by mutation.1

  @mutation.2 @mutation.3 @mutation.5
  Scenario: A Will counter and a card, but no space
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      hunted: {A: {played: rover, discard: [lair]}, C: {played: beach}}
      """
    When B plays mutation
    And B puts the artemia token on rover
    And A's turn begins
    And A discards river
    Then A may not use rover by phase-3-reckoning.16
    And A may not take back lair by phase-3-reckoning.17
    When A's turn ends
    Then A has 2 will
    And A's hand is jungle and beach
    And C has 3 will
    And the assimilation counter has 6 left
    And A is not caught

  @mutation.4
  Scenario: It gives the token
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      """
    Then B may not put the artemia token on rover
    When B plays mutation
    Then B may put the artemia token on rover
    And mutation is in force

  @mutation.6
  Scenario: With the Creature token on the same place
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      hunted: {E: {played: wreck}}
      """
    When B plays mutation
    And B puts the artemia token on wreck
    And B puts the creature token on wreck
    And E's turn begins
    And E discards lair
    Then E has 1 will
    And E's hand is jungle, river, beach and rover
    And the assimilation counter has 5 left

  @mutation.7
  Scenario: Whoever has no card to discard loses the Will counter all the same
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      hunted: {A: {played: rover, hand: []}}
      """
    When B plays mutation
    And B puts the artemia token on rover
    And A's turn ends
    Then A has 2 will
    And A's discard pile is lair, jungle, river and beach

  @mutation.8
  Scenario: The token may lie there by the symbol under the Rescue counter
    Given the situation also says
      """
      rescue: 4
      creature: {hand: [Mutation]}
      hunted: {D: {played: rover}}
      """
    When B puts the artemia token on rover
    And B plays mutation
    And D's turn begins
    And D discards lair
    Then D has 2 will
