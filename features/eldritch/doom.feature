Feature: Doom

  @doom.1
  Scenario: Doom advances towards 0
    Given doom is 10
    When doom advances by 2
    Then doom is 8
    And doom advances twice

  @doom.2
  Scenario: Doom retreats away from 0
    Given doom is 8
    When doom retreats by 1
    Then doom is 9

  @doom.3 @ancient-one.4
  Scenario: At 0 the Ancient One awakens, and not before
    Given the situation
      """
      ancient one: Cthulhu
      doom: 2
      """
    When doom advances by 1
    Then the ancient one has not awoken
    When doom advances by 1
    Then the ancient one has awoken
    And doom is 0

  @doom.4
  Scenario: Then Doom does not retreat
    Given the situation
      """
      ancient one: Cthulhu
      doom: 1
      """
    When doom advances by 1
    And doom retreats by 1
    Then doom is 0

  @the-ancient-one-awakens.2
  Scenario: Then Cultists have the numbers of the back of the sheet
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      ancient one: Cthulhu
      awoken: true
      monsters: {Cultist: Rome}
      phase: 2
      """
    When lily encounters Cultist
    And lily rolls 6, 1, 1, 1
    Then Cultist is at Rome
    And Cultist has lost 1 health
