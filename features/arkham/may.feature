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

  Rule: The option is the controller's if nobody is named

    @may.2
    Scenario: The controller decides, and nobody else
      Given the card Jar
        """
        {type: asset, uses: {charges: 3}, abilities: [{forced: {after: gain, who: investigator}, do: [{may: [{gain: 1, of: charges, on: this}], what: place a charge}]}]}
        """
      And Daisy is at the Study
      And Roland is at the Study
      And it is Roland's turn
      And the situation also says
        """
        investigators: {daisy: {play area: [{card: Jar, charges: 3}]}}
        """
      When Roland resolves these effects
        """
        - {gain: 1}
        """
      And Daisy chooses to place a charge
      Then Jar has 4 charges

    Scenario: Each of several may, as the text says
      Given the card Hearth
        """
        type: asset
        abilities: [{free: true, do: {may: {heal horror: 1}, what: rest, who: each investigator here}}]
        """
      And Roland is at the Study
      And Daisy is at the Study
      And Wendy is at the Attic
      And Roland controls Hearth
      And Roland has 1 horror
      And Daisy has 1 horror
      And Wendy has 1 horror
      And it is Roland's turn
      When Roland uses Hearth
      And Roland passes
      And Daisy chooses to rest
      Then Roland has 1 horror
      And Daisy has 0 horror
      And Wendy has 1 horror
