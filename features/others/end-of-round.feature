Feature: End of the Round

  Background:
    Given every other opportunity is passed

  @end-of-round.1
  Scenario: The round lasts while a hero wants another turn
    Given the situation
      """
      heroes: {rose: {turn tokens: 0, extra turn tokens: 1}, karl: {turn tokens: 0, extra turn tokens: 1}}
      first hero: rose
      phase: 2
      """
    When rose passes
    And karl spends an extra turn token
    And karl passes
    And sin reacts
    And sin passes
    And rose passes
    And rose wants rose to be first
    And karl wants rose to be first
    And rose spends a turn token
    Then karl has 0 extra turn tokens
    And rose has 1 extra turn token
    And sin has 3 reactions

  @end-of-round.2
  Scenario: The last turn may be reacted to
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 1}
      monsters: {Acolyte: quay 4}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 3
    Then Acolyte is at quay 3

  @end-of-round.3
  Scenario: Reaction tokens that are left are lost
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 2}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then sin has 3 reactions

  @end-of-round.4
  Scenario: Monsters are summoned before cards and tokens
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 0}
      monsters: {Acolyte: {dead: true}}
      spaces: {quay 3: {altars: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    Then sin has 3 sin cards
    When sin summons Acolyte at gate 2
    And sin draws Sample Frenzy
    Then sin has 4 sin cards
