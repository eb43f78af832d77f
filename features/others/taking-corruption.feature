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
