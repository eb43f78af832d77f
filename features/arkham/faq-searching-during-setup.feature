Feature: Searching During Setup

  Background:
    Given the card The Scholar
      """
      type: investigator
      health: 6
      sanity: 6
      abilities:
        - {reaction: {after: search, who: you}, do: {gain: 1}}
      """
    And the situation
      """
      scenario:
        name: The Library
        reference card: {type: scenario}
        locations: [Study]
        introduction: {search: {trait: Tome, zone: deck, of: each investigator}, do: {return: chosen, to: hand}}
      investigators:
        scholar: {card: The Scholar, deck: [Encyclopedia]}
      """
    And every other opportunity is passed

  @revised @faq-searching-during-setup.1
  Scenario: Abilities to searches do not hear of one that is made in setup
    Given the situation also says
      """
      investigators: {scholar: {deck: [Knife, Guts, Flashlight, Machete, Dodge, Medical Texts]}}
      """
    When Scholar draws Knife, Guts, Flashlight, Machete and Dodge
    And Scholar keeps the hand
    And Scholar chooses Encyclopedia
    And Scholar uses their own ability
    Then it is refused
    And Encyclopedia is in Scholar's hand
    And Scholar has 5 resources

  @first
  Scenario: In the first edition they hear of that, too
    Given the situation also says
      """
      investigators: {scholar: {deck: [Knife, Guts, Flashlight, Machete, Dodge, Medical Texts]}}
      """
    When Scholar draws Knife, Guts, Flashlight, Machete and Dodge
    And Scholar keeps the hand
    And Scholar chooses Encyclopedia
    And Scholar uses their own ability
    Then Scholar has 6 resources

  Scenario: They hear of the first search of the game
    Given the situation also says
      """
      investigators: {scholar: {deck: [Knife, Guts, Flashlight, Machete, Dodge, Medical Texts]}}
      """
    When Scholar draws Knife, Guts, Flashlight, Machete and Dodge
    And Scholar keeps the hand
    And Scholar chooses Encyclopedia
    And Scholar resolves these effects
      """
      {search: {trait: Tome, zone: deck}, do: {return: chosen, to: hand}}
      """
    And Scholar uses their own ability
    Then Scholar has 6 resources
