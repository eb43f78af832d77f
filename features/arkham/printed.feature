Feature: Printed

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @printed.1
  Scenario: Whatever modifies it
    Given the situation also says
      """
      locations: {study: {attached: [Obscuring Fog]}}
      """
    When Roland resolves these effects
      """
      - {horror: {printed: shroud, of: your location}}
      """
    Then Roland has 2 horror
    And study's shroud is 4
