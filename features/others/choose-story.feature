Feature: Choose Story

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
      map: The Docks
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """

  @choose-story.1 @choose-story.2
  Scenario: All players name the same story
    When rose wants the story A Short Night
    Then rose may not want the story The Last Ferry by choose-story.2
    And thorley may want the story The Last Ferry
    When thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story A Short Night
    Then the story is A Short Night
    And rose may not want the story The Last Ferry by choose-story.2

  @choose-story.2
  Scenario: Where they do not agree neither the majority nor the Sins player decides, but the lot
    When rose wants the story A Short Night
    And thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story The Drowned Bells
    And the story drawn is The Drowned Bells
    And sin places a fire token at quay 2
    Then the story is The Drowned Bells

  @choose-story.2
  Scenario: Anybody may want it drawn at random
    When rose leaves the story to chance
    And thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story A Short Night
    And the story drawn is A Short Night
    Then the story is A Short Night

  @choose-story.3 @choose-story.9 @choose-story.10
  Scenario: It begins with the first mission and without progress
    When rose wants the story A Short Night
    And thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story A Short Night
    Then the mission is 1
    And the mission progress is 0

  @choose-story.3 @choose-story.7
  Scenario: The Apocalypse deck is that of the type of the story
    When rose wants the story A Short Night
    And thorley wants the story A Short Night
    And karl wants the story A Short Night
    And sin wants the story A Short Night
    Then the story is one of Terror
    And Sample Blackout is in the apocalypse card deck
    And Sample Curfew is not in the apocalypse card deck
