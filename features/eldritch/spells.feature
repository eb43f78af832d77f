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

  @spells.4
  Scenario: Facedown it is neither used in the Action Phase nor at a rest
    Given the situation
      """
      investigators: {norman: {possessions: [White Word], facedown: [White Word], backs: [White Word 1]}}
      cards:
        White Word: {type: spell, action phase: [{gain: clue}], when rested: [{gain: clue}], backs: [[]]}
      """
    When norman uses White Word
    Then it is refused by spells.4
    When norman rests
    Then norman has 0 clues

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

  Scenario Outline: A copy that is traded to somebody who has one
    Given the reading second-spell-by-trade is "<reading>"
    And the situation
      """
      investigators:
        leo: {at: Rome, possessions: [White Word], facedown: [White Word], backs: [White Word 2]}
        diana: {at: Rome, possessions: [White Word]}
      cards:
        White Word: {type: spell, backs: [[], [{lose: 1, of: health}]]}
      without the sample set: true
      """
    When leo trades with diana
    And leo offers White Word
    And leo passes
    And diana passes
    Then diana has 1 card
    And diana does not have the White Word 2
    And leo has <left> cards
    And leo <has> the White Word 2
    And the spell deck holds <deck> cards

    Examples:
      | reading   | left | has           | deck |
      | stays     | 1    | has           | 0    |
      | discarded | 0    | does not have | 1    |

  @spells.3
  Scenario Outline: Whom it is to affect is chosen before the test
    Given the situation
      """
      investigators: {norman: {at: Rome, possessions: [Kind Word]}, jim: {at: Rome}, mark: {at: Rome}}
      cards:
        Kind Word:
          type: spell
          rules: [spells.3]
          action: [{choose: one here, then: [{test: lore, passed: [{gain condition: Blessed, whom: chosen}]}]}]
      """
    When norman performs the action of Kind Word
    Then norman may choose mark
    When norman chooses jim
    Then norman may not choose mark
    When norman rolls <dice>
    Then mark has 0 conditions
    And jim has <n> conditions

    Examples:
      | dice    | n |
      | 6, 1, 1 | 1 |
      | 1, 1, 1 | 0 |

  @spells.5
  Scenario: The bonus of a Spell counts in the tests of Spells, and in no others
    Given the situation
      """
      investigators: {norman: {at: Rome, possessions: [Long Study, White Word]}}
      cards:
        Long Study: {type: asset, does: [{bonus: lore, amount: 2, during: spells}]}
        White Word: {type: spell, action: [{test: lore, passed: [{gain: clue}]}]}
      """
    When norman performs the action of White Word
    And norman rolls 6, 1, 1, 1, 1
    And norman tests lore
    And norman rolls 1, 1, 1
    Then norman tests lore with 5 dice
    And norman tests lore with 3 dice

  @spells.6
  Scenario: The mists may be called where no Monster is, and their back is resolved all the same
    Given the situation
      """
      investigators: {akachi: {at: Rome, possessions: [Mists of Releh]}}
      cards:
        Mists of Releh:
          type: spell
          action: [{test: lore, passed: [{this round: pass by monsters}]}, {flip this: card}]
          backs: [[{lose: 1, of: sanity}, {flip this: card}]]
      """
    When akachi performs the action of Mists of Releh
    And akachi rolls 6, 1, 1
    Then akachi has 6 sanity
    And akachi is hidden from monsters

  @spells.7
  Scenario: Whoever may pass by Monsters fights all of them, or none
    Given the situation
      """
      investigators: {akachi: {at: Rome, slips by monsters: true}}
      monsters: {Ghoul: Rome, Zombie: Rome}
      cards: {Fountain: {type: europe, at: {Rome: [{gain: clue}]}}}
      phase: 2
      without the sample set: true
      """
    Then akachi may resolve a europe encounter
    When akachi encounters Ghoul
    And akachi rolls 6, 1, 1, 1, 1
    And akachi rolls 1, 1
    And akachi resolves a europe encounter
    Then it is refused by spells.7
    When akachi encounters Zombie
    And akachi rolls 6, 1, 1, 1
    And akachi rolls 1
    Then akachi encounters Zombie
    And akachi has 0 clues

  @spells.7
  Scenario: He has an encounter as if no Monster were there
    Given the situation
      """
      investigators: {akachi: {at: Rome, slips by monsters: true}}
      monsters: {Ghoul: Rome, Zombie: Rome}
      cards: {Fountain: {type: europe, at: {Rome: [{gain: clue}]}}}
      phase: 2
      without the sample set: true
      """
    When akachi resolves a europe encounter
    Then akachi has 1 clue
    And akachi does not encounter Ghoul

  @spells.8
  Scenario: A Clue elsewhere is encountered as if he were there
    Given the situation
      """
      investigators: {norman: {at: Arkham, possessions: [Far Sight]}, lily: }
      clues: [The Amazon]
      cards:
        Far Sight: {type: spell, action: [{test: lore, passed: [{this round: encounter a clue elsewhere}]}]}
        Old File:
          type: research
          at: {city: [{lose: 2, of: health}], wilderness: [{gain this: clue}, {spawn monsters: 1, at: here}]}
      without the sample set: true
      """
    When norman performs the action of Far Sight
    And norman rolls 6, 1, 1
    And norman encounters the clue at The Amazon
    And the monster drawn is Ghoul
    Then norman has 1 clue
    And norman has 5 health
    And Ghoul is at The Amazon
    And norman is at Arkham
    And there are 0 clues on the board

  @spells.8
  Scenario: What holds for those on that space holds for him
    Given the situation
      """
      investigators: {norman: {at: Arkham, sees afar: true}, silas: {at: The Amazon, possessions: [Good Guide]}}
      clues: [The Amazon]
      cards:
        Good Guide: {type: asset, does: [{bonus: lore, amount: 1, whose: those here}]}
        Old File: {type: research, at: {wilderness: [{test: lore, passed: [{gain this: clue}]}]}}
      without the sample set: true
      phase: 2
      """
    When norman encounters the clue at The Amazon
    And norman rolls 6, 1, 1, 1
    Then norman tests lore with 4 dice
    And norman has 1 clue

  @clue.6
  Scenario: Where no Research Encounter is described none is chosen
    Given the situation
      """
      investigators: {norman: {at: Arkham, sees afar: true}, silas: }
      clues: [The Amazon]
      cards: {Quiet Day: {type: general, at: {city: []}}}
      without the sample set: true
      phase: 2
      """
    When norman encounters the clue at The Amazon
    Then it is refused by clue.6

  @spells.8 @encounters-full.1
  Scenario: It is no way round the Monster on his own space
    Given the situation
      """
      investigators: {norman: {at: Arkham, sees afar: true}, lily: }
      clues: [The Amazon]
      monsters: {Ghoul: Arkham}
      cards: {Old File: {type: research, at: {wilderness: [{gain this: clue}]}}}
      phase: 2
      without the sample set: true
      """
    When norman encounters the clue at The Amazon
    Then it is refused by encounters-full.1
    When norman encounters Ghoul
    And norman rolls 6, 1, 1, 1, 1
    And norman rolls 6, 1
    And norman encounters the clue at The Amazon
    Then norman has 1 clue
