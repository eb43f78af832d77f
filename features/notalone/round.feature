Feature: A round

  Background:
    Given the situation
      """
      players: [B, C, D]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @round.1
  Scenario: No token is placed before the Hunted have played
    Given the situation also says
      """
      phase: 1
      """
    When C plays lair
    And B puts the creature token on wreck
    Then it is refused by round.1
    And the creature token is on no place

  @round.1 @game-flow.3
  Scenario: Exploration, Hunting, Reckoning, End-of-Turn Actions
    Given the situation also says
      """
      phase: 1
      round: 2
      creature: {hand: [Mirage, Clone, Scream]}
      """
    When C plays lair
    And D plays jungle
    And B puts the creature token on wreck
    And the round ends
    Then phase 1 is reached before phase 2 is reached
    And phase 2 is reached before phase 3 is reached
    And phase 3 is reached before phase 4 is reached
    And phase 2 is reached before the creature token is laid
    And the creature token is laid before phase 3 is reached
    And phase 3 is reached before the place cards are revealed
    And phase 4 is reached before the rescue counter moves

  @round.2
  Scenario: The card played in Phase 1 is the place explored in Phase 3
    Given the situation also says
      """
      phase: 1
      """
    When C plays jungle
    And D plays lair
    And phase 2 begins
    And C plays river
    Then it is refused by round.2
    And C has played jungle
    When C's turn begins
    Then C explores jungle
    And C does not explore river

  @round.4
  Scenario: In Phase 4 it is too late for the power of a place
    Given the situation also says
      """
      phase: 4
      hunted: {C: {played: jungle}}
      """
    When C uses jungle
    Then it is refused by round.4

  @round.3
  Scenario: The Creature does not see the cards when she places her tokens
    Given the situation also says
      """
      phase: 2
      hunted: {C: {played: lair}}
      """
    When B looks at C's face-down card
    Then it is refused by round.3
    When B puts the creature token on lair
    Then the creature token is on lair

  @round.4
  Scenario: Powers and tokens work when the cards are revealed, and not before
    Given the situation also says
      """
      phase: 2
      hunted: {C: {played: rover}, D: {played: jungle}}
      """
    When B puts the creature token on jungle
    And phase 3 begins
    Then D has 3 will
    And C does not explore rover
    When C uses rover
    And C gains wreck
    And D's turn ends
    Then C holds wreck
    And the place cards are revealed before C uses rover
    And D has 2 will

  @round.5
  Scenario: Phase 4 winds the round up before the next begins
    Given the situation also says
      """
      phase: 3
      creature: {hand: [Mirage, Clone], played: 1}
      hunt deck: [Toxin, Virus]
      tokens: {creature: wreck}
      hunted: {C: {played: beach}, D: {played: lair}}
      """
    When round 2 begins
    Then C's discard pile is beach
    And D's discard pile is lair
    And the creature token is on no place
    And B has 3 hunt cards
    And the rescue counter has 9 left
