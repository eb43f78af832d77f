Feature: The Shelter
  Two Survival cards are drawn, and one of them is kept.

  Background:
    Given the situation
      """
      phase: 3
      """
    And every other opportunity is passed

  @the-shelter.1
  Scenario: The top two cards are drawn
    Given the situation also says
      """
      survival deck: [Dodge, Gate, Drone]
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    And C keeps drone
    Then it is refused by the-shelter.1
    When C keeps gate
    Then C holds gate
    And the survival deck has 1 cards

  @the-shelter.2
  Scenario: Not both are discarded
    Given the situation also says
      """
      survival deck: [Dodge, Gate, Drone]
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    And C discards dodge
    Then it is refused by the-shelter.2
    When C keeps gate
    Then C holds gate

  @the-shelter.2
  Scenario Outline: One of them is kept, the other is discarded
    Given the situation also says
      """
      survival deck: [Dodge, Gate, Drone]
      hunted: {C: {played: shelter, survival: [Adrenaline]}}
      """
    When C uses shelter
    And C keeps <kept>
    Then C has 2 survival cards
    And C holds <kept>
    And <other> is in the survival discard pile

    Examples:
      | kept  | other |
      | dodge | gate  |
      | gate  | dodge |

  @the-shelter.3
  Scenario: Without a deck the discard pile is shuffled and becomes one
    Given the situation also says
      """
      survival deck: []
      survival discard: [Dodge, Gate, Drone, Adrenaline, Amplifier, Vortex]
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    And C draws gate and vortex
    And C keeps gate
    Then C has 1 survival card
    And the survival deck has 4 cards
    And vortex is in the survival discard pile

  @the-shelter.4
  Scenario: With neither deck nor discard pile nothing is drawn
    Given the situation also says
      """
      survival deck: []
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    Then C uses shelter once
    And C has 0 survival cards

  @the-shelter.5
  Scenario: The deck may run out between the two cards
    Given the situation also says
      """
      survival deck: [Dodge]
      survival discard: [Gate, Drone, Adrenaline, Amplifier, Vortex]
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    And C draws drone
    And C keeps drone
    Then C holds drone
    And dodge is in the survival discard pile
    And the survival deck has 4 cards

  @the-shelter.6
  Scenario: The only card there is is kept
    Given the situation also says
      """
      survival deck: [Gate]
      hunted: {C: {played: shelter}}
      """
    When C uses shelter
    Then C holds gate
    And C has 1 survival card

  @the-shelter.7
  Scenario Outline: What she held before is not what she discards
    Given the situation also says
      """
      survival deck: [Dodge, Gate, Drone]
      hunted: {C: {played: shelter, survival: [Adrenaline]}}
      """
    When C uses shelter
    And C <attempt>
    Then it is refused by the-shelter.7
    When C keeps dodge
    Then C holds adrenaline
    And C does not hold gate

    Examples:
      | attempt             |
      | keeps adrenaline    |
      | discards adrenaline |
