Feature: Costs

  Background:
    Given every other opportunity is passed

  Rule: Resource costs

    @costs.1
    Scenario: What reduces resource costs does not reduce ability costs
      Given Skids is at the Attic
      And Skids has 3 resources
      And Skids holds Knife
      And the card Bargain
        """
        {type: asset, abilities: [{constant: {kind: card}, get: {cost: -2}}]}
        """
      And Skids controls Bargain
      When Skids uses his own ability
      Then Skids has 1 resource
      And Skids has 4 actions
      And Knife's cost is 0

    Scenario Outline: What raises the cost of cards raises it where these are: <cards>
      Given the card Debt
        """
        {type: treachery, abilities: [{constant: {kind: card, <cards>}, get: {cost: 1}}]}
        """
      And the card Digger
        """
        {type: asset, abilities: [{free: true, do: {choose: {kind: asset, zone: discard}, do: {play: chosen}}}]}
        """
      And the situation
        """
        investigators:
          skids: {card: Skids O'Toole, at: Attic, resources: 5, discard: [Knife], play area: [Digger], threat area: [Debt]}
        """
      When Skids uses Digger
      Then Skids controls Knife
      And Skids has <left> resources

      @initiation-sequence.8
      Examples: Of all that one plays
        | cards                         | left |
        | owned by: you, in play: false | 3    |

      Examples: Of those in hand
        | cards      | left |
        | zone: hand | 4    |

    @costs.2
    Scenario: A card is not played for less than its cost
      Given Roland is at the Attic
      And Roland has 3 resources
      And Roland holds Beat Cop
      When Roland plays Beat Cop
      Then it is refused by costs.2
      And Beat Cop is in Roland's hand
      And Roland has 3 resources

    @costs.2
    Scenario: A card is played for its cost
      Given Roland is at the Attic
      And Roland has 5 resources
      And Roland holds Beat Cop
      When Roland plays Beat Cop
      Then Roland has 1 resource
      And Roland controls Beat Cop

    @costs.2
    Scenario: What reduces the costs of others does not reduce one's own
      Given Daisy is at Easttown
      And Roland is at the Attic
      And Roland has 3 resources
      And Roland holds Beat Cop
      And it is Roland's turn
      When Roland plays Beat Cop
      Then it is refused by costs.2
      And Beat Cop's cost is 4

    @costs.3
    Scenario: The resources go from one's own pool to the token pool
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Daisy has 5 resources
      And Roland has 5 resources
      And Roland holds Machete
      When Roland plays Machete
      Then Roland has 2 resources
      And Daisy has 5 resources
      And 3 resources have gone to the token pool

    @costs.6
    Scenario: Nobody else pays for the use of a card, though together they have enough
      Given Skids is at the Attic
      And Skids has 2 resources
      And the card Machine
        """
        {type: asset, abilities: [{action: 1, cost: {resources: 3}, do: {gain: 4}}]}
        """
      And Skids controls Machine
      And Daisy is at the Attic
      And Daisy has 1 resource
      When Skids uses Machine
      Then it is refused by costs.6

    @costs.6
    Scenario: Nobody else pays for a card
      Given Skids is at the Attic
      And Skids has 2 resources
      And Skids holds Machete
      And Daisy is at the Attic
      And Daisy has 5 resources
      When Skids plays Machete
      Then it is refused by costs.6
      And Skids has 2 resources
      And Daisy has 5 resources

  Rule: Ability costs

    @costs.4
    Scenario: What stands before the colon stays paid when the effect is cancelled
      Given the card Nullifier
        """
        type: asset
        abilities:
          - {reaction: {when: use, what: {named: First Aid}}, do: {cancel: true}}
        """
      And Roland is at the Attic
      And Roland has 2 damage
      And Roland controls First Aid with 3 supplies and Nullifier
      When Roland uses First Aid on Roland
      And Roland uses Nullifier
      Then First Aid has 2 supplies
      And Roland has 2 damage
      And Roland has 2 actions

    @costs.5
    Scenario: What one cost brings does not pay another
      Given the card Pawnbroker
        """
        type: asset
        abilities:
          - {forced: {when: leave play, who: you}, do: {gain: 1}}
        """
      And the card Deal
        """
        type: asset
        abilities:
          - {free: true, cost: [{discard: {kind: asset, named: Knife}}, {resources: 1}], do: {draw: 1}}
        """
      And Skids is at the Attic
      And Skids has no resources
      And Skids controls Pawnbroker, Deal and Knife
      When Skids uses Deal
      Then it is refused by costs.5
      And Knife is in play

    @costs.5
    Scenario: What one cost takes away is paid for the other at the same moment
      Given the card Landlord
        """
        type: asset
        abilities:
          - {forced: {when: leave play, who: you}, do: {lose: 5}}
        """
      And the card Deal
        """
        type: asset
        abilities:
          - {free: true, cost: [{discard: {kind: asset, named: Knife}}, {resources: 2}], do: {draw: 1}}
        """
      And Skids is at the Attic
      And Skids has 2 resources
      And Skids controls Landlord, Deal and Knife
      When Skids uses Deal
      Then 2 resources have gone to the token pool
      And skids pays resources before knife leaves play
      And Skids has 0 resources
      And skids draws

    @costs.5
    Scenario Outline: One pool pays all of several costs
      Given the card Auction
        """
        type: event
        cost: 2
        abilities:
          - {event: {draw: 1}, cost: {resources: 2}}
        """
      And Skids is at the Attic
      And Skids has <resources> resources
      And Skids holds Auction
      When Skids plays Auction
      Then <said>
      And Skids has <left> resources

      Examples:
        | resources | said                      | left |
        | 3         | it is refused by costs.5  | 3    |
        | 4         | it is not refused         | 0    |

    @costs.7
    Scenario: A card that somebody else controls is no means of paying
      Given the card Whistle
        """
        type: asset
        abilities:
          - {free: true, cost: {exhaust: {kind: asset, trait: Ally}}, do: {draw: 1}}
        """
      And Roland is at the Attic
      And Roland controls Whistle
      And Daisy is at the Attic
      And Daisy controls Research Librarian
      When Roland uses Whistle
      Then it is refused by costs.7
      And Research Librarian is ready

    @costs.7
    Scenario: Nor does it pay by being discarded
      Given the card Furnace
        """
        {type: asset, abilities: [{free: true, cost: {discard: {kind: asset, trait: Ally}}, do: {gain: 1}}]}
        """
      And Roland is at the Attic
      And Roland controls Furnace
      And Daisy is at the Attic
      And Daisy controls Research Librarian
      When Roland uses Furnace
      Then it is refused by costs.7
      And Daisy controls Research Librarian

    @costs.7
    Scenario Outline: Nor are the tokens on what somebody else controls
      Given the card Drain
        """
        {type: asset, abilities: [{free: true, cost: {spend: 1, of: <kind>, from: <from>}, do: {gain: 1}}]}
        """
      And the card Wand
        """
        {type: asset, uses: {charges: 2}}
        """
      And Roland is at the Attic
      And Roland controls Drain
      And Daisy is at the Attic
      And Daisy controls Wand
      And Daisy has 2 clues
      When Roland uses Drain
      Then it is refused by costs.7
      And Wand has 2 charges
      And Daisy has 2 clues

      Examples:
        | kind    | from                        |
        | charges | {kind: asset, named: Wand}  |
        | clues   | another investigator        |

    @uses-x-type.7
    Scenario: Whoever may use the ability of another's card spends what lies on that card
      Given the card Well
        """
        type: asset
        uses: {charges: 2}
        abilities:
          - {free: true, used also by: investigator, cost: {spend: 1, of: charges}, do: {gain: 1}}
        """
      And Roland is at the Attic
      And Daisy is at the Attic
      And Daisy controls Well
      And Roland has no resources
      When Roland uses Well
      Then Roland has 1 resource
      And Well has 1 charge

    @costs.8
    Scenario: A card in hand is not in play and pays no cost of a card in play
      Given the card Pawnbroker
        """
        type: asset
        abilities:
          - {free: true, cost: {discard: {kind: asset, trait: Item}}, do: {gain: 2}}
        """
      And Skids is at the Attic
      And Skids controls Pawnbroker
      And Skids holds Knife
      And Skids has no resources
      When Skids uses Pawnbroker
      Then it is refused by costs.8
      And Knife is in Skids's hand
      And Skids has 0 resources

    @costs.9
    Scenario: A cost that names the hand is paid from the hand
      Given the card Bonfire
        """
        type: asset
        abilities:
          - {free: true, cost: {discard: {kind: card, zone: hand}}, do: {gain: 1}}
        """
      And Wendy is at the Attic
      And Wendy controls Bonfire and Leather Coat
      And Wendy holds Knife
      And Wendy has no resources
      When Wendy uses Bonfire
      Then Knife is in Wendy's discard pile
      And Wendy has 1 resource
      And Leather Coat is in play

    @costs.10
    Scenario: Only one's own deck pays a cost of cards of a deck
      Given the card Sacrifice
        """
        type: asset
        abilities:
          - free: true
            cost: {discard: {kind: card, zone: deck, of: each investigator}, amount: 2}
            do: {gain: 1}
        """
      And Roland is at the Attic
      And the top of Roland's deck is Knife, Flashlight, Machete
      And Wendy is at the Attic
      And Wendy controls Sacrifice
      And Wendy has no resources
      And the top of Wendy's deck is Leather Coat, Rabbit's Foot
      When Wendy uses Sacrifice
      Then Leather Coat is in Wendy's discard pile
      And Rabbit's Foot is in Wendy's discard pile
      And Knife is in Roland's deck
      And Wendy has 1 resource

    @costs.10
    Scenario: A deck of somebody else pays nothing
      Given the card Sacrifice
        """
        type: asset
        abilities:
          - free: true
            cost: {discard: {kind: card, zone: deck, of: each investigator}, amount: 2}
            do: {gain: 1}
        """
      And Roland is at the Attic
      And the top of Roland's deck is Knife, Flashlight, Machete
      And Wendy is at the Attic
      And Wendy controls Sacrifice
      And Wendy has no resources
      And the top of Wendy's deck is Leather Coat
      When Wendy uses Sacrifice
      Then it is refused by costs.10
      And Knife is in Roland's deck
      And Leather Coat is in Wendy's deck

    @costs.13
    Scenario: Nothing is paid for an effect that will not change anything
      Given the card Candle
        """
        type: asset
        abilities:
          - {free: true, cost: {discard: {kind: asset, named: Knife}}, do: {heal horror: 1}}
        """
      And Agnes is at the Attic
      And Agnes controls Candle and Knife
      When Agnes uses Candle
      Then it is refused by costs.13
      And Knife is in play

    @costs.13
    Scenario: An attack is not turned on another enemy where the attacking one is alone
      Given Wendy is at the Hallway
      And Wendy controls Aquinnah
      And Wendy has 1 resource
      And Wendy holds Dodge
      And a Ghoul Minion engaged with Wendy
      When Ghoul Minion attacks Wendy
      Then Wendy may not use Aquinnah by costs.13
      When Wendy plays Dodge
      Then Wendy has 0 damage

    Scenario: The potential to change something is enough
      Given the card Candle
        """
        type: asset
        abilities:
          - free: true
            cost: {discard: {kind: asset, named: Knife}}
            do: {test: willpower, difficulty: 9, success: {heal horror: 1}}
        """
      And Agnes is at the Attic
      And Agnes controls Candle and Knife
      When Agnes uses Candle
      And Agnes reveals 0
      Then it is not refused
      And Knife is discarded

    @costs.14
    Scenario: Horror taken as a cost may be assigned to an asset
      Given Agnes is at the Attic
      And Agnes controls Forbidden Knowledge and Holy Rosary
      And Agnes has no resources
      When Agnes uses Forbidden Knowledge
      And Agnes assigns 1 horror to Holy Rosary
      Then Agnes has 1 resource
      And Agnes has 0 horror
      And Holy Rosary has 1 horror
      And Forbidden Knowledge has 3 secrets
      And Forbidden Knowledge is exhausted

  Rule: Costs of a group

    Background:
      Given the card Collection
        """
        type: location
        shroud: 2
        abilities:
          - {action: 1, cost: {as a group: 5, of: resources}, do: {draw: 1}}
          - action: 1
            name: clues
            cost: {as a group: 3, of: clues, who: each investigator here}
            do: {draw: 1}
        """
      And the situation
        """
        locations:
          hallway: Collection
          attic: Attic
        """
      And Roland is at the Hallway

    @costs.11
    Scenario: Each investigator may contribute
      Given Daisy is at the Attic
      And Agnes is at the Hallway
      And Roland has 3 resources
      And Daisy has 1 resource
      And Agnes has 1 resource
      When Roland uses Hallway
      And Roland pays 3
      And Daisy pays 1
      And Agnes pays 1
      Then roland draws
      And Roland has 0 resources
      And Daisy has 0 resources
      And Agnes has 0 resources

    @costs.11
    Scenario: They may share the cost as they like
      Given Daisy is at the Attic
      And Roland has 4 resources
      And Daisy has 3 resources
      When Roland uses Hallway
      Then it waits for Roland
      When Roland pays 2
      And Daisy pays 3
      Then roland draws
      And Roland has 2 resources
      And Daisy has 0 resources
      And 5 resources have gone to the token pool

    @costs.11
    Scenario: A share that leaves more to pay than the others have is refused
      Given Daisy is at the Attic
      And Roland has 4 resources
      And Daisy has 3 resources
      When Roland uses Hallway
      And Roland pays 1
      Then it is refused by costs.11
      When Roland pays 2
      And Daisy pays 3
      Then Roland has 2 resources

    @costs.12
    Scenario: Nobody contributes who does not belong to the group
      Given Daisy is at the Hallway
      And Wendy is at the Attic
      And Roland has 2 clues
      And Daisy has 0 clues
      And Wendy has 1 clue
      When Roland uses Hallway (clues)
      Then it is refused by costs.12
      And Roland has 2 clues
      And Wendy has 1 clue

    @costs.12
    Scenario: Those of the group may contribute
      Given Daisy is at the Hallway
      And Wendy is at the Attic
      And Roland has 2 clues
      And Daisy has 1 clue
      And Wendy has 1 clue
      When Roland uses Hallway (clues)
      And Roland pays 2
      And Daisy pays 1
      Then roland draws
      And Wendy has 1 clue
      And Roland has 0 clues
      And Daisy has 0 clues

  Rule: Additional costs of a group

    @costs.11 @faq-additional-costs.1
    Scenario: An additional one is contributed to in step 2
      Given Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland has 1 resource
      And Daisy has 2 resources
      And the card Toll
        """
        type: treachery
        abilities:
          - {constant: each investigator, additional cost: {to: investigate, pay: {as a group: 3, of: resources}}}
        """
      And Roland faces Toll
      When Roland investigates
      And Roland pays 1
      And Daisy pays 2
      And Roland reveals -4
      Then daisy pays resources before roland begins a test
      And Roland has 2 actions
      And Daisy has 0 resources

    @initiation-sequence.10 @faq-additional-costs.1
    Scenario: Where they do not contribute enough nothing at all is paid
      Given Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland has 1 resource
      And Daisy has 2 resources
      And the card Toll
        """
        type: treachery
        abilities:
          - {constant: each investigator, additional cost: {to: investigate, pay: {as a group: 3, of: resources}}}
        """
      And Roland faces Toll
      When Roland investigates
      And Roland pays 1
      And Daisy pays 0
      Then roland does not begin a test
      And Roland has 3 actions
      And Daisy has 2 resources

    @costs.11 @faq-additional-costs.2
    Scenario Outline: So is one in the course of an effect, which fails if it is not paid
      Given Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland has 1 resource
      And Daisy has 2 resources
      And the card Toll
        """
        type: treachery
        abilities:
          - {constant: each investigator, additional cost: {to: leave, pay: {as a group: 3, of: resources}}}
        """
      And Roland faces Toll
      And Attic connects to Study
      When Roland moves to Study
      And Roland pays 1
      And Daisy pays <share>
      Then Roland is at <place>
      And Daisy has <left> resources

      Examples:
        | share | place | left |
        | 2     | Study | 0    |
        | 0     | Attic | 2    |

  Scenario: Doom is placed on the card itself as a cost
    Given the card Pact
      """
      {type: asset, abilities: [{free: true, cost: {doom: 2}, do: {gain: 1}}]}
      """
    And every other opportunity is passed
    And Roland is at the Study
    And Roland controls Pact
    And Roland has 0 resources
    And it is Roland's turn
    When Roland uses Pact
    Then Pact has 2 doom
    And Roland has 1 resource

  @tokens-running-out-of.1
  Scenario: It comes out of the token pool
    Given the card Pact
      """
      {type: asset, abilities: [{free: true, cost: {doom: 2}, do: {gain: 1}}]}
      """
    And every other opportunity is passed
    And Roland is at the Study
    And Roland controls Pact
    And it is Roland's turn
    And the situation also says
      """
      token pool: {doom: 3}
      """
    When Roland uses Pact
    And Roland uses Pact
    Then Pact has 4 doom

  Rule: Tokens are spent from one of several cards

    Scenario Outline: From one that has enough, as the player chooses
      Given the card Barrage
        """
        type: event
        cost: 0
        abilities:
          - event: {gain: 5}
            cost: {spend: 2, of: ammo, from: {trait: Firearm, kind: asset, controlled by: you}}
        """
      And the card Revolver
        """
        {type: asset, traits: [Firearm], uses: {ammo: <first>}}
        """
      And the card Rifle
        """
        {type: asset, traits: [Firearm], uses: {ammo: <second>}}
        """
      And Roland is at the Study
      And it is Roland's turn
      And Roland holds Barrage
      And Roland has 0 resources
      And Roland controls Revolver
      And Roland controls Rifle
      When Roland plays Barrage
      And Roland chooses Rifle
      Then Roland has 5 resources
      And revolver's ammo is <left>
      And rifle's ammo is <rest>
      And Roland decides the cost: spend

      Examples:
        | first | second | left | rest |
        | 3     | 2      | 3    | 0    |

    @costs.8
    Scenario: Not from none
      Given the card Barrage
        """
        type: event
        cost: 0
        abilities:
          - event: {gain: 5}
            cost: {spend: 2, of: ammo, from: {trait: Firearm, kind: asset, controlled by: you}}
        """
      And Roland is at the Study
      And it is Roland's turn
      And Roland holds Barrage
      When Roland plays Barrage
      Then it is refused by costs.8

    @costs.2
    Scenario: Cards in hand that nobody has named count among the others in that hand
      Given the situation
        """
        cards:
          Study Notes:
            type: event
            cost: 4
            abilities:
              - {event: {discover: 1}}
              - constant: this
                in: hand
                get: {cost: {minus: {count: {kind: card, zone: hand, other than: this}}}}
        investigators:
          daisy: {card: Daisy Walker, at: study, hand: [Study Notes], unknown cards: 3, resources: 1}
        locations: {study: {shroud: 2, clues: 1}}
        turn: daisy
        """
      When Daisy plays Study Notes
      Then Daisy has 0 resources
      And Daisy has 1 clue

    Scenario: A card in a threat area is discarded for its own ability, whoever controls it
      Given the card Burden
        """
        {type: treachery, abilities: [{free: true, cost: [{damage: 1}, {discard: this}], do: {gain: 2}}]}
        """
      And Daisy is at the Study
      And Daisy faces Burden
      And Daisy has 0 resources
      And it is Daisy's turn
      When Daisy uses Burden
      Then Daisy has 2 resources
      And Daisy has 1 damage
      And Burden is in the encounter discard pile

  Rule: What a card does may depend on the card with which it is paid for

    Background:
      Given the card Siphon
        """
        type: treachery
        abilities:
          - free: true
            cost: {exhaust: {trait: Spell, kind: asset, controlled by: you}}
            do: {move tokens: charges, from: exhausted card, to: this}
        """
      And the card Chant
        """
        {type: asset, traits: [Spell]}
        """
      And the card Hex
        """
        {type: asset, traits: [Spell]}
        """
      And Daisy is at the Study
      And Daisy faces Siphon
      And it is Daisy's turn

    Scenario Outline: The tokens are moved from the one that was exhausted
      Given the situation
        """
        investigators: {daisy: {play area: [{card: Chant, charges: 2}, {card: Hex, charges: 3}]}}
        """
      When Daisy uses Siphon
      And Daisy chooses <one>
      Then <one> is exhausted
      And Siphon's charges is 1
      And Chant's charges is <chant>
      And Hex's charges is <hex>

      Examples:
        | one   | chant | hex |
        | Chant | 1     | 3   |
        | Hex   | 2     | 2   |

    @costs.13
    Scenario: Nothing is exhausted where nothing could come of any of them
      Given Daisy controls Chant
      And Daisy controls Hex
      When Daisy uses Siphon
      Then it is refused by costs.13

    Scenario: It is enough if something could come of one of them
      Given the situation
        """
        investigators: {daisy: {play area: [Chant, {card: Hex, charges: 3}]}}
        """
      When Daisy uses Siphon
      And Daisy chooses Hex
      Then it is not refused
      And Siphon's charges is 1

    @costs.13
    Scenario: What the last use was paid with does nothing for the next one
      Given the situation
        """
        investigators: {daisy: {play area: [Chant, {card: Hex, charges: 3}]}}
        """
      When Daisy uses Siphon
      And Daisy chooses Hex
      And Daisy uses Siphon
      Then it is refused by costs.13
      And Siphon's charges is 1

  Rule: A cost may be paid with one of the cards that have just been drawn

    Background:
      Given the card Pawnbroker
        """
        type: asset
        abilities:
          - reaction: {after: draw, who: you, what: {weakness: false}}
            cost:
              - discard: {kind: card, zone: hand, weakness: false, such that: {is: chosen, a: that card}}
              - exhaust: this
            do: {gain: 3}
        """
      And Daisy is at the Study
      And Daisy has 0 resources
      And Daisy controls Pawnbroker
      And Daisy holds Flashlight
      And it is Daisy's turn

    Scenario: Not with another one of the hand
      Given the top of Daisy's deck is Knife, Guts
      When Daisy draws a card
      And Daisy uses Pawnbroker
      Then Daisy has 3 resources
      And Knife is in Daisy's discard pile
      And Flashlight is in Daisy's hand

    Scenario: With one of several
      Given the card Hasty Research
        """
        {type: event, cost: 0, abilities: [{event: {draw: 2}}]}
        """
      And Daisy holds Flashlight, Hasty Research
      And the top of Daisy's deck is Knife, Guts
      When Daisy plays Hasty Research
      And Daisy uses Pawnbroker
      And Daisy chooses Guts
      Then Daisy has 3 resources
      And Guts is in Daisy's discard pile
      And Knife is in Daisy's hand

    Scenario: Not where only a weakness has been drawn
      Given the card Dread
        """
        {type: treachery, weakness: true, abilities: [{revelation: {horror: 1}}]}
        """
      And the situation
        """
        investigators: {daisy: {deck: [Dread, Guts]}}
        """
      When Daisy draws a card
      And Daisy uses Pawnbroker
      Then it is refused

  Rule: Clues that are placed on a location

    Background:
      Given the card Offering
        """
        {type: asset, abilities: [{free: true, cost: {clues: 1, on: your location}, do: {gain: 1}}]}
        """
      And the situation
        """
        locations: {attic: {card: {type: location, name: Attic, shroud: 1}, clues: 2}}
        investigators: {daisy: {card: Daisy Walker, at: attic, clues: 1, resources: 0, play area: [Offering]}}
        turn: daisy
        """

    Scenario: They leave whoever pays, and are spent by nobody
      When Daisy uses Offering
      Then Daisy has 0 clues
      And Attic has 3 clues
      And Daisy has 1 resource
      When Daisy uses Offering
      Then it is refused by initiation-sequence.6
      And Attic has 3 clues

  Rule: A price within an effect

    Background:
      Given the card Chart
        """
        type: asset
        abilities:
          - free: true
            do: [{gain: 1}, {pay: {exhaust: this}, for: {move: Attic}}]
        """
      And the situation
        """
        locations:
          hallway: {card: {type: location, name: Hallway, shroud: 1}, connects: [attic]}
          attic: {card: {type: location, name: Attic, shroud: 1}, connects: [hallway]}
        """
      And Roland has 0 resources
      And Roland controls Chart
      And it is Roland's turn

    Scenario: It is paid for what can come about
      Given Roland is at the Hallway
      When Roland uses Chart
      Then Roland is at the Attic
      And Chart is exhausted

    Scenario: It is not paid for what cannot
      Given Roland is at the Attic
      When Roland uses Chart
      Then Roland has 1 resource
      And Chart is ready
