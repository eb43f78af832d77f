Feature: Looking, searching, finding

  Background:
    Given every other opportunity is passed
    And the card Index
      """
      type: asset
      abilities:
        - {reaction: {after: search, who: you, of: deck}, do: {gain: 1}}
      """
    And the card Eyeglasses
      """
      type: asset
      abilities:
        - {reaction: {after: look, who: you, of: deck}, do: {gain: 1}}
      """
    And Daisy is at the Study
    And Daisy has 0 resources
    And Daisy controls Index, Eyeglasses, Scrying and Old Book of Lore
    And the top of Daisy's deck is Guts, then Perception, then Overpower

  @faq-looking-searching-finding.1
  Scenario: To look at cards is not to search
    When Daisy uses Scrying
    And Daisy chooses an investigator deck
    And Daisy chooses Guts
    And Daisy chooses Perception
    And Daisy uses Index
    Then it is refused by triggering-condition.1
    And Daisy has 0 resources

  @faq-looking-searching-finding.3
  Scenario: To search is not to look at cards
    When Daisy uses Old Book of Lore on Daisy
    And Daisy chooses Guts
    And Daisy uses Eyeglasses
    Then it is refused by triggering-condition.1
    And Daisy has 0 resources

  Scenario: Each answers to its own
    When Daisy uses Old Book of Lore on Daisy
    And Daisy chooses Guts
    And Daisy uses Index
    And Daisy uses Scrying
    And Daisy chooses an investigator deck
    And Overpower is chosen at random
    And Daisy uses Eyeglasses
    And Daisy chooses Perception
    Then Daisy has 2 resources
    And Daisy uses Index before Daisy uses Eyeglasses

  @faq-looking-searching-finding.2
  Scenario: Finding a card is no search
    Given every other opportunity is passed
    And Agnes is at the Study
    And the card Lamp Spirit
      """
      {type: asset}
      """
    And the card Nose
      """
      {type: asset, abilities: [{reaction: {after: search, who: you}, do: {gain: 1}}]}
      """
    And Agnes controls Nose
    And Agnes has 0 resources
    And the situation also says
      """
      set aside: [{card: Lamp Spirit, owner: agnes}]
      """
    When Agnes resolves these effects
      """
      - {find: [{named: Lamp Spirit, zone: set aside}, {named: Lamp Spirit, zone: discard}], do: {put into play: chosen}}
      """
    And Agnes uses Nose
    Then it is refused by triggering-condition.1
    And Lamp Spirit is in play
    And Agnes has 0 resources
