Feature: The Grim Rule

  @grim-rule.2 @revised
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
