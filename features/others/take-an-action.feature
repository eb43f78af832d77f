Feature: Take an Action

  Background:
    Given every other opportunity is passed

  @take-an-action.1
  Scenario: A fight is an action
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose has taken an action

  @take-an-action.2
  Scenario: One action in a turn
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, skill, skill
    And rose starts a fight
    Then it is refused by take-an-action.2

  @take-an-action.3
  Scenario: The action may be left out
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose passes
    And sin passes
    Then karl is the current hero
