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

  @concealed-x.3
  Scenario: So they are in the next scenario of a campaign, those of an earlier one as well
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      cards:
        Agent: {type: enemy, fight: 3, evade: 2, health: 2, damage: 1, concealed: 1}
        Spy: {type: enemy, fight: 3, evade: 2, health: 2, damage: 1, concealed: 1}
      investigators: {roland: {card: Roland Banks, at: study, deck: [Guts, Overpower, Perception, Machete, Knife]}}
      agenda: {card: "What's Going On?!"}
      act: Trapped
      enemies: {agent: {card: Agent, in the shadows: true}}
      concealed mini cards: {decoys: 1, in play: [{of: agent, decoys: 1, at: [study, study]}]}
      resolutions: {1: []}
      next scenarios:
        - {name: The Door, reference card: {type: scenario}, locations: [Study], encounter cards: {Agent: 1, Spy: 1}, decoys: 3}
      """
    Then 2 mini-cards lie at Study
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And the campaign goes on with The Door
    And Roland draws Guts, Overpower, Perception, Machete and Knife
    And Roland keeps the hand
    Then 0 mini-cards lie at Study
    And Agent mini-card is set aside
    And Spy mini-card is set aside
    And decoy 3 is set aside
