Feature: Game Overview

  Background:
    Given every other opportunity is passed
    And the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      sins: {sin: Pride, acolytes: Nuns}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks, The Heights]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions: {1: {task: {kill: Acolyte}, times: 2}, 2: {task: {enter: quay 3}}}
      story: A Short Night
      map: The Docks
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """

  @game-overview.2
  Scenario: The missions are those of the board in use
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to quay 2
    And rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    Then the story is A Short Night
    And the mission is 1
    And the mission progress is 1
