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

  Rule: Who it is

    Background:
      Given every other opportunity is passed
      And the situation
        """
        scenario: {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        lead: undecided
        investigators:
          roland: {card: Roland Banks, deck: []}
          daisy: {card: Daisy Walker, deck: []}
          wendy: {card: Wendy Adams, deck: []}
        """

    @lead-investigator.2
    Scenario Outline: The investigators choose one of them when a scenario is set up
      Then it waits for Roland
      And it waits for Daisy
      And it waits for Wendy
      When <whom> is chosen to lead
      Then <whom> leads

      Examples:
        | whom   |
        | Roland |
        | Daisy  |
        | Wendy  |

    @lead-investigator.3
    Scenario Outline: Who cannot agree draws lots: it may be any of them
      When the players cannot agree
      And <whom> is chosen at random
      Then <whom> leads
      And at set-up 3, Roland leads

      Examples:
        | whom   |
        | Roland |
        | Daisy  |
        | Wendy  |
