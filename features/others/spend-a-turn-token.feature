Feature: Spend a Turn Token

  Background:
    Given every other opportunity is passed

  @spend-a-turn-token.1
  Scenario: A turn costs a turn token
    Given the situation
      """
      heroes: {rose: {}, karl: {}}
      first hero: rose
      phase: 2
      """
    When rose passes
    Then rose has 1 turn token

  @spend-a-turn-token.1
  Scenario: A spent token buys no turn
    Given the situation
      """
      heroes: {rose: {turn tokens: 0, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose spends a turn token
    Then it is refused by spend-a-turn-token.1

  @spend-a-turn-token.2
  Scenario: Or an extra turn token
    Given the situation
      """
      heroes: {rose: {turn tokens: 1, extra turn tokens: 1}, karl: {}}
      first hero: rose
      phase: 2
      """
    When rose spends an extra turn token
    And rose passes
    Then rose has 1 turn token
    And rose has 0 extra turn tokens

  @spend-a-turn-token.5
  Scenario: The next hero is up after one turn
    Given the situation
      """
      heroes: {rose: {}, karl: {}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And sin passes
    And rose moves to quay 2
    Then it is refused by hero-turns.2
    And karl is the current hero

  @spend-a-turn-token.6
  Scenario: Without tokens a hero is passed over
    Given the situation
      """
      heroes: {rose: {}, thorley: {turn tokens: 0}, karl: {}, leah: {turn tokens: 1, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And sin passes
    And karl passes
    And sin passes
    And leah spends an extra turn token
    And leah passes
    Then leah has 1 turn token
    And thorley has 0 turn tokens

  @spend-a-turn-token.7
  Scenario: An active token has to be used
    Given the situation
      """
      heroes: {rose: {turn tokens: 1}, karl: {turn tokens: 0}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And sin reacts
    Then rose has 0 turn tokens
    And sin has 2 reactions

  @spend-a-turn-token.8
  Scenario: Extra turn tokens need not be spent
    Given the situation
      """
      heroes: {rose: {turn tokens: 1, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose spends an extra turn token
    And rose passes
    And sin passes
    And rose passes
    And sin passes
    And rose wants rose to be first
    Then rose has 1 turn token

  @spend-a-turn-token.3 @reset-tokens.2
  Scenario: What is saved stays from round to round
    Given the situation
      """
      heroes: {rose: {turn tokens: 0, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And rose wants rose to be first
    And rose spends a turn token
    Then rose has 1 extra turn token
    And rose has 1 turn token
