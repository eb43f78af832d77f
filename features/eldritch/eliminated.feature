Feature: Eliminated players

  @eliminated.1 @eliminated-full.3
  Scenario: An eliminated player chooses nobody
    Given the situation
      """
      investigators: {lily: {defeated: health, eliminated: true}, norman: {}}
      lead: norman
      phase: 3
      """
    When lily takes on Trish Scarborough
    Then it is refused by eliminated.1

  @eliminated.3
  Scenario: Whose investigator is defeated after the awakening is eliminated
    Given the situation
      """
      investigators: {lily: {health: 1}, norman: {}}
      lead: norman
      ancient one: Cthulhu
      awoken: true
      """
    When lily loses 1 health
    Then lily is eliminated

  @eliminated.4
  Scenario: One who was defeated before is not
    Given the situation
      """
      investigators: {lily: {defeated: health}, norman: {}}
      lead: norman
      ancient one: Yog-Sothoth
      doom: 1
      phase: 3
      mythos deck: [A Quiet Night]
      """
    When doom advances by 1
    And lily takes on Trish Scarborough
    And a round begins
    Then lily plays Trish Scarborough
    And lily is not eliminated

  @eliminated-full.1
  Scenario: By the other reading the awakening counts when he would choose
    Given the reading fallen-before-the-awakening is "eliminated"
    And the situation
      """
      investigators: {lily: {defeated: health}, norman: {}}
      lead: norman
      ancient one: Yog-Sothoth
      doom: 1
      phase: 3
      mythos deck: [A Quiet Night]
      """
    When doom advances by 1
    And a round begins
    Then lily is eliminated

  @doom.3
  Scenario: Nor one whose own defeat wakes the Ancient One
    Given the situation
      """
      investigators: {lily: {health: 1}, norman: {}}
      lead: norman
      ancient one: Yog-Sothoth
      doom: 1
      """
    When lily loses 1 health
    Then the ancient one has awoken
    And lily is not eliminated

  @eliminated.5
  Scenario: Whose investigator is devoured after the awakening is eliminated
    Given the situation
      """
      investigators: {jim: {}, norman: {}}
      lead: norman
      ancient one: Cthulhu
      awoken: true
      """
    When jim is devoured
    Then jim is eliminated

  @eliminated.6
  Scenario: The eliminated win with the others
    Given the situation
      """
      investigators: {lily: {defeated: health, eliminated: true}, norman: {}}
      lead: norman
      ancient one: Cthulhu
      awoken: true
      solved mysteries: 3
      """
    When the final mystery is solved
    Then the investigators have won

  @eliminated.7
  Scenario: When nobody is left the game is lost at once
    Given the situation
      """
      investigators: {lily: {defeated: health, eliminated: true}, norman: {health: 1}}
      lead: norman
      ancient one: Cthulhu
      awoken: true
      """
    When norman loses 1 health
    Then the game is lost

  @eliminated.3
  Scenario: Not as long as somebody is
    Given the situation
      """
      investigators: {lily: {health: 1}, norman: {}}
      lead: norman
      ancient one: Cthulhu
      awoken: true
      """
    When lily loses 1 health
    Then the game is not lost

  @winning-losing-full.2
  Scenario: Who wins and loses at once wins
    Given the situation
      """
      investigators: {mark: {at: Rome, health: 1}}
      ancient one: Cthulhu
      awoken: true
      solved mysteries: 3
      monsters: {Cthulhu: {at: Rome, lost health: 3}}
      phase: 2
      without the sample set: true
      """
    When mark encounters Cthulhu
    And mark rolls 6, 6
    And mark rolls 6, 1
    Then the investigators have won
    And the game is not lost

  @eliminated.7 @eliminated.2
  Scenario: With the last player who finds no investigator the game is lost
    Given the situation
      """
      investigators: {lily: {defeated: health}}
      investigators out of the game:
        - Akachi Onyele
        - Charlie Kane
        - Diana Stanley
        - Jacqueline Fine
        - Jim Culver
        - Leo Anderson
        - Lola Hayes
        - Mark Harrigan
        - Norman Withers
        - Silas Marsh
        - Trish Scarborough
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When the game ends
    Then lily is eliminated
    And the game is lost
