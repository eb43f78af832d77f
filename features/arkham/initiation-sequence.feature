Feature: Initiation Sequence

  Background:
    Given every other opportunity is passed
    And Roland is at the Attic

  Rule: Declaration and checks

    @initiation-sequence.1
    Scenario: At the declaration nothing has been paid
      Given Roland controls Beat Cop
      And a Ghoul Minion engaged with Roland
      When Roland uses Beat Cop on Ghoul Minion
      Then at declare, Beat Cop is in play
      And at declare, ghoul minion has 0 damage
      And Beat Cop is discarded
      And ghoul minion has 1 damage

    @initiation-sequence.2
    Scenario: An event that is played after a defeat cannot be played after an evasion
      Given Roland holds Evidence!
      And Roland has 1 resource
      And a Ghoul Minion engaged with Roland
      And the chaos bag holds +1
      When Roland evades Ghoul Minion
      And Roland reveals +1
      And Roland plays Evidence!
      Then it is refused by initiation-sequence.2
      And Evidence! is in Roland's hand
      And Roland has 1 resource

    @initiation-sequence.3
    Scenario: An event that would change nothing is not played
      Given Daisy is at the Study
      And the location Study has shroud 2 and no clues
      And it is Daisy's turn
      And Daisy holds Working a Hunch
      And Daisy has 2 resources
      When Daisy plays Working a Hunch
      Then it is refused by initiation-sequence.3
      And Working a Hunch is in Daisy's hand
      And Daisy has 2 resources

    Scenario: The same event is played where there is a clue
      Given Daisy is at the Study
      And the location Study has shroud 2 and 1 clue
      And it is Daisy's turn
      And Daisy holds Working a Hunch
      And Daisy has 2 resources
      When Daisy plays Working a Hunch
      Then it is not refused
      And Daisy has 1 clue

    @initiation-sequence.4
    Scenario Outline: A restriction ends the process before anything is paid
      Given Daisy is at the Attic
      And it is Daisy's turn
      And Daisy holds <card>
      And Daisy has 5 resources
      And Daisy faces Dissonant Voices
      And a Ghoul Minion engaged with Daisy
      When Daisy plays <card>
      Then it is refused by cannot.1
      And <card> is in Daisy's hand
      And Daisy has 5 resources
      And Daisy has 3 actions
      And ghoul minion does not attack daisy

      Examples:
        | card             |
        | Magnifying Glass |
        | Medical Texts    |

    @initiation-sequence.5
    Scenario Outline: All costs are established before any is paid
      Given the card Rune Stone
        """
        type: asset
        abilities:
          - action: 1
            cost: [{exhaust: this}, {spend: 1, of: charges}]
            do: {gain: 1}
        """
      And Roland controls Rune Stone with <charges> charges
      And Roland has no resources
      And Roland has <actions> actions
      When Roland uses Rune Stone
      Then it is refused by initiation-sequence.5
      And Rune Stone is ready
      And Roland has <actions> actions
      And Rune Stone has <charges> charges
      And Roland has 0 resources

      Examples:
        | charges | actions |
        | 0       | 3       |
        | 1       | 0       |

    @initiation-sequence.6
    Scenario: A card that costs more than its player has is not played
      Given Roland holds Machete
      And Roland has 2 resources
      When Roland plays Machete
      Then it is refused by initiation-sequence.6
      And Machete is in Roland's hand

    @initiation-sequence.6
    Scenario: With a reduction the same card is played, for the reduced cost
      Given Roland holds Machete, Knife and Beat Cop
      And Roland has 2 resources
      When Roland resolves these effects
        """
        - modify: {kind: asset, zone: hand}
          gets: {cost: -1}
          for the next: card played
        """
      And Roland plays Machete
      And Roland plays Knife
      Then it is refused by initiation-sequence.6
      And Roland controls Machete
      And Roland has 0 resources
      And Knife's cost is 1

  Rule: The four steps

    @initiation-sequence.7
    Scenario: Modified cost, payment, initiation, resolution
      Given Skids is at the Attic
      And it is Skids's turn
      And Skids holds Emergency Cache
      And Skids has no resources
      When Skids plays Emergency Cache
      Then step 1 comes before skids spends actions
      And skids spends actions before step 3
      And step 3 comes before skids gains resources
      And step 4 comes before skids gains resources
      And Skids has 3 resources

    @initiation-sequence.8
    Scenario: The modifiers are applied before anything is paid
      Given the card Shop
        """
        type: asset
        abilities:
          - {constant: {kind: asset, zone: hand}, get: {cost: 1}}
        """
      And the card Discount
        """
        type: asset
        abilities:
          - {constant: {kind: asset, zone: hand}, get: {cost: -2}}
        """
      And Roland controls Shop and Discount
      And Roland holds Beat Cop
      And Roland has 4 resources
      When Roland plays Beat Cop
      Then at step 2, Roland has 4 resources
      And Roland has 1 resource

    @initiation-sequence.8
    Scenario: What was determined is not determined again when it is paid
      Given Roland is at Easttown
      And Roland holds Beat Cop
      And Roland has 4 resources
      When Roland plays Beat Cop
      Then Roland has 2 resources
      And Roland controls Beat Cop

    @initiation-sequence.8
    Scenario: What is cheaper for the first Spell of a round costs more as soon as that is played
      Given the card Robe
        """
        type: asset
        abilities:
          - constant: {kind: card, trait: Spell, zone: hand}
            while: {amount: {happened: play, who: you, what: {trait: Spell}, this: round}, at most: 0}
            get: {cost: -1}
        """
      And the card Charm
        """
        {type: event, traits: [Spell], cost: 2, abilities: [{event: {gain: 4}}]}
        """
      And the card Hex
        """
        {type: event, traits: [Spell], cost: 2, abilities: [{event: {gain: 1}}]}
        """
      And Daisy is at the Study
      And it is Daisy's turn
      And Daisy controls Robe
      And Daisy holds Charm
      And Daisy holds Hex
      And Daisy holds Knife
      And Daisy has 2 resources
      When Daisy plays Knife
      Then Daisy has 1 resource
      When Daisy plays Charm
      Then Daisy has 4 resources
      When Daisy plays Hex
      Then Daisy has 3 resources

    @initiation-sequence.9
    Scenario: After the payment the card is not in play yet
      Given Roland holds Beat Cop
      And Roland has 5 resources
      When Roland plays Beat Cop
      Then at step 2, Roland has 5 resources
      And at step 2, Roland has 3 actions
      And at step 3, Roland has 1 resource
      And at step 3, Roland has 2 actions
      And at step 3, Beat Cop is not in play
      And Beat Cop is in play

    @initiation-sequence.10
    Scenario: Costs that turn out to be unpayable are not paid at all
      Given the card Ritual Circle
        """
        type: asset
        abilities:
          - action: 1
            cost: [{exhaust: this}, {as a group: 3, of: clues}]
            do: {draw: 1}
        """
      And Roland controls Ritual Circle
      And Roland has 2 clues
      And Daisy is at the Attic
      And Daisy has 1 clue
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland uses Ritual Circle
      And Roland pays 2
      And Daisy pays 0
      Then it is refused
      And Roland has 2 clues
      And Daisy has 1 clue
      And Roland has 3 actions
      And Ritual Circle is ready
      And roland does not draw
      And ghoul minion does not attack roland

    @initiation-sequence.11
    Scenario: An attack of opportunity comes between the payment and the play
      Given Roland holds Beat Cop
      And Roland has 5 resources
      And a Ghoul Minion engaged with Roland
      When Roland plays Beat Cop
      Then roland pays resources before ghoul minion attacks roland
      And ghoul minion attacks roland before step 3
      And Roland has 1 damage
      And Roland has 1 horror
      And Beat Cop has 0 damage
      And Beat Cop has 0 horror

    @initiation-sequence.12 @initiation-sequence.13
    Scenario: An event is cancelled as it begins to be played, when its costs are paid
      Given the card Nullifier
        """
        type: asset
        abilities:
          - {reaction: {when: play, what: event}, do: {cancel: true}}
        """
      And Skids is at the Attic
      And it is Skids's turn
      And Skids holds Emergency Cache
      And Skids has no resources
      And Roland controls Nullifier
      When Skids plays Emergency Cache
      And Roland uses Nullifier
      Then skids spends actions before roland uses nullifier
      And roland uses nullifier before step 4
      And Skids has 0 resources
      And Skids has 2 actions
      And Emergency Cache is discarded

    @initiation-sequence.13
    Scenario: Without interference the effect resolves in step 4
      Given Skids is at the Attic
      And it is Skids's turn
      And Skids holds Emergency Cache
      And Skids has no resources
      When Skids plays Emergency Cache
      Then at step 4, Skids has 0 resources
      And Skids has 3 resources

    @initiation-sequence.14
    Scenario: An event is not in the discard pile while its own effect resolves
      Given the card Resourceful
        """
        type: event
        cost: 0
        abilities:
          - event: [{draw: 1}, {choose: {kind: event, zone: discard}, do: {return: chosen}}]
        """
      And Roland holds Resourceful
      And the situation
        """
        investigators: {roland: {discard: [Evidence!]}}
        """
      When Roland plays Resourceful
      Then at step 4, Resourceful is not in Roland's discard pile
      And Evidence! is in Roland's hand
      And Resourceful is in Roland's discard pile

    @initiation-sequence.14
    Scenario: An asset enters play when step 4 is complete
      Given the card Watcher
        """
        type: asset
        abilities:
          - {reaction: {after: enter play, who: you}, do: {draw: 1}}
          - {reaction: {after: play, who: you}, do: {gain: 1}}
        """
      And Roland controls Watcher
      And Roland holds Knife
      And Roland has 1 resource
      When Roland plays Knife
      And Roland uses Watcher
      And Roland uses Watcher
      Then step 4 comes before knife enters play
      And at step 4, Knife is not in play
      And roland draws before roland gains resources

    @initiation-sequence.15
    Scenario: An ability is resolved when all of its effect has happened
      Given the card Ledger
        """
        type: asset
        abilities:
          - {free: true, do: [{gain: 2}, {draw: 1}]}
        """
      And the card Clerk
        """
        type: asset
        abilities:
          - {reaction: {after: use, what: {named: Ledger}}, do: {horror: 1}}
        """
      And Roland controls Ledger and Clerk
      When Roland uses Ledger
      And Roland uses Clerk
      Then roland gains resources before roland draws
      And roland draws before roland uses clerk

    @initiation-sequence.16
    Scenario: An ability goes on when its card has left play as its cost
      Given Roland controls Beat Cop
      And a Ghoul Minion at the Attic
      When Roland uses Beat Cop on Ghoul Minion
      Then at step 3, Beat Cop is not in play
      And ghoul minion has 1 damage
