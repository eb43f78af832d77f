Feature: Replacing an Opening Hand

  Background:
    Given the situation
      """
      scenario: The Gathering
      investigators:
        reader:
          card: The Reader
          deck:
            Encyclopedia: 1
            Medical Texts: 1
            Old Book of Lore: 2
            Book of Shadows: 1
            The Necronomicon: 1
            Knife: 2
            Guts: 2
            Flashlight: 2
            Machete: 1
      """

  @faq-replacing-an-opening-hand.1
  Scenario: A hand that is found in the deck has one card fewer as well
    Given the card The Reader
      """
      type: investigator
      health: 6
      sanity: 6
      abilities:
        - {constant: you, get: {opening hand: -1}}
        - forced: {would: draw opening hand, who: you}
          do: {instead: {opening hand: 4, search: {trait: Tome, zone: deck}, different: true}}
      """
    When Reader chooses Encyclopedia
    And Reader chooses Old Book of Lore
    And Reader chooses Medical Texts
    And Reader keeps the hand
    Then Reader has 3 cards in hand
    And Encyclopedia is in Reader's hand
    And Knife is in Reader's deck

  @faq-replacing-an-opening-hand.2
  Scenario: Of a larger set more are drawn and more are kept
    Given the card The Reader
      """
      type: investigator
      health: 6
      sanity: 6
      abilities:
        - {constant: you, get: {opening hand: 1}}
        - forced: {would: draw opening hand, who: you}
          do: {instead: {opening hand: 4, draw: 6}}
      """
    When Reader draws Encyclopedia, Medical Texts, Machete, Knife, Guts and Flashlight
    And Reader draws Knife 2
    And Reader chooses Guts
    And Reader chooses Flashlight
    And Reader keeps the hand
    Then Reader has 5 cards in hand
    And Guts is in Reader's discard pile
    And Knife 2 is in Reader's hand

  @faq-replacing-an-opening-hand.2
  Scenario: Who begins without a hand has one card if an opening hand has one more
    Given the card The Reader
      """
      type: investigator
      health: 6
      sanity: 6
      abilities:
        - {constant: you, get: {opening hand: 1}}
        - forced: {would: draw opening hand, who: you}
          do: {instead: {opening hand: 0, draw: 0}}
      """
    When Reader draws Knife
    And Reader keeps the hand
    Then Reader has 1 card in hand
    And Knife is in Reader's hand

  Rule: Whether a hand that was found may be mulliganed is a matter of reading

    Background:
      Given the card The Reader
        """
        type: investigator
        health: 6
        sanity: 6
        abilities:
          - forced: {would: draw opening hand, who: you}
            do: {instead: {opening hand: 1, search: {trait: Tome, zone: deck}}}
        """

    Scenario: It is the opening hand
      Given the reading mulligan-of-a-found-hand is "allowed"
      When Reader chooses Encyclopedia
      And Reader mulligans Encyclopedia
      And Reader draws Machete
      Then Machete is in Reader's hand
      And Encyclopedia is in Reader's deck

    @mulligan.1
    Scenario: It has not been drawn
      Given the reading mulligan-of-a-found-hand is "refused"
      When Reader chooses Encyclopedia
      And Reader mulligans Encyclopedia
      Then it is refused by mulligan.1
      And Encyclopedia is in Reader's hand
