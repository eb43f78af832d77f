Feature: Taking Corruption

  Background:
    Given every other opportunity is passed

  @taking-corruption.1
  Scenario: The marker starts at 1 and counts
    Given the situation
      """
      heroes: {rose: {}}
      current: rose
      """
    When rose is forced to take 3 corruption
    Then rose's corruption level is 4

  @taking-corruption.2
  Scenario: Forced it brings no bonus, taken by choice it does
    Given the situation
      """
      cards:
        Lies: {type: sin, when: [turn begins], does: [{corruption: 1}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Lies]}
      monsters: {Acolyte: quay 1}
      first hero: rose
      phase: 2
      """
    When rose spends a turn token
    And sin plays Lies
    And rose starts a fight
    Then rose's corruption level is 2
    And rose's fight dice is 2
    When rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose's corruption level is 3
    And rose rolls 3 dice
