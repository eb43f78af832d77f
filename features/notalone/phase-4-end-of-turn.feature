Feature: Phase 4: End-of-Turn Actions

  Background:
    Given the situation
      """
      players: [B, C, D]
      phase: 4
      round: 3
      rescue: 4
      assimilation: 6
      """
    And every other opportunity is passed

  @phase-4-end-of-turn.1
  Scenario: The card that was played goes onto the discard pile
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      hunted: {C: {played: beach, discard: [lair, rover]}, D: {played: river}}
      """
    When the round ends
    Then C's discard pile is lair, beach and rover
    And C does not hold beach
    And D's discard pile is river

  @phase-4-end-of-turn.1
  Scenario: To discard it is something that happens
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      hunted: {C: {played: beach, discard: [lair, rover]}, D: {played: river}}
      """
    When the round ends
    Then C discards beach before D discards river
    And C does not discard lair

  @phase-4-end-of-turn.2
  Scenario: The Creature may look at what the Hunted have discarded
    Given the situation also says
      """
      phase: 1
      hunted: {C: {discard: [beach, lair, rover]}}
      """
    When B looks at C's discard pile
    Then it is not refused
    And B may look at C's discard pile

  @phase-4-end-of-turn.2
  Scenario Outline: Or only in Phase 4, by the other reading
    Given the situation also says
      """
      phase: <phase>
      hunted: {C: {played: river, discard: [beach, lair, rover]}}
      """
    And the reading creature-looks-at-discards is "phase 4"
    When B looks at C's discard pile
    Then <outcome>

    Examples:
      | phase | outcome                                  |
      | 2     | it is refused by phase-4-end-of-turn.2   |
      | 3     | it is refused by phase-4-end-of-turn.2   |
      | 4     | it is not refused                        |

  @phase-4-end-of-turn.3
  Scenario: The tokens go back to the Creature
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      tokens: {creature: wreck, target: [rover, artifact], artemia: swamp}
      """
    When round 4 begins
    Then the creature token is on no place
    And the target token is on no place
    And the artemia token is on no place

  @phase-4-end-of-turn.4
  Scenario: The Creature draws until she holds three Hunt cards
    Given the situation also says
      """
      hunt deck: [Toxin, Virus, Phobia, Stasis]
      """
    When the round ends
    Then B has 3 hunt cards
    And B holds phobia
    And the hunt deck has 1 cards

  @phase-4-end-of-turn.9
  Scenario Outline: Whoever holds three or more draws none, and discards none
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream<more>]}
      hunt deck: [Toxin, Virus]
      """
    When the round ends
    Then B has <number> hunt cards
    And the hunt deck has 2 cards

    Examples:
      | more              | number |
      |                   | 3      |
      | , Stasis, Despair | 5      |

  @phase-4-end-of-turn.5
  Scenario: Last of all the Rescue counter moves one space
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      """
    When the round ends
    Then the rescue counter has 3 left
    And the rescue counter moves once

  @phase-4-end-of-turn.11
  Scenario: Before it moves, the hand is full and the tokens are back
    Given the situation also says
      """
      rescue: 1
      tokens: {creature: wreck}
      creature: {hand: [Mirage, Scream]}
      hunt deck: [Toxin, Virus]
      hunted: {C: {played: beach}}
      """
    When the game ends
    Then the hunted win
    And B has 3 hunt cards
    And the creature token is on no place
    And C's discard pile is beach

  @phase-4-end-of-turn.7
  Scenario: The last move of Phase 4 may win the game, before a new round begins
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      rescue: 1
      """
    When the game ends
    Then the hunted win
    And it is phase 4
    And it is round 3

  @phase-4-end-of-turn.6
  Scenario: Then a new round begins, with Phase 1
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      hunted: {C: {played: beach, discard: [lair]}}
      """
    When round 4 begins
    And C plays river
    Then it is phase 1
    And it is round 4
    And the rescue counter has 3 left
    And it waits for D

  @phase-4-end-of-turn.8
  Scenario: A card that went back to the hand in Phase 3 is not discarded
    Given the situation also says
      """
      creature: {hand: [Mirage, Clone, Scream]}
      phase: 3
      hunted: {C: {played: jungle, discard: [rover]}}
      """
    When C uses jungle
    And C takes back rover
    And the round ends
    Then C's discard pile is empty
    And C holds jungle
    And C holds rover

  @phase-4-end-of-turn.10
  Scenario: After the closing move it is too late to stop it
    Given the situation also says
      """
      creature: {hand: [Stasis, Mirage, Clone]}
      """
    When round 4 begins
    And B plays stasis
    Then it is refused by phase-4-end-of-turn.10
    And the rescue counter has 3 left
    And B holds stasis
