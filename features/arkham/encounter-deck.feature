Feature: Encounter Deck

  @encounter-deck.2
  Scenario: The discard pile is shuffled into an empty deck
    Given every other opportunity is passed
    And Roland
    And Daisy
    And the top of the encounter deck is Ghoul Minion
    And the situation
      """
      encounter discard: [Swarm of Rats, Ravenous Ghoul, Icy Ghoul]
      """
    When the mythos phase is played
    And chance takes Ravenous Ghoul
    Then Ghoul Minion is engaged with Roland
    And Ravenous Ghoul is engaged with Daisy
    And Icy Ghoul is in the encounter deck
    And Swarm of Rats is in the encounter deck
