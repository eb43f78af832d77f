Feature: The Hell Club

  Background:
    Given every other opportunity is passed

  @hell-club.1
  Scenario: A member comes with its card, on a Nest
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 4, defense: 5}
        Second: {type: level, number: 2, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [The Host]
      heroes: {rose: {}}
      monsters: {Acolyte: market}
      apocalypse: 1
      current: rose
      """
    When the apocalypse track rises by 1
    And sin places Maestro at market
    Then it is refused by hell-club.1
    When sin places Maestro at gate 2
    Then Maestro is at gate 2

  @hell-club.2
  Scenario: Where all Nests are blocked, on any of them
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 4, defense: 5}
        Second: {type: level, number: 2, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [The Host]
      heroes: {rose: {}}
      monsters: {Acolyte: market, Acolyte 2: gate 2}
      apocalypse: 1
      current: rose
      """
    When the apocalypse track rises by 1
    And sin places Maestro at market
    Then Maestro is at market
    And Acolyte is at market

  @hell-club.3
  Scenario: Its numbers are those of its card
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 4, defense: 5}
      heroes: {rose: {at: quay 1, upgrades: [Sample Blade]}, karl: {at: quay 1}, leah: {at: quay 1}}
      monsters: {Maestro: quay 1}
      revealed: [The Host]
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls hit, hit, hit, hit
    And rose kills Maestro
    Then Maestro is dead
    And the sins player rolls 4 dice

  @hell-club.4
  Scenario: It leaves the game with its card
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 1, defense: 2, does: [{sin bonus: dice}]}
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      monsters: {Maestro: quay 1, Acolyte: {dead: true}}
      revealed: [The Host]
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Maestro
    Then The Host does not lie revealed
    And The Host has left the game
    When rose passes
    And sin passes
    And sin summons Maestro at gate 2
    Then it is refused by hell-club.4
    When sin summons Acolyte at gate 2
    Then Acolyte is at gate 2

  @missions.2
  Scenario: Its death brings a mission on that asks for monsters
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 1, defense: 2}
      heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks]
          begins: [{place: fire, at: gate 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {kill: monster}, times: 2}
      story: A Short Night
      monsters: {Maestro: quay 1}
      revealed: [The Host]
      current: rose
      """
    When rose starts a fight
    And sin rolls blank
    And rose rolls hit, hit
    And rose kills Maestro
    Then Maestro is dead
    And the mission progress is 1
