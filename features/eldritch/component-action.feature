Feature: Component actions

  Background:
    Given every other opportunity is passed

  @component-action.1 @investigator.4
  Scenario: The action of a sheet is one of the two actions
    Given the situation
      """
      investigators: {lily: {health: 1}}
      cards:
        Lily Chen: {type: sheet, action: [{recover: 2, of: health}]}
      without the sample set: true
      """
    When lily performs the action of Lily Chen
    Then lily has 3 health
    And lily has 1 action left

  @component-action.2
  Scenario: Once in a round
    Given the situation
      """
      investigators: {akachi: {health: 1, possessions: [Warm Stone]}}
      cards:
        Warm Stone: {type: asset, action: [{recover: 1, of: health}]}
      without the sample set: true
      """
    When akachi performs the action of Warm Stone
    And akachi performs the action of Warm Stone
    Then it is refused by component-action.2
    When a round begins
    And akachi performs the action of Warm Stone
    Then akachi has 3 health

  @component-action.3
  Scenario: Whoever it is given to performs it no second time in a round
    Given the situation
      """
      investigators: {charlie: {at: Rome, possessions: [Warm Stone]}, lola: {at: Rome, health: 1}}
      cards:
        Warm Stone: {type: asset, action: [{recover: 1, of: health}]}
      without the sample set: true
      """
    When charlie performs the action of Warm Stone
    And charlie trades with lola
    And charlie offers Warm Stone
    And lola performs the action of Warm Stone
    Then it is refused by component-action.3

  @component-action.4
  Scenario: The action of a sheet is for its investigator alone
    Given the situation
      """
      investigators: {jim: {at: Rome}, lily: {at: Rome}}
      cards:
        Lily Chen: {type: sheet, action: [{recover: 2, of: health}]}
      """
    When jim performs the action of lily's Lily Chen
    Then it is refused by component-action.4

  @component-action.5
  Scenario: The action of a card is for whoever has it
    Given the situation
      """
      investigators: {trish: {at: Rome}, silas: {at: Rome, possessions: [Warm Stone]}}
      cards:
        Warm Stone: {type: asset, action: [{recover: 1, of: health}]}
      """
    When trish performs the action of silas's Warm Stone
    Then it is refused by component-action.5

  @possessions.2
  Scenario: A possession may describe an action
    Given the situation
      """
      investigators: {lola: {health: 1, possessions: [Warm Stone]}}
      cards:
        Warm Stone: {type: asset, action: [{recover: 1, of: health}]}
      """
    When lola performs the action of Warm Stone
    Then lola has 2 health
    And lola has 1 action left

  @conditions.6
  Scenario: So may a Condition
    Given the situation
      """
      investigators: {charlie: {conditions: [Debt]}, lola: {at: Tokyo}}
      """
    When charlie performs the action of Debt
    And charlie rolls 6, 1, 1, 1
    Then charlie has 0 conditions

  @actions-full.5
  Scenario: Actions of two components are two actions
    Given the situation
      """
      investigators: {lily: {health: 1, possessions: [Warm Stone]}}
      cards:
        Lily Chen: {type: sheet, action: [{recover: 2, of: health}]}
        Warm Stone: {type: asset, action: [{recover: 1, of: health}]}
      without the sample set: true
      """
    When lily performs the action of Lily Chen
    And lily performs the action of Warm Stone
    Then lily has 4 health

  @actions-full.2
  Scenario: Of two copies each may be used once
    Given the situation
      """
      investigators:
        trish: {at: Rome}
        jim: {at: Rome, conditions: [Debt]}
        lola: {at: Rome, conditions: [Debt]}
      """
    When trish performs the action of jim's Debt
    And trish rolls 1, 1, 1
    And trish performs the action of lola's Debt
    And trish rolls 6, 1, 1
    Then jim has 1 condition
    And lola has 0 conditions

  @defeated-investigator.19
  Scenario: Whoever is defeated stops resolving the action
    Given the situation
      """
      investigators: {jacqueline: {at: Rome, sanity: 1, possessions: [Loud Bell]}, lily: {at: Tokyo}}
      monsters: {Ghoul: Rome}
      cards:
        Loud Bell: {type: asset, action: [{lose: 1, of: sanity}, {monsters lose: 3, monsters: each here}]}
      """
    When jacqueline performs the action of Loud Bell
    And jacqueline passes the lead to lily
    Then jacqueline is defeated
    And Ghoul is at Rome
    And jacqueline has 0 actions left

  @delayed.3
  Scenario: Whoever becomes Delayed in his turn ends his action at once
    Given the situation
      """
      investigators: {lola: {possessions: [Loud Bell]}, lily: {at: Tokyo}}
      cards:
        Loud Bell: {type: asset, action: [{become: delayed}, {gain: clue}]}
      """
    When lola performs the action of Loud Bell
    Then lola has 0 clues
    And lola has 0 actions left

  @delayed-full.2
  Scenario: Without an action left he keeps those of the next round
    Given the situation
      """
      investigators: {leo: {possessions: [Loud Bell]}}
      cards:
        Loud Bell: {type: asset, action: [{become: delayed}]}
      without the sample set: true
      """
    When leo rests
    And leo performs the action of Loud Bell
    Then leo is not delayed
    When a round begins
    Then leo has 2 actions left
