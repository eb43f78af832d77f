Feature: Setting a game up

  Background:
    Given the situation
      """
      phase: set up
      asset deck: [Town Clerk, Bent Coin, Old Almanac, Camp Stove, Guide Dog]
      gate stack: [Rome]
      clue pool: [Tokyo]
      mystery deck: [Daemon Orbits]
      expedition encounter deck: [The Sunken Gallery]
      cards: {The Sunken Gallery: {type: expedition, space: The Amazon}}
      ancient one: Azathoth
      """

  @setup.1 @setup.14 @setup.18 @setup.10
  Scenario: The Monster cup is filled before the first Gates find their Monsters in it
    When the monster drawn is Ghoul
    Then a gate is at Rome
    And Ghoul is at Rome
    And the monster cup holds 33 monsters
    And Dunwich Horror is not in the monster cup
    And a gate is spawned at Rome before a clue is spawned at Tokyo
    And a clue is spawned at Tokyo before Daemon Orbits enters play

  @setup.2 @setup.3
  Scenario: All other Gates are in the stack, and all other Clues in the pool
    When the monster drawn is Ghoul
    Then the gate stack holds 8 gates
    And the clue pool holds 35 clues

  @setup.5
  Scenario: No two play the same
    Given the situation
      """
      investigators: {anna: , ben: }
      """
    When anna chooses to play Leo Anderson
    Then ben may not choose to play Leo Anderson by setup.5
    When ben chooses to play Lily Chen
    And the monster drawn is Ghoul
    Then anna plays Leo Anderson
    And anna is at Buenos Aires

  @setup.6 @investigator.7 @health-and-sanity.1
  Scenario: Everybody stands on the space of the sheet, with Health and Sanity
    When the monster drawn is Ghoul
    Then lily is at Shanghai
    And norman is at Arkham
    And norman has 5 health
    And norman has 7 sanity

  @setup.7 @investigator.8
  Scenario: What an investigator starts with is not in the deck any more
    Given the situation
      """
      investigators: {silas: , norman: }
      cards: {Fishing Net: {type: asset}}
      """
    When the monster drawn is Ghoul
    Then Fishing Net is in silas's possessions
    And Fishing Net is not in the asset deck

  @setup.9 @ancient-one.3 @set-aside-full.1
  Scenario: What the sheet sets aside never enters the cup
    Given the situation
      """
      ancient one: Shub-Niggurath
      """
    When the monster drawn is Zombie
    Then Ghoul is not in the monster cup
    And Dark Young is set aside
    And the monster cup holds 28 monsters

  @setup.11 @mystery.2 @ancient-one.2
  Scenario: Only what belongs to the Ancient One is used
    When the monster drawn is Ghoul
    Then Dreams of Salt is not in the mystery deck
    And Seeds of Chaos is in the mystery deck

  @setup.15 @doom-full.2
  Scenario: Doom starts where the sheet says
    When the monster drawn is Ghoul
    Then doom is 15
    And the ancient one has not awoken

  @setup.16
  Scenario: The Omen starts on green
    When the monster drawn is Ghoul
    Then the omen is green
    When the omen advances by 1
    Then the omen is blue

  @setup.17
  Scenario: The top four Assets form the reserve
    When the monster drawn is Ghoul
    Then the reserve is Town Clerk, Bent Coin, Old Almanac and Camp Stove
    And Guide Dog is in the asset deck

  @setup.19 @reference-card.1
  Scenario: As many Clues as the Reference card of that many players gives
    Given the situation
      """
      investigators: {lily: , norman: , silas: }
      clue pool: [Rome, London]
      """
    When the monster drawn is Ghoul
    Then the clues are at Tokyo and Rome

  @setup.20
  Scenario: The first Mystery enters play
    Given the situation
      """
      gate stack: [London]
      cards: {Daemon Orbits: {type: mystery, does: [{spawn gates: 1}]}}
      """
    When the monster drawn is Ghoul
    And the monster drawn is Riot
    Then the active mystery is Daemon Orbits
    And a gate is at London
    And Riot is at London

  @mythos-deck.1 @mythos-deck.2 @mythos-deck.3 @setup.21
  Scenario: Each stage has so many cards of each colour, and stage I is on top
    Given the situation
      """
      ancient one: Cthulhu
      without the sample set: true
      cards:
        Green Lamp: {type: mythos, colour: green, traits: [Event]}
        Yellow Sign: {type: mythos, colour: yellow, traits: [Event]}
        Yellow Fog: {type: mythos, colour: yellow, traits: [Event]}
        Blue Smoke: {type: mythos, colour: blue, traits: [Event]}
        Blue Ruin: {type: mythos, colour: blue, traits: [Event]}
      """
    When the monster drawn is Ghoul
    Then the mythos deck holds 15 mythos cards
    When a mythos card is resolved
    And the mythos card drawn is Yellow Fog
    And a mythos card is resolved
    And the mythos card drawn is Blue Ruin
    And a mythos card is resolved
    And the mythos card drawn is Yellow Sign
    And a mythos card is resolved
    And a mythos card is resolved
    Then Blue Smoke is in the mythos discard pile
    And Green Lamp is in the mythos discard pile

  @solo-game.1
  Scenario: A game of one is played without Teamwork
    Given the situation
      """
      investigators: {lily: }
      cards: {Joint Effort: {type: asset, traits: [Teamwork]}}
      """
    When the monster drawn is Ghoul
    Then Joint Effort is not in the asset deck

  @optional-rules.4
  Scenario: A starting Rumor has its token and its effect, and no Clues
    Given the situation
      """
      starting rumor: Bad News
      cards:
        Bad News:
          type: mythos
          traits: [Ongoing, Rumor]
          space: Tunguska
          icons: [spawn clues, rumor token]
          does: [{lose: 1, of: sanity, whom: each}]
      """
    When the monster drawn is Ghoul
    Then Bad News is in play
    And the rumor token of Bad News at Tunguska lies there
    And lily has 5 sanity
    And there is 1 clue on the board

  @setup.12 @expedition-encounter.3
  Scenario: Each kind of encounter has a deck of its own, and all expeditions one
    Given the situation
      """
      cards:
        Streets: {type: america, at: {Arkham: [{gain: clue}]}}
        Canals: {type: europe, at: {Rome: [{gain: clue}]}}
      """
    When the monster drawn is Ghoul
    Then Streets is in the america encounter deck
    And Streets is not in the europe encounter deck
    And Canals is in the europe encounter deck
    And Burnt Birches is in the expedition encounter deck
    And The Drowned Camp is in the expedition encounter deck

  @setup.22
  Scenario: What is limited to once in a round is not used in setup
    Given the situation
      """
      cards:
        Lily Chen: {type: sheet, does: [{when: a gate is spawned, once a round: true, does: [{gain: clue}]}]}
        Wind: {type: general, does: [{spawn gates: 1}]}
      gate stack: [Rome, London, Sydney]
      """
    When the monster drawn is Ghoul
    Then lily has 0 clues
    When norman resolves Wind
    And the monster drawn is Riot
    And norman resolves Wind
    And the monster drawn is Mummy
    Then lily has 1 clue

  @reserve-full.1
  Scenario: The reserve has four slots
    When the monster drawn is Ghoul
    Then the reserve holds 4 assets

  @using-this-reference-guide.5
  Scenario: Without any choice the difficulty is the usual one
    When the monster drawn is Ghoul
    Then the difficulty is normal
    And the mythos deck holds 16 mythos cards

  @solo-game.2
  Scenario: One player with three investigators has the Reference card and the cards of three
    Given the situation
      """
      investigators: {lily: , norman: {controlled by: lily}, silas: {controlled by: lily}}
      cards: {Joint Effort: {type: asset, traits: [Teamwork]}}
      clue pool: [Rome, London]
      """
    When the monster drawn is Ghoul
    Then Joint Effort is in the asset deck
    And there are 2 clues on the board
    And lily is the lead investigator
    And norman has 2 actions left
