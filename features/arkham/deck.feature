Feature: Deck

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study
    And the card Omen
      """
      {type: treachery}
      """
    And the card Portent
      """
      {type: treachery}
      """
    And the card Sign
      """
      {type: treachery}
      """
    And the top of the encounter deck is Omen, Portent, Sign

  @deck.2
  Scenario: Cards that are looked at go back in their order
    When Daisy resolves these effects
      """
      [{look at the top: 3}, {draw encounter cards: 3}]
      """
    Then Daisy draws Omen from the encounter deck before Daisy draws Portent from the encounter deck
    And Daisy draws Portent from the encounter deck before Daisy draws Sign from the encounter deck

  @deck.2
  Scenario: Where the ability says so they go back in any order
    When Daisy resolves these effects
      """
      [{look at the top: 3, return in any order: true}, {draw encounter cards: 3}]
      """
    Then it waits for Daisy
    When Daisy chooses Sign
    And Daisy chooses Omen
    Then Daisy draws Sign from the encounter deck before Daisy draws Omen from the encounter deck
    And Daisy draws Omen from the encounter deck before Daisy draws Portent from the encounter deck

  @deck.2
  Scenario: Scrying orders the top cards of any deck
    Given Roland is at the Hallway
    And the top of Roland's deck is Knife, Guts, Perception, Overpower
    And Daisy controls Scrying
    And it is Daisy's turn
    When Daisy uses Scrying
    And Daisy chooses an investigator deck
    And Daisy chooses Roland
    And Daisy chooses Perception
    And Daisy chooses Knife
    And Roland resolves these effects
      """
      draw: 2
      """
    Then Perception is in Roland's hand
    And Knife is in Roland's hand
    And Guts is in Roland's deck
    And Scrying has 2 charges

  Scenario: Of a card that is looked at more may be said
    When Daisy resolves these effects
      """
      [{look at the top: 1, do: {return: chosen, to: bottom of deck}}, {draw encounter cards: 1}]
      """
    Then Daisy draws Portent from the encounter deck
    And Omen is in the encounter deck

  Scenario: It goes to an end of the deck in which it is, whoever looks
    Given Roland is at the Hallway
    And the top of Roland's deck is Knife, Guts
    When Daisy resolves these effects
      """
      [{look at the top: 1, of: {kind: investigator, other than: you}, do: {return: chosen, to: bottom of deck}}]
      """
    And Roland resolves these effects
      """
      draw: 1
      """
    Then Guts is in Roland's hand
    And Knife is in Roland's deck

  Scenario Outline: Something follows if such a card is among those that are looked at
    When Daisy resolves these effects
      """
      {look at the top: <number>, such: {named: Portent}, then: {horror: 1}}
      """
    Then Daisy has <horror> horror

    Examples:
      | number | horror |
      | 1      | 0      |
      | 2      | 1      |
      | 3      | 1      |

  Rule: Nobody knows the order of a shuffled deck

    Background:
      Given every other opportunity is passed
      And Roland is at the Attic
      And it is Roland's turn
      And Roland holds Dodge and Machete
      And Roland's whole deck is Knife, Guts, Perception

    @deck.2
    Scenario: What is looked at is what chance has put on top, and it stays there
      When Roland resolves these effects
        """
        [{shuffle: {kind: card, zone: hand, named: Dodge}}, {look at the top: 2, of: you}, {draw: 2}]
        """
      And Perception is chosen at random
      And Dodge is chosen at random
      Then Perception is in Roland's hand
      And Dodge is in Roland's hand
      And Knife is in Roland's deck
      And Guts is in Roland's deck

    @drawing-cards.1
    Scenario: What has been put on top since is known
      When Roland resolves these effects
        """
        - shuffle: {kind: card, zone: hand, named: Dodge}
        - return: {kind: card, zone: hand, named: Machete}
          to: top of deck
        - draw: 2
        """
      And Guts is chosen at random
      Then Machete is in Roland's hand
      And Guts is in Roland's hand
      And Dodge is in Roland's deck

    @investigator-deck.2
    Scenario: The cards discarded from its top are those that chance makes them
      When Roland resolves these effects
        """
        - shuffle: {kind: card, zone: hand, named: Dodge}
        - discard from the top: 2
        """
      And Dodge is chosen at random
      And Guts is chosen at random
      Then Dodge is in Roland's discard pile
      And Guts is in Roland's discard pile
      And Knife is in Roland's deck
      And Perception is in Roland's deck

    @drawing-cards.1
    Scenario: A card that was taken out of it and put on top is known too
      When Roland resolves these effects
        """
        - shuffle: {kind: card, zone: hand, named: Dodge}
        - return: {kind: card, zone: deck, named: Knife}
        - return: {kind: card, zone: hand, named: Knife}
          to: top of deck
        - draw: 1
        """
      Then Knife is in Roland's hand

    Scenario: A deck of the scenario that was shuffled is drawn from in no known order
      Given the situation also says
        """
        decks: {shuffled Cultist: ["\"Wolf-Man\" Drew", Ruth Turner, Victoria Devereux]}
        """
      When Roland resolves these effects
        """
        - {draw the top card of: Cultist deck}
        """
      And Roland draws Ruth Turner
      Then Ruth Turner is in the encounter discard pile
      And Victoria Devereux is not in the encounter discard pile
      And "Wolf-Man" Drew is not in the encounter discard pile
