Feature: Game Sequence

  Background:
    Given every other opportunity is passed

  @game-sequence.2
  Scenario: The end of the round follows the last turn
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 0}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then rose has 1 turn token

  @game-sequence.3
  Scenario: Another round follows
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      apocalypse: 7
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then the apocalypse level is 7
    And nobody has won

  @game-sequence.1
  Scenario: No turn before set-up is over
    Given the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      sins: {sin: Pride, acolytes: Nuns}
      story: A Short Night
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks, The Heights]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {enter: market}}
      """
    Then rose may not spend a turn token
    And rose may not want rose to be first
    When rose wants the map The Docks
    And thorley wants the map The Docks
    And karl wants the map The Docks
    And sin wants the map The Docks
    Then rose may want rose to be first
