Feature: Move and Take an Action

  Background:
    Given every other opportunity is passed

  @move-and-take-an-action.1
  Scenario: The action may come before the move
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {nest: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, hit, hit, hit
    And rose removes a nest token
    And rose moves to quay 2
    And rose moves to quay 3
    Then rose is at quay 3

  @move-and-take-an-action.2
  Scenario: A move is not taken up again after the action
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {nest: 1}}
      current: rose
      """
    When rose moves to quay 2
    And rose resolves a crisis
    And rose rolls hit, hit, hit, hit
    And rose moves to quay 3
    Then it is refused by move-and-take-an-action.2

  @taking-wounds.7
  Scenario: What nothing asks for is not done, and no turn is passed for it
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 2}}
      current: rose
      """
    When rose removes the wound on slot 1
    Then it is refused by taking-wounds.7
    When rose moves to quay 2
    Then rose is at quay 2
    And rose has 2 wounds
