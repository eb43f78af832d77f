Feature: Investigators

  Background:
    Given every other opportunity is passed

  @investigator.1
  Scenario: The player chooses, and the sheet and the token are those of the character
    Given the situation
      """
      investigators: {sam: {investigator: Jim Culver, at: London, defeated: health}, lily: {at: London}}
      mythos deck: [A Quiet Night]
      phase: 3
      lead: lily
      """
    When sam takes on Silas Marsh
    And a round begins
    Then sam is at Sydney
    And sam has 8 health

  @investigator.5
  Scenario: A passive ability works without an action, for others as well
    Given the situation
      """
      investigators: {silas: {at: "3"}, lily: {at: "3"}}
      monsters: {Ghoul: "3"}
      cards:
        Silas Marsh: {type: sheet, does: [{additional dice: 1, of: strength, whose: those here}]}
      without the sample set: true
      phase: 2
      lead: lily
      """
    When lily encounters Ghoul
    And lily rolls 6, 1, 1, 1
    And lily rolls 6, 1, 1, 1, 1
    Then Ghoul is defeated

  @investigator.6
  Scenario: The sheet gives two maximums and five skills
    Given the situation
      """
      investigators: {lily: {health: 3}}
      """
    Then lily has at most 6 health
    And lily has at most 6 sanity
    And lily's lore is 2
    And lily's strength is 4

  Scenario: What helps its investigator alone helps nobody else on the space
    Given the situation
      """
      investigators: {lily: {at: Rome}, norman: {at: Rome, possessions: [Old Almanac, Glass Pendulum]}}
      """
    When lily tests lore
    And lily rolls 1, 1
    Then lily tests lore with 2 dice
