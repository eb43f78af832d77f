Feature: Resign

  Background:
    Given every other opportunity is passed
    And the card Front Door
      """
      {type: location, shroud: 2, abilities: [{action: 1, designator: resign, do: {resign: true}}]}
      """

  @resign.1
  Scenario: An ability with the designator provokes no attack
    Given Roland is at the Front Door
    And the situation
      """
      locations: {front door: {card: Front Door}}
      """
    And Daisy is at the Front Door
    And it is Roland's turn
    And Ghoul Minion engaged with Roland
    When Roland uses Front Door
    Then Roland is eliminated
    And Roland is resigned
    And Roland has resigned
    And Roland resigns
    And Roland is not defeated
    And Daisy is not resigned
    And Daisy has not resigned
    And ghoul minion does not attack roland

  @resign.2
  Scenario: It takes an activate action of the own turn
    Given Roland is at the Front Door
    And the situation
      """
      locations: {front door: {card: Front Door}}
      """
    And Daisy is at the Front Door
    And it is Daisy's turn
    Then Roland may not use Front Door by resign.2

  @resign.3
  Scenario: The clues stay, and nobody attacks whoever has resigned
    Given Roland is at the Front Door
    And the situation
      """
      locations: {front door: {card: Front Door}}
      """
    And Daisy is at the Front Door
    And it is Roland's turn
    And Roland has 2 clues
    And Roland controls Machete
    And Ghoul Minion engaged with Roland
    When Roland uses Front Door
    Then Front Door has 2 clues
    And Machete is removed from the game
    And Ghoul Minion is not engaged with Roland

  @resign.4
  Scenario: "After an investigator is defeated" does not hear of it
    Given the card Mourning
      """
      {type: asset, abilities: [{forced: {after: defeat, what: investigator}, do: {horror: 1}}]}
      """
    And Roland is at the Front Door
    And the situation
      """
      locations: {front door: {card: Front Door}}
      """
    And Roland has 8 damage
    And Daisy is at the Front Door
    And Daisy controls Mourning
    And it is Roland's turn
    When Roland uses Front Door
    Then Roland is not defeated
    And Daisy has 0 horror
