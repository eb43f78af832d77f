Feature: Winning and Losing

  Background:
    Given every other opportunity is passed
    And Roland
    And Daisy
    And it is Roland's turn

  @winning-and-losing.3 @winning-and-losing.7 @winning-and-losing.14
  Scenario: A resolution of the act deck: the scenario is completed
    Given the card Last Act
      """
      type: act
      abilities:
        - {forced: {after: end turn}, do: {advance: this}}
      reverse:
        - either: {go: [{resolution: 1}], stay: [{resolution: 2}]}
      """
    And the act is Last Act
    When the investigation phase is played
    And Roland takes the next turn
    And Roland ends the turn
    And Roland chooses to stay
    Then resolution 2 is reached
    And the scenario ends
    And the investigators win
    And the scenario is completed
    And the scenario is won
    And step 2.2 takes place once

  @winning-and-losing.4 @winning-and-losing.10
  Scenario: A resolution of the agenda deck: the scenario is lost
    Given the card Last Sign
      """
      type: agenda
      doom: 3
      reverse: [{resolution: 3}]
      """
    And the agenda is Last Sign with 2 doom
    And the top of the encounter deck is Ghoul Minion
    When the mythos phase is played
    Then resolution 3 is reached
    And the scenario is lost
    And the scenario ends
    And the investigators lose
    And step 1.4 never takes place

  @winning-and-losing.4
  Scenario Outline: Also where nobody is left when the instruction comes to it
    Given the card Last Sign
      """
      type: agenda
      doom: 3
      reverse: [{<harm>}, {resolution: 3}]
      """
    And the agenda is Last Sign with 2 doom
    And the top of the encounter deck is Ghoul Minion
    When the mythos phase is played
    Then Roland is eliminated
    And resolution 3 is reached

    Examples:
      | harm                             |
      | defeat: each investigator        |
      | horror: 9, to: each investigator |

  Rule: A resolution on another card

    Background:
      Given the card Warden
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        abilities:
          - {forced: {when: defeat, what: this}, do: {resolution: 2}}
        """

    @winning-and-losing.5 @act-deck-and-agenda-deck.25
    Scenario: It ends the scenario
      Given a Warden engaged with Roland
      When Warden is dealt 1 damage
      Then resolution 2 is reached
      And the scenario is over

    @winning-and-losing.13 @winning-and-losing.15
    Scenario Outline: In standalone play it is lost by the letter, or won if the resolution itself says so
      Given the reading resolution-on-another-card is "<reading>"
      And the card Herald
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        abilities:
          - {forced: {when: defeat, what: this}, do: {resolution: 2, favorable: true}}
        """
      And a <enemy> engaged with Roland
      When <enemy> is dealt 1 damage
      Then resolution 2 is reached
      And the scenario is <outcome>

      Examples:
        | reading    | enemy  | outcome |
        | lost       | Warden | lost    |
        | lost       | Herald | lost    |
        | as it says | Warden | lost    |
        | as it says | Herald | won     |

  Rule: The campaign guide

    Background:
      Given the situation
        """
        mode: campaign
        resolutions:
          1: [{record: the house is standing}]
          2: [{record: the house burned}, {gain: 1, of: mental trauma, on: each investigator}]
          none: [{record: nobody was heard of again}]
        """
      And the act is Trapped

    @winning-and-losing.8 @act-deck-and-agenda-deck.24
    Scenario Outline: The instructions of the resolution that was reached are followed, and no others
      When the act instructs
        """
        - {resolution: <number>}
        """
      Then resolution <number> is reached
      And the campaign log says <log>
      And Daisy has <trauma> mental trauma

      Examples:
        | number | log                   | trauma |
        | 1      | the house is standing | 0      |
        | 2      | the house burned      | 1      |

    @winning-and-losing.11 @elimination.18
    Scenario: Those for the case that none was reached
      Given Daisy has 8 horror
      When Daisy takes 1 horror
      And Roland resolves these effects
        """
        resign: true
        """
      Then no resolution is reached
      And the campaign log says nobody was heard of again
      And Roland has 0 mental trauma

  @winning-and-losing.13
  Scenario: A standalone scenario that ends without a resolution is lost: there is no third outcome
    Given Daisy has 8 horror
    And the situation
      """
      mode: standalone
      """
    When Daisy takes 1 horror
    And Roland resolves these effects
      """
      resign: true
      """
    Then no resolution is reached
    And the scenario is lost
