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

  @decide-the-first-hero.2
  Scenario: The next round may have another first hero
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}, thorley: {turn tokens: 0}, karl: {turn tokens: 0}}
      first hero: thorley
      current: karl
      """
    When karl passes
    And sin passes
    And rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    Then rose is the first hero
