Feature: Cultists

  @cultists.4
  Scenario: What the sheet lists happens for each Cultist that is spawned
    Given the situation
      """
      investigators: {lily: {sanity: 4}, norman: {}}
      cards: {front of Azathoth: {type: ancient one, cultists spawned: [{lose: 1, of: sanity, whom: lead investigator}]}}
      """
    When 2 monsters are spawned at Rome
    And the monsters drawn are Cultist, Cultist
    Then lily has 2 sanity

  @monsters.3 @monsters-full.1
  Scenario: What a Monster says of being spawned happens before anything else
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}}
      """
    When there is a monster surge at London
    And the monsters drawn are Cthonian, Ghoul
    Then Cthonian is at The Heart of Africa
    And Ghoul is at London
    And Cthonian moves to The Heart of Africa before Ghoul is spawned at London

  @monsters.3
  Scenario: Without such an effect it stays
    When a monster is spawned at London
    And the monster drawn is Ghoul
    Then Ghoul is at London
    When a monster is spawned at London
    And the monster drawn is Mummy
    Then Mummy is at The Pyramids

  @epic-monster.5
  Scenario: The component that spawned it moves an Epic Monster
    Given the situation
      """
      monsters: {Dunwich Horror: {at: Rome, spawned by: Footprints}}
      ongoing mythos cards: [Footprints]
      cards: {Footprints: {type: mythos, traits: [Ongoing], reckoning: [{move monsters: Dunwich Horror, to: London}]}}
      """
    When a reckoning is resolved
    Then Dunwich Horror is at London

  @epic-monster.4
  Scenario: Another component does not
    Given the situation
      """
      monsters: {Dunwich Horror: {at: Rome, spawned by: Something Else}, Ghoul: Rome}
      ongoing mythos cards: [Footprints]
      cards:
        Something Else: {type: mythos}
        Footprints:
          type: mythos
          traits: [Ongoing]
          reckoning: [{move monsters: Dunwich Horror, to: London}, {move monsters: Ghoul, to: London}]
      """
    When a reckoning is resolved
    Then Dunwich Horror is at Rome
    And Ghoul is at London

  @cultists.3
  Scenario: Every Cultist has the reckoning icon
    Given the situation
      """
      monsters: {Cultist: Rome, Cultist 2: Tokyo, Ghoul: Rome, Warlock: Rome}
      cards: {Count: {type: mythos, traits: [Event], does: [{advance doom: reckoning monsters}]}}
      doom: 9
      """
    When the mythos card Count is resolved
    Then doom is 6

  @epic-monster.8
  Scenario: A Monster of the space may be an Epic one
    Given the situation
      """
      investigators: {lily: {at: Rome}, norman: {}}
      monsters: {Dunwich Horror: Rome, Ghoul: Rome}
      cards: {Blast: {type: mythos, traits: [Event], does: [{monsters lose: 1, monsters: one here}]}}
      """
    When the mythos card Blast is resolved
    And lily chooses Dunwich Horror
    Then Dunwich Horror has lost 1 health
    And Ghoul is at Rome

  @epic-monster.9
  Scenario: A non-Epic one is none
    Given the situation
      """
      investigators: {lily: {at: Rome}, norman: {}}
      monsters: {Dunwich Horror: Rome, Zombie: Rome}
      cards: {Blast: {type: mythos, traits: [Event], does: [{monsters lose: 1, monsters: each here, non epic: true}]}}
      """
    When the mythos card Blast is resolved
    Then Dunwich Horror has lost 0 health
    And Zombie has lost 1 health
