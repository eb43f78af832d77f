Feature: Investigator Deck

  @investigator-deck.2
  Scenario: "Your deck" is the investigator deck under one's own control
    Given every other opportunity is passed
    And the card Lapse
      """
      {type: treachery, abilities: [{revelation: {discard from the top: 3}}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And the top of Roland's deck is Knife, Guts, Perception, Overpower
    And the top of Daisy's deck is Encyclopedia
    And the top of the encounter deck is Lapse, Ghoul Minion
    When Roland draws Lapse from the encounter deck
    Then Knife is in Roland's discard pile
    And Guts is in Roland's discard pile
    And Perception is in Roland's discard pile
    And Overpower is in Roland's deck
    And Encyclopedia is in Daisy's deck
    And Ghoul Minion is in the encounter deck

  @investigator-deck.1
  Scenario: The deck holds assets, events, skills and weaknesses, and not the investigator card
    Given the situation
      """
      scenario: The Gathering
      investigators: {roland: {card: Roland Banks, deck: {Machete: 1, "Evidence!": 1, Vicious Blow: 1, Cover Up: 1, Knife: 2}}}
      """
    When Roland draws Knife, Knife, Evidence!, Vicious Blow and Machete
    And Roland keeps the hand
    Then at set-up 5, Roland has 6 cards in deck
    And at set-up 5, Machete is in Roland's deck
    And at set-up 5, Evidence! is in Roland's deck
    And at set-up 5, Vicious Blow is in Roland's deck
    And at set-up 5, Cover Up is in Roland's deck
    And at set-up 5, Roland is not in Roland's deck
