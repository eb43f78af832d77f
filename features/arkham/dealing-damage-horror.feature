Feature: Dealing Damage/Horror

  Background:
    Given every other opportunity is passed

  Rule: Damage counts against health and horror against sanity

    @dealing-damage-horror.1
    Scenario: Horror does not add up with damage
      Given Daisy has 4 damage
      When Daisy takes 3 horror
      Then Daisy is not defeated
      And Daisy has 4 damage
      And Daisy has 3 horror
      And Daisy takes 3 horror
      And "Daisy" does not take 1 horror

    @dealing-damage-horror.1
    Scenario Outline: Either of them defeats by itself
      Given Daisy has <there> damage
      When Daisy takes <damage> damage and <horror> horror
      Then Daisy is <state>

      Examples:
        | there | damage | horror | state        |
        | 3     | 1      | 8      | not defeated |
        | 4     | 1      | 1      | defeated     |
        | 4     | 0      | 9      | defeated     |

  Rule: First all of it is assigned

    @dealing-damage-horror.2
    Scenario: Nothing is placed before everything is assigned
      Given Roland controls Beat Cop
      When Roland takes 2 damage and 1 horror
      Then it waits for roland
      And Beat Cop has 0 damage
      And Roland has 0 horror
      When Roland assigns 2 damage to beat cop and 1 horror to roland
      Then Beat Cop is defeated
      And Roland has 0 damage
      And Roland has 1 horror

    @dealing-damage-horror.3
    Scenario: What is only assigned has not been placed
      Given Roland has 8 damage
      And Roland controls Beat Cop
      And Daisy controls Watchful Charm
      And the card Watchful Charm
        """
        type: asset
        abilities:
          - reaction: {when: dealt, what: {kind: investigator}, of: damage}
            do: {gain: 1}
        """
      When Roland takes 1 damage
      And Roland assigns 1 damage to roland
      Then it waits for daisy
      And Roland has 8 damage
      And Roland is not defeated
      When Daisy passes
      Then Roland is defeated

    @dealing-damage-horror.4
    Scenario Outline: An investigator may assign some, all or none of it to an asset
      Given Roland controls Beat Cop
      When Roland takes 2 damage
      And Roland assigns <parts>
      Then Roland has <his> damage
      And Beat Cop is <cop>

      Examples:
        | parts                                  | his | cop          |
        | 1 damage to roland, 1 damage to beat cop | 1   | not defeated |
        | 2 damage to beat cop                   | 0   | defeated     |

    @dealing-damage-horror.2 @dealing-damage-horror.4
    Scenario: A weakness in the threat area may be assigned some, if it is an asset of theirs
      Given the card Growth
        """
        {type: asset, weakness: true, health: 2}
        """
      And the situation also says
        """
        investigators: {daisy: {threat area: [Growth]}}
        """
      When Daisy takes 2 damage
      And Daisy assigns 1 damage to Growth and 1 damage to Daisy
      Then Growth has 1 damage
      And Daisy has 1 damage

    Scenario: Of damage dealt to several at one moment each of them assigns their own
      Given Roland is at the Study
      And Daisy is at the Study
      And Roland controls Beat Cop
      And Daisy controls Guard Dog
      And it is Roland's turn
      When Roland resolves these effects
        """
        - {damage: 1, horror: 1, to: each investigator}
        """
      And Roland assigns 1 damage to Beat Cop
      And Daisy assigns 1 damage to Guard Dog
      Then Beat Cop has 1 damage
      And Guard Dog has 1 damage
      And Roland has 0 damage
      And Roland has 1 horror
      And Daisy has 0 damage
      And Daisy has 1 horror

    @dealing-damage-horror.5
    Scenario: Somebody else's asset takes nothing
      Given Daisy is at the Study
      And Daisy controls Beat Cop
      And Roland is at the Study
      And Roland controls Guard Dog
      When Daisy takes 1 damage
      Then Daisy may not assign 1 damage to guard dog by dealing-damage-horror.5
      When Daisy assigns 1 damage to guard dog
      Then it is refused by dealing-damage-horror.5
      When Daisy takes it all
      Then Daisy has 1 damage
      And Guard Dog has 0 damage

    @dealing-damage-horror.6
    Scenario: Only an asset with health can be assigned damage
      Given Agnes controls Holy Rosary
      When Agnes takes 1 damage and 1 horror
      And Agnes assigns 1 damage and 1 horror to holy rosary
      Then it is refused by dealing-damage-horror.6
      When Agnes assigns 1 damage to agnes, 1 horror to holy rosary
      Then Agnes has 1 damage
      And Agnes has 0 horror
      And Holy Rosary has 1 horror

    @dealing-damage-horror.7
    Scenario: Only an asset with sanity can be assigned horror
      Given Wendy controls Leather Coat
      When Wendy takes 1 damage and 1 horror
      And Wendy assigns 1 damage and 1 horror to leather coat
      Then it is refused by dealing-damage-horror.7
      When Wendy assigns 1 damage to leather coat, 1 horror to wendy
      Then Wendy has 0 damage
      And Wendy has 1 horror
      And Leather Coat has 1 damage

    @dealing-damage-horror.8
    Scenario: No more damage than it takes to defeat the asset
      Given Roland controls Guard Dog with 2 damage
      When Roland takes 3 damage
      And Roland assigns 2 damage to guard dog, 1 damage to roland
      Then it is refused by dealing-damage-horror.8
      When Roland assigns 1 damage to guard dog, 2 damage to roland
      Then Guard Dog is defeated
      And Roland has 2 damage

    @dealing-damage-horror.9
    Scenario: No more horror than it takes to defeat the asset
      Given Agnes controls Holy Rosary with 1 horror
      When Agnes takes 2 horror
      And Agnes assigns 2 horror to holy rosary
      Then it is refused by dealing-damage-horror.9
      When Agnes assigns 1 horror to holy rosary, 1 horror to agnes
      Then Holy Rosary is defeated
      And Agnes has 1 horror

    @dealing-damage-horror.10
    Scenario: The investigator takes what no asset can take
      Given Roland controls Guard Dog with 2 damage
      When Roland takes 3 damage and 2 horror
      And Roland assigns 1 damage and 1 horror to guard dog, 2 damage and 1 horror to roland
      Then Guard Dog is defeated
      And Roland has 2 damage
      And Roland has 1 horror

  Rule: Then it is applied, all at the same time

    @dealing-damage-horror.11
    Scenario: An investigator and an asset are defeated at the same time
      Given Roland has 8 damage
      And Roland controls Beat Cop with 1 damage
      And the situation
        """
        agenda:
          card:
            type: agenda
            name: Mercy
            abilities:
              - {forced: {after: defeat, what: asset}, do: {heal damage: 3, from: Roland Banks}}
        """
      When Roland takes 2 damage
      And Roland assigns 1 damage to beat cop, 1 damage to roland
      Then Roland is defeated
      And Beat Cop is defeated
      And roland takes damage before beat cop is defeated

    @dealing-damage-horror.12
    Scenario: Damage that is prevented has not been dealt
      Given the card Ring Mail
        """
        type: asset
        abilities:
          - {reaction: {when: dealt, what: you, of: damage}, do: {prevent damage: 1}}
        """
      And Roland controls Ring Mail
      And Roland faces Hypochondria
      And Swarm of Rats is engaged with Roland
      When Swarm of Rats attacks Roland
      And Roland uses Ring Mail
      Then hypochondria does not initiate
      And Roland has 0 damage
      And Roland has 0 horror

    @dealing-damage-horror.13
    Scenario: Prevention comes after the assignment and before the tokens are placed
      Given the card Ring Mail
        """
        type: asset
        abilities:
          - {reaction: {when: dealt, what: you, of: damage}, do: {prevent damage: 1}}
        """
      And Roland controls Ring Mail and Guard Dog
      When Roland takes 2 damage
      Then Roland may not use Ring Mail
      When Roland assigns 1 damage to guard dog, 1 damage to roland
      And Roland uses Ring Mail
      Then Guard Dog has 1 damage
      And Roland has 0 damage
      And Roland may not use Ring Mail by triggering-condition.1

    @dealing-damage-horror.13
    Scenario: That it goes where alone it can go may be said before it is prevented
      Given the card Ring Mail
        """
        type: asset
        abilities:
          - {reaction: {when: dealt, what: you, of: damage}, do: {prevent damage: 1}}
        """
      And Roland controls Ring Mail
      When Roland takes 2 damage
      And Roland takes it all
      And Roland uses Ring Mail
      Then Roland has 1 damage

    @dealing-damage-horror.14
    Scenario: Who is defeated is determined when it has been applied
      Given the card Ring Mail
        """
        type: asset
        abilities:
          - {reaction: {when: dealt, what: you, of: damage}, do: {prevent damage: 1}}
        """
      And Roland has 7 damage
      And Roland controls Ring Mail
      When Roland takes 2 damage
      Then Roland has 7 damage
      When Roland uses Ring Mail
      Then Roland has 8 damage
      And Roland is not defeated

  Rule: Whatever makes it too much defeats

    @dealing-damage-horror.14
    Scenario: Horror that is moved to an investigator
      Given Daisy controls Holy Rosary with 1 horror
      And Daisy has 8 horror
      When Daisy resolves these effects
        """
        - {move tokens: horror, amount: 1, from: Holy Rosary, to: you}
        """
      Then Daisy is defeated

    @move.8
    Scenario: Horror that is moved is not dealt
      Given Daisy controls Holy Rosary with 1 horror
      And Daisy faces Psychosis
      When Daisy resolves these effects
        """
        - {move tokens: horror, amount: 1, from: Holy Rosary, to: you}
        """
      Then Daisy has 1 horror
      And Daisy has 0 damage
      And Daisy does not take horror

    Scenario Outline: Horror is placed however it comes
      Given the card Weeping Bell
        """
        {type: asset, sanity: 4, abilities: [{forced: {after: placed, what: {controlled by: you}, of: horror}, do: {gain: that much}}]}
        """
      And Daisy controls Holy Rosary with 1 horror
      And Daisy controls Weeping Bell
      And Daisy has 0 resources
      When Daisy resolves these effects
        """
        - <effect>
        """
      Then Daisy has <horror> horror
      And Daisy has <resources> resources

      @dealing-damage-horror.11
      Examples: Dealt
        | effect                    | horror | resources |
        | {horror: 2, direct: true} | 2      | 2         |
        | {damage: 2, direct: true} | 0      | 0         |

      @move.8
      Examples: Moved
        | effect                                                       | horror | resources |
        | {move tokens: horror, amount: 1, from: Holy Rosary, to: you} | 1      | 1         |

      Examples: Placed by an effect
        | effect                                 | horror | resources |
        | {gain: 2, of: horror, on: you}         | 2      | 2         |
        | {gain: 3, of: horror, on: Holy Rosary} | 0      | 3         |

    @move.8
    Scenario: Of what is moved some goes elsewhere, and more comes from the token pool
      Given the card Iron Ring
        """
        {type: asset, sanity: 4, abilities: [{forced: {would: placed, what: you, of: horror}, do: {reassign horror: 1, from: you, to: this}}]}
        """
      And the card Restless Spirit
        """
        {type: treachery, abilities: [{forced: {when: placed, what: you, of: horror}, do: {increase horror: 1, to: you}}]}
        """
      And Daisy controls Iron Ring
      And Daisy faces Restless Spirit
      And Wendy has 5 horror
      When Daisy resolves these effects
        """
        - {move tokens: horror, amount: 3, from: Wendy Adams, to: you}
        """
      Then Wendy has 2 horror
      And Iron Ring has 1 horror
      And Daisy has 3 horror

    @faq-nested-sequences.4
    Scenario: Nothing is moved to a card that leaves play before
      Given the card Brittle Mask
        """
        {type: asset, sanity: 2, abilities: [{forced: {when: placed, what: this, of: horror}, do: {discard: this}}]}
        """
      And Daisy controls Brittle Mask
      And Daisy has 2 horror
      When Daisy resolves these effects
        """
        - {move tokens: horror, amount: 1, from: you, to: Brittle Mask}
        """
      Then Brittle Mask is not in play
      And Daisy has 2 horror

    @dealing-damage-horror.14
    Scenario: A card that gave health leaves play
      Given the card Sturdy Vest
        """
        type: asset
        abilities:
          - {constant: you, get: {health: 2}}
        """
      And Daisy controls Sturdy Vest
      And Daisy has 4 damage
      When Daisy takes 2 damage
      Then Daisy is not defeated
      When Sturdy Vest is discarded
      Then Daisy is defeated

    @dealing-damage-horror.14
    Scenario: The condition of what gives health is met no more
      Given the card Hired Nurse
        """
        type: asset
        abilities:
          - {constant: you, get: {health: 1}, while: {amount: {tokens: resources, on: you}, at least: 1}}
        """
      And Daisy controls Hired Nurse
      And Daisy has 1 resource
      And Daisy has 4 damage
      When Daisy takes 1 damage
      Then Daisy is not defeated
      When Daisy loses 1 resource
      Then Daisy is defeated

  Rule: Abilities that answer to damage or horror of an effect with several parts

    Background:
      Given every other opportunity is passed
      And Agnes is at the Study
      And it is Agnes's turn
      And Agnes has no resources
      And the card Grudge
        """
        {type: asset, abilities: [{forced: {after: dealt, of: horror, who: you}, do: {gain: {tokens: resources, on: you}}}]}
        """
      And Agnes controls Grudge

    @effects.8
    Scenario: They answer when the whole effect is complete
      Given the reading damage-within-an-effect is "after the effect"
      When Agnes resolves these effects
        """
        [{gain: 1}, {horror: 1}, {gain: 2}]
        """
      Then Agnes has 1 horror
      And Agnes has 6 resources

    @dealing-damage-horror.11
    Scenario: By the other reading they answer before the rest of the effect
      Given the reading damage-within-an-effect is "after each part"
      When Agnes resolves these effects
        """
        [{gain: 1}, {horror: 1}, {gain: 2}]
        """
      Then Agnes has 4 resources

    @effects.8
    Scenario: Each part is answered, when all of them are complete
      When Agnes resolves these effects
        """
        [{horror: 1}, {horror: 1}, {gain: 1}]
        """
      Then Agnes has 4 resources
      And grudge initiates twice

  Rule: An asset may bear what is dealt to others, if it says so

    @dealing-damage-horror.5
    Scenario: What it says, of those of whom it says it, and nothing else
      Given the card Shield
        """
        type: asset
        health: 3
        sanity: 3
        abilities:
          - constant: {kind: investigator, at: your location, other than: you}
            may be assigned: [damage]
        """
      And Roland is at the Study
      And Roland controls Shield
      And Daisy is at the Study
      And Wendy is at the Attic
      And it is Daisy's turn
      When Daisy resolves these effects
        """
        - {damage: 2, horror: 1}
        """
      And Daisy assigns 2 damage to Shield
      Then Shield has 2 damage
      And Daisy has 1 horror
      And Daisy has 0 damage
      When Wendy resolves these effects
        """
        - {damage: 1}
        """
      Then Wendy has 1 damage
      When Daisy resolves these effects
        """
        - {damage: 1, horror: 1}
        """
      And Daisy assigns 1 horror to Shield
      Then it is refused by dealing-damage-horror.5
      When Daisy assigns 1 damage to Shield
      Then Daisy has 2 horror

    @dealing-damage-horror.8
    Scenario: No more than defeats it, with what another investigator has assigned to it at the same moment
      Given the card Shield
        """
        type: asset
        health: 3
        abilities:
          - constant: {kind: investigator, at: your location, other than: you}
            may be assigned: [damage]
        """
      And Roland is at the Study
      And Roland controls Shield
      And Daisy is at the Study
      When Roland resolves these effects
        """
        - {damage: 2, to: {kind: investigator, at: your location}}
        """
      And Roland assigns 2 damage to Shield
      And Daisy assigns 2 damage to Shield
      Then it is refused by dealing-damage-horror.8
      When Daisy assigns 1 damage to Shield and 1 damage to Daisy
      Then Shield is defeated
      And Daisy has 1 damage
      And Roland has 0 damage

  Rule: A card may have more dealt than would be

    @dealing-damage-horror.13
    Scenario Outline: Of what stands when it is resolved, all but 1 is prevented: <first> first
      Given the card Thick Hide
        """
        type: asset
        abilities:
          - forced: {would: deal, what: enemy, of: damage}
            do: {prevent damage: {amount: that much, plus: -1, least: 0}, to: that card}
        """
      And the card Old Wound
        """
        type: asset
        abilities: [{forced: {would: deal, what: enemy, of: damage}, do: {increase damage: 2, to: that card}}]
        """
      And Roland controls Thick Hide and Old Wound
      And the situation
        """
        enemies: {ghoul: {card: Ghoul Minion, engaged: roland, health: 9}}
        """
      When Roland resolves these effects
        """
        {damage: 3, to: enemy}
        """
      And Roland resolves <first> first
      Then ghoul has <damage> damage

      Examples:
        | first      | damage |
        | Old Wound  | 1      |
        | Thick Hide | 3      |

    Scenario Outline: Two damage more, of damage alone
      Given the card Ill Omen
        """
        type: treachery
        abilities: [{forced: {would: deal, what: you, of: damage}, do: [{increase damage: 2}, {discard: this}]}]
        """
      And Roland faces Ill Omen
      When Roland takes <harm>
      And Roland takes <harm>
      Then Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | harm                  | damage | horror |
        | 1 damage              | 4      | 0      |
        | 1 damage and 1 horror | 4      | 2      |
        | 1 horror              | 0      | 2      |

    Scenario: One more for each of those whom it is about
      Given the card Dread Spirit
        """
        {type: treachery, abilities: [{forced: {when: dealt, what: {kind: investigator, at: your location}, of: damage}, do: {increase damage: 1, to: {kind: investigator, at: your location}}}]}
        """
      And the card Blast
        """
        {type: event, cost: 0, abilities: [{event: {damage: 1, to: each investigator}}]}
        """
      And Wendy is at the Attic
      And Daisy is at the Hallway
      And Roland is at the Hallway
      And Roland faces Dread Spirit
      And Daisy holds Blast
      And it is Daisy's turn
      When Daisy plays Blast
      And Wendy resolves Dread Spirit for Daisy first
      Then Wendy has 1 damage
      And Daisy has 2 damage
      And Roland has 2 damage

  Rule: Some of it is prevented

    @dealing-damage-horror.13
    Scenario Outline: Whose damage is prevented is a choice where it was assigned to several
      Given the card Ward
        """
        {type: asset, abilities: [{reaction: {when: dealt, what: {controlled by: you}}, do: {<prevent>: <most>, to: {controlled by: you}}}]}
        """
      And Roland is at the Study
      And Roland controls Ward and Guard Dog
      And no opportunity is passed
      When Roland takes 4 damage
      And Roland assigns 2 damage to guard dog, 2 damage to roland
      And Roland uses Ward
      And Roland chooses <first>
      And Roland chooses <second>
      Then Roland has <roland> damage
      And Guard Dog has <dog> damage

      Examples:
        | prevent                  | most | first    | second   | roland | dog |
        | prevent damage           | 2    | Roland   | Guard Dog | 1      | 1   |
        | prevent damage           | 2    | Guard Dog | Guard Dog | 2      | 0   |
        | prevent damage or horror | 1    | damage   | Roland   | 1      | 2   |
        | prevent damage or horror | 1    | damage   | Guard Dog | 2      | 1   |

    Scenario Outline: No more is asked where nothing is left to prevent
      Given the card Ward
        """
        {type: asset, abilities: [{reaction: {when: dealt, what: you}, do: {prevent damage or horror: <most>, to: you, then: {gain: that much}}}]}
        """
      And Roland is at the Study
      And Roland has 0 resources
      And Roland controls Ward
      And no opportunity is passed
      When Roland resolves these effects
        """
        - {damage: 1, horror: 1, to: you}
        - {gain: 5}
        """
      And Roland uses Ward
      Then it waits for Roland
      When Roland chooses damage
      And Roland <second>
      Then Roland has <resources> resources
      And Roland has <horror> horror
      And Roland has 0 damage

      Examples:
        | most | second         | resources | horror |
        | 2    | chooses horror | 7         | 0      |
        | 3    | chooses horror | 7         | 0      |
        | 3    | passes         | 6         | 1      |
