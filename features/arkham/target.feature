Feature: Target

  Background:
    Given Roland is at the Attic
    And Roland controls Beat Cop
    And a Ghoul Minion engaged with Roland
    And a Swarm of Rats at the Attic

  @target.1
  Scenario: Nothing is chosen where no ability asks for a choice
    Then Roland may not choose Ghoul Minion by target.1
    When Roland uses Beat Cop
    Then Roland may choose Ghoul Minion
    When Roland chooses Ghoul Minion
    Then Ghoul Minion has 1 damage

  @target.2
  Scenario: Whoever uses an ability chooses its target, in a player window too
    Given Daisy is at the Attic
    And Daisy controls Hyperawareness
    And Daisy has 1 resource
    And the chaos bag holds 0
    And every other opportunity is passed
    When Roland tests willpower (2)
    And Roland uses Beat Cop
    Then Daisy may not choose Swarm of Rats by target.2
    When Roland chooses Swarm of Rats
    And Roland reveals 0
    Then Swarm of Rats is defeated
    And Ghoul Minion has 0 damage

  @target.3
  Scenario: What is named as the target has to be what the ability describes
    Given an Icy Ghoul at the Study
    When Roland uses Beat Cop on Icy Ghoul
    Then it is refused by target.3
    And Beat Cop is in play

  @target.1
  Scenario: What nothing lets anybody choose is refused with the card on which it was to be played
    Given Daisy is at the Study
    And Daisy holds Emergency Cache
    And it is Daisy's turn
    When Daisy plays Emergency Cache on Ghoul Minion
    Then it is refused by target.1
    And Emergency Cache is in Daisy's hand
    And Daisy may play Emergency Cache
