Feature: Combat Encounters

  Background:
    Given every other opportunity is passed

  @combat-encounter.6 @combat-encounter.7 @combat-encounter.9
  Scenario: Will is tested before Strength
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      monsters: {Deep One: Rome}
      phase: 2
      without the sample set: true
      """
    When silas encounters Deep One
    And silas rolls 6, 6, 6
    And silas rolls 1, 1
    Then silas tests will with 3 dice
    And silas tests strength with 2 dice
    And silas tests will before silas tests strength

  @combat-encounter.6
  Scenario: Who is defeated by the horror makes no Strength test
    Given the situation
      """
      investigators: {silas: {at: Rome, sanity: 1}, lily: {}}
      monsters: {Ghoul: Rome}
      phase: 2
      without the sample set: true
      """
    When silas encounters Ghoul
    And silas rolls 1, 1, 1, 1
    Then silas is defeated
    And silas does not test strength
    And Ghoul has lost 0 health

  @combat-encounter.8
  Scenario Outline: Horror takes Sanity that the result does not spare
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      monsters: {Elder Thing: Rome}
      phase: 2
      without the sample set: true
      """
    When lola encounters Elder Thing
    And lola rolls <dice>
    And lola rolls 1
    Then lola has <left> sanity

    Examples:
      | dice    | left |
      | 6, 1, 1 | 5    |
      | 6, 6, 6 | 7    |

  @combat-encounter.10 @combat-encounter.11 @combat-encounter.13
  Scenario: Damage takes Health, and the Monster loses as much as the result
    Given the situation
      """
      investigators: {leo: {at: Rome}}
      monsters: {Mummy: Rome}
      phase: 2
      without the sample set: true
      """
    When leo encounters Mummy
    And leo rolls 6, 6, 6
    And leo rolls 6
    Then leo has 5 health
    And Mummy has lost 1 health

  @combat-encounter.10
  Scenario: A result of 0 spares nothing and does nothing
    Given the situation
      """
      investigators: {leo: {at: Rome}}
      monsters: {Mummy: Rome}
      phase: 2
      without the sample set: true
      """
    When leo encounters Mummy
    And leo rolls 6, 6, 6
    And leo rolls 1
    Then leo has 4 health
    And Mummy has lost 0 health

  @combat-encounter.12 @combat-encounter-full.4 @monsters.4
  Scenario: Lost Health stays lost
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Shoggoth: {at: Rome, lost health: 2}}
      mythos deck: [A Quiet Night]
      phase: 2
      without the sample set: true
      """
    When mark encounters Shoggoth
    And mark rolls 6, 6, 6, 1
    And mark rolls 6, 1
    Then Shoggoth is at Rome
    And Shoggoth has lost 3 health
    When a round begins
    And mark passes
    And mark encounters Shoggoth
    And mark rolls 6, 6, 6, 1
    And mark rolls 6, 1
    Then Shoggoth is defeated
    And Shoggoth has lost 0 health

  @combat-encounter.13
  Scenario: Both may be defeated at once
    Given the situation
      """
      investigators: {leo: {at: Rome, health: 1}, lily: {}}
      monsters: {Serpent People: Rome}
      phase: 2
      without the sample set: true
      """
    When leo encounters Serpent People
    And leo rolls 6, 6, 6
    And leo rolls 6, 6
    Then leo is defeated
    And Serpent People is defeated

  @combat-encounter.14
  Scenario: No Will test against a Monster that has none
    Given the situation
      """
      investigators: {lola: {at: Rome, sanity: 1}}
      monsters: {Riot: Rome}
      phase: 2
      without the sample set: true
      """
    When lola encounters Riot
    And lola rolls 1
    Then lola does not test will
    And lola has 1 sanity
    And lola has 2 health

  @combat-encounter.15
  Scenario: No Strength test against a Monster that has none
    Given the situation
      """
      investigators: {lola: {at: Rome, health: 1}}
      monsters: {Ghost: Rome}
      phase: 2
      without the sample set: true
      """
    When lola encounters Ghost
    And lola rolls 1, 1
    Then lola does not test strength
    And lola has 1 health
    And Ghost has lost 0 health

  @combat-encounter.1
  Scenario: Every Monster of the space is fought, and no other
    Given the situation
      """
      investigators: {lily: {at: Rome, possessions: [Army Pistol]}}
      monsters: {Ghoul: Rome, Zombie: Rome, Witch: Tokyo}
      phase: 2
      without the sample set: true
      """
    Then lily may encounter Zombie
    And lily may not encounter Witch by combat-encounter.1
    When lily encounters Ghoul
    And lily rolls 6, 6, 6, 6
    And lily rolls 6, 6, 6, 6, 6, 6, 6
    And lily rolls 6, 6, 6
    And lily rolls 6, 6, 6, 6, 6, 6
    Then lily encounters Ghoul
    And lily encounters Zombie

  @combat-encounter.2
  Scenario: One fight is over before the next, and the defeated fights no more
    Given the situation
      """
      investigators: {lily: {at: Istanbul, health: 2}, norman: {}}
      monsters: {Ghoul: Istanbul, Zombie: Istanbul}
      phase: 2
      without the sample set: true
      """
    When lily encounters Ghoul
    And lily rolls 6, 6, 6, 6
    And lily rolls 1, 1, 1, 1
    Then lily is defeated
    And lily does not encounter Zombie

  @combat-encounter.3
  Scenario: The investigator chooses the order
    Given the situation
      """
      investigators: {lily: {at: Istanbul}}
      monsters: {Ghoul: Istanbul, Zombie: Istanbul}
      phase: 2
      without the sample set: true
      """
    When lily encounters Zombie
    And lily rolls 6, 6, 6
    And lily rolls 6, 6, 6
    And lily rolls 6, 6, 6, 6
    And lily rolls 6, 6, 6, 6
    Then lily encounters Zombie before lily encounters Ghoul

  @combat-encounter.4
  Scenario: Each Monster is fought once in a phase, though it survives
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Shoggoth: Rome, Ghoul: Rome, Ghoul 2: Rome}
      phase: 2
      without the sample set: true
      """
    When mark encounters Shoggoth
    And mark rolls 6, 6, 6, 6
    And mark rolls 6, 6
    Then mark may not encounter Shoggoth by combat-encounter.4
    When mark encounters Ghoul
    And mark rolls 6, 6, 6, 6, 6
    And mark rolls 6, 6, 6, 6
    And mark rolls 6, 6, 6, 6, 6
    And mark rolls 6, 6, 6, 6
    Then Shoggoth has lost 2 health
    And Ghoul is defeated

  @combat-encounter-full.2
  Scenario: The token is turned when the fight begins
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      monsters: {Ghoul: Rome}
      phase: 2
      without the sample set: true
      """
    When lily encounters Ghoul
    And lily rolls 6, 6, 6, 6
    And lily rolls 6, 6, 6, 6
    Then lily encounters Ghoul before lily tests will

  @monsters.5
  Scenario: A defeated Monster goes back to the cup
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Ghoul: Rome}
      phase: 2
      without the sample set: true
      """
    When mark encounters Ghoul
    And mark rolls 6, 6, 6, 6, 6
    And mark rolls 6, 6, 6, 6
    Then Ghoul is not at Rome

  @tests-full.3 @cultists.2
  Scenario: A weapon counts in combat, and the sheet of the Ancient One gives the numbers of Cultists
    Given the situation
      """
      investigators: {lily: {at: Rome, possessions: [Old Revolver]}}
      monsters: {Cultist: Rome}
      ancient one: Shub-Niggurath
      phase: 2
      without the sample set: true
      """
    When lily encounters Cultist
    And lily rolls 6, 1, 1, 1, 1
    Then lily tests strength with 5 dice
    And lily does not test will
    And Cultist is defeated

  @combat-encounter.5
  Scenario: First what the Monster says
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards:
        Ghoul: {type: monster, combat: [{lose: 1, of: health}]}
      phase: 2
      without the sample set: true
      """
    When silas encounters Ghoul
    And silas rolls 6, 1, 1, 1
    And silas rolls 6, 6, 1
    Then silas loses 1 health before silas tests will
    And silas has 7 health

  @combat-encounter-full.3
  Scenario: A Monster that is defeated ends its encounter at once
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards:
        Ghoul: {type: monster, combat: [{monsters lose: 1, monsters: each here}]}
      phase: 2
      without the sample set: true
      """
    When silas encounters Ghoul
    Then Ghoul is defeated
    And silas does not test will

  @combat-encounter-full.6
  Scenario: Of weapons only one bonus counts, and what else they do counts too
    Given the situation
      """
      investigators: {lily: {at: Rome, possessions: [Coach Whip, Army Pistol]}}
      monsters: {Ghoul: Rome}
      phase: 2
      without the sample set: true
      """
    When lily encounters Ghoul
    And lily rolls 6, 6, 6, 6
    And lily rolls 1, 1, 1, 1, 1, 1, 1
    And lily rerolls 1 with Coach Whip
    And lily rolls 6
    Then lily tests strength with 7 dice
    And Ghoul is defeated

  @combat-encounter-full.1
  Scenario: By a later rule the Epic Monster comes last
    Given the situation
      """
      investigators: {silas: {at: Arkham}}
      monsters: {Dunwich Horror: Arkham, Ghoul: Arkham, Zombie: Arkham}
      phase: 2
      without the sample set: true
      """
    And the reading order-of-epic-monsters is "last"
    Then silas may not encounter Dunwich Horror by combat-encounter-full.1
    When silas encounters Dunwich Horror
    Then it is refused by combat-encounter-full.1
    When silas encounters Ghoul
    And silas rolls 6, 1, 1, 1
    And silas rolls 6, 1, 1
    And silas rolls 6, 1, 1
    And silas rolls 1, 1
    And silas rolls 6, 1
    And silas rolls 1
    Then silas encounters Zombie before silas encounters Dunwich Horror

  @combat-encounter-full.5
  Scenario: Another skill's icon in place of Will
    Given the situation
      """
      investigators: {akachi: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards:
        Ghoul: {type: monster, figures: {will: {skill: lore, modifier: -1, loss: 2}, toughness: 1}}
      phase: 2
      without the sample set: true
      """
    When akachi encounters Ghoul
    And akachi rolls 6, 1
    Then akachi tests lore with 2 dice
    And akachi has 6 sanity

  @combat-encounter-full.5
  Scenario: Where the token shows another skill there is no Strength test to take the place of
    Given the situation
      """
      investigators: {diana: {at: Rome, possessions: [Grey Litany]}}
      monsters: {Ghoul: Rome}
      cards:
        Grey Litany: {type: spell, does: [{in place of strength: lore}]}
        Ghoul: {type: monster, figures: {strength: {skill: influence, modifier: 0, loss: 2}, toughness: 1}}
      phase: 2
      without the sample set: true
      """
    When diana encounters Ghoul
    And diana rolls 6, 1
    Then diana tests influence with 2 dice

  @combat-encounter-full.7
  Scenario: Another skill in place of Strength brings its own bonuses, and not those of Strength
    Given the situation
      """
      investigators: {diana: {at: Rome, possessions: [Grey Litany, Old Almanac, Old Revolver]}}
      monsters: {Ghoul: Rome}
      cards:
        Grey Litany: {type: spell, does: [{in place of strength: lore}]}
        Old Almanac: {type: asset, does: [{bonus: lore, amount: 1}]}
        Old Revolver: {type: asset, does: [{bonus: strength, amount: 2, during: combat}]}
      phase: 2
      without the sample set: true
      """
    When diana encounters Ghoul
    And diana rolls 6, 1
    And diana tests will in place of strength
    Then it is refused by combat-encounter-full.7
    When diana tests lore in place of strength
    And diana rolls 6, 1, 1, 1, 1
    Then diana tests lore with 5 dice
    And diana does not test strength
    And Ghoul is defeated

  @combat-encounter.10 @combat-encounter.12
  Scenario: A fight begins with the dice of its Strength test
    Given the situation
      """
      investigators: {lily: {at: Rome, health: 4, fights: Zombie, tested skill: strength, dice: [6, 5, 1]}, norman: }
      monsters: {Zombie: Rome}
      without the sample set: true
      """
    Then Zombie loses 2 health
    And lily has 4 health
    And Zombie is in the monster cup
    And lily does not encounter Zombie

  @combat-encounter.7
  Scenario: After a test that the Monster's effects call for, its Will test comes
    Given the situation
      """
      investigators: {lily: {at: Rome, fights: Ghoul, test of: Ghoul, tested skill: lore, dice: [2, 3]}, norman: }
      monsters: {Ghoul: Rome}
      cards: {Ghoul: {type: monster, combat: [{test: lore, failed: [{lose: 1, of: sanity}]}]}}
      without the sample set: true
      """
    When lily rolls 6, 1, 1, 1
    And lily rolls 6, 1, 1, 1
    Then lily has 5 sanity
    And lily tests will with 4 dice
    And lily tests strength with 4 dice

  @combat-encounter.9
  Scenario: After a test that comes after the Will test, the Strength test comes
    Given the situation
      """
      investigators: {lily: {at: Rome, fights: Ghoul, test of: Ghoul, tested skill: lore, dice: [2, 3]}, norman: }
      monsters: {Ghoul: Rome}
      cards: {Ghoul: {type: monster, after will: [{test: lore, failed: [{lose: 1, of: sanity}]}]}}
      without the sample set: true
      """
    When lily rolls 6, 1, 1, 1
    Then lily has 5 sanity
    And lily tests strength with 4 dice
    And lily does not test will

  @combat-encounter.7
  Scenario: A fight begins with the Monster's Will test
    Given the situation
      """
      investigators: {lily: {at: Rome, fights: Zombie}, norman: }
      monsters: {Zombie: Rome}
      without the sample set: true
      """
    When lily rolls 6, 1, 1
    And lily rolls 6, 1, 1
    Then lily tests will with 3 dice
    And lily tests strength with 3 dice
