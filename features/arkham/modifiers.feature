Feature: Modifiers

  Background:
    Given every other opportunity is passed

  @modifiers.2
  Scenario: A modified value is brought up to date at once
    Given the location Library has shroud 2 and 1 clue
    And Daisy is at the Library
    And Daisy has 3 intellect
    And the card Lamp
      """
      abilities:
        - {free: true, during: test, do: {discard: {kind: treachery, attached to: your location}}}
      """
    And Daisy controls Lamp
    And the situation
      """
      locations: {library: {attached: [Obscuring Fog]}}
      """
    When Daisy investigates
    Then the difficulty is 4
    When Daisy uses Lamp
    Then the difficulty is 2
    When Daisy reveals 0
    Then the difficulty is 2
    And the skill value is 3
    And the test succeeds by 1
    And Daisy has 1 clue

  @modifiers.2
  Scenario: A health that falls is looked at the moment it falls
    Given the card Pulpit
      """
      {type: asset, abilities: [{constant: {kind: enemy}, get: {health: 1}}]}
      """
    And Roland is at the Study
    And it is Roland's turn
    And Roland controls Pulpit
    And an exhausted Ghoul Minion with 1 damage engaged with Roland
    When Ghoul Minion is dealt 1 damage
    Then Ghoul Minion is not defeated
    When Roland resolves these effects
      """
      - {discard: Pulpit}
      - {gain: {count: {kind: enemy}}}
      """
    Then Ghoul Minion is defeated

  @modifiers.3
  Scenario: When a modifier ends the value is worked out from its base
    Given Skids is at the Study
    And Skids has 0 resources
    When Skids resolves these effects
      """
      - {modify: you, gets: {agility: -8}, until: end of the turn}
      - gain: {value: agility, of: you}
      """
    Then Skids's agility is 0
    And Skids has 0 resources
    When Skids ends the turn
    Then Skids's agility is 4

  @modifiers.3
  Scenario: When a modifier is added the value is worked out from its base
    Given Roland is at the Attic
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {modify: you, halves: [combat], until: end of the turn}
      - {gain: {value: combat, of: you}}
      - {modify: you, gets: {combat: 2}, until: end of the turn}
      """
    Then Roland has 2 resources
    And Roland's combat is 3

  @modifiers.4
  Scenario Outline: The order in which modifiers came about makes no difference
    Given Roland is at the Attic
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {modify: you, <first>, until: end of the turn}
      - {modify: you, <second>, until: end of the turn}
      - {gain: {value: intellect, of: you}}
      """
    Then Roland has 8 resources

    Examples:
      | first                | second               |
      | doubles: [intellect] | gets: {intellect: 1} |
      | gets: {intellect: 1} | doubles: [intellect] |

  @modifiers.5
  Scenario: Subtractions are made before halvings
    Given Roland is at the Attic
    And Roland has 6 intellect
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {modify: you, halves: [intellect], until: end of the turn}
      - {modify: you, gets: {intellect: -2}, until: end of the turn}
      - {gain: {value: intellect, of: you}}
      """
    Then Roland has 2 resources

  @modifiers.6
  Scenario: A fraction is rounded up
    Given Daisy is at the Study
    And the card Fatigue
      """
      abilities: [{constant: you, halved: [intellect]}]
      """
    And Daisy controls Fatigue
    When Daisy tests intellect (3)
    And Daisy reveals 0
    Then the skill value is 3
    And the test succeeds by 0

  @modifiers.7
  Scenario: It is rounded once, at the end
    Given Daisy is at the Study
    And the card Fatigue
      """
      abilities: [{constant: you, halved: [intellect]}]
      """
    And the card Stimulant
      """
      abilities: [{constant: you, doubled: [intellect]}]
      """
    And Daisy controls Fatigue and Stimulant
    When Daisy tests intellect (6)
    And Daisy reveals 0
    Then the skill value is 5
    And the test fails by 1

  @modifiers.8
  Scenario: No quantity functions with less than zero
    Given Wendy is at the Study
    And the chaos bag holds -8 and 0
    When Wendy resolves these effects
      """
      - {test: [agility], difficulty: 2, each point failed: {damage: 1}}
      """
    And Wendy reveals -8
    Then the skill value is 0
    And the test fails by 2
    And Wendy has 2 damage

  @modifiers.9
  Scenario: What goes below zero counts against later modifiers
    Given Wendy is at the Study
    And Wendy holds Lucky!
    And Wendy has 1 resource
    And the chaos bag holds -8 and 0
    When Wendy tests agility (1)
    And Wendy reveals -8
    And Wendy plays Lucky!
    Then the skill value is 0
    And the test fails by 1

  @modifiers.10
  Scenario: Icons do not function with fewer than none either
    Given Wendy is at the Study
    And the card Poise
      """
      type: skill
      icons: {willpower: 1}
      """
    And the card Resolve
      """
      type: event
      keywords: [fast]
      abilities: [{event: {modify: {kind: skill, named: Poise, zone: committed}, gets: {willpower icons: -2}}, during: test}]
      """
    And Wendy holds Poise and Resolve
    When Wendy tests willpower (3)
    And Wendy commits Poise
    And Wendy plays Resolve
    And Wendy reveals 0
    Then the skill value is 4
    And the test succeeds by 1

  Scenario Outline: Icons may be fewer or more than are printed
    Given Wendy is at the Study
    And Wendy holds Guts
    And the card Mood
      """
      type: treachery
      abilities: [{constant: {kind: skill, named: Guts}, get: {willpower icons: <change>}}]
      """
    And Wendy faces Mood
    When Wendy tests willpower (3)
    And Wendy commits Guts
    And Wendy reveals 0
    Then the skill value is <value>

    Examples:
      | change | value |
      | -1     | 5     |
      | 1      | 7     |

  Scenario Outline: The difficulty of a test is worked out in the same way
    Given Daisy is at the Study
    And the card Gloom
      """
      abilities: [{constant: you, <modifies>}]
      """
    And Daisy controls Gloom
    When Daisy tests intellect (3)
    And Daisy reveals 0
    Then the difficulty is <difficulty>

    Examples:
      | modifies                | difficulty |
      | get: {difficulty: 1}    | 4          |
      | doubled: [difficulty]   | 6          |
      | halved: [difficulty]    | 2          |
      | become: {difficulty: 5} | 5          |
      | get: {difficulty: -4}   | 0          |

  Scenario Outline: So are the damage of an attack and the clues that an investigation discovers
    Given the location Vault has shroud 2 and 4 clues
    And Daisy is at the Vault
    And Daisy has 4 combat
    And a Ghoul Priest engaged with Daisy
    And the card Fervour
      """
      abilities: [{constant: you, <modifies>}]
      """
    And Daisy controls Fervour
    When Daisy fights Ghoul Priest
    And Daisy reveals 0
    And Ghoul Priest is exhausted
    And Daisy investigates
    And Daisy reveals 0
    Then Ghoul Priest has <damage> damage
    And Daisy has <clues> clues

    Examples:
      | modifies                                              | damage | clues |
      | doubled: [damage of the attack, clues discovered]     | 2      | 2     |
      | become: {damage of the attack: 3, clues discovered: 2} | 3      | 2     |
      | get: {damage of the attack: 1, clues discovered: 2}   | 2      | 3     |

  Scenario Outline: A bonus for tests of one skill counts in no other
    Given the card Charm
      """
      {type: asset, abilities: [{constant: you, get: {willpower: 2, intellect: 2}, while: {testing: <skill>}}]}
      """
    And Daisy is at the Study
    And Daisy has 3 willpower
    And Daisy has 3 intellect
    And Daisy controls Charm
    When Daisy tests willpower (3)
    And Daisy reveals 0
    Then the skill value is <value>
    And daisy's willpower is 3

    Examples:
      | skill     | value |
      | willpower | 5     |
      | intellect | 3     |

  Scenario Outline: A bonus for the time of a turn or phase, or of one of several times
    Given the card Charm
      """
      {type: asset, abilities: [{constant: you, get: {combat: 2}, while: <condition>}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And an exhausted Ghoul Minion at the Study
    And Roland controls Charm
    When Roland fights Ghoul Minion
    And Roland reveals 0
    Then the skill value is <value>

    Examples:
      | condition                                | value |
      | {turn of: you}                           | 6     |
      | {turn of: another investigator}          | 4     |
      | {phase: investigation}                   | 6     |
      | {phase: enemy}                           | 4     |
      | {any: [{phase: enemy}, {turn of: you}]}  | 6     |
      | {any: [{phase: enemy}, {phase: mythos}]} | 4     |

  Scenario: A card in hand may be cheaper by what it says itself
    Given the card Thesis
      """
      type: event
      cost: 3
      abilities:
        - {event: {gain: 1}}
        - {constant: this, in: hand, get: {cost: {minus: {count: {kind: card, zone: hand, other than: this}}}}}
      """
    And Roland is at the Study
    And it is Roland's turn
    And Roland holds Thesis
    And Roland holds Knife
    And Roland has 2 resources
    When Roland plays Thesis
    Then Roland has 1 resource
