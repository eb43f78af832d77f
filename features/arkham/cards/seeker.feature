Feature: Seeker cards of the core set

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study
    And Daisy has 5 resources

  Scenario: Mind over matter: Daisy fights with her intellect
    Given Ghoul Minion is engaged with Daisy
    And Daisy holds Mind over Matter, Perception, Overpower
    When Daisy plays Mind over Matter
    And Daisy fights Ghoul Minion
    And Daisy chooses intellect
    And Daisy commits Perception
    And Daisy reveals 0
    And Daisy resolves attack first
    Then the skill value is 7
    And Daisy begins an intellect test
    And Overpower is in Daisy's hand
    And Ghoul Minion has 1 damage

  Scenario: She may do without it, and evades with it when she likes
    Given Ghoul Minion is engaged with Daisy
    And Daisy holds Mind over Matter
    When Daisy plays Mind over Matter
    And Daisy fights Ghoul Minion
    And Daisy passes
    And Daisy reveals 0
    Then the skill value is 2
    When Daisy evades Ghoul Minion
    And Daisy chooses intellect
    And Daisy reveals 0
    Then the skill value is 5
    And Ghoul Minion is exhausted

  Scenario: Her intellect is what it was once the round is over
    Given no opportunity is passed
    And Ghoul Minion is engaged with Daisy
    And Daisy holds Mind over Matter
    When Daisy plays Mind over Matter
    And the round ends
    And Daisy fights Ghoul Minion
    Then Daisy begins a combat test
    When Daisy reveals 0
    Then the skill value is 2

  Scenario: Willpower is not what it is used in place of
    Given no opportunity is passed
    And Daisy holds Mind over Matter
    When Daisy plays Mind over Matter
    And Daisy tests willpower (3)
    Then Daisy begins a willpower test
    When Daisy reveals 0
    Then the skill value is 3

  Scenario: It is for one's own turn
    Given Skids is at the Study
    And it is Skids's turn
    And Daisy holds Mind over Matter
    Then Daisy may not play Mind over Matter

  Scenario: The initiate of a Seeker's colleague finds no spell in three cards
    Given Daisy controls Old Book of Lore
    And Agnes is at the Study
    And the top of Agnes's deck is Guts, then Perception, then Overpower, then Shrivelling
    When Daisy uses Old Book of Lore on Agnes
    And Agnes chooses Perception
    Then Perception is in Agnes's hand
    And Shrivelling is in Agnes's deck
    And Old Book of Lore is exhausted

  Scenario: A librarian finds a book and the deck is shuffled
    Given Daisy holds Research Librarian
    And Daisy's whole deck is Guts, Perception, Medical Texts
    When Daisy plays Research Librarian
    And Daisy uses Research Librarian
    Then Medical Texts is in Daisy's hand
    When Daisy draws
    And Perception is chosen at random
    Then Perception is in Daisy's hand

  Scenario Outline: Medical texts help, or harm
    Given Daisy controls Medical Texts
    And Roland is at the Study
    And Roland has 2 damage
    When Daisy uses Medical Texts on Roland
    And Daisy reveals <token>
    Then Roland has <damage> damage

    Examples:
      | token | damage |
      | 0     | 1      |
      | -4    | 3      |

  Scenario: A magnifying glass is for investigating, and comes back when there is nothing to see
    Given Daisy controls Magnifying Glass
    And the location Study has shroud 6 and 1 clue
    When Daisy investigates
    And Daisy reveals 0
    Then the skill value is 6
    When Daisy tests intellect (3)
    And Daisy reveals 0
    Then the skill value is 5

  Scenario: The better glass comes back to hand
    Given the situation also says
      """
      investigators: {daisy: {play area: [{card: Magnifying Glass (1), as: lens}]}}
      """
    And the location Study has shroud 6 and 1 clue
    Then Daisy may not use Lens
    When Daisy investigates
    And Daisy reveals 0
    And the skill test is over
    And Daisy uses Lens
    Then the skill value is 6
    And Lens is in Daisy's hand

  Scenario: Doctor Christopher is paid for what is found
    Given Daisy controls Dr. Milan Christopher
    And the location Study has shroud 6 and 1 clue
    When Daisy investigates
    And Daisy reveals 0
    And Daisy uses Dr. Milan Christopher
    Then the skill value is 6
    And Daisy has 6 resources

  Scenario Outline: Hyperawareness is for thought and for reflexes
    Given Daisy controls Hyperawareness
    When Daisy tests <skill> (3)
    And Daisy uses Hyperawareness (<skill>)
    And Daisy reveals 0
    Then the skill value is <value>
    And Daisy has 4 resources

    Examples:
      | skill     | value |
      | intellect | 6     |
      | agility   | 3     |

  Scenario: A hunch finds a clue
    Given the location Study has shroud 6 and 1 clue
    And Daisy holds Working a Hunch
    When Daisy plays Working a Hunch
    Then Daisy has 1 clue
    And Daisy has 3 actions

  Scenario: A barricade keeps a ghoul out until somebody leaves
    Given Study connects to Hallway
    And Hallway connects to Study
    And the location Hallway has shroud 1
    And Ghoul Minion is at Hallway
    And the situation also says
      """
      enemies: {ghoul minion: {keywords: [hunter]}}
      """
    And Daisy holds Barricade
    When Daisy plays Barricade
    And Daisy ends the turn
    And the enemy phase is played
    Then Ghoul Minion is at Hallway
    And Barricade is attached to Study

  Scenario: It falls when somebody leaves
    Given Study connects to Hallway
    And the location Hallway has shroud 1
    And Daisy holds Barricade
    When Daisy plays Barricade
    And Daisy moves to Hallway
    Then Barricade is in Daisy's discard pile

  Scenario: Deduction finds one clue more
    Given the location Study has shroud 2 and 2 clues
    And Daisy holds Deduction
    When Daisy investigates
    And Daisy commits Deduction
    And Daisy reveals 0
    Then Daisy has 2 clues

  Scenario: The disc keeps off what spawns
    Given Daisy controls Disc of Itzamna
    And the top of the encounter deck is Swarm of Rats
    When Daisy draws Swarm of Rats from the encounter deck
    And Daisy uses Disc of Itzamna
    Then Swarm of Rats is in the encounter discard pile
    And Disc of Itzamna is in Daisy's discard pile

  Scenario: What is elite it does not keep off
    Given Daisy controls Disc of Itzamna
    And the top of the encounter deck is Ghoul Priest
    When Daisy draws Ghoul Priest from the encounter deck
    Then Daisy may not use Disc of Itzamna
    And Ghoul Priest is engaged with Daisy

  Scenario: An encyclopedia serves somebody for the phase
    Given Daisy controls Encyclopedia
    And Roland is at the Study
    When Daisy uses Encyclopedia on Roland
    And Daisy chooses willpower
    Then Roland's willpower is 5

  Scenario: Cryptic research fills a hand
    Given Daisy holds Cryptic Research
    And Roland is at the Study
    And the top of Roland's deck is Guts, then Perception, then Overpower
    When Daisy plays Cryptic Research on Roland
    Then Guts is in Roland's hand
    And Perception is in Roland's hand
    And Overpower is in Roland's hand
