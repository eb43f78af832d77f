Feature: Leaves Play

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @leaves-play.1
  Scenario Outline: However it goes
    Given the card Keepsake
      """
      {type: asset, abilities: [{forced: {when: leave play, what: this}, do: {lose: 1}}]}
      """
    And Roland controls Keepsake
    And Roland has 3 resources
    When Roland resolves these effects
      """
      - <effect>
      """
    Then Roland has <left> resources

    Examples:
      | effect                                   | left |
      | {discard: Keepsake}                      | 2    |
      | {return: Keepsake}                       | 2    |
      | {return: Keepsake, to: removed from game} | 2    |
      | {shuffle: Keepsake}                      | 2    |

  @leaves-play.1
  Scenario Outline: Also by its defeat
    Given the card Keepsake
      """
      {type: asset, health: 2, abilities: [{forced: {<word>: leave play, what: this}, do: {lose: 1}}]}
      """
    And Roland controls Keepsake
    And Roland has 3 resources
    When Roland resolves these effects
      """
      - {damage: 2, to: Keepsake}
      """
    Then Roland has 2 resources
    And Keepsake is in Roland's discard pile

    Examples:
      | word  |
      | when  |
      | if    |
      | after |

  @leaves-play.1
  Scenario: What removes it from the game as it leaves play lets it leave play once
    Given the card Keepsake
      """
      type: asset
      health: 2
      abilities: [{forced: {when: leave play, what: this}, do: [{lose: 1}, {return: this, to: removed from game}]}]
      """
    And Roland controls Keepsake
    And Roland has 3 resources
    When Keepsake is discarded
    Then Roland has 2 resources
    And Keepsake is removed from the game

  @leaves-play.1
  Scenario: It comes from where it is then, wherever it was when the situation began
    Given the card Keepsake
      """
      {type: asset, cost: 0, abilities: [{forced: {when: leave play, what: this}, do: {lose: 1}}]}
      """
    And Roland holds Keepsake
    And Roland has 3 resources
    When Roland plays Keepsake
    And Keepsake is discarded
    Then Roland has 2 resources
    And Keepsake is in Roland's discard pile

  Scenario: Another's control is no way out of play
    Given the card Keepsake
      """
      {type: asset, abilities: [{forced: {when: leave play, what: this}, do: {lose: 1, on: each investigator}}]}
      """
    And Roland controls Keepsake
    And Roland has 3 resources
    When Daisy resolves these effects
      """
      - {take control: Keepsake}
      """
    Then Roland has 3 resources
    And Keepsake is in Daisy's play area

  @leaves-play.2
  Scenario: What is attached goes at the same moment
    Given the card Watcher
      """
      type: asset
      abilities:
        - {reaction: {after: leave play, what: enemy}, do: {gain: {count: {kind: treachery, zone: encounter discard}}}}
      """
    And the card Leech
      """
      {type: treachery}
      """
    And Roland controls Watcher
    And Roland has 0 resources
    And the situation also says
      """
      enemies: {minion: {card: Ghoul Minion, at: study, attached: [Leech]}}
      """
    When minion is discarded
    And Roland uses Watcher
    Then Roland has 1 resource

  @leaves-play.3
  Scenario: Its tokens go to the token pool
    Given the situation also says
      """
      investigators: {roland: {play area: [{card: .45 Automatic, ammo: 1}]}}
      """
    And Roland has 4 resources
    When .45 Automatic returns to hand
    Then 1 ammo has gone to the token pool
    When Roland plays .45 Automatic
    Then .45 Automatic has 4 ammo

  @leaves-play.4
  Scenario: Lasting effects on it are over
    Given Roland controls Beat Cop
    And Roland has 4 resources
    When Roland resolves these effects
      """
      - {modify: Beat Cop, gets: {health: 2}, until: end of the round}
      """
    And Beat Cop returns to hand
    And Roland plays Beat Cop
    Then beat cop's health is 2

  @leaves-play.5
  Scenario: Delayed effects on it are over
    Given Roland controls Beat Cop, Knife
    And Roland has 4 resources
    When Roland resolves these effects
      """
      - {choose: {kind: asset, controlled by: you}, do: [{later: {at: end turn, who: you}, do: {discard: chosen}}]}
      """
    And Roland chooses Beat Cop
    And Beat Cop returns to hand
    And Roland plays Beat Cop
    And Roland ends the turn
    Then Beat Cop is in play

  @leaves-play.1
  Scenario: What is defeated together with an investigator has left play when the elimination begins
    Given the card Keepsake
      """
      {type: asset, abilities: [{forced: {after: leave play, what: Ghoul Minion}, do: {gain: 1}}]}
      """
    And Daisy controls Keepsake
    And Daisy has 0 resources
    And Roland has 8 damage
    And a Ghoul Minion engaged with Roland
    When Roland resolves these effects
      """
      {damage: 2, to: [you, Ghoul Minion]}
      """
    Then Roland is eliminated
    And Daisy has 1 resource
    And ghoul minion does not engage daisy
