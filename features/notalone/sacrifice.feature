Feature: Sacrifice
  For a Place card the Creature plays no Hunt cards in this round.

  @sacrifice.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair, survival: [Sacrifice]}}
      creature: {hand: [Scream]}
      """
    When B plays scream on lair
    And C plays sacrifice
    Then it is refused by sacrifice.1
    And C holds sacrifice

  @sacrifice.2
  Scenario: A Place card of her hand is discarded
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Sacrifice]}}
      """
    When C plays sacrifice
    And C discards rover
    Then C's hand is lair, jungle, river and beach
    And C's discard pile is rover

  @sacrifice.3
  Scenario: No Hunt card is played in the rest of the round
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Sacrifice]}}
      creature: {hand: [Clone, Despair]}
      """
    When C plays sacrifice
    And C discards rover
    Then B may not play despair by sacrifice.3
    When C plays lair
    And phase 2 begins
    And B plays clone on lair
    Then it is refused by sacrifice.3
    And B holds clone

  @sacrifice.4
  Scenario: Without a Place card in hand it stops nothing
    Given the situation
      """
      phase: 1
      hunted: {C: {hand: [], survival: [Sacrifice]}}
      creature: {hand: [Clone]}
      """
    When C plays sacrifice
    And C gives up
    And C plays lair
    And phase 2 begins
    And B plays clone on lair
    Then it is not refused
    And clone is in force

  @sacrifice.5
  Scenario: The Hunted chooses the card, not the Creature
    Given the situation
      """
      phase: 1
      hunted: {C: {hand: [lair, rover], survival: [Sacrifice]}}
      """
    When C plays sacrifice
    And B discards lair
    Then it is refused by sacrifice.5
    When C discards rover
    Then C's hand is lair

  @sacrifice.6
  Scenario: What the Creature played before stays in force
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Sacrifice]}}
      creature: {hand: [Force Field, Despair], allowed: 2}
      """
    When B plays force field on beach and rover
    And C plays sacrifice
    And C discards lair
    Then C may not play beach by force-field.3
    And B may not play despair by sacrifice.3

  @sacrifice.7
  Scenario Outline: Phase 4 is part of the round
    Given the situation
      """
      phase: 4
      hunted: {C: {played: lair}}
      creature: {hand: [<card>]}
      in force: [Sacrifice]
      """
    When B plays <card>
    Then it is refused by sacrifice.7
    And B holds <card>

    Examples:
      | card     |
      | Tracking |
      | Stasis   |

  @sacrifice.8
  Scenario: The tokens are placed as ever
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Fierceness]}
      in force: [Sacrifice]
      rescue: 6
      """
    When B puts the creature token on lair
    And B puts the artemia token on jungle
    Then it is not refused
    And the creature token is on lair
    And the artemia token is on jungle
    When B plays fierceness
    Then it is refused by sacrifice.3

  @sacrifice.9
  Scenario: A second Hunt card that Tracking allowed is lost
    Given the situation
      """
      phase: 4
      hunted: {C: {survival: [Sacrifice]}}
      creature: {hand: [Tracking, Clone, Mirage, Scream]}
      """
    When B plays tracking
    And round 2 begins
    And C plays sacrifice
    And C discards rover
    And C plays lair
    And phase 2 begins
    Then B may not play clone by sacrifice.3
    When round 3 begins
    And C plays jungle
    And phase 2 begins
    And B plays clone on lair
    And B plays scream on lair
    Then it is refused by hunt-cards.6
    And B holds scream
