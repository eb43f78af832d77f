Feature: Ability

  Rule: A constant ability with "while" is active whenever that is so, and at no other time

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 1 clue
      And it is Roland's turn
      And Roland has 4 resources

    Scenario Outline: What chaos tokens count as
      Given the card Omen
        """
        type: asset
        abilities:
          - {constant: you, treat tokens: {-1: auto-fail}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And Roland controls Omen
      And Roland has <number> resources
      When Roland investigates
      And Roland reveals -1
      Then Roland has <clues> clues

      Examples:
        | number | clues |
        | 3      | 0     |
        | 4      | 1     |

    Scenario: An additional action
      Given the card Errand Boy
        """
        type: asset
        abilities:
          - {constant: you, additional action: true, while: {amount: {tokens: resources, on: you}, at least: 7}}
        """
      And Roland controls Errand Boy
      When Roland takes a resource
      And Roland takes a resource
      Then Roland has 1 action
      When Roland takes a resource
      And Roland takes a resource
      Then Roland has 8 resources
      And Roland may not take a resource by action.1

    Scenario: Additional slots
      Given the card Long Coat
        """
        type: asset
        slot: Body
        abilities:
          - {constant: you, additional slots: {Hand: 1}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And the card Candle
        """
        {type: asset, cost: 0, slot: Hand}
        """
      And Roland controls Long Coat, Machete
      And Roland has 3 resources
      And Roland holds Knife, Candle
      When Roland plays Candle
      Then Candle is in Roland's play area
      When Roland plays Knife
      Then Roland has 2 resources
      And Knife is in Roland's play area
      And Machete is in Roland's play area
      And Candle is in Roland's play area

    Scenario: The same slots at another time
      Given the card Long Coat
        """
        type: asset
        slot: Body
        abilities:
          - {constant: you, additional slots: {Hand: 1}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And Roland controls Long Coat, Machete, Flashlight
      And Roland holds Knife
      And Roland has 5 resources
      When Roland plays Knife
      And Roland chooses Machete
      Then Machete is in Roland's discard pile

    Scenario Outline: Cards that are as if in hand
      Given the card Scrapbook
        """
        type: asset
        abilities:
          - constant: you
            as if in hand: {kind: event, zone: discard}
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And Roland controls Scrapbook
      And the situation also says
        """
        investigators: {roland: {discard: [Emergency Cache]}}
        """
      And Roland has 4 resources
      When Roland resolves these effects
        """
        - {lose: <number>}
        """
      Then Roland <plays> play Emergency Cache

      Examples:
        | number | plays   |
        | 1      | may     |
        | 0      | may not |

    Scenario Outline: The skill with which a location is investigated
      Given the card Dark Attic
        """
        type: location
        shroud: 2
        clues: 1
        abilities:
          - {constant: this, investigated using: agility, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And the situation also says
        """
        locations: {attic: {card: Dark Attic, clues: 1}}
        """
      And Roland is at the Attic
      And Roland has <number> resources
      When Roland investigates
      And Roland reveals 0
      Then Roland begins an <skill> test

      Examples:
        | number | skill     |
        | 3      | agility   |
        | 4      | intellect |

    Scenario Outline: Text boxes that are blank
      Given the card Hush
        """
        type: asset
        abilities:
          - constant: {kind: asset, trait: Ally}
            blank: true
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And Roland controls Hush and Beat Cop
      And Roland has <number> resources
      Then Roland's combat is <combat>

      Examples:
        | number | combat |
        | 3      | 4      |
        | 4      | 5      |

    Scenario: Locations that connect
      Given the card Trap Door
        """
        type: asset
        abilities:
          - constant: your location
            connected to: Cellar
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And the card Study
        """
        {type: location, name: Study, shroud: 1}
        """
      And the location Cellar has shroud 1
      And Roland controls Trap Door
      Then Roland may not move to Cellar by move.10
      When Roland resolves these effects
        """
        - {lose: 1}
        """
      Then Roland may move to Cellar
      When Roland takes a resource
      Then Roland may not move to Cellar by move.10

  Rule: The first word of a constant ability says for whom it is

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And Daisy is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    Scenario Outline: What it forbids, it forbids to them
      Given the card Gag
        """
        type: asset
        abilities: [{constant: <whom>, cannot: {deed: discover}}]
        """
      And Daisy controls Gag
      When <who> resolves these effects
        """
        - {discover: 1}
        """
      Then <who> has <clues> clues

      Examples:
        | whom          | who    | clues |
        | you           | Daisy  | 0     |
        | you           | Roland | 1     |
        | your location | Roland | 0     |
        | investigator  | Roland | 0     |

    Scenario Outline: An additional cost is theirs
      Given the card Toll
        """
        type: asset
        abilities: [{constant: <whom>, additional cost: {to: investigate, pay: {resources: 2}}}]
        """
      And <who> controls Toll
      And Roland has 3 resources
      And Daisy has 3 resources
      When Roland investigates
      And Roland reveals 0
      Then Roland has <left> resources

      Examples:
        | whom          | who    | left |
        | you           | Roland | 1    |
        | you           | Daisy  | 3    |
        | your location | Daisy  | 1    |

    Scenario: Cards that are as if in somebody else's hand
      Given the card Library Pass
        """
        type: asset
        abilities: [{constant: another investigator, as if in hand: {kind: event, zone: discard, of: you}}]
        """
      And Daisy controls Library Pass
      And the situation also says
        """
        investigators: {roland: {discard: [Emergency Cache]}}
        """
      Then Roland may play Emergency Cache

  Rule: A constant ability that says several things says each of them once

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    Scenario: Two additional costs of one deed
      Given the card Toll
        """
        type: asset
        abilities:
          - constant: you
            additional cost:
              - {to: investigate, pay: {resources: 1}}
              - {to: [investigate, move], pay: {resources: 2}}
        """
      And Roland controls Toll
      And Roland has 9 resources
      When Roland investigates
      And Roland reveals 0
      Then Roland has 6 resources

    Scenario: A value that is changed in two ways
      Given the card Trophy
        """
        type: asset
        abilities: [{constant: you, get: {combat: 1}, doubled: combat}]
        """
      And Roland controls Trophy
      Then Roland's combat is 10

  Rule: Only an ability with an icon of its own is triggered

    @ability.23
    Scenario Outline: What stands there without an icon is not used
      Given Agnes is at the Study
      And the card Charm
        """
        type: asset
        abilities:
          - <ability>
        """
      And Agnes controls Charm
      When Agnes uses Charm
      Then it is refused by ability.23

      Examples:
        | ability                                              |
        | {constant: you, get: {combat: 1}}                    |
        | {forced: {after: attack, who: you}, do: {damage: 1}} |

  Rule: Where abilities act from

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    @ability.3
    Scenario: An ability says that it acts from a hand
      Given the card Dread
        """
        type: event
        abilities: [{forced: {at: end turn, who: you}, in: hand, do: {horror: 2}}]
        """
      And Roland holds Dread
      When Roland ends the turn
      Then Roland has 2 horror

    @ability.3
    Scenario: An ability answers after its own card is defeated
      Given the card Weeping Thing
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        abilities:
          - {forced: {after: defeat, what: this}, do: {horror: 1}}
          - {reaction: {after: defeat, what: this, who: you}, do: {discover: 1}}
        """
      And a Weeping Thing engaged with Roland
      When Roland fights Weeping Thing
      And Roland reveals 0
      Then Weeping Thing is discarded
      And Roland has 1 horror
      When Roland uses Weeping Thing
      Then Roland has 1 clue

    @ability.3
    Scenario: Not after another copy of it is
      Given the card Weeping Thing
        """
        type: enemy
        fight: 1
        evade: 1
        health: 1
        abilities: [{forced: {after: defeat, what: this}, do: {horror: 1}}]
        """
      And the situation also says
        """
        encounter discard: [{card: Weeping Thing, as: other}]
        encounter deck: [{card: Weeping Thing, as: third}]
        """
      And a Weeping Thing engaged with Roland
      When Roland fights Weeping Thing
      And Roland reveals 0
      Then Weeping Thing is discarded
      And Roland has 1 horror

    @ability.4
    Scenario: A skill card acts when it is committed
      Given the card Bright Idea
        """
        {type: skill, icons: {intellect: 1}, abilities: [{success: {gain: 2}}]}
        """
      And Roland holds Bright Idea
      And Roland has 0 resources
      When Roland investigates
      And Roland commits Bright Idea
      And Roland reveals 0
      And Roland resolves Bright Idea first
      Then Roland has 2 resources

    @ability.5
    Scenario: What is counted is in play
      Given a Ghoul Minion at the Study
      And the situation also says
        """
        encounter discard: [{card: Ghoul Minion, as: dead ghoul}]
        """
      When Roland resolves these effects
        """
        - {horror: {count: {kind: enemy, trait: Ghoul}}}
        """
      Then Roland has 1 horror

    @ability.6
    Scenario: Unless the ability says where they lie
      Given the situation also says
        """
        encounter discard: [{card: Ghoul Minion, as: dead ghoul}, Icy Ghoul]
        """
      When Roland resolves these effects
        """
        - {horror: {count: {kind: enemy, zone: encounter discard}}}
        """
      Then Roland has 2 horror

    @ability.7
    Scenario: Each copy of an ability acts by itself
      Given the card Carrion Bird
        """
        {type: enemy, fight: 2, evade: 4, health: 1, keywords: [aloof], abilities: [{constant: {kind: investigator, at: here}, get: {combat: -1}}]}
        """
      And the situation also says
        """
        enemies: {bird: {card: Carrion Bird, at: study}, other bird: {card: Carrion Bird, at: study}}
        """
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then the skill value is 2

    @ability.8
    Scenario: What forbids to trigger abilities leaves the other kinds alone
      Given the card Silence
        """
        type: treachery
        abilities: [{constant: you, cannot: {deed: trigger}}]
        """
      And the card Charm
        """
        type: asset
        abilities:
          - {free: true, do: {gain: 1}}
          - {forced: {at: end turn, who: you}, do: {horror: 1}}
          - {constant: you, get: {combat: 1}}
        """
      And the situation also says
        """
        investigators: {roland: {threat area: [Silence]}}
        """
      And Roland controls Charm
      When Roland uses Charm
      Then it is refused by ability.8
      And roland's combat is 5
      When Roland ends the turn
      Then Roland has 1 horror

  Rule: Constant abilities

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    @ability.9
    Scenario: Nothing is used, the bonus simply is there
      Given the card Brass Ring
        """
        {type: asset, abilities: [{constant: you, get: {combat: 1}}]}
        """
      And Roland controls Brass Ring
      Then roland's combat is 5
      When Roland uses Brass Ring
      Then it is refused by ability.9

    @ability.10
    Scenario: It acts as long as its card is in play
      Given Roland controls Beat Cop
      And a Ghoul Minion engaged with Roland
      And an Icy Ghoul engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals -1
      Then the skill value is 4
      When Roland fights Ghoul Minion
      And Roland uses Beat Cop on Icy Ghoul
      And Roland reveals -1
      Then the skill value is 3

    Scenario: So it is where its last use pays for healing
      Given the card Salve
        """
        type: asset
        uses: {supplies: 1}
        abilities:
          - {as soon as: {amount: {tokens: supplies, on: this}, at most: 0}, do: {discard: this}}
          - {free: true, cost: {spend: 1, of: supplies}, do: {heal horror: 1}}
        """
      And the card Relief
        """
        {type: asset, abilities: [{forced: {after: heal, by: {kind: asset, controlled by: you}}, do: {gain: 1}}]}
        """
      And the situation also says
        """
        investigators:
          roland: {card: Roland Banks, horror: 1, resources: 0, play area: [{card: Salve, supplies: 1}, Relief]}
        """
      When Roland uses Salve
      Then Salve is in Roland's discard pile
      And Roland has 0 horror
      And Roland has 1 resource

    Scenario: A card that was discarded to pay for what it does was its controller's
      Given the card Remorse
        """
        {type: treachery, abilities: [{forced: {when: dealt, what: enemy, of: damage, by: {controlled by: you}}, do: {horror: 1}}]}
        """
      And Roland controls Beat Cop
      And an Icy Ghoul engaged with Roland
      And the situation also says
        """
        investigators: {roland: {threat area: [Remorse]}}
        """
      When Roland uses Beat Cop on Icy Ghoul
      Then Icy Ghoul has 1 damage
      And Roland has 1 horror

    Scenario Outline: What a skill card deals is dealt by whoever has committed it: <who>
      Given the card Remorse
        """
        {type: treachery, abilities: [{forced: {when: dealt, what: enemy, of: damage, by: {controlled by: you}}, do: {horror: 1}}]}
        """
      And the card Lunge
        """
        {type: skill, icons: {wild: 1}, abilities: [{success: {damage: 1, to: {kind: enemy, at: your location}}}]}
        """
      And the situation also says
        """
        investigators:
          roland: {card: Roland Banks, at: Study, threat area: [Remorse], hand: [Lunge]}
          daisy: {card: Daisy Walker, at: Study, threat area: [Remorse], hand: [Lunge]}
        enemies: {ghoul: {card: Icy Ghoul, at: Study, exhausted: true}}
        """
      When Roland tests intellect (2)
      And <who> commits <card>
      And Roland reveals 0
      Then ghoul has 1 damage
      And Roland has <roland> horror
      And Daisy has <daisy> horror

      Examples:
        | who    | card    | roland | daisy |
        | Roland | Lunge   | 1      | 0     |
        | Daisy  | Lunge 2 | 0      | 1     |

    @ability.11
    Scenario Outline: It is active while its condition is met
      Given Roland controls Magnifying Glass
      When Roland <tests>
      And Roland reveals 0
      Then the skill value is <value>

      Examples:
        | tests               | value |
        | investigates        | 4     |
        | tests intellect (3) | 3     |

    @ability.12
    Scenario: Nothing answers to its initiation
      Given the card Gag
        """
        type: asset
        abilities: [{reaction: {when: initiate, what: {kind: enemy}}, do: {cancel: true}}]
        """
      And the card Carrion Bird
        """
        {type: enemy, fight: 2, evade: 4, health: 1, keywords: [aloof], abilities: [{constant: {kind: investigator, at: here}, get: {combat: -1}}]}
        """
      And Roland controls Gag
      And a Carrion Bird at the Study
      When Roland uses Gag
      Then it is refused by ability.12
      And roland's combat is 3

  Rule: Forced abilities

    Background:
      Given every other opportunity is passed
      And Roland is at the Hallway
      And Daisy is at the Attic
      And it is Roland's turn
      And Hallway connects to Attic
      And Attic connects to Hallway

    @ability.13
    Scenario: Nobody decides about them
      Given the card Attic
        """
        {type: location, shroud: 1, clues: 0, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
        """
      When Roland uses Attic
      Then it is refused by ability.13
      When Roland moves to Attic
      Then Roland has 1 horror

    @ability.14 @ability.17
    Scenario: They initiate by themselves, each time
      Given the card Attic
        """
        {type: location, shroud: 1, clues: 0, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
        """
      When Roland moves to Attic
      And Roland moves to Hallway
      And Roland moves to Attic
      Then Roland has 2 horror

    @ability.15
    Scenario: At the timing point that stands after the command
      Given the card Slow Wizard
        """
        {type: enemy, fight: 3, evade: 2, health: 2, keywords: [aloof], abilities: [{forced: {at: end phase, of: mythos}, do: {doom: 1}}]}
        """
      And a Slow Wizard at the Attic
      And it is nobody's turn
      When the mythos phase begins
      Then Slow Wizard has 0 doom
      When the mythos phase ends
      Then Slow Wizard has 1 doom

    @ability.16
    Scenario: One that cannot change anything does not initiate
      Given the card Toll Gate
        """
        type: location
        shroud: 1
        clues: 0
        abilities: [{forced: {when: end turn, who: {kind: investigator, at: here}}, do: {lose: 1, on: that investigator}, limit: group 1 per round}]
        """
      And the situation also says
        """
        locations: {gate: {card: Toll Gate}}
        """
      And Roland is at the gate
      And Daisy is at the gate
      And Roland has 0 resources
      And Daisy has 2 resources
      When Roland ends the turn
      And Daisy begins the turn
      And Daisy ends the turn
      Then Daisy has 1 resource

    @ability.18
    Scenario: With "when" before what happens takes effect
      Given the card Bomb Beetle
        """
        {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {horror: 1, to: engaged investigator}}]}
        """
      And a Bomb Beetle engaged with Roland
      When Bomb Beetle is dealt 1 damage by Roland
      Then Roland has 1 horror
      And Bomb Beetle is not in play

    @ability.19
    Scenario: With "after" when it has taken effect
      Given the card Clinger
        """
        {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {after: engage, what: this}, do: {horror: 1, to: engaged investigator}}]}
        """
      And an exhausted Clinger at the Hallway
      When Roland engages Clinger
      Then Roland has 1 horror

    @ability.20
    Scenario: Before reactions with the same word
      Given the card Attic
        """
        {type: location, shroud: 1, clues: 0, abilities: [{forced: {after: enter, at: this}, do: {lose: 2}}]}
        """
      And the card Map
        """
        {type: asset, abilities: [{reaction: {after: enter, who: you}, do: {gain: {half: {tokens: resources, on: you}}}}]}
        """
      And Roland controls Map
      And Roland has 4 resources
      When Roland moves to Attic
      And Roland uses Map
      Then Roland has 3 resources

    @ability.21
    Scenario: A reaction with an earlier word does not wait for them
      Given the card Leech
        """
        {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {after: attack, by: this}, do: {lose: 2}}]}
        """
      And the card Purse
        """
        {type: asset, abilities: [{reaction: {when: attack, who: you}, cost: {resources: 2}, do: {heal damage: 1}}]}
        """
      And a Leech engaged with Roland
      And Roland controls Purse
      And Roland has 3 resources
      And Roland has 1 damage
      When Leech attacks Roland
      And Roland uses Purse
      Then Roland has 0 resources
      And Roland has 0 damage

    @ability.22 @you-your.4
    Scenario: A revelation is resolved as the card is drawn
      Given the situation also says
        """
        encounter deck: [Grasping Hands]
        """
      When Daisy resolves these effects
        """
        - {draw encounter cards: 1, who: {kind: investigator, other than: you}}
        """
      And Roland reveals -2
      Then Roland has 3 damage
      And Grasping Hands is in the encounter discard pile

  Rule: Triggered abilities

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And Daisy is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Daisy's turn

    @ability.24
    Scenario: What stands before the effect is its price
      Given Roland controls Physical Training
      And Roland has 1 resource
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland fights Ghoul Minion
      And Roland uses Physical Training (combat)
      And Roland reveals 0
      Then Roland has 0 resources
      And the skill value is 5

    @ability.25
    Scenario: Without its price it is not triggered
      Given the situation also says
        """
        investigators: {daisy: {play area: [{card: Old Book of Lore, exhausted: true}]}}
        """
      When Daisy uses Old Book of Lore
      Then it is refused by ability.25

    @ability.26
    Scenario: A free ability in another investigator's turn
      Given Roland controls Beat Cop
      And a Swarm of Rats engaged with Daisy
      When Roland uses Beat Cop
      Then Swarm of Rats is defeated
      And Daisy has 3 actions

    @ability.27
    Scenario: Not between two windows
      Given Roland controls Beat Cop
      And the card Watch
        """
        {type: asset, abilities: [{reaction: {after: reveal token}, do: {gain: 1}}]}
        """
      And Roland controls Watch
      And a Swarm of Rats engaged with Daisy
      When Daisy investigates
      And Daisy reveals 0
      And Roland uses Beat Cop
      Then it is refused by ability.27

    @ability.28
    Scenario: A reaction in another investigator's turn
      Given Roland controls Beat Cop
      And a Swarm of Rats engaged with Daisy
      When Roland uses Beat Cop
      And Roland uses his own ability
      Then Roland has 1 clue

    @ability.29
    Scenario: With "when" before what happens takes effect
      Given the situation also says
        """
        investigators: {daisy: {play area: [{card: Guard Dog, damage: 2}]}}
        """
      And a Swarm of Rats engaged with Daisy
      When Swarm of Rats attacks Daisy
      And Daisy assigns 1 damage to Guard Dog
      And Daisy uses Guard Dog
      Then Swarm of Rats is defeated
      And Guard Dog is not in play

    @ability.30
    Scenario: With "after" when it has just taken full effect
      Given the card Trophy Case
        """
        type: asset
        abilities: [{reaction: {after: defeat, what: enemy}, do: {gain: {count: {kind: enemy, zone: encounter discard}}}}]
        """
      And Daisy controls Trophy Case
      And Daisy has 0 resources
      And a Swarm of Rats engaged with Daisy
      When Swarm of Rats is dealt 1 damage by Daisy
      And Daisy uses Trophy Case
      Then Daisy has 1 resource

    @ability.31 @ability.32
    Scenario: Once for each time that its condition is met
      Given Daisy controls Dr. Milan Christopher
      And Daisy has 0 resources
      When Daisy investigates
      And Daisy reveals 0
      And Daisy uses Dr. Milan Christopher
      And Daisy uses Dr. Milan Christopher
      Then it is refused by triggering-condition.1
      When Daisy investigates
      And Daisy reveals 0
      And Daisy uses Dr. Milan Christopher
      Then Daisy has 2 resources

    @ability.33
    Scenario: Action abilities belong to one's own turn
      Given Daisy controls Old Book of Lore
      And it is Roland's turn
      When Daisy uses Old Book of Lore
      Then it is refused by ability.33
      And Daisy may not use Old Book of Lore by ability.33

    @ability.34
    Scenario: It may be declined
      Given Daisy controls Dr. Milan Christopher
      And Daisy has 0 resources
      When Daisy investigates
      And Daisy reveals 0
      And Daisy passes
      Then Daisy has 0 resources
      And Daisy has 1 clue

    @ability.35
    Scenario: Only by the player who controls the card
      Given Daisy controls Beat Cop
      And a Swarm of Rats engaged with Roland
      When Roland uses Beat Cop
      Then it is refused by ability.35
      And Beat Cop is in play

    @ability.36
    Scenario: Not where nothing could change
      Given Daisy controls First Aid
      When Daisy uses First Aid
      Then it is refused by ability.36
      And First Aid has 3 supplies
      And Daisy has 3 actions

    @ability.37
    Scenario: Not for a part of its price
      Given a Mob Enforcer engaged with Daisy
      And Daisy has 3 resources
      When Daisy uses Mob Enforcer
      Then it is refused by ability.37
      And Daisy has 3 resources
      And Daisy has 3 actions

    @ability.38
    Scenario: What modifies its price counts
      Given the card Toll
        """
        {type: asset, abilities: [{constant: you, additional cost: {to: investigate, pay: {resources: 2}}}]}
        """
      And Daisy controls Toll, Flashlight
      And Daisy has 1 resource
      When Daisy investigates with Flashlight
      Then it is refused by initiation-sequence.6
      And Flashlight has 3 supplies

    @ability.39
    Scenario: Paying for it does not make it worth while
      Given the card Leeches
        """
        {type: asset, abilities: [{free: true, cost: {damage: 1, to: you}, do: {heal damage: 1}}]}
        """
      And Daisy controls Leeches
      When Daisy uses Leeches
      Then it is refused by ability.39
      And Daisy has 0 damage

    @ability.40
    Scenario: What other abilities would add does not count either
      Given the card Purse
        """
        {type: asset, abilities: [{reaction: {when: use, who: you}, do: {gain: 1}}]}
        """
      And the card Charm
        """
        {type: asset, abilities: [{free: true, cost: {resources: 2}, do: {draw: 1}}]}
        """
      And Daisy controls Purse, Charm
      And Daisy has 1 resource
      When Daisy uses Charm
      Then it is refused by ability.40
      And Daisy has 1 resource

    @ability.41
    Scenario: A designator is that action
      Given Roland controls .45 Automatic
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland reveals -3
      Then Roland begins a combat test
      And Ghoul Minion is defeated
      And Roland has 0 damage

    @ability.42
    Scenario: As the ability describes it
      Given Roland controls .45 Automatic
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland fights Ghoul Minion with .45 Automatic
      And Roland reveals -3
      Then the skill value is 2
      And Ghoul Minion is defeated

  Scenario Outline: Only the bold word makes it that action
    Given the card Boots
      """
      {type: asset, abilities: [{action: 1, <bold>do: {<effect>}}]}
      """
    And the card Fear
      """
      {type: treachery, abilities: [{constant: you, additional cost: {to: <deed>, who: you, actions: 1}}]}
      """
    And Hallway connects to Study
    And Roland is at the Hallway
    And Roland controls Boots
    And Roland faces Fear
    And a Swarm of Rats engaged with Daisy
    And Daisy is at the Hallway
    And it is Roland's turn
    When Roland uses Boots
    Then Roland has <actions> actions

    @ability.41
    Examples: With it
      | deed   | bold                | effect                            | actions |
      | move   | designator: move,   | move to a connecting location: true | 1     |
      | engage | designator: engage, | engage: Swarm of Rats             | 1       |

    Examples: Without it
      | deed   | bold | effect                              | actions |
      | move   |      | move to a connecting location: true | 2       |
      | engage |      | engage: Swarm of Rats               | 2       |
