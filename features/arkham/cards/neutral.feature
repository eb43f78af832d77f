Feature: Neutral cards of the core set, and weaknesses that anybody may have

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Roland has 5 resources

  Scenario: A knife is kept or thrown
    Given Roland controls Knife
    And Ghoul Priest is engaged with Roland
    When Roland uses Knife (keep) on Ghoul Priest
    And Roland reveals 0
    Then the skill value is 5
    When Roland uses Knife (discard) on Ghoul Priest
    And Roland reveals 0
    Then the skill value is 6
    And Ghoul Priest has 3 damage
    And Knife is in Roland's discard pile

  Scenario: A flashlight finds what is hidden
    Given Roland controls Flashlight
    And the location Study has shroud 5 and 1 clue
    When Roland investigates with Flashlight
    And Roland reveals 0
    Then the difficulty is 3
    And Roland has 1 clue

  Scenario: An emergency cache
    Given Roland holds Emergency Cache
    When Roland plays Emergency Cache
    Then Roland has 8 resources

  Scenario Outline: Who succeeds with it draws a card
    Given Roland holds <card>
    And the top of Roland's deck is Knife
    When Roland tests <skill> (2)
    And Roland commits <card>
    And Roland reveals 0
    Then Knife is in Roland's hand

    Examples:
      | card             | skill     |
      | Guts             | willpower |
      | Perception       | intellect |
      | Overpower        | combat    |
      | Manual Dexterity | agility   |

  Scenario: Amnesia leaves one card
    Given Roland holds Guts, Knife, Perception
    And the top of Roland's deck is Amnesia
    When Roland draws
    And Roland chooses Guts
    And Roland chooses Knife
    Then Perception is in Roland's hand
    And Guts is in Roland's discard pile
    And Amnesia is in Roland's discard pile

  Scenario: Paranoia leaves nothing
    Given the top of Roland's deck is Paranoia
    When Roland draws
    Then Roland has 0 resources

  Scenario Outline: It is put into the threat area of who draws it, and gone after two actions
    Given the top of Roland's deck is <card>
    When Roland draws
    Then <card> is in Roland's threat area
    When Roland uses <card>
    Then Roland has 0 actions
    And <card> is in Roland's discard pile

    Examples:
      | card         |
      | Haunted      |
      | Psychosis    |
      | Hypochondria |

  Scenario: The haunted do everything worse
    Given Roland faces Haunted
    Then Roland's willpower is 2
    And Roland's intellect is 2
    And Roland's combat is 3
    And Roland's agility is 1
    When Roland tests agility (3)
    And Roland reveals +1
    Then the skill value is 2

  Scenario: A psychotic is hurt by fear
    Given Roland faces Psychosis
    When Roland takes 1 horror
    Then Roland has 1 damage

  Scenario: A hypochondriac is afraid of pain
    Given Roland faces Hypochondria
    When Roland takes 1 damage
    Then Roland has 1 horror

  Scenario: The mob is paid
    Given Mob Enforcer is engaged with Roland
    When Roland uses Mob Enforcer
    Then Roland has 1 resource
    And Mob Enforcer is not in play

  Scenario: Silver Twilight brings doom
    Given Silver Twilight Acolyte is engaged with Roland
    And the agenda is What's Going On?! with 0 doom
    When Roland draws
    Then What's Going On?! has 1 doom

  Scenario: A detective lets Roland find nothing
    Given the location Study has shroud 2 and 3 clues
    And Swarm of Rats is engaged with Roland
    And Stubborn Detective is engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals 0
    Then Swarm of Rats is defeated
    And Roland may not use his own ability
    When Roland investigates
    And Roland reveals elder sign
    Then the skill value is 3

  Scenario: Nor is Skids any better, wherever the detective stands
    Given Skids is at the Study
    And Skids has 5 resources
    And it is Skids's turn
    And the situation also says
      """
      enemies: {stubborn detective: {card: Stubborn Detective, at: study, exhausted: true, owner: roland}}
      """
    When Skids uses his own ability
    Then it is refused by blank.1
    And Skids has 5 resources

  Scenario: What a detective does not see goes on
    Given Skids is at the Study
    And Skids has 5 resources
    And it is Skids's turn
    And the location Hallway has shroud 1
    And the situation also says
      """
      enemies: {stubborn detective: {card: Stubborn Detective, at: hallway, owner: roland}}
      """
    When Skids uses his own ability
    Then Skids has 3 resources

  Scenario: Lita makes everybody fight better
    Given Daisy is at the Study
    And Roland controls Lita Chantler
    And Ghoul Minion is engaged with Daisy
    And it is Daisy's turn
    When Daisy fights Ghoul Minion
    And Daisy reveals 0
    And Roland uses Lita Chantler
    Then the skill value is 3
    And Ghoul Minion is defeated

  Scenario: Nobody is helped by her elsewhere
    Given the location Hallway has shroud 1
    And Daisy is at Hallway
    And Roland controls Lita Chantler
    Then Daisy's combat is 2
    And Roland's combat is 5
