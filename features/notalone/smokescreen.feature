Feature: Smokescreen
  The Creature does not see what the Hunted have discarded.

  Background:
    Given the situation
      """
      phase: 1
      hunted:
        C: {discard: [rover], survival: [Smokescreen]}
        D: {discard: [beach]}
      creature: {hand: [Clone, Mirage, Stasis]}
      """

  @smokescreen.1
  Scenario: It is a card of Phase 1
    When C plays lair
    And D plays lair
    And phase 2 begins
    And C plays smokescreen
    Then it is refused by smokescreen.1
    And B may look at C's discard pile

  @smokescreen.2
  Scenario: The discard pile is hidden from the Creature
    When C plays smokescreen
    And C plays lair
    And D plays lair
    And phase 2 begins
    And B looks at C's discard pile
    Then it is refused by smokescreen.2

  @smokescreen.3
  Scenario: So are those of all other Hunted
    When C plays smokescreen
    And B looks at D's discard pile
    Then it is refused by smokescreen.3
    And D may look at C's discard pile

  @smokescreen.4
  Scenario: The next round the Creature looks again
    When C plays smokescreen
    And C plays lair
    And D plays lair
    And round 2 begins
    And B looks at C's discard pile
    Then it is not refused
    And smokescreen is not in force
    And C's discard pile is lair and rover

  @smokescreen.5
  Scenario: What is discarded in Phase 4 of the round is hidden, too
    When C plays smokescreen
    And C plays lair
    And D plays lair
    And phase 4 begins
    And B passes
    And B looks at C's discard pile
    Then it is refused by smokescreen.5
    And C has discarded lair

  @phase-4-end-of-turn.2
  Scenario: Without it the Creature looks at whatever has been discarded, at any time
    When B looks at C's discard pile
    And C plays lair
    And D plays lair
    And phase 4 begins
    And B looks at D's discard pile
    Then it is not refused

  @phase-4-end-of-turn.2
  Scenario: By the other reading she looks in Phase 4 only
    Given the reading creature-looks-at-discards is "phase 4"
    When B looks at C's discard pile
    Then it is refused by phase-4-end-of-turn.2
    When C plays lair
    And D plays lair
    And phase 4 begins
    Then B may look at C's discard pile
