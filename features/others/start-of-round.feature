Feature: Start of Round

  Background:
    Given every other opportunity is passed

  @start-of-round.1
  Scenario: The first hero is named when the tasks are done
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: street}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: market}}
      story: A Short Night
      """
    Then rose may not want rose to be first
    When sin places a fire token at quay 1
    Then rose may want rose to be first
