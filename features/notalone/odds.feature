Feature: Odds

  @strike-back.2
  Scenario Outline: Of three Hunt cards Strike Back leaves one, each as likely as any
    Given the situation
      """
      creature: {name: B, hand: [Mirage, Clone, Stasis]}
      hunted: {C: {survival: [Strike Back]}, D: {}}
      """
    When C plays strike back
    Then the odds that B holds <card> are 1/3
    And the odds that B has 1 hunt card are 1

    Examples:
      | card   |
      | mirage |
      | clone  |
      | stasis |

  @dodge.2
  Scenario: The card from the Source may be the Dodge with which she is not caught
    Given the situation
      """
      creature: {name: B, hand: [Clone, Mirage, Stasis]}
      hunted: {C: {played: source}, D: {played: river}}
      survival deck: [others]
      phase: 3
      tokens: {creature: rover}
      otherwise: pass
      """
    When C's turn begins
    And C uses source
    And C chooses draw
    And round 2 begins
    And C plays jungle
    And D plays beach
    And B puts the creature token on jungle
    And phase 3 begins
    And C plays dodge
    And C's turn ends
    Then the odds that C is caught are 14/15

  Scenario: The Creature catches one of two, whichever places they choose, if she knows them
    Given the situation
      """
      creature: {name: B}
      hunted: {C: {played: jungle}, D: {played: beach}}
      phase: 3
      tokens: {creature: jungle}
      """
    When D's turn ends
    Then the odds that C is caught are 1
    And the odds that D is caught are 0
