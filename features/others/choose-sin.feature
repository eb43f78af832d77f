Feature: Choose Sin

  Background:
    Given every other opportunity is passed
    And the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
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

  @choose-sin.1 @choose-sin.2
  Scenario: The Sins player names one Sin
    Given the situation
      """
      sins: {acolytes: Nuns}
      """
    When sin chooses Sloth
    Then sin plays Sloth
    And sin may not choose Pride by choose-sin.2

  @choose-sin.2
  Scenario: The Sin is determined at random
    Given the situation
      """
      sins: {acolytes: Nuns}
      """
    When sin leaves the sin to chance
    And the sin drawn is Sloth
    Then sin plays Sloth

  @choose-sin.4
  Scenario: The track begins at 0
    Given the situation
      """
      sins: {sin: Pride, acolytes: Nuns}
      """
    Then the apocalypse level is 0

  @choose-sin.5
  Scenario: The Sin Power in use is that of the Sin
    Given the situation
      """
      sins: {acolytes: Nuns}
      """
    When sin chooses Pride
    And rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to quay 2
    And rose starts a fight
    Then rose's defense is 0
    When sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then rose has 0 wounds

  @choose-sin.7 @choose-sin.8
  Scenario: No seventh Abomination comes
    Given the situation
      """
      sins: {sin: Pride, acolytes: Nuns}
      map: Six Of Them
      maps:
        Six Of Them:
          spaces: {yard: {beside: [lane], printed: [nest]}, lane: {beside: [hall]}, hall: {district: [heal]}}
          monsters: {hall: [Abomination, Abomination 2, Abomination 3, Abomination 4, Abomination 5, Abomination 6]}
      story: One Lane
      stories:
        One Lane:
          type: Terror
          maps: [Six Of Them]
          begins: [{place: fire, at: hall}]
          ends: [{rise: 1}]
          missions: {1: {task: {enter: lane}, then: [{summon: Abomination}]}, 2: {task: {enter: hall}}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to lane
    Then mission 1 is completed
    And the mission is 2
    And Abomination 6 is at hall

  @choose-sin.6
  Scenario: The deck has the cards of that Sin, shuffled, and of no other
    Given the situation
      """
      sins: {acolytes: Nuns}
      """
    When sin chooses Sloth
    Then Sample Torpor is in the sin card deck
    And Sample Fall is not in the sin card deck
