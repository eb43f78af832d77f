Feature: Hidden information

  @hidden-information.1 @conditions.2
  Scenario: The back of a card is not read before it is turned up
    Given the situation
      """
      investigators: {akachi: {possessions: [Wither], conditions: [Dark Pact]}}
      cards: {Wither: {type: spell, backs: [{does: [{lose: 1, of: sanity}]}]}}
      """
    When akachi looks at the back of Wither
    Then it is refused by hidden-information.1
    When akachi looks at the back of Dark Pact
    Then it is refused by conditions.2

  @hidden-information.2
  Scenario: Nor the cards of a deck
    When lily looks at the asset deck
    Then it is refused by hidden-information.2

  @hidden-information.3
  Scenario: Nor the fronts of Clues in the pool
    When norman looks at the clue pool
    Then it is refused by hidden-information.3

  @hidden-information.4 @gate.1
  Scenario: Nor the Gates of the stack
    When norman looks at the gate stack
    Then it is refused by hidden-information.4
    And norman may not look at the gate stack by gate.1

  @hidden-information.5 @setup.21
  Scenario: Nor the Mythos cards in the game box
    When norman looks at the unused mythos cards
    Then it is refused by hidden-information.5
    And norman may not look at the unused mythos cards by setup.21

  @hidden-information.6
  Scenario: The back of a Monster may be read
    Given the situation
      """
      monsters: {Ghoul: Rome, Cultist: Rome}
      """
    When lily looks at the back of the monster Ghoul
    Then lily may look at the back of the monster Ghoul

  @cultists.1
  Scenario: On that of a Cultist stands nothing
    Given the situation
      """
      monsters: {Cultist: Rome}
      """
    When lily looks at the back of the monster Cultist
    Then it is refused by cultists.1

  @hidden-information.7
  Scenario: Discard piles are open
    Given the situation
      """
      asset discard: [Bent Coin]
      """
    When lily looks through the asset discard pile
    Then Bent Coin is in the asset discard pile

  @hidden-information.8
  Scenario: So are the backs of Investigator sheets
    When lily looks at the back of the sheet of Leo Anderson
    Then lily may look at the back of the sheet of Jim Culver

  @hidden-information.9
  Scenario: And that of the Ancient One sheet
    When lily looks at the back of the ancient one sheet
    Then lily may look at the back of the ancient one sheet

  @hidden-information.10
  Scenario: And the Clues that somebody has, or that are discarded
    Given norman has 2 clues
    When lily looks at the clues of norman
    And lily looks at the discarded clues
    Then lily may look at the clues of norman
