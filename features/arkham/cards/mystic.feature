Feature: Mystic cards of the core set

  Background:
    Given every other opportunity is passed
    And Agnes is at the Study
    And Agnes has 5 resources

  Scenario: An initiate brings doom, and finds spells
    Given Agnes holds Arcane Initiate
    And the top of Agnes's deck is Guts, then Shrivelling, then Overpower, then Scrying
    When Agnes plays Arcane Initiate
    Then Arcane Initiate has 1 doom
    When Agnes uses Arcane Initiate
    Then Shrivelling is in Agnes's hand
    And Arcane Initiate is exhausted
    And Scrying is in Agnes's deck

  Scenario: The deck is shuffled, also if there was no spell
    Given Agnes controls Arcane Initiate
    And Agnes's whole deck is Guts, Perception, Overpower, Scrying
    When Agnes uses Arcane Initiate
    And Agnes draws
    And Scrying is chosen at random
    Then Scrying is in Agnes's hand

  Scenario: A book of shadows charges a spell
    Given Agnes controls Book of Shadows and Shrivelling
    When Agnes uses Book of Shadows on Shrivelling
    Then Shrivelling has 5 charges
    And Book of Shadows is exhausted

  Scenario: And holds one arcane thing more
    Given Agnes controls Book of Shadows, Shrivelling and Scrying
    And Agnes holds Shrivelling
    When Agnes plays Shrivelling
    Then Agnes controls Scrying
    And Agnes has 2 resources
    And Shrivelling is not in Agnes's discard pile

  Scenario: What Agnes suffers others suffer
    Given Ghoul Minion is at the Study
    And Acolyte is at the Study
    When Agnes takes 1 horror
    And Agnes uses her own ability on Ghoul Minion
    Then Ghoul Minion has 1 damage

  Scenario: Horror is her strength
    Given the situation also says
      """
      investigators: {agnes: {horror: 3}}
      """
    When Agnes tests willpower (8)
    And Agnes reveals elder sign
    Then the skill value is 8

  Scenario: A secret is worth a resource and a horror
    Given the situation also says
      """
      investigators: {agnes: {play area: [{card: Forbidden Knowledge, secrets: 1}]}}
      """
    When Agnes uses Forbidden Knowledge
    Then Agnes has 6 resources
    And Agnes has 1 horror
    And Forbidden Knowledge is in Agnes's discard pile

  Scenario: A rosary gives faith
    Given Agnes controls Holy Rosary
    When Agnes tests willpower (8)
    And Agnes reveals 0
    Then the skill value is 6

  Scenario: Shrivelling is a matter of will and has its price
    Given Agnes controls Shrivelling
    And Ghoul Minion is engaged with Agnes
    When Agnes fights Ghoul Minion with Shrivelling
    And Agnes reveals skull
    Then the skill value is 5
    And Ghoul Minion is defeated
    And Agnes has 1 horror
    And Shrivelling has 3 charges

  Scenario: Scrying orders what comes
    Given Agnes controls Scrying
    And the top of the encounter deck is Acolyte, then Ancient Evils, then Swarm of Rats
    When Agnes uses Scrying
    And Agnes chooses the encounter deck
    And Agnes chooses Swarm of Rats
    And Agnes chooses Acolyte
    And Agnes resolves these effects
      """
      - {draw encounter cards: 1}
      """
    Then Swarm of Rats is engaged with Agnes

  Scenario Outline: Arcane studies are good for will and mind
    Given Agnes controls Arcane Studies
    When Agnes tests <skill> (3)
    And Agnes uses Arcane Studies (<skill>)
    And Agnes reveals 0
    Then the skill value is <value>

    Examples:
      | skill     | value |
      | willpower | 6     |
      | intellect | 3     |

  @play-restrictions-permissions-and-instructions.1
  Scenario: They are good only for a test of one's own
    Given Agnes controls Arcane Studies
    And Roland is at the Study
    When Roland tests willpower (3)
    And Agnes uses Arcane Studies (willpower)
    Then it is refused by play-restrictions-permissions-and-instructions.1
    When Roland reveals 0
    Then the test succeeds

  Scenario: Drawn to the flame
    Given Agnes holds Drawn to the Flame
    And the location Study has shroud 4 and 3 clues
    And the top of the encounter deck is Swarm of Rats
    When Agnes plays Drawn to the Flame
    Then Agnes has 2 clues
    And Swarm of Rats is engaged with Agnes

  Scenario: A ward costs a horror
    Given Agnes holds Ward of Protection
    And the top of the encounter deck is Rotting Remains
    When Agnes draws Rotting Remains from the encounter deck
    And Agnes plays Ward of Protection
    Then Agnes has 1 horror
    And agnes does not begin a test

  Scenario Outline: A blinding light
    Given the situation also says
      """
      investigators: {agnes: {hand: [{card: <card>, as: light}]}}
      """
    And Wizard of the Order is engaged with Agnes
    When Agnes plays light
    And Agnes reveals tablet
    Then the skill value is 5
    And Agnes has 1 action
    And <outcome>
    And Agnes has <horror> horror

    Examples:
      | card               | outcome                            | horror |
      | Blinding Light     | Wizard of the Order has 1 damage   | 0      |
      | Blinding Light (2) | Wizard of the Order is defeated    | 1      |

  Scenario: The fearless are at ease
    Given the situation also says
      """
      investigators: {agnes: {horror: 2, hand: [Fearless]}}
      """
    When Agnes tests willpower (3)
    And Agnes commits Fearless
    And Agnes reveals 0
    Then Agnes has 1 horror

  Scenario: A mind is wiped
    Given Wizard of the Order is engaged with Agnes
    And Agnes holds Mind Wipe
    When the enemy phase begins
    And Agnes plays Mind Wipe
    Then Agnes has 4 resources

  Scenario: A statue offers a choice of two fates, as long as it lasts
    Given the situation also says
      """
      investigators: {agnes: {play area: [{card: Grotesque Statue, charges: 1}]}}
      """
    When Agnes tests willpower (4)
    And Agnes uses Grotesque Statue
    And Agnes reveals -4
    And Agnes reveals 0
    And Agnes chooses 0
    Then the skill value is 5
    And Grotesque Statue is in Agnes's discard pile
