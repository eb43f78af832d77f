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

  @doom.5
  Scenario: Then the back of the sheet says what an advance brings
    Given the situation
      """
      ancient one: Cthulhu
      awoken: true
      cards: {back of Cthulhu: {type: ancient one, doom advances: [{place tokens: 1}]}}
      """
    When doom advances by 2
    Then doom is 0
    And 2 eldritch tokens lie on back of Cthulhu

  @doom.6 @doom-full.1 @ancient-one.5
  Scenario: An advance that goes past 0 is interrupted by the awakening
    Given the situation
      """
      investigators: {lily: {}}
      ancient one: Cthulhu
      doom: 1
      cards:
        back of Cthulhu:
          type: ancient one
          does: [{lose: 1, of: sanity, whom: each}]
          doom advances: [{place tokens: 1}]
      """
    When doom advances by 3
    Then doom is 0
    And lily has 5 sanity
    And 2 eldritch tokens lie on back of Cthulhu
    And the ancient one awakens before an eldritch token is placed on back of Cthulhu

  @the-ancient-one-awakens.1 @ancient-one.6
  Scenario: The back takes the place of the front for good
    Given the situation
      """
      investigators: {lily: {}}
      ancient one: Cthulhu
      doom: 1
      cards:
        front of Cthulhu: {type: ancient one, reckoning: [{lose: 1, of: sanity, whom: each}]}
        back of Cthulhu: {type: ancient one, reckoning: [{lose: 1, of: health, whom: each}]}
      """
    When a reckoning is resolved
    Then lily has 5 sanity
    When doom advances by 1
    And a reckoning is resolved
    Then lily has 5 sanity
    And lily has 5 health
    And the ancient one has awoken

  @errata.6
  Scenario: Shub-Niggurath awakens
    Given the situation
      """
      ancient one: Shub-Niggurath
      doom: 1
      monsters: {Ghoul: Arkham, Goat Spawn: Rome, Maniac: Rome}
      """
    When doom advances by 1
    Then Shub-Niggurath is at The Heart of Africa
    And Ghoul is at The Heart of Africa
    And Goat Spawn is at The Heart of Africa
    And Maniac is at Rome

  @cultists-full.1
  Scenario: A Cultist on the board has the numbers of the side that is shown
    Given the situation
      """
      investigators: {lily: {at: London}, norman: {}}
      ancient one: Cthulhu
      monsters: {Cultist: London}
      doom: 1
      without the sample set: true
      """
    When doom advances by 1
    And the encounter phase begins
    And lily encounters Cultist
    And lily rolls 6, 1, 1, 1
    Then Cultist has lost 1 health
    And Cultist is at London

  @reckoning.3
  Scenario Outline: Where it awakens in a Reckoning, which side speaks is a reading
    Given the situation
      """
      investigators: {lily: {}}
      ancient one: Cthulhu
      doom: 1
      monsters: {Warlock: Rome}
      cards:
        Warlock: {type: monster, reckoning: [{advance doom: 1}]}
        front of Cthulhu: {type: ancient one, reckoning: [{lose: 1, of: sanity, whom: each}]}
        back of Cthulhu: {type: ancient one, reckoning: [{lose: 1, of: health, whom: each}]}
      """
    And the reading awakening-in-a-reckoning is "<reading>"
    When a reckoning is resolved
    Then lily has <health> health
    And lily has <sanity> sanity

    Examples:
      | reading | health | sanity |
      | back    | 5      | 6      |
      | front   | 6      | 5      |

  @doom.2
  Scenario Outline: How far Doom retreats is a reading
    Given the situation
      """
      ancient one: Azathoth
      doom: 14
      """
    And the reading farthest-retreat-of-doom is "<reading>"
    When doom retreats by 3
    Then doom is <doom>

    Examples:
      | reading | doom |
      | track   | 17   |
      | sheet   | 15   |

  @component-limitations.6
  Scenario: From an empty cup nothing ambushes
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      ancient one: Cthulhu
      monsters: {Deep One: Tokyo}
      monsters in the game box:
        [Byakhee, Colour Out of Space, Cthonian, Cultist, Cultist 2, Cultist 3, Cultist 4, Cultist 5, Dark Young, Elder Thing, Ghost, Ghoul, Ghoul 2, Gnoph-Keh, Goat Spawn, Goat Spawn 2, Gug, Hound of Tindalos, Lloigor, Maniac, Mi-Go, Mummy, Nightgaunt, Riot, Serpent People, Shoggoth, Skeleton, Vampire, Warlock, Witch, Wraith, Zombie]
      cards: {Dark Stair: {type: europe, at: {Rome: [{ambush by: a monster}, {gain: clue}]}}}
      phase: 2
      without the sample set: true
      """
    And the reading ambush-from-an-empty-cup is "nothing"
    When lily resolves a europe encounter
    Then lily does not encounter Star Spawn
    And lily has 1 clue

  @component-limitations.6
  Scenario: By another reading a Monster that was set aside does
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      ancient one: Cthulhu
      monsters: {Deep One: Tokyo}
      monsters in the game box:
        [Byakhee, Colour Out of Space, Cthonian, Cultist, Cultist 2, Cultist 3, Cultist 4, Cultist 5, Dark Young, Elder Thing, Ghost, Ghoul, Ghoul 2, Gnoph-Keh, Goat Spawn, Goat Spawn 2, Gug, Hound of Tindalos, Lloigor, Maniac, Mi-Go, Mummy, Nightgaunt, Riot, Serpent People, Shoggoth, Skeleton, Vampire, Warlock, Witch, Wraith, Zombie]
      cards: {Dark Stair: {type: europe, at: {Rome: [{ambush by: a monster}, {gain: clue}]}}}
      phase: 2
      without the sample set: true
      """
    And the reading ambush-from-an-empty-cup is "set-aside"
    When lily resolves a europe encounter
    And lily rolls 6, 1
    And lily rolls 1
    Then lily encounters Star Spawn
    And lily has 1 clue
