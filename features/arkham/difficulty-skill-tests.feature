Feature: Difficulty of skill tests

  Background:
    Given every other choice takes the first option

  @difficulty-skill-tests.1
  Scenario Outline: The difficulty is what the modified skill value has to equal or exceed
    Given Roland is at the Attic
    When Roland tests combat (3)
    And Roland reveals <token>
    Then the skill value is <value>
    And the test <outcome>

    Examples:
      | token | value | outcome       |
      | 0     | 4     | succeeds by 1 |
      | -1    | 3     | succeeds by 0 |
      | -2    | 2     | fails by 1    |

  @difficulty-skill-tests.2
  Scenario: An attack is made against the fight value of the enemy
    Given Roland is at the Attic
    And an Acolyte engaged with Roland
    When Roland fights Acolyte
    And Roland reveals 0
    Then the difficulty is 3

  @difficulty-skill-tests.3
  Scenario: A location is investigated against its shroud value
    Given Daisy is at the Cellar
    When Daisy investigates
    And Daisy reveals 0
    Then the difficulty is 4

  @difficulty-skill-tests.3
  Scenario: What modifies the shroud modifies the difficulty
    Given Daisy is at the Cellar
    And the situation also says
      """
      locations:
        cellar: {clues: 3, attached: [Obscuring Fog]}
      """
    When Daisy investigates
    And Daisy reveals 0
    Then the difficulty is 6

  @difficulty-skill-tests.4
  Scenario: An enemy is evaded against its evade value
    Given Skids is at the Attic
    And a Swarm of Rats engaged with Skids
    When Skids evades Swarm of Rats
    And Skids reveals 0
    Then the difficulty is 3

  @difficulty-skill-tests.5
  Scenario: The number in parentheses is the difficulty of a card's own test
    Given the card Riddle
      """
      type: treachery
      abilities:
        - revelation: {test: intellect, difficulty: 3, failure: {horror: 1}}
      """
    And the location Library has shroud 5 and 1 clue
    And Roland is at the Library
    And the top of the encounter deck is Riddle
    When Roland draws Riddle from the encounter deck
    And Roland reveals 0
    Then the difficulty is 3
    And roland has 0 horror

  @difficulty-skill-tests.5
  Scenario Outline: A number that is counted as the test begins is not counted again
    Given Roland is at the Attic
    And Roland holds Overpower, Guts and Dodge
    When Roland resolves these effects
      """
      - {test: combat, difficulty: {count: {zone: hand, of: you}}<fixed>}
      """
    And Roland commits Overpower
    And Roland reveals 0
    Then the difficulty is <difficulty>

    Examples:
      | fixed         | difficulty |
      | , fixed: true | 3          |
      |               | 2          |
