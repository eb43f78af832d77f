Feature: Discard Piles

  Background:
    Given every other opportunity is passed

  @revised @discard-piles.1
  Scenario: A discarded card goes to its owner's pile
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And the situation
      """
      investigators: {roland: {play area: [{card: Research Librarian, owner: daisy}]}}
      """
    When Research Librarian is discarded
    Then Research Librarian is in Daisy's discard

  @revised @discard-piles.2
  Scenario: An encounter card goes to the encounter discard pile
    Given Roland is at the Study
    And Roland faces Frozen in Fear
    When Frozen in Fear is discarded
    Then Frozen in Fear is in the encounter discard

  @discard-piles.3
  Scenario: A card in a discard pile is out of play
    Given Roland is at the Study
    And Roland controls Beat Cop
    Then Roland's combat is 5
    When Beat Cop is discarded
    Then Roland's combat is 4
    And Beat Cop is not in play

  @discard-piles.4
  Scenario: Each investigator has a pile
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And Roland controls Machete
    And Daisy controls Magnifying Glass
    When Machete is discarded
    And Magnifying Glass is discarded
    Then Machete is in Roland's discard
    And Magnifying Glass is in Daisy's discard

  @discard-piles.5
  Scenario: The encounter deck has one too
    Given Roland is at the Study
    And the chaos bag holds 0
    And the top of the encounter deck is Rotting Remains
    When Roland draws Rotting Remains from the encounter deck
    And Roland reveals 0
    Then Rotting Remains is in the encounter discard
    And Rotting Remains is not in Roland's discard
