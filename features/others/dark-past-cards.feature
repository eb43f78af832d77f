Feature: Dark Past Cards

  Background:
    Given every other opportunity is passed

  @dark-past-cards.1
  Scenario: Only in Corruption stories
    Given the situation
      """
      story type: Terror
      heroes: {rose: {}, karl: {}, thorley: {}}
      current: rose
      """
    When the dark past cards are dealt
    Then the dark past of Rose is not Sample Clean Hands

  @dark-past-cards.2
  Scenario: Seven, from 1 to 7
    Given the situation
      """
      cards: {A Lie: {type: dark past, number: 2, does: [{corruption: 1}]}}
      heroes: {rose: {}}
      """
    Then Sample Clean Hands is number 1 of the dark past cards
    And A Lie is number 2 of the dark past cards
    And Sample Lost Soul is number 7 of the dark past cards

  @dark-past-cards.3 @dark-past-cards.6
  Scenario: 1, 3 and 5 for three heroes, the others for the reserve
    Given the situation
      """
      story type: Corruption
      heroes: {rose: {}, karl: {}, thorley: {}}
      reserve: [Leah, Brad, Rocco, Morgana]
      current: rose
      """
    When the dark past cards are dealt
    And sin gives Sample Lost Soul to Rose
    Then it is refused by dark-past-cards.3
    When sin gives Sample Blood Debt to Rose
    And sin gives Sample Clean Hands to Karl
    And sin gives Sample Bad Company to Thorley
    And sin gives Sample Lost Soul to Leah
    And sin gives Sample Old Wound to Brad
    And sin gives Sample Secret Oath to Rocco
    And sin gives Sample Second Debt to Morgana
    Then the dark past of Rose is Sample Blood Debt
    And the dark past of Leah is Sample Lost Soul

  @dark-past-cards.4
  Scenario: 1, 3, 5 and 6 for four
    Given the situation
      """
      story type: Corruption
      heroes: {rose: {}, karl: {}, thorley: {}, leah: {}}
      reserve: [Brad, Rocco, Morgana]
      current: rose
      """
    When the dark past cards are dealt
    And sin gives Sample Old Wound to Rose
    Then it is refused by dark-past-cards.4
    When sin gives Sample Second Debt to Rose
    And sin gives Sample Clean Hands to Karl
    And sin gives Sample Bad Company to Thorley
    And sin gives Sample Blood Debt to Leah
    And sin gives Sample Lost Soul to Brad
    And sin gives Sample Old Wound to Rocco
    And sin gives Sample Secret Oath to Morgana
    Then the dark past of Rose is Sample Second Debt

  @dark-past-cards.5
  Scenario: The Sins player assigns them, one to each
    Given the situation
      """
      story type: Corruption
      heroes: {rose: {}, karl: {}, thorley: {}}
      reserve: [Leah]
      dashboards: {Rose: {dark past: Sample Blood Debt}}
      current: rose
      """
    When the dark past cards are dealt
    And sin gives Sample Blood Debt to Karl
    Then it is refused by dark-past-cards.5
    When sin gives Sample Bad Company to Karl
    And sin gives Sample Clean Hands to Thorley
    And sin gives Sample Second Debt to Leah
    Then the dark past of Karl is Sample Bad Company

  @dark-past-cards.7
  Scenario: The Hero players may not look at it
    Given the situation
      """
      heroes: {rose: {}, karl: {}}
      dashboards: {Rose: {dark past: Sample Blood Debt}}
      current: rose
      """
    When rose looks at the dark past card of Rose
    Then it is refused by dark-past-cards.7

  @dark-past-cards.8
  Scenario: Revealed at the end of the turn at Level 7
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 6}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Secret Oath}}
      cards: {Level 1: {type: level, number: 1}}
      current: rose
      """
    When rose is forced to take 1 corruption
    And rose resolves a crisis
    And rose rolls skill, skill, skill, skill
    Then the apocalypse level is 0
    When rose passes
    Then the apocalypse level is 1
    And Sample Secret Oath is discarded

  @dark-past-cards.9
  Scenario: Outside his turn not before the end of the next
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 6}, karl: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      dashboards: {Rose: {dark past: Sample Secret Oath}}
      cards: {Level 1: {type: level, number: 1}}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls corruption, blank
    And rose rolls skill, skill, skill
    Then rose's corruption level is 7
    And the apocalypse level is 0
    When sin passes
    And karl passes
    And sin passes
    And rose spends a turn token
    And rose passes
    Then the apocalypse level is 1

  @dark-past-cards.10 @dark-past-cards.14
  Scenario: It takes effect once and is discarded
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 7, wounds: 2}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Old Wound}}
      current: rose
      """
    When rose passes
    And rose covers slot 6
    Then rose has 3 wounds
    And Sample Old Wound is discarded
    When sin passes
    And karl passes
    And sin passes
    And rose spends a turn token
    And rose passes
    Then rose has 3 wounds

  @dark-past-cards.11
  Scenario: Whoever dies takes an unrevealed card along
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 5, wounds: 4}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Secret Oath}, Leah: {dark past: Sample Lost Soul}}
      current: rose
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then the apocalypse level is 0
    And the dark past of Leah is Sample Lost Soul
    And the dark past of Rose is not Sample Secret Oath
    And Sample Secret Oath is not discarded

  @dark-past-cards.12
  Scenario: Unaffected
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 7}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Clean Hands}}
      current: rose
      """
    When rose passes
    Then rose has 0 wounds
    And the apocalypse level is 0
    And Sample Clean Hands is discarded

  @dark-past-cards.13
  Scenario: When the hero is killed the track rises by 2
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 7, wounds: 4}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Blood Debt}}
      cards: {Level 4: {type: level, number: 4}}
      apocalypse: 3
      current: rose
      """
    When rose passes
    Then the apocalypse level is 3
    And the revealed past of Rose is Sample Blood Debt
    When sin passes
    And rose suffers 1 wounds
    And rose is replaced by Leah
    Then the apocalypse level is 5

  @dark-past-cards.15
  Scenario: The track rises by 1, and the level says what follows
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 7}, karl: {at: quay 5}}
      dashboards: {Rose: {dark past: Sample Secret Oath}}
      cards: {Level 4: {type: level, number: 4, does: [{place: fire, at: quay 3}]}}
      apocalypse: 3
      current: rose
      """
    When rose passes
    Then the apocalypse level is 4
    And there are 1 fire tokens at quay 3

  @dark-past-cards.16
  Scenario: Every adjacent hero takes a wound
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 7}, thorley: {at: quay 1}, karl: {at: quay 4}, brad: {at: quay 2}}
      dashboards: {Rose: {dark past: Sample Bad Company}}
      current: rose
      """
    When rose passes
    And thorley covers slot 1
    Then thorley has 1 wound
    And karl has 0 wounds
    And brad has 0 wounds
    And rose has 0 wounds

  @dark-past-cards.16
  Scenario Outline: By other readings more of them
    Given the situation
      """
      readings: {adjacent-heroes: <reading>}
      heroes: {rose: {at: quay 2, corruption: 7}, brad: {at: quay 2}}
      dashboards: {Rose: {dark past: Sample Bad Company}}
      current: rose
      """
    When rose passes
    And <covers>
    Then brad has 1 wound
    And rose has <rose> wounds

    Examples:
      | reading       | covers                                      | rose |
      | same-space    | brad covers slot 1                          | 0    |
