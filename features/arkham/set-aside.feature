Feature: Set Aside

  @set-aside.1 @card-anatomy.10
  Scenario: What a scenario names is kept out of the decks, and its acts and agendas are stacked by their numbers
    Given the card Dusk
      """
      {type: agenda, stage: 1, doom: 5}
      """
    And the card Night
      """
      {type: agenda, stage: 2, doom: 5}
      """
    And the situation
      """
      scenario:
        name: The Rats in the Walls
        reference card: {type: scenario}
        encounter sets: [Rats]
        encounter cards: {Ghoul Priest: 1}
        set aside: [Ghoul Priest]
        locations: [Study]
        agendas: [Dusk, Night]
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    When Roland takes a resource
    Then Ghoul Priest is set aside
    And the encounter deck holds 3 cards
    And Dusk is in play
    And Night is not in play

  Scenario: Several of them are taken at random, one after another
    Given Roland is at the Study
    And the situation also says
      """
      set aside: [Attic, Cellar, Hallway]
      """
    When Roland resolves these effects
      """
      - {at random: {kind: location, zone: set aside}, amount: 2, do: {put into play: chosen}}
      """
    And Cellar is chosen at random
    And Attic is chosen at random
    Then Cellar is in play
    And Attic is in play
    And Hallway is set aside
