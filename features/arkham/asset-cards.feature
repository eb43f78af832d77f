Feature: Asset Cards

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @asset-cards.2 @asset-cards.3
  Scenario: It lies in the play area of whoever plays it, and stays there
    Given Roland holds Machete
    And Roland has 3 resources
    When Roland plays Machete
    Then Machete is in Roland's play area
    When the round ends
    And a new round begins
    Then Machete is in Roland's play area
    And Machete is in play
