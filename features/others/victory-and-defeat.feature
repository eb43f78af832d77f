Feature: Victory and Defeat

  Background:
    Given every other opportunity is passed

  @victory-and-defeat.4 @victory-and-defeat.6
  Scenario: The Sins player wins when nobody can replace the dead
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, karl: {}, leah: {}}
      reserve: []
      current: karl
      """
    When rose suffers 1 wounds
    Then sins have won

  @victory-and-defeat.1 @victory-and-defeat.2 @victory-and-defeat.3
  Scenario: The heroes win at the moment the last mission is completed
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
      story: A Short Night
      current: rose
      monsters: {Acolyte: quay 1, Acolyte 2: quay 2}
      spaces: {quay 1: {fire: 1}}
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    Then heroes have won
    And sin may not react

  @victory-and-defeat.2
  Scenario: Every mission is completed, one after the other
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
            1: {task: {enter: quay 5}}
            2: {task: {enter: quay 2}}
            3: {task: {enter: quay 3}}
      story: A Short Night
      current: rose
      mission: 2
      """
    When rose moves to quay 2
    Then nobody has won
    And the mission is 3
    When rose moves to quay 3
    Then heroes have won

  @victory-and-defeat.7
  Scenario: Where both sides win at the same moment, the heroes do
    Given the situation
      """
      heroes: {rose: {hero: Brad, at: quay 1, wounds: 4}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {kill: Abomination}}
      story: A Short Night
      current: rose
      monsters: {Abomination: quay 1}
      reserve: []
      """
    When rose starts a fight
    And sin rolls hit, hit, blank
    And rose rolls hit, FAITH
    And rose rolls hit
    And rose turns FAITH into hit
    And rose kills Abomination
    Then Brad is dead
    And heroes have won
