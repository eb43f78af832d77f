Feature: Missions

  Background:
    Given every other opportunity is passed

  @missions.2
  Scenario: Two at once count twice, and the mission is open until there are enough
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
            1: {task: {kill: Acolyte}, times: 4}
            2: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      mission progress: 1
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1}
      dashboards: {Rose: {fight: 4}}
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit, hit, hit
    And rose kills Acolyte
    And rose kills Acolyte 2
    Then the mission progress is 3
    And the mission is 1

  @missions.3 @missions.4 @missions.5
  Scenario: The next mission is current at once, and what was done before does not count for it
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
            1: {task: {kill: Acolyte}}
            2: {task: {kill: Acolyte}, times: 2}
            3: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1}
      dashboards: {Rose: {fight: 4}}
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit, hit, hit
    And rose kills Acolyte
    And rose kills Acolyte 2
    Then the mission is 2
    And the mission progress is 0

  @missions.4
  Scenario: Later in the same turn the next mission is worked on
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
            1: {task: {kill: Acolyte}, times: 2}
            2: {task: {enter: quay 2}, times: 2}
            3: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1}
      dashboards: {Rose: {fight: 4}}
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit, hit, hit
    And rose kills Acolyte
    And rose kills Acolyte 2
    And rose moves to quay 2
    Then the mission is 2
    And the mission progress is 1

  @missions.1 @missions.2
  Scenario: Nothing counts for a mission that is not current
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
            1: {task: {enter: ravencorp hq}, times: 2}
            2: {task: {enter: quay 2}}
            3: {task: {enter: quay 3}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to quay 2
    Then the mission is 1
    And the mission progress is 0
    When rose moves to ravencorp hq
    And rose covers slot 1
    And sin rolls blank
    Then the mission progress is 1
    And the mission is 1

  @missions.6 @missions.7
  Scenario: The Hero players choose a branch together, and the other one is needed no more
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
            1: {task: {enter: quay 2}}
            2A: {task: {kill: Acolyte}}
            2B: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      """
    When rose moves to quay 2
    And rose wants mission 2B
    And thorley wants mission 2B
    And karl wants mission 2B
    Then the mission is 2B
    And nobody has won
    When rose moves to quay 3
    Then heroes have won

  @missions.8 @unite-or-fall.1 @unite-or-fall.2
  Scenario: Without agreement the Sins player chooses, and the majority does not count
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
            1: {task: {enter: quay 2}}
            2A: {task: {kill: Acolyte}}
            2B: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      """
    When rose moves to quay 2
    And rose wants mission 2B
    And thorley wants mission 2B
    And karl wants mission 2A
    And sin makes mission 2A the next
    Then the mission is 2A

  @missions.8
  Scenario: He may choose what the majority wants
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
            1: {task: {enter: quay 2}}
            2A: {task: {kill: Acolyte}}
            2B: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      """
    When rose moves to quay 2
    And rose wants mission 2B
    And thorley wants mission 2B
    And karl wants mission 2A
    And sin makes mission 2B the next
    Then the mission is 2B

  @missions.2
  Scenario: A removed token counts
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
            1: {task: {remove: fire}, times: 2}
            2: {task: {enter: quay 2}}
      story: A Short Night
      current: rose
      spaces: {quay 1: {fire: 1}}
      """
    When rose resolves a crisis
    And rose rolls skill, hit, hit, hit
    And rose removes a fire token
    Then the mission progress is 1
