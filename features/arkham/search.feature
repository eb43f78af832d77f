Feature: Search

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study

  @search.1
  Scenario Outline: Every card of the searched area may be the one
    Given Daisy controls Old Book of Lore
    And the top of Daisy's deck is Guts, then Perception, then Overpower, then Medical Texts
    When Daisy uses Old Book of Lore on Daisy
    And Daisy chooses <card>
    Then <card> is in Daisy's hand
    And Medical Texts is in Daisy's deck

    Examples:
      | card       |
      | Guts       |
      | Perception |
      | Overpower  |

  @search.1
  Scenario: And no other card is seen
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, top: 3, do: {draw card: chosen}}
      """
    Given the top of Daisy's deck is Guts, then Perception, then Overpower, then Medical Texts
    Then Medical Texts is in Daisy's deck
    And daisy does not draw

  @search.4
  Scenario: A deck that has been searched as a whole is shuffled, whether the card says so or not
    Given Daisy's whole deck is Guts, Medical Texts, Overpower
    And no opportunity is passed
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, do: {return: chosen}}
      - {draw: 1}
      """
    Then it waits for Daisy
    When Overpower is chosen at random
    Then Overpower is in Daisy's hand
    And Medical Texts is in Daisy's hand
    And Guts is in Daisy's deck

  Scenario: From a deck of which only the top is known nobody knows then what is drawn
    Given the top of Daisy's deck is Guts, then Medical Texts, then Overpower
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, do: {return: chosen}}
      - {draw: 1}
      """
    Then Daisy has 2 cards in hand
    And Medical Texts is in Daisy's hand
    And Guts is in Daisy's deck
    And Overpower is in Daisy's deck

  @search.4
  Scenario: Also when there was nothing to be found
    Given Daisy's whole deck is Guts, Perception
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, do: {return: chosen}}
      - {draw: 1}
      """
    And Perception is chosen at random
    Then Perception is in Daisy's hand

  Scenario: The rest of the top cards is shuffled in only where the card says so
    Given the top of Daisy's deck is Guts, then Medical Texts, then Overpower
    And no opportunity is passed
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, top: 3, do: {draw card: chosen}}
      - {draw: 1}
      """
    Then Guts is in Daisy's hand
    And Overpower is in Daisy's deck

  @search.5
  Scenario: What is searched for must be found if it is there
    Given Daisy holds Research Librarian
    And Daisy has 2 resources
    And the top of Daisy's deck is Guts, then Medical Texts
    When Daisy plays Research Librarian
    And Daisy uses Research Librarian
    Then Medical Texts is in Daisy's hand

  @search.5
  Scenario: Of several cards that fit one is chosen, and it is not the choice to have none
    Given Daisy holds Research Librarian
    And Daisy has 2 resources
    And the top of Daisy's deck is Guts, then Medical Texts, then Encyclopedia
    When Daisy plays Research Librarian
    And Daisy uses Research Librarian
    Then it waits for Daisy
    When Daisy chooses Encyclopedia
    Then Encyclopedia is in Daisy's hand
    And Medical Texts is in Daisy's deck

  @search.6
  Scenario: The cards that are searched are still in the deck
    Given the top of Daisy's deck is Guts, then Medical Texts, then Overpower
    And Daisy has 0 resources
    When Daisy resolves these effects
      """
      - search: {trait: Tome, zone: deck}
        top: 3
        do: [{gain: {count: {kind: card, zone: deck}}}, {draw card: chosen}]
      """
    Then Daisy has 3 resources
    And Medical Texts is in Daisy's hand

  Scenario: A deck that was shuffled shows by chance what lies on top
    Given the top of Daisy's deck is Guts, then Medical Texts, then Overpower, then Perception
    When Daisy resolves these effects
      """
      - {search: {named: Guts, zone: deck}, do: {return: chosen}}
      - {search: {trait: Tome, zone: deck}, top: 2, do: {draw card: chosen}}
      - {draw: 1}
      """
    And Perception is chosen at random
    And Medical Texts is chosen at random
    Then Medical Texts is in Daisy's hand
    And Perception is in Daisy's hand
    And Overpower is in Daisy's deck

  @search.2
  Scenario: Nobody has to show what is looked at
    Given the top of Daisy's deck is Guts, then Perception, then Medical Texts
    And no opportunity is passed
    And Daisy controls Old Book of Lore
    When Daisy uses Old Book of Lore on Daisy
    And Daisy shows the searched cards
    And Daisy chooses Guts
    Then Guts is in Daisy's hand

  @revised @search.3
  Scenario: Nobody may show what is looked at
    Given the top of Daisy's deck is Guts, then Perception, then Medical Texts
    And no opportunity is passed
    And Daisy controls Old Book of Lore
    When Daisy uses Old Book of Lore on Daisy
    And Daisy shows the searched cards
    Then it is refused by search.3
    When Daisy chooses Guts
    Then Guts is in Daisy's hand

  @first @search.2
  Scenario: In the first edition whoever searches may
    Given the top of Daisy's deck is Guts, then Perception, then Medical Texts
    And no opportunity is passed
    And Daisy controls Old Book of Lore
    When Daisy uses Old Book of Lore on Daisy
    And Daisy shows the searched cards
    Then it is not refused
    When Daisy chooses Guts
    Then Guts is in Daisy's hand

  Scenario Outline: Something else is done, once the search is over, if nothing is found
    Given the top of Daisy's deck is <top>, then Perception, then Overpower
    And Daisy has 0 resources
    When Daisy resolves these effects
      """
      - {search: {trait: Tome, zone: deck}, top: 2, do: {return: chosen}, else: {gain: 1}}
      """
    Then Daisy has <resources> resources

    Examples:
      | top           | resources |
      | Medical Texts | 0         |
      | Guts          | 1         |
