Feature: Lasting Effects

  Background:
    Given every other opportunity is passed
    And Wendy is at the Attic
    And Roland is at the Attic
    And it is Wendy's turn

  Rule: What lasts until the end of a period ends with it

    @lasting-effects.6
    Scenario: Tokens are revealed again in the next turn
      When Wendy resolves these effects
        """
        - {reveal no tokens: end of the turn}
        """
      And Wendy tests agility (4)
      Then the test succeeds
      When Wendy ends the turn
      And Wendy tests agility (4)
      And Wendy reveals -1
      Then the test fails

    Scenario Outline: What is for the next test of the turn
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, for the next: agility test<until>}
        """
      And Wendy gains 1 resources
      And Wendy ends the turn
      And Wendy tests agility (4)
      And Wendy reveals 0
      Then the skill value is <value>

      @lasting-effects.6
      Examples: The turn is over
        | until                    | value |
        | , until: end of the turn | 4     |

      @skill-tests.5
      Examples: The time is not over
        | until                     | value |
        | , until: end of the round | 6     |

    Scenario Outline: What is for an attack is over with it, whatever has come of the attack
      Given the card Shield
        """
        type: asset
        abilities:
          - reaction: {when: attack, who: you}
            do: [{modify: you, gets: {combat: 2}, until: end of the attack}, <what comes of it>]
        """
      And Roland controls Shield
      And a Swarm of Rats engaged with Roland
      When Swarm of Rats attacks Roland
      And Roland uses Shield
      Then roland's combat is 4
      And Roland has <damage> damage

      @lasting-effects.6
      Examples: It is made, cancelled, replaced, or the attacker is defeated
        | what comes of it                 | damage |
        | {gain: 1}                        | 1      |
        | {cancel: true}                   | 0      |
        | {instead: [{gain: 1}]}           | 0      |
        | {damage: 1, to: attacking enemy} | 0      |

    Scenario Outline: What is for the next card of the turn
      Given Wendy holds Knife, Flashlight
      And Wendy has 9 resources
      When Wendy resolves these effects
        """
        - {modify: {kind: asset, zone: hand}, gets: {cost: -1}, for the next: card played<until>}
        """
      Then flashlight's cost is 1
      When <meanwhile>
      Then flashlight's cost is <cost>

      Examples:
        | until                    | meanwhile           | cost |
        |                          | Wendy ends the turn | 1    |
        | , until: end of the turn | Wendy ends the turn | 2    |
        | , until: end of the turn | Wendy plays Knife   | 2    |

    @lasting-effects.6
    Scenario: No turn outlasts its phase
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the turn}
        """
      And the investigation phase ends
      Then wendy's agility is 4

    Scenario: Before abilities to the end of the turn
      Given the card Reckoning
        """
        type: asset
        abilities:
          - forced: {at: end turn, who: you}
            do: {gain: {value: agility, of: you}}
        """
      And Wendy controls Reckoning
      And Wendy has 0 resources
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the turn}
        """
      And Wendy ends the turn
      Then Wendy has 4 resources

    @lasting-effects.7
    Scenario: Before what is due at the end of the phase
      Given the card Knell
        """
        {type: treachery, abilities: [{forced: {at: end phase, of: investigation}, do: {gain: {value: willpower, of: you}}}]}
        """
      And Wendy has 0 resources
      And the situation also says
        """
        investigators: {wendy: {threat area: [Knell]}}
        """
      When Wendy resolves these effects
        """
        - {modify: you, gets: {willpower: 2}, until: end of the phase}
        """
      And the investigation phase ends
      Then Wendy has 4 resources

    @lasting-effects.8
    Scenario: Before delayed effects of that moment
      Given Wendy has 0 resources
      When Wendy resolves these effects
        """
        - {modify: you, gets: {willpower: 2}, until: end of the phase}
        - {later: {at: end phase, of: investigation}, do: {gain: {value: willpower, of: you}}}
        """
      And the investigation phase ends
      Then Wendy has 4 resources

    @lasting-effects.9
    Scenario: It begins only within its period
      Given the card Vigour
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {modify: you, gets: {combat: 1}, until: end of the investigation phase}}]}
        """
      And Wendy holds Vigour
      And it is nobody's turn
      And it is the enemy phase
      When Wendy plays Vigour
      Then it is refused by lasting-effects.9
      And Vigour is in Wendy's hand

  Rule: What lasts goes on for its time

    @lasting-effects.1
    Scenario: For one test
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the turn}
        """
      And Wendy tests agility (4)
      And Wendy reveals 0
      Then the skill value is 6

    @lasting-effects.2 @lasting-effects.3
    Scenario: After its card has left play
      Given the card Helper
        """
        {type: asset, abilities: [{free: true, cost: {discard: this}, do: {modify: you, gets: {combat: 2}, until: end of the round}}]}
        """
      And Wendy controls Helper
      When Wendy uses Helper
      And Wendy takes a resource
      And Wendy tests combat (3)
      And Wendy reveals 0
      Then Helper is in Wendy's discard pile
      And the skill value is 3

    @lasting-effects.4
    Scenario: Not on cards that enter play afterwards
      Given an exhausted Ghoul Minion at the Attic
      And the situation also says
        """
        set aside: [{card: Ghoul Minion, as: second minion}]
        locations: {hallway: {card: Hallway}}
        """
      When Wendy resolves these effects
        """
        - {modify: enemy, gets: {fight: -1}, until: end of the round}
        - {spawn: {kind: enemy, zone: set aside}, at: Hallway}
        """
      Then second minion's fight is 2
      When Wendy fights Ghoul Minion
      And Wendy reveals 0
      Then the difficulty is 1

    @lasting-effects.5
    Scenario: Not on cards that come into the area afterwards
      Given an exhausted Ghoul Minion at the Attic
      And an exhausted Icy Ghoul at the Hallway
      When Wendy resolves these effects
        """
        - {modify: {kind: enemy, at: your location}, gets: {fight: -1}, until: end of the round}
        - {place: Icy Ghoul, at: Attic}
        """
      And Wendy fights Icy Ghoul
      And Wendy reveals 0
      Then the difficulty is 3
      When Wendy fights Ghoul Minion
      And Wendy reveals 0
      Then the difficulty is 1

  Scenario: What is for the next test of any skill
    Given every other opportunity is passed
    And Roland is at the Study
    And it is Roland's turn
    When Roland resolves these effects
      """
      - {modify: you, gets: {skill value: 2}, for the next: test, until: end of the turn}
      """
    And Roland tests willpower (1)
    And Roland reveals 0
    Then the skill value is 5
    When Roland tests intellect (1)
    And Roland reveals 0
    Then the skill value is 3

  Rule: An effect for the remainder of the game

    Scenario: It is not over with the round
      Given Wendy is at the Study
      And every other opportunity is passed
      When Wendy resolves these effects
        """
        - {modify: your location, gets: {shroud: 2}, until: end of the game}
        """
      And the upkeep phase is played
      And a new round begins
      Then study's shroud is 4

  Rule: What lasts for tests of a kind is looked at in each of them

    @modifiers.2
    Scenario Outline: A bonus while <doing> until the end of the turn
      When Wendy resolves these effects
        """
        - modify: you
          gets: {skill value: {if: {during: <doing>, by: you}, then: 3}}
          until: end of the turn
        """
      And Wendy investigates
      And Wendy reveals 0
      Then the skill value is <value>

      Examples:
        | doing       | value |
        | investigate | 6     |
        | attack      | 3     |

  Rule: No turn outlasts its phase, and no phase its round, where what comes next is told

    @lasting-effects.6
    Scenario Outline: What lasts until the <until> is over where <next>
      Given a Ghoul Minion at the Attic
      And the situation also says
        """
        agenda: "What's Going On?!"
        """
      When Wendy resolves these effects
        """
        - {modify: {kind: enemy}, gets: {fight: 2}, until: <until>}
        """
      And <next>
      Then Ghoul Minion's fight is 2

      Examples:
        | until            | next                       |
        | end of the turn  | Roland begins the turn     |
        | end of the turn  | the enemy phase is played  |
        | end of the phase | the enemy phase is played  |
        | end of the phase | the enemy phase begins     |
        | end of the round | a new round begins         |
        | end of the round | the mythos phase is played |

    @lasting-effects.1
    Scenario Outline: What lasts longer goes on where <next>
      Given a Ghoul Minion at the Attic
      When Wendy resolves these effects
        """
        - {modify: {kind: enemy}, gets: {fight: 2}, until: <until>}
        """
      And <next>
      Then Ghoul Minion's fight is 4

      Examples:
        | until            | next                      |
        | end of the phase | Roland begins the turn    |
        | end of the round | the enemy phase is played |

    @limits-and-maximums.3
    Scenario: A limit per phase is counted anew in the next phase that is told
      Given the card Bell
        """
        type: asset
        abilities: [{reaction: {after: dealt, of: damage, who: you}, limit: 1 per phase, do: {gain: 1}}]
        """
      And Wendy controls Bell
      And Wendy has 0 resources
      And a Ghoul Minion engaged with Wendy
      When Wendy takes 1 damage
      And Wendy uses Bell
      And the enemy phase is played
      And Wendy uses Bell
      Then Wendy has 2 resources

    @delayed-effects.2
    Scenario: What is due at the end of the phase comes before the next one
      Given a Ghoul Minion engaged with Wendy
      When Wendy resolves these effects
        """
        - {later: {at: end phase}, do: {damage: 2, to: {kind: enemy}}}
        """
      And the enemy phase is played
      Then Ghoul Minion is defeated
      And Wendy has 0 damage

    @investigation-phase.11
    Scenario: A turn that the file says ends first, also where nothing else was told
      Given the card Chill
        """
        {type: treachery, abilities: [{forced: {at: end turn, who: you}, do: {horror: 1, to: you}}]}
        """
      And Wendy faces Chill
      When the enemy phase is played
      Then Wendy has 1 horror

  Rule: It is about what the test was about, also when that is over

    @cannot.1
    Scenario: The enemy that was evaded does not ready
      Given the card Snare
        """
        type: event
        cost: 0
        abilities:
          - event:
              evade: enemy
              success: {cannot: ready in the upkeep phase, what: evaded enemy, until: end of the upkeep phase}
        """
      And Wendy holds Snare
      And a Ghoul Minion engaged with Wendy
      And an exhausted Icy Ghoul engaged with Wendy
      When Wendy plays Snare on Ghoul Minion
      And Wendy reveals 0
      And the upkeep phase is played
      Then Ghoul Minion is exhausted
      And Icy Ghoul is ready

    Scenario Outline: An enemy that stays ready as it is evaded engages again, unless it cannot
      Given the card Vanish
        """
        type: event
        cost: 0
        abilities: [{event: {evade: enemy, without exhausting: true<then>}}]
        """
      And Roland is at the Cellar
      And Wendy holds Vanish
      And a Ghoul Minion engaged with Wendy
      When Wendy plays Vanish
      And Wendy reveals 0
      Then Ghoul Minion is ready
      And Ghoul Minion is <engaged>

      Examples:
        | then | engaged |
        | , success: {cannot: enemy engages, what: evaded enemy, who: you, until: end of the turn} | unengaged |
        | | engaged |

    @lasting-effects.6
    Scenario: With the round the turn ends, and what lasts until its end
      Given Roland is at the Attic
      When Roland resolves these effects
        """
        - {modify: you, gets: {combat: 2}, until: end of the turn}
        """
      And the round ends
      Then Roland's combat is 4
