Feature: Health and Sanity

  Scenario: Both begin at the maximum of the sheet
    Given the situation
      """
      investigators: {akachi: {}}
      """
    Then akachi has 5 health
    And akachi has 7 sanity

  @health-and-sanity.2
  Scenario: No more than the maximum Health is recovered
    Given the situation
      """
      investigators: {akachi: {health: 4}}
      """
    When akachi recovers 3 health
    Then akachi has 5 health

  @health-and-sanity.3
  Scenario: No more than the maximum Sanity is recovered
    Given the situation
      """
      investigators: {akachi: {sanity: 7}}
      """
    When akachi recovers 1 sanity
    Then akachi has 7 sanity

  @health-and-sanity.6
  Scenario: Lost Sanity is gone, and Health stays
    When lily loses 2 sanity
    Then lily has 6 health
    And lily has 4 sanity

  @health-and-sanity.7
  Scenario: What is spent is not prevented
    Given the situation
      """
      investigators: {norman: {sanity: 5, possessions: [Calm Song]}}
      cards:
        Calm Song: {type: asset, does: [{prevents loss of: sanity, amount: 2}]}
        Bargain: {type: general, does: [{may: [{spend health or sanity: 2, of: sanity}], to: [{gain: clue}]}]}
      """
    When norman resolves Bargain
    And norman resolves the effect
    Then norman has 3 sanity
    And norman has 1 clue

  @health-and-sanity.8
  Scenario Outline: Nobody spends his last Sanity: <cost>
    Given the situation
      """
      investigators: {norman: {sanity: 2}}
      cards:
        Bargain: {type: general, does: [{may: <cost>, to: [{gain: clue}]}]}
      """
    When norman resolves Bargain
    And norman resolves the effect
    Then it is refused by health-and-sanity.8
    When norman passes
    Then norman has 2 sanity

    Examples:
      | cost                                                                                         |
      | [{spend health or sanity: 2, of: sanity}]                                                    |
      | [{spend health or sanity: 1, of: sanity}, {spend health or sanity: 1, of: sanity}]           |

  @health-and-sanity-full.1
  Scenario Outline: A lower maximum changes only what is above it
    Given the situation
      """
      investigators: {norman: {sanity: <had>}}
      cards:
        Dread: {type: asset, does: [{maximum: sanity, by: -2}]}
        Grave: {type: general, does: [{gain card: asset, named: Dread}]}
      without the sample set: true
      """
    When norman resolves Grave
    Then norman has <has> sanity

    Examples:
      | had | has |
      | 6   | 5   |
      | 4   | 4   |

  @health-and-sanity-full.1
  Scenario Outline: A card that is turned over or discarded changes the maximum no more
    Given the situation
      """
      investigators: {norman: {sanity: 9, possessions: [Calm Word]}}
      cards:
        Calm Word: {type: spell, does: [{maximum: sanity, by: 2}], backs: [[]], action: [{<happens>: card}]}
      """
    When norman performs the action of Calm Word
    Then norman has 7 sanity

    Examples:
      | happens      |
      | flip this    |
      | discard this |

  @health-and-sanity-full.1
  Scenario: Facedown a card takes nothing of the maximum, and its front takes it again
    Given the situation
      """
      investigators: {norman: {sanity: 7, possessions: [Dire Word], facedown: [Dire Word], backs: [Dire Word 1]}}
      cards:
        Dire Word: {type: spell, does: [{maximum: sanity, by: -2}], backs: [{reckoning: [{flip this: card}]}]}
      """
    When a reckoning is resolved
    Then norman has 5 sanity

  @health-and-sanity-full.1
  Scenario: A card that is traded changes the maximum of whoever has it then
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 5, possessions: [Dread]}, lily: {at: Rome, sanity: 6}}
      cards:
        Dread: {type: asset, does: [{maximum: sanity, by: -2}]}
        Feast: {type: general, does: [{recover: 5, of: sanity}]}
      """
    When norman trades with lily
    And norman offers Dread
    And norman passes
    And lily passes
    And norman resolves Feast
    Then norman has 7 sanity
    And lily has 4 sanity

  @health-and-sanity-full.2
  Scenario: A higher maximum adds nothing by itself
    Given the situation
      """
      investigators: {norman: {health: 4}}
      cards:
        Vigour: {type: asset, does: [{maximum: health, by: 2}]}
        Grave: {type: general, does: [{gain card: asset, named: Vigour}, {recover: 1, of: sanity}]}
        Feast: {type: general, does: [{recover: 5, of: health}]}
      without the sample set: true
      """
    When norman resolves Grave
    Then norman has 4 health
    When norman resolves Feast
    Then norman has 7 health

  @health-and-sanity.4
  Scenario: A token marked 3 counts as three
    Given the situation
      """
      investigators: {lily: {health tokens: [3, 1, 1]}}
      """
    When lily loses 3 health
    Then lily has 2 health
    And lily is not defeated
    And lily has no health token marked 3

  @health-and-sanity.4
  Scenario: Tokens marked 1 are not changed
    Given the situation
      """
      investigators: {lily: {health tokens: [1, 1, 1]}}
      """
    When lily changes a health token marked 3
    Then it is refused by health-and-sanity.4

  @health-and-sanity.5
  Scenario Outline: It is changed for three single ones at any time
    Given the situation
      """
      investigators: {lily: {health tokens: [3]}}
      """
    When lily changes a health token marked 3
    And lily loses <lost> health
    Then lily has <left> health
    And lily has a health token marked 1
    And lily has no health token marked 3

    Examples:
      | lost | left |
      | 1    | 2    |
      | 2    | 1    |

  @health-and-sanity.5
  Scenario: As she must where she loses 1
    Given the situation
      """
      investigators: {lily: {health tokens: [3]}}
      """
    When lily loses 1 health
    Then lily has 2 health
    And lily has no health token marked 3

  @choices-in-effects.1
  Scenario Outline: For a Clue the loss of one effect is prevented
    Given the situation
      """
      investigators: {jacqueline: {clues: 1, possessions: [Grim Statue]}, norman: {}}
      cards: {Grim Statue: {type: artifact, does: [{for a clue prevents loss of: sanity}]}}
      """
    When jacqueline loses 3 sanity
    And jacqueline <decision>
    Then jacqueline has <sanity> sanity
    And jacqueline has <clues> clues

    Examples:
      | decision                          | sanity | clues |
      | spends a clue to prevent the loss | 8      | 0     |
      | passes                            | 5      | 1     |

  @spend-full.1
  Scenario: What may be spent in place of a Clue prevents a loss as well
    Given the situation
      """
      investigators: {norman: {health: 3, sanity: 4, possessions: [Grim Statue]}, lily: }
      cards: {Grim Statue: {type: artifact, does: [{for a clue prevents loss of: health}]}}
      """
    When norman loses 3 health
    And norman spends a clue to prevent the loss
    Then norman has 3 health
    And norman has 3 sanity

  @health-and-sanity.4
  Scenario: A token of Sanity that is marked 3 counts as three
    Given the situation
      """
      investigators: {lily: {sanity tokens: [3, 1], health tokens: [3, 3]}}
      """
    When lily loses 3 sanity
    Then lily has 1 sanity
    And lily has no sanity token marked 3
    And lily has a health token marked 3
    And lily has 6 health
