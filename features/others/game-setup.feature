Feature: Game Setup

  Background:
    Given every other opportunity is passed
    And the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks, The Heights]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions: {1: {task: {kill: Acolyte}, times: 2}, 2: {task: {enter: quay 3}}}
      """

  @game-setup.1 @choose-map.1
  Scenario: The story is chosen before the map
    Given the situation
      """
      sins: {sin: Pride, acolytes: Nuns}
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """
    Then rose may not want the map The Docks by game-setup.1
    When rose wants the story A Short Night
    And thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story A Short Night
    Then rose may want the map The Docks
    When rose wants the map The Docks
    And thorley wants the map The Docks
    And karl wants the map The Docks
    And sin wants the map The Docks
    Then the map is The Docks
    And the phase is 1
