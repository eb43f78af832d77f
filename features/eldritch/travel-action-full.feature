Feature: The Travel action

  Background:
    Given every other opportunity is passed

  @travel-action-full.1 @adjacent.1
  Scenario: One space along a path of any type
    When lily travels to The Himalayas
    Then lily is at The Himalayas

  @travel-action-full.1
  Scenario: Not to a space that is two paths away
    Given norman is at Arkham
    When lily passes
    And norman travels to Buenos Aires
    Then it is refused by travel-action-full.1
    When norman travels to 8
    Then norman is at 8

  @travel-action-full.2
  Scenario: One further space for each ticket
    Given the situation
      """
      investigators: {silas: {at: San Francisco, train tickets: 2}}
      """
    When silas travels to 5
    And silas spends a train ticket to move to Arkham
    And silas spends a train ticket to move to 6
    Then silas is at 6
    And silas has 0 train tickets
    And silas has 1 action left

  @travel-action-full.3
  Scenario Outline: A ticket goes along a path of its type only
    Given the situation
      """
      investigators: {silas: {at: <start>, train tickets: 1, ship tickets: 1}}
      """
    When silas travels to <first>
    And silas spends a <ticket> ticket to move to <second>
    Then it is refused by travel-action-full.3
    And silas is at <first>

    Examples:
      | start         | first | ticket | second |
      | San Francisco | 5     | ship   | Arkham |
      | Rome          | 14    | ship   | 16     |
      | Arkham        | 8     | train  | 7      |

  @travel-action-full.4
  Scenario: No ticket fits an Uncharted path
    Given the situation
      """
      investigators: {trish: {at: Tokyo, ship tickets: 2}}
      """
    When trish travels to Shanghai
    And trish spends a ship ticket to move to The Himalayas
    Then it is refused by travel-action-full.3

  @travel-action-full.5
  Scenario: A ticket without a Travel action moves nobody
    Given the situation
      """
      investigators: {mark: {train tickets: 1}}
      """
    When mark spends a train ticket to move to 16
    Then it is refused by travel-action-full.5

  @travel-action-full.6
  Scenario: A Monster does not hinder it
    Given the situation
      """
      investigators: {charlie: {at: Rome}}
      monsters: {Ghoul: Rome}
      """
    When charlie travels to London
    Then charlie is at London

  @travel-action.1
  Scenario: Several moves are one action
    Given the situation
      """
      investigators: {lola: {at: London, ship tickets: 1}}
      """
    When lola travels to Rome
    And lola spends a ship ticket to move to 10
    Then lola is at 10
    And lola has 1 action left

  @spend-full.1
  Scenario: Tickets are gained, spent as a cost, and not spent where there are too few
    Given the situation
      """
      investigators: {lily: {at: Rome, sanity: 3}}
      cards:
        Harbour: {type: mythos, traits: [Event], does: [{gain: ship ticket, number: 2}]}
        Agent:
          type: mythos
          traits: [Event]
          does: [{unless: [{spend: ship ticket, number: 2}], then: [{lose: 1, of: sanity}]}]
      """
    When the mythos card Harbour is resolved
    Then lily has 2 ship tickets
    And lily has 0 train tickets
    When the mythos card Agent is resolved
    And lily resolves the effect
    Then lily has 0 ship tickets
    And lily has 3 sanity
