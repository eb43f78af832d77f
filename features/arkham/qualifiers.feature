Feature: Qualifiers

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @qualifiers.1
  Scenario: It is said of each term
    Given the card Old Map
      """
      {type: asset, unique: true, traits: [Item]}
      """
    And Daisy controls Dr. Milan Christopher, Old Map
    And Roland controls Beat Cop, Machete
    When Roland resolves these effects
      """
      - {discard: {kind: asset, unique: true, trait: [Ally, Item]}}
      """
    Then Dr. Milan Christopher is in Daisy's discard pile
    And Old Map is in Daisy's discard pile
    And Beat Cop is in play
    And Machete is in play
