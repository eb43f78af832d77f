Feature: The Lead Investigator

  @lead-investigator.3
  Scenario: When the Mythos Phase ends the token may be given to anybody
    Given the situation
      """
      investigators: {mark: {}, lola: {}, silas: {}}
      phase: 3
      mythos deck: [A Quiet Night]
      """
    When mark gives the lead to silas
    And a round begins
    Then silas is the lead investigator
    And silas may rest
    And mark may not rest by actions.2

  @lead-investigator.3
  Scenario: Not in the Action Phase
    When lily gives the lead to norman
    Then it is refused by lead-investigator.3

  @investigator.2
  Scenario: The active investigator is whose turn it is
    Given norman is the lead investigator
    When lily's turn begins
    Then lily is the active investigator

  @investigator.3
  Scenario: In the Mythos Phase it is the Lead Investigator
    Given the game is played without the sample set
    When the mythos phase begins
    Then lily is the active investigator
