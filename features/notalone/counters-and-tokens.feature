Feature: Counters and tokens

  @counters-and-tokens.1
  Scenario: There is one counter of each kind, and one Marker, which is not there yet
    Given the situation
      """
      players: 5
      board: A
      survival deck: [Dodge, Gate, Drone, Vortex, others]
      hunt deck: [Clone, Mirage, Scream, others]
      """
    Then the rescue counter has 16 left
    And the assimilation counter has 10 left
    And the marker is not on the beach

  @counters-and-tokens.1
  Scenario: A second Marker cannot be brought into play
    Given the situation
      """
      phase: 1
      rescue: 9
      marker on the beach: true
      hunted:
        C: {survival: [Ingenuity]}
        D: {hand: [beach, lair], discard: [jungle, river, rover]}
        E: {survival: [Amplifier]}
      """
    When C plays ingenuity
    Then the marker is on the beach
    When C plays lair
    And D plays beach
    And E plays lair
    And D's turn begins
    And D uses beach
    Then the marker is not on the beach
    And the rescue counter has 8 left
    When phase 4 begins
    And E plays amplifier
    Then the rescue counter has 8 left

  @counters-and-tokens.2
  Scenario Outline: The Creature has one token of each kind
    Given the situation
      """
      phase: 2
      rescue: 3
      hunted: {C: {played: lair}}
      """
    When B puts the <token> token on wreck
    And B puts the <token> token on beach
    Then it is refused by counters-and-tokens.2
    And the <token> token is on wreck

    Examples:
      | token    |
      | creature |
      | artemia  |

  @counters-and-tokens.3
  Scenario: The counters before a Hunted are the Will that she has
    Given the situation
      """
      phase: 3
      hunted: {C: {will: 2, played: wreck}}
      tokens: {creature: wreck}
      """
    Then C has 2 will
    When C's turn ends
    Then C has 1 will

  @counters-and-tokens.3
  Scenario: She cannot spend Will of which she has no counter
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, discard: [lair, river, rover, beach], hand: [jungle]}}
      """
    When C resists with 2 will
    Then it is refused by counters-and-tokens.3
    And C has 1 will
