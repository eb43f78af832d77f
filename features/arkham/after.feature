Feature: After

  Background:
    Given every other opportunity is passed

  @after.1
  Scenario: After all steps of the drawing, the enemy is engaged
    Given Roland is at the Attic
    And the card Quick Hands
      """
      type: asset
      abilities:
        - reaction: {after: draw encounter card, who: you, of: enemy}
          do: {choose: {kind: enemy, engaged with: you}, do: {damage: 1, to: chosen}}
      """
    And Roland controls Quick Hands
    And the top of the encounter deck is Swarm of Rats
    When Roland draws Swarm of Rats from the encounter deck
    And Roland uses Quick Hands on Swarm of Rats
    Then swarm of rats engages roland before roland uses quick hands
    And Swarm of Rats is defeated
