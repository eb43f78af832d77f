Feature: Revelation

  Background:
    Given every other opportunity is passed
    And Roland is at Study

  @revelation.2 @treachery-cards.2
  Scenario: Whoever draws the card resolves it
    Given Daisy is at Study
    And the top of the encounter deck is Rotting Remains
    When Roland draws Rotting Remains from the encounter deck
    And Roland reveals -2
    Then roland begins a willpower test
    And daisy does not begin a test
    And Roland has 2 horror

  @revelation.3
  Scenario: All revelation abilities of a card
    Given the card Two Edges
      """
      type: treachery
      abilities:
        - revelation: {damage: 1}
        - revelation: {discard: {zone: hand}, amount: 1, random: true}
      """
    And Roland holds Guts
    And the top of the encounter deck is Two Edges
    When Roland draws Two Edges from the encounter deck
    Then Roland has 1 damage
    And Guts is in Roland's discard pile

  @revelation.5 @treachery-cards.3
  Scenario: A treachery is discarded only when it has been resolved
    Given the card Echo
      """
      type: treachery
      abilities:
        - revelation: {horror: {count: {kind: treachery, zone: encounter discard}}}
      """
    And the top of the encounter deck is Echo
    When Roland draws Echo from the encounter deck
    Then Roland has 0 horror
    And Echo is in the encounter discard pile

  @revelation.6
  Scenario: A weakness that enters a hand is resolved at once
    Given the situation
      """
      investigators:
        roland:
          discard: [Cover Up]
      """
    When Roland resolves these effects
      """
      - {return: {zone: discard}, to: hand}
      """
    Then Cover Up is in Roland's threat area
    And Cover Up has 3 clues
