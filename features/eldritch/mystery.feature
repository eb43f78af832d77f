Feature: Mysteries

  @mystery.3
  Scenario: The active Mystery is the faceup one that is not solved
    Given the situation
      """
      mystery: Daemon Orbits
      solved pile: [The Blind Piper]
      solved mysteries: 1
      investigators: {lily: {}, norman: {}, silas: {}}
      """
    When 1 clues are placed on the active mystery
    Then 1 clues lie on the active mystery
    And 1 mysteries are solved

  @mystery-full.1 @mystery.4 @mystery.6
  Scenario: It is solved in the way that its card states, and its tokens go
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}}
      mystery: Daemon Orbits
      mystery deck: [The Blind Piper]
      tokens on cards: [Daemon Orbits]
      eldritch tokens: [Daemon Orbits at Rome]
      """
    When 1 clues are placed on the active mystery
    And the clue drawn is Rome
    Then 1 mysteries are solved
    And the active mystery is The Blind Piper
    And the clue discard pile has 1 clues
    And no eldritch token of Daemon Orbits at Rome lies there
    And 0 eldritch tokens lie on Daemon Orbits

  @mystery.5
  Scenario: One that is removed takes its tokens with it
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}}
      mystery: Daemon Orbits
      mystery deck: [Seeds of Chaos]
      clues on the mystery: 3
      eldritch tokens: [Daemon Orbits at Rome]
      """
    When the active mystery is returned to the game box
    And the clue drawn is Rome
    Then 0 mysteries are solved
    And the active mystery is Seeds of Chaos
    And 0 clues lie on the active mystery
    And the clue discard pile has 3 clues
    And no eldritch token of Daemon Orbits at Rome lies there

  @mystery-full.2
  Scenario: What the next one says of entering play is done at once
    Given the situation
      """
      mystery: Daemon Orbits
      mystery deck: [Awful Signs]
      cards: {Awful Signs: {type: mystery, ancient one: Azathoth, does: [{advance doom: 1}]}}
      doom: 9
      """
    When a mystery is solved
    Then doom is 8
    And Awful Signs enters play

  @mystery-full.3 @winning-losing-full.5
  Scenario: A further Mystery is active while only the Final one is missing
    Given the situation
      """
      ancient one: Cthulhu
      awoken: true
      solved mysteries: 3
      mystery: Dreams of Salt
      mystery deck: [Stars in Line]
      """
    When a mystery is solved
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    Then the active mystery is Stars in Line
    And 4 mysteries are solved
    And nobody has won

  @mystery.7
  Scenario: One that goes back to the deck is solved no more
    Given the situation
      """
      mystery: Daemon Orbits
      solved pile: [The Blind Piper, Seeds of Chaos]
      solved mysteries: 2
      mystery deck: [The Court of Flutes]
      """
    When a solved mystery is shuffled into the mystery deck
    Then 1 mysteries are solved
    When a mystery is solved
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    Then 2 mysteries are solved
    And nobody has won

  @mystery.8 @winning-losing-full.4 @mystery-full.4
  Scenario: After the awakening the Final Mystery is needed as well
    Given the situation
      """
      ancient one: Cthulhu
      awoken: true
      solved mysteries: 2
      """
    When the final mystery is solved
    Then nobody has won
    When a mystery is solved
    Then the investigators have won

  @object-of-the-game.1
  Scenario: All win together
    Given the situation
      """
      investigators: {lily: {}, norman: {defeated: health}}
      solved mysteries: 2
      """
    When a mystery is solved
    Then the investigators have won

  @return-to-the-game-box.1
  Scenario: A Mystery in the game box does not come back
    Given the situation
      """
      mystery: Daemon Orbits
      mystery deck: [The Blind Piper]
      investigators: {lily: {}, norman: {}, silas: {}}
      """
    When the active mystery is returned to the game box
    And the clue drawn is Rome
    Then Daemon Orbits is not in the mystery deck

  @mystery.6
  Scenario Outline: Where no Mystery is left to be drawn is a reading
    Given the situation
      """
      investigators: {lily: {}}
      ancient one: Azathoth
      mystery: Daemon Orbits
      solved pile: []
      mysteries in the game box: [Seeds of Chaos]
      cards:
        Daemon Orbits: {type: mystery, ancient one: Azathoth, needs: 3}
        Seeds of Chaos: {type: mystery, ancient one: Azathoth, needs: 3}
        Last Hour: {type: general, does: [{solve: the mystery}]}
      without the sample set: true
      """
    And the reading no-mystery-left is "<reading>"
    When lily resolves Last Hour
    Then 1 mysteries are solved
    And the active mystery <is>

    Examples:
      | reading  | is                    |
      | none     | is not Seeds of Chaos |
      | shuffled | is Seeds of Chaos     |

  @mystery-full.1
  Scenario: It is solved as soon as an effect has placed what it needs, and not by tokens where it needs none
    Given the situation
      """
      investigators: {lily: {}}
      mystery: Long Hunt
      mystery deck: [No Hunt]
      cards:
        Long Hunt: {type: mystery, ancient one: Azathoth, needs: 2}
        No Hunt: {type: mystery, ancient one: Azathoth}
        Signs: {type: mythos, traits: [Event], does: [{place tokens: 2, on: the mystery}]}
      """
    When the mythos card Signs is resolved
    Then 1 mysteries are solved
    And the active mystery is No Hunt
    When the mythos card Signs is resolved
    Then 1 mysteries are solved
    And the active mystery is No Hunt
