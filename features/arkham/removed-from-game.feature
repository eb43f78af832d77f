Feature: Removed from Game

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @removed-from-game.1
  Scenario: It lies nowhere in the game area
    Given Roland controls Machete
    When Roland resolves these effects
      """
      - {return: Machete, to: removed from game}
      """
    Then Machete is not in play
    And Machete is not in Roland's discard pile
    And Machete is not in Roland's hand

  @removed-from-game.4
  Scenario: Until the end of the game, and no longer
    Given the situation also says
      """
      mode: campaign
      agenda: {card: {name: Dusk, type: agenda, doom: 5}}
      investigators: {roland: {play area: [Knife]}, daisy: {}}
      resolutions: {1: [{record: done}]}
      next scenarios: [{name: The Letter, reference card: {type: scenario}, locations: [Study]}]
      """
    When Knife is removed from the game
    And the round ends
    Then Knife is not in Roland's discard pile
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And the campaign goes on with The Letter
    And Roland is chosen to lead
    And Roland keeps the hand
    Then Knife is in Roland's hand

  @removed-from-game.3
  Scenario Outline: For a stated time it is out of the game, and then it is back
    Given the situation also says
      """
      enemies: {sleeper: {card: {type: enemy, name: Sleeper, fight: 1, evade: 1, health: 2, keywords: [aloof]}, at: study}}
      """
    And the reading back-after-a-removal is "<reading>"
    When Roland resolves these effects
      """
      - {remove from the game: Sleeper, until: end of the round}
      """
    Then sleeper is removed from the game
    When Roland resolves these effects
      """
      - {damage: 1, to: {kind: enemy}}
      """
    Then sleeper has 0 damage
    When the round ends
    Then sleeper is not removed from the game
    And sleeper is <where>

    Examples:
      | reading      | where     |
      | where it was | at Study  |
      | set aside    | set aside |

  @removed-from-game.3
  Scenario: An asset that is back has entered play anew
    Given the card Lantern
      """
      {type: asset, slot: Hand, uses: {supplies: 2}, abilities: [{free: true, cost: {spend: 1, of: supplies}, do: {gain: 1}}]}
      """
    And Roland controls Lantern
    And Roland has 0 resources
    When Roland uses Lantern
    And Roland resolves these effects
      """
      - {remove from the game: Lantern, until: end of the round}
      """
    And the round ends
    Then Lantern has 2 supplies
    When Roland uses Lantern
    Then Roland has 2 resources

  @removed-from-game.3
  Scenario: An attachment that is back is attached again
    Given the card Leash
      """
      {type: asset, abilities: [{constant: attached, get: {shroud: -1}}]}
      """
    And the situation also says
      """
      locations: {study: {attached: [Leash]}}
      """
    When Roland resolves these effects
      """
      - {remove from the game: Leash, until: end of the round}
      """
    And the round ends
    Then Leash is attached to Study
    And study's shroud is 1
