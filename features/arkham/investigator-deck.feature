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
    Then Knife is in Roland's discard
    And Guts is in Roland's discard
    And Perception is in Roland's discard
    And Overpower is in Roland's deck
    And Encyclopedia is in Daisy's deck
    And Ghoul Minion is in the encounter deck
