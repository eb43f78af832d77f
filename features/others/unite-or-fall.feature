Feature: Unite or Fall

  Background:
    Given every other opportunity is passed

  @unite-or-fall.1
  Scenario: Without agreement the Sins player decides
    Given the situation
      """
      heroes: {rose: {}, thorley: {}, karl: {}}
      """
    When rose wants thorley to be first
    And thorley wants thorley to be first
    And karl wants rose to be first
    And sin makes karl the first hero
    Then karl is the current hero
