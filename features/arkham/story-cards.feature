@revised
Feature: Story Cards

  Background:
    Given every other opportunity is passed

  @story-cards.2
  Scenario: Its story is read and its game text is resolved
    Given the card Old Mill
      """
      type: location
      shroud: 2
      reverse card: {type: story, name: What the Miller Saw, game text: [{gain: 2}, {horror: 1, to: you}]}
      """
    And the situation
      """
      locations: {mill: {card: Old Mill}}
      """
    And Roland is at Mill
    And Roland has 1 resource
    When Roland resolves these effects
      """
      - {resolve story card: your location}
      """
    Then Roland has 3 resources
    And Roland has 1 horror
    And the story of What the Miller Saw is read before roland gains resources

  @story-cards.2
  Scenario: Wherever the card lies that is meant
    Given the card Diary
      """
      {type: story, game text: [{draw: 1}]}
      """
    And the situation
      """
      set aside: [Diary]
      """
    And Roland is at the Hallway
    When Roland resolves these effects
      """
      - {resolve story card: {kind: card, named: Diary, zone: set aside}}
      """
    Then Roland draws a card
