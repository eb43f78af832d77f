Feature: In Play and Out of Play

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  Rule: What is in play

    @in-play-and-out-of-play.1 @in-play-and-out-of-play.5
    Scenario: Doom on cards in a play area and at a location
      Given the card Omen
        """
        {type: agenda, doom: 3, reverse: [{horror: 1, to: each investigator}]}
        """
      And the situation also says
        """
        agenda: {card: Omen, doom: 1}
        locations: {attic: {}}
        enemies: {Acolyte: {card: Acolyte, at: attic, doom: 1}}
        investigators: {roland: {resources: 0, play area: [{card: Arcane Initiate, doom: 1}]}}
        """
      When Roland resolves these effects
        """
        - {gain: doom in play}
        """
      Then Roland has 3 resources

    @in-play-and-out-of-play.2
    Scenario: The current act, and no other
      Given the card First Act
        """
        {type: act, clues: 9, abilities: [{free: true, do: {gain: 1}}]}
        """
      And the card Second Act
        """
        {type: act, clues: 9, abilities: [{free: true, do: {gain: 5}}]}
        """
      And the situation also says
        """
        act: First Act
        act deck: [Second Act]
        """
      And Roland has 0 resources
      When Roland uses First Act
      Then Roland has 1 resource
      When Roland uses Second Act
      Then it is refused by ability.2

    @in-play-and-out-of-play.3
    Scenario: The current agenda, and no other
      Given the card First Agenda
        """
        {type: agenda, doom: 9, abilities: [{constant: {kind: investigator}, get: {combat: 1}}]}
        """
      And the card Second Agenda
        """
        {type: agenda, doom: 9, abilities: [{constant: {kind: investigator}, get: {combat: 5}}]}
        """
      And the situation also says
        """
        agenda: First Agenda
        agenda deck: [Second Agenda]
        """
      When Roland tests combat (3)
      And Roland reveals 0
      Then the skill value is 5

    @in-play-and-out-of-play.4
    Scenario: Locations
      Given the situation also says
        """
        set aside: [Attic, Cellar]
        """
      When Roland resolves these effects
        """
        - {horror: {count: {kind: location}}}
        """
      Then Roland has 1 horror

    @in-play-and-out-of-play.10
    Scenario: Tokens on cards in play
      Given the situation also says
        """
        agenda: {card: "What's Going On?!", doom: 1}
        locations: {attic: {}}
        enemies: {Acolyte: {card: Acolyte, at: attic, doom: 1}}
        """
      When Roland resolves these effects
        """
        - {horror: {tokens: doom, on: {kind: enemy}}}
        """
      Then Roland has 1 horror

    @in-play-and-out-of-play.11 @faq-counting-resources.1
    Scenario: Resources in the pool, and no tokens on cards
      Given Roland has 3 resources
      And Daisy has 0 resources
      And the card Coin Jar
        """
        {type: asset, uses: {resources: 4}}
        """
      And the situation also says
        """
        investigators: {roland: {play area: [{card: Coin Jar, resources: 4}]}}
        """
      When Daisy resolves these effects
        """
        - {horror: {tokens: resources, on: {kind: investigator}}}
        """
      Then Daisy has 3 horror

  Rule: What is out of play

    Background:
      Given the card Rummage
        """
        {type: asset, abilities: [{free: true, do: {choose: {kind: asset, trait: Item}, do: [{discard: chosen}]}}]}
        """
      And Roland controls Rummage, Knife

    @in-play-and-out-of-play.6
    Scenario: A hand
      Given Roland holds Machete
      When Roland uses Rummage on Machete
      Then it is refused by in-play-and-out-of-play.6
      And Machete is in Roland's hand

    @in-play-and-out-of-play.7
    Scenario: A deck
      Given the situation also says
        """
        investigators: {roland: {deck: [Machete]}}
        """
      When Roland uses Rummage on Machete
      Then it is refused by in-play-and-out-of-play.7
      And Machete is in Roland's deck

    @in-play-and-out-of-play.7
    Scenario: The encounter deck
      Given the card Lantern
        """
        {type: asset, traits: [Item], encounter set: The Gathering}
        """
      And the situation also says
        """
        encounter deck: [Lantern]
        """
      When Roland uses Rummage on Lantern
      Then it is refused by in-play-and-out-of-play.7
      And Lantern is in the encounter deck

    @in-play-and-out-of-play.8 @set-aside.2
    Scenario: What is set aside
      Given the situation also says
        """
        set aside: [Machete]
        """
      When Roland uses Rummage on Machete
      Then it is refused by in-play-and-out-of-play.8
      When Roland uses Rummage on Knife
      Then Knife is in Roland's discard pile

    @in-play-and-out-of-play.9 @removed-from-game.2
    Scenario: What is removed from the game
      Given the situation also says
        """
        removed from game: [Machete]
        """
      When Roland uses Rummage on Machete
      Then it is refused by in-play-and-out-of-play.9
      When Roland uses Rummage on Knife
      Then Knife is in Roland's discard pile
