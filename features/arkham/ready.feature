Feature: Ready

  Background:
    Given every other opportunity is passed
    And the card Tome
      """
      {type: asset, cost: 0, abilities: [{action: 1, cost: {exhaust: this}, do: {gain: 1}}]}
      """

  @ready.1
  Scenario: A ready card can be exhausted to pay, an exhausted one cannot
    Given Daisy is at the Study
    And Daisy controls Tome
    Then Tome is ready
    When Daisy uses Tome
    Then Tome is exhausted
    And Daisy may not use Tome by exhaust-exhausted.4

  @ready.2
  Scenario: A card enters play ready
    Given Daisy is at the Study
    And Daisy holds Tome
    And the situation
      """
      encounter deck: [Swarm of Rats]
      """
    When Daisy plays Tome
    Then Tome is ready
    When Daisy uses Tome
    Then Daisy has 1 resource
    When Daisy draws Swarm of Rats from the encounter deck
    Then Swarm of Rats is ready
    When Daisy draws a card
    Then swarm of rats attacks daisy once

  @ready.2
  Scenario: Also when it was exhausted when it left play
    Given Daisy is at the Study
    And Daisy controls an exhausted Tome
    When Tome returns to hand
    And Daisy plays Tome
    Then Tome is ready
    And Daisy may use Tome

  @ready.3
  Scenario: Who readies is ready at once
    Given Roland is at the Study
    And an exhausted Ghoul Minion at the Study
    When Ghoul Minion is readied
    Then Ghoul Minion is ready
    And Ghoul Minion is engaged with Roland

  @ready.4
  Scenario: What is ready cannot ready
    Given Roland is at the Study
    And an exhausted Ghoul Minion engaged with Roland
    And a Swarm of Rats engaged with Roland
    And the card Awakening
      """
      {type: agenda, doom: 9, abilities: [{forced: {after: ready, what: enemy}, do: {doom: 1, on: that card}}]}
      """
    And the situation
      """
      agenda: Awakening
      """
    When Roland resolves these effects
      """
      - {ready: enemy}
      """
    Then Ghoul Minion has 1 doom
    And Swarm of Rats has 0 doom

  Scenario: In the upkeep phase only what is exhausted readies
    Given Roland is at the Study
    And an exhausted Ghoul Minion engaged with Roland
    And a Swarm of Rats engaged with Roland
    And the card Awakening
      """
      {type: agenda, doom: 9, abilities: [{forced: {after: ready, what: enemy}, do: {doom: 1, on: that card}}]}
      """
    And the situation
      """
      agenda: Awakening
      """
    When the upkeep phase is played
    Then Ghoul Minion has 1 doom
    And Swarm of Rats has 0 doom

  Rule: What readies at one moment

    @priority-of-simultaneous-resolution.4 @upkeep-phase.4
    Scenario Outline: The lead investigator puts what is forced by it in order
      Given every other opportunity is passed
      And it is nobody's turn
      And Roland is at the Study
      And Daisy is at the Study
      And Daisy is the lead investigator
      And the card Hymn
        """
        {type: asset, abilities: [{forced: {after: ready, what: this}, do: {gain: 3}}]}
        """
      And the card Toll
        """
        {type: asset, abilities: [{forced: {after: ready, what: this}, do: {lose: 9}}]}
        """
      And Roland controls an exhausted Hymn
      And Roland controls an exhausted Toll
      And Roland has 1 resource
      When the upkeep phase is played
      And Daisy resolves <first> first
      Then Roland has <left> resources

      Examples:
        | first | left |
        | Hymn  | 1    |
        | Toll  | 4    |

    @ready.3
    Scenario: A card readies whatever changes health at the same time
      Given every other opportunity is passed
      And it is nobody's turn
      And Roland is at the Study
      And the card Hale
        """
        {type: asset, abilities: [{constant: you, get: {health: 1}}]}
        """
      And the card Bell
        """
        {type: asset, abilities: [{free: true, cost: {exhaust: this}, do: {gain: 1}}]}
        """
      And Roland controls Hale
      And Roland controls Bell
      And it is Roland's turn
      When Roland uses Bell
      And the upkeep phase is played
      Then Bell is ready

  Scenario Outline: What comes in the place of readying
    Given every other opportunity is passed
    And the card Snare
      """
      type: event
      cost: 0
      abilities:
        - event: {choose: {kind: enemy, at: your location}, do: [{evade automatically: chosen}, {attach: this, to: chosen}]}
        - {forced: {when: ready, what: attached}, do: <does>}
      """
    And Roland is at the Study
    And it is Roland's turn
    And Roland holds Snare
    And Roland has 0 resources
    And a Ghoul Minion engaged with Roland
    When Roland plays Snare on Ghoul Minion
    And the upkeep phase is played
    Then Ghoul Minion is <state>

    Examples:
      | does                       | state     |
      | {cancel: true}             | exhausted |
      | {instead: {discard: this}} | exhausted |
      | {discard: this}            | ready     |
