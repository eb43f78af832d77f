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
    Then it is refused by cataclysm.2
    When D uses beach
    Then the rescue counter has 10 left
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

  @cataclysm.4
  Scenario: A power that was used before stays used
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: wreck}, D: {played: wreck}}
      """
    When C uses wreck
    And B plays cataclysm on wreck
    And D uses wreck
    Then it is refused by cataclysm.2
    And the rescue counter has 9 left

  @cataclysm.5
  Scenario: The Creature may wait until she knows who is where
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: lair, discard: [rover]}}
      """
    When the place cards are revealed
    And C's turn begins
    And B plays cataclysm on lair
    And C uses lair to take back
    Then it is refused by cataclysm.2
    And C explores lair
    And C's discard pile is rover

  @cataclysm.6
  Scenario Outline: No token has to lie there, and any place may be named
    Given the situation also says
      """
      phase: 3
      tokens: {creature: beach}
      hunted: {C: {will: 2, played: <place>}}
      """
    When B plays cataclysm on <place>
    And C uses <place>
    Then it is refused by cataclysm.2
    And the target token is on no place

    Examples:
      | place    |
      | lair     |
      | jungle   |
      | river    |
      | rover    |
      | swamp    |
      | shelter  |
      | wreck    |
      | source   |
      | artifact |

  @cataclysm.7
  Scenario Outline: A copy of the power gets nothing either
    Given the situation also says
      """
      phase: 3
      tokens: {creature: <place>}
      hunted: {C: {played: <played>, discard: [river], survival: [<card>]}}
      """
    When B plays cataclysm on <place>
    And C <attempt>
    Then it is refused by cataclysm.7
    And the rescue counter has 10 left
    And C has 3 place cards in hand

    Examples:
      | place | played | card  | attempt              |
      | wreck | lair   |       | uses lair to copy    |
      | rover | beach  | Gate  | plays gate for rover |
      | rover | beach  | Drone | plays drone          |
