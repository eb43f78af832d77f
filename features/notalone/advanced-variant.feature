Feature: Advanced Variant
  Whoever loses her last Will counter comes back with two.

  Background:
    Given the situation
      """
      advanced variant: true
      assimilation: 6
      """

  @advanced-variant.1
  Scenario: She regains two Will counters instead of three
    Given the situation
      """
      phase: 3
      hunted: {F: {played: wreck, will: 1, discard: [lair, jungle]}}
      tokens: {creature: wreck}
      """
    When F's turn ends
    Then F has 2 will
    And F's discard pile is empty
    And the assimilation counter has 4 left

  @advanced-variant.2
  Scenario: Giving Up brings back three
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, hand: [lair]}}
      """
    When C gives up
    Then C has 3 will

  @advanced-variant.2
  Scenario: Also to whoever came back with two
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, hand: [lair], came back with two: true}}
      """
    When C gives up
    Then C has 3 will

  Scenario: By the other reading her third counter is out of the game
    Given the reading third-counter-in-the-variant is "out of the game"
    And the situation
      """
      phase: 1
      hunted: {C: {will: 1, hand: [lair], came back with two: true}}
      """
    When C gives up
    Then C has 2 will

  @advanced-variant.3
  Scenario: Her last counter is what the rules call the third
    Given the situation
      """
      phase: 3
      hunted: {F: {played: lair, will: 2, came back with two: true}}
      tokens: {creature: lair}
      """
    When F's turn ends
    Then the assimilation counter has 4 left
    And F has 2 will

  @advanced-variant.4
  Scenario: She may be healed up to three
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: source}
        F: {will: 2, played: lair, came back with two: true}
      """
    When C's turn begins
    And C uses source for F
    Then F has 3 will

  @advanced-variant.4
  Scenario: By the other reading she stays at two
    Given the reading third-counter-in-the-variant is "out of the game"
    And the situation
      """
      phase: 3
      hunted:
        C: {played: source}
        F: {will: 2, played: lair, came back with two: true}
      """
    When C's turn begins
    And C uses source for F
    Then F has 2 will

  @advanced-variant.5
  Scenario: Of two counters she may pay one for Resisting
    Given the situation
      """
      phase: 1
      hunted: {F: {will: 2, hand: [lair], came back with two: true}}
      """
    When F resists with 2 will
    Then it is refused by advanced-variant.5
    When F resists with 1 will and takes back jungle and river
    Then F has 1 will

  @advanced-variant.6
  Scenario: Unless the players choose the variant, three come back
    Given the situation
      """
      phase: 3
      advanced variant: false
      hunted: {F: {played: wreck, will: 1}}
      tokens: {creature: wreck}
      """
    When F's turn ends
    Then F has 3 will

  @advanced-variant.7
  Scenario: It does not matter what took the last counter
    Given the situation
      """
      phase: 3
      hunted: {A: {played: beach, will: 1, discard: [lair]}}
      in force: [Scream]
      tokens: {target: beach}
      """
    When A's turn begins
    And A loses 1 will
    And A's turn ends
    Then A has 2 will
    And A's discard pile is empty
    And the assimilation counter has 5 left

  Scenario: Mutation is no exception
    Given the situation
      """
      phase: 3
      hunted: {A: {played: beach, hand: [], will: 1, discard: [lair, jungle, river, rover]}}
      in force: [Mutation]
      tokens: {artemia: beach}
      """
    When A's turn begins
    And A's turn ends
    Then A has 2 will
    And the assimilation counter has 5 left
