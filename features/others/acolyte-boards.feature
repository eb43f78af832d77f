Feature: Acolyte Boards

  Background:
    Given every other opportunity is passed

  @acolyte-boards.1
  Scenario: Each acolyte gives its dice
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1, Acolyte 3: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 6 dice

  @acolyte-boards.2
  Scenario: Each acolyte takes its Hits
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit, hit
    And rose kills Acolyte
    Then Acolyte is dead
    And Acolyte 2 is at quay 1

  @acolyte-boards.7
  Scenario: Once in a round
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And rose passes
    And sin adds Acolyte 3
    Then it is refused by acolyte-boards.7
    When sin rolls blank, blank, blank, blank
    And rose rolls skill, skill

  @acolyte-boards.4
  Scenario: Not in a ranged fight
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley passes
    And sin adds Acolyte 2
    Then it is refused by acolyte-boards.4
    When thorley rolls skill, skill, skill

  @acolyte-boards.5
  Scenario: Not after the roll
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls FAITH, skill
    Then sin may not add Acolyte 2 by acolyte-boards.5
    When rose rolls skill
    Then Acolyte is at quay 1

  @acolyte-boards.6
  Scenario: A mark lies on the board
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then sin has used the acolyte ability

  @acolyte-boards.8 @acolyte-boards.9
  Scenario: One acolyte comes, and its dice count at once
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then Acolyte 2 is at quay 1
    And the sins player rolls 4 dice

  @acolyte-boards.10
  Scenario: The Doctors bar the current hero from healing
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 3}}
      sins: {sin: Pride, acolytes: Doctors}
      monsters: {Acolyte: hospital}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    And rose uses the city actions
    And rose heals slot 1
    Then it is refused by acolyte-boards.10
    When rose gains an extra turn token
    And rose passes
    Then rose has 3 wounds
    And rose has 1 extra turn token

  @acolyte-boards.10
  Scenario: Whom the Doctors bar from healing no card heals
    Given the situation
      """
      cards:
        Salve: {type: upgrade, does: [{whenever: turn ends, then: [{heal: 1}]}]}
      heroes: {rose: {at: quay 1, wounds: 3, upgrades: [Salve]}}
      sins: {sin: Pride, acolytes: Doctors}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    And rose passes
    And rose removes the wound on slot 1
    Then it is refused by taking-wounds.7
    And rose has 3 wounds

  @acolyte-boards.11
  Scenario: Not without an acolyte in stock
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 2, Acolyte 3: quay 2, Acolyte 4: quay 2, Acolyte 5: quay 2, Acolyte 6: quay 2}
      current: rose
      """
    When rose starts a fight
    And rose passes
    And sin adds Acolyte 6
    Then it is refused by acolyte-boards.11
    When sin rolls blank, blank
    And rose rolls skill, skill

  @acolyte-boards.12
  Scenario: A Nun comes without any Nest
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, acolytes: Nuns}
      monsters: {Abomination: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then Acolyte is at quay 1

  @acolyte-boards.13
  Scenario: A city action is replaced by a Corruption token
    Given the situation
      """
      heroes: {rose: {at: cathedral, wounds: 1, covered: [2], corruption: 2}}
      sins: {sin: Pride, acolytes: Nuns}
      monsters: {Abomination: cathedral}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte
    And sin replaces orbital strike
    Then it is refused by acolyte-boards.13
    When sin replaces confession
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    And rose uses the city actions
    And rose confesses
    Then it is refused by city-actions.1
    When rose heals slot 2
    And rose passes
    Then there are 1 corruption tokens at cathedral

  Scenario Outline: On a street what the Nuns bring is a reading
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, acolytes: Nuns}
      monsters: {Abomination: quay 1}
      readings: {nuns-on-a-street: <reading>}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then there are <number> corruption tokens at quay 1

    Examples:
      | reading | number |
      | nothing | 0      |
      | token   | 1      |

  Scenario: Which acolytes are in stock is a reading
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 1}
      readings: {stock-of-acolytes: dead}
      current: rose
      """
    When rose starts a fight
    And rose passes
    And sin adds Acolyte
    Then it is refused by acolyte-boards.8
    When sin rolls blank, blank, blank
    And rose rolls skill, skill
