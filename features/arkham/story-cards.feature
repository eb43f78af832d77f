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

  @story-cards.2
  Scenario: A card with one on its other side is turned over, and is that card from then on
    Given the card Drowned One
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      abilities: [{forced: {after: defeat, what: this}, do: [{turn over: this}, {resolve story card: this}]}]
      reverse card:
        type: story
        name: Never Buried
        abilities: [{forced: {at: end round}, do: {horror: 1, to: you}}]
        game text: [{put into play: this, area: threat area}]
      """
    And Roland is at the Hallway
    And a Drowned One engaged with Roland
    When Roland fights Drowned One
    And Roland reveals 0
    Then Drowned One is in Roland's threat area
    When the round ends
    Then Roland has 1 horror

  Scenario: It is turned back
    Given the card Drowned One
      """
      type: enemy
      fight: 4
      evade: 1
      health: 5
      damage: 1
      keywords: [hunter]
      reverse card: {type: enemy, name: Risen One, fight: 1, evade: 1, health: 5, horror: 1}
      """
    And Roland is at the Hallway
    And Drowned One with 2 damage engaged with Roland
    When Roland resolves these effects
      """
      - {turn over: Drowned One}
      """
    Then Drowned One's fight is 1
    And Drowned One has 2 damage
    And Drowned One is engaged with Roland
    And Drowned One does not have the keyword hunter
    When Roland resolves these effects
      """
      - {turn over: {kind: enemy}}
      """
    Then Drowned One's fight is 4
    And Drowned One has the keyword hunter

  Scenario: Somebody looks at its other side, and nothing follows
    Given the card Drowned One
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      abilities: [{action: 1, designator: parley, do: {look at the other side of: this}}]
      reverse card: {type: story, name: Never Buried, game text: [{horror: 1, to: you}]}
      """
    And Roland is at the Hallway
    And a Drowned One engaged with Roland
    When Roland uses Drowned One
    Then Roland has 0 horror
    And Drowned One is engaged with Roland

  Scenario: What the codex says under an entry stands on a story card
    Given the card Codex 7
      """
      {type: story, game text: [{gain: 2}]}
      """
    And the card Clerk
      """
      {type: enemy, fight: 2, evade: 2, health: 2, abilities: [{action: 1, designator: parley, do: {codex: "7"}}]}
      """
    And the situation
      """
      set aside: [Codex 7]
      """
    And Roland is at the Hallway
    And Roland has 1 resource
    And a Clerk engaged with Roland
    When Roland uses Clerk
    Then Roland has 3 resources

  @story-cards.2
  Scenario: A card that turns over while its own ability resolves bears that ability no more when it is over
    Given the card Actress
      """
      type: asset
      reverse card: {type: story, name: What the Actress Saw, game text: [{horror: 1}]}
      abilities:
        - {action: 1, do: [{turn over: this}, {resolve story card: this}, {gain: 1}]}
      """
    And the situation
      """
      locations: {study: {card: Study, attached: [Actress]}}
      investigators: {roland: {card: Roland Banks, at: study, resources: 0}}
      turn: roland
      """
    When Roland uses Actress
    Then Roland has 1 horror
    And Roland has 1 resource
