Feature: Then

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @then.1 @then.2
  Scenario: The one part after the other
    Given Roland has 2 resources
    When Roland resolves these effects
      """
      - {first: [{lose: 2}], then: [{gain: 3}]}
      """
    Then Roland has 3 resources

  @then.3
  Scenario: Before anything that the first part brings about
    Given the card Charm
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: damage}, do: {heal horror: 1}}]}
      """
    And Roland controls Charm
    And Roland has 4 horror
    When Roland resolves these effects
      """
      - {first: [{damage: 1}], then: [{horror: 1}]}
      """
    Then Roland is defeated

  @then.4
  Scenario: Not after a search that finds nothing
    Given Roland's whole deck is Guts, Perception
    When Roland resolves these effects
      """
      - {first: [{search: {trait: Weapon, zone: deck}, do: {return: chosen}}], then: [{damage: 1}]}
      """
    Then Roland has 0 damage

  @then.4
  Scenario: Not after damage of which some is prevented
    Given the card Mail
      """
      {type: asset, abilities: [{reaction: {when: dealt, who: you, of: effect}, do: {prevent damage: 1, to: you}}]}
      """
    And Roland controls Mail
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {first: [{damage: 2, horror: 1}], then: [{gain: 3}]}
      """
    And Roland uses Mail
    Then Roland has 1 damage
    And Roland has 0 resources

  @then.4 @cancel.1
  Scenario: Not after what is cancelled
    Given the card Dodging
      """
      {type: asset, abilities: [{reaction: {when: attack, who: you}, do: {cancel: true}}]}
      """
    And Ghoul Minion is engaged with Roland
    And Roland controls Dodging
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {first: {attacks: Ghoul Minion, who: you}, then: {gain: 3}}
      """
    And Roland uses Dodging
    Then Roland has 0 damage
    And Roland has 0 resources

  @then.4
  Scenario: Not after what comes too late
    Given the card Trapdoor
      """
      {type: asset, abilities: [{forced: {when: heal, what: Guard Dog}, do: {discard: Guard Dog}}]}
      """
    And the situation also says
      """
      investigators: {roland: {play area: [Trapdoor, {card: Guard Dog, damage: 1}], resources: 0}}
      """
    When Roland resolves these effects
      """
      - {first: {heal damage: 1, from: Guard Dog}, then: {gain: 3}}
      """
    Then Guard Dog is in Roland's discard pile
    And Roland has 0 resources

  @then.2
  Scenario: But after damage in full, whatever is prevented of what answers to it
    Given the card Echo
      """
      {type: asset, abilities: [{reaction: {when: dealt, who: you, of: effect}, do: {damage: 1, to: Daisy Walker}}]}
      """
    And the card Mail
      """
      {type: asset, abilities: [{reaction: {when: dealt, who: you, of: effect}, do: {prevent damage: 1, to: you}}]}
      """
    And Roland controls Echo
    And Daisy controls Mail
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {first: [{damage: 2, horror: 1}], then: [{gain: 3}]}
      """
    And Roland uses Echo
    And Daisy uses Mail
    Then Daisy has 0 damage
    And Roland has 2 damage
    And Roland has 3 resources

  @then.4
  Scenario Outline: Only after the whole of the first part
    Given Roland has <number> resources
    When Roland resolves these effects
      """
      - {first: [{lose: 3}], then: [{damage: 1}]}
      """
    Then Roland has 0 resources
    And Roland has <damage> damage

    Examples:
      | number | damage |
      | 2      | 0      |
