Feature: Choose Map

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
      story: A Short Night
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """

  @choose-map.1 @choose-map.2
  Scenario: The players agree on a map of the story
    Given the situation
      """
      stories: {A Short Night: {begins: [{place: fire, at: crossing}]}}
      """
    When rose wants the map The Heights
    And thorley wants the map The Heights
    And karl wants the map The Heights
    And sin wants the map The Heights
    Then the map is The Heights
    And rose is at terrace 1

  @choose-map.1
  Scenario: No map of another story
    Given the situation
      """
      story: One Map
      stories:
        One Map:
          type: Terror
          maps: [The Heights]
          begins: [{place: fire, at: crossing}]
          ends: [{rise: 1}]
          missions: {1: {task: {kill: Acolyte}, times: 2}, 2: {task: {enter: chapel}}}
      """
    Then rose may not want the map The Docks by choose-map.1
    When rose wants the map The Heights
    And thorley wants the map The Heights
    And karl wants the map The Heights
    And sin wants the map The Heights
    Then the map is The Heights

  @choose-map.2
  Scenario: The map is drawn
    When rose leaves the map to chance
    And thorley leaves the map to chance
    And karl leaves the map to chance
    And sin leaves the map to chance
    And the map drawn is The Docks
    Then the map is The Docks

  @choose-map.3 @choose-map.4 @choose-map.5
  Scenario: Tiles, tokens and monsters lie as the map shows them
    Given the situation
      """
      map: The Docks
      """
    Then there are 1 fire tokens at quay 3
    And there are 1 nest tokens at quay 3
    And Acolyte is at quay 2
    And Acolyte 2 is at quay 2
    And Controller is at factory
    And there are 1 altars at east 2
    And the Proxy token lies at cathedral
    And the starting space is quay 1

  @choose-map.6
  Scenario: The special preparation of the board is carried out
    Given the situation
      """
      map: The Docks
      stories: {A Short Night: {prepares: [{place: altar, at: hospital}]}}
      """
    Then there are 1 altars at hospital

  @choose-map.4 @fire-check.1
  Scenario: A token of the map works from the first turn on
    Given the situation
      """
      map: The Docks
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose spends a turn token
    And rose moves to quay 2
    And rose moves to quay 3
    And rose covers slot 1
    And sin rolls hit
    And rose covers slot 2
    Then there is a fire check of rose
    And rose has 2 wounds
