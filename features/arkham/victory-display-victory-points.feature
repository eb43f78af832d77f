Feature: Victory Display, Victory Points

  Background:
    Given every other opportunity is passed
    And Roland
    And it is Roland's turn

  @victory-display-victory-points.2 @victory-display-victory-points.7
  Scenario: An enemy worth victory points goes to the display as it is defeated
    Given the card Keen Eye
      """
      type: asset
      abilities:
        - {forced: {after: discard}, do: {gain: 1}}
      """
    And a Flesh-Eater called eater with 3 damage engaged with Roland
    And a Ghoul Minion called minion with 1 damage engaged with Roland
    When eater is dealt 1 damage
    And minion is dealt 1 damage
    Then eater is in the victory display
    And eater enters the victory display before minion is discarded
    And minion never enters the victory display
    And the victory display is worth 1
    And minion is in the encounter discard pile

  @victory-display-victory-points.3
  Scenario: It stays there when the encounter deck runs out
    Given a Flesh-Eater called eater with 3 damage engaged with Roland
    And the situation
      """
      encounter discard: [Ghoul Minion]
      encounter deck: []
      """
    When eater is dealt 1 damage
    And the mythos phase is played
    Then eater is in the victory display
    And Ghoul Minion is engaged with Roland

  @victory-display-victory-points.4
  Scenario: The cards there do not act on the game
    Given the card Dread
      """
      type: enemy
      fight: 1
      evade: 1
      health: 1
      victory: 1
      traits: [Ghoul]
      abilities:
        - {constant: each investigator, get: {willpower: -1}}
      """
    And a Dread engaged with Roland
    Then Roland's willpower is 2
    When Dread is dealt 1 damage
    Then Roland's willpower is 3
    And Dread is in the victory display

  Scenario: What lies there counts for a card that asks for its vengeance
    Given the card Viper
      """
      {type: enemy, fight: 1, evade: 1, health: 2, vengeance: 2}
      """
    And the card Wrath of Yig
      """
      {type: treachery, abilities: [{revelation: {damage: vengeance, to: you}}]}
      """
    And a Viper engaged with Roland
    And the top of the encounter deck is Wrath of Yig
    And the situation
      """
      victory display: [{card: Viper, as: another viper}]
      """
    When Roland draws Wrath of Yig from the encounter deck
    Then Roland has 2 damage

  @victory-display-victory-points.8
  Scenario: An enemy that is discarded is not overcome
    Given an Icy Ghoul engaged with Roland
    When Icy Ghoul is discarded
    Then Icy Ghoul is in the encounter discard pile

  @victory-display-victory-points.14
  Scenario: A treachery goes to the display when it has been resolved
    Given the card Omen
      """
      type: treachery
      victory: 1
      abilities:
        - revelation: {test: willpower, difficulty: 3, failure: [{horror: 1}]}
      """
    And the top of the encounter deck is Omen
    When Roland draws Omen from the encounter deck
    And Roland reveals 0
    Then at ST.7, Omen is not in the victory display
    And Omen is not in the encounter discard pile
    And Omen is in the victory display

  Rule: Locations at the end of the scenario

    Background:
      Given the act is Trapped
      And the card Hall
        """
        type: location
        shroud: 1
        victory: 1
        """
      And the card Room
        """
        type: location
        shroud: 1
        victory: 1
        """

    @victory-display-victory-points.9 @victory-display-victory-points.10
    Scenario: Without clues they are placed in the victory display
      Given the situation
        """
        locations: {hall: {card: Hall}, room: {card: Room, clues: 1}}
        """
      When the act instructs
        """
        - {resolution: 1}
        """
      Then Hall is in the victory display
      And Room is in play

    @victory-display-victory-points.12
    Scenario: A location that is not in play is not placed there
      Given the situation
        """
        locations: {hall: {card: Hall}, room: {card: Room}}
        """
      When room is discarded
      And the act instructs
        """
        - {resolution: 1}
        """
      Then Hall is in the victory display
      And Room is not in the victory display

    @victory-display-victory-points.13
    Scenario: Until then they stay in play, and clues may come back
      Given the situation
        """
        locations: {hall: {card: Hall, clues: 1}, room: {card: Room, clues: 1}}
        """
      And Roland is at Hall
      And Roland has 1 clue
      When Roland resolves these effects
        """
        - {discover: 1, at: Hall}
        - {discover: 1, at: Room}
        """
      Then Hall is in play
      And Hall is not in the victory display
      When Roland resolves these effects
        """
        - {move tokens: clues, from: you, to: Hall}
        """
      And the act instructs
        """
        - {resolution: 1}
        """
      Then Hall is not in the victory display
      And Room is in the victory display

    @victory-display-victory-points.11
    Scenario: An unrevealed location is not placed there
      Given the situation
        """
        locations: {hall: {card: Hall}, room: {card: Room, unrevealed: true}}
        """
      When the act instructs
        """
        - {resolution: 1}
        """
      Then Hall is in the victory display
      And Room is not in the victory display

  Rule: Experience

    Background:
      Given the situation
        """
        mode: campaign
        """
      And the act is Trapped
      And Daisy
      And a Flesh-Eater called eater with 3 damage engaged with Roland
      And an Icy Ghoul called icy with 3 damage engaged with Daisy
      And a Swarm of Rats called rats engaged with Daisy

    @victory-display-victory-points.1
    Scenario: A card is worth what it says, and nothing if it says nothing
      Given Roland controls Knife
      When eater is dealt 1 damage
      And rats is dealt 1 damage
      And Roland resolves these effects
        """
        return: Knife
        to: victory display
        """
      And the act instructs
        """
        - {resolution: 1}
        """
      Then the victory display is worth 1
      And Roland has 1 experience

    @victory-display-victory-points.5 @campaign-play.7
    Scenario: All players share one victory display
      When eater is dealt 1 damage by Roland
      And icy is dealt 1 damage by Daisy
      And the act instructs
        """
        - {resolution: 1}
        """
      Then the victory display is worth 2
      And Roland has 2 experience
      And Daisy has 2 experience

    @victory-display-victory-points.6
    Scenario: Experience comes when the scenario is over
      When eater is dealt 1 damage
      Then eater is in the victory display
      And Roland has 0 experience
      When the act instructs
        """
        - {resolution: 1}
        """
      Then Roland has 1 experience
