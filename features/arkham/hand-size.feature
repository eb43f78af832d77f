Feature: Hand Size

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @hand-size.1
  Scenario: A hand may be larger until it is checked in the upkeep phase
    Given Roland is at the Study
    And Roland holds Knife, Guts, Perception, Overpower, Flashlight, Dodge, Evidence! and Machete
    And the top of Roland's deck is Barricade, First Aid, Fearless
    When the investigation phase is played
    And Roland draws
    And Roland draws
    And Roland ends the turn
    And the enemy phase is played
    Then Barricade is in Roland's hand
    And First Aid is in Roland's hand
    And Knife is in Roland's hand
    When the upkeep phase is played
    And Roland chooses Knife
    And Roland chooses Guts
    And Roland chooses Dodge
    Then at 4.5, Fearless is in Roland's hand
    And at 4.5, Knife is in Roland's hand
    And step 4.5 comes before knife is discarded
    And Knife is in Roland's discard pile
    And Dodge is in Roland's discard pile
    And Machete is in Roland's hand
