Feature: The round

  @game-round.1
  Scenario: Action Phase, Encounter Phase, Mythos Phase
    Given the game is played without the sample set
    When the mythos phase begins
    Then phase 1 is reached before phase 2 is reached
    And phase 2 is reached before phase 3 is reached

  @game-round.2
  Scenario: After the Mythos Phase a new round begins
    Given the situation
      """
      investigators: {lily: {done: [rest]}}
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When a round begins
    And lily rests
    Then lily performs a rest action
    And lily has 1 action left

  @quick-reference.1
  Scenario: Actions are performed in the Action Phase alone
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      clues: [Rome]
      without the sample set: true
      """
    Then lily may rest
    And lily may not resolve a research encounter
    When the mythos phase begins
    And lily rests
    Then it is refused by quick-reference.1
