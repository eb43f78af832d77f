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

  @component-action.5
  Scenario: Neither the action of a card that he does not have, nor one where there is none
    Given the situation
      """
      investigators: {lily: {possessions: [Blank Page]}, norman: {possessions: [Bent Wire]}}
      cards:
        Blank Page: {type: asset}
        Bent Wire: {type: asset, action: [{gain: clue}]}
        Tin Box: {type: asset, action: [{gain: clue}]}
      """
    When lily performs the action of Tin Box
    Then it is refused by component-action.5
    When lily performs the action of Blank Page
    Then it is refused by component-action.1
    And lily has 2 actions left

  @actions-full.3
  Scenario: An effect of the Action Phase is used in his own turn, by whoever has it
    Given the situation
      """
      investigators: {lily: {possessions: [Old Watch]}, norman: {possessions: [Sun Dial]}, leo: {defeated: health, possessions: [Sand Glass]}}
      cards:
        Old Watch: {type: asset, action phase: [{gain: clue}]}
        Sun Dial: {type: asset, action phase: [{gain: clue}]}
        Sand Glass: {type: asset, action phase: [{gain: clue}]}
      """
    When lily's turn begins
    And norman uses Sun Dial
    Then it is refused by actions-full.3
    When lily uses Sun Dial
    Then it is refused by possessions.2
    When leo uses Sand Glass
    Then it is refused by defeated-investigator.15
    When lily uses Old Watch
    Then lily has 1 clue

  @actions-full.3
  Scenario: An effect of the Action Phase is used where no action is left
    Given the situation
      """
      investigators: {lily: {possessions: [Old Watch], actions left: 0}, norman: {}}
      cards: {Old Watch: {type: asset, action phase: [{gain: clue}]}}
      """
    When lily's turn begins
    And lily rests
    Then it is refused by actions.1
    When lily uses Old Watch
    Then lily has 1 clue
    And lily may not use Old Watch
