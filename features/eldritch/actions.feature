Feature: Actions
  Two actions each, in turn order, none of them twice in a round.

  Background:
    Given every other opportunity is passed

  @actions.1
  Scenario: A third action is refused
    When lily travels to Tokyo
    And lily prepares for travel by ship
    And lily rests
    Then it is refused by actions.1

  @actions.2
  Scenario: The Lead Investigator goes first
    Given norman is the lead investigator
    When lily rests
    Then it is refused by actions.2
    When norman rests
    And norman passes
    And lily rests
    Then norman performs a rest action before lily performs a rest action

  @actions.3
  Scenario: Then the others follow clockwise
    Given the situation
      """
      investigators: {mark: {}, lola: {}, silas: {}, akachi: {}}
      lead: lola
      """
    When lola passes
    And akachi rests
    Then it is refused by actions.3
    When silas rests
    And silas passes
    And akachi passes
    And mark rests
    Then silas performs a rest action before mark performs a rest action

  @actions.4
  Scenario: Both actions of one before the first of the next
    When lily rests
    And norman rests
    Then it is refused by actions.4
    When lily travels to Tokyo
    And norman rests
    Then norman performs a rest action

  @actions.5
  Scenario: Nobody does the same twice in a round, but anew in the next
    Given the situation
      """
      investigators: {leo: {health: 1}}
      mythos deck: [A Quiet Night]
      without the sample set: true
      """
    When leo rests
    And leo rests
    Then it is refused by actions.5
    When leo passes
    And a round begins
    And leo rests
    Then leo has 3 health

  @actions.6
  Scenario: Actions may be left out
    When lily rests
    And lily passes
    And norman's turn begins
    Then lily has 0 actions left
    And norman may rest

  @actions.7
  Scenario: One action is over before another begins
    Given the situation
      """
      investigators: {lily: {train tickets: 1}, norman: {at: "17"}}
      """
    When lily travels to 17
    Then lily may not trade with norman by actions.7
    When lily spends a train ticket to move to Istanbul
    Then lily is at Istanbul

  @quick-reference-full.1
  Scenario: There are no other actions than those of the rules and of components
    Given the situation
      """
      investigators: {silas: {at: Sydney}}
      """
    When silas performs a search action
    Then it is refused by quick-reference-full.1
    And silas may rest
    And silas may perform the action of Silas Marsh

  @actions-full.3
  Scenario: What is limited to the Action Phase is used between two actions
    Given the situation
      """
      investigators: {jim: {at: London, ship tickets: 1, possessions: [Pocket Watch]}}
      cards: {Pocket Watch: {type: asset, action phase: [{gain: clue}]}}
      """
    When jim travels to Rome
    And jim uses Pocket Watch
    Then it is refused by actions-full.3
    When jim passes
    And jim uses Pocket Watch
    Then jim has 1 clue
    And jim has 1 action left
    And jim may not use Pocket Watch by triggered-effects.1

  @actions-full.4
  Scenario: Not by whoever begins his turn Delayed
    Given the situation
      """
      investigators: {leo: {at: London, delayed: true, possessions: [Pocket Watch]}, lily: }
      cards: {Pocket Watch: {type: asset, action phase: [{gain: clue}]}}
      """
    When leo uses Pocket Watch
    Then it is refused by actions-full.4
    And leo has 0 clues

  @actions.4
  Scenario: A situation begins in somebody's turn
    Given the situation
      """
      investigators: {lily: {at: Rome}, silas: {at: Rome}, norman: {at: Rome}}
      active: silas
      """
    When lily rests
    Then it is refused by actions.4
    When silas rests
    And silas passes
    And norman rests
    Then norman has 1 action left

  @actions.1
  Scenario: A third action of the last in turn order is refused as such, though the phase is over by then
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      without the sample set: true
      """
    When lily travels to Istanbul
    And lily rests
    And lily prepares for travel by train
    Then it is refused by actions.1
