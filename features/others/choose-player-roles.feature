Feature: Choose Player Roles

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

  @choose-player-roles.1 @choose-player-roles.2 @choose-player-roles.3 @choose-heroes.3
  Scenario: One Hero player runs three heroes and speaks for them all
    Given the situation
      """
      heroes: {rose: {hero: Rose, player: ann}, thorley: {hero: Thorley, player: ann}, karl: {hero: Karl, player: ann}}
      """
    When rose wants karl to be first
    Then karl is run by ann
    And karl is the first hero
    And the phase is 2

  @choose-player-roles.1 @choose-player-roles.3 @choose-heroes.6
  Scenario: Four Hero players run one each
    Given the situation
      """
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}, leah: {hero: Leah}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And leah wants rose to be first
    Then leah is run by leah
    And sin has 4 reactions
    And leah has 2 turn tokens
