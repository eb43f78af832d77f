Feature: Target

  Background:
    Given Roland is at the Attic
    And Roland controls Beat Cop
    And a Ghoul Minion engaged with Roland
    And a Swarm of Rats at the Attic

  @target.1
  Scenario: Nothing is chosen where no ability asks for a choice
    Then Roland may not choose Ghoul Minion by target.1
    When Roland uses Beat Cop
    Then Roland may choose Ghoul Minion
    When Roland chooses Ghoul Minion
    Then Ghoul Minion has 1 damage

  @target.2
  Scenario: Whoever uses an ability chooses its target, in a player window too
    Given Daisy is at the Attic
    And Daisy controls Hyperawareness
    And Daisy has 1 resource
    And the chaos bag holds 0
    And every other opportunity is passed
    When Roland tests willpower (2)
    And Roland uses Beat Cop
    Then Daisy may not choose Swarm of Rats by target.2
    When Roland chooses Swarm of Rats
    And Roland reveals 0
    Then Swarm of Rats is defeated
    And Ghoul Minion has 0 damage

  @target.3
  Scenario: What is named as the target has to be what the ability describes
    Given an Icy Ghoul at the Study
    When Roland uses Beat Cop on Icy Ghoul
    Then it is refused by target.3
    And Beat Cop is in play

  @target.5
  Scenario Outline: Without a legal target it is neither played nor used
    Given the card Charm
      """
      type: <type>
      cost: 0
      abilities:
        - {<kind>: {choose: {kind: enemy, at: your location, non: Elite}, do: [{exhaust: chosen}]}}
      """
    And Daisy is at the Study
    And Daisy <has> Charm
    And it is Daisy's turn
    And an Icy Ghoul at the Hallway
    And a Ghoul Priest at the Study
    Then Daisy may not <does> Charm by target.5

    Examples:
      | type  | kind           | has      | does |
      | asset | free: true, do | controls | use  |
      | event | event          | holds    | play |

  Scenario: With a legal target it is
    Given the card Charm
      """
      type: asset
      abilities: [{free: true, do: {choose: {kind: enemy, at: your location, non: Elite}, do: [{exhaust: chosen}]}}]
      """
    And Daisy is at the Study
    And Daisy controls Charm
    And it is Daisy's turn
    And an Icy Ghoul at the Study
    And a Ghoul Priest at the Study
    When Daisy uses Charm on Icy Ghoul
    Then Icy Ghoul is exhausted

  @target.10
  Scenario: What could not change is no target
    Given the card Charm
      """
      type: asset
      abilities: [{free: true, do: {choose: {kind: enemy, at: your location}, do: [{exhaust: chosen}]}}]
      """
    And Roland controls Charm
    And an exhausted Icy Ghoul at the Attic
    When Roland uses Charm on Icy Ghoul
    Then it is refused by target.10
    And Swarm of Rats is ready

  @target.10
  Scenario: A card that cannot be played is no target of what plays it and goes on with it
    Given the card Grimoire
      """
      type: asset
      abilities:
        - free: true
          do:
            choose: {kind: event, zone: discard}
            do: [{play: chosen}, {return: chosen, to: removed from game}]
      """
    And the card Spark
      """
      {type: event, cost: 3, abilities: [{event: {gain: 1}}]}
      """
    And Roland controls Grimoire
    And Roland has 2 resources
    And Roland's discard pile is Spark
    When Roland uses Grimoire on Spark
    Then it is refused by target.10
    And Spark is in Roland's discard pile

  @target.1
  Scenario: What nothing lets anybody choose is refused with the card on which it was to be played
    Given Daisy is at the Study
    And Daisy holds Emergency Cache
    And it is Daisy's turn
    When Daisy plays Emergency Cache on Ghoul Minion
    Then it is refused by target.1
    And Emergency Cache is in Daisy's hand
    And Daisy may play Emergency Cache

  @cannot.1
  Scenario: Of several targets that are all forbidden the reasons are those of the least forbidden one
    Given the card Oath
      """
      {type: treachery, abilities: [{constant: you, cannot: [{deed: fight, what: Swarm of Rats}]}]}
      """
    And the card Truce
      """
      {type: asset, abilities: [{constant: you, cannot: [{deed: fight, what: Ghoul Minion}]}]}
      """
    And Daisy is at the Attic
    And the situation also says
      """
      investigators: {roland: {threat area: [Oath]}}
      """
    And Roland controls Truce
    And Roland holds Backstab
    And Roland has 3 resources
    When Roland plays Backstab
    Then it is refused by cannot.1
  @target.4
  Scenario: A chaos token is a target as well
    Given Roland controls Grotesque Statue
    And every other opportunity is passed
    When Roland tests willpower (4)
    And Roland uses Grotesque Statue
    And Roland reveals -3
    And Roland reveals 0
    Then it waits for Roland
    When Roland chooses 0
    Then the skill value is 3

  @target.6
  Scenario: Not with fewer targets than it wants
    Given the card Flash
      """
      type: event
      cost: 0
      abilities: [{event: {choose several: {kind: enemy, at: your location}, number: 3, do: [{exhaust: chosen}]}}]
      """
    And Roland holds Flash
    When Roland plays Flash
    Then it is refused by target.6
    And Ghoul Minion is ready
    And Swarm of Rats is ready

  @target.7
  Scenario: All are chosen before anything happens
    Given the card Brood
      """
      {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {spawn: {kind: enemy, zone: set aside}, at: Attic}}]}
      """
    And the card Flash
      """
      type: event
      keywords: [fast]
      cost: 0
      abilities: [{event: {choose several: {kind: enemy, at: your location}, number: 2, do: [{damage: 1, to: chosen}]}}]
      """
    And a Brood at the Attic
    And the situation also says
      """
      set aside: [Icy Ghoul]
      """
    And Roland holds Flash
    And every other opportunity is passed
    When Roland plays Flash
    And Roland chooses Brood
    Then Roland may not choose Icy Ghoul
    When Roland chooses Ghoul Minion
    Then Ghoul Minion has 1 damage
    And Icy Ghoul has 0 damage
    And Brood is defeated

  @target.8
  Scenario: Of any number none is no success
    Given Roland has 0 resources
    And every other opportunity is passed
    When Roland resolves these effects
      """
      - {first: [{choose several: {kind: enemy, at: your location}, do: [{exhaust: chosen}]}], then: [{gain: 2}]}
      """
    And Roland passes
    Then Roland has 0 resources
    And Ghoul Minion is ready

  @target.9
  Scenario: Of any number none changes nothing
    Given Roland has 0 resources
    And every other opportunity is passed
    When Roland resolves these effects
      """
      - {choose several: {kind: enemy, at: your location}, do: [{damage: 1, to: chosen}, {gain: 1}]}
      """
    And Roland passes
    Then Roland has 0 resources
    And Ghoul Minion has 0 damage
    When Roland resolves these effects
      """
      - {choose several: {kind: enemy, at: your location}, do: [{damage: 1, to: chosen}, {gain: 1}]}
      """
    And Roland chooses Ghoul Minion
    And Roland passes
    Then Roland has 1 resource

  Scenario: Of several cards to which a token could go one is chosen, and never the one on which it lies
    Given every other opportunity is passed
    And the situation also says
      """
      investigators: {roland: {play area: [Flashlight, {card: Guard Dog, damage: 1}]}}
      """
    When Roland resolves these effects
      """
      - {move tokens: damage, from: Guard Dog, to: {kind: asset, controlled by: you, has: health}}
      """
    Then Beat Cop has 1 damage
    And Guard Dog has 0 damage
    When Roland resolves these effects
      """
      - {move tokens: damage, from: Beat Cop, to: [you, {kind: asset, controlled by: you, has: health}]}
      """
    And Roland chooses Roland
    Then Roland has 1 damage
    And Beat Cop has 0 damage
    And Guard Dog has 0 damage

  @target.10
  Scenario Outline: What else comes with it makes no card a target that would stay as it is: <effects>
    Given the card Refit
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {choose: asset, do: <effects>}}]}
      """
    And Roland controls First Aid and Flashlight
    And Roland holds Refit
    Then Roland may play Refit on Flashlight
    When Roland plays Refit on Beat Cop
    Then it is refused by target.10

    Examples:
      | effects                                                                                |
      | [{gain: 1, of: supplies, on: chosen}, {gain: 1}]                                        |
      | {either: {to stock it: [{gain: 1, of: supplies, on: chosen}, {gain: 1}], to fill it: {gain: 2, of: supplies, on: chosen}}} |
      | [{gain: 1, of: supplies, on: chosen}, {gain: {value: cost, of: chosen}}] |
      | {reveal tokens: 1, then: [{if: {revealed: skull}, then: {gain: 1, of: supplies, on: chosen}, else: {gain: 2, of: supplies, on: chosen}}]} |

  Scenario Outline: The target of one effect is not the target of the next one, wherever that stands: <where>
    Given the card Swap
      """
      type: asset
      abilities:
        - free: true
          do: <does>
      """
    And Roland is at the Study
    And Roland controls Swap, Guard Dog and Beat Cop
    And it is Roland's turn
    When Roland uses Swap on Guard Dog
    And Roland chooses Beat Cop
    Then Guard Dog has 1 damage
    And Beat Cop has 1 damage

    Examples:
      | where  | does |
      | behind | [{choose: {kind: asset, controlled by: you}, do: {gain: 1, of: damage, on: chosen}}, {choose: {kind: asset, controlled by: you}, do: {gain: 1, of: damage, on: chosen}}] |
      | within | {choose: {kind: asset, controlled by: you}, do: [{gain: 1, of: damage, on: chosen}, {choose: {kind: asset, controlled by: you}, do: {gain: 1, of: damage, on: chosen}}]} |
