Feature: May

  @may.1
  Scenario Outline: Whoever a text gives the choice decides, and nobody else
    Given the card Bargain
      """
      type: event
      cost: 0
      abilities:
        - event: {may: {gain: 2}, what: gain 2 resources}
      """
    And Roland is at the Attic
    And Daisy is at the Attic
    And Roland holds Bargain
    When Roland plays Bargain
    Then Daisy may not pass by may.1
    And Roland may pass
    When Roland <decides>
    Then Roland has <number> resources

    Examples:
      | decides                     | number |
      | passes                      | 0      |
      | chooses to gain 2 resources | 2      |

  @may.1
  Scenario: Where nothing is offered nothing is declined
    Given Roland is at the Attic
    Then Roland may not pass by may.1
