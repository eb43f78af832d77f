Feature: Taking Control of Set-Aside Cards

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @faq-taking-control-of-set-aside-cards.1
  Scenario: It is put into play
    Given the card Herald
      """
      {type: asset, slot: Ally, traits: [Ally], abilities: [{forced: {after: enter play, what: this}, do: {gain: 1}}]}
      """
    And Roland controls Beat Cop
    And Roland has 0 resources
    And the situation also says
      """
      set aside: [Herald]
      """
    When Roland resolves these effects
      """
      - {take control: {named: Herald, zone: set aside}}
      """
    Then Herald is in Roland's play area
    And Beat Cop is in Roland's discard pile
    And Roland has 1 resource
