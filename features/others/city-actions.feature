Feature: City Actions

  Background:
    Given every other opportunity is passed

  @city-actions.1
  Scenario: Those of the district that the hero is in
    Given the situation
      """
      heroes: {rose: {at: quay 4, wounds: 1}}
      current: rose
      """
    When rose uses the city actions
    Then it is refused by city-actions.1

  @city-actions.2
  Scenario: In the middle of the move
    Given the situation
      """
      heroes: {rose: {at: mill 1, wounds: 1, covered: [3]}}
      current: rose
      """
    When rose moves to hospital
    And rose uses the city actions
    And rose heals slot 3
    And rose passes
    And rose moves to quay 4
    Then rose has 0 wounds
    And rose is at quay 4

  @city-actions.3
  Scenario: Not in another's turn
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 1}, thorley: {}}
      current: thorley
      """
    When rose uses the city actions
    Then it is refused by city-actions.3

  @city-actions.4
  Scenario: It is not the action of the turn
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 1, covered: [3]}}
      monsters: {Acolyte: hospital}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 3
    And rose passes
    Then rose may start a fight

  @city-actions.5
  Scenario: Monsters do not hinder it
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 2, covered: [1, 3]}}
      monsters: {Acolyte: hospital, Acolyte 2: hospital}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 3
    And rose passes
    Then rose has 1 wound

  @city-actions.6
  Scenario: The token lies in the slot of the district
    Given the situation
      """
      heroes: {rose: {at: hospital}}
      current: rose
      """
    When rose uses the city actions
    And rose passes
    Then rose's city action token is at hospital

  @city-actions.7
  Scenario: One district in a round
    Given the situation
      """
      heroes: {rose: {at: cathedral, corruption: 3, city action token: hospital}}
      current: rose
      """
    When rose uses the city actions
    Then it is refused by city-actions.7

  @city-actions.8
  Scenario: One hero in a district
    Given the situation
      """
      heroes: {rose: {at: quay 4, city action token: hospital}, thorley: {at: hospital, wounds: 1}}
      current: thorley
      """
    When thorley uses the city actions
    Then it is refused by city-actions.8

  @city-actions.9 @city-actions.13
  Scenario: All that the district lists is usable
    Given the situation
      """
      heroes: {rose: {at: cathedral, corruption: 7, wounds: 1, covered: [4]}}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 4
    And rose confesses
    And rose passes
    Then rose has 0 wounds
    And rose's corruption level is 6

  @city-actions.10
  Scenario Outline: In the order that the hero likes
    Given the situation
      """
      heroes: {rose: {at: cathedral, corruption: 3, wounds: 1, covered: [4]}}
      current: rose
      """
    When rose uses the city actions
    And rose <first>
    And rose <then>
    And rose passes
    Then rose has 0 wounds
    And rose's corruption level is 2

    Examples:
      | first        | then         |
      | heals slot 4 | confesses    |
      | confesses    | heals slot 4 |

  @city-actions.11
  Scenario: As often as it is listed
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 3, covered: [1, 2, 3]}}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 2
    And rose heals slot 3
    And rose heals slot 1
    Then it is refused by city-actions.1
    When rose passes
    Then rose has 1 wound

  @city-actions.12
  Scenario: Heal removes a wound token
    Given the situation
      """
      heroes: {rose: {at: hospital, wounds: 2, covered: [1, 2]}}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 2
    And rose passes
    Then rose has 1 wound
    And rose's slot 2 is not covered

  @city-actions.14
  Scenario: Extra Turn gives a token
    Given the situation
      """
      heroes: {rose: {at: hospital}}
      current: rose
      """
    When rose uses the city actions
    And rose gains an extra turn token
    Then rose has 1 extra turn token

  @city-actions.15
  Scenario: Inventory gives a card that lies face up
    Given the situation
      """
      heroes: {rose: {at: ravencorp hq}}
      inventory: [Ice Blade, Sample Vest, Sample Rifle, Sample Blade, Sample Charm]
      upgrade deck: [Sample Baton]
      current: rose
      """
    When rose uses the city actions
    And rose takes Sample Baton
    Then it is refused by city-actions.15
    When rose takes Ice Blade
    Then Ice Blade is in rose's upgrades
    And rose's fight dice is 3

  @city-actions.16
  Scenario: The inventory is filled up at once
    Given the situation
      """
      heroes: {rose: {at: market}}
      inventory: [Ice Blade, Sample Vest, Sample Rifle, Sample Blade, Sample Charm]
      upgrade deck: [Sample Baton, Sample Shield]
      current: rose
      """
    When rose uses the city actions
    And rose takes Ice Blade
    And rose takes Sample Baton
    And rose passes
    Then Sample Baton is in rose's upgrades
    And Sample Shield is in the inventory

  @city-actions.17
  Scenario: An Orbital Strike kills without dice
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Abomination: quay 4}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 4
    And rose strikes Abomination
    And rose passes
    Then Abomination is dead
    And the orbital strike token is at quay 4

  @city-actions.18
  Scenario: Two spaces at most
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Abomination: quay 2}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 2
    Then it is refused by city-actions.18
    When rose passes
    Then Abomination is at quay 2

  Scenario Outline: From where the spaces are counted is a reading
    Given the situation
      """
      heroes: {rose: {at: police station}}
      orbital strike: quay 1
      readings: {two-spaces-of-the-orbital-strike: <reading>}
      current: rose
      """
    When rose uses the city actions
    Then rose may move the orbital strike to <near>
    And rose may not move the orbital strike to <far>
    When rose passes

    Examples:
      | reading | near   | far    |
      | token   | quay 3 | quay 6 |
      | hero    | quay 6 | quay 1 |

  @city-actions.19
  Scenario Outline: Neither Controller nor Avatar
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {<strong>: quay 4, Acolyte: quay 4}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 4
    And rose strikes <strong>
    Then it is refused by city-actions.19
    When rose strikes Acolyte
    Then <strong> is at quay 4

    Examples:
      | strong     |
      | Controller |
      | Avatar     |

  @city-actions.20
  Scenario: One monster for each icon
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Acolyte: quay 4, Acolyte 2: quay 4}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 4
    And rose strikes Acolyte
    And rose passes
    Then Acolyte is dead
    And Acolyte 2 is at quay 4

  @city-actions.21
  Scenario: It is no fight
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Acolyte: quay 4, Acolyte 2: police station}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 4
    And rose strikes Acolyte
    And rose passes
    Then the sins player never rolls 2 dice
    And rose may start a fight

  @city-actions.22
  Scenario: Tokens and figures on its way do nothing
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Acolyte: quay 4, Acolyte 2: quay 3}
      spaces: {quay 4: {fire: 1}}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 3
    And rose strikes Acolyte 2
    Then Acolyte 2 is dead
    And rose has 0 wounds

  @city-actions.23
  Scenario: It does not ride the Metro
    Given the situation
      """
      heroes: {rose: {at: police station}}
      orbital strike: quay 4
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to east 2
    Then it is refused by city-actions.23
    When rose passes
    Then the orbital strike token is at quay 4

  @city-actions.24
  Scenario: It need not kill
    Given the situation
      """
      heroes: {rose: {at: police station}}
      monsters: {Abomination: quay 4}
      orbital strike: police station
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 4
    And rose passes
    And rose passes
    Then Abomination is at quay 4

  @city-actions.25
  Scenario: What is usable may be left
    Given the situation
      """
      heroes: {rose: {at: cathedral, corruption: 3, wounds: 1, covered: [2]}}
      current: rose
      """
    When rose uses the city actions
    And rose heals slot 2
    And rose passes
    Then rose's corruption level is 3

  @city-actions.26
  Scenario: Each hero may use a district of his own
    Given the situation
      """
      heroes: {rose: {at: quay 4, city action token: hospital}, thorley: {at: cathedral, corruption: 2}}
      current: thorley
      """
    When thorley uses the city actions
    And thorley confesses
    And thorley passes
    Then thorley's corruption level is 1

  @city-actions.9
  Scenario: By another reading what is left is used later in the turn
    Given the situation
      """
      readings: {city-actions-in-one-go: later}
      heroes: {rose: {at: cathedral, wounds: 1, corruption: 3}}
      current: rose
      """
    When rose uses the city actions
    And rose confesses
    And rose passes
    And rose resolves a crisis
    And rose rolls skill, skill, skill, skill
    And rose uses the city actions
    And rose heals slot 1
    Then rose has 0 wounds
    And rose's corruption level is 2

  @city-actions.7
  Scenario: In one go nothing is left for later
    Given the situation
      """
      heroes: {rose: {at: cathedral, wounds: 1, corruption: 3}}
      current: rose
      """
    When rose uses the city actions
    And rose confesses
    And rose passes
    And rose uses the city actions
    Then it is refused by city-actions.7
