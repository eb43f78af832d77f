Feature: Clone

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @clone.1
  Scenario Outline: It is played in Phase 2
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [Clone]}
      hunted: {C: {<played>}}
      """
    When B plays clone on rover
    Then it is refused by clone.1
    And B holds clone

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 3     | played: lair |

  @clone.3 @clone.2
  Scenario: The Target token goes onto one place, and catches as the Creature token does
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Clone]}
      hunted: {D: {played: rover}}
      """
    When B plays clone on rover
    And D's turn ends
    Then the target token is on rover
    And D is caught at rover
    And D has 2 will
    And the assimilation counter has 5 left

  @clone.3
  Scenario: Not onto a border
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Clone]}
      """
    When B plays clone on rover and artifact
    Then it is refused by clone.3
    And the target token is on no place

  @clone.2
  Scenario: The Creature token catches as before
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: rover}
      hunted: {D: {played: rover}, E: {played: wreck}, F: {played: lair}}
      """
    When F's turn ends
    Then D has 2 will
    And E has 2 will
    And F has 3 will

  @clone.4
  Scenario: Both places together move the counter one space
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: rover}
      hunted: {D: {played: rover}, E: {played: wreck}}
      """
    When E's turn ends
    Then the assimilation counter has 5 left
    And E has 2 will

  Scenario: Or each of them, by the reference's own text
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: rover}
      hunted: {D: {played: rover}, E: {played: wreck}}
      """
    And the reading clone-elsewhere is "each place"
    When E's turn ends
    Then the assimilation counter has 4 left

  @clone.5 @clone.6
  Scenario: Both tokens on one place catch once
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: wreck}
      hunted: {E: {played: wreck}}
      """
    When E's turn ends
    Then E has 2 will
    And E is caught once
    And the assimilation counter has 5 left

  Scenario: Or twice, by the reference's own text
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: wreck}
      hunted: {E: {played: wreck}}
      """
    And the reading clone-on-one-place is "twice"
    When E's turn ends
    Then E has 1 will
    And the assimilation counter has 4 left

  @clone.7
  Scenario: Several who are caught by Clone move the counter once
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {creature: wreck, target: rover}
      hunted: {C: {played: rover}, D: {played: rover}}
      """
    When D's turn ends
    Then C has 2 will
    And D has 2 will
    And the assimilation counter has 5 left

  @clone.8
  Scenario: It hits after Artemia, in the step of the Creature token
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {artemia: swamp, target: swamp}
      hunted: {C: {will: 1, played: swamp, hand: [beach]}}
      """
    When C's turn ends
    Then C discards beach before C is caught
    And C's hand is lair, jungle, river, beach and rover
    And C has 3 will

  @clone.9
  Scenario Outline: There is no choice left afterwards
    Given the situation also says
      """
      phase: 3
      in force: [Clone]
      tokens: {target: rover, creature: lair}
      hunted: {D: {played: rover, discard: [lair]}}
      """
    When D <attempt>
    Then it is refused by clone.9
    And D's hand is jungle, river and beach

    Examples:
      | attempt         |
      | uses rover      |
      | takes back lair |
