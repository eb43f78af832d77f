Feature: Story Board

  Background:
    Given every other opportunity is passed

  @story-board.3
  Scenario: A story lets monsters use the Metro
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          lifts: [metro.2]
          missions:
            1: {task: {enter: quay 2}}
      story: A Short Night
      current: rose
      monsters: {Acolyte: quay 4}
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to east 2
    Then Acolyte is at east 2

  @metro.2
  Scenario: Without such a rule they may not
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
      story: A Short Night
      current: rose
      monsters: {Acolyte: quay 4}
      """
    When rose passes
    And sin reacts
    Then sin may not move Acolyte to east 2 by metro.2
