Feature: Lead Investigator

  @lead-investigator.4
  Scenario Outline: Of several valid options the lead investigator has the final word
    Given every other opportunity is passed
    And Roland is at Hallway
    And Daisy is at Hallway
    And Daisy is the lead investigator
    And it is Roland's turn
    And an exhausted Ghoul Minion at Hallway
    When Ghoul Minion is readied
    Then it waits for Daisy
    When Daisy chooses <whom>
    Then Ghoul Minion is engaged with <whom>
    And Daisy decides whom ghoul minion engages

    Examples:
      | whom   |
      | Roland |
      | Daisy  |
