Feature: Discarding

  Background:
    Given every other opportunity is passed

  @discarding.1
  Scenario: Nobody discards what is somebody else's
    Given the situation
      """
      investigators: {lola: {at: Rome, possessions: [Town Clerk, Bent Coin]}, silas: {at: Rome, possessions: [Old Almanac]}}
      cards:
        Fire: {type: general, does: [{discard card: asset}]}
      """
    When lola resolves Fire
    And lola chooses Old Almanac
    Then it is refused by discarding.1
    When lola chooses Bent Coin
    Then Bent Coin is in the asset discard pile
    And Old Almanac is in silas's possessions

  @discarding.2
  Scenario: The active investigator picks the token of the board
    Given the situation
      """
      investigators: {silas: {at: London}, lola: {at: Tokyo}}
      clues: [Rome, Tokyo]
      cards:
        Lost Trail: {type: europe, at: {London: [{discard clues of the board: 1}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves a europe encounter
    And silas chooses Tokyo
    Then the clues are at Rome

  @discarding.3
  Scenario: A discarded card lies on the pile of its deck
    Given the situation
      """
      investigators: {lola: {possessions: [Bent Coin]}}
      reserve: [Old Almanac]
      cards:
        Fire: {type: general, does: [{discard card: asset}]}
      """
    When lola resolves Fire
    Then Bent Coin is in the asset discard pile
    And Bent Coin is not in the reserve

  @discarding.5
  Scenario: As soon as the deck is empty its pile forms it
    Given the situation
      """
      investigators: {lola: {}}
      artifact discard: [Bone Flute, Obsidian Knife]
      artifact deck: [Mirror of the Deep]
      cards in the game box: [Map without Borders, Twin Lockets]
      cards:
        Grave: {type: general, does: [{gain card: artifact}]}
      """
    When lola resolves Grave
    Then Mirror of the Deep is in lola's possessions
    And the artifact deck holds 2 cards
    And the artifact discard pile is empty

  @discarding.8
  Scenario: A discarded ticket is gone
    Given the situation
      """
      investigators: {lola: {train tickets: 1}}
      cards:
        Thief: {type: general, does: [{discard tokens: train ticket}]}
      """
    When lola resolves Thief
    Then lola has 0 train tickets

  @discarding.9
  Scenario: Whoever has fewer discards all that he has
    Given the situation
      """
      investigators: {norman: {clues: 2}}
      cards:
        Thief: {type: general, does: [{discard tokens: clue, number: 3}]}
      """
    When norman resolves Thief
    Then norman has 0 clues
    And the clue discard pile has 2 clues

  @discarding.10
  Scenario: What is not on the board is out of reach
    Given the situation
      """
      investigators: {norman: {clues: 3}}
      cards:
        Lost Trail: {type: general, does: [{discard clues of the board: 1}]}
      """
    When norman resolves Lost Trail
    Then norman has 3 clues

  @discarding.11
  Scenario: Of fewer tokens on the board all are discarded
    Given the situation
      """
      investigators: {norman: {clues: 1}}
      clues: [Rome, Tokyo]
      cards:
        Lost Trail: {type: general, does: [{discard clues of the board: 3}]}
      """
    When norman resolves Lost Trail
    Then there are 0 clues on the board
    And norman has 1 clue

  @discarding-full.2
  Scenario: A discarded Monster is in the cup again
    Given the situation
      """
      investigators: {norman: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards:
        Gust: {type: general, does: [{discard monster: one here}]}
      """
    When norman resolves Gust
    And norman chooses Ghoul
    Then Ghoul is not at Rome
    And Ghoul is in the monster cup

  @discarding-full.1
  Scenario: Nobody throws away what he does not want
    Given the situation
      """
      investigators: {trish: {at: Rome, possessions: [Bent Coin]}, lily: {at: Rome}}
      """
    When trish throws Bent Coin away
    Then it is refused by discarding-full.1
    When trish trades with lily
    And trish offers Bent Coin
    Then Bent Coin is in lily's possessions

  @discarding.1
  Scenario: Nor what is another's
    Given the situation
      """
      investigators: {trish: {at: Rome, possessions: [Bent Coin]}, lily: {at: Rome}}
      """
    When lily throws Bent Coin away
    Then it is refused by discarding.1

  @discarding-full.3
  Scenario: Another player cuts the deck that is formed anew
    Given the situation
      """
      investigators: {norman: {}, lily: {}}
      cards:
        Only One: {type: asset}
        Gift: {type: general, does: [{gain card: asset}]}
      asset discard: [Only One]
      without the sample set: true
      """
    When norman resolves Gift
    Then Only One is in norman's possessions
    And lily has cut the deck that was shuffled last
