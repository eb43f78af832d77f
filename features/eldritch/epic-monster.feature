Feature: Epic Monsters

  @epic-monster.1
  Scenario: An Epic Monster is a Monster
    Given the situation
      """
      investigators: {lily: {at: Arkham}, norman: {at: Rome}}
      monsters: {Dunwich Horror: Arkham}
      without the sample set: true
      """
    When lily acquires assets
    Then it is refused by acquire-assets-action.8
    When the encounter phase begins
    And lily encounters Dunwich Horror
    And lily rolls 1, 1
    And lily rolls 1, 1
    Then lily encounters Dunwich Horror

  @epic-monster.2
  Scenario: Nothing but the loss of Health defeats it
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      monsters: {Dunwich Horror: {at: Arkham, lost health: 2}}
      """
    When Dunwich Horror is defeated
    Then Dunwich Horror is at Arkham
    When Dunwich Horror loses 2 health
    Then Dunwich Horror is not at Arkham

  @epic-monster.3
  Scenario: It is not discarded
    Given the situation
      """
      monsters: {Dunwich Horror: Rome, Ghoul: Tokyo}
      """
    When Dunwich Horror is discarded
    And Ghoul is discarded
    Then Dunwich Horror is at Rome
    And Ghoul is in the monster cup

  @epic-monster.4
  Scenario: Nothing else moves it
    Given the situation
      """
      monsters: {Dunwich Horror: Rome, Ghoul: Rome}
      """
    When Dunwich Horror moves to Istanbul
    And Ghoul moves to Istanbul
    Then Dunwich Horror is at Rome
    And Ghoul is at Istanbul

  @epic-monster.6
  Scenario: It is never in the cup
    Given the situation
      """
      monsters: {Ghoul: Rome}
      """
    Then Dunwich Horror is not in the monster cup
    And the monster cup holds 33 monsters
    When Dunwich Horror is spawned at Rome
    And Dunwich Horror loses 4 health
    Then Dunwich Horror is not in the monster cup

  @epic-monster.7 @epic-monster-full.3
  Scenario: Defeated it is returned to the game box
    Given the situation
      """
      monsters: {Dunwich Horror: {at: Arkham, lost health: 2}}
      """
    When Dunwich Horror loses 2 health
    Then Dunwich Horror is in the game box
    When Dunwich Horror is spawned at Arkham
    Then Dunwich Horror is not at Arkham

  @epic-monster-full.1
  Scenario: An effect that names it spawns it
    When Dunwich Horror is spawned at Arkham
    Then Dunwich Horror is at Arkham

  @epic-monster-full.2
  Scenario: Any effect that makes Monsters lose Health is good for it
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      monsters: {Dunwich Horror: Arkham}
      """
    When Dunwich Horror loses 3 health
    Then Dunwich Horror has lost 3 health
    And Dunwich Horror is at Arkham

  @epic-monster.8
  Scenario: A Monster may be an Epic one
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      monsters: {Dunwich Horror: Rome}
      cards:
        Bang: {type: general, does: [{monsters lose: 1, monsters: one here}]}
      """
    When lily resolves Bang
    And lily chooses Dunwich Horror
    Then Dunwich Horror has lost 1 health

  @epic-monster.9
  Scenario: A non-Epic Monster is none
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      monsters: {Dunwich Horror: Rome, Gug: Rome}
      cards:
        Bang: {type: general, does: [{monsters lose: 1, monsters: each here, non epic: true}]}
      """
    When lily resolves Bang
    Then Dunwich Horror has lost 0 health
    And Gug has lost 1 health

  @epic-monster.9 @epic-monster.2
  Scenario: Of all on a space, and of a Monster that is defeated, an Epic one is no part
    Given the situation
      """
      investigators: {norman: {at: Rome}}
      monsters: {Ghoul: Rome, Cthulhu: Rome, Zombie: Tokyo}
      cards:
        Flight: {type: mythos, traits: [Event], does: [{discard monsters: each non-epic here}]}
        Light: {type: mythos, traits: [Event], does: [{defeat monster: each here}]}
      """
    When the mythos card Flight is resolved
    And the mythos card Light is resolved
    Then Ghoul is in the monster cup
    And Cthulhu is at Rome
    And Zombie is at Tokyo
