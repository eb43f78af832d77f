Feature: Engage Action

  Background:
    Given every other opportunity is passed
    And Hallway connects to Attic

  @engage-action.1
  Scenario: In one's own turn, and in nobody else's
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And it is Daisy's turn
    And the situation
      """
      investigators: {roland: {actions: 3}}
      """
    And an exhausted Ghoul Minion at the Hallway
    When Roland engages Ghoul Minion
    Then it is refused by engage-action.1
    And Ghoul Minion is unengaged
    When Daisy ends the turn
    And Roland begins the turn
    And Roland engages Ghoul Minion
    Then Ghoul Minion is engaged with Roland
    And Roland has 2 actions

  @engage-action.2
  Scenario: The enemy is placed in the threat area, without a test
    Given Roland is at the Hallway
    And an exhausted Ghoul Minion at the Hallway
    When Roland engages Ghoul Minion
    Then Ghoul Minion is in Roland's threat area
    And Ghoul Minion is engaged with Roland
    And roland does not begin a test
    And 0 tokens are revealed
    And Roland has 2 actions

  @engage-action.3
  Scenario: Only an enemy at one's own location
    Given Roland is at the Hallway
    And a Ghoul Minion at the Attic
    When Roland engages Ghoul Minion
    Then it is refused by engage-action.3
    And Roland has 3 actions

  @engage-action.4
  Scenario: One that is engaged with another at the same location
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And it is Roland's turn
    And a Swarm of Rats engaged with Daisy
    When Roland engages Swarm of Rats
    Then Swarm of Rats is engaged with Roland

  @engage-action.3
  Scenario: Not one that is engaged with another elsewhere
    Given Roland is at the Hallway
    And Daisy is at the Attic
    And it is Roland's turn
    And a Swarm of Rats engaged with Daisy
    Then Roland may not engage Swarm of Rats by engage-action.3

  @engage-action.5
  Scenario: It leaves the other at the same moment
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And Wendy is at the Hallway
    And it is Roland's turn
    And a Ghoul Minion engaged with Daisy
    When Roland engages Ghoul Minion
    Then Ghoul Minion is in Roland's threat area
    And Ghoul Minion is not in Daisy's threat area
    And ghoul minion engages roland once
    And ghoul minion does not engage wendy
    And ghoul minion does not engage daisy

  @engage-action.6
  Scenario: Not one with which one is engaged already
    Given Roland is at the Hallway
    And a Ghoul Minion engaged with Roland
    When Roland engages Ghoul Minion
    Then it is refused by engage-action.6
    And Roland has 3 actions
