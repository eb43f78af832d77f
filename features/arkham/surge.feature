Feature: Surge

  Background:
    Given every other opportunity is passed
    And the card Swell
      """
      type: treachery
      keywords: [surge]
      abilities:
        - revelation: {horror: 1}
      """

  @surge.1
  Scenario: A blank card does not surge
    Given the card Hush
      """
      type: asset
      abilities:
        - {reaction: {when: draw encounter card}, do: {blank: that card, until: end of the phase}}
      """
    And Roland
    And Roland controls Hush
    And the top of the encounter deck is Swell, Swarm of Rats
    When the mythos phase is played
    And Roland uses Hush
    Then Roland has 0 horror
    And Swarm of Rats is in the encounter deck

  @surge.2
  Scenario: Also when the card is drawn outside the mythos phase
    Given Agnes
    And Roland
    And it is Agnes's turn
    And Agnes holds Drawn to the Flame
    And the top of the encounter deck is Swell, Swarm of Rats
    When Agnes plays Drawn to the Flame
    Then Swarm of Rats is engaged with Agnes

  @surge.4
  Scenario: There is no choice about it
    Given Daisy has 4 horror
    And the card Tide
      """
      type: treachery
      keywords: [surge]
      """
    And the top of the encounter deck is Tide, Rotting Remains
    When the mythos phase is played
    And Daisy reveals 0
    Then Daisy begins a willpower test

  @surge.5
  Scenario: A card that gains surge while it is resolved
    Given Skids has no clues
    And the top of the encounter deck is False Lead, Swarm of Rats
    When the mythos phase is played
    Then Swarm of Rats is engaged with Skids

  Scenario: A card that does not gain surge
    Given Skids has 1 clue
    And the top of the encounter deck is False Lead, Swarm of Rats
    When the mythos phase is played
    And Skids reveals +1
    Then Swarm of Rats is in the encounter deck

  @surge.3
  Scenario Outline: A constant ability gives it to <such>
    Given the card Ripple
      """
      {type: treachery, traits: [Hazard], abilities: [{revelation: {horror: 1}}]}
      """
    And the card Storm
      """
      {type: asset, abilities: [{constant: <which>, gain keywords: [surge]}]}
      """
    And Roland
    And Roland controls Storm
    And the top of the encounter deck is Ripple, Swarm of Rats
    When the mythos phase is played
    Then Roland has 1 horror
    And Swarm of Rats is engaged with Roland

    Examples:
      | such                      | which                            |
      | each copy of a card       | {named: Ripple}                  |
      | every card with its trait | {trait: Hazard, kind: treachery} |

  Scenario: And to no others
    Given the card Ripple
      """
      {type: treachery, abilities: [{revelation: {horror: 1}}]}
      """
    And the card Storm
      """
      {type: asset, abilities: [{constant: {named: Swell}, gain keywords: [surge]}]}
      """
    And Roland
    And Roland controls Storm
    And the top of the encounter deck is Ripple, Swarm of Rats
    When the mythos phase is played
    Then Roland has 1 horror
    And Swarm of Rats is in the encounter deck

  @surge.6
  Scenario: It resolves also in the course of setting up
    Given the card Tide
      """
      type: treachery
      keywords: [surge]
      abilities: [{revelation: {gain: 1}}]
      """
    And the card The Long Night
      """
      {type: agenda, doom: 3}
      """
    And the situation
      """
      phase: set-up
      scenario:
        name: The Flood
        reference card: {type: scenario}
        locations: [Study]
        encounter cards: {Tide: 1, Swarm of Rats: 1}
        instructions: {draw encounter cards: 1}
        agendas: [The Long Night]
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    When Tide is chosen at random
    Then Roland has 6 resources
    And at set-up 11, Swarm of Rats is engaged with Roland
