Feature: Spawn

  Background:
    Given every other opportunity is passed

  @spawn.2
  Scenario: It is at its location from its first moment in play
    Given the card Watch
      """
      type: asset
      abilities:
        - {reaction: {after: enter play, what: {kind: enemy, at: your location}}, do: {gain: 1}}
      """
    And the situation
      """
      locations: {hallway: , cellar: }
      """
    And Wendy is at Hallway
    And Roland is at Cellar
    And Roland has 0 resources
    And Roland controls Watch
    And Wendy controls Watch
    And the top of the encounter deck is Icy Ghoul
    When Wendy draws Icy Ghoul from the encounter deck
    And Roland uses Watch
    Then Roland has 1 resource
    And Wendy does not use Watch

  Scenario Outline: Somewhere else if there is no such place: <there>
    Given the card Crawler
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      spawn: Cellar
      else spawn: your location
      enters exhausted: true
      """
    And the situation
      """
      locations: {hallway: , <there>: }
      """
    And Roland is at Hallway
    And the top of the encounter deck is Crawler
    When Roland draws Crawler from the encounter deck
    Then Crawler is at <where>
    And Crawler is exhausted
    And Crawler is unengaged

    Examples:
      | there  | where   |
      | attic  | Hallway |
      | cellar | Cellar  |

  @spawn.3
  Scenario: The instruction is obeyed however the enemy enters play
    Given the situation
      """
      locations: {hallway: , cellar: }
      encounter discard: [Icy Ghoul]
      """
    And Roland is at Hallway
    When the agenda instructs
      """
      - {put into play: {kind: enemy, zone: encounter discard}, area: threat area, of: you}
      """
    Then Icy Ghoul is at Cellar

  @spawn.5
  Scenario: No such location is in play
    Given Roland is at Study
    And the top of the encounter deck is Flesh-Eater
    When Roland draws Flesh-Eater from the encounter deck
    Then Flesh-Eater is in the encounter discard pile
    And Flesh-Eater does not enter play

  @spawn.6
  Scenario Outline: No location meets the instruction
    Given the situation
      """
      locations: {study: , hallway: }
      """
    And Wendy is at Study
    And a Ghoul Minion at <place>
    And the top of the encounter deck is Acolyte
    When Wendy draws Acolyte from the encounter deck
    Then <outcome>

    Examples:
      | place   | outcome                            |
      | Hallway | Acolyte is in the encounter discard pile |
      | Hallway | Acolyte has 0 doom                 |

  @spawn.2
  Scenario Outline: It may spawn where the most clues are, or the fewest
    Given the card Crawler
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      spawn: {kind: location, <where>: clues}
      """
    And the situation
      """
      locations: {hallway: {clues: 1}, cellar: {clues: 3}, attic: {clues: 2}}
      """
    And Wendy is at Attic
    And the top of the encounter deck is Crawler
    When Wendy draws Crawler from the encounter deck
    Then Crawler is at <place>

    Examples:
      | where      | place   |
      | the most   | Cellar  |
      | the fewest | Hallway |

  @spawn.7
  Scenario: Whoever spawns the enemy chooses among several locations
    Given the situation
      """
      locations: {study: , hallway: , cellar: }
      """
    And Roland is at Study
    And Wendy is at Study
    And the top of the encounter deck is Acolyte
    When Wendy draws Acolyte from the encounter deck
    Then it waits for Wendy
    When Wendy chooses Cellar
    Then Acolyte is at Cellar

  Rule: An ability that spawns an enemy at a location

    Background:
      Given the situation
        """
        locations: {downtown: {card: "Downtown (First Bank of Arkham)"}, easttown: }
        encounter deck: [Acolyte, Swarm of Rats]
        """

    @spawn.8
    Scenario: It overrides the enemy's own instruction
      Given Roland is at Easttown
      When Roland resolves these effects
        """
        - {spawn: {named: Acolyte, zone: encounter deck}, at: Easttown}
        """
      Then Acolyte is engaged with Roland
      And Acolyte has 1 doom

    @spawn.9
    Scenario: An enemy without an instruction spawns there too
      Given Roland is at Downtown
      When Roland resolves these effects
        """
        - {spawn: {named: Swarm of Rats, zone: encounter deck}, at: Easttown}
        """
      Then Swarm of Rats is at Easttown
      And Swarm of Rats is not engaged

    @spawn.10
    Scenario: Nowhere else if that location is not in play
      Given Roland is at Downtown
      When Roland resolves these effects
        """
        - {spawn: {named: Acolyte, zone: encounter deck}, at: Southside}
        """
      Then Acolyte is in the encounter discard pile
      And Acolyte does not enter play

  Rule: Whoever has left is not engaged

    Scenario: It spawns where it was about to, engaged with nobody
      Given the card Sidestep
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{play: {when: spawn, what: enemy, at: your location},
          do: {move to a connecting location: true}}]}
        """
      And the situation
        """
        locations: {hallway: {connects: [cellar]}, cellar: {connects: [hallway]}}
        """
      And Wendy is at the Hallway
      And Wendy has 0 resources
      And Wendy holds Sidestep
      And the top of the encounter deck is Ghoul Minion
      When Wendy draws Ghoul Minion from the encounter deck
      And Wendy plays Sidestep
      Then Wendy is at Cellar
      And Ghoul Minion is at Hallway
      And Ghoul Minion is unengaged

  Rule: What answers to its entering a location as it spawns there

    Background:
      Given the card Tripwire
        """
        {type: asset, abilities: [{forced: {when: enemy enters, what: enemy, at: Hallway}, do: {damage: 1, to: that enemy}}]}
        """
      And the card Prowler
        """
        type: enemy
        fight: 2
        evade: 2
        health: 2
        spawn: Hallway
        abilities: [{forced: {when: enemy enters, what: this, at: location}, do: {doom: 1}}]
        """
      And the situation
        """
        locations: {hallway: {connects: [cellar]}, cellar: {connects: [hallway]}}
        """
      And Wendy is at the Cellar

    @spawn.2
    Scenario Outline: It bears what befalls it then, by a reading: <reading>
      Given the reading enemy-about-to-spawn is "<reading>"
      And Wendy controls Tripwire
      And the top of the encounter deck is Acolyte
      And the card Acolyte
        """
        {type: enemy, fight: 2, evade: 2, health: 3, spawn: Hallway}
        """
      When Wendy draws Acolyte from the encounter deck
      Then Acolyte is at Hallway
      And Acolyte has <damage> damage

      Examples:
        | reading      | damage |
        | on the enemy | 1      |
        | lost         | 0      |

    @spawn.2
    Scenario Outline: And so resolves what it says itself: <reading>
      Given the reading enemy-about-to-spawn is "<reading>"
      And the top of the encounter deck is Prowler
      When Wendy draws Prowler from the encounter deck
      Then Prowler is at Hallway
      And Prowler has <doom> doom

      Examples:
        | reading      | doom |
        | on the enemy | 1    |
        | lost         | 0    |

    Scenario: It is defeated by that as soon as it is there
      Given the card Snare
        """
        {type: asset, abilities: [{forced: {when: enemy enters, what: enemy, at: Hallway}, do: {damage: 2, to: that enemy}}]}
        """
      And Wendy controls Snare
      And the top of the encounter deck is Prowler
      When Wendy draws Prowler from the encounter deck
      And Wendy resolves Snare first
      Then Prowler enters play
      And Prowler is defeated
