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

  Rule: The last token that leaves a card may have its reverse resolved

    Background:
      Given every other opportunity is passed
      And the card Old Actor
        """
        type: asset
        class: mythos
        reverse card: {type: story, name: What the Actor Saw, game text: [{gain: 2}]}
        abilities:
          - action: 1
            do: {move tokens: clues, from: this, to: you}
          - forced: {when: lose tokens, what: this, of: clues, and: {amount: {tokens: clues, on: this}, at most: 0}}
            do: {resolve story card: this}
        """
      And the situation
        """
        investigators: {roland: {at: attic, play area: [{card: Old Actor, clues: 2}]}}
        """
      And Roland has 1 resource
      And it is Roland's turn

    Scenario: The last clue that is taken, and none before
      When Roland uses Old Actor
      Then Roland has 1 clue
      And Roland has 1 resource
      When Roland uses Old Actor
      Then Roland has 2 clues
      And Roland has 3 resources
      And Old Actor is in play

    Scenario: The last clue that an effect removes
      When Roland resolves these effects
        """
        - {lose: 2, of: clues, on: Old Actor}
        """
      Then Roland has 3 resources
      And Roland has 0 clues
