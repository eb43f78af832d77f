Feature: Clarification: "You/Your"

  Background:
    Given every other opportunity is passed

  Scenario Outline: Whoever triggers an ability is its "you"
    Given Skids is at the Study
    And Daisy is at the Study
    And it is Skids's turn
    And Skids has 3 resources
    And Daisy has 3 resources
    And Skids faces Hospital Debts
    When <who> uses Hospital Debts
    Then Skids has <skids> resources
    And Daisy has <daisy> resources
    And Hospital Debts has 1 resource

    @faq-you-and-your.1
    Examples: Another investigator
      | who   | skids | daisy |
      | Daisy | 3     | 2     |

    Examples: The one who has it
      | who   | skids | daisy |
      | Skids | 2     | 3     |

  @faq-you-and-your.1
  Scenario Outline: Damage that an investigator deals by a card of nobody's: <reading>
    Given the reading damage-by-a-card-of-nobodys is "<reading>"
    And the card Boiler
      """
      {type: location, shroud: 1, abilities: [{action: 1, do: {damage: 2, to: {kind: enemy, at: here}}}]}
      """
    And the card Remorse
      """
      type: treachery
      abilities:
        - {forced: {when: dealt, what: enemy, of: damage, by: [you, {controlled by: you}]}, do: {horror: 1}}
        - {forced: {after: defeat, what: enemy, who: you}, do: {damage: 1}}
      """
    And the situation
      """
      locations: {boiler: {card: Boiler, clues: 1}}
      investigators:
        roland: {card: Roland Banks, at: boiler, threat area: [Remorse]}
        daisy: {card: Daisy Walker, at: boiler, threat area: [{card: Remorse, as: hers}]}
      enemies: {ghoul: {card: Ghoul Minion, at: boiler, exhausted: true}}
      turn: roland
      """
    When Roland uses Boiler
    Then ghoul is defeated
    And Roland has <horror> horror
    And Roland has <damage> damage
    And Daisy has 0 horror
    And Daisy has 0 damage

    Examples:
      | reading     | horror | damage |
      | of its user | 1      | 1      |
      | of nobody   | 0      | 0      |

  @faq-you-and-your.2
  Scenario: "After this enemy attacks you" speaks of whoever it has attacked
    Given the card Behemoth
      """
      type: enemy
      fight: 3
      health: 9
      evade: 3
      damage: 0
      horror: 1
      keywords: [massive]
      abilities:
        - {forced: {after: attack, by: this, who: you}, do: {discard: {kind: asset, controlled by: you}, amount: 1}}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And Behemoth at the Study
    And Roland controls Machete and Flashlight
    And Daisy controls Magnifying Glass and Encyclopedia
    And it is nobody's turn
    And it is the enemy phase
    When the enemy phase is played
    And Roland chooses Roland
    And Roland chooses Machete
    And Daisy chooses Encyclopedia
    Then Machete is in Roland's discard pile
    And Encyclopedia is in Daisy's discard pile
    And Flashlight is in play
    And Magnifying Glass is in play

  @faq-you-and-your.2
  Scenario Outline: What nobody controls speaks of each of those at "your location", wherever the lead investigator is
    Given the card Stench
      """
      type: treachery
      abilities: [{forced: {when: enemy enters, what: attached, at: your location}, do: {horror: 1}}]
      """
    And the situation
      """
      investigators:
        roland: {card: Roland Banks, at: study}
        daisy: {card: Daisy Walker, at: <daisy>}
        wendy: {card: Wendy Adams, at: hall}
      locations:
        study: {connects: []}
        hall: {card: Hallway, connects: [parlor, attic]}
        parlor: {connects: [hall]}
        attic: {connects: [hall]}
      enemies: {ghoul: {card: Ravenous Ghoul, at: parlor, attached: [Stench]}}
      """
    When daisy resolves these effects
      """
      - {move: {kind: location, named: Hallway}, who: {kind: enemy, named: Ravenous Ghoul}}
      """
    Then roland has 0 horror
    And daisy has <horror> horror
    And wendy has 1 horror

    Examples:
      | daisy | horror |
      | hall  | 1      |
      | attic | 0      |

  @faq-you-and-your.2
  Scenario: An enemy that attacks somebody else speaks of that one, in whose threat area it may lie
    Given the card Lasher
      """
      {type: enemy, fight: 3, health: 3, evade: 3, abilities: [{forced: {after: attack, by: this, who: you}, do: {horror: 1}}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And Lasher engaged with Roland
    When Lasher attacks Daisy
    Then Daisy has 1 horror
    And Roland has 0 horror

  Scenario Outline: "While you are engaged with it" speaks of whoever is, and of nobody else
    Given the card Cultist of the Mask
      """
      type: enemy
      fight: 4
      health: 4
      evade: 2
      abilities:
        - constant: you
          while: {is: this, a: {kind: enemy, engaged with: you}}
          cannot: [{deed: discover, who: you}]
      """
    And the location Study has shroud 2 and 3 clues
    And Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And Cultist of the Mask is engaged with Roland
    When <who> resolves these effects
      """
      discover: 1
      """
    Then <who> has <clues> clue

    Examples:
      | who    | clues |
      | Roland | 0     |
      | Daisy  | 1     |

  @faq-you-and-your.3
  Scenario: It may speak of several at once
    Given the card Horror of the Mask
      """
      type: enemy
      fight: 4
      health: 4
      evade: 2
      keywords: [massive]
      abilities:
        - {constant: you, while: {is: this, a: {kind: enemy, engaged with: you}}, get: {combat: -2}}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And Wendy is at the Hallway
    And Horror of the Mask at the Study
    Then Roland's combat is 2
    And Daisy's combat is 0
    And Wendy's combat is 1
    When Roland fights Horror of the Mask
    And Roland reveals 0
    Then the skill value is 2

  @faq-you-and-your.4
  Scenario: In a threat area it speaks of whose area that is
    Given Skids is at the Study
    And Wendy is at the Study
    And Skids faces Dissonant Voices
    And Skids holds Knife
    And Skids has 3 resources
    And Wendy holds Rabbit's Foot
    And Wendy has 3 resources
    And it is Skids's turn
    When Skids plays Knife
    Then it is refused by faq-you-and-your.4
    When Skids ends the turn
    And Wendy begins the turn
    And Wendy plays Rabbit's Foot
    Then Rabbit's Foot is in play

  @faq-you-and-your.5
  Scenario: One card, two abilities, two of them
    Given the card Yoke
      """
      type: treachery
      abilities:
        - {constant: you, get: {willpower: -1, intellect: -1, combat: -1, agility: -1}}
        - {action: 1, do: [{horror: 1}, {discard: this}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And Roland faces Yoke
    Then Roland's combat is 3
    And Daisy's intellect is 5
    When Daisy uses Yoke
    Then Daisy has 1 horror
    And Roland has 0 horror
    And Roland's combat is 4

  @enemy-engagement.12
  Scenario: Whoever an enemy engages is meant, whose turn it may be
    Given the card Embracer
      """
      {type: enemy, fight: 3, health: 3, evade: 3, abilities: [{forced: {after: engage, what: this, who: you}, do: {horror: 1}}]}
      """
    And Wendy is at the Attic
    And Skids is at the Study
    And it is Skids's turn
    And an exhausted Embracer at the Attic
    When Embracer is readied
    Then Embracer is engaged with Wendy
    And Wendy has 1 horror
    And Skids has 0 horror

  @faq-you-and-your.4
  Scenario: Of a location, and of what is attached to one, it speaks of those who are there
    Given the card Grove
      """
      {type: location, name: Grove, shroud: 2, abilities: [{constant: you, get: {combat: 1}}]}
      """
    And the card Mist
      """
      {type: treachery, abilities: [{constant: you, get: {intellect: -1}, cannot: {deed: investigate, who: you}}]}
      """
    And the situation
      """
      locations: {grove: {card: Grove, attached: [Mist]}, study: }
      """
    And Wendy is at the Grove
    And Daisy is at the Grove
    And Roland is at the Study
    And it is Roland's turn
    Then Wendy's combat is 2
    And Daisy's combat is 3
    And Roland's combat is 4
    And Daisy's intellect is 4
    And Roland's intellect is 3
    And Roland may investigate
    When Wendy tests combat (1)
    And Wendy reveals 0
    Then the skill value is 2
    When Roland ends the turn
    And Wendy begins the turn
    Then Wendy may not investigate by cannot.1

  @faq-you-and-your.4
  Scenario Outline: What a location says of something done to itself concerns whoever does it, from elsewhere, too
    Given the card Belfry
      """
      type: location
      name: Belfry
      shroud: 2
      clues: 2
      abilities: [{constant: you, while: {there is: {kind: card, zone: hand}}, cannot: {deed: discover, what: this, who: you}}]
      """
    And the situation
      """
      locations: {belfry: {card: Belfry, clues: 2}, study: }
      investigators: {roland: {card: Roland Banks, at: study, hand: [<hand>]}, daisy: {card: Daisy Walker, at: study}}
      """
    When Roland resolves these effects
      """
      - {discover: 1, at: {kind: location, named: Belfry}}
      """
    Then Roland has <clues> clues

    Examples:
      | hand  | clues |
      | Knife | 0     |
      |       | 1     |

  @you-your.3
  Scenario: Where the event says whom it concerns, it concerns nobody else who is there
    Given the card Bog
      """
      {type: location, shroud: 1, abilities: [{forced: {at: end turn, who: investigator}, if: {is: you, a: {at: this}}, do: {horror: 1}}]}
      """
    And the situation
      """
      locations: {bog: {card: Bog, clues: 1}}
      investigators: {roland: {card: Roland Banks, at: bog}, daisy: {card: Daisy Walker, at: bog}}
      turn: roland
      """
    When Roland ends the turn
    Then Roland has 1 horror
    And Daisy has 0 horror

  @faq-you-and-your.3
  Scenario Outline: The cards of whoever is there cost more, in another's turn too: <played>
    Given the card Toll House
      """
      type: location
      shroud: 2
      abilities: [{constant: {<cards>}, get: {cost: 2}, while: {is: you, a: {at: this}}}]
      """
    And the card Zap
      """
      {type: event, cost: 1, keywords: [fast], abilities: [{event: {gain: 1}}]}
      """
    And the situation
      """
      locations: {Study: {connects: toll house}, toll house: {card: Toll House, connects: study}}
      investigators:
        roland: {card: Roland Banks, at: <roland>, resources: 5}
        daisy: {card: Daisy Walker, at: <daisy>, resources: 5, hand: [Zap]}
      turn: roland
      """
    When Daisy plays Zap
    Then Daisy has <resources> resources

    Examples:
      | cards                                    | played            | roland     | daisy      | resources |
      | kind: card, zone: hand                   | there             | study      | toll house | 3         |
      | kind: card, zone: hand                   | elsewhere         | toll house | study      | 5         |
      | kind: card, owned by: you, in play: false | there, owned     | study      | toll house | 3         |
      | kind: card, owned by: you, in play: false | elsewhere, owned | toll house | study      | 5         |

  Scenario Outline: Whoever uses one ability of a card is not the "you" of its others: <who>
    Given the card Curse
      """
      type: treachery
      abilities:
        - {forced: {after: succeed, who: you}, do: {damage: 1}}
        - {action: 1, do: {test: willpower, difficulty: 1, success: {gain: 1}}}
      """
    And Roland is at the Study
    And Roland faces Curse
    And Daisy is at the Study
    And Daisy has 0 resources
    And Roland has 0 resources
    And it is <who>'s turn
    When <who> uses Curse
    And <who> reveals 0
    Then <who> has 1 resource
    And Roland has <roland> damage
    And Daisy has 0 damage

    @faq-you-and-your.5
    Examples: Another one
      | who   | roland |
      | Daisy | 0      |

    Examples: The one who has it
      | who    | roland |
      | Roland | 1      |
