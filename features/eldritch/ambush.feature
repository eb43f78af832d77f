Feature: Ambushes

  Background:
    Given every other opportunity is passed

  @ambush.1 @ambush.2
  Scenario: A Monster of the cup fights at once
    Given the situation
      """
      investigators: {diana: {at: London}}
      cards:
        Dark Stair: {type: europe, at: {London: [{ambush by: a monster}, {gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When diana resolves a europe encounter
    And the monster drawn is Ghoul
    And diana rolls 6, 1
    And diana rolls 6, 6, 6
    Then diana encounters Ghoul before diana gains a clue
    And diana has 1 clue

  @ambush.3 @ambush.5
  Scenario: It is not spawned, and it is gone whether it was defeated or not
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      cards:
        Dark Stair: {type: europe, at: {Rome: [{ambush by: a monster}]}}
      without the sample set: true
      phase: 2
      """
    When lola resolves a europe encounter
    And the monster drawn is Byakhee
    And lola rolls 6, 1, 1
    And lola rolls 6, 1
    Then Byakhee loses 1 health
    And Byakhee is not spawned at Rome
    And Byakhee is not at Rome
    And Byakhee has lost 0 health
    And Byakhee is not defeated

  @ambush.4
  Scenario: What its spawning would bring does not happen
    Given the situation
      """
      investigators: {lola: {at: Rome}}
      doom: 10
      cards:
        Dark Stair: {type: europe, at: {Rome: [{ambush by: Wraith}]}}
        Wraith: {type: monster, spawned: [{advance doom: 1}]}
      without the sample set: true
      phase: 2
      """
    When lola resolves a europe encounter
    And lola rolls 6, 1
    And lola rolls 6
    Then doom is 10

  @ambush.6 @ambush.7
  Scenario: A Monster that is named has the numbers of a token on the board, which stays there
    Given the situation
      """
      investigators: {silas: {at: Tokyo}}
      monsters: {Deep One: {at: Sydney, lost health: 1}}
      cards:
        Dark Stair: {type: asia-australia, at: {Tokyo: [{ambush by: Deep One}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves an asia-australia encounter
    And silas rolls 6, 6, 1
    And silas rolls 6, 6
    Then silas encounters Deep One
    And Deep One is at Sydney
    And Deep One has lost 1 health

  @ambush.8
  Scenario: A Cultist has the numbers of the Ancient One sheet
    Given the situation
      """
      investigators: {jim: {at: Tokyo}}
      ancient one: Shub-Niggurath
      cards:
        Dark Stair: {type: asia-australia, at: {Tokyo: [{ambush by: Cultist}]}}
      without the sample set: true
      phase: 2
      """
    When jim resolves an asia-australia encounter
    And jim rolls 6, 1
    Then jim does not test will
    And jim tests strength with 2 dice

  @ambush.9
  Scenario: Nobody has another encounter for that
    Given the situation
      """
      investigators: {mark: {at: London}}
      clues: [London]
      cards:
        Dark Stair: {type: general, at: {city: [{ambush by: Ghoul}]}}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When mark resolves a general encounter
    And mark rolls 6, 1, 1, 1, 1
    And mark rolls 6, 1, 1, 1
    Then mark has not fought Ghoul
    And mark may not resolve a research encounter
    And mark has 0 clues

  @ambush-full.1
  Scenario: After the ambush the effect that caused it goes on
    Given the situation
      """
      investigators: {trish: {at: London}}
      cards:
        Dark Stair: {type: europe, at: {London: [{ambush by: Ghoul}, {gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When trish resolves a europe encounter
    And trish rolls 1, 1, 1
    And trish rolls 1, 1, 1
    Then trish tests strength before trish gains a clue

  @ambush-full.2
  Scenario: One whole encounter, however much Health the Monster has left
    Given the situation
      """
      investigators: {trish: {at: London}}
      cards:
        Dark Stair: {type: europe, at: {London: [{ambush by: Mummy}]}}
      without the sample set: true
      phase: 2
      """
    When trish resolves a europe encounter
    And trish rolls 6, 6
    And trish rolls 6
    Then Mummy loses 1 health
    And Mummy is not defeated
    And Mummy has lost 0 health

  @ambush.2 @combat-encounter.9
  Scenario: A fight that an ambush interrupts goes on afterwards
    Given the situation
      """
      investigators: {silas: {at: Rome}}
      monsters: {Ghoul: Rome}
      cards: {Ghoul: {type: monster, after will: [{ambush by: Maniac}]}}
      phase: 2
      without the sample set: true
      """
    When silas encounters Ghoul
    And silas rolls 6, 1, 1, 1
    And silas rolls 6, 1, 1, 1
    And silas rolls 6, 1
    And silas rolls 6, 1, 1
    Then silas encounters Ghoul before silas encounters Maniac
    And Ghoul is defeated
    And Ghoul is in the monster cup
