Feature: Ranged Fight

  Background:
    Given every other opportunity is passed

  @ranged-fight.1
  Scenario Outline: A ranged ability, of the dashboard or of a card
    Given the situation
      """
      heroes: {<who>: {at: quay 1, upgrades: [<card>]}}
      monsters: {Acolyte: quay 3}
      current: <who>
      """
    When <who> starts a ranged fight at quay 3
    And <who> rolls <rolled>
    Then Acolyte is at quay 3
    And <who> has taken an action

    Examples:
      | who     | card         | rolled              |
      | thorley | Sample Vest  | skill, skill, skill |
      | rose    | Sample Rifle | skill, skill        |

  @ranged-fight.2 @ranged-fight.5 @ranged-fight.6
  Scenario: Any distance in a straight line, past figures
    Given the situation
      """
      heroes: {thorley: {at: quay 1}, karl: {at: quay 2}}
      monsters: {Acolyte: quay 3, Abomination: quay 6}
      current: thorley
      """
    When thorley starts a ranged fight at quay 6
    And thorley rolls hit, hit, hit
    And thorley kills Abomination
    Then Abomination is dead
    And Acolyte is at quay 3

  @ranged-fight.3
  Scenario: Not from a district
    Given the situation
      """
      heroes: {thorley: {at: cathedral}}
      monsters: {Acolyte: quay 1}
      current: thorley
      """
    When thorley starts a ranged fight at quay 1
    Then it is refused by ranged-fight.3

  @ranged-fight.4
  Scenario: Not into a district
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: cathedral}
      current: thorley
      """
    When thorley starts a ranged fight at cathedral
    Then it is refused by ranged-fight.4

  @ranged-fight.7
  Scenario: Not round a corner
    Given the situation
      """
      heroes: {thorley: {at: quay 4}}
      monsters: {Acolyte: mill 1}
      current: thorley
      """
    When thorley starts a ranged fight at mill 1
    Then it is refused by ranged-fight.7

  @ranged-fight.8
  Scenario: Not through a district
    Given the situation
      """
      heroes: {thorley: {at: park 2}}
      monsters: {Acolyte: hill 1}
      current: thorley
      """
    When thorley starts a ranged fight at hill 1
    Then it is refused by ranged-fight.8

  @ranged-fight.9
  Scenario: Not over a river
    Given the situation
      """
      heroes: {thorley: {at: quay 6}}
      monsters: {Acolyte: east 1}
      current: thorley
      """
    When thorley starts a ranged fight at east 1
    Then it is refused by ranged-fight.9

  @ranged-fight.10
  Scenario: The hero's Hits come first
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 2}
      current: thorley
      """
    When thorley starts a ranged fight at quay 2
    And thorley rolls hit, hit, skill
    And thorley kills Acolyte
    Then Acolyte is dead
    And the sins player never rolls 2 dice

  @ranged-fight.11
  Scenario: Survivors come up to two spaces
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill
    And sin brings Acolyte to the hero
    And sin rolls blank, blank
    Then Acolyte is at quay 1

  @ranged-fight.11
  Scenario: A monster of another space does not come
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 3, Abomination: quay 2}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill
    And sin brings Abomination to the hero
    Then it is refused by ranged-fight.11

  @ranged-fight.12
  Scenario: Then all monsters of the hero's space strike back
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 1, Abomination: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill
    And sin brings Abomination to the hero
    And sin rolls blank, blank, blank, blank, blank
    Then the sins player rolls 5 dice

  @ranged-fight.13
  Scenario: Nobody who is too far away, and nobody else
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 1, Abomination: quay 4}
      current: thorley
      """
    When thorley starts a ranged fight at quay 4
    And thorley rolls skill, skill, skill
    Then the sins player never rolls 2 dice
    And Abomination is at quay 4

  @ranged-fight.14
  Scenario: Against the hero's first roll
    Given the situation
      """
      heroes: {brad: {at: quay 1}, karl: {at: quay 1}}
      monsters: {Abomination: quay 3}
      current: brad
      """
    When brad starts a ranged fight at quay 3
    And brad rolls hit, defense, counter-corruption
    And sin brings Abomination to the hero
    And sin rolls hit, hit, corruption
    Then brad has 0 wounds
    And brad's corruption level is 1
    And Abomination is at quay 1

  @ranged-fight.15
  Scenario: All monsters of the target space fight, with everything else
    Given the situation
      """
      heroes: {thorley: {at: quay 1}, karl: {at: quay 1}}
      monsters: {Acolyte: quay 4, Acolyte 2: quay 4, Abomination: quay 4}
      current: thorley
      """
    When thorley starts a ranged fight at quay 4
    And thorley takes voluntary corruption
    And thorley rolls hit, hit, hit, hit, hit
    And thorley kills Abomination
    And thorley kills Acolyte
    Then Abomination is dead
    And Acolyte is dead
    And Acolyte 2 is at quay 4

  @ranged-fight.16
  Scenario: A normal fight is still possible
    Given the situation
      """
      heroes: {thorley: {at: cathedral}}
      monsters: {Acolyte: cathedral}
      current: thorley
      """
    When thorley starts a fight
    And sin rolls blank, blank
    And thorley rolls skill, skill, skill
    Then the sins player rolls 2 dice

  @spaces-with-heroes.3
  Scenario: To strike back a monster leaves a hero
    Given the situation
      """
      heroes: {thorley: {at: quay 3}, brad: {at: quay 1}}
      monsters: {Abomination: quay 3}
      current: brad
      """
    When brad starts a ranged fight at quay 3
    And brad rolls skill, skill
    And sin brings Abomination to the hero
    And sin rolls blank, blank, blank
    Then Abomination is at quay 1

  @effects-on-the-monsters.5
  Scenario: A ranged fight goes on after the hero's dice, without any of the Sins player's
    Given the situation
      """
      heroes: {rose: {at: quay 1, dice: [hit, hit]}}
      monsters: {Acolyte: quay 3}
      dashboards: {Rose: {fight: 2, ranged: true}}
      current: rose
      fighter: rose
      fought at: quay 3
      """
    When rose kills Acolyte
    Then Acolyte is dead
    And rose has 0 wounds
