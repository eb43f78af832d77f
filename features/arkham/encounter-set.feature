Feature: Encounter Set

  @encounter-set.1 @card-anatomy.3
  Scenario: A set is its cards, and no others
    Given the situation
      """
      scenario:
        name: The Rats in the Walls
        reference card: {type: scenario}
        encounter sets: [Rats]
        locations: [Study]
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    When Roland takes a resource
    Then the encounter deck holds 3 cards
    And Swarm of Rats is in the encounter deck
    And Swarm of Rats 2 is in the encounter deck
    And Swarm of Rats 3 is in the encounter deck

  @asset-cards.5
  Scenario: A story asset comes with its set
    Given the situation
      """
      scenario:
        name: The House at the End
        reference card: {type: scenario}
        encounter sets: [The Gathering]
        set aside: [Lita Chantler]
        locations: [Study]
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    When Roland takes a resource
    Then Lita Chantler is set aside
    And nobody owns Lita Chantler
