Feature: Defeat

  Background:
    Given every other opportunity is passed

  @defeat.1
  Scenario: A location that is dealt damage is not defeated by it
    Given the card Old Shed
      """
      {type: location, shroud: 2, health: 1}
      """
    And the situation
      """
      locations: {shed: {card: Old Shed}}
      """
    And Roland is at the Shed
    When shed is dealt 1 damage by roland
    Then shed has 1 damage
    And shed is not defeated
    And Roland is at the Shed

  @defeat.2
  Scenario Outline: An investigator with as much damage as health is defeated
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy has 3 damage
    When Daisy takes <taken> damage
    Then Daisy is <state>

    Examples:
      | taken | state    |
      | 2     | defeated |
      | 4     | defeated |

  @defeat.3
  Scenario Outline: An investigator with as much horror as sanity is defeated
    Given Daisy is at the Study
    And Roland is at the Study
    And Roland has 3 horror
    When Roland takes <taken> horror
    Then Roland is <state>

    Examples:
      | taken | state    |
      | 2     | defeated |
      | 3     | defeated |

  Scenario: An investigator with less damage than health and less horror than sanity is not defeated
    Given Daisy is at the Study
    And Daisy has 3 damage
    And Daisy has 5 horror
    When Daisy takes 1 damage and 1 horror
    Then Daisy is not defeated

  @defeat.4
  Scenario: An ability defeats an investigator who is unhurt
    Given Agnes is at the Attic
    And Roland is at the Parlor
    When the agenda instructs
      """
      defeat: {kind: investigator, at: Attic}
      """
    Then Agnes is defeated
    And Roland is not defeated

  @defeat.5 @elimination.1
  Scenario: A defeated investigator is eliminated
    Given Daisy is at the Study
    And Roland is at the Study
    And it is Roland's turn
    And Daisy has 4 damage
    When Daisy takes 1 damage
    Then Daisy is defeated
    And Daisy is eliminated
    And Roland is not eliminated

  @defeat.6
  Scenario: A defeated enemy goes to the encounter discard pile
    Given Roland is at the Study
    And Ghoul Minion with 1 damage at the Study
    When Ghoul Minion is dealt 1 damage by Roland
    Then Ghoul Minion is defeated
    And Ghoul Minion is in the encounter discard pile

  @defeat.7 @health-and-damage.5
  Scenario: A defeated enemy that is a weakness goes to its owner's discard pile
    Given Roland is at the Study
    And Skids is at the Study
    And the situation
      """
      enemies: {mob enforcer: {card: Mob Enforcer, owner: skids, at: study, damage: 2}}
      """
    When Mob Enforcer is dealt 1 damage by Roland
    Then Mob Enforcer is in Skids's discard pile

  @health-and-damage.5
  Scenario: A defeated enemy with victory points goes to the victory display
    Given Roland is at the Study
    And Ghoul Priest with 4 damage at the Study
    When Ghoul Priest is dealt 1 damage by Roland
    Then Ghoul Priest is in the victory display

  @defeat.8 @defeat.10
  Scenario: An asset is defeated by damage alone, and goes to its owner's discard pile
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And the situation
      """
      investigators: {roland: {play area: [{card: Guard Dog, owner: daisy, damage: 2}]}}
      """
    When Roland takes 1 damage
    And Roland assigns 1 damage to Guard Dog
    Then Guard Dog is defeated
    And Guard Dog has 0 horror
    And Guard Dog is in Daisy's discard pile

  @defeat.9
  Scenario: An asset is defeated by horror alone
    Given Roland controls Guard Dog
    When Roland takes 1 horror
    And Roland assigns 1 horror to Guard Dog
    Then Guard Dog is defeated
    And Guard Dog is in Roland's discard pile

  Scenario Outline: An attack defeats an enemy, or something else does while it is made: Roland <does>
    Given the card Cleaver
      """
      type: asset
      abilities:
        - action: 1
          do:
            fight: enemy
            success:
              if: {amount: {happened: defeat, this: test, what: attacked enemy, by: you, of: attack}, at least: 1}
              then: {gain: 5}
      """
    And the card Spark
      """
      {type: asset, abilities: [{free: true, if: {during: test}, do: {damage: 1, to: {kind: enemy, engaged with: you}}}]}
      """
    And Swarm of Rats is engaged with Roland
    And Roland controls Cleaver and Spark
    And Roland has 0 resources
    And it is Roland's turn
    When Roland fights Swarm of Rats with Cleaver
    And Roland <does>
    And Roland reveals +1
    Then Swarm of Rats is defeated
    And Roland has <resources> resources

    Examples:
      | does       | resources |
      | passes     | 5         |
      | uses Spark | 0         |

  Rule: What has run out at one moment is defeated at one moment

    Background:
      Given every other opportunity is passed
      And it is Roland's turn
      And Roland has 5 resources
      And Roland holds Dynamite Blast

    @defeat.5
    Scenario: Whoever falls together with the enemy reacts to its defeat no more
      Given the location Study has shroud 2 and 2 clues
      And Roland is at the Study
      And Daisy is at the Attic
      And Roland has 6 damage
      And an exhausted Ghoul Minion at the Study
      When Roland plays Dynamite Blast at Study
      And Roland uses his own ability
      Then it is refused
      And Roland is eliminated
      And Ghoul Minion is discarded
      And Study has 2 clues

    @when.1
    Scenario: Before any of them is defeated all of them are there
      Given Roland is at the Attic
      And Study connects to Attic
      And the card Howler
        """
        type: enemy
        fight: 2
        evade: 2
        health: 1
        abilities:
          - forced: {when: defeat, what: this}
            do: {horror: {count: {kind: enemy, at: that location}}}
        """
      And an exhausted Ghoul Minion at the Study
      And an exhausted Howler at the Study
      When Roland plays Dynamite Blast at Study
      Then Roland has 2 horror

    @after.1
    Scenario: After they are defeated none of them is there
      Given Roland is at the Attic
      And Study connects to Attic
      And the card Requiem
        """
        type: asset
        abilities:
          - forced: {after: defeat, what: enemy}
            do: {horror: {amount: {count: {kind: enemy, at: that location}}, plus: 1}}
        """
      And Roland controls Requiem
      And an exhausted Acolyte at the Study
      And an exhausted Ghoul Minion at the Study
      When Roland plays Dynamite Blast at Study
      And Roland resolves Requiem for Ghoul Minion first
      Then requiem initiates twice
      And Roland has 2 horror

    @priority-of-simultaneous-resolution.4
    Scenario Outline: What is forced by several defeats is put in order by the lead investigator
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Daisy is the lead investigator
      And Study connects to Attic
      And the card Hoarder
        """
        {type: enemy, fight: 2, evade: 2, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {gain: 3}}]}
        """
      And the card Thief
        """
        {type: enemy, fight: 2, evade: 2, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {lose: 5}}]}
        """
      And an exhausted Hoarder at the Study
      And an exhausted Thief at the Study
      And Roland has 6 resources
      When Roland plays Dynamite Blast at Study
      And Daisy resolves <first> first
      Then Roland has <left> resources

      Examples:
        | first   | left |
        | Hoarder | 0    |
        | Thief   | 3    |

  @defeat.6
  Scenario: What is defeated leaves play, and nothing else does
    Given Roland is at the Study
    And Ghoul Minion engaged with Roland
    And Acolyte is at the Study
    When Ghoul Minion is dealt 2 damage by roland
    Then Ghoul Minion is defeated
    And Ghoul Minion leaves play
    And Ghoul Minion is defeated before Ghoul Minion leaves play
    And Acolyte does not leave play

  Scenario: A card that is removed from the game leaves play
    Given Roland is at the Study
    And Roland controls Machete
    When Machete is removed from the game
    Then Machete is removed from the game
    And Machete leaves play
    And Machete is not in play

  Scenario Outline: An investigator who is healed in time is not defeated
    Given the card Last Breath
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{play: {when: defeat, what: you}, do: {heal damage: <heals>}}]}
      """
    And Roland is at the Study
    And Roland has 8 damage
    And Roland has 0 resources
    And Roland holds Last Breath
    When Roland is dealt <dealt> damage
    And Roland plays Last Breath
    Then roland <falls> defeated

    Examples:
      | dealt | heals | falls  |
      | 1     | 1     | is not |
      | 3     | 2     | is     |

  Rule: The card by which it is defeated

    Background:
      Given the situation
        """
        cards:
          Ann:
            type: investigator
            health: 7
            sanity: 7
            skills: {willpower: 3, intellect: 3, combat: 3, agility: 3}
            abilities: [{free: true, do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}]
          Ray:
            type: asset
            traits: [Spell]
            abilities: [{action: 1, do: {fight: enemy}}]
          Wraith:
            type: enemy
            fight: 2
            evade: 2
            health: 1
            abilities:
              - forced: {when: defeat, what: this, and: {is: card used, a: {trait: Spell}}}
                do: {horror: 1, to: each investigator}
          Ghost:
            type: enemy
            fight: 2
            evade: 2
            health: 9
            abilities:
              - forced: {when: dealt, what: this, of: damage, and: {is: card used, a: {trait: Spell}}}
                do: {horror: 1, to: each investigator}
        investigators: {ann: {card: Ann, at: Study, play area: [Ray]}}
        enemies: {ghost: {card: Ghost, engaged: ann}, wraith: {card: Wraith, engaged: ann}}
        turn: ann
        chaos bag: [0]
        """

    Scenario Outline: That of the attack, and not that of what is used meanwhile: <attacked>, <meanwhile>
      When Ann uses Ray on <attacked>
      And Ann uses her own ability on <meanwhile>
      Then Ann has <horror> horror

      Examples:
        | attacked | meanwhile | horror |
        | ghost    | wraith    | 1      |
        | wraith   | ghost     | 1      |
        | ghost    | ghost     | 1      |
