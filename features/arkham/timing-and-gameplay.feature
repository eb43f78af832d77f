Feature: Timing and Gameplay (Appendix II)

  Background:
    Given it is nobody's turn

  @timing-and-gameplay.1
  Scenario: Every numbered step takes place when the game comes to it, wanted or not
    Given no opportunity is passed
    And Roland is at the Study
    And Roland has 2 resources
    And the top of Roland's deck is Paranoia
    When the investigation phase is played
    And Roland ends the turn
    And the enemy phase is played
    And the upkeep phase is played
    Then paranoia is discarded
    And Roland has 1 resource
    And step 2.1 comes before step 2.2
    And step 2.2 comes before step 2.2.2
    And step 2.2.2 comes before step 2.3
    And step 2.3 comes before step 3.1
    And step 3.1 comes before step 3.2
    And step 3.2 comes before step 3.3
    And step 3.3 comes before step 3.4
    And step 3.4 comes before step 4.1
    And step 4.1 comes before step 4.2
    And step 4.2 comes before step 4.3
    And step 4.3 comes before step 4.4
    And step 4.4 comes before step 4.5
    And step 4.5 comes before step 4.6

  @timing-and-gameplay.1
  Scenario: Nobody leaves out a step of the mythos phase either
    Given no opportunity is passed
    And Roland is at the Study
    And the card Looming
      """
      {type: agenda, doom: 9}
      """
    And the card Dust
      """
      {type: treachery, abilities: [{revelation: {gain: 1}}]}
      """
    And the agenda is Looming with 2 doom
    And Roland has 0 resources
    And the top of the encounter deck is Dust
    When the mythos phase is played
    Then Looming has 3 doom
    And Roland has 1 resource
    And step 1.1 comes before step 1.2
    And step 1.2 comes before step 1.3
    And step 1.3 comes before step 1.4
    And step 1.4 comes before step 1.5

  @timing-and-gameplay.2
  Scenario: Free abilities are used in player windows, and not between them
    Given no opportunity is passed
    And Daisy is at the Study
    And Daisy controls Beat Cop
    And an exhausted Acolyte at the Study
    When the investigation phase is played
    Then Daisy may use Beat Cop
    When Daisy passes
    Then at 2.2, Daisy may not use Beat Cop by timing-and-gameplay.2
    And Daisy may use Beat Cop
    When Daisy uses Beat Cop on Acolyte
    And Daisy takes a resource
    Then step 2.2 comes before daisy uses beat cop
    And daisy uses beat cop before step 2.2.1

  @timing-and-gameplay.3
  Scenario: A skill test has windows of its own, even in a step that has none
    Given every other opportunity is passed
    And Roland is at the Study
    And Roland has 1 resource
    And Roland faces Frozen in Fear
    And Roland controls Physical Training
    When the investigation phase is played
    And Roland ends the turn
    And Roland uses Physical Training (willpower)
    And Roland reveals -1
    Then step 2.2.2 comes before roland uses physical training
    And step ST.1 comes before roland uses physical training
    And roland uses physical training before step ST.2
    And the test succeeds
    And Frozen in Fear is in the encounter discard pile
