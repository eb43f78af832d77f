Feature: Aloof

  Background:
    Given every other opportunity is passed
    And Hallway connects to Study and Attic
    And the card Whippoorwill
      """
      {type: enemy, fight: 1, evade: 4, health: 2, damage: 1, keywords: [aloof]}
      """

  @aloof.1
  Scenario: It does not engage by itself
    Given Roland is at the Hallway
    And a Whippoorwill at the Study
    When Roland moves to Study
    Then Whippoorwill is unengaged
    And Whippoorwill is at Study

  @aloof.1
  Scenario: While its text box is blank it does
    Given the card Silence
      """
      {type: asset, abilities: [{free: true, do: {blank: Whippoorwill, until: end of the round}}]}
      """
    And Roland is at the Study
    And Roland controls Silence
    And a Whippoorwill at the Study
    When Roland uses Silence
    Then Whippoorwill is engaged with Roland

  @aloof.2
  Scenario: It spawns unengaged
    Given Roland is at the Study
    And the situation
      """
      encounter deck: [Whippoorwill]
      """
    When Roland draws Whippoorwill from the encounter deck
    Then Whippoorwill is at Study
    And Whippoorwill is unengaged
    And whippoorwill does not engage roland

  @aloof.3
  Scenario: It is engaged by the engage action
    Given Roland is at the Study
    And a Whippoorwill at the Study
    When Roland engages Whippoorwill
    Then Whippoorwill is in Roland's threat area
    And Roland has 2 actions

  @aloof.4
  Scenario: It is engaged by a card ability
    Given the card Taunt
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {engage an enemy: true}}]}
      """
    And Roland is at the Study
    And Roland holds Taunt
    And a Whippoorwill at the Study
    When Roland plays Taunt
    Then Whippoorwill is engaged with Roland

  @aloof.4
  Scenario: It engages by an ability of its own
    Given the card Lurker
      """
      {type: enemy, fight: 2, health: 2, evade: 2, damage: 1, keywords: [aloof],
        abilities: [{free: true, do: {engage: this}}]}
      """
    And Roland is at the Study
    And the situation
      """
      enemies: {lurker: {card: Lurker, at: study}}
      """
    When Roland uses Lurker
    Then Lurker is engaged with Roland

  @aloof.5
  Scenario: Unengaged it cannot be attacked
    Given Roland is at the Study
    And a Whippoorwill at the Study
    When Roland fights Whippoorwill
    Then it is refused by aloof.5
    And Roland has 3 actions
    When Roland engages Whippoorwill
    Then Roland may fight Whippoorwill

  @aloof.6
  Scenario: Engaged with anybody it can be attacked
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And a Whippoorwill engaged with Daisy
    When Roland fights Whippoorwill
    And Roland reveals 0
    Then Whippoorwill has 1 damage
