Feature: Abilities of investigators

  Background:
    Given every other opportunity is passed

  @investigator-abilities.3 @actions-full.1
  Scenario: An additional action for somebody else, which is none that he has performed
    Given the situation
      """
      investigators: {charlie: {at: Rome}, lily: {at: Rome, health: 1}}
      cards:
        Charlie Kane:
          type: sheet
          rules: [investigator-abilities.3]
          action: [{additional actions: 1, whom: another}]
      """
    When charlie performs the action of Charlie Kane
    And charlie chooses lily
    Then lily has 3 actions left
    When charlie passes
    And lily rests
    And lily rests
    Then it is refused by actions.5

  @investigator-abilities.3
  Scenario: Nothing for one who is Delayed
    Given the situation
      """
      investigators: {charlie: {at: Rome}, lily: {at: Rome, delayed: true}}
      cards:
        Charlie Kane:
          type: sheet
          rules: [investigator-abilities.3]
          action: [{additional actions: 1, whom: another}]
      """
    When charlie performs the action of Charlie Kane
    And charlie chooses lily
    Then lily has 2 actions left

  @investigator-abilities.9
  Scenario: Sanity beside that of a Rest
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 3}, jim: {at: Rome}}
      cards:
        Jim Culver:
          type: sheet
          rules: [investigator-abilities.9]
          action: [{recover: 1, of: sanity, whom: each here}]
      """
    When norman rests
    And norman passes
    And jim performs the action of Jim Culver
    Then norman has 5 sanity

  @investigator-abilities.10
  Scenario: An Ally whatever its value, with a Monster about
    Given the situation
      """
      investigators: {leo: {at: Rome}}
      monsters: {Ghoul: Rome}
      reserve: [Field Glasses, Old Captain]
      cards:
        Leo Anderson:
          type: sheet
          rules: [investigator-abilities.10]
          action: [{test: influence, passed: [{gain card: asset, trait: Ally, from the reserve: true}]}]
        Old Captain: {type: asset, value: 4, traits: [Ally]}
      asset deck: [Bent Coin]
      """
    When leo performs the action of Leo Anderson
    And leo rolls 6, 1
    Then Old Captain is in leo's possessions

  @investigator-abilities.11
  Scenario: Either Health or Sanity is spent, and the other recovered
    Given the situation
      """
      investigators: {lily: {health: 2, sanity: 4}}
      cards:
        Lily Chen:
          type: sheet
          rules: [investigator-abilities.11]
          action:
            - one of:
                spend health: {all of: [{spend health or sanity: 2, of: health}, {recover: 2, of: sanity}]}
                spend sanity: {all of: [{spend health or sanity: 2, of: sanity}, {recover: 2, of: health}]}
      """
    When lily performs the action of Lily Chen
    Then lily has 4 health
    And lily has 2 sanity

  @investigator-abilities.15
  Scenario: A Monster may be defeated by it, and not in a Combat Encounter
    Given the situation
      """
      investigators: {mark: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards:
        Mark Harrigan:
          type: sheet
          rules: [investigator-abilities.15]
          action: [{monsters lose: 1, monsters: one here}]
      """
    When mark performs the action of Mark Harrigan
    Then Ghoul is defeated
    And mark does not encounter Ghoul

  @investigator-abilities.16 @delayed-full.4
  Scenario: Unaffected by delay, even where he is chosen
    Given the situation
      """
      investigators: {lily: {}, mark: {}}
      cards:
        Mark Harrigan: {type: sheet, rules: [investigator-abilities.16], does: [{unaffected by: delay}]}
        Mudslide: {type: general, does: [{become: delayed, whom: one}]}
      """
    When lily resolves Mudslide
    And lily chooses mark
    Then mark is not delayed

  @investigator-abilities.16
  Scenario: Nor does an effect detain him
    Given the situation
      """
      investigators: {lily: {}, mark: {}}
      cards:
        Mark Harrigan: {type: sheet, rules: [investigator-abilities.16], does: [{unaffected by: detention}]}
        Police: {type: general, does: [{gain condition: Detained}]}
      """
    When mark resolves Police
    Then mark has 0 conditions

  Scenario: What he chose of two effects affects him
    Given the situation
      """
      investigators: {lily: {}, mark: {}}
      cards:
        Mark Harrigan: {type: sheet, rules: [investigator-abilities.16], does: [{unaffected by: delay}]}
        Mudslide: {type: general, does: [{one of: {wait: {become: delayed}, suffer: {lose: 2, of: sanity}}}]}
      """
    When mark resolves Mudslide
    And mark chooses to wait
    Then mark is delayed

  @investigator-abilities.18
  Scenario: No ticket is spent where a sheet moves him
    Given the situation
      """
      investigators: {silas: {at: Sydney, ship tickets: 1}}
      cards:
        Silas Marsh: {type: sheet, rules: [investigator-abilities.18], action: [{move to: adjacent}]}
      """
    When silas performs the action of Silas Marsh
    And silas chooses 18
    Then silas may not spend a ship ticket to move to 15
    And silas is at 18
    And silas has 1 ship ticket

  @investigator-abilities.1
  Scenario: Akachi may look at the only Gate that is left
    Given the situation
      """
      investigators: {akachi: , lily: }
      gates: [Rome, London, Tokyo, Sydney, Istanbul, Shanghai, Arkham, Buenos Aires]
      """
    When akachi performs the action of Akachi Onyele
    Then akachi has 1 action left
    And the gate stack is San Francisco

  @hidden-information.4
  Scenario: A Gate that he does not look at stays where it lies
    Given the situation
      """
      investigators: {akachi: , lily: }
      gate stack: [Rome, London, Tokyo]
      cards: {Glimpse: {type: general, does: [{look at gates: 1}]}}
      """
    When akachi resolves Glimpse
    And akachi performs the action of Akachi Onyele
    And akachi puts Tokyo at the bottom of the stack
    Then it is refused by hidden-information.4
    When akachi puts London at the bottom of the stack
    Then London lies at the bottom of the gate stack

  @investigator-abilities.1 @gate.4
  Scenario: The discarded ones come under the only one before she looks
    Given the situation
      """
      investigators: {akachi: , lily: }
      gates: [Rome, London, Tokyo, Sydney, Istanbul, Shanghai]
      gate discard: [Arkham, Buenos Aires]
      """
    When akachi performs the action of Akachi Onyele
    And the gate drawn is Arkham
    And akachi puts San Francisco at the bottom of the stack
    Then San Francisco lies at the bottom of the gate stack
    And the gate discard pile is empty
    And the gate stack holds 3 gates

  @investigator-abilities.2
  Scenario: Whoever closes a Gate in an encounter is somewhere else at once
    Given the situation
      """
      investigators: {akachi: {at: Rome}, lily: }
      gates: [Rome, Sydney]
      monsters: {Ghoul: The Pyramids}
      cards: {Pale Door: {type: other world, does: [{test: lore}], pass: [{close this: gate}]}}
      without the sample set: true
      phase: 2
      """
    When akachi resolves an other world encounter
    And akachi rolls 6, 1, 1
    And akachi resolves the effect
    Then akachi is at Sydney
    And akachi does not encounter Ghoul

  @investigator-abilities.2 @conflicts.2
  Scenario: But not where an effect keeps her from moving
    Given the situation
      """
      investigators: {akachi: {at: Rome, conditions: [Amnesia]}, lily: }
      gates: [Rome, Sydney]
      cards:
        Pale Door:
          type: other world
          does: [{test: lore}]
          pass: [{gain condition: Detained}, {close this: gate}]
      without the sample set: true
      phase: 2
      """
    When akachi resolves an other world encounter
    And akachi rolls 6, 1, 1
    And akachi resolves the effect
    Then akachi is at Rome
    And the gate at Rome is closed

  @investigator-abilities.4
  Scenario: Whoever acquires may let others gain
    Given the situation
      """
      investigators: {charlie: {at: London}, lily: {at: Shanghai, health: 3}}
      reserve: [Coach Whip, Field Nurse]
      asset deck: [Bent Coin, Camp Stove]
      cards: {Field Nurse: {type: asset, value: 1, when gained: [{recover: 2, of: health}, {discard this: card}]}}
      """
    When charlie acquires assets
    And charlie rolls 6, 6, 1, 1
    And charlie gains Coach Whip, Field Nurse
    And charlie passes
    And charlie lets lily gain Coach Whip
    Then it is refused by acquire-assets-action.3
    When charlie lets lily gain Field Nurse
    Then Coach Whip is in charlie's possessions
    And lily has 5 health
    And lily discards Field Nurse

  Scenario: Nobody else lets anybody gain anything
    Given the situation
      """
      investigators: {norman: {at: London}, charlie: {at: London}}
      reserve: [Coach Whip]
      asset deck: [Bent Coin]
      """
    When norman acquires assets
    And norman rolls 6
    And norman gains Coach Whip
    Then Coach Whip is in norman's possessions

  @investigator-abilities.5
  Scenario: The Cultist alone is moved, and nothing is discarded
    Given the situation
      """
      investigators: {diana: {at: Rome}, lily: }
      monsters: {Cultist: Rome, Ghoul: Rome}
      """
    When diana performs the action of Diana Stanley
    And diana chooses to move the Cultist
    And diana chooses Sydney
    Then Cultist is at Sydney
    And Ghoul is at Rome

  Scenario: Or all Monsters of the space are discarded
    Given the situation
      """
      investigators: {diana: {at: Rome}, lily: }
      monsters: {Cultist: Rome, Ghoul: Rome}
      """
    When diana performs the action of Diana Stanley
    And diana chooses to discard them
    Then Cultist is in the monster cup
    And Ghoul is in the monster cup

  @investigator-abilities.6
  Scenario Outline: The horror is 1, so any success spares her Sanity
    Given the situation
      """
      investigators: {diana: {at: Rome}, lily: }
      monsters: {Shoggoth: Rome}
      phase: 2
      without the sample set: true
      """
    When diana encounters Shoggoth
    And diana rolls <die>
    And diana rolls 1
    Then diana has <sanity> sanity

    Examples:
      | die | sanity |
      | 6   | 5      |
      | 1   | 4      |

  @investigator-abilities.7
  Scenario: Clues change hands over any distance, and nothing else
    Given the situation
      """
      investigators: {jacqueline: {at: Rome, clues: 3, possessions: [Bent Coin]}, norman: {at: Tokyo, clues: 2}}
      """
    When jacqueline performs the action of Jacqueline Fine
    And jacqueline gives 3 clues and takes 1 clues
    Then jacqueline has 1 clue
    And norman has 4 clues
    And norman has 0 cards

  Scenario: Not more Clues than there are
    Given the situation
      """
      investigators: {jacqueline: {at: Rome, clues: 1}, norman: {at: Tokyo, clues: 2}}
      """
    When jacqueline performs the action of Jacqueline Fine
    And jacqueline gives 0 clues and takes 3 clues
    Then it is refused by possessions.1
    When jacqueline gives 1 clues and takes 2 clues
    Then jacqueline has 2 clues

  @investigator-abilities.8
  Scenario: Of a Condition that is not Common she learns the back, once in a round
    Given the situation
      """
      investigators: {jacqueline: {}, norman: {}}
      """
    When norman gains a Amnesia condition
    And jacqueline resolves the effect
    And norman turns up Amnesia 2
    And norman gains a Cursed condition
    Then jacqueline has 1 clue
    And norman has the Amnesia 2
    And norman's Amnesia does not lie facedown

  @investigator-abilities.8
  Scenario Outline: Nothing where it is Common, or hers
    Given the situation
      """
      investigators: {jacqueline: {}, norman: {}}
      """
    When <who> gains a <condition> condition
    And jacqueline resolves the effect
    Then it is refused by choices-in-effects.1
    And jacqueline has 0 clues
    When norman gains a Cursed condition
    And jacqueline resolves the effect
    And norman turns up Cursed 2
    Then jacqueline has 1 clue

    Examples:
      | who        | condition |
      | norman     | Debt      |
      | jacqueline | Amnesia   |

  @investigator-abilities.12
  Scenario: A skill that was not improved may be improved again at once
    When lily improves strength
    And lily resolves the effect
    Then lily's strength is improved by 2

  @investigator-abilities.12
  Scenario: One that was improved before is not
    Given the situation
      """
      investigators: {lily: {improved strength: 1}}
      """
    When lily improves strength
    Then lily's strength is improved by 2
    And lily improves strength once

  @investigator-abilities.13 @skills-full.4
  Scenario: A token that shows +2 is one token, and counts for two
    Given the situation
      """
      investigators: {lola: {at: Rome, improved lore: 2, improved will: 1}}
      """
    When lola performs the action of Lola Hayes
    And lola chooses to spend lore and will
    And lola chooses to improve influence
    And lola chooses to improve influence
    And lola chooses to improve strength
    Then lola's lore is improved by 0
    And lola's influence is improved by 2
    And lola's strength is improved by 1

  @investigator-abilities.14 @tests-full.14
  Scenario: Lola may help herself, before she rolls
    Given the situation
      """
      investigators: {lola: {at: Rome}, norman: {at: Rome}}
      """
    When lola tests lore
    And lola uses Lola Hayes in the test
    And lola rolls 1, 1, 1
    And norman tests influence
    And norman rolls 1
    Then lola tests lore with 3 dice
    And norman tests influence with 1 dice

  @tests-full.5
  Scenario: After the roll it is too late
    Given the situation
      """
      investigators: {lola: {at: Rome}, norman: {at: Rome, clues: 1}}
      """
    When norman tests influence
    And norman passes
    And norman rolls 1
    And norman uses Lola Hayes in the test
    Then it is refused by tests-full.5

  @investigator-abilities.17
  Scenario: In place of a Clue Norman spends Sanity, once in a round
    Given the situation
      """
      investigators: {norman: {at: Rome, clues: 1, sanity: 4}, lily: }
      gates: [London]
      monsters: {Ghoul: London}
      """
    When norman performs the action of Norman Withers
    And norman resolves the effect
    And norman spends 1 health in place of a clue
    Then it is refused by spend-full.2
    When norman spends 1 sanity in place of a clue
    And norman chooses Ghoul
    Then norman has 3 sanity
    And norman has 0 clues
    And Ghoul is in the monster cup
    And norman may not spend 1 sanity in place of a clue

  Scenario: No token is spent that she does not have, and what would follow is not asked for
    Given the situation
      """
      investigators: {lola: {at: Rome, improved lore: 1}}
      """
    When lola performs the action of Lola Hayes
    And lola chooses to spend will
    Then it is refused by spend-full.2
    And lola's lore is improved by 1

  @investigator-abilities.17
  Scenario: A die is rerolled with it where he has no Clue
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 4}, lily: }
      """
    When norman tests influence
    And norman rolls 1
    And norman rerolls 1 into 6
    Then norman has 3 sanity
    And norman passes the test

  @investigator-abilities.19
  Scenario: The action that Silas gains is none of his two
    Given the situation
      """
      investigators: {silas: {at: Sydney, health: 5}, lily: }
      """
    When silas performs the action of Silas Marsh
    And silas chooses 20
    And silas rests
    And silas prepares for travel by ship
    Then silas has 0 actions left
    And silas has 1 ship ticket
    And silas is at 20

  @investigator-abilities.20
  Scenario: Two dice for one Clue on Trish's space
    Given the situation
      """
      investigators: {lily: {at: Rome, clues: 1, improved lore: 1}, trish: {at: Rome}}
      """
    When lily tests lore
    And lily rolls 1, 2, 2
    And lily spends a clue to reroll 1, 2 with Trish Scarborough
    And lily rolls 6, 6
    Then lily's test result is 2
    And lily has 0 clues

  @investigator-abilities.20
  Scenario: Not with one die
    Given the situation
      """
      investigators: {norman: {at: Rome, clues: 1}, trish: {at: Rome}}
      """
    When norman tests influence
    And norman rolls 1
    And norman spends a clue to reroll 1, 1 with Trish Scarborough
    Then it is refused by investigator-abilities.20

  @investigator-abilities.17
  Scenario: Not twice in one round
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 4, possessions: [Bent Coin]}, lily: }
      """
    When norman tests lore
    And norman rolls 1, 1, 1
    And norman rerolls 1 into 6
    And norman tests lore
    And norman rolls 1, 1, 1
    And norman spends a clue to reroll 1
    Then it is refused by spend-full.2
    And norman has 3 sanity

  @triggered-effects.1
  Scenario: What an asset brings is triggered by an asset of his own alone
    Given the situation
      """
      investigators: {lily: {possessions: [Lucky Ring]}, norman: {}}
      cards:
        Lucky Ring: {type: asset, does: [{when: you gain an asset, does: [{gain: clue}]}]}
        Nail: {type: asset, copies: 2}
        Chant: {type: spell, copies: 2}
        Chanting: {type: mythos, traits: [Event], does: [{gain card: spell, named: Chant, whom: each}]}
        For Another: {type: mythos, traits: [Event], does: [{gain card: asset, named: Nail, whom: each other}]}
        For Her: {type: mythos, traits: [Event], does: [{gain card: asset, named: Nail}]}
      without the sample set: true
      """
    When the mythos card Chanting is resolved
    And the mythos card For Another is resolved
    Then lily has 0 clues
    When the mythos card For Her is resolved
    Then lily has 1 clue
    And Nail is in norman's possessions
    And norman has 0 clues
