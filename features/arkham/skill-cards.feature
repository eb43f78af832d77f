Feature: Skill Cards

  Background:
    Given every other choice takes the first option

  @skill-cards.2
  Scenario: A skill card is never played
    Given Daisy is at the Study
    And Daisy has 5 resources
    And Daisy holds Perception
    When Daisy plays Perception
    Then it is refused by skill-cards.2
    And perception is in daisy's hand
    And daisy has 3 actions

  @skill-cards.2
  Scenario: To commit a skill card is not to play it
    Given the card Quick Hands
      """
      type: asset
      abilities:
        - {reaction: {after: play, who: you}, do: {gain: 1}}
      """
    And Daisy is at the Study
    And Daisy has 0 resources
    And Daisy controls Quick Hands
    And Daisy faces Dissonant Voices
    And Daisy holds Perception
    When Daisy investigates
    Then daisy may not play perception by skill-cards.2
    When Daisy commits Perception
    And Daisy uses Quick Hands
    Then it is refused by triggering-condition.1
    When Daisy reveals 0
    Then the skill value is 7
    And daisy has 0 resources

  @skill-cards.3
  Scenario: Its ability resolves only if it has been committed
    Given the card Offering
      """
      type: asset
      abilities:
        - {free: true, during: test, cost: {discard: {kind: skill, zone: hand}}, do: {gain: 1}}
      """
    And Daisy is at the Study
    And Daisy has 0 resources
    And Daisy controls Offering
    And Daisy holds Perception, Deduction
    When Daisy investigates
    And Daisy uses Offering
    And Daisy chooses Perception
    And Daisy commits Deduction
    And Daisy reveals 0
    Then daisy does not draw
    And perception is in daisy's discard pile
    And daisy has 1 resource
    And daisy has 2 clues

  @skill-cards.3 @skill-cards.4
  Scenario: In hand it does nothing, committed it does what it says
    Given Daisy is at the Study
    And Daisy holds Perception
    When Daisy investigates
    And Daisy reveals 0
    Then daisy does not draw
    When Daisy investigates
    And Daisy commits Perception
    And Daisy reveals 0
    Then daisy draws once

  @skill-cards.4
  Scenario: It has its effect on the test to which it is committed
    Given Roland is at the Attic
    And Roland holds Vicious Blow
    And an Icy Ghoul engaged with Roland
    When Roland fights Icy Ghoul
    And Roland commits Vicious Blow
    And Roland reveals 0
    Then Icy Ghoul has 2 damage
    When Roland fights Icy Ghoul
    And Roland reveals 0
    Then Icy Ghoul has 3 damage
