Feature: Delayed

  @delayed.1
  Scenario: A delayed investigator's token is laid on its side
    When norman becomes delayed
    Then norman is delayed

  @delayed.2
  Scenario: A delayed investigator performs no actions
    Given norman is delayed
    When norman rests
    Then it is refused by delayed.2

  @delayed.4 @delayed.5
  Scenario: In her own turn she loses the rest of it instead
    When lily rests
    And lily becomes delayed
    And lily travels to Tokyo
    Then it is refused by actions.1
    And lily is not delayed

  @delayed.5
  Scenario: With the rest of her turn she loses the effects of the Action Phase
    Given the situation
      """
      investigators: {jacqueline: {at: Rome, possessions: [Pocket Watch]}, lily: {}}
      cards: {Pocket Watch: {type: asset, action phase: [{gain: clue}]}}
      """
    When jacqueline becomes delayed
    And jacqueline uses Pocket Watch
    Then it is refused by delayed.5
    And jacqueline has 0 clues

  @delayed.6
  Scenario: At her turn she rights her token in place of both actions
    Given lily is delayed
    And the mythos deck is A Quiet Night
    And the game is played without the sample set
    When norman's turn begins
    Then lily is not delayed
    And lily has 0 actions left
    When a round begins
    And lily rests
    Then lily performs a rest action

  @delayed-full.3
  Scenario: The Delayed resolve their encounters
    Given the situation
      """
      investigators: {akachi: {at: London, delayed: true}}
      cards:
        Old Wine: {type: europe, at: {London: [{gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When akachi resolves a europe encounter
    Then akachi has 1 clue
