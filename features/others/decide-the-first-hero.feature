Feature: Decide the First Hero

  Background:
    Given every other opportunity is passed

  @decide-the-first-hero.1
  Scenario: The Hero players decide together
    Given the situation
      """
      heroes: {rose: {}, thorley: {}, karl: {}}
      """
    When rose wants thorley to be first
    And thorley wants thorley to be first
    And karl wants thorley to be first
    Then thorley is the current hero
