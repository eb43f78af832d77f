Feature: Sin Cards

  Background:
    Given every other opportunity is passed

  @sin-cards.7
  Scenario: A hand has no maximum
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 3}
      spaces: {quay 4: {altars: 5}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And sin draws Sample Hide
    And sin draws Sample Whisper
    And sin draws Sample Arson
    And rose wants rose to be first
    Then sin has 8 sin cards
