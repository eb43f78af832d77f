Feature: Hidden

  Background:
    Given every other opportunity is passed
    And the card Possession
      """
      type: treachery
      keywords: [hidden]
      abilities:
        - {constant: you, get: {willpower: -1}}
        - {action: 1, cost: {resources: 5}, do: {discard: this}}
      """
    And the card Lurker
      """
      type: enemy
      fight: 2
      evade: 2
      health: 2
      damage: 2
      horror: 1
      keywords: [hidden]
      abilities:
        - {constant: you, get: {intellect: -2}}
        - {action: 1, cost: {clues: 2}, do: {discard: this}}
      """
    And Agnes is at the Hallway

  Rule: Whoever draws a hidden card takes it into hand

    @hidden.2
    Scenario: A treachery
      Given the top of the encounter deck is Possession
      When the mythos phase is played
      Then Possession is in Agnes's hand
      And Possession is not in the encounter discard pile
      And Agnes's threat area is empty

    @hidden.2
    Scenario: An enemy, which does not spawn
      Given the top of the encounter deck is Lurker
      When the mythos phase is played
      Then Lurker is in Agnes's hand
      And lurker never enters play
      And Lurker is not engaged with Agnes

    @hidden.1
    Scenario: What speaks of cards with hidden means no others
      Given Agnes holds Possession
      And the situation
        """
        investigators: {agnes: {threat area: [Haunted, Possession]}}
        """
      And Agnes has 0 resources
      When Agnes resolves these effects
        """
        - {gain: {count: {kind: treachery, keyword: hidden, zone: hand, of: you}}}
        """
      Then Agnes has 1 resource

    @hidden.3
    Scenario: It is not shown to anybody
      Given Agnes holds Possession and Machete
      And Roland is at the Hallway
      Then Agnes may not show Possession to Roland by hidden.3
      And Agnes may show Machete to Roland

  Rule: A hidden treachery is treated as if it were in the threat area

    @hidden.4
    Scenario: It counts among the treacheries there
      Given Agnes holds Possession
      And Roland is at the Hallway
      And Agnes has 0 resources
      When Agnes resolves these effects
        """
        - {gain: {count: {kind: treachery, zone: threat area, of: you}}}
        - {gain: {count: {kind: treachery, at: your location}}}
        """
      Then Agnes has 2 resources
      And Possession is in Agnes's hand

    @hidden.5
    Scenario: The constant abilities of a treachery in hand are active
      Given Agnes holds Possession
      And Roland is at the Hallway
      When Agnes tests willpower (3)
      And Agnes reveals 0
      Then the skill value is 4
      And Roland's willpower is 3

    @hidden.5
    Scenario: They are about whoever holds it, also where they ask for something
      Given the card Whispers
        """
        type: treachery
        keywords: [hidden]
        abilities:
          - constant: you
            while: {amount: {tokens: damage, on: you}, at least: 1}
            get: {willpower: 2}
        """
      And Agnes holds Whispers
      And Agnes has 1 damage
      And Roland is at the Hallway
      And Roland has 1 damage
      Then Agnes's willpower is 7
      And Roland's willpower is 3

    @hidden.6
    Scenario: Only whoever holds it triggers its abilities
      Given Agnes holds Possession
      And Roland is at the Hallway
      And Roland has 5 resources
      And Agnes has 5 resources
      And it is Roland's turn
      Then Roland may not use Possession by hidden.6
      When Roland ends the turn
      And Agnes begins the turn
      And Agnes uses Possession
      Then Possession is in the encounter discard pile
      And Agnes has 0 resources

    @hidden.14
    Scenario: Once discarded it lies in the encounter discard pile
      Given Agnes holds Possession
      And Agnes has 5 resources
      When Agnes uses Possession
      Then Possession is in the encounter discard pile
      And Agnes's discard pile is empty
      And Agnes's willpower is 5

  Rule: A hidden enemy is not treated as if it were in the threat area

    @hidden.7
    Scenario: What acts on the enemies of a threat area does not act on it
      Given Agnes holds Lurker
      And Agnes has 0 resources
      And a Ghoul Minion engaged with Agnes
      When Agnes resolves these effects
        """
        - {gain: {count: {kind: enemy, zone: threat area, of: you}}}
        """
      Then Agnes has 1 resource

    @hidden.8
    Scenario: It is not engaged with whoever holds it
      Given Agnes holds Lurker
      When Agnes takes a resource
      Then lurker does not attack agnes
      And Lurker is not engaged with Agnes
      When Agnes resolves these effects
        """
        - {if: {not: {there is: {kind: enemy, engaged with: you}}}, then: {draw: 1}}
        """
      Then Agnes draws a card

    @hidden.9
    Scenario: It does not attack
      Given Agnes holds Lurker
      And a Ghoul Minion engaged with Agnes
      When the enemy phase is played
      Then lurker does not attack agnes
      And ghoul minion attacks agnes
      And Agnes has 1 damage

    @hidden.10
    Scenario: The constant abilities of an enemy in hand are active
      Given Agnes holds Lurker
      And Roland is at the Hallway
      When Agnes tests intellect (3)
      And Agnes reveals 0
      Then the skill value is 0
      And Roland's intellect is 3

    @hidden.11
    Scenario: Only whoever holds the enemy triggers its abilities
      Given Agnes holds Lurker
      And Roland is at the Hallway
      And Roland has 2 clues
      And Agnes has 2 clues
      And it is Roland's turn
      Then Roland may not use Lurker by hidden.11
      When Roland ends the turn
      And Agnes begins the turn
      And Agnes uses Lurker
      Then Lurker is in the encounter discard pile

  Rule: It stays in hand

    @hidden.12 @hidden.13
    Scenario: It counts towards the hand size, and is not what is discarded down to it
      Given Agnes holds Possession, Machete, Knife, Guts, Overpower, Perception, Manual Dexterity, Flashlight and Emergency Cache
      When the upkeep phase is played
      And Agnes chooses Machete
      And Agnes chooses Knife
      Then Possession is in Agnes's hand
      And Machete is in Agnes's discard pile

    @hidden.13
    Scenario: It is not discarded as a cost
      Given the card Bonfire
        """
        {type: asset, abilities: [{free: true, cost: {discard: {kind: card, zone: hand}}, do: {gain: 1}}]}
        """
      And Agnes controls Bonfire
      And Agnes holds Possession
      Then Agnes may not use Bonfire by hidden.13

    @hidden.13
    Scenario Outline: No effect that does not mean hidden cards makes it leave: <effect>
      Given Agnes holds Possession and Machete
      When Agnes resolves these effects
        """
        - <effect>
        """
      Then Possession is in Agnes's hand
      And Machete is not in Agnes's hand

      Examples:
        | effect                                                        |
        | {discard: {kind: card, zone: hand, of: you}}                  |
        | {discard: {kind: card, zone: hand, of: you}, amount: 1}       |
        | {discard: {kind: card, zone: hand, of: you}, amount: 1, random: true} |
        | {shuffle: {kind: card, zone: hand, of: you}, into: deck}      |
        | {return: {kind: card, zone: hand, of: you}, to: bottom of deck} |
        | {exile: {kind: card, zone: hand, of: you}}                  |
        | {remove from the game: {kind: card, zone: hand, of: you}, until: end of the round} |

    Scenario: An effect that means hidden cards does
      Given Agnes holds Possession and Machete
      When Agnes resolves these effects
        """
        - {discard: {kind: card, keyword: hidden, zone: hand, of: you}}
        """
      Then Possession is in the encounter discard pile
      And Machete is in Agnes's hand

    @hidden.15
    Scenario: It is in nobody's deck afterwards
      Given Agnes holds Possession
      And the act is Trapped
      And the situation
        """
        mode: campaign
        next scenarios:
          - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        """
      When the act instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with the letter
      Then Possession is not in Agnes's deck
      And Possession is not in Agnes's hand
