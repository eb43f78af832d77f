Feature: Play Restrictions, Permissions, and Instructions

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @play-restrictions-permissions-and-instructions.2
  Scenario: A card is played only as it says
    Given the card Ambush
      """
      {type: event, cost: 0, abilities: [{event: {gain: 1}, if: {there is: {kind: enemy, at: your location}}}]}
      """
    And Roland holds Ambush
    When Roland plays Ambush
    Then it is refused by play.2
    And Ambush is in Roland's hand
    And Roland has 3 actions

  @play-restrictions-permissions-and-instructions.3
  Scenario: An ability is used only as it says
    Given the card Watch
      """
      {type: asset, abilities: [{free: true, during: your turn, cost: {resources: 2}, do: {draw: 1}}]}
      """
    And Daisy controls Watch
    And Daisy has 4 resources
    When Daisy uses Watch
    Then it is refused by initiation-sequence.2
    And Daisy has 4 resources

  @play-restrictions-permissions-and-instructions.5
  Scenario: An instruction names the timing point
    Given Roland holds Dodge
    And Roland has 1 resource
    And an Icy Ghoul engaged with Daisy
    When Roland plays Dodge
    Then it is refused by triggering-condition.1
    When Icy Ghoul attacks Daisy
    And Roland plays Dodge
    Then Daisy has 0 damage

  @play-restrictions-permissions-and-instructions.4
  Scenario: A card permits a time that the rules do not
    Given the card Vigil
      """
      {type: event, cost: 0, abilities: [{event: {draw: 1}, also in: [enemy]}]}
      """
    And the card Rest
      """
      {type: event, cost: 0, abilities: [{event: {draw: 1}}]}
      """
    And the situation also says
      """
      investigators: {wendy: {at: study, hand: [Vigil, Rest]}}
      turn: nobody
      """
    When the enemy phase is played
    And Wendy plays Vigil
    Then Vigil is in Wendy's discard pile
    When Wendy plays Rest
    Then it is refused by play-action.1

  @play-restrictions-permissions-and-instructions.4
  Scenario: It is then no play action, and is not forbidden as one
    Given the card Vigil
      """
      {type: event, cost: 0, abilities: [{event: {draw: 1}, also in: [enemy]}]}
      """
    And the card Doubt
      """
      {type: treachery, abilities: [{constant: you, cannot: {deed: play action}}]}
      """
    And the situation also says
      """
      investigators: {wendy: {at: study, hand: [Vigil], threat area: [Doubt]}}
      turn: nobody
      """
    When the enemy phase is played
    And Wendy plays Vigil
    Then Vigil is in Wendy's discard pile

  @play-restrictions-permissions-and-instructions.1
  Scenario: A card is committed only where its condition is met
    Given the card Question
      """
      type: skill
      icons: {intellect: 1}
      abilities: [{commit only if: {amount: {tokens: resources, on: you}, at least: 1}}]
      """
    And Daisy holds Question
    And Daisy has 0 resources
    When Roland investigates
    And Daisy commits Question
    Then it is refused by play-restrictions-permissions-and-instructions.1
    When Roland reveals 0
    Then the skill value is 3

  Scenario: And is committed where it is met
    Given the card Question
      """
      type: skill
      icons: {intellect: 1}
      abilities: [{commit only if: {amount: {tokens: resources, on: you}, at least: 1}}]
      """
    And Daisy holds Question
    And Daisy has 1 resource
    When Roland investigates
    And Daisy commits Question
    And Roland reveals 0
    Then the skill value is 4

  Scenario Outline: The condition may be about the card itself
    Given the card Company
      """
      type: skill
      icons: {intellect: 1}
      abilities: [{commit only if: {there is: {kind: card, zone: hand, other than: this}}}]
      """
    And Daisy holds <cards>
    When Roland investigates
    Then Daisy <may> commit Company
    When Roland reveals 0
    Then the skill value is 3

    Examples:
      | cards             | may     |
      | Company           | may not |
      | Company and Knife | may     |

  Scenario: In any investigator's turn, and at no other time
    Given the card Insight
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {gain: 1}, during: any turn}]}
      """
    And Daisy holds Insight
    And Daisy has 0 resources
    When Daisy plays Insight
    Then Daisy has 1 resource

  @play-restrictions-permissions-and-instructions.1
  Scenario: Not in the upkeep phase
    Given the card Insight
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {gain: 1}, during: any turn}]}
      """
    And Daisy holds Insight
    And the situation also says
      """
      phase: upkeep
      turn: nobody
      """
    When Daisy plays Insight
    Then it is refused by play-restrictions-permissions-and-instructions.1

  Scenario Outline: "Except during an action" is about the tests of actions: <used>
    Given the card Break
      """
      {type: event, cost: 0, keywords: [fast], abilities: [
        {event: {gain: 5}, during: any turn, if: {not: {during an action: true}}}]}
      """
    And the card Puzzle
      """
      {type: asset, abilities: [{<icon>, do: {test: intellect, difficulty: 2, success: {draw: 1}}}]}
      """
    And Roland controls Puzzle
    And Daisy holds Break
    And Daisy has 0 resources
    When Roland uses Puzzle
    And Daisy plays Break
    And Roland reveals 0
    Then Daisy has <had> resources

    Examples:
      | used           | icon       | had |
      | an action      | action: 1  | 0   |
      | a free ability | free: true | 5   |
