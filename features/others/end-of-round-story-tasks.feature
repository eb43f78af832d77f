Feature: End of Round Story Tasks

  Background:
    Given every other opportunity is passed

  @end-of-round-story-tasks.1
  Scenario: The track rises where a hero has died
    Given the situation
      """
      heroes: {rose: {turn tokens: 0, wounds: 4}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{if: a hero has died, then: [{rise: 1}], otherwise: [{place: corruption, at: quay 6}]}]
          missions:
            1: {task: {enter: market}}
      story: A Short Night
      current: rose
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    And rose wants rose to be first
    Then the apocalypse level is 1
    And there are 0 corruption tokens at quay 6

  @end-of-round-story-tasks.1
  Scenario: In a round without a death they bring something else
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{if: a hero has died, then: [{rise: 1}], otherwise: [{place: corruption, at: quay 6}]}]
          missions:
            1: {task: {enter: market}}
      story: A Short Night
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then the apocalypse level is 0
    And there are 1 corruption tokens at quay 6
