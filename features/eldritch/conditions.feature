Feature: Conditions

  @conditions.5
  Scenario: Nobody gains a Condition that he has
    Given the situation
      """
      investigators: {jim: {conditions: [Back Injury]}}
      """
    When jim gains a Back Injury condition
    Then jim has 1 condition

  @conditions.5
  Scenario: A Condition that is not gained triggers nothing
    Given the situation
      """
      investigators: {jim: {conditions: [Back Injury]}, norman: {possessions: [Watchful]}}
      cards:
        Watchful: {type: asset, does: [{when: another gains an uncommon condition, does: [{gain: clue}]}]}
      """
    When jim gains a Back Injury condition
    Then norman has 0 clues
    When jim gains a Cursed condition
    Then norman has 1 clue

  @conditions.7
  Scenario: A Condition without a limit is used once for each event
    Given the situation
      """
      investigators: {jim: {clues: 1, conditions: [Amnesia]}}
      cards:
        Amnesia: {type: condition, does: [{reroll: 1}]}
      """
    When jim tests lore
    And jim rolls 1, 1, 1
    And jim rerolls 1 with Amnesia
    And jim rolls 2
    And jim rerolls 1 with Amnesia
    Then it is refused by triggered-effects.1
    When jim passes
    And jim tests lore
    And jim rolls 1, 1, 1
    And jim rerolls 1 with Amnesia
    And jim rolls 6
    And jim passes
    Then jim has passed the test

  @conditions-full.2
  Scenario: The tokens that a Condition gave stay when it goes
    Given the situation
      """
      investigators: {norman: {conditions: [Dark Pact]}, lily: }
      cards:
        Dark Pact: {type: condition, reckoning: [{gain eldritch tokens: 2}]}
        Priest: {type: general, does: [{discard condition: Dark Pact}]}
      """
    When a reckoning is resolved
    And norman resolves Priest
    Then norman has 2 eldritch tokens
    And norman has 0 conditions

  @discarding.1 @spend-full.2
  Scenario: Of several Conditions he chooses the one that he discards as a cost
    Given the situation
      """
      investigators: {norman: {conditions: [Debt, Cursed]}}
      cards:
        Debt: {type: condition}
        Cursed: {type: condition}
        Priest:
          type: mythos
          traits: [Event]
          does: [{unless: [{discard condition: any}], then: [{lose: 1, of: sanity}]}]
      without the sample set: true
      """
    When the mythos card Priest is resolved
    And norman resolves the effect
    And norman chooses Cursed
    Then norman has a Debt condition
    And norman does not have a Cursed condition
    When the mythos card Priest is resolved
    And norman resolves the effect
    Then norman has 0 conditions
    When the mythos card Priest is resolved
    Then norman may not resolve the effect by spend-full.2
    When norman passes
    Then norman has 6 sanity
