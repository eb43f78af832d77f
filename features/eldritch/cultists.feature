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
