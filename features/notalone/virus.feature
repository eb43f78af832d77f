Feature: Virus
  The Artemia token lies on a border and works on both places.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @virus.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Virus]}
      """
    When the place cards are revealed
    And B plays virus
    Then it is refused by virus.1

  @virus.2 @virus.4
  Scenario: The token goes to the border of two adjacent places
    Given the situation also says
      """
      creature: {hand: [Virus]}
      """
    When B plays virus on jungle and shelter
    Then the artemia token is on jungle and shelter

  @virus.2
  Scenario Outline: Not on two that are not adjacent, nor on one alone
    Given the situation also says
      """
      creature: {hand: [Virus]}
      """
    When B plays virus on <where>
    Then it is refused by virus.2
    And the artemia token is on no place
    And B holds virus

    Examples:
      | where            |
      | jungle and wreck |
      | rover and swamp  |
      | jungle           |

  @virus.3
  Scenario: It works on both
    Given the situation also says
      """
      creature: {hand: [Virus]}
      hunted:
        A: {played: jungle, discard: [lair]}
        D: {played: river, discard: [lair]}
        E: {played: beach}
      """
    When B plays virus on jungle and river
    And D's turn begins
    And D discards jungle
    Then D may not use river by phase-3-reckoning.16
    And D may not take back lair by phase-3-reckoning.17
    When A's turn begins
    And A discards river
    And A's turn ends
    Then A's hand is beach and rover
    And D's hand is beach and rover
    And E has 4 place cards in hand

  @virus.5
  Scenario: There is no second token for the symbol under the Rescue counter
    Given the situation also says
      """
      rescue: 4
      creature: {hand: [Virus]}
      """
    When B plays virus on jungle and river
    And B puts the artemia token on beach
    Then it is refused by virus.5
    And the artemia token is on jungle and river

  @virus.6
  Scenario: Mutation takes Will on both places
    Given the situation also says
      """
      creature: {hand: [Virus, Mutation], allowed: 2}
      hunted: {C: {played: jungle}, D: {played: river}}
      """
    When B plays virus on jungle and river
    And B plays mutation
    And C's turn begins
    And C discards lair
    And D discards lair
    Then C has 2 will
    And D has 2 will
    And D's hand is jungle, beach and rover

  @virus.7
  Scenario: A token that lies there already is moved to the border
    Given the situation also says
      """
      rescue: 4
      creature: {hand: [Virus]}
      hunted: {C: {played: jungle}, D: {played: rover}}
      """
    When B puts the artemia token on rover
    And B plays virus on jungle and river
    And C's turn begins
    And C discards lair
    And D uses rover
    And D gains wreck
    Then D holds wreck
    And C's hand is river, beach and rover

  Scenario: By another reading Virus comes before the token or not at all
    Given the reading virus-after-the-token is "refused"
    And the situation also says
      """
      rescue: 4
      creature: {hand: [Virus]}
      """
    When B puts the artemia token on rover
    And B plays virus on jungle and river
    Then it is refused by virus.2
    And the artemia token is on rover
