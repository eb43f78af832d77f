Feature: Per Investigator

  Background:
    Given every other opportunity is passed

  @per-investigator.1
  Scenario: The value times the number of investigators
    Given the location Hallway has shroud 1
    And Hallway connects to Attic
    And Roland is at the Hallway
    And Daisy is at the Hallway
    And Wendy is at the Hallway
    And it is Roland's turn
    And the situation
      """
      locations: {attic: {card: Attic, unrevealed: true}}
      """
    When Roland moves to Attic
    Then Attic has 6 clues

  @per-investigator.2
  Scenario: It is multiplied before other modifiers
    Given Roland is at the Attic
    And Daisy is at the Attic
    And it is Roland's turn
    And the card Pulpit
      """
      {type: asset, abilities: [{constant: {kind: enemy}, get: {health: 1}}]}
      """
    And Roland controls Pulpit
    And Ghoul Priest at the Attic
    When Ghoul Priest is dealt 11 damage by Roland
    Then Ghoul Priest is defeated

  Scenario: The modifier is not multiplied, and counts
    Given Roland is at the Attic
    And Daisy is at the Attic
    And it is Roland's turn
    And the card Pulpit
      """
      {type: asset, abilities: [{constant: {kind: enemy}, get: {health: 1}}]}
      """
    And Roland controls Pulpit
    And Ghoul Priest at the Attic
    When Ghoul Priest is dealt 10 damage by Roland
    Then Ghoul Priest is not defeated

  @revised @per-investigator.4
  Scenario: The product is the base value
    Given Roland is at the Attic
    And Daisy is at the Attic
    And it is Roland's turn
    And Roland has 0 resources
    And the card Pulpit
      """
      {type: asset, abilities: [{constant: {kind: enemy}, get: {health: 1}}]}
      """
    And Roland controls Pulpit
    And Ghoul Priest at the Hallway
    When Roland resolves these effects
      """
      gain: {base: health, of: Ghoul Priest}
      """
    Then Roland has 10 resources

  @per-investigator.7 @elimination.3
  Scenario: Eliminated investigators still count
    Given the location Hallway has shroud 1
    And Hallway connects to Cellar
    And Roland is at the Hallway
    And Daisy is at the Hallway
    And Wendy is at the Hallway
    And it is Roland's turn
    And Daisy has 4 damage
    And the situation
      """
      locations: {cellar: {card: Cellar, unrevealed: true}}
      """
    When Daisy takes 1 damage
    And Roland moves to Cellar
    Then Cellar has 6 clues
