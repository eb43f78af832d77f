Feature: Spaces with Heroes

  Background:
    Given every other opportunity is passed

  @spaces-with-heroes.1
  Scenario: A monster does not leave a hero
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}}
      monsters: {Abomination: quay 1}
      current: thorley
      """
    When thorley passes
    And sin reacts
    And sin moves Abomination to quay 2
    Then it is refused by spaces-with-heroes.1

  @spaces-with-heroes.2
  Scenario: A monster that comes to a hero stops there
    Given the situation
      """
      heroes: {rose: {at: quay 2}, thorley: {at: quay 3}}
      monsters: {Acolyte: quay 1}
      current: thorley
      """
    When thorley passes
    And sin reacts
    And sin moves Acolyte to quay 2
    And sin moves Acolyte to quay 3
    Then it is refused by spaces-with-heroes.1
