Feature: Set-up of concealed enemies

  @concealed-x.3
  Scenario: The mini-cards are set aside
    Given every other opportunity is passed
    And the situation
      """
      phase: set-up
      scenario: {name: The Door, reference card: {type: scenario}, locations: [Study], encounter cards: {Agent: 2}, decoys: 6}
      cards:
        Agent: {type: enemy, fight: 3, evade: 2, health: 2, damage: 1, concealed: 2}
      investigators: {roland: {card: Roland Banks, deck: [Guts, Overpower, Perception, Machete, Knife]}}
      """
    When Roland draws Guts, Overpower, Perception, Machete and Knife
    And Roland keeps the hand
    Then Agent mini-card is set aside
    And Agent 2 mini-card is set aside
    And decoy 6 is set aside
    And 0 mini-cards lie at Study
