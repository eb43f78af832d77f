Feature: New investigators

  Background:
    Given the situation
      """
      mythos deck: [A Quiet Night, A Quiet Night, A Quiet Night]
      """

  @choosing-a-new-investigator.1 @defeated-investigator.12 @defeated-investigator.8
  Scenario: At the end of the Mythos Phase a new one is set up
    Given the situation
      """
      investigators: {lily: {}, jim: {defeated: health, at: Rome, eldritch tokens on the sheet: 2}}
      phase: 3
      """
    When jim takes on Norman Withers
    And a round begins
    Then jim plays Norman Withers
    And jim is at Arkham
    And jim has 5 health
    And jim has 7 sanity
    And jim is not defeated
    And the body of Jim Culver is at Rome
    And jim has 0 eldritch tokens
    And jim has 2 actions left

  @choosing-a-new-investigator.2 @defeated-investigator.13
  Scenario: Nobody who was used in this game
    Given the situation
      """
      investigators: {jim: {defeated: health}, silas: {}}
      lead: silas
      investigators out of the game: [Lola Hayes]
      phase: 3
      """
    When silas passes
    And silas passes
    Then jim may not take on Lola Hayes by defeated-investigator.13
    And jim may take on Trish Scarborough

  @choosing-a-new-investigator.2
  Scenario Outline: Neither the old one nor one whom somebody plays
    Given the situation
      """
      investigators: {jim: {defeated: health}, silas: {}}
      lead: silas
      phase: 3
      """
    When silas passes
    And silas passes
    Then jim may not take on <name> by <rule>

    Examples:
      | name        | rule                          |
      | Jim Culver  | defeated-investigator.13      |
      | Silas Marsh | choosing-a-new-investigator.2 |

  @choosing-a-new-investigator.3
  Scenario: What he starts with comes from where it lies
    Given the situation
      """
      investigators: {jim: {defeated: health}, silas: {}}
      lead: silas
      asset discard: [Personal Assistant]
      cards: {Personal Assistant: {type: asset}}
      phase: 3
      """
    When jim takes on Charlie Kane
    And a round begins
    Then Personal Assistant is in jim's possessions
    And Personal Assistant is not in the asset discard pile

  @choosing-a-new-investigator.3
  Scenario: Not from somebody else
    Given the situation
      """
      investigators: {jim: {defeated: health}, silas: {possessions: [Personal Assistant]}}
      lead: silas
      cards: {Personal Assistant: {type: asset}}
      phase: 3
      """
    When jim takes on Charlie Kane
    And a round begins
    Then Personal Assistant is in silas's possessions
    And Personal Assistant is not in jim's possessions

  @choosing-a-new-investigator.4
  Scenario: The new one may receive the token
    Given the situation
      """
      investigators: {lola: {}, silas: {defeated: sanity}}
      phase: 3
      """
    When silas takes on Trish Scarborough
    And lola gives the lead to silas
    And a round begins
    Then silas is the lead investigator

  @choosing-a-new-investigator.4
  Scenario: Not where the token is passed first
    Given the situation
      """
      investigators: {lola: {}, mark: {}, silas: {defeated: sanity}}
      phase: 3
      """
    When lola passes
    Then lola may not give the lead to silas by defeated-investigator.14
    When lola gives the lead to mark
    And silas takes on Trish Scarborough
    And a round begins
    Then mark is the lead investigator

  @choosing-a-new-investigator.5 @eliminated.2 @eliminated-full.2
  Scenario: Without an investigator left the player is eliminated, at that moment
    Given the situation
      """
      investigators: {jim: {health: 1}, silas: {}}
      lead: silas
      investigators out of the game:
        [Akachi Onyele, Charlie Kane, Diana Stanley, Jacqueline Fine, Leo Anderson, Lily Chen, Lola Hayes, Mark Harrigan,
        Norman Withers, Trish Scarborough]
      without the sample set: true
      """
    When jim loses 1 health
    Then jim is not eliminated
    When a round begins
    Then jim is eliminated
    And silas is not eliminated

  @choosing-a-new-investigator.6
  Scenario: All may be defeated at once before the awakening
    Given the situation
      """
      investigators: {lily: {sanity: 1}, jim: {sanity: 1}}
      doom: 10
      cards: {Terror: {type: mythos, traits: [Event], does: [{lose: 1, of: sanity, whom: each}]}}
      """
    When the mythos card Terror is resolved
    Then doom is 8
    And lily is defeated
    And jim is defeated
    And the game is not lost

  @investigator.7 @investigator.8
  Scenario: A Spell, a Clue and an Improvement token
    Given the situation
      """
      investigators: {jim: {defeated: health}, silas: {}}
      lead: silas
      cards: {Mists of Releh: {type: spell}}
      phase: 3
      """
    When jim takes on Akachi Onyele
    And a round begins
    Then Mists of Releh is in jim's possessions
    And jim has 1 clue
    And jim is at 15

  @choosing-a-new-investigator.1
  Scenario: Whoever has an investigator takes on no other
    Given the situation
      """
      investigators: {lily: {}, jim: {defeated: health}}
      mythos deck: [A Quiet Night]
      phase: 3
      """
    Then lily may not take on Trish Scarborough by choosing-a-new-investigator.1
    When jim takes on Trish Scarborough
    Then jim plays Trish Scarborough

  @defeated-investigator.7 @defeated-investigator.8
  Scenario: The new one has nothing of what the old one leaves
    Given the situation
      """
      investigators:
        lily: {}
        jim: {defeated: sanity, at: Rome, clues: 2, train tickets: 1, ship tickets: 1, possessions: [Bent Coin]}
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When jim takes on Charlie Kane
    Then jim has 0 clues
    And jim has 0 train tickets
    And jim has 0 ship tickets
    And Bent Coin is not in jim's possessions
    And 2 clues lie on the sheet of Jim Culver
    And 1 train tickets lie on the sheet of Jim Culver
    And 1 ship tickets lie on the sheet of Jim Culver
    And Bent Coin lies on the sheet of Jim Culver
    And a sanity token lies on Jim Culver
    And the body of Jim Culver is at Rome
