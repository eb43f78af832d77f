Feature: FAQ: Treachery Subtitles

  Background:
    Given every other opportunity is passed
    And the card Cold Sweat (Fever)
      """
      {type: treachery, abilities: [{constant: you, get: {willpower: -1}}]}
      """
    And the card Cold Sweat (Chill)
      """
      {type: treachery, abilities: [{constant: you, get: {agility: -1}}]}
      """
    And the card Cold Sweat
      """
      {type: treachery, abilities: [{constant: you, get: {combat: -1}}]}
      """
    And Agnes is at the Hallway

  @faq-treachery-subtitles.1
  Scenario: The words in parentheses are not part of the title
    Given the situation
      """
      investigators: {agnes: {threat area: [Cold Sweat (Fever), Haunted]}}
      """
    When Agnes resolves these effects
      """
      - {discard: {kind: treachery, named: Cold Sweat}}
      """
    Then Cold Sweat (Fever) is in the encounter discard pile
    And Haunted is in Agnes's threat area

  @faq-treachery-subtitles.2
  Scenario: Treacheries with one title and different subtitles are copies of each other
    Given the situation
      """
      investigators: {agnes: {threat area: [Cold Sweat (Fever), Haunted, Cold Sweat (Chill)]}}
      """
    When Agnes resolves these effects
      """
      - {choose: {kind: treachery, named: Cold Sweat (Fever)}, do: {discard: {kind: treachery, copy of: chosen}}}
      """
    Then Cold Sweat (Fever) is in the encounter discard pile
    And Cold Sweat (Chill) is in the encounter discard pile
    And Haunted is in Agnes's threat area
