Feature: Hero Turns

  Background:
    Given every other opportunity is passed

  Scenario: Two turns for each hero, and more by extra turn tokens
    Given the situation
      """
      heroes: {rose: {turn tokens: 1}, thorley: {turn tokens: 1, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And sin passes
    And thorley spends a turn token
    And thorley passes
    And sin passes
    And thorley spends an extra turn token
    And thorley passes
    And sin passes
    And rose wants rose to be first
    And thorley wants rose to be first
    Then rose has 1 turn tokens
    And thorley has 2 turn tokens

  @hero-turns.2
  Scenario: Clockwise from the first hero
    Given the situation
      """
      heroes: {rose: {}, thorley: {}, karl: {}}
      first hero: thorley
      phase: 2
      """
    Then thorley is the current hero
    When thorley passes
    And sin passes
    Then karl is the current hero
    When karl passes
    And sin passes
    Then rose is the current hero
    When rose passes
    And sin passes
    Then thorley is the current hero
    When thorley passes

  @hero-turns.1
  Scenario: After two turns of each hero the round is over
    Given the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose, player: ann}, thorley: {hero: Thorley, player: ann}, karl: {hero: Karl, player: ann}}
      sins: {sin: Pride, acolytes: Nuns}
      story: A Short Night
      map: The Docks
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: market}}
      """
    When rose wants rose to be first
    And rose passes
    And sin passes
    And thorley passes
    And sin passes
    And karl passes
    And sin passes
    And rose passes
    And sin passes
    And thorley passes
    And sin passes
    And karl passes
    And sin passes
    Then the phase is 1
    And there are 2 fire tokens at gate 1
