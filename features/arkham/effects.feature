Feature: Effects

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @effects.4
  Scenario: As much as can be
    Given Roland has 1 resource
    When Roland resolves these effects
      """
      - {lose: 3}
      - {horror: 1}
      """
    Then Roland has 0 resources
    And Roland has 1 horror

  @effects.5
  Scenario: What may be done need not
    Given Roland has 2 resources
    When Roland resolves these effects
      """
      - {may: [{lose: 1}, {draw: 1}]}
      """
    And Roland passes
    Then Roland has 2 resources

  @effects.6
  Scenario: As many as there are
    Given Roland controls Old Book of Lore
    And the situation also says
      """
      investigators: {roland: {whole deck: [Knife, Guts]}}
      """
    When Roland resolves these effects
      """
      - {search: {zone: deck}, top: 5, do: [{draw card: chosen}]}
      """
    And Roland chooses Guts
    Then Guts is in Roland's hand
    And Knife is in Roland's deck

  @effects.1 @effects.3
  Scenario: What is paid is no effect, and what a card's text does is one
    Given the card Balm
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: [horror, effect]}, do: {gain: 1}}]}
      """
    And the card Dark Tome
      """
      {type: asset, abilities: [{free: true, cost: {horror: 1, to: you}, do: {gain: 1}}]}
      """
    And Roland controls Balm, Dark Tome
    And Roland has 0 resources
    When Roland uses Dark Tome
    And Roland uses Balm
    Then it is refused
    When Roland resolves these effects
      """
      - {horror: 1}
      """
    And Roland uses Balm
    Then Roland has 2 resources
