Feature: Draw Extra Sin Cards

  Background:
    Given every other opportunity is passed

  @draw-extra-sin-cards.2
  Scenario: One for each Altar without a hero
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 1}
      spaces: {quay 1: {altars: 1}, quay 3: {altars: 1}, quay 4: {altars: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And rose wants rose to be first
    Then sin has 3 sin cards

  @draw-extra-sin-cards.3
  Scenario: Each counts on its own
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 1}
      spaces: {quay 3: {altars: 2}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And rose wants rose to be first
    Then sin has 3 sin cards
