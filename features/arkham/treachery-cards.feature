Feature: Treachery Cards

  Background:
    Given every other opportunity is passed

  @treachery-cards.4
  Scenario: It goes where its ability says
    Given Roland is at Study
    And the top of the encounter deck is Obscuring Fog
    When Roland draws Obscuring Fog from the encounter deck
    Then Obscuring Fog is attached to Study
    And Obscuring Fog is not in the encounter discard pile

  @treachery-cards.3
  Scenario: However it came to be drawn
    Given Agnes is at Study
    And it is Agnes's turn
    And Agnes holds Drawn to the Flame
    And the top of the encounter deck is Grasping Hands
    When Agnes plays Drawn to the Flame
    And Agnes reveals 0
    Then at ST.7, Grasping Hands is not in the encounter discard pile
    And Grasping Hands is in the encounter discard pile
