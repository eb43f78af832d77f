Feature: Survivor cards of the core set

  Background:
    Given every other opportunity is passed
    And Wendy is at the Study
    And Wendy has 5 resources

  Scenario: A close call: the enemy is shuffled away
    Given Ghoul Minion is engaged with Wendy
    And the top of the encounter deck is Acolyte
    And Wendy holds Close Call
    When Wendy evades Ghoul Minion
    And Wendy reveals 0
    And Wendy plays Close Call
    Then Ghoul Minion is in the encounter deck
    When Wendy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Ghoul Minion is chosen at random
    Then Ghoul Minion is engaged with Wendy

  Scenario: Whoever evades it
    Given Skids is at the Study
    And Ghoul Minion is engaged with Skids
    And the top of the encounter deck is Acolyte
    And Wendy holds Close Call
    And it is Skids's turn
    When Skids evades Ghoul Minion
    And Skids reveals 0
    And Wendy plays Close Call
    Then Ghoul Minion is in the encounter deck

  Scenario Outline: But no weakness, and nothing elite
    Given <enemy> is engaged with Wendy
    And the top of the encounter deck is Acolyte
    And Wendy holds Close Call
    When Wendy evades <enemy>
    And Wendy reveals +1
    And Wendy plays Close Call
    Then it is refused

    Examples:
      | enemy        |
      | Mob Enforcer |
      | Ghoul Priest |

  Scenario: Her instinct frees Wendy of everybody
    Given Ghoul Minion is engaged with Wendy
    And Swarm of Rats is engaged with Wendy
    And the location Hallway has shroud 1
    And Study connects to Hallway
    And Wendy holds Survival Instinct
    When Wendy evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    And Wendy resolves Survival Instinct first
    And Wendy chooses to disengage from the other enemies
    And Wendy chooses to move
    Then Wendy is at Hallway
    And Swarm of Rats is at Study
    And Ghoul Minion is exhausted

  Scenario: It frees whoever it is committed for
    Given Skids is at the Study
    And Ghoul Minion is engaged with Skids
    And Swarm of Rats is engaged with Skids
    And the location Hallway has shroud 1
    And Study connects to Hallway
    And Wendy holds Survival Instinct
    And it is Skids's turn
    When Skids evades Ghoul Minion
    And Wendy commits Survival Instinct
    And Skids reveals 0
    And Skids resolves evasion first
    And Skids chooses to disengage from the other enemies
    And Skids chooses to move
    Then Skids is at Hallway
    And Wendy is at Study
    And Swarm of Rats is not engaged with Skids

  Scenario: It is no help against anything but an evasion's enemies
    Given Swarm of Rats is engaged with Wendy
    And Wendy holds Survival Instinct
    And no opportunity is passed
    When Wendy tests agility (1)
    And Wendy commits Survival Instinct
    And Wendy reveals 0
    Then Swarm of Rats is engaged with Wendy

  Scenario: She cancels a token for a card
    Given Wendy holds Guts
    When Wendy tests agility (4)
    And Wendy reveals -4
    And Wendy uses her own ability
    And Wendy reveals 0
    Then the skill value is 4
    And Guts is in Wendy's discard pile

  Scenario: Also one that counts as another
    Given Wendy holds Guts
    And the situation also says
      """
      investigators: {wendy: {threat area: [{card: The Necronomicon, as: necronomicon, horror: 2}]}}
      """
    When Wendy tests agility (4)
    And Wendy reveals elder sign
    And Wendy uses her own ability
    And Wendy reveals 0
    Then the test succeeds
    And the bag holds 1 elder sign

  Scenario: Wood is found in what was thrown away
    Given Wendy controls Scavenging
    And the location Study has shroud 1 and 1 clue
    And the situation also says
      """
      investigators: {wendy: {discard: [Guts, Knife]}}
      """
    When Wendy investigates
    And Wendy reveals 0
    And Wendy uses Scavenging
    Then Knife is in Wendy's hand
    And Guts is in Wendy's discard pile

  Scenario Outline: A bat may break
    Given Wendy controls Baseball Bat
    And Swarm of Rats is engaged with Wendy
    When Wendy fights Swarm of Rats with Baseball Bat
    And Wendy reveals <token>
    Then the skill value is 3
    And Baseball Bat is in <where>

    Examples:
      | token | where           |
      | skull | Wendy's discard |
      | 0     | Wendy's play area |

  Scenario: A rabbit's foot is for who fails
    Given Wendy controls Rabbit's Foot
    And the top of Wendy's deck is Guts
    When Wendy tests combat (5)
    And Wendy reveals 0
    And Wendy uses Rabbit's Foot
    Then Guts is in Wendy's hand

  Scenario: A cat runs between somebody's legs
    Given Wendy controls Stray Cat
    And Ghoul Minion is engaged with Wendy
    When Wendy uses Stray Cat on Ghoul Minion
    Then Ghoul Minion is exhausted
    And Stray Cat is in Wendy's discard pile

  Scenario Outline: Dig deep for willpower and agility
    Given Wendy controls Dig Deep
    When Wendy tests <skill> (3)
    And Wendy uses Dig Deep (<skill>)
    And Wendy reveals 0
    Then the skill value is 5

    Examples:
      | skill     |
      | willpower |
      | agility   |

  Scenario: A cunning distraction leaves nobody engaged
    Given Ghoul Minion is engaged with Wendy
    And Ghoul Priest is at the Study
    And Wendy holds Cunning Distraction
    When Wendy plays Cunning Distraction
    Then Ghoul Minion is exhausted
    And Ghoul Priest is exhausted
    And ghoul minion does not attack wendy

  Scenario: Look what she found
    Given the situation also says
      """
      investigators: {wendy: {hand: [{card: '"Look what I found!"', as: found}]}}
      """
    And the location Study has shroud 4 and 3 clues
    When Wendy investigates
    And Wendy reveals -1
    And Wendy plays found
    Then Wendy has 2 clues

  Scenario Outline: Luck turns a failure
    Given the situation also says
      """
      investigators: {wendy: {hand: [{card: <card>, as: luck}]}}
      """
    And the top of Wendy's deck is Guts
    When Wendy tests agility (4)
    And Wendy reveals -2
    And Wendy plays luck
    Then the test succeeds
    And Guts is in Wendy's <where>

    Examples:
      | card       | where |
      | Lucky!     | deck  |
      | Lucky! (2) | hand  |

  Scenario: Aquinnah turns an attack on another enemy
    Given Wendy controls Aquinnah
    And Ghoul Minion is engaged with Wendy
    And Swarm of Rats is at the Study
    When Wendy draws
    And Wendy uses Aquinnah
    And Wendy chooses Swarm of Rats
    And Wendy takes it all
    Then Swarm of Rats is defeated
    And Wendy has 0 damage
    And Wendy has 1 horror
    And Aquinnah has 1 horror

  Scenario: With the will to survive no token is revealed
    Given Wendy holds Will to Survive
    When Wendy plays Will to Survive
    And Wendy tests agility (4)
    Then the test succeeds
    And 0 tokens are revealed
