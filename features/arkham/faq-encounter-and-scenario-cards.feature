Feature: Encounter and Scenario Cards

  @revised @faq-encounter-and-scenario-cards.1
  Scenario: A location is an encounter card
    Given every other opportunity is passed
    And the card Solace
      """
      type: asset
      abilities:
        - {reaction: {when: dealt, of: horror, what: you, by: {encounter: true}}, do: {prevent horror: 1}}
      """
    And Agnes is at Hallway
    And Agnes controls Solace
    And Hallway connects to Attic
    And it is Agnes's turn
    When Agnes moves to Attic
    And Agnes uses Solace
    Then Agnes has 0 horror
