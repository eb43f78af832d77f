Feature: A, An

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn

  @a-an.1
  Scenario: More than one is one, too; none is not
    Given Roland has 3 resources
    And Daisy has 0 resources
    When Roland resolves these effects
      """
      - {horror: 1, to: {kind: investigator, with a: resources}}
      """
    Then Roland has 1 horror
    And Daisy has 0 horror
