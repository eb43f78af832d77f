Feature: The Golden Rules

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @golden-rules.1
  Scenario: Cards ready before anybody draws, as the reference has it, whatever another booklet says
    Given Roland is at the Study
    And an exhausted Ghoul Minion at the Study
    And the top of Roland's deck is Emergency Cache
    When the upkeep phase is played
    Then step 4.3 comes before Ghoul Minion engages Roland
    And Ghoul Minion engages Roland before Roland draws Emergency Cache
    And Ghoul Minion is engaged with Roland
