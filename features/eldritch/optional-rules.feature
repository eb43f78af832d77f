Feature: Optional rules

  Background:
    Given the situation
      """
      phase: set up
      asset deck: [Town Clerk, Bent Coin, Old Almanac, Camp Stove]
      gate stack: [Rome]
      clue pool: [Tokyo]
      mystery deck: [Daemon Orbits]
      expedition encounter deck: [Burnt Birches]
      ancient one: Azathoth
      without the sample set: true
      cards:
        Easy Green: {type: mythos, colour: green, difficulty: easy, traits: [Event]}
        Easy Yellow: {type: mythos, colour: yellow, difficulty: easy, traits: [Event]}
        Hard Green: {type: mythos, colour: green, difficulty: hard, traits: [Event]}
        Hard Blue: {type: mythos, colour: blue, difficulty: hard, traits: [Event]}
      """

  @optional-rules.1 @optional-rules.2
  Scenario: An easier game has no hard cards
    Given the situation
      """
      difficulty: easier
      """
    When the monster drawn is Ghoul
    And a mythos card is resolved
    And the mythos card drawn is Easy Yellow
    And a mythos card is resolved
    Then Easy Green is in the mythos discard pile

  @optional-rules.2
  Scenario: A harder game has no easy ones
    Given the situation
      """
      difficulty: harder
      """
    When the monster drawn is Ghoul
    And a mythos card is resolved
    And the mythos card drawn is Hard Blue
    And a mythos card is resolved
    Then Hard Green is in the mythos discard pile

  @optional-rules.3
  Scenario: Staged difficulty begins with the easy ones
    Given the situation
      """
      difficulty: staged
      """
    When the monster drawn is Ghoul
    And a mythos card is resolved
    And the mythos card drawn is Easy Yellow
    And a mythos card is resolved
    Then Easy Green is in the mythos discard pile

  @optional-rules.5
  Scenario: All cards may be hard
    Given the situation
      """
      difficulty: hard
      """
    When the monster drawn is Ghoul
    And a mythos card is resolved
    And the mythos card drawn is Hard Blue
    And a mythos card is resolved
    Then Hard Green is in the mythos discard pile
