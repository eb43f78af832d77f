Feature: Move a Monster

  Background:
    Given every other opportunity is passed

  @move-a-monster.1
  Scenario: Any monster moves two spaces
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 6}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Abomination to quay 5
    And sin moves Abomination to quay 4
    And sin moves Abomination to quay 3
    Then it is refused by movement.1
    And Abomination is at quay 4

  @move-a-monster.2
  Scenario: One monster
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 2, Acolyte 2: cathedral}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 1
    And sin moves Acolyte 2 to quay 1
    Then it is refused by move-a-monster.2

  @move-a-monster.3
  Scenario: None need move
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 1, Acolyte: quay 4}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 5
    And sin starts a fight with rose
    And sin rolls blank, blank, blank
    And rose rolls skill, skill
    Then Acolyte is at quay 5

  @move-a-monster.2
  Scenario: In the next reaction it may be another one, and it moves as far
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: quay 1}}
      monsters: {Acolyte: quay 4, Abomination: quay 6}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 3
    And sin moves Acolyte to quay 4
    And sin passes
    And thorley passes
    And sin reacts
    And sin moves Abomination to quay 5
    And sin moves Abomination to quay 4
    Then Abomination is at quay 4
    And Acolyte is at quay 4

  @move-a-monster.1
  Scenario: A monster that is not on the board moves nowhere
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte 2 to quay 2
    Then it is refused by move-a-monster.1
    When sin moves Acolyte to quay 2
    Then Acolyte is at quay 2
