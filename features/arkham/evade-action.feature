Feature: Evade Action

  Background:
    Given every other opportunity is passed

  Rule: When and against whom

    @evade-action.1
    Scenario: Nobody takes the evade action in another investigator's turn
      Given Wendy is at the Hallway
      And Roland is at the Hallway
      And Wendy has 3 actions
      And it is Roland's turn
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Swarm of Rats
      Then it is refused by evade-action.1
      And Swarm of Rats is engaged with Wendy
      And Wendy has 3 actions
      When Roland ends the turn
      And Wendy begins the turn
      And Wendy evades Swarm of Rats
      And Wendy reveals 0
      Then Wendy has 2 actions
      And Swarm of Rats is exhausted

    @evade-action.9
    Scenario: An enemy engaged with another may be fought or engaged, but not evaded
      Given Wendy is at the Hallway
      And Roland is at the Hallway
      And it is Wendy's turn
      And a Ghoul Minion engaged with Roland
      Then Wendy may not evade Ghoul Minion by evade-action.9
      And Wendy may fight Ghoul Minion
      And Wendy may engage Ghoul Minion

    @evade-action.9
    Scenario: An unengaged enemy cannot be evaded
      Given Wendy is at the Hallway
      And an exhausted Ghoul Minion at the Hallway
      When Wendy evades Ghoul Minion
      Then it is refused by evade-action.9
      And Wendy has 3 actions

  Rule: An evasion is an agility test against the enemy's evade value

    @evade-action.2
    Scenario Outline: Agility against evade with <token>
      Given Skids is at the Hallway
      And a Swarm of Rats engaged with Skids
      When Skids evades Swarm of Rats
      And Skids reveals <token>
      Then the skill value is <value>
      And the difficulty is 3
      And the test <result>

      Examples:
        | token | value | result   |
        | -1    | 3     | succeeds |
        | -2    | 2     | fails    |

    @evade-action.3 @evade-action.7 @evade-action.8
    Scenario: Who succeeds evades the enemy: it is exhausted and no longer engaged
      Given Wendy is at the Hallway
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Swarm of Rats
      And Wendy reveals 0
      Then swarm of rats is evaded
      And Swarm of Rats is exhausted
      And Swarm of Rats is unengaged
      And Swarm of Rats is at Hallway

    @evade-action.4
    Scenario: The enemy is evaded in ST.7
      Given Wendy is at the Hallway
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Swarm of Rats
      And Wendy reveals 0
      Then at ST.7, Swarm of Rats is ready
      And at ST.7, Swarm of Rats is engaged with Wendy
      And at ST.8, Swarm of Rats is exhausted
      And at ST.8, Swarm of Rats is unengaged

    @evade-action.5
    Scenario: Who fails stays engaged
      Given Roland is at the Hallway
      And a Swarm of Rats engaged with Roland
      When Roland evades Swarm of Rats
      And Roland reveals -1
      Then the test fails
      And swarm of rats is not evaded
      And Swarm of Rats is ready
      And Swarm of Rats is engaged with Roland
      And Roland has 2 actions

  Rule: Evading automatically, and what becomes of an evaded enemy

    @evade-action.6 @evade-action.7
    Scenario: Automatically, no test is made
      Given Wendy is at the Hallway
      And Wendy controls Stray Cat
      And Wendy holds Survival Instinct
      And a Ghoul Minion engaged with Wendy
      When Wendy uses Stray Cat on Ghoul Minion
      Then ghoul minion is evaded
      And wendy does not begin a test
      And 0 tokens are revealed
      And Survival Instinct is in hand
      And Ghoul Minion is exhausted
      And Ghoul Minion is unengaged

    @evade-action.8
    Scenario: An exhausted enemy is evaded too, and does not exhaust anew
      Given Wendy is at the Hallway
      And an exhausted Ghoul Minion engaged with Wendy
      When Wendy evades Ghoul Minion
      And Wendy reveals 0
      Then ghoul minion is evaded
      And ghoul minion does not exhaust
      And Ghoul Minion is exhausted
      And Ghoul Minion is unengaged

    @evade-action.8
    Scenario: It goes to the location of the investigator with whom it was engaged
      Given the card Far Cry
        """
        type: asset
        abilities: [{free: true, do: {evade automatically: {kind: enemy, at: connecting location}}}]
        """
      And Wendy is at the Hallway
      And Hallway connects to Cellar
      And Roland is at the Cellar
      And it is Wendy's turn
      And Wendy controls Far Cry
      And a Ghoul Minion engaged with Roland
      When Wendy uses Far Cry
      Then Ghoul Minion is unengaged
      And Ghoul Minion is at Cellar

    @evade-action.8
    Scenario: An evaded enemy does not follow
      Given Wendy is at the Hallway
      And Hallway connects to Cellar
      And a Ghoul Minion engaged with Wendy
      When Wendy evades Ghoul Minion
      And Wendy reveals 0
      And Wendy moves to Cellar
      Then Wendy is at Cellar
      And Ghoul Minion is at Hallway
      And Ghoul Minion is unengaged

  Rule: An enemy that an ability has named may be elsewhere

    Scenario Outline: Wherever it is
      Given the card Snap
        """
        type: event
        cost: 0
        abilities:
          - {event: {attach: this, to: your location}}
          - reaction: {after: enemy enters, what: enemy, at: attached}
            cost: {exhaust: this}
            do: {<deed>: that enemy}
        """
      And the situation
        """
        locations:
          attic: {connects: [hallway]}
          hallway: {connects: [attic, cellar]}
          cellar: {connects: [hallway]}
        """
      And Wendy is at the Cellar
      And Wendy holds Snap
      And Wendy has 0 resources
      And it is Wendy's turn
      And a Ghoul Minion at the Hallway
      When Wendy plays Snap
      And Wendy resolves these effects
        """
        - {choose: {kind: location, named: Attic}, do: {move: chosen}}
        - {choose: {kind: location, named: Cellar}, do: {move: chosen, who: {kind: enemy, named: Ghoul Minion}}}
        """
      And Wendy uses Snap
      And Wendy reveals 0
      Then Ghoul Minion <result>

      Examples:
        | deed  | result     |
        | evade | is evaded  |
