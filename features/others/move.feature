Feature: Move

  Background:
    Given every other opportunity is passed

  @move.1
  Scenario: A hero may move
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      current: rose
      """
    When rose moves to quay 4
    And rose moves to quay 5
    Then rose has 2 spaces moved
