Feature: Forced Corruption

  Background:
    Given every other opportunity is passed

  @forced-corruption.1 @forced-corruption.2
  Scenario: Something forces corruption on a hero
    Given the situation
      """
      heroes: {rose: {corruption: 3}}
      current: rose
      """
    When rose is forced to take 2 corruption
    Then rose's corruption level is 5

  @forced-corruption.3
  Scenario: It gives no bonus
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 2}
      spaces: {quay 2: {corruption: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption
    And rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose's corruption level is 3
    And rose's fight dice is 2

  @forced-corruption.4 @forced-corruption.5
  Scenario: At the last level it is a wound
    Given the situation
      """
      heroes: {rose: {corruption: 6, wounds: 1}}
      current: rose
      """
    When rose is forced to take 3 corruption
    And rose covers slot 2
    And rose covers slot 3
    Then rose's corruption level is 7
    And rose has 3 wounds
