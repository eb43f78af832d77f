Feature: Advanced Team Building

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

  @advanced-team-building.2 @advanced-team-building.4 @advanced-team-building.5
  Scenario: A team of heroes of several boxes
    Given the situation
      """
      heroes: {a: {}, b: {}, c: {}}
      team expansions: true
      """
    When a settles on the team Kwanita, Rocco, Leah, Thorley, Benoit, Morgana and Karl
    Then Kwanita is in the team
    And Rose is not in the team
    And a may not start as Rose by advanced-team-building.5
    When a starts as Kwanita
    And b starts as Benoit
    And c starts as Karl
    Then the reserve is Leah, Thorley, Rocco and Morgana

  @advanced-team-building.3
  Scenario: The team is settled before anybody starts
    Given the situation
      """
      heroes: {a: {}, b: {}, c: {}}
      team expansions: true
      """
    Then a may not start as Karl by advanced-team-building.3
    When a settles on the team Kwanita, Rocco, Leah, Thorley, Benoit, Morgana and Karl
    And a starts as Karl
    And b starts as Benoit
    And c starts as Leah
    Then a plays Karl

  @advanced-team-building.4
  Scenario: Two Leaders and one Fixer are no team
    Given the situation
      """
      heroes: {a: {}, b: {}, c: {}}
      team expansions: true
      """
    Then a may not settle on the team Leah, Sample Captain, Rose, Rocco, Thorley, Brad and Karl by advanced-team-building.4
    And a may not settle on the team Leah, Rose, Rocco, Kwanita, Thorley, Brad and Karl by advanced-team-building.4
    And a may settle on the team Leah, Rose, Rocco, Thorley, Brad, Karl and Sample Medic
    When a settles on the team Leah, Rose, Rocco, Thorley, Brad, Karl and Sample Medic
    And a starts as Karl
    And b starts as Brad
    And c starts as Leah
    Then Sample Medic is in the reserve
