Feature: Choose Heroes

  Background:
    Given every other opportunity is passed
    And the situation
      """
      phase: set up
      sins: {sin: Pride, acolytes: Nuns}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks, The Heights]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions: {1: {task: {kill: Acolyte}, times: 2}, 2: {task: {enter: quay 3}}}
      story: A Short Night
      map: The Docks
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """

  @choose-heroes.1 @choose-heroes.2 @choose-heroes.7 @choose-heroes.8 @choose-heroes.16
  Scenario: Those who do not start are the reserve
    Given the situation
      """
      heroes: {a: {}, b: {}, c: {}}
      """
    When a starts as Rose
    And b starts as Karl
    And c starts as Leah
    Then the reserve is Thorley, Brad, Rocco and Morgana
    And a plays Rose
    And a may not start as Karl by choose-heroes.7

  @choose-heroes.1 @choose-heroes.7
  Scenario: Nobody plays a hero whom another plays, and heroes may be drawn
    Given the situation
      """
      heroes: {a: {}, b: {}, c: {}}
      """
    When a starts as Rose
    Then b may not start as Rose by choose-heroes.1
    When b leaves the hero to chance
    And the hero drawn is Morgana
    And c starts as Leah
    Then b plays Morgana

  @choose-heroes.4 @choose-heroes.10 @choose-heroes.12 @choose-heroes.14
  Scenario: Three Hero players begin with a hero each, on the starting space
    Given the situation
      """
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    Then rose is at quay 1
    And karl is at quay 1
    And rose's corruption level is 1
    And karl has 2 turn tokens
    And rose's fight dice is 4

  @choose-heroes.13
  Scenario: The fifth wound kills
    Given the situation
      """
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      """
    When rose suffers 5 wounds
    And rose covers slot 1
    And rose covers slot 7
    And rose covers slot 6
    And rose covers slot 5
    And rose is replaced by Leah
    Then Rose is dead
    And rose has 0 wounds

  @choose-heroes.5 @choose-heroes.11 @choose-heroes.2
  Scenario: Two Hero players run two heroes each, and each speaks for both
    Given the situation
      """
      heroes: {rose: {hero: Rose, player: ann}, thorley: {hero: Thorley, player: ann}, karl: {hero: Karl, player: ben}, leah: {hero: Leah, player: ben}}
      """
    Then thorley may not want karl to be first by choose-heroes.11
    When rose wants karl to be first
    And karl wants karl to be first
    Then karl is the first hero
    And the reserve is Brad, Rocco and Morgana

  @choose-heroes.15
  Scenario: Each hero has a City Action token
    Given the situation
      """
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose spends a turn token
    And rose moves to cathedral
    And rose uses the city actions
    Then rose's city action token is at cathedral
    And karl's city action token is not at cathedral
