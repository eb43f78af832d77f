Feature: Movement

  Background:
    Given every other opportunity is passed

  @movement.1
  Scenario: A hero moves two spaces at most
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      current: rose
      """
    When rose moves to quay 4
    And rose moves to quay 5
    And rose moves to quay 6
    Then it is refused by movement.1
    And rose is at quay 5

  @movement.2
  Scenario: Each step leads to an adjacent space
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      current: rose
      """
    When rose moves to quay 5
    Then it is refused by movement.2

  @movement.3
  Scenario: Spaces that share an edge are adjacent
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      current: rose
      """
    When rose moves to cathedral
    Then rose is at cathedral

  @movement.4 @movement.5
  Scenario: A river lies between its banks
    Given the situation
      """
      heroes: {rose: {at: quay 6, npcs: [Ravencorp]}}
      current: rose
      """
    When rose moves to east 1
    Then it is refused by movement.4
    When rose moves to quay 5
    And rose moves to quay 4
    And rose moves to east 2
    Then rose is at east 2

  @movement.6
  Scenario: A figure may move fewer spaces
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      monsters: {Acolyte: quay 4}
      current: rose
      """
    When rose moves to quay 4
    Then rose may start a fight
