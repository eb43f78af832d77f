Feature: The Letter "X"

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn
    And the card Wild Swing
      """
      {type: event, cost X: true, keywords: [fast], abilities: [{event: {choose: {kind: enemy, at: your location}, do: [{damage: X, to: chosen}]}}]}
      """

  @the-letter-x.1
  Scenario Outline: The value that the card gives
    Given the card Doubt
      """
      {type: treachery, X: {tokens: clues, on: you}, abilities: [{revelation: {test: willpower, difficulty: X, failure: {horror: 1}}}]}
      """
    And the situation also says
      """
      encounter deck: [Doubt]
      investigators: {roland: {clues: <clues>}}
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Roland reveals 0
    Then the difficulty is <clues>

    Examples:
      | clues |
      | 3     |
      | 1     |

  @the-letter-x.2
  Scenario: The value that is chosen
    Given Roland holds Wild Swing
    And Roland has 5 resources
    And an Icy Ghoul at the Study
    When Roland plays Wild Swing
    Then it waits for Roland
    When Roland chooses 2
    Then Roland has 3 resources
    And Icy Ghoul has 2 damage

  @the-letter-x.3
  Scenario: Otherwise nothing
    Given the card Doubt
      """
      {type: treachery, abilities: [{revelation: {test: willpower, difficulty: X, failure: {horror: 1}}}]}
      """
    And the situation also says
      """
      encounter deck: [Doubt]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Roland reveals 0
    Then the difficulty is 0

  @the-letter-x.4 @the-letter-x.5
  Scenario Outline: What is paid is modified, X is not
    Given the card Fee
      """
      {type: asset, abilities: [{constant: {named: Wild Swing}, get: {cost: <change>}}]}
      """
    And Roland controls Fee
    And Roland holds Wild Swing
    And Roland has <have> resources
    And an Icy Ghoul at the Study
    When Roland plays Wild Swing
    And Roland chooses 3
    Then Roland has 0 resources
    And Icy Ghoul has 3 damage

    Examples:
      | change | have |
      | -1     | 2    |
      | 1      | 4    |
