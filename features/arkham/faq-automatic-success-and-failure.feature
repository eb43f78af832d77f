Feature: Automatic Success/Failure (FAQ 2.9)

  Background:
    Given every other opportunity is passed
    And the card Sign
      """
      abilities:
        - {free: true, during: test, cost: {discard: this}, do: {succeed automatically: true}}
      """

  @faq-automatic-success-and-failure.1
  Scenario: No token is revealed when the outcome is known before ST.3
    Given the card Ear
      """
      abilities: [{forced: {when: reveal token, who: you}, do: {gain: 1}}]
      """
    And Daisy is at the Study
    And Daisy controls Sign and Ear
    And Daisy has 0 resources
    When Daisy investigates
    And Daisy uses Sign
    Then 0 tokens are revealed
    And Daisy has 0 resources
    And the test succeeds

  @faq-automatic-success-and-failure.2
  Scenario Outline: ST.4 is skipped as well
    Given the card Omen
      """
      abilities: [{free: true, during: test, do: {fail automatically: true}}]
      """
    And the card Howling Hall
      """
      type: location
      shroud: 2
      abilities: [{forced: {when: symbol effects, who: {kind: investigator, at: this}}, do: {horror: 1}}]
      """
    And the situation
      """
      locations: {howling hall: {card: Howling Hall}}
      """
    And Skids is at the Howling Hall
    And Skids controls <card>
    When Skids tests agility (2)
    And Skids uses <card>
    Then step ST.5 takes place
    And step ST.4 never takes place
    And Skids has 0 horror

    Examples:
      | card |
      | Omen |
      | Sign |

  Scenario: In a test whose outcome is open ST.4 takes place there
    Given the card Howling Hall
      """
      type: location
      shroud: 2
      abilities: [{forced: {when: symbol effects, who: {kind: investigator, at: this}}, do: {horror: 1}}]
      """
    And the situation
      """
      locations: {howling hall: {card: Howling Hall}}
      """
    And Skids is at the Howling Hall
    When Skids tests agility (2)
    And Skids reveals 0
    Then Skids has 1 horror

  @faq-automatic-success-and-failure.3
  Scenario: All the other steps take place although the outcome is certain
    Given every other choice takes the first option
    And the location Vault has shroud 4 and 1 clue
    And Daisy is at the Vault
    And Daisy controls Sign
    And Daisy holds Perception
    When Daisy investigates
    And Daisy uses Sign
    And Daisy commits Perception
    Then the skill value is 7
    And the difficulty is 0
    And the test succeeds by 7
    And Daisy has 1 clue
    And Daisy has 1 card in hand

  @faq-automatic-success-and-failure.4
  Scenario: A token that decides the test has been revealed all the same
    Given Wendy is at the Attic
    And a Ghoul Minion engaged with Wendy
    And Wendy controls Baseball Bat
    When Wendy fights Ghoul Minion with Baseball Bat
    And Wendy reveals auto-fail
    Then step ST.3 takes place
    And step ST.4 takes place
    And the test fails
    And Baseball Bat is in Wendy's discard pile

  @faq-automatic-success-and-failure.5
  Scenario: Evading automatically is evading
    Given Wendy is at the Attic
    And Wendy has 5 resources
    And a Ghoul Minion engaged with Wendy
    And Wendy holds Cunning Distraction
    And Wendy controls Pickpocketing
    When Wendy plays Cunning Distraction
    And Wendy uses Pickpocketing
    Then Ghoul Minion is exhausted
    And Ghoul Minion is unengaged
    And Pickpocketing is exhausted

  @faq-automatic-success-and-failure.5
  Scenario Outline: It is no successful evasion
    Given the card Cheer
      """
      abilities: [{forced: {after: <after>, who: you, of: <of>}, do: {gain: 1}}]
      """
    And Wendy is at the Attic
    And Wendy has 5 resources
    And a Ghoul Minion engaged with Wendy
    And Wendy holds Cunning Distraction
    And Wendy controls Cheer
    When Wendy plays Cunning Distraction
    Then Ghoul Minion is exhausted
    And Wendy has 0 resources

    Examples:
      | after   | of      |
      | succeed | evade   |
      | evade   | success |
