Feature: Choose Acolytes

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

  @choose-acolytes.1 @choose-acolytes.2
  Scenario: The Sins player names one type
    Given the situation
      """
      sins: {sin: Pride}
      """
    When sin takes the Hobos
    Then the acolytes of sin are Hobos
    And sin may not take the Nuns by choose-acolytes.2

  @choose-acolytes.2
  Scenario: The type is determined at random
    Given the situation
      """
      sins: {sin: Pride}
      """
    When sin leaves the acolyte type to chance
    And the acolyte type drawn is Doctors
    Then the acolytes of sin are Doctors

  @choose-acolytes.2
  Scenario: Nobody but the Sins player has a say in it
    Given the situation
      """
      sins: {sin: Pride}
      """
    When rose leaves the acolyte type to chance
    Then it is refused by choose-acolytes.2

  @choose-acolytes.4 @choose-acolytes.5
  Scenario: The board of the type is in use, with the figures that the map has left over
    Given the situation
      """
      sins: {sin: Sloth}
      """
    When sin takes the Doctors
    And rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to quay 2
    And rose starts a fight
    And rose passes
    Then sin may not add Acolyte 3 by acolyte-boards.11
    And sin may add Acolyte 4
    When sin adds Acolyte 4
    And sin rolls blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then rose is barred from healing
    And Acolyte 4 is at quay 2

  @choose-acolytes.6 @acolyte-boards.11
  Scenario: No figure of another type takes the place of one
    Given the situation
      """
      sins: {sin: Sloth, acolytes: Nuns}
      map: Six Of Them
      maps:
        Six Of Them:
          spaces: {yard: {beside: [lane]}, lane: {beside: [hall]}, hall: {district: [heal]}}
          monsters: {lane: [Acolyte, Acolyte 2, Acolyte 3, Acolyte 4, Acolyte 5, Acolyte 6]}
      story: One Lane
      stories:
        One Lane:
          type: Terror
          maps: [Six Of Them]
          begins: [{place: fire, at: hall}]
          ends: [{rise: 1}]
          missions: {1: {task: {kill: Acolyte}}}
      """
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to lane
    And rose starts a fight
    And rose passes
    Then sin may not add Acolyte by acolyte-boards.11
    When sin passes
    And sin rolls blank, blank, blank, blank, blank, blank, blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then sin has 3 reactions
