Feature: Guardian cards of the core set

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Roland has 5 resources

  Scenario: Roland finds something on whom he has defeated
    Given the location Study has shroud 2 and 1 clue
    And Swarm of Rats is engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland uses his own ability
    Then Roland has 1 clue

  Scenario: Where there are clues he sees clear
    Given the location Study has shroud 9 and 3 clues
    When Roland investigates
    And Roland reveals elder sign
    Then the skill value is 6

  Scenario: A shot with an automatic
    Given Roland controls .45 Automatic
    And Ghoul Minion is engaged with Roland
    When Roland fights Ghoul Minion with .45 Automatic
    And Roland reveals 0
    Then the skill value is 5
    And Ghoul Minion is defeated
    And .45 Automatic has 3 ammo

  Scenario Outline: Who trains is strong
    Given Roland controls Physical Training
    When Roland tests <skill> (3)
    And Roland uses Physical Training (<skill>)
    And Roland reveals 0
    Then the skill value is <value>

    Examples:
      | skill     | value |
      | willpower | 4     |
      | combat    | 5     |

  Scenario: A cop fights along and gives his life
    Given Roland controls Beat Cop
    And Swarm of Rats is engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals auto-fail
    Then Swarm of Rats is engaged with Roland
    And Roland's combat is 5
    When Roland uses Beat Cop on Swarm of Rats
    Then Swarm of Rats is defeated
    And Beat Cop is in Roland's discard pile

  Scenario: A better cop only gets hurt
    Given the situation also says
      """
      investigators: {roland: {play area: [{card: Beat Cop (2), as: cop}]}}
      """
    And Swarm of Rats is engaged with Roland
    When Roland tests combat (3)
    And Roland reveals 0
    Then the skill value is 5
    When Roland uses cop on Swarm of Rats
    Then Swarm of Rats is defeated
    And cop has 1 damage
    And cop is exhausted

  Scenario: The last of the supplies is used
    Given the situation also says
      """
      investigators: {roland: {damage: 2, play area: [{card: First Aid, supplies: 1}]}}
      """
    When Roland uses First Aid on Roland
    Then Roland has 1 damage
    And First Aid is in Roland's discard pile

  Scenario Outline: A machete is for one enemy at a time
    Given Roland controls Machete
    And Ghoul Minion is engaged with Roland
    And Swarm of Rats is <how> <where>
    When Roland fights Ghoul Minion with Machete
    And Roland reveals 0
    Then the skill value is 5
    And <outcome>

    Examples:
      | how          | where  | outcome                   |
      | engaged with | Roland | Ghoul Minion has 1 damage |

  Scenario: With one enemy it strikes home
    Given Roland controls Machete
    And Ghoul Minion is engaged with Roland
    When Roland fights Ghoul Minion with Machete
    And Roland reveals 0
    Then Ghoul Minion is defeated

  Scenario: A dog bites back
    Given Roland controls Guard Dog
    And Ghoul Minion is engaged with Roland
    When Roland draws
    And Roland assigns 1 damage and 1 horror to Guard Dog
    And Roland uses Guard Dog
    Then Ghoul Minion has 1 damage

  Scenario: Evidence is found on the dead
    Given Roland holds Evidence!
    And the location Study has shroud 2 and 2 clues
    And Swarm of Rats is engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland plays Evidence!
    Then Roland has 1 clue

  Scenario: An attack is dodged
    Given Roland holds Dodge
    And Ghoul Minion is engaged with Roland
    When Roland draws
    And Roland plays Dodge
    Then Roland has 0 damage

  Scenario: Dynamite spares nobody
    Given Roland holds Dynamite Blast
    And Study connects to Hallway
    And the location Hallway has shroud 1
    And Ghoul Minion is at Hallway
    When Roland plays Dynamite Blast at Hallway
    Then Ghoul Minion is defeated
    And Roland has 0 damage

  Scenario: A vicious blow
    Given Roland holds Vicious Blow
    And Ghoul Minion is engaged with Roland
    When Roland fights Ghoul Minion
    And Roland commits Vicious Blow
    And Roland reveals 0
    Then Ghoul Minion is defeated

  Scenario: There is more in the box
    Given Roland controls .45 Automatic
    And Roland holds Extra Ammunition
    When Roland plays Extra Ammunition
    Then .45 Automatic has 7 ammo

  Scenario: A badge gives authority, and time
    Given Roland controls Police Badge
    When Roland tests willpower (3)
    And Roland reveals 0
    Then the skill value is 4
    When Roland uses Police Badge
    Then Roland has 5 actions
    And Police Badge is in Roland's discard pile

  Scenario: A shotgun hits as well as it is aimed
    Given Roland controls Shotgun
    And Ghoul Priest is engaged with Roland
    When Roland fights Ghoul Priest with Shotgun
    And Roland reveals 0
    Then the skill value is 7
    And Ghoul Priest has 3 damage
    And Shotgun has 1 ammo
