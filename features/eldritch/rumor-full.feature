Feature: Rumors

  @rumor-full.1
  Scenario Outline: A Rumor that uses a space has a token there
    Given the situation
      """
      cards:
        Tidings: {type: mythos, traits: [Ongoing, Rumor], icons: [rumor token]<space>}
      """
    When the mythos card Tidings is resolved
    Then <token>

    Examples:
      | space           | token                                        |
      | , space: Arkham | the rumor token of Tidings at Arkham lies there |

  @rumor-full.3 @rumor-full.4
  Scenario: A solved Rumor goes with everything that it placed
    Given the situation
      """
      ongoing mythos cards: [The Long Night]
      tokens on cards: [The Long Night, The Long Night, The Long Night]
      rumor tokens: [The Long Night at Tunguska]
      monsters: {Wind-Walker: {at: "7", spawned by: The Long Night}, Dunwich Horror: Rome}
      """
    When the rumor The Long Night is solved
    Then The Long Night is in the mythos discard pile
    And The Long Night is not in play
    And 0 eldritch tokens lie on The Long Night
    And no rumor token of The Long Night at Tunguska lies there
    And Wind-Walker is in the game box
    And Dunwich Horror is at Rome

  @rumor-full.5 @rumor-full.6
  Scenario: What else it has brought stays
    Given the situation
      """
      investigators: {norman: {conditions: [Amnesia]}}
      ongoing mythos cards: [The Long Night]
      clues: [Rome]
      gates: [Tokyo]
      monsters: {Ghoul: {at: Rome, spawned by: The Long Night}}
      """
    When the rumor The Long Night is solved
    Then Ghoul is at Rome
    And a clue is at Rome
    And a gate is at Tokyo
    And norman has a Amnesia condition

  @rumor-full.7 @winning-losing-full.8 @winning-losing-full.1
  Scenario: With the last token the game is lost, in the middle of the card
    Given the situation
      """
      investigators: {lily: {}}
      ongoing mythos cards: [The Long Night]
      tokens on cards: [The Long Night]
      cards: {Dues: {type: mythos, traits: [Event], icons: [reckoning], does: [{lose: 1, of: health, whom: each}]}}
      """
    When the mythos card Dues is resolved
    Then the game is lost
    And lily has 6 health

  @winning-losing-full.9
  Scenario: A Mystery is not solved after the game was lost
    Given the situation
      """
      investigators: {lily: {}}
      ongoing mythos cards: [The Long Night]
      tokens on cards: [The Long Night]
      mystery: Seeds of Chaos
      solved mysteries: 2
      clues on the mystery: 1
      mythos deck: [Dues]
      cards: {Dues: {type: mythos, traits: [Event], icons: [reckoning]}}
      phase: 3
      """
    When the game ends
    Then the game is lost
    And 2 mysteries are solved
    And nobody has won

  @errata.7
  Scenario: A Rumor that is solved by its last token
    Given the situation
      """
      gates: [Rome, Tokyo, London]
      ongoing mythos cards: [Fractured Reality]
      tokens on cards: [Fractured Reality]
      cards:
        Fractured Reality:
          type: mythos
          traits: [Ongoing, Rumor]
          rules: [errata.7]
          last token: [{advance doom: gates}, {solve: this rumor}]
      doom: 9
      """
    When an eldritch token is removed from Fractured Reality
    Then doom is 6
    And Fractured Reality is not in play

  @eldritch-token.1 @component-limitations.8
  Scenario: Tokens on one card mean nothing to another
    Given the situation
      """
      ongoing mythos cards: [The Long Night, Hollow Moon]
      tokens on cards: [The Long Night, Hollow Moon, Hollow Moon]
      """
    When an eldritch token is removed from Hollow Moon
    And an eldritch token is placed on The Long Night
    Then 2 eldritch tokens lie on The Long Night
    And 1 eldritch tokens lie on Hollow Moon

  @component-limitations.9
  Scenario: They never run out
    Given the situation
      """
      ongoing mythos cards: [The Long Night]
      tokens on the green omen: 20
      """
    When a reckoning is resolved
    And an eldritch token is placed on The Long Night
    Then 21 eldritch tokens lie on the green omen
    And 1 eldritch tokens lie on The Long Night

  @rumor-full.2
  Scenario: Who stands on its space may encounter it
    Given the situation
      """
      investigators: {norman: {at: Sydney}}
      ongoing mythos cards: [Tidings, Drowned Bells]
      rumor tokens: [Tidings at Sydney, Drowned Bells at 3]
      cards: {Tidings: {type: mythos, traits: [Ongoing, Rumor], encounter: [{solve: this rumor}]}}
      phase: 2
      """
    Then norman may resolve a general encounter
    And norman may encounter the token of Tidings
    And norman may not encounter the token of Drowned Bells by rumor-full.2
    When norman encounters the token of Tidings
    Then Tidings is not in play

  @eldritch-token.3 @eldritch-token.2
  Scenario: An Eldritch token is encountered only if its card says so
    Given the situation
      """
      investigators: {lola: {at: Rome, sanity: 5}}
      ongoing mythos cards: [Silent Stone, Speaking Stone]
      eldritch tokens: [Silent Stone at Rome, Speaking Stone at Rome]
      cards:
        Silent Stone: {type: mythos, traits: [Ongoing]}
        Speaking Stone: {type: mythos, traits: [Ongoing], encounter: [{recover: 1, of: sanity}]}
      phase: 2
      """
    Then lola may not encounter the token of Silent Stone by eldritch-token.3
    When lola encounters the token of Speaking Stone
    Then lola has 6 sanity
