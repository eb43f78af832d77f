Feature: Monsters

  @monsters.2
  Scenario: A Monster is drawn from the cup and stands where it is spawned
    When a monster is spawned at Rome
    And the monster drawn is Ghoul
    Then Ghoul is at Rome
    And the monster cup holds 33 monsters

  @monsters.1
  Scenario: Whatever is set aside is not in the cup
    Given the situation
      """
      ancient one: Shub-Niggurath
      monsters: {Zombie: Rome}
      """
    Then the monster cup holds 28 monsters
    And Ghoul is not in the monster cup
    And Star Spawn is in the monster cup

  @component-limitations.6
  Scenario: From an empty cup nothing is spawned
    Given the situation
      """
      doom: 9
      monsters: {Zombie: Rome}
      monsters in the game box:
        [Byakhee, Colour Out of Space, Cthonian, Cultist, Cultist 2, Cultist 3, Cultist 4, Cultist 5, Dark Young, Deep One,
        Elder Thing, Ghost, Ghoul, Ghoul 2, Gnoph-Keh, Goat Spawn, Goat Spawn 2, Gug, Hound of Tindalos, Lloigor, Maniac,
        Mi-Go, Mummy, Nightgaunt, Riot, Serpent People, Shoggoth, Skeleton, Star Spawn, Vampire, Warlock, Witch, Wraith]
      """
    Then the monster cup holds 0 monsters
    When a monster is spawned at Tokyo
    Then Zombie is at Rome
    And doom is 9

  @monsters.6 @monsters-full.2
  Scenario: A discarded Monster goes to the cup, without its Health tokens
    Given the situation
      """
      monsters: {Zombie: {at: Rome, lost health: 1}}
      """
    When Zombie is discarded
    Then Zombie is in the monster cup
    And Zombie is not defeated
    When a monster is spawned at Rome
    And the monster drawn is Zombie
    Then Zombie has lost 0 health

  @monsters-full.3
  Scenario: A Monster of no toughness is defeated
    Given the situation
      """
      monsters: {Ghoul: Rome}
      """
    When the toughness of Ghoul is reduced by 1
    Then Ghoul is defeated
    And Ghoul is in the monster cup

  @set-aside-full.3 @discarding.6
  Scenario: A Monster that was set aside is set aside again
    Given the situation
      """
      ancient one: Cthulhu
      monsters: {Star Spawn: Rome}
      """
    When Star Spawn loses 5 health
    Then Star Spawn is not in the monster cup
    And Star Spawn is set aside

  @discarding.7
  Scenario: So it is when it is discarded, and may be spawned again
    Given the situation
      """
      ancient one: Cthulhu
      monsters: {Star Spawn: Sydney}
      """
    When Star Spawn is discarded
    Then Star Spawn is set aside
    When Star Spawn is spawned at Rome
    Then Star Spawn is at Rome

  @set-aside-full.2
  Scenario: Only an effect that names it spawns what is set aside
    Given the situation
      """
      ancient one: Cthulhu
      """
    Then Star Spawn is not in the monster cup
    When Star Spawn is spawned at Rome
    Then Star Spawn is at Rome

  @component-limitations.7
  Scenario: Where all of them are on the board none is spawned
    Given the situation
      """
      ancient one: Shub-Niggurath
      monsters: {Goat Spawn: Rome, Goat Spawn 2: London}
      """
    When Goat Spawn is spawned at Sydney
    Then Goat Spawn is at Rome
    And Goat Spawn 2 is at London

  @component-limitations.6
  Scenario: Where none is left to be spawned, none that came before is encountered
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      monsters: {Mummy: Sydney}
      cards: {Sealed Crate: {type: general, does: [{spawn: Mummy, at: here}, {encounter: the spawned monster}]}}
      """
    When Ghoul is spawned at Rome
    And lola resolves Sealed Crate
    Then lola does not encounter Ghoul

  @monsters-full.1
  Scenario: A Monster that is to be encountered at once moves away first
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      cards: {Sealed Crate: {type: general, does: [{spawn monsters: 1, at: here}, {encounter: the spawned monster}]}}
      """
    When lola resolves Sealed Crate
    And the monster drawn is Mummy
    And lola rolls 6, 1, 1
    And lola rolls 1
    Then Mummy moves to The Pyramids before lola encounters Mummy
    And lola tests will
    And Mummy is at The Pyramids
