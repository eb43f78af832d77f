Feature: Qualifiers

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @qualifiers.1
  Scenario: It is said of each term
    Given the card Old Map
      """
      {type: asset, unique: true, traits: [Item]}
      """
    And Daisy controls Dr. Milan Christopher, Old Map
    And Roland controls Beat Cop, Machete
    When Roland resolves these effects
      """
      - {discard: {kind: asset, unique: true, trait: [Ally, Item]}}
      """
    Then Dr. Milan Christopher is in Daisy's discard pile
    And Old Map is in Daisy's discard pile
    And Beat Cop is in play
    And Machete is in play

  Rule: So many tokens, or more

    Scenario: Those with 2 clues or more
      Given the card Envy
        """
        type: treachery
        abilities: [{revelation: {horror: 1, to: {kind: investigator, with at least: {clues: 2}}}}]
        """
      And Roland is at the Study
      And Roland has 2 clues
      And Daisy is at the Study
      And Daisy has 1 clue
      And the top of the encounter deck is Envy
      When Daisy draws Envy from the encounter deck
      Then Roland has 1 horror
      And Daisy has 0 horror

  Rule: A description may say what is so of a thing

    Scenario: Those with few cards in hand
      Given Roland is at the Study
      And Daisy is at the Study
      And Roland holds Knife and Machete
      And Daisy holds Guts
      And the card Want
        """
        type: treachery
        abilities:
          - revelation:
              horror: 1
              to:
                kind: investigator
                such that: {amount: {count: {kind: card, zone: hand, of: chosen}}, at most: 1}
        """
      And the top of the encounter deck is Want
      When Roland draws Want from the encounter deck
      Then Daisy has 1 horror
      And Roland has 0 horror
