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
