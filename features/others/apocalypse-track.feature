Feature: Apocalypse Track and Cards

  Background:
    Given every other opportunity is passed

  @apocalypse-track.2
  Scenario: It rises when something says so
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 2
      current: rose
      """
    When the apocalypse track rises by 1
    Then the apocalypse level is 3

  @apocalypse-track.3
  Scenario: Level by level
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 2
      current: rose
      """
    When the apocalypse track rises by 2
    And the apocalypse card drawn is Sample Panic
    Then the apocalypse level is 4
    And the apocalypse track rises twice

  @apocalypse-track.4 @apocalypse-track.5
  Scenario: To 7 and no further, and the game goes on
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 6
      current: rose
      """
    When the apocalypse track rises by 2
    Then the apocalypse level is 7
    And nobody has won

  @apocalypse-track.6
  Scenario: All levels so far are in force
    Given the situation
      """
      cards:
        First: {type: level, number: 1, does: [{sin bonus: dice}]}
        Second: {type: level, number: 2, does: [{bonus: dice, amount: -1, whom: each}]}
        Third: {type: level, number: 3, does: [{bonus: movement, amount: -1, whom: each}]}
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      apocalypse: 2
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank
    And rose rolls skill
    Then the sins player rolls 3 dice
    And rose's fight dice is 1
    And rose's movement is 2

  @apocalypse-track.7
  Scenario: The top card is turned up for all to see
    Given the situation
      """
      cards:
        Riot: {type: apocalypse, story: Terror, does: [{place: fire, at: quay 3}]}
        Dread: {type: apocalypse, story: Terror, does: [{sin bonus: dice}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      story type: Terror
      apocalypse card deck: [Riot, Dread]
      heroes: {rose: {}}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    Then Riot lies revealed
    And there are 1 fire tokens at quay 3
    And Dread does not lie revealed

  @apocalypse-track.7
  Scenario: The deck is that of the type of the story
    Given the situation
      """
      story type: Redemption
      heroes: {rose: {}}
      apocalypse: 3
      current: rose
      """
    Then the apocalypse card deck holds 4 apocalypse cards
    And Sample Panic is not in the apocalypse card deck
    When the apocalypse track rises by 1
    And the apocalypse card drawn is Sample Callous
    Then Sample Callous lies revealed

  @apocalypse-track.8
  Scenario: Its effect lasts
    Given the situation
      """
      cards:
        Dread: {type: apocalypse, does: [{bonus: dice, amount: -1, whom: each}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [Dread]
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      monsters: {Acolyte: quay 1}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And rose passes
    And sin passes
    And rose wants rose to be first
    And rose spends a turn token
    Then rose's fight dice is 1

  @apocalypse-track.9
  Scenario: One card for a level, however long the track stands there
    Given the situation
      """
      cards:
        Dread: {type: apocalypse, does: [{sin bonus: dice}]}
        Gloom: {type: apocalypse, does: [{sin bonus: hits}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
        Level 5: {type: level, number: 5}
      apocalypse card deck: [Dread, Gloom]
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And rose passes
    And sin passes
    And rose wants rose to be first
    And rose spends a turn token
    And the apocalypse track rises by 1
    Then Dread lies revealed
    And Gloom does not lie revealed

  @apocalypse-track.10
  Scenario: The cards before stay in force
    Given the situation
      """
      cards:
        Dread: {type: apocalypse, does: [{sin bonus: dice}]}
        Gloom: {type: apocalypse, does: [{bonus: dice, amount: -1, whom: each}]}
        Level 3: {type: level, number: 3, does: [{sin bonus: dice}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [Gloom]
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      revealed: [Dread]
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls skill
    Then the sins player rolls 4 dice
    And rose's fight dice is 1
