Feature: Using the Metro

  Background:
    Given every other opportunity is passed

  @metro.1 @metro.3
  Scenario: A ride counts as one space, with whatever leaving and entering bring
    Given the situation
      """
      heroes: {rose: {at: quay 4}}
      monsters: {Acolyte: quay 4}
      spaces: {east 2: {fire: 1}}
      current: rose
      """
    When rose moves to east 2
    And rose covers slot 1
    And sin rolls hit
    And rose covers slot 7
    Then rose is at east 2
    And rose has 2 wounds
    And rose has 1 space moved

  @metro.2
  Scenario: Monsters do not ride
    Given the situation
      """
      heroes: {rose: {at: east 2}}
      monsters: {Abomination: quay 4}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Abomination to east 2
    Then it is refused by metro.2
