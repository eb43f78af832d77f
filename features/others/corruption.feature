Feature: Corruption

  Background:
    Given every other opportunity is passed

  @corruption.1
  Scenario: A crisis is strengthened as well
    Given the situation
      """
      heroes: {leah: {at: quay 1}}
      spaces: {quay 1: {fire: 1}}
      current: leah
      """
    When leah resolves a crisis
    And leah takes voluntary corruption
    And leah rolls hit, hit, hit, hit
    Then leah rolls 4 dice for the crisis
    And leah's corruption level is 2
