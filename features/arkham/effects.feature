Feature: Effects

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @effects.4
  Scenario: As much as can be
    Given Roland has 1 resource
    When Roland resolves these effects
      """
      - {lose: 3}
      - {horror: 1}
      """
    Then Roland has 0 resources
    And Roland has 1 horror

  Scenario: As many as it says are discarded at random
    Given Roland holds Guts, Overpower and Dodge
    When Roland resolves these effects
      """
      - {discard: {zone: hand, of: you}, amount: 2, random: true}
      """
    And Dodge is chosen at random
    And Guts is chosen at random
    Then Overpower is in Roland's hand
    And Dodge is in Roland's discard pile
    And Guts is in Roland's discard pile

  @effects.5
  Scenario: What may be done need not
    Given Roland has 2 resources
    When Roland resolves these effects
      """
      - {may: [{lose: 1}, {draw: 1}]}
      """
    And Roland passes
    Then Roland has 2 resources

  @effects.6
  Scenario: As many as there are
    Given Roland controls Old Book of Lore
    And the situation also says
      """
      investigators: {roland: {whole deck: [Knife, Guts]}}
      """
    When Roland resolves these effects
      """
      - {search: {zone: deck}, top: 5, do: [{draw card: chosen}]}
      """
    And Roland chooses Guts
    Then Guts is in Roland's hand
    And Knife is in Roland's deck

  @effects.6
  Scenario Outline: So it is where nothing is to be chosen
    Given the card Recall
      """
      type: event
      cost: 0
      abilities: [{event: {choose several: {kind: skill, zone: discard}, number: 3, or fewer: true, do: {return: chosen}}}]
      """
    And Roland holds Recall
    And the situation also says
      """
      investigators: {roland: {discard: [<cards>]}}
      """
    When Roland plays Recall
    Then Roland has <hand> cards in hand

    Examples:
      | cards                  | hand |
      | Guts, Manual Dexterity | 2    |
      | Guts, Knife            | 1    |

  Scenario: Yet not where there is none at all
    Given the card Recall
      """
      type: event
      cost: 0
      abilities: [{event: {choose several: {kind: skill, zone: discard}, number: 3, or fewer: true, do: {return: chosen}}}]
      """
    And Roland holds Recall
    When Roland plays Recall
    Then it is refused

  @effects.1 @effects.3
  Scenario: What is paid is no effect, and what a card's text does is one
    Given the card Balm
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: [horror, effect]}, do: {gain: 1}}]}
      """
    And the card Dark Tome
      """
      {type: asset, abilities: [{free: true, cost: {horror: 1, to: you}, do: {gain: 1}}]}
      """
    And Roland controls Balm, Dark Tome
    And Roland has 0 resources
    When Roland uses Dark Tome
    And Roland uses Balm
    Then it is refused
    When Roland resolves these effects
      """
      - {horror: 1}
      """
    And Roland uses Balm
    Then Roland has 2 resources

  @effects.2
  Scenario: A card of the upkeep phase is drawn by no card effect
    Given the card Ledger
      """
      {type: asset, abilities: [{forced: {after: draw, who: you, of: effect}, do: {horror: 1}}]}
      """
    And the card Almanac
      """
      {type: asset, abilities: [{free: true, do: {draw: 1}}]}
      """
    And Roland controls Ledger, Almanac
    And the situation also says
      """
      investigators: {roland: {deck: [Knife, Guts, Flashlight]}}
      """
    When Roland uses Almanac
    Then Knife is in Roland's hand
    And Roland has 1 horror
    When the upkeep phase is played
    Then Guts is in Roland's hand
    And Roland has 1 horror

  @effects.7
  Scenario: What ends is no card effect
    Given the card Tally
      """
      {type: asset, abilities: [{forced: {after: defeat, what: {kind: enemy}, of: effect}, do: {gain: 1}}]}
      """
    And the card Ward
      """
      type: asset
      abilities:
        - free: true
          do: [{modify: Swarm of Rats, gets: {health: 2}, until: end of the phase}, {damage: 2, to: {kind: enemy}}]
      """
    And Roland controls Tally, Ward
    And Roland has 0 resources
    And a Swarm of Rats at the Study
    And a Ghoul Minion at the Study
    When Roland uses Ward
    Then Ghoul Minion is defeated
    And Swarm of Rats is in play
    And Roland has 1 resource
    When the investigation phase ends
    Then Swarm of Rats is defeated
    And Roland has 1 resource

  @effects.1
  Scenario: Damage that a card moves is its effect as well
    Given the card Tally
      """
      {type: asset, abilities: [{forced: {after: defeat, what: {kind: enemy}, of: effect}, do: {gain: 1}}]}
      """
    And the card Leech
      """
      {type: asset, abilities: [{free: true, do: {move tokens: damage, amount: 1, from: you, to: {kind: enemy}}}]}
      """
    And Roland controls Tally, Leech
    And Roland has 0 resources
    And Roland has 2 damage
    And a Swarm of Rats at the Study
    When Roland uses Leech
    Then Swarm of Rats is defeated
    And Roland has 1 resource

  @effects.1
  Scenario: Direct horror of a card is its effect as well
    Given the card Balm
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: [horror, effect]}, do: {gain: 1}}]}
      """
    And the card Dark Tome
      """
      {type: asset, abilities: [{free: true, do: {horror: 1, direct: true}}]}
      """
    And Roland controls Balm, Dark Tome
    And Roland has 0 resources
    When Roland uses Dark Tome
    And Roland uses Balm
    Then Roland has 1 resource

  Rule: All of an effect comes before what answers to a part of it

    Background:
      Given every other opportunity is passed
      And the situation
        """
        locations:
          hall: {card: {type: location, name: Hall, shroud: 1}, clues: 3, connects: [attic]}
          attic: {card: {type: location, name: Loft, shroud: 1}, clues: 1, connects: [hall]}
        investigators:
          roland: {card: Roland Banks, at: hall, resources: 2, damage: 1, play area: [Bell, Machete], deck: [Knife, Guts]}
        enemies:
          ghoul: {card: Ghoul Minion, engaged: roland}
        encounter deck: [Swarm of Rats]
        turn: roland
        """

    @effects.8
    Scenario Outline: Whatever the part is: <event>
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: <event>}, do: {gain: 1}}]}
        """
      When Roland resolves these effects
        """
        - {<part>}
        - {lose: 3}
        """
      Then Roland has 1 resource

      Examples:
        | event                             | part                                                 |
        | defeat, what: enemy               | defeat: enemy                                        |
        | evade, what: enemy                | evade automatically: enemy                           |
        | discover, who: you                | discover: 1                                          |
        | enter, who: you                   | move: {kind: location, named: Loft}                  |
        | heal, what: you                   | heal damage: 1, from: you                            |
        | leave play, what: Machete         | discard: Machete                                     |
        | draw, who: you                    | draw: 1                                              |
        | draw encounter card, who: you     | draw encounter cards: 1                              |
        | spawn, what: enemy                | draw encounter cards: 1                              |

    @then.3
    Scenario: Also where the rest stands behind the word "then"
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: draw encounter card, who: you}, do: {gain: 1}}]}
        """
      When Roland resolves these effects
        """
        - {first: {draw encounter cards: 1}, then: {lose: 3}}
        """
      Then Roland has 1 resource

    @effects.8
    Scenario: Nor between those for each of whom it is done
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: draw, who: you}, do: {gain: 1}}]}
        """
      And the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, at: hall, resources: 2, play area: [Bell], deck: [Perception]}}
        """
      When Roland resolves these effects
        """
        - {each: each investigator, do: {draw: 1}}
        - {lose: 3, on: each investigator}
        """
      Then Roland has 1 resource
      And Daisy has 1 resource

    @effects.8
    Scenario: Nor there where nothing else is to come
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: discover, who: you}, do: {lose: 3, of: clues, on: your location}}]}
        """
      And the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, at: hall}}
        """
      When Roland resolves these effects
        """
        - {each: each investigator, do: {discover: 1}}
        """
      Then Roland has 1 clue
      And Daisy has 1 clue
      And Hall has 0 clues

    @effects.8
    Scenario Outline: Nor between the cards to which it is done: <effect>
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: <event>}, do: {gain: 1}}]}
        """
      And the card Fog
        """
        {type: treachery, abilities: [{revelation: {lose: 3}}]}
        """
      And the situation also says
        """
        encounter deck: [Fog]
        """
      When Roland resolves these effects
        """
        - {<effect>}
        """
      Then Roland has 2 resources

      Examples:
        | event                         | effect                                                                             |
        | draw encounter card, who: you | draw encounter cards: 2                                                            |
        | discard                       | discard encounter cards: 2, such: {kind: treachery}, then: {lose: 3}               |
        | discard                       | discard from the encounter deck until: {kind: treachery}, amount: 1, do: {lose: 3} |

    Scenario: What a test brings about within it answers within it
      Given the card Bell
        """
        {type: asset, abilities: [{forced: {after: succeed, who: you}, do: {gain: 1}}]}
        """
      When Roland resolves these effects
        """
        - {test: combat, difficulty: 1, success: {draw: 1}}
        - {lose: 3}
        """
      And Roland reveals 0
      Then Roland has 0 resources

  Rule: If nothing came about by the effect

    Scenario Outline: What is prevented in full has not come about
      Given the card Ward
        """
        {type: asset, abilities: [{reaction: {when: dealt, what: you, of: horror}, do: {prevent horror: 1}}]}
        """
      And Roland controls Ward
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {try: {horror: <horror>}, for: horror, else: {gain: 1}}
        """
      And Roland uses Ward
      Then Roland has <left> horror
      And Roland has <resources> resources

      Examples:
        | horror | left | resources |
        | 1      | 0    | 1         |
        | 2      | 1    | 0         |

    Scenario: What answers to the effect is not by the effect
      Given the card Ward
        """
        {type: asset, abilities: [{reaction: {when: dealt, what: you, of: horror}, do: [{prevent horror: 1}, {horror: 1, to: Daisy Walker}]}]}
        """
      And Roland controls Ward
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {try: {horror: 1}, for: horror, else: {gain: 1}}
        """
      And Roland uses Ward
      Then Daisy has 1 horror
      And Roland has 1 resource

    Scenario Outline: It is asked of <what>, too
      Given Roland has 0 resources
      And Roland has <clues> clues
      And Roland holds <hand>
      When Roland resolves these effects
        """
        - {try: <effect>, for: <what>, else: {gain: 1}}
        """
      Then Roland has <resources> resource

      Examples:
        | what  | effect                                                    | clues | hand       | resources |
        | clues | {move tokens: clues, from: you, to: your location}        | 1     | Guts       | 0         |
        | clues | {move tokens: clues, from: you, to: your location}        | 0     | Guts       | 1         |
        | cards | {discard: {zone: hand, of: you, kind: skill}, amount: 1}  | 0     | Guts       | 0         |
        | cards | {discard: {zone: hand, of: you, kind: skill}, amount: 1}  | 0     | Flashlight | 1         |

    Scenario Outline: Within <within> it comes about by the effect as well
      Given Roland has 0 resources
      And Roland has <clues> clues
      When Roland resolves these effects
        """
        - {try: <effect>, for: clues, else: {gain: 1}}
        """
      Then Roland has <resources> resource

      Examples:
        | within     | effect                                                                                                                       | clues | resources |
        | each       | {each: Roland Banks, do: {move tokens: clues, from: you, to: your location}}                                                 | 1     | 0         |
        | each       | {each: Roland Banks, do: {move tokens: clues, from: you, to: your location}}                                                 | 0     | 1         |
        | a choice   | {choose: your location, do: {move tokens: clues, from: you, to: chosen}}                                                     | 1     | 0         |
        | a question | {if: {there is: investigator}, then: {each: each investigator, do: {move tokens: clues, from: you, to: your location}}}      | 1     | 0         |
        | then       | {first: {move tokens: clues, from: you, to: your location}, then: {draw: 1}}                                                 | 1     | 0         |
