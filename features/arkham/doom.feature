Feature: Doom

  Background:
    Given every other opportunity is passed
    And the card First Sign
      """
      type: agenda
      doom: 3
      """
    And the card Second Sign
      """
      type: agenda
      doom: 7
      """
    And the next agenda is Second Sign
    And Roland

  @doom.3
  Scenario: The agenda advances at the check, before encounter cards are drawn
    Given the agenda is First Sign with 2 doom
    And the top of the encounter deck is Ancient Evils
    When the mythos phase is played
    Then Second Sign is the current agenda
    And Second Sign has 1 doom
    And the agenda advances before step 1.4

  @doom.4
  Scenario: Outside the check it does not advance
    Given the agenda is First Sign with 2 doom
    And the top of the encounter deck is Swarm of Rats
    When Roland resolves these effects
      """
      - {doom: 1, on: current agenda}
      """
    Then First Sign is the current agenda
    When the mythos phase is played
    Then Second Sign is the current agenda

  @doom.4
  Scenario: Unless the card says that it can cause this
    Given the agenda is First Sign with 2 doom
    When Roland resolves these effects
      """
      - {doom: 1, on: current agenda}
      - {this effect can cause the current agenda to advance: true}
      """
    Then Second Sign is the current agenda
