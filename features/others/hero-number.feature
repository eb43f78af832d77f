Feature: Hero Number

  Background:
    Given every other opportunity is passed

  @hero-number.1 @hero-number.2
  Scenario: With three heroes in use it is three times
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: quay 2}, times: hero number}
            2: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      mission progress: 2
      """
    When rose moves to quay 2
    Then the mission is 2

  @hero-number.1 @hero-number.2
  Scenario: With four heroes in use three times are not enough
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}, leah: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: quay 2}, times: hero number}
            2: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      mission progress: 2
      """
    When rose moves to quay 2
    Then the mission is 1
    And the mission progress is 3

  @hero-number.3
  Scenario: One Hero player who runs three heroes counts three
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
            1: {task: {enter: quay 2}, times: hero number}
            2: {task: {enter: quay 3}}
      """
    When rose wants rose to be first
    And rose moves to quay 2
    Then the mission progress is 1
    And the mission is 1

  @hero-number.4 @hero-death.9
  Scenario: Deaths do not lower it
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, thorley: {at: hospital}, karl: {at: quay 1}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: quay 2}, times: hero number}
            2: {task: {enter: quay 3}}
      story: A Short Night
      current: karl
      mission progress: 1
      removed: [Leah]
      reserve: [Brad, Rocco, Morgana]
      """
    When rose suffers 1 wounds
    And rose is replaced by Brad
    And karl moves to quay 2
    Then the mission is 1
    And the mission progress is 2
