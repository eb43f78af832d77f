Feature: Cataclysm

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      creature: {hand: [Cataclysm]}
      """
    And every other opportunity is passed

  @cataclysm.1
  Scenario Outline: It is played in Phase 3
    Given the situation also says
      """
      phase: <phase>
      hunted: {C: {<played>}}
      """
    When B plays cataclysm on wreck
    Then it is refused by cataclysm.1
    And B holds cataclysm

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 2     | played: lair |
      | 4     | played: lair |

  @cataclysm.2
  Scenario: One place of the Creature's choice loses its power
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: wreck}, D: {played: beach}}
      """
    When C's turn begins
    And B plays cataclysm on wreck
    And C uses wreck
    And D uses beach
    Then it is refused by cataclysm.2
    And the rescue counter has 10 left
    And the marker is on the beach

  @cataclysm.3
  Scenario: No card is taken back there
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: wreck, discard: [lair]}}
      """
    When B plays cataclysm on wreck
    And C takes back lair
    Then it is refused by cataclysm.3
    And C's discard pile is lair

  @cataclysm.3
  Scenario: Nor where a Target token lies besides
    Given the situation also says
      """
      phase: 3
      in force: [Scream]
      tokens: {target: wreck}
      creature: {played: 0}
      hunted: {C: {played: wreck, discard: [lair]}}
      """
    When B plays cataclysm on wreck
    And C loses 1 will
    And C takes back lair
    Then it is refused by cataclysm.3
    And C has 2 will
    And C's discard pile is lair
