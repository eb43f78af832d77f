Feature: Exhaust, Exhausted

  Background:
    Given every other opportunity is passed
    And the card Tome
      """
      {type: asset, cost: 0, abilities: [{action: 1, cost: {exhaust: this}, do: {gain: 1}}]}
      """
    And Daisy is at the Study

  @exhaust-exhausted.1
  Scenario: An ability exhausts a card
    Given Daisy controls Tome
    When Daisy uses Tome
    Then tome exhausts
    And Tome is exhausted

  @exhaust-exhausted.1
  Scenario: A game step exhausts a card
    Given a Ghoul Minion engaged with Daisy
    When the enemy phase is played
    Then ghoul minion attacks daisy before ghoul minion exhausts
    And Ghoul Minion is exhausted

  @exhaust-exhausted.3
  Scenario: What was exhausted is in the exhausted state, what was merely used is not
    Given the card Alarm
      """
      type: asset
      abilities: [{free: true, do: {choose: {kind: asset, exhausted: true}, do: {ready: chosen}}}]
      """
    And Daisy controls Tome
    And Daisy controls Machete
    And Daisy controls Alarm
    And a Swarm of Rats engaged with Daisy
    Then Daisy may not use Alarm
    When Daisy fights Swarm of Rats with Machete
    And Daisy reveals auto-fail
    Then Machete is ready
    And Daisy may not use Alarm
    When Daisy uses Tome
    Then Daisy may use Alarm on Tome
    When Daisy uses Alarm on Tome
    Then Tome is ready
    And Daisy may not use Alarm

  @exhaust-exhausted.4
  Scenario: What is exhausted cannot exhaust again before it has readied
    Given Daisy controls Tome
    When Daisy uses Tome
    And Daisy uses Tome
    Then it is refused by exhaust-exhausted.4
    And Daisy has 1 resource
    And Daisy has 2 actions
    When the upkeep phase is played
    And Daisy begins the turn
    Then Daisy may use Tome

  @exhaust-exhausted.4
  Scenario: Of several that would exhaust the exhausted one does not
    Given Roland is at the Study
    And a Ghoul Minion engaged with Roland
    And an exhausted Swarm of Rats engaged with Roland
    When Roland resolves these effects
      """
      - {exhaust: enemy}
      """
    Then Ghoul Minion exhausts
    And Swarm of Rats is exhausted
