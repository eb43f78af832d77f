Feature: Artemia symbol
  A card that gives the Artemia token.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @artemia-symbol.1
  Scenario: The token is placed, and the card works
    Given the situation also says
      """
      creature: {hand: [Mutation]}
      hunted: {C: {played: rover}, D: {played: beach}}
      """
    When B plays mutation
    And B puts the artemia token on rover and jungle
    Then it is refused by phase-2-hunting.1
    When B puts the artemia token on rover
    And C's turn begins
    And C discards lair
    And D uses beach
    Then C has 2 will
    And C's hand is jungle, river and beach
    And D has 3 will
    And the marker is on the beach

  @artemia-symbol.2
  Scenario: Both of two cards work
    Given the situation also says
      """
      creature: {hand: [Mutation, Phobia], allowed: 2}
      hunted: {C: {played: rover}}
      """
    When B plays mutation
    And B plays phobia on C
    And C shows lair and jungle
    And B puts the artemia token on rover
    And C's turn begins
    And C discards lair
    Then C has shown lair and jungle
    And C has 2 will
    And C's hand is jungle, river and beach

  @artemia-symbol.3
  Scenario: The symbol of a card and that of the space give one token
    Given the situation also says
      """
      rescue: 6
      creature: {hand: [Phobia]}
      hunted: {C: {played: jungle}, D: {hand: [lair, jungle]}}
      """
    When B plays phobia on D
    And B puts the artemia token on jungle
    Then B may not put the artemia token on beach by artemia-symbol.3
    When C's turn begins
    And C discards lair
    Then C's hand is river, beach and rover

  @artemia-symbol.4
  Scenario Outline: Cards that name no place give the token with its normal effect
    Given the situation also says
      """
      <state>
      hunted:
        C: {hand: [lair, jungle], played: river}
        A: {played: jungle, discard: [lair]}
      """
    When <play>
    And B puts the artemia token on jungle
    And A's turn begins
    And A discards beach
    Then A's hand is river and rover
    And A has 3 will
    And A may not use jungle
    And A's discard pile is lair and beach

    Examples:
      | state                      | play                               |
      | creature: {hand: [Phobia]} | B plays phobia on C                |
      | in force: [Despair]        | B puts the creature token on swamp |

  @artemia-symbol.5
  Scenario: A card of Phase 1 gives the token in Phase 2
    Given the situation also says
      """
      phase: 1
      creature: {hand: [Despair]}
      """
    When B plays despair
    Then B may not put the artemia token on beach
    When C plays lair
    And D plays lair
    And E plays lair
    And F plays lair
    And A plays lair
    And phase 2 begins
    Then the artemia token is on no place
    When B puts the artemia token on beach
    Then the artemia token is on beach

  Scenario: By another reading it is placed at once, before the Hunted choose
    Given the reading artemia-token-of-phase-1 is "at once"
    And the situation also says
      """
      phase: 1
      creature: {hand: [Despair]}
      """
    When B plays despair
    And B puts the artemia token on beach
    Then the artemia token is on beach
    When C plays lair
    And D plays lair
    And E plays lair
    And F plays lair
    And A plays lair
    And phase 2 begins
    Then B may not put the artemia token on rover
