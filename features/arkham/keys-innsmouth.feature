Feature: Keys of The Innsmouth Conspiracy

  Background:
    Given every other opportunity is passed
    And Roland is at the Bridge
    And Daisy is at the Bridge
    And it is Roland's turn
    And the location Bridge has shroud 2
    And the location Refinery has shroud 2

  @keys-innsmouth.2
  Scenario: Before it is flipped nobody knows which key it is
    When Roland resolves these effects
      """
      - {place keys facedown: [red, blue], on: {kind: location}}
      """
    Then Bridge has 1 facedown key
    And Refinery has 1 facedown key
    When Roland resolves these effects
      """
      - {flip keys on: Bridge}
      """
    And Roland flips the blue key
    Then the blue key is on Bridge
    And the red key is not on Refinery
    When Roland resolves these effects
      """
      - {flip keys on: Refinery}
      """
    Then the red key is on Refinery

  @keys-innsmouth.2
  Scenario: Each of them is as likely
    When Roland resolves these effects
      """
      - {place keys facedown: [red, blue, yellow], on: {kind: location}}
      - {flip keys on: Bridge}
      """
    Then the odds that the blue key is on Bridge are 1/3

  @keys-innsmouth.4
  Scenario: What is set aside is not among those that are shuffled
    When the campaign guide instructs
      """
      - {set keys aside: [purple]}
      - {place keys facedown: [red], on: Bridge}
      - {place keys: [black], on: Refinery}
      - {flip keys on: Bridge}
      """
    Then the red key is on Bridge
    And the purple key is set aside
    And the black key is on Refinery

  @keys-innsmouth.5
  Scenario Outline: A key enters play on something, and nobody controls it
    Given a Ghoul Minion called ghoul at Refinery
    When Roland resolves these effects
      """
      - {place keys: [black], on: <what>}
      """
    Then the black key is on <what>
    And the black key is not on Roland

    Examples:
      | what         |
      | Refinery     |
      | Ghoul Minion |

  @keys-innsmouth.6 @keys-innsmouth.10
  Scenario: Without clues there the keys of a location may be taken, for no action
    Given the yellow key is on the Bridge
    When Roland takes the keys at Bridge
    Then the yellow key is on Roland
    And the yellow key is not on Bridge
    And Roland has 3 actions
    When Roland resolves these effects
      """
      - {place: you, at: Refinery}
      """
    Then the yellow key is on Roland

  @keys-innsmouth.6
  Scenario: With a clue there they may not
    Given the yellow key is on the Bridge
    And the situation also says
      """
      locations: {bridge: {clues: 1}}
      """
    When Roland takes the keys at Bridge
    Then it is refused by keys-innsmouth.6
    When Roland investigates
    And Roland reveals +1
    And Roland takes a resource
    And Daisy takes the keys at Bridge
    Then the yellow key is on Daisy

  @keys-innsmouth.6
  Scenario Outline: From elsewhere they are taken by one reading only
    Given the yellow key is on the Refinery
    And the reading keys-of-another-location is "<reading>"
    When Roland takes the keys at Refinery
    Then Roland has <keys> keys

    Examples:
      | reading   | keys |
      | not taken | 0    |
      | taken     | 1    |

  @keys-innsmouth.7
  Scenario: Whoever defeats the enemy takes its key
    Given a Ghoul Minion called ghoul engaged with roland
    And the situation also says
      """
      enemies: {ghoul: {keys: [blue], health: 1}}
      """
    When Roland fights ghoul
    And Roland reveals +1
    Then the blue key is on Roland
    And Roland has 1 key

  @keys-innsmouth.7
  Scenario: Also by an ability that discards it
    Given a Ghoul Minion called ghoul at bridge
    And the card Snare
      """
      {type: event, cost: 0, abilities: [{event: {discard: Ghoul Minion}}]}
      """
    And Roland holds Snare
    And the situation also says
      """
      enemies: {ghoul: {keys: [blue]}}
      """
    When Roland plays Snare
    Then the blue key is on Roland

  @keys-innsmouth.8
  Scenario: Where nobody made it leave, the key stays at the location
    Given a Ghoul Minion called ghoul engaged with daisy
    And the situation also says
      """
      enemies: {ghoul: {keys: [blue]}}
      """
    When the agenda instructs
      """
      - {discard: Ghoul Minion}
      """
    Then the blue key is on Bridge
    And Daisy has 0 keys

  @keys-innsmouth.8
  Scenario: It stays facedown as it lay
    Given a Ghoul Minion called ghoul at refinery
    When the agenda instructs
      """
      - {place keys facedown: [red], on: Ghoul Minion}
      - {place keys facedown: [green], on: Bridge}
      - {discard: Ghoul Minion}
      """
    Then Refinery has 1 facedown key
    And Bridge has 1 facedown key
    And ghoul has 0 facedown keys

  @keys-innsmouth.9
  Scenario: An effect gives control of a key that lies nowhere near
    Given the situation also says
      """
      keys set aside: [white]
      """
    When the act instructs
      """
      - {take control of keys: [white], who: lead investigator}
      """
    Then the white key is on Roland
    And the white key is not set aside

  @keys-innsmouth.9
  Scenario: An effect gives control of whatever keys lie on something
    Given the card Warden
      """
      type: enemy
      fight: 2
      evade: 2
      health: 3
      abilities: [{action: 1, designator: parley, do: {take control of the keys on: this}}]
      """
    And a Warden engaged with Roland
    When Roland resolves these effects
      """
      - {place keys: [red, green], on: Warden}
      """
    And Roland uses Warden
    Then the red key is on Roland
    And the green key is on Roland

  @keys-innsmouth.11
  Scenario: The keys of an eliminated investigator stay where that one was
    Given the red key is on Roland
    And the green key is on Roland
    When Roland resolves these effects
      """
      - {resign: true}
      """
    Then the red key is on Bridge
    And the green key is on Bridge
    And Bridge has 2 keys

  @keys-innsmouth.12
  Scenario: By an action any number of keys is given
    Given the red key is on Roland
    And the green key is on Roland
    And the blue key is on Roland
    And an Icy Ghoul called ghoul engaged with roland
    When Roland gives keys to Daisy
    And Roland chooses red
    And Roland chooses blue
    Then the red key is on Daisy
    And the blue key is on Daisy
    And the green key is on Roland
    And Roland has 2 actions
    And ghoul attacks roland
    And Roland decides the key to give

  @keys-innsmouth.12
  Scenario: But only at the same location
    Given the red key is on Roland
    And Wendy is at the Refinery
    When Roland gives keys to Wendy
    Then it is refused by keys-innsmouth.12
    And Roland has 3 actions

  @keys-innsmouth.12
  Scenario: And only one's own
    Given the red key is on Daisy
    When Roland gives keys to Daisy
    Then it is refused by keys-innsmouth.12

  @keys-innsmouth.13
  Scenario: All seven of them do nothing
    Given the situation also says
      """
      investigators: {roland: {keys: [black, blue, green, purple, red, white, yellow]}}
      """
    Then Roland's combat is 4
    When Roland investigates
    And Roland reveals 0
    Then the skill value is 3
    And Roland has 7 keys

  @keys-innsmouth.3 @keys-innsmouth.14
  Scenario: An effect asks for a certain key
    Given the red key is on Roland
    And the blue key is on Daisy
    When Roland resolves these effects
      """
      - {damage: 1, to: {kind: investigator, keys: [red]}}
      """
    Then Roland has 1 damage
    And Daisy has 0 damage

  Scenario Outline: A location that only whoever has a certain key may enter
    Given the <key> key is on Roland
    And the situation also says
      """
      locations:
        bridge: {connects: [vault]}
        vault:
          card:
            type: location
            shroud: 1
            abilities:
              - constant: this
                cannot: [{deed: enter, what: this, who: {kind: investigator, without keys: [red]}}]
      """
    When Roland moves to vault
    Then Roland is at <place>

    Examples:
      | key  | place  |
      | red  | vault  |
      | blue | Bridge |

  @keys-innsmouth.2
  Scenario: What lies facedown among others is not placed by its name
    When Roland resolves these effects
      """
      - {place keys facedown: [red, blue], on: {kind: location}}
      - {place keys: [red], on: Bridge}
      - {set keys aside: [blue]}
      """
    Then the red key is not on Bridge
    And the blue key is not set aside
    And Bridge has 1 facedown key

  @keys-innsmouth.8
  Scenario Outline: With no location left a reading says where a key goes
    Given the red key is on the Refinery
    And the reading keys-without-a-location is "<reading>"
    When the agenda instructs
      """
      - {place keys facedown: [blue, green], on: {kind: location}}
      - {return: Refinery, to: removed from game}
      - {flip keys on: Bridge}
      """
    And Roland flips the green key
    Then the red key is <set aside>
    And the green key is on Bridge
    And Refinery has 0 facedown keys

    Examples:
      | reading         | set aside     |
      | set aside       | set aside     |
      | out of the game | not set aside |

  @keys-innsmouth.8
  Scenario Outline: The last one that lay facedown, too
    Given the reading keys-without-a-location is "<reading>"
    When the agenda instructs
      """
      - {place keys facedown: [blue], on: Refinery}
      - {return: Refinery, to: removed from game}
      """
    Then the blue key is <set aside>

    Examples:
      | reading         | set aside     |
      | set aside       | set aside     |
      | out of the game | not set aside |

  @keys-innsmouth.2
  Scenario Outline: A key that lies facedown is not to be found: <effect>
    Given the card Rod
      """
      {type: asset, abilities: [{free: true, do: {<effect>}}]}
      """
    And Roland controls Rod
    When Roland resolves these effects
      """
      - {place keys facedown: [red, blue], on: {kind: location}}
      """
    Then Roland may not use Rod by keys-innsmouth.2

    Examples:
      | effect                                |
      | set keys aside: [red]                 |
      | place keys: [red], on: your location  |
      | take control of keys: [red], who: you |
