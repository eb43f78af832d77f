Feature: Limbo

  Background:
    Given every other opportunity is passed

  Rule: Events

    Background:
      Given the card Census
        """
        type: event
        cost: 0
        abilities:
          - event:
              - {gain: {count: {kind: event, zone: discard}}}
              - {gain: {count: {kind: event, zone: hand}}}
              - {gain: {count: Census}}
        """

    @faq-limbo.1
    Scenario: Neither in play nor in hand nor in the discard pile
      Given Skids has 0 resources
      And Skids holds Census
      When Skids plays Census
      Then Skids has 0 resources
      And Census is in Skids's discard pile

    @faq-limbo.4
    Scenario: Not before its costs are paid and attacks of opportunity are made
      Given the card Peeper
        """
        type: enemy
        fight: 1
        evade: 1
        health: 3
        abilities:
          - forced: {when: attack, by: this, who: you}
            do: {if: {amount: {count: {zone: hand, of: attacked investigator}}, at most: 0}, then: [{horror: 1, to: attacked investigator}]}
        """
      And Roland holds Census
      And a Peeper engaged with Roland
      When Roland plays Census
      Then peeper attacks roland once
      And Roland has 0 horror

    @faq-limbo.4
    Scenario Outline: What is taken out of the hand meanwhile is not played
      Given the card Picker
        """
        type: enemy
        fight: 1
        evade: 1
        health: 3
        abilities:
          - forced: {when: attack, by: this, who: you}
            do: {<verb>: {zone: hand, of: attacked investigator}<to>}
        """
      And the card Windfall
        """
        {type: event, cost: 2, abilities: [{event: {gain: 5}}]}
        """
      And Roland has 3 resources
      And Roland holds Windfall
      And a Picker engaged with Roland
      When Roland plays Windfall
      Then picker attacks roland once
      And Roland has 1 resource
      And Roland has 2 actions left
      And Windfall is in Roland's <area>
      And Roland does not play Windfall

      Examples:
        | verb    | to                | area         |
        | discard |                   | discard pile |
        | return  | , to: top of deck | deck         |

    @faq-limbo.4
    Scenario: An asset that is taken out of the hand meanwhile does not enter play
      Given the card Picker
        """
        type: enemy
        fight: 1
        evade: 1
        health: 3
        abilities:
          - forced: {when: attack, by: this, who: you}
            do: {discard: {zone: hand, of: attacked investigator}}
        """
      And Roland has 3 resources
      And Roland holds Machete
      And a Picker engaged with Roland
      When Roland plays Machete
      And Roland takes a resource
      Then Machete is in Roland's discard pile
      And Machete never enters play
      And Roland has 1 resource

    @faq-limbo.4
    Scenario: One that comes back to the hand meanwhile is not played either
      Given the card Juggler
        """
        type: enemy
        fight: 1
        evade: 1
        health: 3
        abilities:
          - forced: {when: attack, by: this, who: you}
            do:
              - {discard: {zone: hand, of: attacked investigator}}
              - {return: {zone: discard, of: attacked investigator}}
        """
      And Roland has 2 resources
      And Roland holds Emergency Cache
      And a Juggler engaged with Roland
      When Roland plays Emergency Cache
      Then Emergency Cache is in Roland's hand
      And Roland has 2 resources
      And Roland may play Emergency Cache

    @faq-limbo.5
    Scenario: It does not count as a card in play
      Given the card Warded
        """
        type: enemy
        fight: 1
        evade: 2
        health: 3
        abilities:
          - {constant: this, get: {evade: {count: {trait: Spell}}}}
        """
      And Agnes has 5 resources
      And Agnes holds Blinding Light
      And a Warded engaged with Agnes
      When Agnes plays Blinding Light on Warded
      And Agnes reveals 0
      Then the difficulty is 2

    @faq-limbo.6
    Scenario: Its effects act on the game
      Given Agnes is at Hallway
      And the situation
        """
        locations: {hallway: {clues: 2}}
        """
      And Agnes holds Drawn to the Flame
      And the top of the encounter deck is Swarm of Rats
      When Agnes plays Drawn to the Flame
      Then Swarm of Rats is engaged with Agnes
      And Agnes has 2 clues

    @faq-limbo.7
    Scenario: It is discarded after all of its effects
      Given the card Memory
        """
        type: event
        cost: 0
        abilities:
          - event: [{return: {kind: event, zone: discard}, to: hand}]
        """
      And Wendy holds Memory
      And the situation
        """
        investigators: {wendy: {discard: [Lucky!]}}
        """
      When Wendy plays Memory
      Then Lucky! is in Wendy's hand
      And Memory is in Wendy's discard pile

    @faq-limbo.8
    Scenario: It leaves limbo as it enters play
      Given the card Log
        """
        type: asset
        abilities:
          - {forced: {after: enter play, what: event}, do: {draw: 1}}
        """
      And Daisy is at Hallway
      And Daisy controls Log
      And Daisy holds Barricade
      And the top of Daisy's deck is Guts
      When Daisy plays Barricade
      Then Barricade is attached to Hallway
      And Guts is in Daisy's hand

  @faq-limbo.3
  Scenario: A skill card is in limbo as long as it is committed
    Given the card Count
      """
      type: asset
      abilities:
        - forced: {after: reveal token, who: you}
          do:
            - {gain: {count: {zone: hand}}}
            - {gain: {count: {zone: discard}}}
      """
    And Wendy has 0 resources
    And Wendy controls Count
    And Wendy holds Guts
    When Wendy tests willpower (3)
    And Wendy commits Guts
    And Wendy reveals 0
    Then Wendy has 0 resources
    And the test succeeds by 3
