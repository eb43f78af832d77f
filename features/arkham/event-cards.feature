Feature: Event Cards

  Background:
    Given every other opportunity is passed
    And Daisy is at the Attic
    And Roland is at the Attic
    And the location Attic has shroud 2 and 2 clues
    And it is Daisy's turn
    And Daisy has 5 resources

  @event-cards.2
  Scenario: One that is not fast takes an action of one's own turn
    Given Daisy holds Emergency Cache
    And it is Roland's turn
    When Daisy plays Emergency Cache
    Then it is refused by event-cards.2
    When Roland ends the turn
    And Daisy begins the turn
    And Daisy plays Emergency Cache
    Then Daisy has 8 resources
    And Daisy has 2 actions

  @event-cards.3
  Scenario: What it says of when it is played is observed
    Given the card Calm Search
      """
      type: event
      cost: 1
      abilities: [{event: {discover: 1}, if: {not: {there is: {kind: enemy, at: your location}}}}]
      """
    And Daisy holds Calm Search
    And a Swarm of Rats engaged with Roland
    When Daisy plays Calm Search
    Then it is refused by event-cards.3
    When Swarm of Rats is discarded
    And Daisy plays Calm Search
    Then Daisy has 1 clue

  @event-cards.4
  Scenario: It is paid, it takes effect, and then it is discarded
    Given the card Clean Slate
      """
      {type: event, cost: 1, abilities: [{event: {shuffle: {kind: card, zone: discard}}}]}
      """
    And Daisy holds Clean Slate
    And the situation also says
      """
      investigators: {daisy: {discard: [Knife, Guts]}}
      """
    When Daisy plays Clean Slate
    Then Daisy has 4 resources
    And Knife is in Daisy's deck
    And Guts is in Daisy's deck
    And Clean Slate is in Daisy's discard pile

  @event-cards.5
  Scenario: Nobody has to play it
    Given Roland holds Evidence!
    And Roland has 1 resource
    And a Swarm of Rats engaged with Roland
    When Swarm of Rats is dealt 1 damage by Roland
    And Roland passes
    Then Evidence! is in Roland's hand
    And Roland has 1 resource

  @event-cards.7
  Scenario: Not where nothing could change
    Given Daisy holds Working a Hunch
    And Daisy is at the Study
    And the location Study has shroud 2 and 0 clues
    When Daisy plays Working a Hunch
    Then it is refused by event-cards.7
    And Daisy has 5 resources

  @event-cards.6
  Scenario: Unless it says that it must be played
    Given the card Panic
      """
      {type: event, cost: 1, keywords: [fast], abilities: [{play: {after: dealt, who: you, of: damage}, must: true, do: {horror: 1}}]}
      """
    And Daisy holds Panic
    When Daisy takes 1 damage
    Then Panic is in Daisy's discard pile
    And Daisy has 1 horror
    And Daisy has 4 resources
