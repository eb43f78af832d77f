Feature: When

  Background:
    Given every other opportunity is passed

  @when.1
  Scenario: After the card is drawn and before anything of it has resolved
    Given Roland is at the Attic
    And the card Lurking Thing
      """
      type: enemy
      fight: 2
      evade: 2
      health: 2
      abilities:
        - revelation: {horror: 1}
      """
    And the card Premonition
      """
      type: asset
      abilities:
        - {reaction: {when: draw encounter card, who: you, of: enemy}, do: {gain: 1}}
      """
    And Roland controls Premonition
    And the top of the encounter deck is Lurking Thing
    When Roland draws Lurking Thing from the encounter deck
    Then it waits for roland
    And Lurking Thing is not in play
    And Roland has 0 horror
    When Roland uses Premonition
    Then roland uses premonition before roland takes horror
    And roland takes horror before lurking thing enters play
    And Lurking Thing is engaged with Roland

  @when.2
  Scenario: The interrupted attack goes on when the ability has been resolved
    Given the card Brace
      """
      type: asset
      abilities:
        - {reaction: {when: attack, who: you}, do: {heal damage: 1}}
      """
    And Roland has 7 damage
    And Roland controls Brace
    And the card Brute
      """
      type: enemy
      fight: 2
      evade: 2
      health: 2
      damage: 2
      """
    And a Brute engaged with Roland
    When Brute attacks Roland
    And Roland uses Brace
    Then roland heals damage before roland takes damage
    And Roland has 8 damage
    And Roland is not defeated
