Feature: Clarification: Draw and Add to Hand

  Background:
    Given every other opportunity is passed
    And the card Archive
      """
      {type: asset, abilities: [{reaction: {after: draw, who: you, what: {kind: asset, trait: [Tome]}}, do: {gain: 1}}]}
      """
    And Daisy is at the Study
    And Daisy controls Archive
    And Daisy has 5 resources
    And it is Daisy's turn

  @faq-draw-and-add-to-hand.1
  Scenario: A Tome that is searched for and added to the hand has not been drawn
    Given the top of Daisy's deck is Medical Texts
    And Daisy holds Research Librarian
    When Daisy plays Research Librarian
    And Daisy uses Research Librarian
    And Daisy chooses Medical Texts
    Then Medical Texts is in Daisy's hand
    When Daisy uses Archive
    Then it is refused
    And Daisy has 3 resources

  Scenario: A Tome that is drawn has
    Given the top of Daisy's deck is Guts, Medical Texts
    When Daisy resolves these effects
      """
      draw: 2
      """
    And Daisy uses Archive
    Then Daisy has 6 resources

  Scenario Outline: Each card that an effect has somebody draw is one card drawn
    Given the top of Daisy's deck is Guts, Medical Texts, Knife
    When Daisy resolves these effects
      """
      draw card: {zone: deck, of: you, kind: <kind>}
      """
    And Daisy uses Archive
    Then daisy draws 1 card
    And daisy does not draw 2 cards
    And Daisy has <resources> resources

    Examples:
      | kind  | resources |
      | asset | 6         |
      | skill | 5         |

  Scenario: Another card has not been a Tome
    Given the top of Daisy's deck is Guts, Medical Texts
    When Daisy draws
    And Daisy uses Archive
    Then it is refused
    And Daisy has 5 resources

  Scenario: Nor does it matter that the Tome that is drawn has been searched for
    Given the top of Daisy's deck is Guts, Medical Texts
    And Daisy controls Old Book of Lore
    When Daisy uses Old Book of Lore on Daisy
    And Daisy chooses Medical Texts
    And Daisy uses Archive
    Then Daisy has 6 resources
