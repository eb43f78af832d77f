Feature: Nested Sequences

  Background:
    Given every other opportunity is passed

  @faq-nested-sequences.1
  Scenario: First "when", then the attack, then "after"
    Given the card Purse
      """
      type: asset
      abilities:
        - {reaction: {when: attack, who: you}, do: {gain: 1}}
      """
    And the card Nurse
      """
      type: asset
      abilities:
        - {reaction: {after: attack, who: you}, cost: {resources: 1}, do: {heal damage: 1}}
      """
    And Roland has 0 resources
    And Roland controls Purse and Nurse
    And a Swarm of Rats engaged with Roland
    When Swarm of Rats attacks Roland
    Then Roland may not use Nurse
    When Roland uses Purse
    And Roland uses Nurse
    Then roland gains resources before roland takes damage
    And roland takes damage before roland uses nurse
    And Roland has 0 resources
    And Roland has 0 damage

  @faq-nested-sequences.1
  Scenario: A "when" reaction comes before an "after" forced ability
    Given the card Purse
      """
      type: asset
      abilities:
        - {reaction: {when: attack, who: you}, do: {gain: 1}}
      """
    And the card Thief
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      abilities:
        - {forced: {after: attack, by: this}, do: {lose: 1}}
      """
    And Roland has 0 resources
    And Roland controls Purse
    And a Thief engaged with Roland
    When Thief attacks Roland
    And Roland uses Purse
    Then roland uses purse before thief initiates
    And Roland has 0 resources

  @faq-nested-sequences.2
  Scenario: What a "when" ability brings about runs its own course before the attack resolves
    Given the card Old Wound
      """
      type: asset
      abilities:
        - {reaction: {after: discard, who: you}, do: {heal damage: 1}}
      """
    And Wendy has 6 damage
    And Wendy holds Knife
    And Wendy controls Old Wound
    And a Yithian Observer engaged with Wendy
    When Yithian Observer attacks Wendy
    And Wendy uses Old Wound
    Then knife is discarded before wendy heals damage
    And wendy heals damage before wendy takes damage
    And Wendy has 6 damage
    And Wendy has 1 horror
    And Wendy is not defeated

  @faq-nested-sequences.3
  Scenario: After the nested damage the game is back at the entering
    Given the card Warm Coat
      """
      type: asset
      abilities:
        - {reaction: {after: enter, who: you}, do: {heal damage: 1}}
      """
    And the location Landing has shroud 2
    And Landing connects to Attic
    And the situation
      """
      locations: {attic: {card: Attic}}
      """
    And Agnes is at Landing
    And Agnes controls Warm Coat
    And Agnes faces Psychosis
    When Agnes moves to Attic
    And Agnes uses Warm Coat
    Then agnes takes horror before agnes takes damage
    And agnes takes damage before agnes heals damage
    And Agnes has 1 horror
    And Agnes has 0 damage

  @faq-nested-sequences.4
  Scenario: The innermost sequence is completed first
    Given Agnes is at the Study
    And the card Relief
      """
      type: asset
      abilities:
        - {reaction: {after: defeat, what: enemy}, do: {heal horror: 1}}
      """
    And the card Field Notes
      """
      type: asset
      abilities:
        - {reaction: {after: engage, who: you}, do: [{gain: 1}, {draw: {count: {kind: enemy, engaged with: you}}}]}
      """
    And Agnes controls Relief and Field Notes
    And the top of Agnes's deck is Shrivelling
    And a Young Deep One with 2 damage at the Study
    When Agnes engages Young Deep One
    And Agnes uses her own ability on Young Deep One
    And Agnes uses Relief
    And Agnes uses Field Notes
    Then young deep one is defeated before agnes heals horror
    And agnes heals horror before agnes uses field notes
    And Agnes has 0 horror
    And Agnes has 0 cards in hand

  @faq-nested-sequences.4
  Scenario Outline: What the inner sequence has taken away, the outer one does not bring back
    Given Roland is at the Hallway
    And the card Tripwire
      """
      {type: asset, abilities: [{forced: {when: <condition>, <part>: {kind: enemy}}, do: {damage: 1, to: that enemy}}]}
      """
    And the card Watch
      """
      {type: asset, abilities: [{reaction: {after: <condition>, <part>: {kind: enemy}}, do: {gain: 1}}]}
      """
    And Roland controls Tripwire and Watch
    And a Swarm of Rats <place>
    When <deed>
    Then Swarm of Rats is in the encounter discard pile
    And Roland may not use Watch

    Examples:
      | condition   | part | place               | deed                          |
      | enemy moves | what | at the Cellar       | the enemy phase is played     |
      | engage      | what | at the Hallway      | Roland engages Swarm of Rats  |
      | attack      | by   | engaged with Roland | Swarm of Rats attacks Roland  |

  @faq-nested-sequences.4
  Scenario Outline: What the inner sequence has used up is not there for the outer one
    Given the card Leech
      """
      {type: treachery, abilities: [{forced: {when: <condition>, who: you}, do: {<takes>, amount: <amount>}}]}
      """
    And the card Watch
      """
      type: asset
      abilities:
        - {reaction: {after: <condition>, who: you}, do: {gain: 1}}
        - {reaction: {after: <condition>, who: you, least: 2}, do: {gain: 5}}
      """
    And the situation also says
      """
      locations: {study: {clues: 2}}
      """
    And Roland is at the Study
    And Roland has 2 damage
    And Roland has 0 resources
    And Roland controls Watch
    And Roland faces Leech
    And a Ghoul Priest at the Hallway
    When Roland resolves these effects
      """
      - {<effect>}
      """
    And Roland uses Watch
    Then it is <refused>
    And Roland has <resources> resources
    And Roland has <damage> damage
    And Roland has <clues> clues

    Examples:
      | condition | takes                                                      | amount | effect                                 | refused     | resources | damage | clues |
      | heal      | move tokens: damage, from: you, to: {kind: enemy}          | 2      | heal damage: 2, from: you              | refused     | 0         | 0      | 0     |
      | heal      | move tokens: damage, from: you, to: {kind: enemy}          | 1      | heal damage: 2, from: you              | not refused | 1         | 0      | 0     |
      | discover  | move tokens: clues, from: your location, to: {kind: enemy} | 2      | discover: 2, at: your location         | refused     | 0         | 2      | 0     |
      | discover  | move tokens: clues, from: your location, to: {kind: enemy} | 1      | discover: 2, at: your location         | not refused | 1         | 2      | 1     |

  @faq-nested-sequences.4
  Scenario: Whom the inner sequence defeats does not move on
    Given the card Tripwire
      """
      {type: treachery, abilities: [{forced: {when: leave, at: attached}, do: {damage: 1}}]}
      """
    And the situation also says
      """
      locations: {hallway: {attached: [Tripwire]}}
      """
    And Roland is at the Hallway
    And Roland has 8 damage
    And Wendy is at the Attic
    When Roland moves to Attic
    Then Roland is defeated
    And Roland does not enter Attic

  @faq-nested-sequences.3
  Scenario: An enemy that is defeated where it enters has entered
    Given the card Tripwire
      """
      {type: treachery, abilities: [{forced: {after: enemy enters, at: attached}, do: {damage: 1, to: that enemy}}]}
      """
    And the card Watch
      """
      {type: asset, abilities: [{reaction: {after: enemy enters, what: {kind: enemy}}, do: {gain: 1}}]}
      """
    And the card Bounty
      """
      {type: asset, abilities: [{reaction: {after: defeat, what: {kind: enemy}}, do: {gain: 1}}]}
      """
    And the situation also says
      """
      locations: {hallway: {attached: [Tripwire]}}
      """
    And Roland is at the Hallway
    And Roland has 0 resources
    And Roland controls Watch and Bounty
    And a Swarm of Rats at the Cellar
    When the enemy phase is played
    Then Swarm of Rats is defeated
    When Roland uses Bounty
    And Roland uses Watch
    Then Roland has 2 resources

  @faq-nested-sequences.4
  Scenario: An asset that is gone before it is dealt damage has been dealt none
    Given the card Spite
      """
      type: asset
      health: 3
      abilities:
        - {forced: {when: dealt, of: damage, what: this}, do: {discard: this}}
      """
    And the card Watch
      """
      {type: asset, abilities: [{reaction: {after: dealt, of: damage, who: you}, do: {gain: 1}}]}
      """
    And Roland controls Watch and Spite
    And a Swarm of Rats engaged with Roland
    When Swarm of Rats attacks Roland
    And Roland assigns 1 damage to Spite
    Then Spite is in Roland's discard pile
    And Roland may not use Watch

  @faq-nested-sequences.5
  Scenario: Two abilities that bring each other about go on until one of them no longer can
    Given Agnes faces Psychosis and Hypochondria
    And the top of the encounter deck is Rotting Remains
    And the chaos bag holds -3
    When Agnes draws Rotting Remains from the encounter deck
    And Agnes reveals -3
    Then Agnes is defeated
    And Agnes has 6 damage
    And Agnes has 6 horror
    And psychosis initiates 6 times
    And hypochondria initiates 5 times

  Rule: What was to engage, and no longer can, does not

    Background:
      Given the card Watch
        """
        {type: asset, abilities: [{reaction: {after: engage, what: {kind: enemy}, who: you}, do: {gain: 1}}]}
        """
      And the situation also says
        """
        locations: {attic: {}, hallway: {}, cellar: {}}
        """

    @faq-nested-sequences.4
    Scenario Outline: An enemy that engages by itself: <because>
      Given the card Dodge
        """
        {type: asset, abilities: [{reaction: {when: engage, what: {kind: enemy}, who: you}, do: {<dodge>}}]}
        """
      And Roland controls Dodge and Watch
      And Roland is at the Attic
      And a Swarm of Rats at the Hallway
      When Roland moves to Hallway
      And Roland uses Dodge
      And Roland uses Watch
      Then it is refused
      And Swarm of Rats is unengaged

      Examples:
        | because                    | dodge                         |
        | the investigator has moved | move: Cellar                  |
        | the enemy has moved        | move: Cellar, who: that enemy |
        | the enemy is exhausted     | exhaust: that enemy           |

    @faq-nested-sequences.4
    Scenario: An enemy that is to be engaged with an action, of an investigator who has moved
      Given the card Dodge
        """
        {type: asset, abilities: [{reaction: {when: engage, what: {kind: enemy}, who: you}, do: {move: Attic}}]}
        """
      And Roland controls Dodge and Watch
      And Roland is at the Hallway
      And an exhausted Swarm of Rats at the Hallway
      When Roland engages Swarm of Rats
      And Roland uses Dodge
      And Roland uses Watch
      Then it is refused
      And Swarm of Rats is unengaged

    @enemy-engagement.5
    Scenario: Where nothing has changed it does
      Given the card Dodge
        """
        {type: asset, abilities: [{reaction: {when: engage, what: {kind: enemy}, who: you}, do: {gain: 1}}]}
        """
      And Roland controls Dodge and Watch
      And Roland has 0 resources
      And Roland is at the Attic
      And a Swarm of Rats at the Hallway
      When Roland moves to Hallway
      And Roland uses Dodge
      And Roland uses Watch
      Then Roland has 2 resources
      And Swarm of Rats is engaged with Roland
