Feature: Altar Tokens

  Background:
    Given every other opportunity is passed

  @altar-tokens.1
  Scenario: A hero stops every Altar of the space
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 1}
      monsters: {Acolyte: quay 1}
      spaces: {quay 1: {altars: 2}, quay 4: {altars: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And rose wants rose to be first
    Then sin has 2 sin cards
