Feature: Encounter and Scenario Cards

  @faq-encounter-and-scenario-cards.1
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

  Scenario: A move by the rules is a move by no card
    Given every other opportunity is passed
    And the card Haze
      """
      {type: asset, abilities: [{forced: {after: enter, who: you, by: {encounter: true}}, do: {lose: 1}}]}
      """
    And the card Whirlwind
      """
      {type: treachery, abilities: [{revelation: {move: Hallway}}]}
      """
    And Agnes is at Hallway
    And Agnes controls Haze
    And Agnes has 3 resources
    And the top of the encounter deck is Whirlwind
    And Hallway connects to Attic
    And it is Agnes's turn
    When Agnes moves to Attic
    Then Agnes has 3 resources
    When Agnes draws Whirlwind from the encounter deck
    Then Agnes has 2 resources
