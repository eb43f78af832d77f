Feature: Beginning of Round Story Tasks

  Background:
    Given every other opportunity is passed

  @beginning-of-round-story-tasks.1 @beginning-of-round-story-tasks.2
  Scenario: The tasks are carried out from the first round on
    Given the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
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
    Then there are 1 fire tokens at gate 1

  @beginning-of-round-story-tasks.2
  Scenario: Every round brings them again
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: market}}
      story: A Short Night
      current: rose
      spaces: {gate 1: {fire: 1}}
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then there are 2 fire tokens at gate 1

  @beginning-of-round-story-tasks.3
  Scenario: The Sins player decides where
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: district}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: market}}
      story: A Short Night
      """
    Then sin may place a fire token at market
    And sin may not place a fire token at quay 1 by beginning-of-round-story-tasks.3
    When sin places a fire token at market
    Then there are 1 fire tokens at market
