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

  @play-action.2
  Scenario: Of several copies the one that is in hand by then
    Given Roland is at the Study
    And it is Roland's turn
    And Roland has 0 resources
    And Roland holds Emergency Cache
    And the top of Roland's deck is Emergency Cache
    When Roland plays Emergency Cache
    Then Roland has 3 resources
    And Roland may not play Emergency Cache
    When Roland draws a card
    And Roland plays Emergency Cache
    Then Roland has 6 resources

  @play-action.2
  Scenario: A copy that is called by its number is that very one
    Given Roland is at the Study
    And it is Roland's turn
    And Roland has 0 resources
    And Roland holds Emergency Cache, Emergency Cache
    When Roland plays Emergency Cache 2
    And Roland plays Emergency Cache 2
    Then it is refused by play-action.2
    And Roland has 3 resources
