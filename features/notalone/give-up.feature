Feature: Give Up
  A Hunted gets all Will counters and Place cards back, and Assimilation comes nearer.

  @give-up.1 @give-up.2
  Scenario: All Will counters and all Place cards come back
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 1, hand: [rover]}
      """
    When A gives up
    Then A has 3 will
    And A's hand is lair, jungle, river, beach and rover
    And A's discard pile is empty

  @give-up.1
  Scenario: The Creature does not
    Given the situation
      """
      phase: 1
      hunted: {A: {will: 1}}
      """
    Then B may not give up by give-up.1
    And A may give up

  @give-up.3
  Scenario: The Assimilation counter moves at once
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 1, hand: [rover]}
      assimilation: 6
      """
    When A gives up
    Then the assimilation counter has 5 left
    When A plays lair
    Then the assimilation counter moves before the place cards go down
    And the assimilation counter moves once

  @give-up.4
  Scenario: It moves once for each Hunted who Gives Up
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 1, hand: [rover]}
        A: {will: 1, hand: [rover]}
      assimilation: 6
      """
    When A gives up
    And C gives up
    Then the assimilation counter has 4 left

  @give-up.5
  Scenario: The last space ends the game at once
    Given the situation
      """
      phase: 1
      hunted:
        C:
        A: {will: 1, hand: [rover]}
      assimilation: 1
      rescue: 1
      """
    When A gives up
    Then the creature wins
    And the place cards never go down
    And the rescue counter has 1 left
    And C may not play lair

  @give-up.6
  Scenario: Whoever Gave Up still has to play a card
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 1, hand: [rover]}
      """
    When A gives up
    And A passes
    Then it is refused by give-up.6
    When A plays rover
    Then A has played rover

  @give-up.7
  Scenario: She may Give Up with all her Will
    Given the situation
      """
      phase: 1
      hunted:
        C: {hand: []}
      """
    When C gives up
    Then it is not refused
    And C has 3 will
    And C has 5 place cards in hand
    And the assimilation counter has 6 left

  @give-up.8
  Scenario: Nobody else gets anything back
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 1, hand: [rover]}
        A: {will: 1, hand: [rover]}
      """
    When A gives up
    Then C has 1 will
    And C's discard pile is lair, jungle, river and beach

  @give-up.9
  Scenario: The River of the round before still works
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 1, hand: [rover], this round: river}
      """
    When C gives up
    And C plays lair and jungle
    And phase 3 begins
    And C takes back jungle
    And C's turn begins
    Then C explores lair
    And C does not explore jungle
    And C holds jungle

  @give-up.9
  Scenario: So does the Artifact
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 1, hand: [rover], discard: [lair, jungle, river, beach, artifact], this round: artifact}
      """
    When C gives up
    And C plays lair and jungle
    And the place cards are revealed
    Then C explores lair
    And C explores jungle
