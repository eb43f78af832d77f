Feature: Spells

  Background:
    Given every other opportunity is passed

  @spells.2
  Scenario Outline: The front is resolved, and the back where it is turned up
    Given the situation
      """
      investigators: {norman: {health: 5, sanity: 5, possessions: [White Word]}}
      cards:
        White Word:
          type: spell
          action: [{test: lore, passed: [{flip this: card}]}]
          backs: [[{lose: 2, of: sanity}, {flip this: card}]]
      """
    When norman performs the action of White Word
    And norman rolls <dice>
    Then norman has <sanity> sanity
    And norman's White Word does not lie facedown

    Examples:
      | dice    | sanity |
      | 6, 1, 1 | 3      |
      | 1, 1, 1 | 5      |

  @spells.4
  Scenario: Facedown its front is of no use
    Given the situation
      """
      investigators: {norman: {possessions: [White Word], facedown: [White Word], backs: [White Word 1]}}
      cards:
        White Word: {type: spell, action: [{gain: clue}], backs: [[{lose: 2, of: sanity}]]}
      """
    When norman performs the action of White Word
    Then it is refused by spells.4

  @spells.1
  Scenario: A second copy goes back into the deck at once
    Given the situation
      """
      investigators: {diana: {possessions: [White Word]}}
      cards:
        White Word: {type: spell, copies: 2}
        Grave: {type: general, does: [{gain card: spell, named: White Word}]}
      without the sample set: true
      """
    When diana resolves Grave
    Then diana has 1 card
    And the spell deck holds 1 card
