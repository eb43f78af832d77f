Feature: Unique

  Background:
    Given every other opportunity is passed
    And Skids is at the Study
    And Wendy is at the Study
    And Skids has 12 resources
    And Wendy has 12 resources
    And it is Skids's turn

  Rule: One instance of each unique card in play

    @unique.4
    Scenario: A second copy of a card that bears the symbol is not played
      Given Skids controls Leo De Luca
      And the card Crew
        """
        type: asset
        abilities: [{constant: you, additional slots: {Ally: 1}}]
        """
      And Skids controls Crew
      And Skids holds Leo De Luca
      When Skids plays Leo De Luca
      Then it is refused by unique.4
      And Leo De Luca is in Skids's hand
      And Skids has 12 resources

    Scenario: Of a card without the symbol any number of copies
      Given Skids controls Beat Cop
      And the card Crew
        """
        type: asset
        abilities: [{constant: you, additional slots: {Ally: 1}}]
        """
      And Skids controls Crew
      And Skids holds Beat Cop
      When Skids plays Beat Cop
      Then Skids controls Beat Cop
      And Skids controls Beat Cop 2

    @unique.2
    Scenario: Whoever controls it
      Given Skids controls Leo De Luca
      And Wendy holds Leo De Luca
      And it is Wendy's turn
      When Wendy plays Leo De Luca 2
      Then it is refused by unique.2
      And Leo De Luca 2 is in Wendy's hand
      And Wendy has 12 resources

    Scenario: In hands and discard piles there may be as many as there are
      Given Wendy holds Leo De Luca
      And Skids's discard pile is Leo De Luca
      And it is Wendy's turn
      When Wendy plays Leo De Luca
      Then Wendy controls Leo De Luca 2

    @unique.3
    Scenario: The title decides, whatever the level and the cost
      Given Skids controls Leo De Luca
      And Skids holds Leo De Luca (1)
      Then Skids may not play Leo De Luca (1) by unique.3
      When Leo De Luca is discarded
      And Skids plays Leo De Luca (1)
      Then Skids controls Leo De Luca (1)

    @unique.3
    Scenario: The title decides, whatever the cardtype and the subtitle
      Given the card Rival
        """
        {name: Leo De Luca, subname: The Double, type: asset, unique: true, cost: 0}
        """
      And Wendy controls Rival
      And Skids holds Leo De Luca
      When Skids plays Leo De Luca
      Then it is refused by unique.3

  Rule: No way into play for a second one

    Scenario Outline: It is not put into play either
      Given the card Summons
        """
        type: event
        cost: 0
        abilities: [{event: {choose: {kind: asset, trait: Ally, zone: hand}, do: {put into play: chosen}}}]
        """
      And Wendy controls Dr. Milan Christopher
      And Skids holds Summons, Beat Cop, Dr. Milan Christopher
      When <before>
      And Skids plays Summons on Dr. Milan Christopher
      Then <said>
      And Dr. Milan Christopher is in Skids's <area>

      @unique.4
      Examples: A copy is in play
        | before                  | said                      | area |
        | Skids gains 1 resources | it is refused by unique.4 | hand |

      Examples: No copy is in play
        | before                               | said                      | area      |
        | Dr. Milan Christopher 2 is discarded | it is not refused         | play area |

    @unique.4
    Scenario: An effect that names it does nothing
      Given Wendy controls Leo De Luca
      And the situation also says
        """
        set aside: [{card: Leo De Luca (1), as: younger leo}]
        """
      When Skids resolves these effects
        """
        - {take control: {named: Leo De Luca, zone: set aside}}
        - {put into play: {named: Leo De Luca, zone: set aside}}
        """
      Then Wendy controls Leo De Luca
      And younger leo is set aside
      And younger leo never enters play

    @unique.4
    Scenario: It comes into play while the costs are paid
      Given the card Doorman
        """
        type: enemy
        fight: 1
        evade: 1
        health: 3
        abilities:
          - forced: {when: attack, by: this}
            do: {take control: {named: Leo De Luca, zone: set aside}}
        """
      And a Doorman engaged with Skids
      And Skids holds Leo De Luca
      And the situation also says
        """
        set aside: [{card: Leo De Luca (1), as: younger leo}]
        """
      When Skids plays Leo De Luca
      Then Skids has 6 resources
      And Skids controls younger leo
      And Leo De Luca is in Skids's discard pile
      And leo de luca never enters play

  Rule: What encounter cards do

    Background:
      Given the card Turncoat
        """
        name: Leo De Luca
        type: enemy
        unique: true
        fight: 2
        evade: 2
        health: 3
        abilities:
          - forced: {after: enter play, what: this}
            do: {horror: {count: {kind: asset, trait: Ally, controlled by: you}}, to: you}
        """

    @unique.5 @unique.6
    Scenario: The player card makes way, at the moment at which the encounter card enters play
      Given Skids controls Leo De Luca
      And the situation also says
        """
        encounter deck: [{card: Turncoat, as: turncoat}]
        """
      When Skids draws Turncoat from the encounter deck
      Then Leo De Luca is in Skids's discard pile
      And Turncoat is engaged with Skids
      And Skids has 0 horror

    @unique.2
    Scenario: An encounter card does not make way for another
      Given an exhausted Turncoat called turncoat at the Study
      And the situation also says
        """
        encounter deck: [{card: Turncoat, as: second turncoat}]
        """
      When Wendy draws second turncoat from the encounter deck
      Then second turncoat is in the encounter discard pile
      And turncoat is at Study

    @unique.4
    Scenario: A player card does not push an encounter card out
      Given a Turncoat called turncoat engaged with Wendy
      And Skids holds Leo De Luca
      When Skids plays Leo De Luca
      Then it is refused by unique.4
      And turncoat is engaged with Wendy

  @unique.1
  Scenario: Only with the symbol
    Given Roland is at the Study
    And every other opportunity is passed
    And it is Roland's turn
    And Roland has 9 resources
    And the situation also says
      """
      investigators: {roland: {play area: [Machete, Leo De Luca], hand: [{card: Machete, as: second machete}, {card: Leo De Luca, as: second leo}]}}
      """
    When Roland plays second machete
    Then second machete is in play
    When Roland plays second leo
    Then it is refused by unique.1
