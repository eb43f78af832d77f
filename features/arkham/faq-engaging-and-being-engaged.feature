Feature: Engaging and being engaged

  Background:
    Given Hallway connects to Attic
    And the card Bait
      """
      {type: asset, abilities: [{reaction: {after: engage, who: you, what: enemy}, do: {gain: 1}}]}
      """

  @faq-engaging-and-being-engaged.1
  Scenario: Whom an investigator engages has engaged the investigator
    Given every other opportunity is passed
    And Skids is at the Hallway
    And an exhausted Young Deep One at the Hallway
    When Skids engages Young Deep One
    Then Skids has 1 horror

  @faq-engaging-and-being-engaged.2
  Scenario: Whom an enemy engages has engaged the enemy
    Given every other opportunity is passed
    And Wendy is at the Attic
    And Wendy controls Bait
    And a Swarm of Rats at the Hallway
    When the enemy phase is played
    And Wendy uses Bait
    Then Wendy has 1 resource

  @faq-engaging-and-being-engaged.3
  Scenario: Both are the same moment, forced abilities first
    Given every other opportunity is passed
    And Wendy is at the Attic
    And Wendy controls Bait
    And a Young Deep One at the Hallway
    When the enemy phase is played
    And Wendy uses Bait
    Then young deep one initiates before wendy uses bait
    And wendy uses bait before young deep one attacks wendy
    And Wendy has 1 resource

  @faq-engaging-and-being-engaged.3
  Scenario: The forced ability may defeat who could have reacted
    Given the card Solace
      """
      {type: asset, abilities: [{reaction: {after: engage, who: you, what: enemy}, do: {heal horror: 1}}]}
      """
    And Agnes is at the Hallway
    And Agnes has 7 horror
    And Agnes controls Solace
    And an exhausted Young Deep One at the Hallway
    When Agnes engages Young Deep One
    Then Agnes is defeated
    And agnes does not use solace
