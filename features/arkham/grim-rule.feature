Feature: The Grim Rule

  @grim-rule.2
  Scenario: Where a rule gives the choice to the lead investigator, it need not be the worst
    Given every other opportunity is passed
    And Roland is at the Attic
    And the situation also says
      """
      lead: roland
      locations:
        attic: {connects: [hallway]}
        cellar: {connects: [hallway]}
        hallway: {connects: [attic, cellar]}
      investigators: {roland: {at: attic}, daisy: {at: cellar, damage: 4}}
      enemies: {shade: {card: Shade, at: hallway}}
      """
    And the card Shade
      """
      {type: enemy, fight: 1, evade: 1, health: 1, damage: 1, keywords: [hunter]}
      """
    And it is nobody's turn
    When the enemy phase is played
    And Roland chooses Attic
    Then Roland has 1 damage
    And Daisy has 4 damage

  @grim-rule.1
  Scenario: What the reference leaves open is settled in the worst way where the players hold to that
    Given every other opportunity is passed
    And Daisy is at the Attic
    And Daisy's whole deck is Perception
    And the situation also says
      """
      readings: grim rule
      """
    When Daisy resolves these effects
      """
      draw: 2
      """
    Then Daisy has 1 horror

  Scenario: A reading of their own goes before it
    Given every other opportunity is passed
    And Daisy is at the Attic
    And Daisy's whole deck is Perception
    And the situation also says
      """
      readings: {profile: grim rule, deck-and-discard-pile-both-empty: no horror}
      """
    When Daisy resolves these effects
      """
      draw: 2
      """
    Then Daisy has 0 horror
