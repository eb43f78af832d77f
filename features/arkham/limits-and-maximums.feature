Feature: Limits and Maximums

  Background:
    Given every other opportunity is passed
    And the card Clock
      """
      type: asset
      abilities:
        - {free: true, limit: 1 per round, do: {gain: 1}}
      """
    And the card Nullifier
      """
      type: asset
      abilities:
        - {reaction: {when: use, what: {named: Clock}}, do: {cancel: true}}
        - {reaction: {when: use, what: {named: Bell}}, do: {cancel: true}}
        - {reaction: {when: play, what: event}, do: {cancel: true}}
      """
    And the card Bell
      """
      type: asset
      abilities:
        - {free: true, limit: max 1 per round, do: {gain: 1}}
      """
    And the card Windfall
      """
      type: event
      cost: 0
      keywords: [fast]
      limit: max 1 per round
      abilities:
        - {event: {gain: 1}}
      """

  Rule: Limits per period

    @limits-and-maximums.2
    Scenario: A reaction that is limited to once per round is used once
      Given Roland is at the Attic
      And Roland has no clues
      And the situation also says
        """
        locations: {attic: {clues: 2}}
        """
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Roland
      When ghoul minion is dealt 2 damage by roland
      And Roland uses his own ability
      Then attic has 1 clue
      When swarm of rats is dealt 1 damage by roland
      And Roland uses his own ability
      Then it is refused by limits-and-maximums.2
      And attic has 1 clue
      And Roland has 1 clue

    @limits-and-maximums.3
    Scenario: In the next round it may be used again
      Given Roland is at the Attic
      And Roland has no clues
      And the situation also says
        """
        round: 3
        locations: {attic: {clues: 2}}
        """
      And a Ghoul Minion engaged with Roland
      And a Swarm of Rats engaged with Roland
      When ghoul minion is dealt 2 damage by roland
      And Roland uses his own ability
      And the round ends
      And a new round begins
      And swarm of rats is dealt 1 damage by roland
      And Roland uses his own ability
      Then it is not refused
      And attic has 0 clues
      And Roland has 2 clues

    @limits-and-maximums.3
    Scenario Outline: Each period has its own count
      Given the card Gong
        """
        type: asset
        abilities:
          - {free: true, limit: 1 per <period>, do: {gain: 1}}
        """
      And Roland is at the Attic
      And Roland controls Gong
      And Roland has no resources
      When Roland uses Gong
      And Roland uses Gong
      Then it is refused by limits-and-maximums.2
      When <it ends>
      And <it begins>
      And Roland uses Gong
      Then Roland has 2 resources

      Examples:
        | period | it ends                      | it begins                       |
        | round  | the round ends               | a new round begins              |
        | turn   | roland ends the turn         | roland begins the turn          |
        | phase  | the investigation phase ends | the enemy phase begins          |

    @limits-and-maximums.4
    Scenario: Each copy in play has its own uses
      Given Skids is at the Attic
      And Skids controls Clock and Clock
      And Skids has no resources
      When Skids uses Clock
      And Skids uses Clock 2
      Then Skids has 2 resources
      And Skids may not use Clock by limits-and-maximums.2
      And Skids may not use Clock 2 by limits-and-maximums.2

    @limits-and-maximums.5
    Scenario: A card that comes into play again is a new instance
      Given the card Watch
        """
        type: asset
        cost: 0
        abilities:
          - {free: true, limit: 1 per round, do: {gain: 1}}
        """
      And Daisy is at the Attic
      And Daisy controls Watch
      And Daisy has no resources
      When Daisy uses Watch
      Then Daisy may not use Watch by limits-and-maximums.2
      When Watch returns to hand
      And Daisy plays Watch
      And Daisy uses Watch
      Then it is not refused
      And Daisy has 2 resources

    @limits-and-maximums.15
    Scenario: A use whose effect is cancelled is a use
      Given Roland is at the Attic
      And Roland controls Clock and Nullifier
      And Roland has no resources
      When Roland uses Clock
      And Roland uses Nullifier
      And Roland uses Clock
      Then it is refused by limits-and-maximums.2
      And Roland has 0 resources

  Rule: Limits of players and of the group

    @limits-and-maximums.9
    Scenario: A limit counts for each player
      Given the situation also says
        """
        locations: {downtown: Downtown (First Bank of Arkham)}
        """
      And Roland is at the Downtown
      And Daisy is at the Downtown
      And Roland has no resources
      And Daisy has no resources
      And it is Roland's turn
      When Roland uses Downtown
      And Roland ends the turn
      And Daisy begins the turn
      And Daisy uses Downtown
      Then Daisy has 3 resources
      When Daisy ends the turn
      And Roland begins the turn
      And Roland uses Downtown
      Then it is refused by limits-and-maximums.2
      And Roland has 3 resources

    Scenario Outline: A card that changes its controller
      Given the card Gift
        """
        type: asset
        cost: 0
        abilities:
          - {free: true, limit: 1 per round, do: {gain: 1}}
        """
      And the reading limit-of-a-card-that-changes-control is "<reading>"
      And Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland controls Gift
      And Roland has no resources
      And Daisy has no resources
      When Roland uses Gift
      And Daisy resolves these effects
        """
        - {take control: {kind: asset, named: Gift}}
        """
      And Daisy uses Gift
      Then <said>
      And Daisy has <resources> resources

      @limits-and-maximums.4
      Examples: The limit is that of the instance
        | reading  | said                                    | resources |
        | instance | it is refused by limits-and-maximums.2  | 0         |

      @limits-and-maximums.9
      Examples: The limit is that of the player
        | reading | said              | resources |
        | player  | it is not refused | 1         |

    Scenario Outline: A card in play that several may use, under the same control all the time
      Given the reading limit-of-a-card-that-changes-control is "<reading>"
      And the card Well
        """
        type: asset
        abilities:
          - {free: true, used also by: {kind: investigator, at: your location}, limit: <limit>, do: {gain: 1}}
        """
      And Roland is at the Attic
      And Daisy is at the Attic
      And it is Roland's turn
      And Roland controls Well
      And Roland has no resources
      And Daisy has no resources
      When Roland uses Well
      And Daisy uses Well
      Then <daisy>
      And Daisy has <resources> resources
      When <again> uses Well
      Then it is refused by <rule>
      And Roland has 1 resource

      @limits-and-maximums.9
      Examples: The limit is that of each player
        | reading  | limit       | daisy             | resources | again  | rule                   |
        | instance | 1 per round | it is not refused | 1         | Roland | limits-and-maximums.2  |
        | player   | 1 per phase | it is not refused | 1         | Daisy  | limits-and-maximums.2  |

      @limits-and-maximums.10
      Examples: The limit is that of the group
        | reading  | limit             | daisy                                   | resources | again  | rule                   |
        | instance | group 1 per round | it is refused by limits-and-maximums.10 | 0         | Roland | limits-and-maximums.10 |

    @limits-and-maximums.10
    Scenario: A group limit counts for all together
      Given the situation also says
        """
        locations: {northside: Northside}
        """
      And Skids is at the Northside
      And Daisy is at the Northside
      And Skids has 5 resources
      And Skids has no clues
      And Daisy has 6 resources
      And it is Skids's turn
      When Skids uses Northside
      Then Skids has 2 clues
      When Skids ends the turn
      And Daisy begins the turn
      And Daisy uses Northside
      Then it is refused by limits-and-maximums.10
      And Daisy has 6 resources

  Rule: Limits on attachments

    @limits-and-maximums.6
    Scenario: A further copy cannot be attached
      Given the situation also says
        """
        locations: {study: {shroud: 2, attached: [{card: Obscuring Fog, as: old fog}]}}
        encounter deck: [{card: Obscuring Fog, as: new fog}]
        """
      And Roland is at the Study
      When Roland draws new fog from the encounter deck
      Then study's shroud is 4
      And new fog is in the encounter discard pile
      And old fog is attached to study

    @limits-and-maximums.7
    Scenario: Each location has its own count
      Given the situation also says
        """
        locations:
          attic: {shroud: 1, attached: [{card: Obscuring Fog, as: old fog}]}
          cellar: {shroud: 4}
        encounter deck: [{card: Obscuring Fog, as: new fog}]
        """
      And Daisy is at the Cellar
      When Daisy draws new fog from the encounter deck
      Then attic's shroud is 3
      And cellar's shroud is 6

    @limits-and-maximums.8
    Scenario: Cards of another title do not count
      Given the situation also says
        """
        locations:
          study: {shroud: 2, clues: 2, attached: [Obscuring Fog]}
          attic: {shroud: 1, clues: 1}
        encounter deck: [Locked Door]
        """
      And Roland is at the Attic
      When Roland draws Locked Door from the encounter deck
      Then Locked Door is attached to study
      And Obscuring Fog is attached to study

    @limits-and-maximums.6
    Scenario: A limit that names a trait counts all cards with the trait
      Given the card Deadfall
        """
        {type: event, cost: 0, traits: [Snag], attach limit: 1, limit of trait: Snag, abilities: [{event: {attach: this, to: your location}}]}
        """
      And the card Old Wire
        """
        {type: event, cost: 0, traits: [Snag]}
        """
      And the situation also says
        """
        locations: {study: {shroud: 2, clues: 2, attached: [Old Wire]}}
        """
      And Roland is at the Study
      And Roland has 1 resource
      And Roland holds Deadfall
      When Roland plays Deadfall
      Then it is refused by limits-and-maximums.6
      And Deadfall is in Roland's hand

    Scenario: It does not count cards without the trait
      Given the card Deadfall
        """
        {type: event, cost: 0, traits: [Snag], attach limit: 1, limit of trait: Snag, abilities: [{event: {attach: this, to: your location}}]}
        """
      And the card Old Wire
        """
        {type: event, cost: 0, traits: [Rope]}
        """
      And the situation also says
        """
        locations: {study: {shroud: 2, clues: 2, attached: [Old Wire]}}
        """
      And Roland is at the Study
      And Roland has 1 resource
      And Roland holds Deadfall
      When Roland plays Deadfall
      Then Deadfall is attached to study

    Scenario Outline: A limit per location says nothing of what is attached to an enemy: <per>
      Given the card Noose
        """
        type: treachery
        attach limit: 1
        attach limit per: <per>
        abilities: [{forced: {after: enemy enters, at: attached}, do: {attach: this, to: that enemy}}]
        """
      And the card Attic Stairs
        """
        {type: location, shroud: 1}
        """
      And the situation also says
        """
        locations:
          attic: {connects: [stairs]}
          stairs: {card: Attic Stairs, connects: [attic], attached: [{card: Noose, as: noose}]}
        enemies: {rats: {card: Swarm of Rats, at: attic, attached: [{card: Noose, as: old noose}]}}
        """
      And Roland is at the stairs
      When the enemy phase is played
      Then noose <ends>

      Examples:
        | per      | ends                             |
        | location | is attached to rats              |
        | enemy    | is in the encounter discard pile |

    @limits-and-maximums.8
    Scenario: Another card of the same title does
      Given the card Thick Fog
        """
        name: Obscuring Fog
        type: treachery
        attach limit: 1
        abilities:
          - {revelation: {attach: this, to: your location}}
          - {constant: attached, get: {shroud: 1}}
        """
      And the situation also says
        """
        locations: {study: {shroud: 2, attached: [{card: Obscuring Fog, as: old fog}]}}
        encounter deck: [{card: Thick Fog, as: thick fog}]
        """
      And Roland is at the Study
      When Roland draws thick fog from the encounter deck
      Then study's shroud is 4
      And thick fog is in the encounter discard pile

  Rule: Maximums

    @limits-and-maximums.11
    Scenario: A maximum is one number for all copies of all players
      Given the situation also says
        """
        round: 2
        """
      And Wendy is at the Attic
      And Skids is at the Attic
      And Wendy holds Windfall
      And Skids holds Windfall
      And Skids has no resources
      And it is Wendy's turn
      When Wendy plays Windfall
      And Skids plays Windfall
      Then it is refused by limits-and-maximums.11
      When the round ends
      And a new round begins
      And Skids plays Windfall
      Then Skids has 1 resource

    @limits-and-maximums.12
    Scenario: A copy that was not played does not count
      Given the card Bonfire
        """
        type: asset
        abilities:
          - {free: true, cost: {discard: {kind: card, zone: hand, named: Windfall}}, do: {draw: 1}}
        """
      And Wendy is at the Attic
      And Skids is at the Attic
      And Wendy controls Bonfire
      And Wendy holds Windfall
      And Wendy has no resources
      And it is Wendy's turn
      When Wendy uses Bonfire
      And Wendy gains 1 resources
      And Wendy resolves these effects
        """
        - {return: {kind: event, zone: discard}}
        """
      And Wendy plays Windfall
      Then it is not refused
      And Wendy has 2 resources

    @limits-and-maximums.13
    Scenario: A maximum that speaks of committing counts what is committed
      Given Roland is at the Attic
      And Wendy is at the Attic
      And Roland holds Unexpected Courage and Unexpected Courage
      And Wendy holds Unexpected Courage and Overpower
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland fights Ghoul Minion
      And Roland commits Unexpected Courage
      Then Roland may not commit Unexpected Courage 2 by limits-and-maximums.13
      And Wendy may not commit Unexpected Courage 3 by limits-and-maximums.13
      When Wendy commits Overpower
      And Roland reveals 0
      And Roland resolves Overpower first
      Then the skill value is 8
      And Unexpected Courage 3 is in Wendy's hand

    @limits-and-maximums.13
    Scenario: In the next test copies can be committed again
      Given Roland is at the Attic
      And Wendy is at the Attic
      And Roland holds Unexpected Courage and Unexpected Courage
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland fights Ghoul Minion
      And Roland commits Unexpected Courage
      Then Roland may not commit Unexpected Courage 2 by limits-and-maximums.13
      When Roland reveals 0
      And Roland tests willpower (2)
      And Roland commits Unexpected Courage 2
      And Roland reveals 0
      Then the skill value is 5

    @limits-and-maximums.14
    Scenario: A maximum of an ability counts for all cards of the title
      Given Skids is at the Attic
      And Daisy is at the Attic
      And Skids controls Bell and Clock
      And Daisy controls Bell and Clock
      And Skids has no resources
      And Daisy has no resources
      And it is Skids's turn
      When Skids uses Bell
      And Daisy uses Bell 2
      Then it is refused by limits-and-maximums.14
      And Skids may not use Bell by limits-and-maximums.14
      When Skids uses Clock
      And Daisy uses Clock 2
      Then Skids has 2 resources
      And Daisy has 1 resource

    @limits-and-maximums.16
    Scenario Outline: What was cancelled counts against the maximum
      Given Wendy is at the Attic
      And Skids is at the Attic
      And Roland is at the Attic
      And Wendy holds Windfall
      And Skids holds Windfall
      And Wendy controls Bell
      And Skids controls Bell
      And Roland controls Nullifier
      And Wendy has no resources
      And it is Wendy's turn
      When Wendy <does it>
      And Roland uses Nullifier
      And Skids <does it>
      Then it is refused by <rule>
      And Wendy has 0 resources

      Examples:
        | does it        | rule                   |
        | plays Windfall | limits-and-maximums.11 |
        | uses Bell      | limits-and-maximums.14 |

  Rule: A card may have its own limits ignored for a time

    Background:
      Given every other opportunity is passed
      And Roland is at the Attic
      And it is Roland's turn
      And the card Drum
        """
        type: asset
        abilities:
          - {free: true, name: beat, limit: 1 per game, do: {gain: 1}}
          - {action: 1, name: roll, do: {ignore limits of: free, until: end of the round}}
        """
      And the card Fife
        """
        {type: asset, abilities: [{free: true, limit: 1 per game, do: {gain: 1}}]}
        """
      And Roland controls Drum and Fife
      And Roland has 0 resources

    Scenario: As long as that lasts the ability may be used again
      When Roland uses Drum (beat)
      And Roland uses Drum (roll)
      And Roland uses Drum (beat)
      And Roland uses Drum (beat)
      Then Roland has 3 resources

    @limits-and-maximums.2
    Scenario: Not before, and no longer
      When Roland uses Drum (beat)
      And Roland uses Drum (beat)
      Then it is refused by limits-and-maximums.2
      When Roland uses Drum (roll)
      And the round ends
      And a new round begins
      And Roland uses Drum (beat)
      Then it is refused by limits-and-maximums.2

    @limits-and-maximums.2
    Scenario: Those of another card are not ignored
      When Roland uses Fife
      And Roland uses Drum (roll)
      And Roland uses Fife
      Then it is refused by limits-and-maximums.2
