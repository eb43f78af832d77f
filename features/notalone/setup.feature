Feature: Setup
  What everybody begins with.

  Background:
    Given the situation
      """
      survival deck: [Dodge, Gate, Drone, Vortex, Detector, Hologram, others]
      hunt deck: [Clone, Mirage, Scream, others]
      """

  @setup.1 @board.1
  Scenario: The Creature chooses the side of the board
    Given the situation
      """
      players: 4
      """
    When C chooses side B
    Then it is refused by setup.1
    When B chooses side A
    Then side A of the board is used

  Scenario: The Creature may as well choose the other one
    Given the situation
      """
      players: 4
      """
    When B chooses side B
    Then side B of the board is used

  @setup.2 @setup.3
  Scenario Outline: Where the counters start depends on the number of players
    Given the situation
      """
      players: <players>
      board: A
      """
    Then the rescue counter has <rescue> left
    And the assimilation counter has <assimilation> left

    Examples:
      | players | rescue | assimilation |
      | 2       | 13     | 7            |
      | 3       | 14     | 8            |
      | 4       | 15     | 9            |
      | 5       | 16     | 10           |
      | 6       | 17     | 11           |
      | 7       | 18     | 12           |

  @setup.4
  Scenario: Artemia lies in two rows of five
    Given the situation
      """
      players: 4
      board: A
      """
    Then lair is adjacent to jungle
    And lair is adjacent to swamp
    And rover is adjacent to artifact
    And swamp is adjacent to shelter
    And rover is not adjacent to swamp
    And rover is adjacent to beach

  Scenario Outline: The stocks depend on the number of Hunted
    Given the situation
      """
      players: <players>
      board: A
      """
    Then <copies> swamp are in stock
    And <copies> shelter are in stock
    And <copies> wreck are in stock
    And <copies> source are in stock
    And <copies> artifact are in stock

    @setup.6
    Examples:
      | players | copies |
      | 2       | 1      |

    @setup.7
    Examples:
      | players | copies |
      | 3       | 2      |
      | 4       | 2      |

    @setup.8
    Examples:
      | players | copies |
      | 5       | 3      |
      | 6       | 3      |
      | 7       | 3      |

  @setup.5 @setup.15
  Scenario: There are stocks of the places 6 to 10, and none of the first five
    Given the situation
      """
      players: 4
      board: A
      """
    Then 2 swamp are in stock
    And 2 artifact are in stock
    And no lair is in stock
    And no jungle is in stock
    And no river is in stock
    And no beach is in stock
    And no rover is in stock

  @setup.9
  Scenario: A stock that is empty is not filled again
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: rover}
        D: {played: rover}
      stocks: {wreck: 1}
      """
    When C's turn begins
    And C uses rover
    And C gains wreck
    Then no wreck is in stock
    When D's turn begins
    And D uses rover
    And D gains wreck
    Then it is refused by setup.9
    When D gains source
    Then no wreck is in stock
    And C holds wreck
    And D holds source

  @setup.10
  Scenario: Survival cards and Hunt cards are two face-down decks
    Given the situation
      """
      players: 5
      board: A
      """
    Then the survival deck has 11 cards
    And the hunt deck has 17 cards
    When C looks at the hunt deck
    And B looks at the survival deck
    Then it is refused by setup.10

  @setup.11 @setup.12
  Scenario: The Creature begins with three Hunt cards, and with the tokens before her
    Given the situation
      """
      players: 5
      board: A
      """
    Then B has 3 hunt cards
    And the hunt deck has 17 cards
    And the creature token is on no place
    And the target token is on no place
    And the artemia token is on no place

  @setup.13 @setup.14
  Scenario Outline: Every Hunted begins with three Will counters and the first five places
    Given the situation
      """
      players: 5
      board: A
      """
    Then <who> has 3 will
    And <who>'s hand is lair, jungle, river, beach and rover

    Examples:
      | who |
      | C   |
      | D   |
      | E   |
      | F   |

  @setup.16
  Scenario: Every Hunted draws a Survival card of the deck
    Given the situation
      """
      players: 5
      board: A
      """
    Then C has 1 survival card
    And C holds dodge
    And D holds gate
    And E holds drone
    And F holds vortex
    And the survival deck has 11 cards

  @setup.17
  Scenario: There are one to six Hunted
    Given the situation
      """
      players: 7
      board: A
      """
    Then 1 hunted can play
    And 6 hunted can play
    And 7 hunted cannot play by setup.17
    And 0 hunted cannot play by setup.17

  @setup.18
  Scenario: No Marker lies on the Beach when the game begins
    Given the situation
      """
      players: 2
      board: A
      """
    Then the marker is not on the beach
    When C plays beach
    And C's turn begins
    And C uses beach to remove
    Then it is refused by the-beach.2
    When C uses beach
    Then the marker is on the beach

  @setup.19
  Scenario: All discard piles are empty when the game begins
    Given the situation
      """
      players: 3
      board: A
      """
    Then C's discard pile is empty
    And D's discard pile is empty
    When C resists with 1 will
    Then it is refused by setup.19
    And C has 3 will
