Feature: Skill Test Results and Advanced Timing

  Background:
    Given every other choice takes the first option

  @faq-skill-test-results.1
  Scenario: One result is resolved completely before the next
    Given the location Library has shroud 2 and 2 clues
    And Roland is at the Library
    And Roland holds Perception
    And the top of Roland's deck is Cover Up
    When Roland investigates
    And Roland commits Perception
    And Roland reveals 0
    And Roland resolves perception first
    And Roland uses Cover Up
    Then cover up has 2 clues
    And roland has 0 clues
    And library has 2 clues

  @faq-skill-test-results.1
  Scenario: What only comes with a later result has no bearing on an earlier one
    Given the location Library has shroud 2 and 2 clues
    And Roland is at the Library
    And Roland holds Perception
    And the top of Roland's deck is Cover Up
    When Roland investigates
    And Roland commits Perception
    And Roland reveals 0
    And Roland resolves the investigation first
    Then cover up has 3 clues
    And roland has 1 clue
    And library has 1 clue

  @faq-skill-test-results.1
  Scenario Outline: Each result is determined when its turn comes
    Given the card Beginner's Luck
      """
      type: skill
      icons: {intellect: 1}
      abilities:
        - success: {draw: 1}
          if: {amount: {tokens: clues, on: you}, at most: 0}
      """
    And the location Library has shroud 2 and 2 clues
    And Daisy is at the Library
    And Daisy has no clues
    And Daisy holds Beginner's Luck
    When Daisy investigates
    And Daisy commits Beginner's Luck
    And Daisy reveals 0
    And Daisy resolves <first> first
    Then daisy has 1 clue
    And daisy has <cards> cards in hand

    Examples:
      | first             | cards |
      | Beginner's Luck   | 1     |
      | the investigation | 0     |

  @faq-skill-test-results.1
  Scenario Outline: What a parley brings is one of the results that are put in order
    Given the card Last Coin
      """
      type: skill
      icons: {willpower: 1}
      abilities:
        - success: {draw: 1}
          if: {amount: {tokens: resources, on: you}, at most: 0}
      """
    And the card Doorman
      """
      type: enemy
      keywords: [aloof]
      abilities:
        - action: 1
          designator: parley
          do: {test: willpower, difficulty: 2, parley: true, success: {gain: 2}}
      """
    And the location Library has shroud 2
    And Daisy is at the Library
    And a Doorman at the Library
    And Daisy has 0 resources
    And Daisy holds Last Coin
    When Daisy uses Doorman
    And Daisy commits Last Coin
    And Daisy reveals 0
    Then it waits for Daisy
    When Daisy resolves <first> first
    Then daisy has 2 resources
    And daisy has <cards> cards in hand

    Examples:
      | first      | cards |
      | Last Coin  | 1     |
      | the parley | 0     |

  @faq-skill-test-results.2
  Scenario: Reactions to success come before the results
    Given the card Keen Eye
      """
      type: asset
      abilities:
        - reaction: {after: succeed, who: you, of: [investigate]}
          do: {if: {amount: {tokens: clues, on: your location}, at least: 1}, then: {gain: 2}}
      """
    And the location Library has shroud 2 and 1 clue
    And Daisy is at the Library
    And Daisy has 0 resources
    And Daisy controls Keen Eye
    When Daisy investigates
    And Daisy reveals 0
    And Daisy uses Keen Eye
    Then at ST.7, daisy has 2 resources
    And at ST.7, daisy has 0 clues
    And daisy uses keen eye before ST.7
    And daisy has 1 clue

  @faq-skill-test-results.3
  Scenario: Forced abilities to success resolve before the results
    Given the card Clear Sight
      """
      type: skill
      icons: {intellect: 1}
      abilities:
        - success: {draw: {count: {kind: treachery, attached to: your location}}}
      """
    And Wendy is at the Library
    And Wendy holds Clear Sight
    And the situation also says
      """
      locations:
        library: {card: {type: location, shroud: 2}, clues: 1, attached: [Obscuring Fog]}
      """
    When Wendy investigates
    And Wendy commits Clear Sight
    And Wendy reveals 0
    Then the difficulty is 4
    And obscuring fog is discarded before ST.7
    And wendy does not draw

  @faq-skill-test-results.3
  Scenario: What no longer holds when the results are determined adds none
    Given the card Second Glance
      """
      type: skill
      icons: {intellect: 1}
      abilities:
        - success: {draw: 1}
          if: {there is: {kind: treachery, attached to: your location}}
      """
    And Wendy is at the Library
    And Wendy holds Second Glance
    And the situation also says
      """
      locations:
        library: {card: {type: location, shroud: 2}, clues: 1, attached: [Obscuring Fog]}
      """
    When Wendy investigates
    And Wendy commits Second Glance
    And Wendy reveals 0
    Then obscuring fog is discarded before ST.7
    And wendy does not draw
    And Wendy has 1 clue

  @faq-skill-test-results.4
  Scenario: Reactions to failure come before its consequences
    Given Wendy is at the Attic
    And Wendy has 6 damage
    And Wendy controls Rabbit's Foot
    And the top of the encounter deck is Grasping Hands
    When Wendy draws Grasping Hands from the encounter deck
    And Wendy reveals -2
    And Wendy uses Rabbit's Foot
    Then wendy draws before ST.7
    And wendy draws before wendy is defeated
    And Wendy is defeated

  @faq-skill-test-results.4
  Scenario: Forced abilities to a failure by a stated margin come before its consequences
    Given the card Frayed Nerves
      """
      type: treachery
      weakness: true
      abilities:
        - forced: {after: fail, who: you, least: 2}
          do: {lose: 1}
      """
    And the card Toll
      """
      type: treachery
      abilities:
        - revelation:
            test: agility
            difficulty: 4
            failure: {damage: {tokens: resources, on: you}}
      """
    And Roland is at the Attic
    And Roland has 3 resources
    And Roland faces Frayed Nerves
    And the top of the encounter deck is Toll
    When Roland draws Toll from the encounter deck
    And Roland reveals 0
    Then the test fails by 2
    And frayed nerves initiates before ST.7
    And roland has 2 damage
