Feature: FAQ — Shuffling a Card into an Empty Player/Encounter Deck

  Background:
    Given every other opportunity is passed
    And Skids is at the Study
    And it is Skids's turn

  @faq-shuffling-into-an-empty-deck.1
  Scenario: No single card into an empty player deck
    Given Skids holds Knife
    And Skids's deck is empty
    When Skids resolves these effects
      """
      shuffle: {kind: card, zone: hand}
      """
    Then Knife is in Skids's hand
    And Knife is not in Skids's deck

  @faq-shuffling-into-an-empty-deck.2
  Scenario: No single card into an empty encounter deck
    Given the encounter deck is empty
    And Ghoul Minion at the Study
    When the act instructs
      """
      shuffle: {kind: enemy, trait: [Ghoul]}
      into: encounter deck
      """
    Then Ghoul Minion is at the Study
    And Ghoul Minion is not in the encounter deck

  @faq-shuffling-into-an-empty-deck.3
  Scenario: An event that is being played is discarded
    Given the card Windfall
      """
      {type: event, cost: 0, abilities: [{event: [{gain: 3}, {shuffle: this}]}]}
      """
    And Skids holds Windfall
    And Skids's deck is empty
    When Skids plays Windfall
    Then Skids has 3 resources
    And Windfall is in Skids's discard pile

  @faq-shuffling-into-an-empty-deck.3
  Scenario: A treachery that is being revealed is discarded
    Given the card Echo
      """
      {type: treachery, abilities: [{revelation: [{damage: 1}, {shuffle: this, into: encounter deck}]}]}
      """
    And the whole encounter deck is Echo
    When Skids draws Echo from the encounter deck
    Then Skids has 1 damage
    And Echo is in the encounter discard pile

  @faq-shuffling-into-an-empty-deck.4
  Scenario: Any other card stays where it is
    Given the card Balm
      """
      {type: asset, abilities: [{action: 1, do: [{heal horror: 2}, {shuffle: this}]}]}
      """
    And Skids controls Balm
    And Skids has 2 horror
    And Skids's deck is empty
    When Skids uses Balm
    Then Skids has 0 horror
    And Skids controls Balm
    And Balm is not in Skids's deck

  Scenario: Several cards that one effect shuffles in are not barred, and any of them may be on top
    Given Skids holds Knife, Guts
    And Skids's deck is empty
    When Skids resolves these effects
      """
      shuffle: {kind: card, zone: hand}
      """
    And Skids draws a card
    And Guts is chosen at random
    Then Guts is in Skids's hand
    And Knife is in Skids's deck
