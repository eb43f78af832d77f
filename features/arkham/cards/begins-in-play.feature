Feature: Cards that begin the game in play

  Scenario: An investigator card says so of a card of the deck
    Given the situation
      """
      phase: set-up
      scenario: {name: The Room, reference card: {type: scenario}, locations: [Study]}
      cards:
        Hound: {type: asset, cost: 3}
        Ball: {type: asset}
        Keeper: {type: investigator, health: 5, sanity: 5, begins with: [Hound]}
      investigators: {keeper: {card: Keeper, deck: [Hound, Ball]}}
      """
    And every other opportunity is passed
    When Keeper draws Ball
    And Keeper keeps the hand
    Then Hound is in Keeper's play area
    And Keeper has 5 resources
    And Ball is in Keeper's hand
