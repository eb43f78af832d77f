Feature: The Mythos Phase

  @mythos-phase.1 @lead-investigator.2
  Scenario: The Lead Investigator resolves the top card
    Given the situation
      """
      investigators: {lily: {}, silas: {sanity: 3}}
      lead: silas
      mythos deck: [A Whisper, A Quiet Night]
      cards: {A Whisper: {type: mythos, traits: [Event], does: [{lose: 1, of: sanity, whom: you}]}}
      phase: 3
      """
    When a round begins
    Then silas has 2 sanity
    And lily has 6 sanity
    And the mythos deck holds 1 mythos card

  @mythos-phase.1
  Scenario: The card is still to be drawn where the Lead Investigator is active and nothing is under way
    Given the situation
      """
      investigators: {lily: {}, silas: {sanity: 3}}
      lead: silas
      active: silas
      mythos deck: [A Whisper]
      cards: {A Whisper: {type: mythos, traits: [Event], does: [{lose: 1, of: sanity, whom: you}]}}
      phase: 3
      """
    When a round begins
    Then silas has 2 sanity
    And the mythos deck is empty

  @mythos-phase.2 @mythos-card-icons-full.1
  Scenario: The Omen comes before the surge, and the text last
    Given the situation
      """
      investigators: {lily: {health: 1}, norman: {}}
      gates: [London, Rome]
      cards:
        A Swarm:
          type: mythos
          traits: [Event]
          icons: [monster surge, advance omen]
          does: [{spawn clues: 1, at: Rome}]
      doom: 10
      """
    When the mythos card A Swarm is resolved
    And the monster drawn is Skeleton
    Then doom is 9
    And Skeleton is at London
    And doom advances before Skeleton is spawned at London
    And Skeleton is spawned at London before a clue is spawned at Rome

  @mythos-phase.3
  Scenario: Only what the card shows
    Given the situation
      """
      doom: 9
      """
    When the mythos card A Quiet Night is resolved
    Then there are 0 clues on the board
    And the omen is green

  @mythos-phase.4
  Scenario: An Event is discarded
    Given the situation
      """
      doom: 9
      """
    When the mythos card A Quiet Night is resolved
    Then A Quiet Night is in the mythos discard pile
    And A Quiet Night is not in play

  @mythos-phase.5
  Scenario: A further card is resolved in full
    Given the situation
      """
      investigators: {lily: {}}
      gates: [London]
      mythos deck: [An Echo, A Quiet Night]
      cards:
        Two Voices: {type: mythos, traits: [Event], does: [{resolve: a mythos card}]}
        An Echo: {type: mythos, traits: [Event], icons: [advance omen], does: [{lose: 1, of: health}]}
      doom: 10
      """
    When the mythos card Two Voices is resolved
    Then doom is 9
    And lily has 5 health
    And Two Voices is in the mythos discard pile

  @mythos.1 @mythos.2
  Scenario: Without a card the phase ends and the game is lost
    Given the situation
      """
      investigators: {lily: {}}
      mythos deck: [A Quiet Night]
      phase: 3
      without the sample set: true
      """
    When a round begins
    Then the game is not lost
    And the mythos deck holds 0 mythos cards
    When the game ends
    Then the game is lost

  @winning-losing-full.6 @mystery-full.1
  Scenario: A Mystery that is solved then comes first
    Given the situation
      """
      investigators: {lily: {}}
      mythos stages: []
      mystery: Seeds of Chaos
      solved mysteries: 2
      clues on the mystery: 1
      phase: 3
      """
    When the game ends
    Then the investigators have won
    And the game is not lost

  @mythos.3 @mythos.4
  Scenario: An Ongoing card stays in play until it is discarded
    Given the situation
      """
      investigators: {lily: {}}
      mythos deck: [A Quiet Night, A Quiet Night]
      without the sample set: true
      phase: 3
      """
    When the mythos card Rust and Ruin is resolved
    And the clue drawn is Rome
    And a round begins
    And a round begins
    Then Rust and Ruin is in play
    And A Quiet Night is not in play

  @mythos.5
  Scenario: A reminder in the corner calls for no Reckoning
    Given the situation
      """
      investigators: {lily: {}}
      monsters: {Warlock: Rome}
      cards: {Warlock: {type: monster, reckoning: [{advance doom: 1}]}}
      doom: 9
      """
    When the mythos card Rust and Ruin is resolved
    And the clue drawn is Rome
    Then doom is 9
    And lily has 6 health

  @mythos-card-icons-full.2
  Scenario: Advance Omen
    Given the situation
      """
      gates: [San Francisco, Istanbul]
      omen: second blue
      doom: 10
      cards: {A Comet: {type: mythos, traits: [Event], icons: [advance omen]}}
      """
    When the mythos card A Comet is resolved
    Then the omen is green
    And doom is 8

  @mythos-card-icons-full.3
  Scenario: Reckoning resolves everything in play, Monsters first
    Given the situation
      """
      investigators: {lily: {}}
      monsters: {Warlock: Rome}
      ongoing mythos cards: [Rust and Ruin]
      cards:
        Dues: {type: mythos, traits: [Event], icons: [reckoning]}
        Warlock: {type: monster, reckoning: [{advance doom: 1}]}
        front of Azathoth: {type: ancient one}
      doom: 9
      """
    When the mythos card Dues is resolved
    Then doom is 8
    And lily has 5 health
    And doom advances before lily loses 1 health

  @mythos-card-icons-full.4 @reference-card.3
  Scenario: Spawn Gates
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      cards: {Rifts: {type: mythos, traits: [Event], icons: [spawn gates]}}
      """
    When the mythos card Rifts is resolved
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    Then there is 1 gate
    And the monster cup holds 33 monsters

  @mythos-card-icons-full.4 @reference-card.3
  Scenario: Two of them in a game of five
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}, jim: {}}
      cards: {Rifts: {type: mythos, traits: [Event], icons: [spawn gates]}}
      """
    When the mythos card Rifts is resolved
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    And the gate drawn is Tokyo
    And the monster drawn is Ghoul
    Then the gates are at Rome and Tokyo
    And Ghoul 2 is at Tokyo

  @mythos-card-icons-full.5 @reference-card.2
  Scenario Outline: Spawn Clues
    Given the situation
      """
      investigators: {<players>}
      cards: {Signs: {type: mythos, traits: [Event], icons: [spawn clues]}}
      """
    When the mythos card Signs is resolved
    And the clues drawn are <drawn>
    Then there are <number> clues on the board

    Examples:
      | players                         | drawn      | number |
      | lily: {}                        | Rome       | 1      |
      | lily: {}, norman: {}, silas: {} | Rome, 7    | 2      |

  @mythos-card-icons-full.6
  Scenario: Place Rumor Token
    When the mythos card The Long Night is resolved
    And the clue drawn is Rome
    Then the rumor token of The Long Night at Tunguska lies there

  @mythos-card-icons-full.7
  Scenario: Place Eldritch Tokens
    When the mythos card The Long Night is resolved
    And the clue drawn is Rome
    Then 3 eldritch tokens lie on The Long Night
    And no eldritch token of The Long Night at Tunguska lies there

  @monster-surge.5
  Scenario: A surge comes at each Gate of the current Omen
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}}
      gates: [San Francisco, Istanbul, Arkham]
      cards: {A Swarm: {type: mythos, traits: [Event], icons: [monster surge]}}
      """
    When the mythos card A Swarm is resolved
    And the monsters drawn are Ghoul, Ghoul, Skeleton, Maniac
    Then Ghoul is at San Francisco
    And Ghoul 2 is at San Francisco
    And Skeleton is at Istanbul
    And Maniac is at Istanbul
    And the monster cup holds 30 monsters

  @monster-surge.6
  Scenario: Without such a Gate one Gate is spawned, and no more Monsters
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}}
      gates: [Arkham]
      omen: blue
      cards: {A Swarm: {type: mythos, traits: [Event], icons: [monster surge]}}
      """
    When the mythos card A Swarm is resolved
    And the gate drawn is Tokyo
    And the monster drawn is Ghoul
    Then there are 2 gates
    And the monster cup holds 33 monsters

  @reference-card-full.1
  Scenario: An effect that spawns a Gate does not ask the Reference card
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}, jim: {}}
      cards:
        One Rift: {type: mythos, traits: [Event], does: [{spawn gates: 1}]}
        Rifts: {type: mythos, traits: [Event], icons: [spawn gates]}
      """
    When the mythos card One Rift is resolved
    And the gate drawn is Rome
    And the monster drawn is Ghoul
    Then there is 1 gate
    When the mythos card Rifts is resolved
    And the gate drawn is Tokyo
    And the monster drawn is Ghoul
    And the gate drawn is London
    And the monster drawn is Riot
    Then there are 3 gates
