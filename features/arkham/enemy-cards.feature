Feature: Enemy Cards

  Background:
    Given every other opportunity is passed
    And Hallway connects to Attic and Cellar

  @enemy-cards.2
  Scenario: A drawn enemy spawns where its spawn instruction says
    Given Daisy is at the Hallway
    And the situation
      """
      encounter deck: [Flesh-Eater]
      """
    When Daisy draws Flesh-Eater from the encounter deck
    Then Flesh-Eater is at Attic
    And Flesh-Eater is unengaged
    And flesh-eater does not engage daisy

  @enemy-cards.3
  Scenario: Without spawn instruction it spawns engaged with whoever drew it
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And Roland is the lead investigator
    And the situation
      """
      encounter deck: [Swarm of Rats]
      """
    When Daisy draws Swarm of Rats from the encounter deck
    Then Swarm of Rats is in Daisy's threat area
    And Swarm of Rats is engaged with Daisy

  @enemy-cards.4
  Scenario: Hunters move in the enemy phase
    Given Roland is at the Attic
    And it is nobody's turn
    And a Swarm of Rats at the Hallway
    When the investigation phase is played
    And Roland ends the turn
    Then Swarm of Rats is at Hallway
    When the enemy phase is played
    Then Swarm of Rats is at Attic

  @enemy-cards.5
  Scenario: Engaged enemies attack in the enemy phase
    Given Roland is at the Attic
    And a Ghoul Minion engaged with Roland
    And a Ghoul Minion called other at the Cellar
    When the enemy phase is played
    Then ghoul minion attacks roland once
    And Roland has 1 damage
    And Roland has 1 horror
    And other does not attack roland
