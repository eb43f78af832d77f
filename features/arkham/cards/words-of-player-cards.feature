Feature: Words of player cards of later products

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 5 clues
    And it is Roland's turn

  Rule: Healing

    Scenario Outline: An ability answers to horror that is healed from an investigator
      Given the card Doctor
        """
        {type: asset, abilities: [{reaction: {after: heal, who: you, what: investigator, of: horror}, do: {gain: 1}}]}
        """
      And Roland controls Doctor
      And Roland has 0 resources
      And Roland has <damage> damage
      And Roland has <horror> horror
      When Roland resolves these effects
        """
        - {heal damage: 1}
        - {heal horror: 2}
        """
      And Roland uses Doctor
      Then Roland has <resources> resources

      Examples:
        | damage | horror | resources |
        | 1      | 1      | 1         |
        | 0      | 3      | 1         |
        | 1      | 0      | 0         |

  Rule: A test on a card

    Scenario Outline: A bonus for tests that a card makes
      Given the card Charm
        """
        {type: asset, abilities: [{free: true, during: test, if: {test on: {trait: Spell}}, do: {modify: you, gets: {skill value: 2}}}]}
        """
      And the card Ray
        """
        {type: asset, traits: [<trait>], abilities: [{action: 1, do: {test: willpower, difficulty: 5, success: {gain: 3}}}]}
        """
      And Roland controls Charm
      And Roland controls Ray
      And Roland has 0 resources
      When Roland uses Ray
      And Roland uses Charm
      And Roland reveals 0
      Then Roland has <resources> resources

      Examples:
        | trait | resources |
        | Spell | 3         |
        | Item  | 0         |

    Scenario Outline: A test of the rules is on no card: <such>
      Given the card Charm
        """
        {type: asset, abilities: [{free: true, during: test, if: {test on: {<such>}}, do: {modify: you, gets: {skill value: 2}}}]}
        """
      And Roland controls Charm
      And the location Attic has shroud 5 and 1 clue
      And Roland is at the Attic
      When Roland investigates
      And Roland uses Charm
      And Roland reveals 0
      Then Attic has 1 clue

      Examples:
        | such            |
        | kind: asset     |
        | encounter: true |

    Scenario Outline: What follows from a token that a test of a card reveals
      Given the card Formula
        """
        {type: asset, abilities: [{action: 1, do: {test: willpower, difficulty: 0, success: {gain: margin}, revealed: [skull], then: {damage: 1}}}]}
        """
      And Roland controls Formula
      And Roland has 0 resources
      When Roland uses Formula
      And Roland reveals <token>
      Then Roland has <damage> damage
      And Roland has 3 resources

      Examples:
        | token | damage |
        | skull | 1      |
        | 0     | 0      |

    Scenario Outline: As much as a test succeeds or fails by
      Given the card Gauge
        """
        {type: asset, abilities: [{action: 1, do: {test: willpower, difficulty: 3, success: {gain: points}, failure: {horror: points}}}]}
        """
      And Roland controls Gauge
      And Roland has 0 resources
      When Roland uses Gauge
      And Roland reveals <token>
      Then Roland has <resources> resources
      And Roland has <horror> horror

      Examples:
        | token | resources | horror |
        | +1    | 1         | 0      |
        | 0     | 0         | 0      |
        | -2    | 0         | 2      |

  Rule: Horror that an asset must bear first

    Scenario: No horror can be taken before the asset has as much as it bears
      Given the card Calm
        """
        {type: asset, sanity: 1, abilities: [{constant: you, assigned before you: horror}]}
        """
      And Roland controls Calm
      When Roland takes 2 horror
      Then Roland may not assign 2 horror to Roland
      When Roland assigns 1 horror to Calm and 1 horror to Roland
      Then Roland has 1 horror
      And Calm is defeated

    Scenario: Direct horror is not assigned
      Given the card Calm
        """
        {type: asset, sanity: 1, abilities: [{constant: you, assigned before you: horror}]}
        """
      And Roland controls Calm
      When Roland resolves these effects
        """
        {horror: 1, direct: true}
        """
      Then Roland has 1 horror

    Scenario: Damage may be taken first
      Given the card Calm
        """
        {type: asset, health: 1, sanity: 1, abilities: [{constant: you, assigned before you: horror}]}
        """
      And Roland controls Calm
      When Roland takes 1 damage
      And Roland assigns 1 damage to Roland
      Then Roland has 1 damage

  Rule: Keywords of an enemy that is attacked

    Scenario Outline: Retaliate, ignored or gained for one attack
      Given the card Brute
        """
        {type: enemy, fight: 9, evade: 9, health: 9, damage: 1, keywords: [<keywords>]}
        """
      And the card Club
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, <says>}}]}
        """
      And Roland controls Club
      And Brute is engaged with Roland
      When Roland uses Club on Brute
      And Roland reveals 0
      Then Roland has <damage> damage

      Examples:
        | keywords  | says                      | damage |
        | retaliate | damage: 1                 | 1      |
        | retaliate | ignoring: retaliate       | 0      |
        |           | target gains: [retaliate] | 1      |

    Scenario: Aloof is ignored
      Given the card Bird
        """
        {type: enemy, fight: 1, evade: 1, health: 1, keywords: [aloof]}
        """
      And the card Bow
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, ignoring: [aloof]}}]}
        """
      And a Bird at the Study
      And Roland controls Bow
      Then Roland may not fight Bird
      When Roland uses Bow on Bird
      And Roland reveals 0
      Then Bird is defeated

  Rule: Descriptions

    Scenario: Cards of no higher level
      Given the card Trick
        """
        {type: event, cost: 0, level: 3, abilities: [{event: {gain: 1}}]}
        """
      And the card Ruse
        """
        {type: event, cost: 0, level: 2, abilities: [{event: {gain: 1}}]}
        """
      And the situation also says
        """
        investigators: {roland: {discard: [Trick, Ruse]}}
        """
      When Roland resolves these effects
        """
        {return: {kind: event, zone: discard, to level: 2}}
        """
      Then Ruse is in Roland's hand
      And Trick is in Roland's discard pile

    Scenario: A location at a certain distance
      Given the situation also says
        """
        locations:
          study: {connects: [attic]}
          attic: {connects: [study, cellar]}
          cellar: {connects: [attic, hallway]}
          hallway: {connects: [cellar]}
        """
      When Roland resolves these effects
        """
        {choose: {kind: location, connections away: 2}, do: {move: chosen}}
        """
      Then Roland is at Cellar

  Rule: Costs

    Scenario: Direct damage is paid by the investigator
      Given the card Rite
        """
        {type: asset, health: 3, abilities: [{free: true, cost: {damage: 1, direct: true}, do: {gain: 1}}]}
        """
      And Roland controls Rite
      When Roland uses Rite
      Then Roland has 1 damage
      And Rite has 0 damage

  Rule: A limit of cards with a trait

    Scenario: Only one card of the trait in play
      Given the card Poise
        """
        {type: asset, cost: 0, traits: [Composure], limit in area: {in play: 1}, limit of trait: Composure}
        """
      And the card Grace
        """
        {type: asset, cost: 0, traits: [Composure]}
        """
      And Roland controls Grace
      And Roland holds Poise
      When Roland plays Poise
      Then it is refused by faq-limits-in-play-areas.1

  Rule: Turns, and cards played from the discard pile

    Scenario: A turn ends before another action is taken
      Given the card Vision
        """
        {type: asset, abilities: [{free: true, during: your turn, do: [{gain: 1}, {end your turn: true}]}]}
        """
      And Roland controls Vision
      And Roland has 0 resources
      When Roland uses Vision
      And Roland takes a resource
      Then Roland has 1 resource

    Scenario Outline: The turn ends after a test in which a symbol was revealed
      Given the card Seeking
        """
        type: asset
        abilities:
          - action: 1
            do:
              investigate: true
              revealed: [skull]
              then after: [{lose: actions remaining, of: actions}, {end your turn: true}]
        """
      And Roland controls Seeking
      And Roland has 0 resources
      When Roland uses Seeking
      And Roland reveals <token>
      And Roland takes a resource
      Then Roland has <resources> resources

      Examples:
        | token | resources |
        | skull | 0         |
        | 0     | 1         |

    Scenario: An asset is played from the discard pile at its cost
      Given the card Spade
        """
        {type: asset, abilities: [{free: true, do: {choose: {kind: asset, zone: discard}, do: {play: chosen}}}]}
        """
      And the card Lantern
        """
        {type: asset, cost: 2}
        """
      And Roland controls Spade
      And Roland has 3 resources
      And the situation also says
        """
        investigators: {roland: {discard: [Lantern]}}
        """
      When Roland uses Spade
      Then Lantern is in Roland's play area
      And Roland has 1 resource

    Scenario: It cannot be played from the discard pile without the resources
      Given the card Spade
        """
        {type: asset, abilities: [{free: true, do: {choose: {kind: asset, zone: discard}, do: {play: chosen}}}]}
        """
      And the card Lantern
        """
        {type: asset, cost: 2}
        """
      And Roland controls Spade
      And Roland has 1 resource
      And the situation also says
        """
        investigators: {roland: {discard: [Lantern]}}
        """
      When Roland uses Spade
      Then Lantern is in Roland's discard pile
      And Roland has 1 resource

  Rule: A test during a revelation

    Scenario: An ability answers to a test of a revelation
      Given the card Maid
        """
        {type: asset, abilities: [{reaction: {after: succeed, who: you, and: {during a revelation: true}}, do: {gain: 1}}]}
        """
      And Roland controls Maid
      And Roland has 0 resources
      And the top of the encounter deck is Grasping Hands
      When Roland draws Grasping Hands from the encounter deck
      And Roland reveals +1
      And Roland uses Maid
      Then Roland has 1 resource
      When Roland investigates
      And Roland reveals +1
      And Roland uses Maid
      Then Roland has 1 resource

  Rule: What is printed on an asset

    Scenario: Health for assets that have some
      Given the card Star
        """
        {type: asset, abilities: [{constant: {kind: asset, controlled by: you, has: health}, get: {health: 1}}]}
        """
      And Roland controls Star
      And Roland controls Beat Cop
      When Beat Cop is dealt 2 damage by Roland
      Then Beat Cop is not defeated
      When Beat Cop is dealt 1 damage by Roland
      Then Beat Cop is defeated

    Scenario: Ammo for an asset that uses ammo
      Given the card Crate
        """
        {type: asset, abilities: [{free: true, do: {choose: {kind: asset, controlled by: you, uses: ammo}, do: {gain: 1, of: ammo, on: chosen}}}]}
        """
      And Roland controls Crate
      And Roland controls Knife
      And Roland controls .41 Derringer with 1 ammo
      When Roland uses Crate
      Then .41 Derringer has 2 ammo

  Rule: Base values, costs in cards, and by how much a test succeeds

    Scenario Outline: An attack with a base skill, which modifiers add to
      Given the card Acid
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, base: {combat: 6}, you get: {combat: 1}}}]}
        """
      And the card Golem
        """
        {type: enemy, fight: <fight>, evade: 1, health: 1}
        """
      And Roland controls Acid
      And Golem is engaged with Roland
      When Roland uses Acid on Golem
      And Roland reveals 0
      Then Golem is <state>

      Examples:
        | fight | state        |
        | 7     | defeated     |
        | 8     | not defeated |

    Scenario: The base skill is that of the one attack
      Given the card Acid
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, base: {combat: 6}}}]}
        """
      And the card Golem
        """
        {type: enemy, fight: 6, evade: 1, health: 2}
        """
      And Roland controls Acid
      And Golem is engaged with Roland
      When Roland uses Acid on Golem
      And Roland reveals 0
      And Roland fights Golem
      And Roland reveals 0
      Then Golem has 1 damage

    Scenario: Cards with so many icons in all are discarded
      Given the card Ward
        """
        {type: asset, abilities: [{free: true, cost: {discard icons: 2, of: intellect}, do: {gain: 1}}]}
        """
      And the card Hunch
        """
        {type: skill, icons: {intellect: 1}}
        """
      And the card Brawn
        """
        {type: skill, icons: {combat: 3}}
        """
      And Roland controls Ward
      And Roland has 0 resources
      And Roland holds Hunch
      And Roland holds Brawn
      When Roland uses Ward
      Then it is refused by initiation-sequence.6

    Scenario: A wild icon stands for the skill
      Given the card Ward
        """
        {type: asset, abilities: [{free: true, cost: {discard icons: 2, of: intellect}, do: {gain: 1}}]}
        """
      And the card Hunch
        """
        {type: skill, icons: {intellect: 1}}
        """
      And the card Knack
        """
        {type: skill, icons: {wild: 1}}
        """
      And the card Brawn
        """
        {type: skill, icons: {combat: 3}}
        """
      And Roland controls Ward
      And Roland has 0 resources
      And Roland holds Hunch
      And Roland holds Knack
      And Roland holds Brawn
      When Roland uses Ward
      And Roland chooses Hunch
      And Roland chooses Knack
      Then Roland has 1 resource
      And Brawn is in Roland's hand
      And Hunch is in Roland's discard pile
      And Knack is in Roland's discard pile

    Scenario: The card itself is exiled
      Given the card Flask
        """
        {type: asset, abilities: [{free: true, cost: {exile: this}, do: {gain: 1}}]}
        """
      And Roland controls Flask
      And Roland has 0 resources
      When Roland uses Flask
      Then Roland has 1 resource
      And Flask is not in play
      And Flask is not in Roland's discard pile

    Scenario Outline: More for an evasion by so many points
      Given the card Thief
        """
        type: asset
        abilities:
          - reaction: {after: evade, what: enemy, who: you}
            do: {if: {all: [{during: evade}, {amount: margin, at least: 2}]}, then: {gain: 2}, else: {gain: 1}}
        """
      And the card Golem
        """
        {type: enemy, fight: 1, evade: 1, health: 1}
        """
      And Roland controls Thief
      And Roland has 0 resources
      And Golem is engaged with Roland
      When Roland evades Golem
      And Roland reveals <token>
      And Roland uses Thief
      Then Roland has <resources> resources

      Examples:
        | token | resources |
        | 0     | 1         |
        | +1    | 2         |

    Scenario: Renown goes back to the token pool with its card
      Given the card Stage
        """
        {type: asset, uses: {renown: 2}, abilities: [{free: true, cost: {spend: 1, of: renown}, do: {gain: 1}}]}
        """
      And Roland has 0 resources
      And Roland controls Stage with 2 renown
      When Roland uses Stage
      Then Stage has 1 renown
      And Roland has 1 resource
      When Stage is discarded
      Then Stage has 0 renown
