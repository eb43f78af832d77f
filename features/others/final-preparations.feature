Feature: Final Preparations

  Background:
    Given every other opportunity is passed

  @final-preparations.6
  Scenario: Deaths do not change the number of Reaction tokens
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0, wounds: 4}}
      monsters: {Acolyte: quay 1}
      sins: {sin: Pride, reactions: 0}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    And rose wants rose to be first
    Then sin has 3 reactions

  @final-preparations.1 @final-preparations.2
  Scenario: The Upgrade cards are shuffled, and the top five are the inventory
    Given the situation
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
      map: The Docks
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      """
    When rose draws Sample Shield
    And rose draws Sample Vest
    And rose draws Ice Blade
    And rose draws Sample Rifle
    And rose draws Sample Baton
    Then the inventory is Sample Shield, Sample Vest, Ice Blade, Sample Rifle and Sample Baton
    And the upgrade deck holds 5 cards

  @final-preparations.4 @final-preparations.5 @final-preparations.7
  Scenario: Four heroes bring four Sin cards and four active Reaction tokens
    Given the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose, player: ann}, thorley: {hero: Thorley, player: ann}, karl: {hero: Karl, player: ben}, leah: {hero: Leah, player: ben}}
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
    Then sin has 4 sin cards
    And sin has 4 reactions
    When rose wants rose to be first
    And karl wants rose to be first
    And rose spends a turn token
    And rose passes
    Then sin may react

  @final-preparations.3
  Scenario: Cards of team expansions are shuffled together with the others
    Given the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      sins: {sin: Pride, acolytes: Nuns}
      story: The Drowned Bells
      map: The Docks
      cards: {Gamma Lens: {type: upgrade, does: [{bonus: dice}]}}
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand]
      """
    When rose draws Gamma Lens
    And rose draws Sample Vest
    And rose draws Ice Blade
    And rose draws Sample Rifle
    And rose draws Sample Baton
    And sin places a fire token at quay 5
    Then Gamma Lens is in the inventory
    And Sample Shield is in the upgrade deck
