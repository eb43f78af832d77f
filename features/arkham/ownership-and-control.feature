Feature: Ownership and Control

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @ownership-and-control.1 @ownership-and-control.7
  Scenario: It goes to its owner's pile, whoever controls it
    Given the situation also says
      """
      investigators: {roland: {play area: [{card: Magnifying Glass, owner: daisy}]}}
      """
    When Magnifying Glass is discarded
    Then Magnifying Glass is in Daisy's discard pile

  @ownership-and-control.5
  Scenario: It enters play under its owner's control
    Given the situation also says
      """
      investigators: {roland: {discard: [Beat Cop]}}
      """
    When Daisy resolves these effects
      """
      - {put into play: {named: Beat Cop, zone: discard, of: each investigator}}
      """
    Then Beat Cop is in Roland's play area
    And roland's combat is 5
    And daisy's combat is 2

  @ownership-and-control.6
  Scenario: Its control may change
    Given Roland controls Beat Cop
    When Daisy resolves these effects
      """
      - {take control: Beat Cop}
      """
    Then daisy's combat is 3
    And roland's combat is 4
    When Beat Cop is discarded
    Then Beat Cop is in Roland's discard pile

  @ownership-and-control.8
  Scenario: It has come to the pile of whoever controlled it
    Given the card Ledger
      """
      {type: asset, abilities: [{reaction: {after: leave play, who: you, what: asset}, do: {gain: 1}}]}
      """
    And the situation also says
      """
      investigators:
        roland: {resources: 0, play area: [Ledger, {card: Magnifying Glass, owner: daisy}]}
        daisy: {resources: 0, play area: [{card: Ledger, as: other ledger}]}
      """
    When Magnifying Glass is discarded
    And Roland uses Ledger
    Then Roland has 1 resource
    And Daisy has 0 resources
    And Magnifying Glass is in Daisy's discard pile

  @ownership-and-control.4
  Scenario: What lies in the encounter deck is the scenario's, and no player's
    Given the top of the encounter deck is Ghoul Minion
    And Roland controls Beat Cop
    Then the scenario controls Ghoul Minion
    And Roland controls Beat Cop

  Scenario: A description may tell the cards of one's own deck from others
    Given Daisy is at the Study
    And Roland is at the Study
    And Roland controls Beat Cop and Flashlight
    And Daisy controls Magnifying Glass
    And every other opportunity is passed
    When Roland resolves these effects
      """
      - {exhaust: {kind: asset, owned by: you}}
      """
    Then Beat Cop is exhausted
    And Flashlight is exhausted
    And Magnifying Glass is ready

  Scenario: A description may tell whoever controls a card
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy controls Beat Cop
    And Daisy has 0 resources
    And Roland has 0 resources
    And every other opportunity is passed
    When Roland resolves these effects
      """
      - {gain: 1, on: {kind: investigator, controller of: Beat Cop}}
      """
    Then Daisy has 1 resource
    And Roland has 0 resources

  @ownership-and-control.7
  Scenario Outline: What an investigator owns goes to no encounter deck, but to the own one: <how>
    Given the situation
      """
      locations: {study: }
      investigators: {daisy: {card: Daisy Walker, at: study}, roland: {card: Roland Banks, at: study, whole deck: [Knife]}}
      enemies: {mob: {card: Mob Enforcer, engaged: daisy, owner: roland}, ghoul: {card: Ghoul Minion, engaged: daisy}}
      whole encounter deck: [Ancient Evils]
      turn: daisy
      """
    When Daisy resolves these effects
      """
      - <how>
      """
    Then the encounter deck holds 2 cards
    And mob is in Roland's deck
    And ghoul is in the encounter deck

    Examples:
      | how                                                    |
      | {shuffle: {kind: enemy}, into: encounter deck}         |
      | {return: {kind: enemy}, to: bottom of encounter deck}  |
