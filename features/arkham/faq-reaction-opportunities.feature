Feature: Reaction Opportunities

  Background:
    Given every other opportunity is passed
    And the location Study has shroud 2 and 1 clue
    And Roland is at the Study
    And Wendy is at the Study
    And it is Roland's turn
    And the card Survivor's Luck
      """
      type: asset
      abilities:
        - {reaction: {after: defeat, what: {kind: enemy}, at: your location}, do: {draw: 1}}
      """
    And Wendy controls Survivor's Luck
    And the top of Wendy's deck is Lucky!
    And a Swarm of Rats engaged with Roland

  @faq-reaction-opportunities.1
  Scenario: Every investigator may react, not only the active one
    When Roland fights Swarm of Rats
    And Roland reveals 0
    Then Roland may use his own ability
    And Wendy may use Survivor's Luck
    When Wendy uses Survivor's Luck
    And Roland uses his own ability
    Then Lucky! is in hand
    And Roland has 1 clue

  @faq-reaction-opportunities.2
  Scenario: The game goes on only when all have passed
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland passes
    Then it waits for wendy
    And Roland may not take a resource by faq-reaction-opportunities.2
    And Wendy may use Survivor's Luck
    When Wendy passes
    And Roland takes a resource
    Then it is not refused
    And Wendy has 0 cards in hand

  @faq-reaction-opportunities.3
  Scenario: A card drawn by the first reaction may be used to the same success
    Given the card Curiosity
      """
      type: asset
      abilities:
        - {reaction: {after: succeed, who: you, of: investigate}, do: {draw: 1}}
      """
    And the card Windfall
      """
      type: event
      cost: 0
      keywords: [fast]
      abilities:
        - {play: {after: succeed, who: you, of: investigate}, do: {gain: 3}}
      """
    And Roland has 0 resources
    And Roland controls Curiosity
    And the top of Roland's deck is Windfall
    And the situation
      """
      enemies: {swarm of rats: {engaged: wendy}}
      """
    When Roland investigates
    And Roland reveals 0
    And Roland uses Curiosity
    And Roland plays Windfall
    Then Roland has 3 resources

  @faq-reaction-opportunities.1
  Scenario: Of a card that nobody controls, whoever is there may use the ability
    Given the situation
      """
      locations:
        study:
          card:
            type: location
            name: Study
            shroud: 2
            abilities:
              - {reaction: {after: defeat, what: {kind: enemy}, at: this}, do: {gain: 1}}
      """
    And Roland has 0 resources
    And Wendy has 0 resources
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Wendy uses Study
    And Roland uses Study
    Then it is refused
    And Wendy has 1 resource
    And Roland has 0 resources

  @faq-reaction-opportunities.1
  Scenario Outline: Neither edition says which of several investigators reacts first
    Given the reading order-of-reactions is "<reading>"
    When Roland fights Swarm of Rats
    And Roland reveals 0
    Then Wendy <may> use Survivor's Luck
    And it waits for roland
    When Roland uses his own ability
    And Wendy uses Survivor's Luck
    Then Lucky! is in hand
    And Roland has 1 clue

    Examples:
      | reading      | may     |
      | as they like | may     |
      | player order | may not |
