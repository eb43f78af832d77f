Feature: Victory and Defeat

  Background:
    Given every other opportunity is passed

  @victory-and-defeat.4 @victory-and-defeat.6
  Scenario: The Sins player wins when nobody can replace the dead
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, karl: {}, leah: {}}
      reserve: []
      current: karl
      """
    When rose suffers 1 wounds
    Then sins have won
