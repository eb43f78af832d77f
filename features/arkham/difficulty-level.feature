Feature: Difficulty level

  Background:
    Given the situation
      """
      mode: campaign
      phase: set-up
      difficulty: undecided
      scenario:
        name: The House
        reference card:
          name: The House
          type: scenario
          symbols: {skull: {modifier: -1}}
          hard symbols: {skull: {modifier: -4}}
        chaos bags: {easy: [-1, skull], standard: [0, skull], hard: [-5, skull], expert: [-8, skull]}
        locations: [Study]
      investigators: {roland: {card: Roland Banks, deck: [Machete]}}
      next scenarios:
        - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
      """
    And every other opportunity is passed

  @difficulty-level.1
  Scenario: There are four levels and no other
    When the players choose medium
    Then it is refused by difficulty-level.1

  @difficulty-level.1 @difficulty-level.2 @difficulty-level.3 @campaign-play.4
  Scenario Outline: The players choose one, and the campaign setup names its tokens
    When the players choose <level>
    And Roland keeps the hand
    Then the bag holds 1 <token> token
    And the bag holds 2 tokens

    Examples:
      | level    | token |
      | easy     | -1    |
      | standard | 0     |
      | hard     | -5    |
      | expert   | -8    |

  @difficulty-level.2
  Scenario: It is that of the whole campaign
    When the players choose hard
    And Roland keeps the hand
    And Roland resolves these effects
      """
      resign: true
      """
    And the campaign goes on with The Letter
    And Roland keeps the hand
    And the players choose easy
    Then it is refused by difficulty-level.2
    And the bag holds 1 -5 token

  @difficulty-level.4
  Scenario Outline: On the two lower levels the symbols have the effects of one side
    When the players choose <level>
    And Roland keeps the hand
    And Roland tests willpower (2)
    And Roland reveals skull
    Then the skill value is 2

    Examples:
      | level    |
      | easy     |
      | standard |

  @difficulty-level.5
  Scenario Outline: On the two upper levels those of the other
    When the players choose <level>
    And Roland keeps the hand
    And Roland tests willpower (2)
    And Roland reveals skull
    Then the skill value is 0

    Examples:
      | level  |
      | hard   |
      | expert |
