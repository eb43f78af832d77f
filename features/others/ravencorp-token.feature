Feature: Ravencorp Token

  Background:
    Given every other opportunity is passed

  @ravencorp-token.1
  Scenario: Its holder moves one space more
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Ravencorp]}}
      current: rose
      """
    When rose moves to quay 2
    And rose moves to quay 3
    And rose moves to quay 4
    Then rose is at quay 4
    And rose may not move to quay 5 by movement.1
