Feature: Concealed X

  Background:
    Given every other opportunity is passed
    And the card Agent
      """
      {type: enemy, fight: 3, evade: 2, health: 2, damage: 1, concealed: 2}
      """
    And the situation
      """
      locations:
        hall: {card: {type: location, name: Hall, shroud: 2}, connects: [east, west]}
        east: {card: {type: location, name: East, shroud: 1}, connects: [hall, far]}
        west: {card: {type: location, name: West, shroud: 4}, connects: [hall]}
        far: {card: {type: location, name: Far, shroud: 4}, connects: [east]}
      """
    And Wendy is at Hall
    And it is Wendy's turn

  Rule: A concealed enemy spawns in the shadows

    Background:
      Given the top of the encounter deck is Agent
      And the situation
        """
        concealed mini cards: {decoys: 6}
        """

    @concealed-x.6
    Scenario: Not engaged, and at no location
      When Wendy draws Agent from the encounter deck
      Then Agent is in the shadows
      And Agent is in play
      And Agent is not engaged with Wendy
      And Agent is at no location

    @concealed-x.7 @concealed-x.16
    Scenario: Its mini-card and as many decoys come into play
      When Wendy draws Agent from the encounter deck
      And Wendy resolves these effects
        """
        - {horror: {count: mini-card}, to: you}
        """
      Then Wendy has 3 horror
      And Agent mini-card is not set aside
      And decoy 1 is not set aside
      And decoy 3 is set aside

    @concealed-x.9
    Scenario Outline: At the nearest locations, one each: <reading>
      Given the reading nearest-place-of-a-mini-card is "<reading>"
      When Wendy draws Agent from the encounter deck
      Then <hall> lie at Hall
      And 1 mini-card lies at East
      And 1 mini-card lies at West
      And <far> lie at Far

      Examples:
        | reading          | hall         | far          |
        | own location     | 1 mini-cards | 0 mini-cards |
        | another location | 0 mini-cards | 1 mini-cards |

    @concealed-x.9
    Scenario: As evenly as possible, and the lead investigator decides among equally near ones
      Given the card Agent
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 5}
        """
      And Roland is at Far
      And Roland is the lead investigator
      And it is Wendy's turn
      When Wendy draws Agent from the encounter deck
      Then it waits for Roland
      When Roland chooses West
      Then 2 mini-cards lie at Hall
      And 2 mini-cards lie at West
      And 1 mini-card lies at East
      And 1 mini-card lies at Far

    @concealed-x.4 @concealed-x.8
    Scenario: Nobody can tell them apart: each is the enemy's as likely as any other
      When Wendy draws Agent from the encounter deck
      And Wendy fights mini-card 1
      And Wendy reveals +1
      Then it waits for Wendy
      When Wendy exposes Agent
      Then Agent is at Hall

    @concealed-x.5
    Scenario Outline: The revealed side shows who is there: <who>
      When Wendy draws Agent from the encounter deck
      And Wendy fights mini-card 1
      And Wendy reveals +1
      And Wendy exposes <who>
      Then Agent <is> in the shadows

      Examples:
        | who     | is     |
        | Agent   | is not |
        | decoy 2 | is     |

    @concealed-x.1
    Scenario: It is a keyword: an enemy whose text box is blank has none
      Given the card Oblivion
        """
        {type: asset, abilities: [{constant: {kind: enemy}, blank: true}]}
        """
      And Wendy controls Oblivion
      And Wendy has 0 resources
      And a Ghoul Minion at Far
      When Wendy draws Agent from the encounter deck
      And Wendy resolves these effects
        """
        - {gain: {count: {kind: enemy, keyword: concealed}}}
        - {discard: Oblivion}
        - {gain: {count: {kind: enemy, keyword: concealed}}}
        """
      Then Agent is engaged with Wendy
      And Wendy has 1 resource

    @concealed-x.10
    Scenario: They are shuffled with those that lie there already
      Given the card Assassin
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 0}
        """
      And the card Spy
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 1}
        """
      And the situation
        """
        enemies: {spy: {card: Spy, in the shadows: true}}
        concealed mini cards: {decoys: 6, in play: [{of: spy, decoys: 1, at: [hall, far]}]}
        """
      When Wendy draws Agent from the encounter deck
      Then 2 mini-cards lie at Hall
      When Wendy fights mini-card 1
      And Wendy reveals +1
      And Wendy exposes Agent
      Then Agent is at Hall
      And Spy is in the shadows
      And 1 mini-card lies at Hall

  Rule: In the shadows

    Background:
      Given the situation
        """
        enemies: {agent: {card: Agent, in the shadows: true}}
        concealed mini cards: {in play: [{of: agent, decoys: 2, at: [hall, east, west]}]}
        """
      And Wendy has 0 resources

    @concealed-x.2 @concealed-x.11
    Scenario: It is in play, and at no location
      When Wendy resolves these effects
        """
        - {doom: 1, on: {kind: enemy}}
        - {gain: {count: {kind: enemy, at: your location}}}
        """
      Then Agent has 1 doom
      And Wendy has 0 resources
      And Agent is in play

    @concealed-x.12
    Scenario: It does not move
      Given the card Agent
        """
        {type: enemy, fight: 3, evade: 2, health: 2, concealed: 2, keywords: [hunter]}
        """
      When the enemy phase is played
      Then Agent is in the shadows

    @concealed-x.13
    Scenario Outline: It is the nearest enemy only if no other is at a location: <other>
      Given the situation
        """
        enemies: {ghoul: {card: Ghoul Minion, at: far}}
        """
      When ghoul <other>
      And Wendy resolves these effects
        """
        - {the nearest: {kind: enemy}, do: {doom: 1, on: chosen}}
        """
      Then Agent has <agent> doom

      Examples:
        | other         | agent |
        | is readied    | 0     |
        | is discarded  | 1     |

    @concealed-x.14
    Scenario: No player card damages it, though an encounter card does
      Given the card Bomb
        """
        {type: event, cost: 0, abilities: [{event: {damage: 1, to: {kind: enemy, engaged: with nobody}}}]}
        """
      And the card Purge
        """
        {type: treachery, abilities: [{revelation: {damage: 1, to: enemy}}]}
        """
      And Wendy holds Bomb
      And a Ghoul Minion at Far
      And the top of the encounter deck is Purge
      When Wendy plays Bomb
      Then Agent has 0 damage
      And Ghoul Minion has 1 damage
      When Wendy draws Purge from the encounter deck
      Then Agent has 1 damage

    @concealed-x.15
    Scenario: No player card makes it leave play
      Given the card Banish
        """
        {type: event, cost: 0, abilities: [{event: {discard: {kind: enemy}}}]}
        """
      And Wendy holds Banish
      And a Ghoul Minion at Far
      When Wendy plays Banish
      Then Agent is in the shadows
      And Ghoul Minion is in the encounter discard pile

  Rule: Without decoys there is nothing to be drawn

    @concealed-x.5
    Scenario: Its only mini-card is its own
      Given the situation also says
        """
        encounter deck: [Agent]
        chaos bag: [0]
        """
      When Wendy draws Agent from the encounter deck
      Then Agent is in the shadows
      And 1 mini-card lies at Hall
      When Wendy evades mini-card 1
      And Wendy reveals 0
      Then Agent is at Hall
      And Agent is not in the shadows
