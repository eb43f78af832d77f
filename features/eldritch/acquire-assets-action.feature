Feature: The Acquire Assets action

  Background:
    Given every other opportunity is passed

  @acquire-assets-action.1
  Scenario: In a City only
    Given the situation
      """
      investigators: {charlie: {at: The Amazon}}
      """
    When charlie acquires assets
    Then it is refused by acquire-assets-action.1

  @acquire-assets-action.8
  Scenario: Not beside a Monster
    Given the situation
      """
      investigators: {charlie: {at: London}}
      monsters: {Cultist: London}
      """
    When charlie acquires assets
    Then it is refused by acquire-assets-action.8

  @acquire-assets-action.2
  Scenario: The skill is Influence
    Given the situation
      """
      investigators: {charlie: {at: Rome}}
      """
    When charlie acquires assets
    And charlie rolls 1, 1, 1, 1
    Then charlie tests influence with 4 dice

  @acquire-assets-action.3 @acquire-assets-action.4 @reserve-full.4
  Scenario: Any cards whose values together are no more than the result
    Given the situation
      """
      investigators: {charlie: {at: Rome}}
      reserve: [Old Almanac, Field Glasses, Town Clerk, Army Pistol]
      """
    When charlie acquires assets
    And charlie rolls 6, 6, 6, 6
    Then charlie may gain Old Almanac, Field Glasses and Town Clerk
    And charlie may not gain Army Pistol and Town Clerk by acquire-assets-action.4
    When charlie gains Old Almanac, Field Glasses and Town Clerk
    And charlie draws Prayer Book
    And charlie draws Bent Coin
    And charlie draws Worn Codex
    Then charlie has 3 cards
    And the reserve is Army Pistol, Prayer Book, Bent Coin and Worn Codex

  @acquire-assets-action.5
  Scenario: Who can gain nothing may discard one card of the reserve
    Given the situation
      """
      investigators: {silas: {at: Rome, conditions: [Debt]}}
      reserve: [Old Almanac, Town Clerk]
      """
    When silas acquires assets
    And silas rolls 1, 1, 1
    And silas discards Bent Coin from the reserve
    Then it is refused by reserve-full.1
    When silas discards Town Clerk from the reserve
    And silas draws Bent Coin
    Then the reserve is Old Almanac and Bent Coin
    And Town Clerk is in the asset discard

  @acquire-assets-action.6
  Scenario: So may who declines what he could gain
    Given the situation
      """
      investigators: {charlie: {at: Rome, conditions: [Debt]}}
      reserve: [Old Almanac, Army Pistol]
      """
    When charlie acquires assets
    And charlie rolls 6, 1, 1, 1
    And charlie discards Army Pistol from the reserve
    And charlie draws Bent Coin
    Then Army Pistol is in the asset discard
    And charlie has 0 cards

  @acquire-assets-action.7
  Scenario: Not both, and not two
    Given the situation
      """
      investigators: {charlie: {at: Rome, conditions: [Debt]}}
      reserve: [Old Almanac, Army Pistol]
      asset deck: [Bent Coin]
      """
    When charlie acquires assets
    And charlie rolls 6, 1, 1, 1
    And charlie gains Old Almanac
    And charlie discards Army Pistol from the reserve
    Then it is refused by acquire-assets-action.7

  @reserve-full.3
  Scenario: New cards come only when the action is over
    Given the situation
      """
      investigators: {charlie: {at: Rome, conditions: [Debt]}}
      reserve: [Old Almanac]
      asset deck: [Bent Coin]
      """
    When charlie acquires assets
    And charlie rolls 6, 6, 6, 1
    Then charlie may not gain Bent Coin by reserve-full.3
    When charlie gains Old Almanac
    Then the reserve is Bent Coin
