Feature: Play Action

  Background:
    Given every other opportunity is passed

  @play-action.1
  Scenario: In one's own turn of the investigation phase
    Given Wendy is at the Study
    And Roland is at the Study
    And Wendy has 5 resources
    And Wendy holds Leather Coat
    And it is Roland's turn
    Then Wendy may not play Leather Coat by play-action.1

  @play-action.2
  Scenario: A card in the own hand
    Given Roland is at the Study
    And Daisy is at the Study
    And Roland has 5 resources
    And it is Roland's turn
    And Daisy holds Medical Texts
    Then Roland may not play Medical Texts by play-action.2
