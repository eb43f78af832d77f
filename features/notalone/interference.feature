Feature: Interference
  The powers of the Beach and the Wreck do nothing this round.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @interference.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Interference]}
      """
    When the place cards are revealed
    And B plays interference
    Then it is refused by interference.1

  @interference.2
  Scenario: The Beach does not remove the Marker
    Given the situation also says
      """
      creature: {hand: [Interference]}
      marker on the beach: true
      hunted: {C: {played: beach, discard: [lair]}}
      """
    When B plays interference
    And C uses beach
    Then it is refused by interference.2
    And the marker is on the beach
    And the rescue counter has 10 left

  @interference.3
  Scenario: The Wreck does not move the Rescue counter
    Given the situation also says
      """
      creature: {hand: [Interference]}
      hunted: {D: {played: wreck}}
      """
    When B plays interference
    And D uses wreck
    Then it is refused by interference.3
    And the rescue counter has 10 left

  Scenario: Other powers work
    Given the situation also says
      """
      creature: {hand: [Interference]}
      hunted: {D: {played: rover}}
      """
    When B plays interference
    And D uses rover
    And D gains wreck
    Then D holds wreck

  @interference.4
  Scenario Outline: Nor is a card taken back there
    Given the situation also says
      """
      creature: {hand: [Interference]}
      hunted: {D: {played: <place>, discard: [lair]}}
      """
    When B plays interference
    And D takes back lair
    Then it is refused by interference.4
    And D's discard pile is lair

    Examples:
      | place |
      | wreck |
      | beach |

  @interference.5
  Scenario Outline: Nobody can copy them
    Given the situation also says
      """
      creature: {hand: [Interference]}
      tokens: {creature: wreck}
      hunted:
        C: {played: river, survival: [Gate]}
        D: {played: lair, discard: [jungle]}
      """
    When B plays interference
    And phase 3 begins
    And C plays gate for <place>
    Then it is refused by interference.5
    And the rescue counter has 10 left

    Examples:
      | place |
      | wreck |
      | beach |

  @interference.5
  Scenario: The Lair does not copy the Wreck
    Given the situation also says
      """
      creature: {hand: [Interference]}
      tokens: {creature: wreck}
      hunted: {D: {played: lair, discard: [jungle]}}
      """
    When B plays interference
    And D uses lair to copy
    Then D may not use lair to copy by interference.5
    And the rescue counter has 10 left

  Scenario: By another reading a copy works
    Given the reading copied-ineffective-power is "works"
    And the situation also says
      """
      creature: {hand: [Interference]}
      hunted: {C: {played: river, survival: [Gate]}}
      """
    When B plays interference
    And phase 3 begins
    And C plays gate for wreck
    Then the rescue counter has 9 left

  @interference.6
  Scenario: The Marker stays, and Amplifier takes it
    Given the situation also says
      """
      creature: {hand: [Interference]}
      marker on the beach: true
      hunted: {D: {played: rover, survival: [Amplifier]}}
      """
    When B plays interference
    Then the marker is on the beach
    When phase 4 begins
    And D plays amplifier
    Then the marker is not on the beach
    And the rescue counter has 9 left

  @interference.7
  Scenario: The closing move is made
    Given the situation also says
      """
      creature: {hand: [Interference, Clone, Toxin, Mirage]}
      rescue: 4
      """
    When B plays interference
    And the round ends
    Then the rescue counter has 3 left
