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

  @per-investigator.4
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

  @per-investigator.3
  Scenario: The product counts as printed
    Given Roland is at the Attic
    And Daisy is at the Attic
    And Wendy is at the Attic
    And it is Roland's turn
    And the card Pulpit
      """
      {type: asset, abilities: [{constant: {kind: enemy}, get: {health: 2}}]}
      """
    And Roland controls Pulpit
    And Ghoul Priest at the Attic
    When Roland resolves these effects
      """
      damage: {half: {printed: health, of: Ghoul Priest}}
      to: Ghoul Priest
      """
    Then Ghoul Priest has 8 damage

  @per-investigator.5
  Scenario: "Per investigator" in a text counts those who began, gone or not
    Given Roland is at the Attic
    And Daisy is at the Attic
    And Wendy is at the Hallway
    And Agnes is at the Hallway
    And it is Daisy's turn
    And Daisy has 4 damage
    And the situation
      """
      locations: {hallway: {card: Hallway}, attic: {card: Attic, clues: 0}}
      """
    When Daisy takes 1 damage
    And Roland resolves these effects
      """
      gain: {per investigator: 1}
      of: clues
      on: Hallway
      """
    Then Hallway has 4 clues

  @per-investigator.6
  Scenario: It is multiplied first, and modified then
    Given the card Sigil
      """
      {type: asset, abilities: [{constant: {kind: location}, get: {clues placed: 1}}]}
      """
    And Roland is at the Hallway
    And Daisy is at the Hallway
    And it is Roland's turn
    And Roland controls Sigil
    When Roland resolves these effects
      """
      gain: {per investigator: 1}
      of: clues
      on: Hallway
      """
    Then Hallway has 3 clues

  Scenario Outline: A location of which the file says nothing has its clues as printed: <printed>
    Given the card Shed
      """
      {type: location, shroud: 1, clues: 2<printed>}
      """
    And the situation
      """
      locations: {shed: {card: Shed}}
      investigators: {roland: {card: Roland Banks, at: shed}, daisy: {card: Daisy Walker, at: shed}}
      """
    Then Shed has <number> clues

    Examples:
      | printed                      | number |
      |                              | 2      |
      | , per investigator: [clues]  | 4      |
