Feature: FAQ: Hidden Cards when Eliminated

  @faq-hidden-cards-when-eliminated.1
  Scenario: They go to the encounter discard pile, and the player's own cards out of the game
    Given every other opportunity is passed
    And the card Possession
      """
      {type: treachery, keywords: [hidden], abilities: [{constant: you, get: {willpower: -1}}]}
      """
    And Daisy is at the Hallway
    And Roland is at the Hallway
    And Daisy holds Perception, Possession and Deduction
    And Daisy has 4 damage
    When daisy takes 1 damage
    Then Possession is in the encounter discard pile
    And Perception is removed from the game
    And Deduction is removed from the game
    And possession is never removed from the game
