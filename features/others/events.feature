Feature: Events

  Background:
    Given every other opportunity is passed

  @events.1
  Scenario: The event comes before the next mission
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
            1: {task: {enter: quay 2}, then: [{summon: Avatar}]}
            2: {task: {kill: Avatar}}
      story: A Short Night
      current: rose
      """
    When rose moves to quay 2
    And sin has Avatar enter at gate 2
    Then Avatar is at gate 2
    And the mission is 2
    And mission 1 is completed before Avatar is summoned at gate 2

  @events.3
  Scenario: A free Nest is taken before a blocked one
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
            1: {task: {enter: quay 2}, then: [{summon: Avatar}]}
            2: {task: {kill: Avatar}}
      story: A Short Night
      current: rose
      monsters: {Acolyte: gate 2}
      spaces: {quay 6: {nest: 1}}
      """
    When rose moves to quay 2
    Then sin may not have Avatar enter at gate 2 by summon-monsters.8
    And sin may not have Avatar enter at quay 1 by summon-monsters.6
    And sin may have Avatar enter at quay 6
    When sin has Avatar enter at quay 6
    Then Avatar is at quay 6

  @events.4
  Scenario: Where all Nests are blocked it is placed on any of them
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
            1: {task: {enter: quay 2}, then: [{summon: Avatar}]}
            2: {task: {kill: Avatar}}
      story: A Short Night
      current: rose
      monsters: {Acolyte: gate 2, Acolyte 2: market}
      """
    When rose moves to quay 2
    And sin has Avatar enter at market
    Then Avatar is at market

  @events.1
  Scenario: An event may place tokens and raise the track
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
            1: {task: {enter: quay 2}, then: [{place: nest, at: quay 5, number: hero number}, {rise: 1}]}
            2: {task: {kill: Avatar}}
      story: A Short Night
      current: rose
      """
    When rose moves to quay 2
    Then there are 3 nest tokens at quay 5
    And the apocalypse level is 1
    And the mission is 2
