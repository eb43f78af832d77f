Feature: You/Your

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @you-your.1
  Scenario: On a card that somebody controls
    Given Roland controls Beat Cop
    And it is Daisy's turn
    When Daisy tests combat (1)
    And Daisy reveals 0
    Then the skill value is 2
    When Roland tests combat (1)
    And Roland reveals 0
    Then the skill value is 5

  @you-your.2
  Scenario: On a card that is engaged with somebody
    Given the card Clinger
      """
      {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {at: end phase, of: investigation}, do: {horror: 1}}]}
      """
    And a Clinger engaged with Daisy
    When the investigation phase ends
    Then Daisy has 1 horror
    And Roland has 0 horror

  @you-your.3
  Scenario: On a card that is nobody's
    Given the card Attic
      """
      {type: location, shroud: 1, clues: 0, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
      """
    And Daisy is at the Attic
    And Study connects to Attic
    When Roland moves to Attic
    Then Roland has 1 horror
    And Daisy has 0 horror

  @you-your.5
  Scenario: On a card that somebody else activates
    Given the card Thug
      """
      {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{action: 1, designator: parley, do: [{lose: 2}, {discard: this}]}]}
      """
    And a Thug engaged with Daisy
    And Roland has 3 resources
    And Daisy has 3 resources
    When Roland uses Thug
    Then Roland has 1 resource
    And Daisy has 3 resources
