Feature: Drawing Cards

  Background:
    Given every other opportunity is passed

  @drawing-cards.1
  Scenario: Cards are drawn from the top of the deck to the hand
    Given Daisy is at the Study
    And the top of Daisy's deck is Perception, Hyperawareness, Medical Texts
    When Daisy resolves these effects
      """
      draw: 2
      """
    Then Perception is in Daisy's hand
    And Hyperawareness is in Daisy's hand
    And Medical Texts is in Daisy's deck

  @drawing-cards.4
  Scenario: Cards drawn together are all drawn before any of them resolves
    Given Wendy is at the Study
    And the top of Wendy's deck is Amnesia, Guts, Perception
    When Wendy resolves these effects
      """
      draw: 3
      """
    And Wendy chooses Guts
    Then Guts is in Wendy's discard pile
    And Perception is in Wendy's hand

  @drawing-cards.2 @drawing-cards.3
  Scenario: An encounter card is drawn from the encounter deck and resolved at once
    Given Roland is at the Study
    And the top of Roland's deck is Guts
    And the top of the encounter deck is Ancient Evils, Rotting Remains
    And the card Doomsday
      """
      {type: agenda, doom: 5}
      """
    And the situation
      """
      agenda: Doomsday
      """
    When Roland resolves these effects
      """
      draw encounter cards: 1
      """
    Then Doomsday has 1 doom
    And Ancient Evils is in the encounter discard pile
    And Guts is in Roland's deck
    And Rotting Remains is in the encounter deck

  Rule: A deck that runs out

    Background:
      Given Daisy is at the Study

    @drawing-cards.5
    Scenario: The draw is completed from the reset deck
      Given Daisy's whole deck is Perception
      And Daisy's discard pile is Guts, Overpower, Knife
      When Daisy resolves these effects
        """
        draw: 3
        """
      And Knife is chosen at random
      And Guts is chosen at random
      Then Perception is in Daisy's hand
      And Knife is in Daisy's hand
      And Guts is in Daisy's hand
      And Overpower is in Daisy's deck

    @drawing-cards.7
    Scenario: An empty deck is reset before the card is drawn
      Given Daisy's deck is empty
      And Daisy's discard pile is Guts, Overpower
      When Daisy draws
      And Overpower is chosen at random
      Then Overpower is in Daisy's hand
      And Guts is in Daisy's deck

    @drawing-cards.8
    Scenario: One horror for the whole draw, when it is complete
      Given Daisy's whole deck is Perception
      And Daisy's discard pile is Guts, Overpower
      When Daisy resolves these effects
        """
        draw: 3
        """
      And Overpower is chosen at random
      Then Daisy has 1 horror
      And Daisy has 3 cards in hand
      And Daisy takes horror once

    Scenario: To draw the last card costs nothing
      Given Daisy's whole deck is Perception
      And Daisy's discard pile is Guts
      When Daisy draws
      Then Daisy has 0 horror
      And Guts is in Daisy's discard pile

    @drawing-cards.8
    Scenario: A deck that is said to be shuffled is no larger
      Given the situation
        """
        investigators: {daisy: {shuffled deck: [Perception], discard: [Knife]}}
        """
      When Daisy resolves these effects
        """
        draw: 2
        """
      Then Perception is in Daisy's hand
      And Knife is in Daisy's hand
      And Daisy has 1 horror

    @drawing-cards.8
    Scenario Outline: Whether a weakness among the cards comes before the horror is a matter of reading
      Given the card Voices
        """
        {type: treachery, weakness: true, abilities: [{revelation: {heal horror: 3}}]}
        """
      And the reading horror-for-a-reset-deck is "<reading>"
      And Daisy has 2 horror
      And Daisy's deck is empty
      And Daisy's discard pile is Voices
      When Daisy draws
      Then Daisy has <horror> horror
      And Daisy takes horror once

      Examples:
        | reading          | horror |
        | horror first     | 0      |
        | weaknesses first | 1      |

    Scenario Outline: With nothing left anywhere nothing is drawn
      Given the reading deck-and-discard-pile-both-empty is "<reading>"
      And Daisy's whole deck is Perception
      When Daisy resolves these effects
        """
        draw: 2
        """
      Then Perception is in Daisy's hand
      And Daisy has 1 card in hand
      And Daisy has <horror> horror

      Examples:
        | reading   | horror |
        | no horror | 0      |
        | horror    | 1      |

  @drawing-cards.6
  Scenario: As many draws in a round as one can get
    Given Daisy is at the Study
    And it is Daisy's turn
    When Daisy draws
    And Daisy draws
    And Daisy draws
    And Daisy resolves these effects
      """
      [{draw: 2}, {draw: 2}]
      """
    Then Daisy has 7 cards in hand

  @mythos-phase.13
  Scenario: The encounter card that is drawn is one of the deck, and no copy that lies elsewhere
    Given Roland is at the Attic
    And Roland faces Frozen in Fear
    And the top of the encounter deck is Frozen in Fear
    When Roland draws Frozen in Fear from the encounter deck
    Then frozen in fear 2 is in Roland's threat area

  @drawing-cards.2
  Scenario Outline: A card that lies <where> is not drawn from the encounter deck
    Given Roland is at the Attic
    And the situation also says
      """
      <there>
      """
    When Roland draws Ghoul Minion from the encounter deck
    Then it is refused
    And Ghoul Minion is <still>

    Examples:
      | where                       | there                                     | still                          |
      | engaged with somebody       | enemies: {ghoul minion: {engaged: roland}} | engaged with Roland            |
      | in the victory display      | victory display: [Ghoul Minion]           | in the victory display         |
      | in the encounter discard    | encounter discard: [Ghoul Minion]         | in the encounter discard pile  |

  Scenario: A deck of which the file names the top card alone is not empty when that has been drawn
    Given every other opportunity is passed
    And Roland is at the Attic
    And the card Gas
      """
      {type: treachery, keywords: [surge], abilities: [{revelation: {damage: 1}}]}
      """
    And the top of the encounter deck is Gas
    When Roland draws Gas from the encounter deck
    Then Roland has 1 damage
    And Gas is in the encounter discard pile

  @weakness.4
  Scenario: Who draws until so many cards are in hand draws on for a weakness that does not stay there
    Given the card Full Hand
      """
      {type: asset, abilities: [{free: true, do: {draw until: 4}}]}
      """
    And the card Bad Turn
      """
      {type: treachery, weakness: true, abilities: [{revelation: {horror: 1}}]}
      """
    And Roland controls Full Hand
    And Roland holds Guts
    And the situation also says
      """
      investigators: {roland: {deck: [Bad Turn, Perception, Overpower, Knife, Flashlight]}}
      """
    And it is Roland's turn
    When Roland uses Full Hand
    Then Roland has 4 cards in hand
    And Knife is in Roland's hand
    And Flashlight is in Roland's deck
    And Roland has 1 horror
