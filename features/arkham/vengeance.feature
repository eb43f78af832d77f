Feature: Vengeance

  Background:
    Given every other opportunity is passed
    And the card Viper
      """
      {type: enemy, fight: 1, evade: 1, health: 2, vengeance: 1}
      """
    And the card Great Viper
      """
      {type: enemy, fight: 1, evade: 1, health: 2, vengeance: 2}
      """
    And Roland is at the Hallway
    And it is Roland's turn
    And the act is Trapped

  Rule: Overcome cards with vengeance go to the victory display

    @vengeance.8
    Scenario: An enemy, as it is defeated
      Given a Viper with 1 damage engaged with Roland
      And a Ghoul Minion with 1 damage engaged with Roland
      When Viper is dealt 1 damage
      And Ghoul Minion is dealt 1 damage
      Then Viper is in the victory display
      And viper is never discarded
      And Ghoul Minion is in the encounter discard pile
      And the victory display has 1 vengeance

    Scenario: Not one that is discarded, nor one whose text box is blank
      Given a Viper engaged with Roland
      And a Great Viper with 1 damage engaged with Roland
      When Viper is discarded
      And Roland resolves these effects
        """
        - {blank: Great Viper, until: end of the turn}
        """
      And Great Viper is dealt 1 damage
      Then Viper is in the encounter discard pile
      And Great Viper is in the encounter discard pile
      And the victory display has 0 vengeance

    @vengeance.10
    Scenario: A treachery, when it has been resolved
      Given the card Omen
        """
        type: treachery
        vengeance: 1
        abilities:
          - revelation: {test: willpower, difficulty: 3, failure: [{horror: 1}]}
        """
      And the top of the encounter deck is Omen
      When Roland draws Omen from the encounter deck
      And Roland reveals 0
      Then at ST.7, Omen is not in the victory display
      And Omen is in the victory display
      And Omen is not in the encounter discard pile

    @vengeance.9
    Scenario: A location at the end, if it is revealed and holds no clue
      Given the card Hall
        """
        {type: location, shroud: 1, vengeance: 1}
        """
      And the situation
        """
        locations:
          one: {card: Hall}
          two: {card: Hall, clues: 1}
          three: {card: Hall, unrevealed: true}
        """
      Then One is in play
      When the act instructs
        """
        - {resolution: 1}
        """
      Then One is in the victory display
      And Two is in play
      And Three is in play
      And the victory display has 1 vengeance

    @vengeance.3
    Scenario: Whatever kind of encounter card it is
      Given the card Omen
        """
        {type: treachery, vengeance: 1, abilities: [{revelation: {horror: 1, to: you}}]}
        """
      And the card Hall
        """
        {type: location, shroud: 1, vengeance: 1}
        """
      And the situation
        """
        locations: {hallway: {}, hall: {}}
        """
      And the top of the encounter deck is Omen
      And a Viper with 1 damage engaged with Roland
      When Viper is dealt 1 damage
      And Roland draws Omen from the encounter deck
      And the act instructs
        """
        - {resolution: 1}
        """
      Then Viper is in the victory display
      And Omen is in the victory display
      And Hall is in the victory display

    @vengeance.4
    Scenario: They stay there until the end of the game, and no longer
      Given a Viper with 1 damage engaged with Roland
      And the situation
        """
        mode: campaign
        encounter discard: [Ghoul Minion]
        encounter deck: []
        next scenarios:
          - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        """
      When Viper is dealt 1 damage
      And the mythos phase is played
      Then Ghoul Minion is engaged with Roland
      And Viper is in the victory display
      When the act instructs
        """
        - {resolution: 1}
        """
      Then Viper is in the victory display
      When the campaign goes on with the letter
      Then the victory display has 0 vengeance

  Rule: What vengeance is good for

    @vengeance.2 @vengeance.7
    Scenario: Only a card that refers to it finds it, each card with what it says
      Given the card Wrath of Yig
        """
        {type: treachery, abilities: [{revelation: {damage: vengeance, to: you}}]}
        """
      And the top of the encounter deck is Wrath of Yig
      And Roland has 0 damage
      And the situation
        """
        victory display: [Viper, {card: Viper, as: another viper}, Great Viper]
        """
      When a round is played
      Then the victory display has 4 vengeance
      And Roland has 4 damage

    @vengeance.5 @vengeance.11
    Scenario: It grants no experience; only victory points do
      Given the card Old Viper
        """
        {type: enemy, fight: 1, evade: 1, health: 2, vengeance: 1, victory: 1}
        """
      And the situation
        """
        mode: campaign
        """
      And an Old Viper with 1 damage engaged with Roland
      And a Great Viper with 1 damage engaged with Roland
      When Old Viper is dealt 1 damage
      And Great Viper is dealt 1 damage
      And the act instructs
        """
        - {resolution: 1}
        """
      Then the victory display is worth 1
      And the victory display has 3 vengeance
      And Roland has 1 experience
