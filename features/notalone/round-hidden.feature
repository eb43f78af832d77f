Feature: The Creature hunts in the dark

  @round.3
  Scenario: She does not look at a face-down card before she places her token
    Given the situation
      """
      phase: 2
      hunted: {C: {played: beach}}
      """
    When B looks at C's face-down card
    Then it is refused by round.3
    When B puts the creature token on lair
    When C's turn begins
    Then B may look at C's face-down card
    And C is not caught
