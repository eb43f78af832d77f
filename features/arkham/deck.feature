Feature: Deck

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study
    And the card Omen
      """
      {type: treachery}
      """
    And the card Portent
      """
      {type: treachery}
      """
    And the card Sign
      """
      {type: treachery}
      """
    And the top of the encounter deck is Omen, Portent, Sign

  @deck.2
  Scenario: Cards that are looked at go back in their order
    When Daisy resolves these effects
      """
      [{look at the top: 3}, {draw encounter cards: 3}]
      """
    Then Daisy draws Omen from the encounter deck before Daisy draws Portent from the encounter deck
    And Daisy draws Portent from the encounter deck before Daisy draws Sign from the encounter deck

  @deck.2
  Scenario: Where the ability says so they go back in any order
    When Daisy resolves these effects
      """
      [{look at the top: 3, return in any order: true}, {draw encounter cards: 3}]
      """
    And Daisy chooses Sign
    And Daisy chooses Omen
    Then Daisy draws Sign from the encounter deck before Daisy draws Omen from the encounter deck
    And Daisy draws Omen from the encounter deck before Daisy draws Portent from the encounter deck
