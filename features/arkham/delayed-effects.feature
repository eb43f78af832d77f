Feature: Delayed Effects

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @delayed-effects.1
  Scenario: What an ability says for later happens later
    Given Roland has 0 resources
    When Roland resolves these effects
      """
      - {later: {at: end turn, who: you}, do: {gain: 1}}
      """
    Then Roland has 0 resources
    When Roland ends the turn
    Then Roland has 1 resource

  @delayed-effects.2
  Scenario: By itself, before anybody reacts
    Given the card Candle
      """
      {type: asset, abilities: [{reaction: {at: end turn, who: you}, do: {gain: 1}}]}
      """
    And Roland controls Candle
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {later: {at: end turn, who: you}, do: {discard: Candle}}
      """
    And Roland ends the turn
    Then Candle is in Roland's discard pile
    And Roland has 0 resources

  @delayed-effects.3
  Scenario: If it does not come to it, nothing happens
    Given Roland has 0 resources
    When Roland resolves these effects
      """
      - {later: {after: dealt, who: you}, do: {gain: 1}, until: end of the turn}
      """
    And Roland ends the turn
    And Roland takes 1 damage
    Then Roland has 0 resources

  @delayed-effects.4
  Scenario: It is for whatever is there then
    Given the situation also says
      """
      locations: {cellar: {card: Cellar}, attic: {card: Attic}}
      enemies: {Ghoul Minion: {card: Ghoul Minion, at: attic}, rats: {card: Swarm of Rats, at: cellar}}
      """
    When Roland resolves these effects
      """
      - {later: {at: end turn, who: you}, do: {damage: 1, to: {kind: enemy, at: Attic}}}
      - {place: Ghoul Minion, at: Cellar}
      - {place: Swarm of Rats, at: Attic}
      """
    And Roland ends the turn
    Then rats is defeated
    And Ghoul Minion has 0 damage

  Scenario: What was chosen before does not answer what is chosen then
    Given the card Trick
      """
      type: event
      cost: 0
      keywords: [fast]
      abilities:
        - event:
            - {choose: {kind: asset, zone: hand}, do: {play: chosen}}
            - later: {when: end turn, who: you}
              do: {choose: {kind: asset, controlled by: you}, do: {return: chosen}}
      """
    And Roland is at the Study
    And Roland controls Flashlight
    And Roland holds Trick and Knife
    And Roland has 5 resources
    And it is Roland's turn
    When Roland plays Trick on Knife
    And Roland ends the turn
    And Roland chooses Flashlight
    Then Flashlight is in Roland's hand
    And Roland controls Knife
