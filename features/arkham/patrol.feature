Feature: Patrol

  Background:
    Given every other opportunity is passed
    And the situation
      """
      locations:
        a: {card: {type: location, name: A, shroud: 1}, connects: [b, d, e]}
        b: {card: {type: location, name: B, shroud: 1}, connects: [a, c]}
        c: {card: {type: location, name: Harbor, shroud: 1}, connects: [b, d]}
        d: {card: {type: location, name: D, shroud: 1}, connects: [a, c]}
        e: {card: {type: location, name: E, shroud: 1}, connects: [a]}
        island: {card: {type: location, name: Island, shroud: 1}}
      """
    And the card Watchman
      """
      {type: enemy, fight: 2, evade: 2, health: 2, damage: 1, patrol: Harbor}
      """
    And Roland is at Island

  Rule: A ready unengaged enemy with patrol moves towards its location in step 3.2

    @patrol.2
    Scenario: One connection in each enemy phase, until it is there
      Given a Watchman at E
      When the enemy phase is played
      Then Watchman is at A
      When the enemy phase is played
      And Roland chooses B
      Then Watchman is at B
      When the enemy phase is played
      Then Watchman is at C
      When the enemy phase is played
      Then Watchman is at C

    @patrol.2
    Scenario: Not while it is exhausted
      Given an exhausted Watchman at E
      When the enemy phase is played
      Then Watchman is at E

    @patrol.2
    Scenario: Not while it is engaged
      Given Daisy is at E
      And a Watchman engaged with Daisy
      When the enemy phase is played
      Then Watchman is at E

    Scenario: It goes past investigators, as no hunter would
      Given Daisy is at E
      And the card Quiet Watchman
        """
        {type: enemy, fight: 2, evade: 2, health: 2, damage: 1, patrol: Harbor, keywords: [aloof]}
        """
      And a Quiet Watchman at E
      When the enemy phase is played
      Then Quiet Watchman is at A

    @patrol.1
    Scenario: It is a keyword: an enemy whose text box is blank has none
      Given a Watchman at E
      And the situation also says
        """
        phase: enemy
        """
      When Roland resolves these effects
        """
        - {blank: Watchman, until: end of the phase}
        """
      And the enemy phase is played
      Then Watchman is at E
      When the enemy phase is played
      Then Watchman is at A

  Rule: More than one location fits

    @patrol.3
    Scenario Outline: The lead investigator chooses, the nearer or the farther one
      Given the card Collector
        """
        {type: enemy, fight: 2, evade: 2, health: 2, damage: 1, patrol: {kind: location, with a: clues}}
        """
      And Daisy is at Island
      And Daisy is the lead investigator
      And the situation
        """
        locations: {e: {clues: 1}, c: {clues: 1}}
        """
      And a Collector at B
      When the enemy phase is played
      Then it waits for Daisy
      When Daisy chooses <chosen>
      Then Collector is at <there>
      And Daisy decides where Collector patrols to

      Examples:
        | chosen | there |
        | C      | C     |
        | E      | A     |

    Scenario: One to which no path leads is not to be chosen
      Given the card Collector
        """
        {type: enemy, fight: 2, evade: 2, health: 2, damage: 1, patrol: {kind: location, with a: clues}}
        """
      And Daisy is at Island
      And Daisy is the lead investigator
      And the situation
        """
        locations: {e: {clues: 1}, island: {clues: 1}}
        """
      And a Collector at B
      When the enemy phase is played
      Then Collector is at A

  Rule: Where it cannot go

    @patrol.4
    Scenario: It does not move into a location that a card blocks, and goes no longer way round
      Given the card Wall
        """
        type: asset
        abilities: [{constant: this, cannot: [{deed: enter, what: B, who: enemy}]}]
        """
      And Roland controls Wall
      And the situation
        """
        locations:
          f: {card: {type: location, name: F, shroud: 1}, connects: [g, b]}
          g: {card: {type: location, name: G, shroud: 1}, connects: [d]}
        """
      And a Watchman at F
      When the enemy phase is played
      Then Watchman is at F
      When wall is discarded
      And the enemy phase is played
      Then Watchman is at B

  Rule: Several enemies move

    Scenario: The lead investigator orders hunters and patrols if it can be told
      Given the card Herald
        """
        {type: asset, abilities: [{forced: {after: engage, who: Daisy Walker}, do: {gain: 1}}]}
        """
      And Daisy is at D
      And Daisy controls Herald
      And Daisy is the lead investigator
      And a Watchman at A
      And a Swarm of Rats at A
      When the enemy phase is played
      Then it waits for Daisy
      When Daisy has Watchman move first
      And Daisy chooses B
      Then Watchman is at B
      And Swarm of Rats is at D
