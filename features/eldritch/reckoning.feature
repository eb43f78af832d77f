Feature: Reckonings

  @reckoning.1
  Scenario: Monsters come first
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      monsters: {Warlock: Rome}
      cards:
        Warlock: {type: monster, reckoning: [{advance doom: 1}]}
        front of Azathoth: {type: ancient one, reckoning: [{retreat doom: 1}]}
      doom: 6
      """
    When a reckoning is resolved
    Then doom advances before doom retreats by 1
    And doom is 6

  @reckoning.2
  Scenario: Every Monster on the board with a reckoning effect, wherever it is
    Given the situation
      """
      monsters: {Warlock: Rome, Witch: Tunguska, Ghoul: Rome}
      cards:
        Warlock: {type: monster, reckoning: [{advance doom: 1}]}
        Witch: {type: monster, reckoning: [{advance doom: 1}]}
        Dark Young: {type: monster, reckoning: [{advance doom: 1}]}
      doom: 9
      """
    When a reckoning is resolved
    And lily resolves the reckoning of Ghoul
    Then it is refused by reckoning.2
    When lily resolves the reckoning of Witch
    Then doom is 7

  @conflicts.1 @game-round.4
  Scenario: The active investigator orders what falls due together
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      monsters: {Warlock: Rome, Witch: Rome}
      lead: norman
      cards:
        Warlock: {type: monster, reckoning: [{discard monsters: Witch}]}
        Witch: {type: monster, reckoning: [{advance doom: 1}]}
      doom: 9
      """
    When lily's turn begins
    And a reckoning is resolved
    Then norman may not resolve the reckoning of Warlock
    When lily resolves the reckoning of Warlock
    Then doom is 9
    And Witch is in the monster cup

  @reckoning.3
  Scenario: Then the Ancient One
    Given the situation
      """
      investigators: {lily: {}}
      ongoing mythos cards: [Rust and Ruin]
      """
    When a reckoning is resolved
    Then 1 eldritch tokens lie on the green omen
    And the reckoning effect of Rust and Ruin is resolved once

  @reckoning.4
  Scenario: Then the Ongoing Mythos cards, before what investigators have
    Given the situation
      """
      investigators: {lily: {sanity: 3, possessions: [Old Wound]}}
      ongoing mythos cards: [Slow Poison]
      cards:
        Slow Poison: {type: mythos, traits: [Ongoing], reckoning: [{lose: 1, of: sanity, whom: each}]}
        Old Wound: {type: asset, reckoning: [{recover: 1, of: sanity}]}
      """
    When a reckoning is resolved
    Then lily has 3 sanity
    And lily loses 1 sanity before lily recovers 1 sanity

  @reckoning.5 @reckoning.6
  Scenario: Last what investigators have, the Lead Investigator's first
    Given the situation
      """
      investigators: {silas: {possessions: [Old Wound]}, mark: {possessions: [New Wound]}}
      lead: mark
      cards:
        Old Wound: {type: asset, reckoning: [{lose: 1, of: health}]}
        New Wound: {type: asset, reckoning: [{lose: 1, of: sanity}]}
      """
    When a reckoning is resolved
    Then silas has 7 health
    And mark has 3 sanity
    And mark loses 1 sanity before silas loses 1 health

  @reckoning.7
  Scenario: Each in the order of his choice
    Given the situation
      """
      investigators: {akachi: {sanity: 1, possessions: [Old Wound, Balm]}, lily: {}}
      lead: lily
      cards:
        Old Wound: {type: asset, reckoning: [{lose: 1, of: sanity}]}
        Balm: {type: asset, reckoning: [{recover: 1, of: sanity}]}
      """
    When a reckoning is resolved
    And akachi resolves the reckoning of Balm
    Then akachi has 1 sanity
    And akachi is not defeated

  @reckoning.8
  Scenario: Only what stands behind the icon
    Given the situation
      """
      investigators: {lily: {possessions: [Old Wound, Bent Coin]}}
      cards: {Old Wound: {type: asset, does: [{bonus: will, amount: 1}], reckoning: [{lose: 1, of: health}]}}
      """
    When a reckoning is resolved
    Then lily has 5 health
    And lily is not still to reckon Bent Coin

  @reckoning.10
  Scenario: A Monster that is spawned meanwhile has no part in it
    Given the situation
      """
      monsters: {Warlock: Rome}
      cards:
        Warlock: {type: monster, reckoning: [{spawn: Witch, at: Rome}]}
        Witch: {type: monster, reckoning: [{advance doom: 1}]}
      doom: 9
      """
    When a reckoning is resolved
    Then Witch is at Rome
    And doom is 9
    When Warlock is discarded
    And a reckoning is resolved
    Then doom is 8

  @reckoning.11
  Scenario: Nor has what an investigator gains meanwhile
    Given the situation
      """
      investigators: {lily: {possessions: [Old Wound]}}
      monsters: {Warlock: Rome}
      cards:
        Old Wound: {type: asset, reckoning: [{lose: 1, of: sanity}]}
        Warlock: {type: monster, reckoning: [{gain condition: Debt, whom: lead investigator}]}
        Debt: {type: condition, reckoning: [{lose: 1, of: health}]}
      """
    When a reckoning is resolved
    Then lily has a Debt condition
    And lily has 6 health
    And lily has 5 sanity

  @cultists.5
  Scenario Outline: Cultists have a reckoning effect only if the sheet lists one
    Given the situation
      """
      monsters: {Cultist: Rome, Cultist 2: Rome, Cultist 3: Tokyo}
      cards: {front of Azathoth: {type: ancient one<listed>}}
      doom: 9
      """
    When a reckoning is resolved
    And lily resolves the reckoning of Cultist
    And lily resolves the reckoning of Cultist 2
    Then doom is <doom>

    Examples:
      | listed                                      | doom |
      | , cultists reckoning: [{advance doom: 1}]   | 6    |

  @errata.5
  Scenario: A Zombie becomes the Zombie Horde
    Given the situation
      """
      investigators: {lily: {at: Tokyo}}
      monsters: {Zombie: Rome}
      """
    When a reckoning is resolved
    Then Zombie Horde is at Rome
    And Zombie is in the monster cup

  @reckoning.9
  Scenario: Only what shows the icon is discarded
    Given the situation
      """
      investigators: {diana: {possessions: [Hand Axe], conditions: [Amnesia]}, lily: }
      cards:
        Hand Axe: {type: asset}
        Fire: {type: general, does: [{discard card: any, icon: reckoning}]}
      """
    When diana resolves Fire
    Then diana has 0 conditions
    And diana has 1 card

  @reckoning.9
  Scenario Outline: Of those that show it only what is of the type, of the trait, or of the name
    Given the situation
      """
      investigators: {diana: {possessions: [Dark Book, Black Knife], conditions: [Amnesia]}, lily: }
      cards:
        Dark Book: {type: asset, traits: [Tome], reckoning: [{lose: 1, of: sanity}]}
        Black Knife: {type: artifact, reckoning: [{lose: 1, of: health}]}
        Fire: {type: general, does: [{discard card: <card>, icon: reckoning}]}
      """
    When diana resolves Fire
    Then diana has <cards> cards
    And diana has <conditions> conditions

    Examples:
      | card                     | cards | conditions |
      | asset                    | 1     | 1          |
      | any, trait: Tome         | 1     | 1          |
      | any, trait: Madness      | 2     | 0          |
      | any, named: Black Knife  | 1     | 1          |

  @reckoning.5
  Scenario Outline: Of a Condition that lies facedown the back counts, and not the front
    Given the situation
      """
      investigators: {diana: {clues: 1, conditions: [Amnesia], facedown: <facedown>, backs: [Amnesia 1]}, lily: }
      cards:
        Amnesia:
          type: condition
          reckoning: [{lose: 1, of: sanity}]
          backs: [{does: [], reckoning: [{lose: 2, of: health}]}]
      """
    When a reckoning is resolved
    Then diana has <health> health
    And diana has <sanity> sanity

    Examples:
      | facedown  | health | sanity |
      | [Amnesia] | 5      | 5      |
      | []        | 7      | 4      |

  @reckoning.9
  Scenario: Of a card and a Condition that show it she chooses
    Given the situation
      """
      investigators: {diana: {possessions: [Dark Book], conditions: [Amnesia]}, lily: }
      cards:
        Dark Book: {type: asset, reckoning: [{lose: 1, of: sanity}]}
        Fire: {type: general, does: [{discard card: any, icon: reckoning}]}
      """
    When diana resolves Fire
    And diana chooses Amnesia
    Then diana has 0 conditions
    And diana has 1 card

  @reckoning.7
  Scenario: A Reckoning of which a part is over goes on with the rest
    Given the situation
      """
      investigators: {lily: {at: Tokyo, possessions: [Dark Book], conditions: [Amnesia]}, norman: {at: Rome}}
      monsters: {Zombie: Rome, Riot: Rome}
      cards:
        Riot: {type: monster, reckoning: [{lose: 1, of: health, whom: each}]}
        Dark Book: {type: asset, reckoning: [{lose: 1, of: sanity}]}
        Amnesia: {type: condition, reckoning: [{gain: clue}]}
      to reckon: [Riot]
      """
    When lily resolves the reckoning of Amnesia
    Then Zombie is at Rome
    And lily has 5 health
    And lily has 5 sanity
    And lily has 1 clue

  @conflicts.1 @reckoning.4
  Scenario: Of several Ongoing Mythos cards the active investigator says which comes first
    Given the situation
      """
      investigators: {lily: {}, norman: {}}
      lead: norman
      ongoing mythos cards: [Slow Poison, Old Song]
      cards:
        Slow Poison: {type: mythos, traits: [Ongoing], reckoning: [{advance doom: 1}]}
        Old Song: {type: mythos, traits: [Ongoing], reckoning: [{retreat doom: 1}]}
      doom: 6
      """
    When lily's turn begins
    And a reckoning is resolved
    Then norman may not resolve the reckoning of Old Song
    When lily resolves the reckoning of Old Song
    Then doom retreats by 1 before doom advances
    And doom is 6

  @reckoning.1
  Scenario: A Monster that heals regains no more than it has lost
    Given the situation
      """
      investigators: {lily: {}}
      monsters: {Warlock: {at: Rome, lost health: 1}, Witch: {at: Tokyo, lost health: 1}}
      cards:
        Warlock: {type: monster, reckoning: [{this monster recovers: 2}]}
      """
    When a reckoning is resolved
    Then Warlock has lost 0 health
    And Witch has lost 1 health
