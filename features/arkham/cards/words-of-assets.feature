Feature: Words of assets of later products

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 5 clues
    And it is Roland's turn

  Rule: A card that is about to be paid for

    Scenario Outline: A reaction makes a card cheaper that could not be paid for without it
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you, what: {trait: Spell}}, cost: {exhaust: this}, do: {lower the cost: 2}}]}
        """
      And the card Ray
        """
        {type: event, cost: 3, traits: [Spell], abilities: [{event: {discover: 1}}]}
        """
      And Roland controls Robe
      And Roland holds Ray
      And Roland has <resources> resources
      When Roland plays Ray
      And Roland uses Robe
      Then Roland has <left> resources
      And Robe is exhausted
      And the Study has 4 clues

      Examples:
        | resources | left |
        | 1         | 0    |
        | 4         | 3    |

    @initiation-sequence.6
    Scenario Outline: No reaction makes it cheap enough
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you, what: {trait: Spell}}, cost: {exhaust: this}, do: {lower the cost: 2}}]}
        """
      And the card Ray
        """
        {type: event, cost: 3, traits: [<trait>], abilities: [{event: {discover: 1}}]}
        """
      And Roland controls <robe>
      And Roland holds Ray
      And Roland has <resources> resources
      When Roland plays Ray
      Then it is refused

      Examples:
        | trait | robe              | resources |
        | Spell | Robe              | 0         |
        | Spell | an exhausted Robe | 1         |
        | Trick | Robe              | 1         |

    @initiation-sequence.10
    Scenario: Whoever does not use it cannot pay
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you, what: {trait: Spell}}, cost: {exhaust: this}, do: {lower the cost: 2}}]}
        """
      And the card Ray
        """
        {type: event, cost: 3, traits: [Spell], abilities: [{event: {discover: 1}}]}
        """
      And Roland controls Robe
      And Roland holds Ray
      And Roland has 1 resource
      When Roland plays Ray
      Then it is refused
      And Roland has 1 resource
      And the Study has 5 clues

    Scenario Outline: It may answer to assets alone, or to events alone
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you, of: <type>}, cost: {exhaust: this}, do: {lower the cost: 2}}]}
        """
      And the card Staff
        """
        {type: asset, cost: 3}
        """
      And the card Ray
        """
        {type: event, cost: 3, abilities: [{event: {discover: 1}}]}
        """
      And Roland controls Robe
      And Roland holds Staff and Ray
      And Roland has 2 resources
      When Roland plays <other>
      Then it is refused
      When Roland plays <card>
      And Roland uses Robe
      Then Roland has 1 resource
      And Robe is exhausted

      Examples:
        | type  | card  | other |
        | asset | Staff | Ray   |
        | event | Ray   | Staff |

    Scenario: What was cheaper once is not cheaper the next time
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you}, cost: {exhaust: this}, do: {lower the cost: 1}}]}
        """
      And the card Ray
        """
        {type: event, cost: 2, abilities: [{event: [{discover: 1}, {return: this}]}]}
        """
      And Roland controls Robe
      And Roland holds Ray
      And Roland has 3 resources
      When Roland plays Ray
      And Roland uses Robe
      And Roland plays Ray
      Then Roland has 0 resources

    Scenario Outline: Nobody is provoked by a card that is played so
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you}, cost: {exhaust: this}, do: {provoke no attacks of opportunity: true}}]}
        """
      And the card Ray
        """
        {type: event, cost: 0, abilities: [{event: {discover: 1}}]}
        """
      And Roland controls <robe>
      And Roland holds Ray
      And Roland has 0 damage
      And a Ghoul Minion engaged with Roland
      When Roland plays Ray
      And Roland <use>
      Then Roland has <damage> damage

      Examples:
        | robe              | use       | damage |
        | Robe              | uses Robe | 0      |
        | an exhausted Robe | passes    | 1      |

  Rule: A test with one skill or another

    Scenario Outline: The investigator chooses the skill of an attack
      Given the card Blade
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, using: [combat, willpower]}}]}
        """
      And Roland controls Blade
      And a Ghoul Minion engaged with Roland
      When Roland uses Blade
      And Roland <choice>
      And Roland reveals 0
      Then the skill value is <value>

      Examples:
        | choice            | value |
        | chooses willpower | 3     |
        | passes            | 4     |

  Rule: Uses that are placed again

    Scenario Outline: No more than the card enters play with
      Given the card Bow
        """
        {type: asset, uses: {arrows: 3}, abilities: [{action: 1, do: {replenish: arrows, amount: 2}}]}
        """
      And Roland controls Bow with <arrows> arrows
      When Roland uses Bow
      Then Bow has 3 arrows

      Examples:
        | arrows |
        | 1      |
        | 2      |

    Scenario: All of them, if no number is named
      Given the card Training
        """
        {type: asset, uses: {resources: 2}, abilities: [{action: 1, do: {replenish: resources}}]}
        """
      And Roland controls Training with 0 resources
      When Roland uses Training
      Then Training has 2 resources

    Scenario: Nothing is placed on a card that has all of its uses, or others
      Given the card Bow
        """
        {type: asset, uses: {arrows: 1}, abilities: [{free: true, do: {replenish: charges, amount: 1}}, {action: 1, do: {replenish: arrows, amount: 1}}]}
        """
      And Roland controls Bow
      When Roland uses Bow
      Then it is refused

  Rule: A cost that removes the card from the game

    Scenario: It lies in no discard pile
      Given the card Lamp
        """
        {type: asset, abilities: [{action: 1, cost: {remove from the game: this}, do: {discover: 2}}]}
        """
      And Roland controls Lamp
      When Roland uses Lamp
      Then the Study has 3 clues
      And Lamp is removed from the game

    Scenario: Not while it cannot leave play
      Given the card Lamp
        """
        {type: asset, abilities: [{constant: this, cannot: {deed: leave play, what: this}}, {action: 1, cost: {remove from the game: this}, do: {discover: 2}}]}
        """
      And Roland controls Lamp
      When Roland uses Lamp
      Then it is refused by cannot.1

  Rule: Moves along a shortest path

    Scenario Outline: Once, or all the way
      Given Study connects to Hallway
      And Hallway connects to Attic
      And the card Map
        """
        {type: asset, abilities: [{action: 1, do: {move along a shortest path to: Attic<way>}}]}
        """
      And Roland controls Map
      When Roland uses Map
      Then Roland is at <place>

      Examples:
        | way                 | place       |
        |                     | the Hallway |
        | , all the way: true | the Attic   |

  Rule: Values that are lowered to a least

    Scenario Outline: No further than to the least, and not at all below it
      Given the card Withering
        """
        {type: asset, abilities: [{action: 1, do: {modify: {kind: enemy, engaged with: you}, gets: {fight: <change>}, until: end of the turn, to at least: <least>}}]}
        """
      And the card Shade
        """
        {type: enemy, fight: 2, health: 3, evade: 2, damage: 1, horror: 0}
        """
      And Roland controls Withering
      And an exhausted Shade engaged with Roland
      When Roland uses Withering
      Then Shade's fight is <fight>

      Examples:
        | change | least | fight |
        | -1     | 1     | 1     |
        | -3     | 1     | 1     |
        | -1     | 3     | 2     |
        | 1      | 1     | 3     |

  Rule: What a card says while it is in hand

    Scenario Outline: Only as long as it is there
      Given the card Tower
        """
        {type: asset, cost: 0, abilities: [{constant: you, in: hand, cannot: {deed: commit, who: you}}]}
        """
      And Roland holds Unexpected Courage
      And <tower>
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Unexpected Courage
      And Roland reveals 0
      Then the skill value is <value>

      Examples:
        | tower                 | value |
        | Roland holds Tower    | 4     |
        | Roland controls Tower | 6     |

  Rule: Icons of cards in hand and of committed ones

    Scenario Outline: The skill value counts the icons that a card gains
      Given the card Pendant
        """
        {type: asset, abilities: [{constant: [{trait: Charm, kind: asset, zone: hand}, {trait: Charm, kind: asset, zone: committed}], get: {wild icons: 2}}]}
        """
      And the card Bead
        """
        {type: asset, traits: [<trait>], icons: {combat: 1}}
        """
      And Roland controls Pendant
      And Roland holds Bead
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Bead
      And Roland reveals 0
      Then the skill value is <value>

      Examples:
        | trait | value |
        | Charm | 7     |
        | Item  | 5     |

  Rule: A location that somebody puts into play

    Scenario Outline: By a card of theirs
      Given the card Guide
        """
        {type: asset, abilities: [{reaction: {after: enter play, what: location, who: you}, do: {gain: 1}}]}
        """
      And the card Rope
        """
        {type: <type>, abilities: [{action: 1, used also by: you, do: {put into play: {named: Attic, zone: set aside}}}]}
        """
      And the situation also says
        """
        set aside: [Attic]
        """
      And <rope>
      And Roland controls Guide
      And Roland has 0 resources
      When Roland uses Rope
      And Roland <guide>
      Then Roland has <resources> resources

      Examples:
        | type     | rope                 | guide      | resources |
        | asset    | Roland controls Rope | uses Guide | 1         |

  Rule: Effects of other cards that heal

    Scenario Outline: More is healed by another card, but not by the card itself
      Given the card Therapy
        """
        {type: asset, abilities: [{reaction: {after: heal, what: investigator, by: [you, {controlled by: you, other than: this}], of: horror}, cost: {exhaust: this}, do: {heal horror: 1, from: that card}}, {action: 1, do: {heal horror: 1}}]}
        """
      And the card Tonic
        """
        {type: event, cost: 0, abilities: [{event: {heal horror: 1}}]}
        """
      And Roland controls Therapy
      And Roland holds Tonic
      And Roland has 3 horror
      When Roland <deed>
      And Roland <reacts>
      Then Roland has <horror> horror

      Examples:
        | deed         | reacts       | horror |
        | plays Tonic  | uses Therapy | 1      |
        | uses Therapy | passes       | 2      |

  Rule: An encounter card that is cancelled as it is drawn

    Scenario: It is shuffled back, and another one is drawn
      Given the card Rods
        """
        {type: asset, abilities: [{reaction: {when: draw encounter card, who: you, what: {weakness: false}}, cost: {exhaust: this}, do: {first: [{cancel: true}, {shuffle: that card, into: encounter deck}], then: {gain: 1}}}]}
        """
      And Roland controls Rods
      And Roland has 0 resources
      And the situation also says
        """
        encounter deck: [Swarm of Rats, Ancient Evils]
        """
      When Roland resolves these effects
        """
        draw encounter cards: 1
        """
      And Roland uses Rods
      Then Roland has 1 resource
      And Swarm of Rats is in the encounter deck

  Rule: One more icon of a committed card

    Scenario Outline: The investigator chooses among those that it has
      Given the card Totem
        """
        {type: asset, abilities: [{reaction: {after: commit a card, who: you}, cost: {exhaust: this}, do: [{one more icon: that card}, {choose: that card, do: {later: {after: fail}, do: {return: chosen}, until: end of the test}}]}]}
        """
      And the card Bead
        """
        {type: skill, icons: {combat: 1, agility: 1}}
        """
      And Roland controls Totem
      And Roland holds Bead
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Bead
      And Roland uses Totem
      And Roland chooses <icon>
      And Roland reveals <token>
      Then the skill value is <value>
      And Bead is in Roland's <place>

      Examples:
        | icon    | token     | value | place        |
        | combat  | 0         | 6     | discard pile |
        | agility | 0         | 5     | discard pile |
        | combat  | auto-fail | 0     | hand         |

  Rule: An ability that costs fewer actions

    Scenario Outline: So many less, but at least one
      Given the card Tome
        """
        {type: asset, abilities: [{action: 3, fewer actions: {for every: 2, of: {tokens: resources, on: you}}, do: {discover: 1}}]}
        """
      And Roland controls Tome
      And Roland has <resources> resources
      And Roland has 3 actions
      When Roland uses Tome
      Then Roland has <left> actions
      And the Study has 4 clues

      Examples:
        | resources | left |
        | 0         | 0    |
        | 3         | 1    |
        | 4         | 2    |
        | 6         | 2    |

  Rule: A reaction that makes a card cheaper answers only where it may

    @initiation-sequence.6
    Scenario Outline: What it asks for is not so: <if>
      Given the card Robe
        """
        {type: asset, abilities: [{reaction: {when: pay for, who: you<trigger>}, <if>cost: {exhaust: this}, do: {lower the cost: 2}}]}
        """
      And the card Ray
        """
        {type: event, cost: 3, traits: [Spell], abilities: [{event: {discover: 1}}]}
        """
      And Roland controls Robe
      And Roland holds Ray
      And Roland has 1 resource
      When Roland plays Ray
      Then it is refused by initiation-sequence.6
      And Ray is in Roland's hand

      Examples:
        | trigger | if                                 |
        |         | if: {phase: mythos},               |
        |         | if: {there is: {kind: enemy}},     |
        | , of: asset |                                |
        | , what: {trait: Tome} |                      |
