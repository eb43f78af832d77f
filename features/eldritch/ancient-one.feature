Feature: The Ancient One

  Background:
    Given the situation
      """
      phase: set up
      investigators: {anna: , ben: , cleo: }
      lead: ben
      asset deck: [Town Clerk, Bent Coin, Old Almanac, Camp Stove]
      gate stack: [Rome]
      clue pool: [Tokyo, Rome]
      expedition encounter deck: [Burnt Birches]
      """

  @setup.5
  Scenario: The Lead Investigator chooses an investigator first
    When cleo chooses to play Leo Anderson
    Then it is refused by setup.5

  @setup.4 @setup.5
  Scenario: The others follow clockwise
    When ben chooses to play Leo Anderson
    Then anna may not choose to play Jim Culver by setup.5
    And cleo may choose to play Jim Culver
    And cleo may not choose to play Leo Anderson by setup.5
    And ben is the lead investigator

  @setup.8 @lead-investigator.4
  Scenario: The players choose the Ancient One as a group, and the Lead Investigator has the final say
    When ben chooses to play Leo Anderson
    And cleo chooses to play Silas Marsh
    And anna chooses to play Trish Scarborough
    Then anna may not settle on Azathoth by lead-investigator.4
    When ben settles on Cthulhu
    And the monster drawn is Ghoul
    And the mystery drawn is Dreams of Salt
    Then the ancient one is Cthulhu
    And doom is 12

  @ancient-one.1
  Scenario: It stays to the end
    When ben chooses to play Leo Anderson
    And cleo chooses to play Silas Marsh
    And anna chooses to play Trish Scarborough
    And ben settles on Cthulhu
    And the monster drawn is Ghoul
    And the mystery drawn is Dreams of Salt
    And ben settles on Azathoth
    Then it is refused by ancient-one.1
