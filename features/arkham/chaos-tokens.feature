Feature: Chaos Tokens

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study

  @chaos-tokens.1
  Scenario: Tokens are revealed for tests and for nothing else, and change their results
    Given the location Study has shroud 5 and 1 clue
    And the top of Daisy's deck is Knife
    When Daisy draws a card
    Then 0 tokens are revealed
    When Daisy investigates
    And Daisy reveals -1
    Then 1 tokens are revealed
    And the skill value is 4
    And the test fails by 1
    And Daisy has 0 clues

  @skill-test-timing.15
  Scenario: Nobody reveals a token for another's test, or one that the bag does not hold
    Given the location Study has shroud 5 and 1 clue
    And Roland is at the Study
    And the situation
      """
      chaos bag: [-1]
      turn: daisy
      """
    When Daisy investigates
    Then Roland may not reveal -1 by skill-test-timing.15
    And Daisy may not reveal skull by skill-test-timing.15
    And Daisy may reveal -1
    When Daisy reveals -1
    Then the skill value is 4

  @chaos-tokens.2
  Scenario Outline: A symbol does what the reference card of the current scenario says
    Given Roland is at the Attic
    And a Ghoul Minion called minion engaged with Roland
    And a Ravenous Ghoul called ravenous at the Attic
    And the situation
      """
      symbols: {skull: {modifier: <skull>}}
      turn: roland
      """
    When Roland fights minion
    And Roland reveals skull
    Then the skill value is <value>

    Examples:
      | skull                                                                                   | value |
      | {minus: {count: {kind: enemy, trait: Ghoul, at: your location}}}                        | 2     |
      | -1                                                                                      | 3     |

  @chaos-tokens.2
  Scenario: The effect of a symbol is resolved when the symbol is applied
    Given the scenario is The Gathering
    And Roland is at the Attic
    And a Ghoul Minion engaged with Roland
    And it is Roland's turn
    When Roland fights Ghoul Minion
    And Roland reveals tablet
    Then at ST.4, Roland has 0 damage
    And at ST.5, Roland has 1 damage
    And Roland has 1 damage

  @chaos-tokens.2
  Scenario: It is resolved in every test for which the token is revealed
    Given the situation
      """
      symbols: {skull: {modifier: -1, do: {horror: 1}}}
      """
    When Daisy tests willpower (1)
    And Daisy reveals skull
    And Daisy tests willpower (1)
    And Daisy reveals skull
    Then Daisy has 2 horror

  @chaos-tokens.3
  Scenario: The auto-fail token fails the easiest of tests
    Given the location Closet has shroud 1 and 1 clue
    And Daisy is at the Closet
    And Daisy holds Perception
    When Daisy investigates
    And Daisy commits Perception
    And Daisy reveals auto-fail
    Then the test fails
    And Daisy has 0 clues

  @chaos-tokens.4
  Scenario: The elder sign effect is that of whoever performs the test
    Given every other choice takes the first option
    And Roland is at the Study
    And Roland holds Perception
    And the situation
      """
      locations: {study: {clues: 2}}
      """
    When Daisy investigates
    And Roland commits Perception
    And Daisy reveals elder sign
    Then the skill value is 7

  @chaos-tokens.4
  Scenario: Roland's own elder sign counts the clues on his location
    Given Roland is at the Study
    And it is Roland's turn
    And the situation
      """
      locations: {study: {clues: 2}}
      """
    When Roland investigates
    And Roland reveals elder sign
    Then the skill value is 5

  @chaos-tokens.5
  Scenario: The number of a token counts for this test and for no other
    Given Roland is at the Attic
    And it is Roland's turn
    And Screeching Byakhee engaged with Roland
    When Roland fights Screeching Byakhee
    And Roland reveals -2
    Then the skill value is 2
    And the test fails
    When Roland fights Screeching Byakhee
    And Roland reveals 0
    Then the skill value is 4
    And the test succeeds

  @chaos-tokens.6
  Scenario: The number in the effect that a symbol refers to counts likewise
    Given every other choice takes the first option
    And the scenario is The Gathering
    And Roland is at the Attic
    And it is Roland's turn
    And a Ghoul Priest engaged with Roland
    When Roland fights Ghoul Priest
    And Roland reveals cultist
    Then the skill value is 3
    And the test fails by 1
    And Roland has 3 horror
    And Roland has 2 damage

  @chaos-tokens.5
  Scenario Outline: What treats tokens otherwise for one does so for nobody else
    Given the card Mask
      """
      {type: asset, abilities: [{constant: you, treat tokens: {"-4": "+1"}}]}
      """
    And Daisy is at the Study
    And Roland is at the Study
    And Roland controls Mask
    And it is <who>'s turn
    When <who> tests willpower (1)
    And <who> reveals -4
    Then the skill value is <value>

    Examples:
      | who    | value |
      | Roland | 4     |
      | Daisy  | 0     |

  @chaos-tokens.1
  Scenario Outline: Each level of the core campaign has tokens of its own in the bag: <level>
    Given every other opportunity is passed
    And Roland is at the Study
    And it is Roland's turn
    And the situation also says
      """
      locations: {study: {card: Study, shroud: 2, clues: 2}}
      chaos bag: <level>
      """
    When Roland investigates
    And Roland reveals <token>
    Then Roland has <clues>

    Examples:
      | level    | token | clues   |
      | easy     | +1    | 1 clue  |
      | standard | -4    | 0 clues |
      | hard     | -5    | 0 clues |
      | expert   | -8    | 0 clues |

  Rule: Tokens that an ability reveals for itself

    Background:
      Given the card Omen
        """
        type: asset
        abilities:
          - free: true
            do: {reveal tokens: 1, then: {if: {revealed: [skull, auto-fail]}, then: {horror: 1}, else: {gain: 1}}}
        """
      And the card Dirge
        """
        {type: asset, abilities: [{free: true, do: {reveal tokens: 3, then: {horror: {revealed: [skull]}}}}]}
        """
      And the situation also says
        """
        locations: {study: {card: Study, clues: 0}}
        investigators:
          wendy: {card: Wendy Adams, at: study, resources: 0, play area: [Omen, Dirge, Grotesque Statue], hand: [Knife, Guts]}
        turn: wendy
        """

    Scenario: They may be cancelled, and others are revealed instead
      When Wendy uses Omen
      And Wendy reveals skull
      And Wendy uses her own ability
      And Wendy chooses Knife
      And Wendy reveals 0
      Then Wendy has 0 horror
      And Wendy has 1 resource

    Scenario: What is limited to once per test is limited to once per ability there
      When Wendy uses Dirge
      And Wendy reveals skull
      And Wendy reveals skull
      And Wendy reveals 0
      And Wendy uses her own ability
      And Wendy chooses Knife
      And Wendy reveals 0
      And Wendy passes
      Then Wendy has 1 horror
      When Wendy uses Omen
      And Wendy reveals skull
      And Wendy uses her own ability
      And Wendy reveals 0
      Then Wendy has 1 horror

    Scenario: One of them would be revealed as that of a test would
      When Wendy uses Omen
      And Wendy uses Grotesque Statue
      And Wendy reveals skull
      And Wendy reveals 0
      And Wendy chooses 0
      And Wendy passes
      Then Wendy has 0 horror
      And Wendy has 1 resource

    @chaos-tokens.5
    Scenario Outline: In a test they are none of its tokens: <token>
      When Wendy tests agility (4)
      And Wendy uses Omen
      And Wendy reveals <token>
      And Wendy reveals -1
      Then the skill value is 3
      And the test fails by 1
      And Wendy has <horror> horror

      Examples:
        | token     | horror |
        | +1        | 0      |
        | auto-fail | 1      |

    Scenario: A further token of a test would be revealed, too
      Given the situation also says
        """
        symbols: {cultist: {modifier: -1, do: {reveal tokens: 1}}}
        """
      When Wendy tests agility (4)
      And Wendy reveals cultist
      And Wendy uses Grotesque Statue
      And Wendy reveals auto-fail
      And Wendy reveals 0
      And Wendy chooses 0
      And Wendy passes
      Then the skill value is 3
      And the test fails by 1
