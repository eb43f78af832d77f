Feature: Play

  Background:
    Given every other opportunity is passed

  @play.1
  Scenario: The resource cost is paid
    Given Roland is at the Study
    And Roland has 5 resources
    And Roland holds Beat Cop
    When Roland plays Beat Cop
    Then Roland has 1 resource
    And Beat Cop is in play

  @play.1
  Scenario: Without enough resources nothing is spent
    Given Roland is at the Study
    And Roland has 3 resources
    And Roland holds Beat Cop
    When Roland plays Beat Cop
    Then it is refused by play.1
    And Roland has 3 resources
    And Roland has 3 actions

  @play.3
  Scenario: A card that is not fast needs a play action
    Given Roland is at the Study
    And Roland has 5 resources
    And Roland has 0 actions
    And Roland holds Flashlight and Magnifying Glass
    Then Roland may not play Flashlight by play.3
    And Roland may play Magnifying Glass

  @play.5
  Scenario: An asset stays in the play area, an event does not
    Given Roland is at the Study
    And Roland has 5 resources
    And Roland holds Flashlight and Emergency Cache
    When Roland plays Flashlight
    And Roland plays Emergency Cache
    And Roland ends the turn
    Then Flashlight is in Roland's play area
    And Flashlight has 3 supplies
    And Emergency Cache is in Roland's discard pile

  Rule: A fast event that is played only during one's turn

    Background:
      Given the location Attic has shroud 1 and 2 clues
      And Daisy is at the Attic
      And Daisy has 5 resources
      And Daisy holds "Working a Hunch"

    @play.2
    Scenario: Its play restrictions have to be met
      Given it is nobody's turn
      And it is the enemy phase
      When the enemy phase is played
      And Daisy plays "Working a Hunch"
      Then it is refused by play.2
      And Daisy has 5 resources
      And Daisy has 0 clues

    Scenario: In one's own turn they are
      Given it is Daisy's turn
      When Daisy plays "Working a Hunch"
      Then Daisy has 1 clue

    @play.4
    Scenario: It is played in a player window and not between a token and the end of a test
      Given it is Daisy's turn
      When Daisy tests willpower (2)
      And Daisy reveals 0
      Then at ST.6, Daisy may not play "Working a Hunch" by play.4
      When the skill test is over
      And Daisy plays "Working a Hunch"
      Then Daisy has 1 clue
