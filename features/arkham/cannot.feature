Feature: Cannot

  Background:
    Given every other opportunity is passed
    And the card Trance
      """
      type: event
      cost: 0
      abilities:
        - {event: {investigate: true, ignoring all other effects: true}}
      """
    And the location Study has shroud 2 and 1 clue
    And Roland is at the Study
    And Roland holds Trance

  @cannot.1
  Scenario: No ability overrides what another says cannot be done
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    When Roland plays Trance
    Then it is refused by cannot.1
    And Trance is in Roland's hand
    And roland does not begin a test
    And study has 1 clue

  Scenario: What is no "cannot" is ignored by it
    Given the situation also says
      """
      locations: {study: {attached: [Obscuring Fog]}}
      """
    When Roland plays Trance
    And Roland reveals -1
    Then the difficulty is 2
    And Roland has 1 clue

  @cannot.1
  Scenario: Nor does a rule that allows it to everybody
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    Then Roland may not investigate by cannot.1

  @cannot.1
  Scenario: An effect that comes to it in its course does not do it either
    Given the situation also says
      """
      locations: {study: {attached: [Locked Door]}}
      """
    When Roland resolves these effects
      """
      - {gain: 1}
      - {investigate: true, ignoring all other effects: true}
      """
    Then roland gains resources
    And roland does not begin a test

  @cannot.1
  Scenario Outline: What cannot be done is not done by any effect
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: <deed>, what: <what>}}
      """
    And the location Hallway has shroud 2
    And Roland controls Ward
    And a Ghoul Minion <where>
    When Roland resolves these effects
      """
      - {gain: 1}
      - <effect>
      """
    Then roland gains resources
    And <done>

    Examples:
      | deed  | what    | where                | effect                                  | done                                   |
      | fight | enemy   | engaged with Roland  | {fight: enemy}                          | roland does not begin a test           |
      | evade | enemy   | engaged with Roland  | {evade: true}                           | roland does not begin a test           |
      | evade | enemy   | engaged with Roland  | {evade automatically: enemy}            | ghoul minion is not evaded             |
      | engage | enemy  | at the Study         | {engage: enemy}                         | ghoul minion does not engage roland    |
      | enter | Hallway | at the Study         | {move: Hallway}                         | roland does not move                   |
      | leave | Study   | at the Study         | {move: Hallway}                         | roland does not move                   |
      | damage | enemy  | at the Study         | {damage: 1, to: enemy}                  | ghoul minion does not take damage      |

  @cannot.1
  Scenario: A card that cannot be committed is not committed
    Given the card Ward
      """
      type: asset
      abilities:
        - {constant: this, cannot: {deed: commit, what: {named: Knife}}}
      """
    And Roland controls Ward
    And Roland holds Knife and Machete
    And a Ghoul Minion engaged with Roland
    When Roland fights Ghoul Minion
    Then Roland may not commit Knife by cannot.1
    When Roland commits Machete
    And Roland reveals 0
    Then the skill value is 5
