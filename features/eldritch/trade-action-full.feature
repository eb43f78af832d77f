Feature: The Trade action

  Background:
    Given every other opportunity is passed

  @trade-action-full.1
  Scenario: On the same space
    Given the situation
      """
      investigators: {leo: {at: Rome}, lily: {at: Istanbul}}
      """
    When leo trades with lily
    Then it is refused by trade-action-full.1

  @trade-action-full.2 @trade-action.1
  Scenario: Both may give any number of possessions
    Given the situation
      """
      investigators:
        leo: {at: Rome, clues: 1, possessions: [Old Almanac, Prayer Book]}
        lily: {at: Rome, ship tickets: 1}
      """
    When leo trades with lily
    And leo offers Old Almanac
    And leo offers Prayer Book
    And leo offers a clue
    And lily offers a ship ticket
    And leo passes
    And lily passes
    Then lily's possessions is Old Almanac and Prayer Book
    And lily has 1 clue
    And leo has 1 ship ticket
    And leo has 0 clues

  @trade-action-full.3
  Scenario: Nothing changes hands where one refuses
    Given the situation
      """
      investigators:
        leo: {at: Rome, clues: 1}
        lily: {at: Rome, possessions: [Old Almanac]}
      """
    When leo trades with lily
    And lily refuses the trade
    Then it is refused by trade-action-full.3
    When leo offers a clue
    And lily refuses the trade
    Then leo has 1 clue
    And lily has 0 clues
    And leo has done the trade action

  @trade-action-full.2
  Scenario: A Spell changes hands as it lies, and remains the copy that it is
    Given the situation
      """
      investigators:
        leo: {at: Rome, possessions: [White Word], facedown: [White Word], backs: [White Word 2]}
        lily: {at: Rome}
      cards: {White Word: {type: spell, backs: [[{lose: 1, of: health}], [{lose: 1, of: sanity}]]}}
      """
    When leo trades with lily
    And leo offers White Word
    Then lily's White Word lies facedown
    And lily has the White Word 2
    And leo's White Word does not lie facedown
    And leo does not have the White Word 2

  @trade-action-full.4 @conditions.3
  Scenario: Conditions cannot be traded
    Given the situation
      """
      investigators:
        leo: {at: Rome, clues: 1, conditions: [Blessed]}
        lily: {at: Rome}
      """
    When leo trades with lily
    Then leo may not offer Blessed by conditions.3
    And leo may not offer Blessed by trade-action-full.4

  @trade-action-full.4
  Scenario Outline: Tokens that are no possessions cannot be traded
    Given the situation
      """
      investigators:
        leo: {at: Rome, clues: 1, conditions: [Blessed]}
        lily: {at: Rome}
      """
    When leo trades with lily
    And leo offers <thing>
    Then it is refused by trade-action-full.4
    When leo offers a clue
    And leo passes
    And lily passes
    Then lily has 1 clue

    Examples:
      | thing          |
      | a sanity       |
      | a health       |
      | an improvement |

  Scenario Outline: A third ticket that is traded
    Given the reading third-ticket-by-trade is "<reading>"
    And the situation
      """
      investigators:
        leo: {at: Rome, ship tickets: 1}
        lily: {at: Rome, train tickets: 2}
      """
    When leo trades with lily
    And leo offers a ship ticket
    And leo passes
    And lily passes
    Then lily has 2 train tickets
    And lily has 0 ship tickets
    And leo has <left> ship tickets

    Examples:
      | reading   | left |
      | stays     | 1    |
      | discarded | 0    |

  @trade-action-full.5
  Scenario: Not with the defeated
    Given the situation
      """
      investigators: {leo: {at: Rome}, mark: {at: Rome, defeated: health, possessions: [Bent Coin]}}
      """
    When leo trades with mark
    Then it is refused by trade-action-full.5

  @trade-action-full.6
  Scenario: What changes hands is not gained
    Given the situation
      """
      investigators: {leo: {at: Rome, possessions: [Lucky Shoe]}, lily: {at: Rome}}
      cards:
        Lucky Shoe: {type: asset, when gained: [{gain: clue}]}
      """
    When leo trades with lily
    And leo offers Lucky Shoe
    Then Lucky Shoe is in lily's possessions
    And lily has 0 clues
