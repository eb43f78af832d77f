Feature: Object of the game
  One player is the Creature, all others are the Hunted, who explore Artemia.

  @object-of-the-game.1
  Scenario: Of five players one is the Creature and four are Hunted
    Given the situation
      """
      players: 5
      board: A
      survival deck: [Dodge, Gate, Drone, Vortex, others]
      hunt deck: [Clone, Mirage, Scream, others]
      """
    Then B is the creature
    And C, D, E and F are the hunted
    And 1 creature can play
    And 2 creatures cannot play by object-of-the-game.1
    And 0 creatures cannot play by object-of-the-game.1

  @object-of-the-game.2
  Scenario Outline: Whoever plays a Place card explores that place and no other
    Given the situation
      """
      phase: 3
      hunted: {C: {played: rover}}
      tokens: {creature: <token>}
      """
    When C's turn ends
    Then C explores rover
    And C does not explore beach
    And C has <will> will

    Examples:
      | token | will |
      | rover | 2    |
      | beach | 3    |

  @object-of-the-game.2
  Scenario: The power of a place that she has not played is not hers
    Given the situation
      """
      phase: 3
      hunted: {C: {played: rover, discard: [source]}, D: {played: wreck}}
      """
    When C uses wreck
    Then it is refused by object-of-the-game.2
    When C takes back source
    Then C holds source
