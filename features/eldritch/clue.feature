Feature: Clues

  @clue.4
  Scenario: A Clue is spawned on the space that it shows
    When a clue is spawned
    And the clue drawn is Shanghai
    Then a clue is at Shanghai
    And the clue pool holds 35 clues

  @clue.5
  Scenario: A Clue for a space lies there, whatever it shows
    When a clue is spawned at Rome
    Then a clue is at Rome
    And a clue is not at Shanghai
    And the clue pool holds 35 clues

  @clue.1
  Scenario: A Clue that is gained comes from the pool
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}}
      clues: [Rome, 7]
      """
    When norman gains a clue
    Then norman has 1 clue
    And the clue pool holds 33 clues

  @clue.2
  Scenario: A discarded Clue lies beside the pool
    Given the situation
      """
      clues: [Tokyo]
      """
    When the clue at Tokyo is discarded
    Then the clue discard pile has 1 clues
    And the clue pool holds 35 clues
    And there are 0 clues on the board

  @clue.3
  Scenario: As soon as the pool is empty the discarded Clues form it
    Given the situation
      """
      investigators: {lily: {clues: 26}, norman: {}}
      discarded clues: 9
      """
    When norman gains a clue
    Then norman has 1 clue
    And the clue pool holds 9 clues
    And the clue discard pile has 0 clues

  @component-limitations.4
  Scenario: No Clue is spawned where none is left
    Given the situation
      """
      investigators: {lily: {clues: 35}, norman: {clues: 1}}
      doom: 9
      """
    When a clue is spawned
    Then there are 0 clues on the board
    And doom is 9

  @component-limitations.5
  Scenario: No Clue is gained where none is left
    Given the situation
      """
      investigators: {lily: {clues: 36}, norman: {}}
      """
    When norman gains a clue
    Then norman has 0 clues

  @random-space.1
  Scenario: A random space is that of a Clue that is discarded
    When a random space is determined
    And the clue drawn is Sydney
    Then the random space is Sydney
    And the clue discard pile has 1 clues
    And there are 0 clues on the board

  @random-space.2
  Scenario: Where no Clue is left the Lead Investigator chooses it
    Given the situation
      """
      investigators: {lily: {clues: 36}, norman: {}}
      lead: norman
      """
    When a random space is determined
    And norman chooses Tunguska as the random space
    Then the random space is Tunguska

  @space-full.5
  Scenario: Several Clues may lie on one space
    Given the situation
      """
      clues: [Rome]
      """
    When a clue is spawned at Rome
    Then there are 2 clues on the board
    When the clue at Rome is discarded
    Then a clue is at Rome

  @component-limitations.2
  Scenario: A card that somebody has is not available
    Given the situation
      """
      investigators: {lola: {}, mark: {possessions: [Axe]}}
      cards: {Axe: {type: asset}, Find: {type: mythos, traits: [Event], does: [{gain card: asset, named: Axe}]}}
      """
    When the mythos card Find is resolved
    Then Axe is in mark's possessions
    And Axe is not in lola's possessions

  @component-limitations.3
  Scenario: Nor is one on the sheet of a defeated investigator
    Given the situation
      """
      investigators: {lola: {}, mark: {}}
      bodies: {Jim Culver: {at: Rome, token on the body: health, possessions: [Axe]}}
      cards: {Axe: {type: asset}, Find: {type: mythos, traits: [Event], does: [{gain card: asset, named: Axe}]}}
      """
    When the mythos card Find is resolved
    Then Axe lies on the sheet of Jim Culver
    And Axe is not in lola's possessions

  @component-limitations.4 @component-limitations.5
  Scenario: An empty Clue pool is said, wherever the other Clues are
    Given the situation
      """
      investigators: {lily: {clues: 1}, norman: {}}
      clue pool: []
      """
    When a clue is spawned
    And norman gains a clue
    Then the clue pool holds 0 clues
    And there are 0 clues on the board
    And norman has 0 clues

  @component-limitations.5
  Scenario: A Clue that is discarded comes back to the empty pool
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      clues: [Rome]
      clue pool: []
      """
    When the clue at Rome is discarded
    And norman gains a clue
    And lily gains a clue
    Then norman has 1 clue
    And lily has 0 clues
    And the clue pool holds 0 clues

  @clue.1
  Scenario: The known Clue on top of the pool is gained first
    Given the situation
      """
      investigators: {norman: {}}
      clue pool: [Rome]
      """
    When norman gains a clue
    And a clue is spawned
    And the clue drawn is Tokyo
    Then a clue is at Tokyo
    And norman has 1 clue
