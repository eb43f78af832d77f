Feature: Self-Referential Text

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @self-referential-text.1
  Scenario: The title means this card and no copy
    Given Roland is at the Attic
    And the card Zealot
      """
      {type: enemy, fight: 3, evade: 2, health: 1, keywords: [aloof], abilities: [{forced: {after: enter play, what: this}, do: {doom: 1}}]}
      """
    And the situation also says
      """
      enemies: {old zealot: {card: Zealot, at: study, doom: 1}}
      set aside: [{card: Zealot, as: new zealot}]
      """
    When Roland resolves these effects
      """
      - {spawn: {kind: enemy, zone: set aside}, at: Study}
      """
    Then new zealot has 1 doom
    And old zealot has 1 doom

  @self-referential-text.2
  Scenario: "This" means the card itself
    Given the card Curse
      """
      {type: treachery, abilities: [{action: 1, do: {discard: this}}]}
      """
    And the situation also says
      """
      investigators: {roland: {threat area: [Curse, {card: Curse, as: other curse}]}}
      """
    When Roland uses Curse
    Then Curse is in the encounter discard pile
    And other curse is in Roland's threat area
