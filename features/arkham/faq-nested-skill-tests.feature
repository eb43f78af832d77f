Feature: Nested Skill Tests

  Background:
    Given every other choice takes the first option
    And the chaos bag holds 0
    And Wendy is at the Alley
    And Wendy holds Survival Instinct
    And a Ghoul Minion engaged with Wendy
    And the situation also says
      """
      locations:
        alley: {card: {type: location, shroud: 2}, connects: [graveyard]}
        graveyard: {}
        rivertown: {}
      """

  @faq-nested-skill-tests.1
  Scenario: A test that would begin during another one begins when that one has been resolved
    When Wendy evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves survival instinct first
    And Wendy chooses to move
    And Wendy reveals 0
    Then graveyard initiates before ghoul minion is evaded
    And ghoul minion is evaded before wendy begins a willpower test
    And survival instinct is discarded before wendy begins a willpower test
    And wendy reveals 0 twice

  @faq-nested-skill-tests.2
  Scenario: The delayed test is made and not lost
    Given the situation also says
      """
      investigators:
        wendy: {willpower: 2}
      """
    When Wendy evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves the evasion first
    And Wendy chooses to move
    And Wendy reveals 0
    And Wendy chooses to take 2 horror
    Then ghoul minion is evaded
    And the test fails by 1
    And Wendy has 2 horror
    And Wendy is at Graveyard

  @faq-nested-skill-tests.2
  Scenario: The delayed test speaks of what set it off
    Given the card Field Notes
      """
      type: asset
      abilities:
        - reaction: {after: evade, what: enemy, who: you}
          cost: {exhaust: this}
          do: {investigate: true, you get: {intellect: {printed: health, of: that enemy}}}
      """
    And Wendy controls Field Notes
    And the situation also says
      """
      investigators:
        wendy: {intellect: 1}
      """
    When Wendy evades Ghoul Minion
    And Wendy reveals 0
    And Wendy uses Field Notes
    And Wendy reveals 0
    Then ghoul minion is evaded before wendy begins an intellect test
    And the test succeeds by 1

  @faq-nested-skill-tests.2
  Scenario: What an ability gives its test waits with the test
    Given the card Counterblow
      """
      type: skill
      icons: {agility: 1}
      abilities:
        - success: {fight: enemy, you get: {combat: 2}}
      """
    And Wendy holds Counterblow
    When Wendy evades Ghoul Minion
    And Wendy commits Counterblow
    And Wendy reveals 0
    And Wendy resolves the evasion first
    And Wendy reveals 0
    Then counterblow is discarded before wendy begins a combat test
    And the skill value is 3
    And Ghoul Minion has 1 damage

  @faq-nested-skill-tests.2
  Scenario: Tests that wait begin one after the other
    Given the card Panic
      """
      type: treachery
      weakness: true
      abilities:
        - forced: {after: enter, who: you}
          do: {test: intellect, difficulty: 3, failure: {damage: 1}}
      """
    And Wendy faces Panic
    When Wendy evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves the evasion first
    And Wendy chooses to move
    And Wendy reveals 0
    And Wendy reveals 0
    Then wendy begins a test 3 times
    And survival instinct is discarded before wendy begins a willpower test
    And survival instinct is discarded before wendy begins an intellect test

  Scenario: Whoever is eliminated before it begins makes no delayed test
    Given the card Pitfall
      """
      type: treachery
      weakness: true
      abilities:
        - forced: {after: enter, who: you}
          do: {damage: 9, direct: true}
      """
    And Wendy faces Pitfall
    And Roland is at the Alley
    And it is Wendy's turn
    When Wendy evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves the evasion first
    And Wendy chooses to move
    Then Wendy is defeated
    And wendy begins a test once

  @faq-nested-skill-tests.3
  Scenario: After a test that is part of an action, the delayed one waits for the end of the whole action
    Given the card Slip Away
      """
      type: event
      cost: 0
      abilities:
        - event: [{evade: enemy}, {gain: 2}]
      """
    And Wendy has 0 resources
    And Wendy controls Dig Deep
    And Wendy holds Slip Away
    When Wendy plays Slip Away
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves the evasion first
    And Wendy chooses to move
    And the skill test is over
    And Wendy uses Dig Deep (willpower)
    And Wendy reveals 0
    Then wendy gains resources before wendy begins a willpower test
    And slip away is discarded before wendy begins a willpower test
    And wendy uses dig deep
    And the skill value is 5
    And Wendy has 1 resource
