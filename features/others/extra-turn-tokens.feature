Feature: Extra Turn Tokens

  Background:
    Given every other opportunity is passed

  @extra-turn-tokens.1
  Scenario: Picked up freely
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {extra turn: 1}}
      current: rose
      """
    When rose moves to quay 2
    And rose picks up an extra turn token
    And rose picks up an extra turn token
    Then it is refused by extra-turn-tokens.1
    When rose moves to quay 3
    Then rose has 1 extra turn token

  @extra-turn-tokens.2
  Scenario: Spent in any round
    Given the situation
      """
      heroes: {rose: {turn tokens: 0, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And rose wants rose to be first
    And rose spends an extra turn token
    Then rose has 2 turn tokens
