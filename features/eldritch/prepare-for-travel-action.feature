Feature: The Prepare for Travel action

  Background:
    Given every other opportunity is passed

  @prepare-for-travel-action.1
  Scenario: In a City only
    Given the situation
      """
      investigators: {leo: {at: Tunguska}}
      """
    When leo prepares for travel by train
    Then it is refused by prepare-for-travel-action.1

  @prepare-for-travel-action.2
  Scenario: One ticket
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      """
    When lola prepares for travel by train
    Then lola has 1 train ticket
    And lola has 0 ship tickets

  @prepare-for-travel-action.3
  Scenario: A Train Ticket where a Train path is
    Given the situation
      """
      investigators: {silas: {at: Sydney}}
      """
    When silas prepares for travel by train
    Then it is refused by prepare-for-travel-action.3
    And silas may prepare for travel by ship

  @prepare-for-travel-action.4
  Scenario: A Ship Ticket where a Ship path is
    Given the situation
      """
      investigators: {silas: {at: "14"}}
      """
    When silas prepares for travel by ship
    Then it is refused by prepare-for-travel-action.4
    And silas may prepare for travel by train

  @prepare-for-travel-action.5
  Scenario: Who keeps two tickets gains no third
    Given the situation
      """
      investigators: {lola: {at: Rome, train tickets: 1, ship tickets: 1}}
      """
    When lola prepares for travel by train
    And lola passes
    Then lola has 1 train ticket
    And lola has 1 ship ticket

  @prepare-for-travel-action-full.1 @prepare-for-travel-action.6
  Scenario: One of two tickets may be discarded for the new one
    Given the situation
      """
      investigators: {lola: {at: Rome, train tickets: 2}}
      """
    When lola prepares for travel by ship
    And lola discards a ship ticket
    Then it is refused by discarding.1
    When lola discards a train ticket
    Then lola has 1 train ticket
    And lola has 1 ship ticket
