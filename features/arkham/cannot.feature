Feature: Cannot

  Background:
    Given every other opportunity is passed
    And the card Trance
      """
      type: event
      cost: 0
      abilities:
        - {event: {investigate: true, ignoring all other effects: true}}
      """
    And the location Study has shroud 2 and 1 clue
    And Roland is at the Study
    And Roland holds Trance

  @cannot.1
  Scenario: No ability overrides what another says cannot be done
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    When Roland plays Trance
    Then it is refused by cannot.1
    And Trance is in Roland's hand
    And roland does not begin a test
    And study has 1 clue

  Scenario: What is no "cannot" is ignored by it
    Given the situation also says
      """
      locations: {study: {attached: [Obscuring Fog]}}
      """
    When Roland plays Trance
    And Roland reveals -1
    Then the difficulty is 2
    And Roland has 1 clue

  @cannot.1
  Scenario: Nor does a rule that allows it to everybody
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    Then Roland may not investigate by cannot.1

  @cannot.1
  Scenario: An effect that comes to it in its course does not do it either
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    When Roland resolves these effects
      """
      - {gain: 1}
      - {investigate: true, ignoring all other effects: true}
      """
    Then roland gains resources
    And roland does not begin a test

  @cannot.1
  Scenario Outline: What cannot be done is not done by any effect
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: <deed>, what: <what>}}
      """
    And the location Hallway has shroud 2
    And Roland controls Ward
    And a Ghoul Minion <where>
    When Roland resolves these effects
      """
      - {gain: 1}
      - <effect>
      """
    Then roland gains resources
    And <done>

    Examples:
      | deed  | what    | where                | effect                                  | done                                   |
      | fight | enemy   | engaged with Roland  | {fight: enemy}                          | roland does not begin a test           |
      | evade | enemy   | engaged with Roland  | {evade: enemy}                           | roland does not begin a test           |
      | evade | enemy   | engaged with Roland  | {evade automatically: enemy}            | ghoul minion is not evaded             |
      | engage | enemy  | at the Study         | {engage: enemy}                         | ghoul minion does not engage roland    |
      | enter | Hallway | at the Study         | {move: Hallway}                         | roland does not move                   |
      | leave | Study   | at the Study         | {move: Hallway}                         | roland does not move                   |
      | damage | enemy  | at the Study         | {damage: 1, to: enemy}                  | ghoul minion does not take damage      |

  @cannot.1
  Scenario Outline: An ability that could only do what cannot be done is not used
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: <deed>, what: <what>}}
      """
    And the card Charm
      """
      type: asset
      abilities:
        - {free: true, do: <effect>}
      """
    And the location Hallway has shroud 2
    And Daisy is at the Study
    And Daisy controls Charm
    And a Ghoul Minion <where>
    And it is Daisy's turn
    And Roland controls Ward
    Then Daisy may not use Charm by cannot.1

    Examples:
      | deed       | what    | where                | effect                                                    |
      | fight      | enemy   | engaged with Daisy   | {fight: enemy}                                            |
      | evade      | enemy   | engaged with Daisy   | {evade: enemy}                                             |
      | evade      | enemy   | engaged with Daisy   | {evade automatically: enemy}                              |
      | engage     | enemy   | engaged with Roland  | {engage: enemy}                                           |
      | enter      | Study   | at the Hallway       | {engage: enemy}                                           |
      | enter      | Hallway | engaged with Daisy   | {move: Hallway}                                           |
      | leave      | Study   | engaged with Daisy   | {may: [{move: Hallway}]}                                  |
      | damage     | enemy   | engaged with Daisy   | {damage: 1, to: enemy}                                    |
      | attack     | investigator | engaged with Daisy | {if: {there is: enemy}, then: {attacks: enemy, who: you}} |
      | discover   | Study   | engaged with Daisy   | {each: you, do: [{discover: 1}]}                          |
      | leave play | Charm   | engaged with Daisy   | {either: {one: {discard: this}, other: {heal horror: 1}}} |
      | damage     | enemy   | engaged with Daisy   | {choose: enemy, do: [{damage: 1, to: chosen}]}            |

  Scenario Outline: Nor is one that could only ready what cannot ready
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: ready, what: {kind: enemy, trait: Ghoul}}}
      """
    And the card Charm
      """
      {type: asset, abilities: [{free: true, do: {<turn>: enemy}}]}
      """
    And an exhausted Ghoul Minion engaged with Roland
    And <other> engaged with Roland
    And Roland controls Ward
    And Roland controls Charm
    And it is Roland's turn
    Then Roland <may use Charm>

    @cannot.1
    Examples: All that it would ready
      | turn  | other           | may use Charm                 |
      | ready | a Swarm of Rats | may not use Charm by cannot.1 |

    Examples: Something else is done
      | turn    | other                      | may use Charm |
      | exhaust | a Swarm of Rats            | may use Charm |
      | ready   | an exhausted Swarm of Rats | may use Charm |

  @cannot.1
  Scenario: A card that cannot be committed is not committed
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: commit, what: {named: Knife}}}
      """
    And Roland controls Ward
    And Roland holds Knife and Machete
    And a Ghoul Minion engaged with Roland
    When Roland fights Ghoul Minion
    Then Roland may not commit Knife by cannot.1
    When Roland commits Machete
    And Roland reveals 0
    Then the skill value is 5

  Rule: Whoever cannot do a thing now does what is said for that case

    @treachery-cards.2
    Scenario Outline: A thing of that kind is there, and it cannot be done to it
      Given the card Ward
        """
        type: asset
        abilities: [{constant: this, cannot: {deed: <deed>, what: <what>}}]
        """
      And the card Toll
        """
        type: treachery
        abilities: [{revelation: {if able: <effect>, else: {horror: 2}}}]
        """
      And Roland is at the Study
      And Daisy is at the Study
      And Daisy controls Ward
      And Roland controls <controls>
      And a Ghoul Minion engaged with Roland
      And it is nobody's turn
      And the top of the encounter deck is Toll
      When Roland draws Toll from the encounter deck
      Then Roland has 2 horror
      And Roland controls <controls>
      And Ghoul Minion is engaged with Roland

      Examples:
        | deed       | what         | controls | effect                                                  |
        | leave play | Machete      | Machete  | {discard: {kind: asset, controlled by: you}, amount: 1} |
        | leave play | Machete      | Machete  | {return: {kind: asset, controlled by: you}}             |
        | evade      | enemy        | Knife    | {evade automatically: {kind: enemy, engaged with: you}} |
        | damage     | enemy        | Knife    | {damage: 1, to: {kind: enemy, engaged with: you}}       |
        | attack     | Roland Banks | Knife    | {attacks: {kind: enemy, engaged with: you}, who: you}   |

    @cannot.1
    Scenario: Of several only those that can be discarded may be chosen
      Given the card Ward
        """
        type: asset
        abilities: [{constant: this, cannot: {deed: leave play, what: Machete}}]
        """
      And Roland is at the Study
      And Daisy is at the Study
      And Daisy controls Ward
      And Roland controls Machete, Knife
      When Roland resolves these effects
        """
        - {if able: {discard: {kind: asset, controlled by: you}, amount: 1}, else: {horror: 2}}
        """
      Then Knife is in Roland's discard pile
      And Roland controls Machete
      And Roland has 0 horror

    @cannot.1
    Scenario Outline: A free ability for whose only target it cannot be done is not used
      Given the card Ward
        """
        type: asset
        abilities: [{constant: this, cannot: {deed: <deed>, what: <what>}}]
        """
      And the card Rod
        """
        {type: asset, abilities: [{free: true, do: {choose: <kind>, do: {<effect>}}}]}
        """
      And Roland is at the Study
      And Roland controls Ward, Rod
      And a Ghoul Minion engaged with Roland
      And it is Roland's turn
      Then Roland may not use Rod by cannot.1
      And Roland may not use Rod on <target> by cannot.1
      When Roland uses Rod
      Then it is refused by cannot.1

      Examples:
        | deed     | what         | kind     | effect                      | target       |
        | damage   | Ghoul Minion | enemy    | damage: 1, to: chosen       | Ghoul Minion |
        | evade    | enemy        | enemy    | evade automatically: chosen | Ghoul Minion |
        | discover | location     | location | discover: 1, at: chosen     | Study        |

    @target.10 @costs.13
    Scenario: Nor is one whose effect would change nothing about its only target
      Given the card Rod
        """
        {type: asset, abilities: [{free: true, do: {choose: enemy, do: {exhaust: chosen}}}]}
        """
      And Roland is at the Study
      And Roland controls Rod
      And an exhausted Ghoul Minion engaged with Roland
      And it is Roland's turn
      When Roland uses Rod on Ghoul Minion
      Then it is refused by target.10
      When Roland uses Rod
      Then it is refused by costs.13

  @cannot.1
  Scenario: What cannot exhaust stays ready, whatever would exhaust it
    Given Ghoul Minion engaged with Roland
    And Swarm of Rats engaged with Roland
    And the card Spurs
      """
      {type: treachery, abilities: [{constant: this, cannot: {deed: exhaust, what: {kind: enemy, trait: Ghoul}}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Spurs]}}
      """
    When Roland resolves these effects
      """
      - {exhaust: enemy}
      """
    Then Swarm of Rats is exhausted
    And Ghoul Minion is not exhausted
    When Roland resolves these effects
      """
      - {evade automatically: {named: Ghoul Minion}}
      """
    Then Ghoul Minion is not exhausted
    And ghoul minion engages roland

  @cannot.1
  Scenario Outline: Who cannot gain resources gains other tokens, and loses what there is: <effect>
    Given the card Empty Purse
      """
      {type: treachery, abilities: [{constant: this, cannot: {deed: gain resources, who: {kind: investigator}}}]}
      """
    And the card Toll
      """
      {type: treachery, abilities: [{forced: {after: gain, who: you}, do: {horror: 1}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Empty Purse, Toll], resources: 3, doom: 1}}
      """
    When Roland resolves these effects
      """
      - {gain: 1}
      - <effect>
      """
    Then Roland has <resources> resources
    And Roland has <doom> doom
    And Roland has 0 horror

    Examples:
      | effect               | resources | doom |
      | {gain: 2, of: doom}  | 3         | 3    |
      | {lose: 1}            | 2         | 1    |
      | {lose: 1, of: doom}  | 3         | 0    |

  Scenario: What answers to resources that are gained does not to those that are lost
    Given the card Toll
      """
      {type: treachery, abilities: [{forced: {after: gain, who: you}, do: {horror: 1}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Toll], resources: 3}}
      """
    When Roland resolves these effects
      """
      - {lose: 1}
      """
    Then Roland has 2 resources
    And Roland has 0 horror

  @cannot.1
  Scenario: Nor is its exhausting a cost that can be paid
    Given the card Bell
      """
      {type: asset, traits: [Brass], abilities: [{free: true, cost: {exhaust: this}, do: {gain: 1}}]}
      """
    And the card Wedge
      """
      {type: treachery, abilities: [{constant: this, cannot: {deed: exhaust, what: {trait: Brass}}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Wedge]}}
      """
    And Roland controls Bell
    And it is Roland's turn
    When Roland uses Bell
    Then it is refused by cannot.1

  @cannot.1
  Scenario: What cannot ready stays exhausted, whatever would ready it
    Given an exhausted Ghoul Minion engaged with Roland
    And an exhausted Swarm of Rats engaged with Roland
    And the card Lead Shoes
      """
      {type: treachery, abilities: [{constant: this, cannot: {deed: ready, what: {kind: enemy, trait: Ghoul}}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Lead Shoes]}}
      """
    When Roland resolves these effects
      """
      - {ready: enemy}
      """
    Then Swarm of Rats is not exhausted
    And Ghoul Minion is exhausted
    When the upkeep phase is played
    Then Ghoul Minion is exhausted

  @cannot.1
  Scenario: What cannot ready in the upkeep phase readies at any other time
    Given an exhausted Ghoul Minion engaged with Roland
    When Roland resolves these effects
      """
      - {cannot: ready in the upkeep phase, what: enemy, until: end of the upkeep phase}
      """
    And the upkeep phase is played
    Then Ghoul Minion is exhausted
    When the upkeep phase is played
    Then Ghoul Minion is not exhausted
    Given an exhausted Swarm of Rats engaged with Roland
    When Roland resolves these effects
      """
      - {cannot: ready in the upkeep phase, what: enemy, until: end of the upkeep phase}
      - {ready: enemy}
      """
    Then Swarm of Rats is not exhausted

  Rule: Abilities with one icon may be forbidden, and those with another not

    Background:
      Given the card Muzzle
        """
        type: treachery
        abilities: [{constant: you, cannot: {deed: trigger free abilities, what: {controlled by: you}, who: you}}]
        """
      And the card Whistle
        """
        type: asset
        abilities:
          - {free: true, name: softly, do: {gain: 1}}
          - {action: 1, name: loudly, do: {gain: 2}}
        """
      And Roland controls Whistle
      And Roland faces Muzzle

    @cannot.1 @ability.8
    Scenario: The one that is forbidden
      Then Roland may not use Whistle (softly) by cannot.1
      And Roland may use Whistle (loudly)

  @cannot.1
  Scenario Outline: What cannot be defeated is not, be it by damage or outright
    Given the card Undying
      """
      {type: agenda, doom: 9, abilities: [{constant: Ghoul Minion, cannot: {deed: defeat}}]}
      """
    And the agenda is Undying
    And a Ghoul Minion engaged with Roland
    And a Swarm of Rats engaged with Roland
    When Roland resolves these effects
      """
      - {<effect>}
      """
    Then Swarm of Rats is not in play
    And Ghoul Minion is in play

    Examples:
      | effect               |
      | damage: 5, to: enemy |
      | defeat: enemy        |

  Scenario: It is defeated as soon as it can be
    Given the card Oath
      """
      {type: asset, abilities: [{constant: Ghoul Minion, cannot: {deed: defeat}}]}
      """
    And Roland controls Oath
    And a Ghoul Minion engaged with Roland
    When Roland resolves these effects
      """
      - {damage: 5, to: Ghoul Minion}
      """
    Then Ghoul Minion is in play
    When Roland resolves these effects
      """
      - {discard: Oath}
      """
    Then Ghoul Minion is defeated

  @ability.11 @defeat.6
  Scenario: It is defeated as soon as the condition is met no longer while which it cannot
    Given the card Oath
      """
      type: asset
      abilities:
        - constant: Ghoul Minion
          while: {amount: {tokens: horror, on: you}, at most: 0}
          cannot: {deed: defeat}
      """
    And Roland controls Oath
    And a Ghoul Minion with 5 damage engaged with Roland
    When Roland takes 1 damage
    Then Ghoul Minion is in play
    When Roland takes 1 horror
    Then Ghoul Minion is defeated

  Scenario: It is defeated as soon as the time is over for which it cannot
    Given a Ghoul Minion engaged with Roland
    When Roland resolves these effects
      """
      - {cannot: defeat, what: Ghoul Minion, until: end of the turn}
      - {damage: 5, to: Ghoul Minion}
      """
    Then Ghoul Minion is in play
    When Roland ends the turn
    Then Ghoul Minion is defeated

  @cannot.1
  Scenario Outline: Where clues cannot be placed, none come to lie
    Given the card Barren
      """
      {type: agenda, doom: 9, abilities: [{constant: {kind: location, named: Cellar}, cannot: {deed: place clues}}]}
      """
    And the agenda is Barren
    And Roland is at Cellar
    And the location Cellar has shroud 2 and no clues
    And the location Attic has shroud 2 and no clues
    And Roland has 1 clue
    When Roland resolves these effects
      """
      - {<effect>}
      - {gain: 1, of: clues, on: Attic}
      """
    Then Cellar has 0 clues
    And Attic has 1 clue
    And Roland has 1 clue

    Examples:
      | effect                                    |
      | gain: 1, of: clues, on: Cellar            |
      | move tokens: clues, from: you, to: Cellar |

  Scenario Outline: With some cards it can be done all the same: <card>
    Given the card Mist
      """
      type: enemy
      fight: 1
      evade: 1
      health: 4
      abilities:
        - {constant: this, cannot: {deed: damage, what: this, except with: [{trait: Spell}, {encounter: true}]}}
      """
    And the card Old Knife
      """
      {type: asset, traits: [Item], abilities: [{action: 1, do: {fight: enemy}}, {free: true, do: {damage: 1, to: Mist}}]}
      """
    And the card Old Ray
      """
      {type: asset, traits: [Spell], abilities: [{action: 1, do: {fight: enemy}}, {free: true, do: {damage: 1, to: Mist}}]}
      """
    And Roland controls <card>
    And a Mist engaged with Roland
    When Roland uses <card> on Mist
    And Roland reveals 0
    Then Mist has <damage> damage

    @cannot.1
    Examples:
      | card      | damage |
      | Old Knife | 0      |

    Examples:
      | card    | damage |
      | Old Ray | 1      |

  @cannot.1
  Scenario: The basic action is none of them, and an encounter card is
    Given the card Mist
      """
      type: enemy
      fight: 1
      evade: 1
      health: 4
      abilities:
        - {constant: this, cannot: {deed: damage, what: this, except with: [{trait: Spell}, {encounter: true}]}}
        - {action: 1, designator: parley, do: {damage: 2, to: this}}
      """
    And a Mist engaged with Roland
    When Roland fights Mist
    And Roland reveals 0
    Then Mist has 0 damage
    When Roland uses Mist
    Then Mist has 2 damage

  @cannot.1
  Scenario: Attacked with one card alone
    Given the card Mist
      """
      type: enemy
      fight: 1
      evade: 1
      health: 4
      abilities: [{constant: this, cannot: {deed: fight, what: this, except with: Old Ray}}]
      """
    And the card Old Ray
      """
      {type: asset, abilities: [{action: 1, do: {fight: enemy}}]}
      """
    And Roland controls Old Ray
    And a Mist engaged with Roland
    Then Roland may not fight Mist by cannot.1
    When Roland uses Old Ray on Mist
    And Roland reveals 0
    Then Mist has 1 damage

  @cannot.1
  Scenario: Attacks of one enemy cannot be cancelled
    Given the card Fury
      """
      type: enemy
      fight: 1
      evade: 1
      health: 4
      damage: 1
      abilities: [{constant: this, cannot: {deed: cancel attacks, what: this}}]
      """
    And the card Old Shield
      """
      {type: asset, abilities: [{reaction: {when: attack, who: you}, do: {cancel: true}}]}
      """
    And Roland controls Old Shield
    And a Fury engaged with Roland
    And a Ghoul Minion engaged with Roland
    When Fury attacks Roland
    And Roland uses Old Shield
    Then it is refused by cannot.1
    And Roland has 1 damage
    When Ghoul Minion attacks Roland
    And Roland uses Old Shield
    Then Roland has 1 damage

  @cannot.1
  Scenario: What comes beside cancelling such an attack happens all the same
    Given the card Fury
      """
      type: enemy
      fight: 1
      evade: 1
      health: 4
      damage: 1
      abilities: [{constant: this, cannot: {deed: cancel attacks, what: this}}]
      """
    And the card Old Shield
      """
      {type: asset, abilities: [{reaction: {when: attack, who: you}, do: [{cancel: true}, {gain: 1}]}]}
      """
    And Roland controls Old Shield
    And Roland has 1 resource
    And a Fury engaged with Roland
    When Fury attacks Roland
    And Roland uses Old Shield
    Then Roland has 1 damage
    And Roland has 2 resources

  Rule: A card may say that only its own abilities have it leave play

    Background:
      Given every other opportunity is passed
      And Roland is at the Attic
      And it is Roland's turn
      And the card Leech
        """
        type: asset
        abilities:
          - {constant: this, cannot: {deed: leave play, what: this, except with: this}}
          - {action: 1, do: {discard: this}}
        """
      And Roland controls Leech

    @cannot.1
    Scenario: No other effect does it
      When Roland resolves these effects
        """
        - {discard: {kind: asset, named: Leech}}
        """
      Then Leech is in play

    Scenario: Its own ability does
      When Roland uses Leech
      Then Leech is in Roland's discard pile

    @cannot.1
    Scenario: Nor is it shuffled into a deck, but by its own ability
      Given the card Beetle
        """
        type: asset
        abilities:
          - {constant: this, cannot: {deed: leave play, what: this, except with: this}}
          - {action: 1, do: {shuffle: this, into: deck}}
        """
      And the card Sweep
        """
        {type: asset, abilities: [{action: 1, do: {shuffle: {kind: asset, named: Beetle}, into: deck}}]}
        """
      And Roland controls Beetle and Sweep
      And Roland's whole deck is Knife
      When Roland uses Sweep
      Then it is refused by cannot.1
      When Roland uses Beetle
      Then Beetle is in Roland's deck

  @cannot.1
  Scenario Outline: Who cannot move is moved by nothing: <what>
    Given the card Grip
      """
      {type: enemy, fight: 2, health: 2, evade: 2, abilities: [
        {constant: engaged investigator, cannot: {deed: move, who: engaged investigator}}]}
      """
    And the card Statue
      """
      {type: enemy, fight: 2, health: 2, evade: 2, keywords: [hunter], abilities: [
        {constant: this, cannot: {deed: move, who: this}}]}
      """
    And Hallway connects to Study
    And Roland is at the Study
    And the situation also says
      """
      enemies: {grip: {card: Grip, engaged: roland}, statue: {card: Statue, at: hallway}}
      turn: roland
      """
    When Roland resolves these effects
      """
      [<does>]
      """
    Then Roland is at the Study
    And Statue is at the Hallway

    Examples:
      | what            | does                                |
      | an investigator | {move: Hallway}                     |
      | an enemy        | {move: Study, who: Statue}          |
