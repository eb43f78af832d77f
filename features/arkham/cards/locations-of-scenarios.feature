Feature: What locations of many scenarios say

  Background:
    Given every other opportunity is passed
    And Roland is at the Brook
    And Daisy is at the Attic
    And it is Roland's turn

  Rule: A card lies underneath a location, out of play

    Background:
      Given the card Brook
        """
        type: location
        shroud: 2
        clues: 1
        abilities:
          - free: true
            if: {amount: {tokens: clues, on: this}, at most: 0}
            limit: group 1 per game
            do: {draw card: {encounter: true, zone: underneath}}
        """
      And the card Thug
        """
        {type: enemy, fight: 2, health: 2, evade: 2, abilities: [{constant: investigator, get: {combat: -1}}]}
        """

    Scenario: It is drawn like an encounter card
      Given the situation also says
        """
        locations: {brook: {clues: 0, underneath: [Thug]}}
        """
      Then Roland's combat is 4
      When Roland uses Brook
      Then Thug is engaged with Roland
      And Roland's combat is 3

    Scenario: Only those underneath the location itself, and encounter cards alone
      Given the situation also says
        """
        locations:
          brook: {clues: 0, underneath: [{card: Knife, as: knife}]}
          attic: {underneath: [Thug]}
        """
      When Roland uses Brook
      Then it is refused by costs.13
      And Thug is not in play

  Rule: A location gets something while it is investigated

    Background:
      Given the card Brook
        """
        type: location
        shroud: 4
        clues: 1
        abilities:
          - constant: this
            while: {all: [{during: investigate, by: testing investigator}, {is: investigated location, a: this}]}
            get: {shroud: {minus: {tokens: horror, on: testing investigator}}}
        """
      And Roland has 2 horror
      And the situation also says
        """
        locations: {brook: {clues: 1}, attic: {shroud: 4, clues: 1}}
        """

    Scenario: In that test alone, by whoever makes it
      Then Brook's shroud is 4
      When Roland investigates
      Then the difficulty is 2
      When Roland reveals 0
      Then Brook's shroud is 4

    Scenario: Not while another location is investigated
      Given it is Daisy's turn
      When Daisy investigates
      Then the difficulty is 4
      And Brook's shroud is 4

  Rule: Breaches are tokens that go from one card to another

    Scenario: As many as there are
      Given the card Brook
        """
        type: location
        abilities: [{action: 1, do: {test: willpower, difficulty: 1, success:
          {move tokens: breaches, from: this, to: current act, amount: margin}}}]
        """
      And the situation also says
        """
        act: {card: {name: The Rift, type: act, clues: 9}}
        locations: {brook: {breaches: 1}}
        """
      When Roland uses Brook
      And Roland reveals 0
      Then Brook has 0 breaches
      And The Rift has 1 breach
