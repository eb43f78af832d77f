Feature: Gates

  @gate.5 @gate.6
  Scenario: A Gate is spawned on the space that it shows, and a Monster with it
    When a gate is spawned
    And the gate drawn is Tokyo
    And the monster drawn is Skeleton
    Then a gate is at Tokyo
    And Skeleton is at Tokyo
    And the gate stack holds 8 gates

  @gate.6
  Scenario: With two Gates come two Monsters
    When 2 gates are spawned
    And the gate drawn is Tokyo
    And the monster drawn is Ghoul
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    Then Ghoul is at Tokyo
    And Ghoul 2 is at Rome

  @gate.2
  Scenario: A closed Gate is discarded
    Given the situation
      """
      gates: [Arkham, Rome]
      """
    When the gate at Arkham is closed
    Then Arkham is in the gate discard pile
    And the gates are at Rome

  @gate.3
  Scenario: A discarded Gate does not go to the stack
    Given the situation
      """
      gates: [Arkham, Rome, London, Tokyo, Sydney]
      """
    When the gate at Arkham is discarded
    Then the gate stack holds 4 gates
    And Arkham is in the gate discard pile

  @gate.4
  Scenario: As soon as the stack is empty the discarded Gates form it
    Given the situation
      """
      gates: [Arkham, Rome, London, Tokyo, Sydney]
      gate discard: [Istanbul, Shanghai, San Francisco]
      """
    When a gate is spawned
    And the monster drawn is Skeleton
    Then a gate is at Buenos Aires
    And the gate stack holds 3 gates
    And the gate discard pile is empty

  @gate.7
  Scenario: Where there is no Gate left Doom advances, once for each
    Given the situation
      """
      gates: [Arkham, Rome, London, Tokyo]
      gates in the game box: [Istanbul, Shanghai, San Francisco, Sydney, Buenos Aires]
      doom: 7
      """
    When 2 gates are spawned
    Then doom is 5
    And Skeleton is not at Tokyo
    And there are 4 gates

  @gate-full.1 @golden-rules.3
  Scenario: To discard a Gate is not to close it
    Given the situation
      """
      gates: [Tokyo, Rome]
      ongoing mythos cards: [Open Doors]
      cards: {Open Doors: {type: mythos, traits: [Ongoing], does: [{cannot: close gates}]}}
      """
    When the gate at Rome is closed
    And the gate at Tokyo is discarded
    Then the gates are at Rome

  @gate.5 @gate.6
  Scenario: The Gate at the bottom of the stack comes when no other is left
    Given the situation
      """
      gates: [San Francisco, Istanbul, Buenos Aires, London, Tokyo, Arkham, Shanghai]
      bottom of the gate stack: [Rome]
      gate discard: [Sydney]
      """
    When a gate is spawned
    And the monster drawn is Ghoul
    Then a gate is at Rome
    And a gate is not at Sydney
