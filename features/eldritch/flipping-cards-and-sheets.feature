Feature: Flipping cards and sheets

  Background:
    Given every other opportunity is passed

  @flipping-cards-and-sheets.1
  Scenario: The effects of the back are resolved at once
    Given the situation
      """
      investigators: {charlie: {health: 4, conditions: [Debt]}}
      cards:
        Debt: {type: condition, backs: [[{lose: 3, of: health}, {discard this: card}]]}
        Collector: {type: general, does: [{flip condition: Debt}, {gain condition: Debt}]}
      """
    When charlie resolves Collector
    Then charlie has 1 health
    And charlie has a Debt condition

  @flipping-cards-and-sheets.2
  Scenario: What an event triggers is not resolved by it
    Given the situation
      """
      investigators: {diana: {health: 4, sanity: 4, conditions: [Debt]}}
      cards:
        Debt: {type: condition, backs: [{does: [{lose: 1, of: sanity}], reckoning: [{lose: 2, of: health}]}]}
        Collector: {type: general, does: [{flip condition: Debt}]}
      """
    When diana resolves Collector
    Then diana has 3 sanity
    And diana has 4 health

  @flipping-cards-and-sheets.3
  Scenario: Turned to its front it does nothing
    Given the situation
      """
      investigators: {diana: {conditions: [Debt], facedown: [Debt], backs: [Debt 1]}}
      cards:
        Debt: {type: condition, when gained: [{gain: clue}], backs: [[{gain: clue}]]}
        Collector: {type: general, does: [{flip condition: Debt}]}
      """
    When diana resolves Collector
    Then diana has 0 clues
    And diana's Debt does not lie facedown

  @clue.1
  Scenario: A card whose back is not described stays as it lies
    Given the situation
      """
      investigators: {lily: {at: Rome, conditions: [Debt]}}
      cards:
        Debt: {type: condition}
        Collector: {type: mythos, traits: [Event], does: [{flip condition: Debt}, {gain: clue}]}
      without the sample set: true
      """
    When the mythos card Collector is resolved
    Then lily has 1 clue
    And lily has a Debt condition
    And lily's Debt does not lie facedown
