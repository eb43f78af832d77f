Feature: Health and Damage

  Background:
    Given every other opportunity is passed

  @health-and-damage.3
  Scenario: Damage just taken is added to the damage that is there
    Given Roland controls Guard Dog with 1 damage
    When Roland takes 1 damage
    And Roland assigns 1 damage to Guard Dog
    Then Guard Dog has 2 damage

  @health-and-damage.6
  Scenario: An asset without health has not a health of 0
    Given Daisy controls Magnifying Glass
    And Daisy has 1 damage
    When Daisy resolves these effects
      """
      {move tokens: damage, from: you, to: Magnifying Glass}
      """
    Then Magnifying Glass is not defeated
    And Magnifying Glass is in play

  @health-and-damage.7
  Scenario: An asset without health cannot gain any
    Given the card Tonic
      """
      {type: asset, abilities: [{constant: {kind: asset}, get: {health: 1}}]}
      """
    And Roland controls Beat Cop, Machete and Tonic
    And Roland has 0 resources
    When Roland resolves these effects
      """
      gain: {value: health, of: Machete}
      """
    Then Roland has 0 resources
    And Beat Cop's health is 3

  @health-and-damage.8
  Scenario: Remaining health counts the modifiers of health
    Given the location Hallway has shroud 2
    And Hallway connects to Study and Attic
    And the card Amulet
      """
      {type: asset, abilities: [{constant: you, get: {health: 2}}]}
      """
    And the card Wolf
      """
      {type: enemy, fight: 2, health: 2, evade: 2, keywords: [hunter],
       prey: {lowest: {remaining: health, of: you}}}
      """
    And Roland is at the Study
    And Roland has 3 damage
    And Roland controls Amulet
    And Skids is at the Attic
    And Wolf at the Hallway
    And it is nobody's turn
    When the enemy phase is played
    And Roland chooses Attic
    Then Roland has 8 remaining health
    And Skids has 8 remaining health
    And Wolf is at Attic

  @health-and-damage.4 @campaign-play.29
  Scenario: More damage than health brings 1 physical trauma, and not one for each point in excess
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      """
    And Roland has 8 damage
    When Roland takes 3 damage
    Then Roland is defeated
    And Roland has 1 physical trauma
    And Roland has 0 mental trauma
