Feature: Attach To

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @attach-to.1
  Scenario: It is attached as it enters play
    Given the card Watcher
      """
      {type: asset, abilities: [{reaction: {after: enter play, what: {kind: treachery, attached to: your location}}, do: {gain: 1}}]}
      """
    And Roland controls Watcher
    And Roland has 0 resources
    And the situation also says
      """
      encounter deck: [Obscuring Fog]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Roland uses Watcher
    Then Roland has 1 resource
    And study's shroud is 4

  @attach-to.3
  Scenario: What is attached is an attachment, and what only lies there is not
    Given a Ghoul Minion at the Study
    And the situation also says
      """
      locations: {study: {attached: [Obscuring Fog]}}
      """
    When Roland resolves these effects
      """
      - {discard: {attached to: your location}}
      """
    Then Obscuring Fog is in the encounter discard pile
    And Ghoul Minion is in play

  @attach-to.4
  Scenario: Only to what it may be attached to
    Given the card Snare
      """
      type: asset
      cost: 0
      abilities:
        - {free: true, do: {choose: {kind: enemy, at: your location, non: Elite}, do: [{attach: this, to: chosen}]}}
      """
    And Roland controls Snare
    And a Ghoul Priest at the Study
    And a Ghoul Minion at the Study
    When Roland uses Snare on Ghoul Priest
    Then it is refused by target.3
    When Roland uses Snare on Ghoul Minion
    Then Snare is attached to Ghoul Minion

  @attach-to.5
  Scenario: Once it is attached nobody looks again
    Given the card Snare
      """
      type: asset
      cost: 0
      abilities:
        - {free: true, do: {choose: {kind: enemy, at: your location, non: Elite}, do: [{attach: this, to: chosen}]}}
      """
    And Roland controls Snare
    And a Ghoul Minion at the Study
    When Roland uses Snare on Ghoul Minion
    And Roland resolves these effects
      """
      - {gain trait: Elite, to: Ghoul Minion}
      """
    Then Snare is attached to Ghoul Minion

  @attach-to.6
  Scenario: Where it cannot be attached, an event stays in hand
    Given the card Seal
      """
      type: event
      cost: 0
      abilities: [{event: {attach: this, to: {kind: location, without: Seal, all clues discovered: true}}}]
      """
    And Roland holds Seal
    When Roland plays Seal
    Then it is refused by attach-to.6
    And Seal is in Roland's hand

  @attach-to.7
  Scenario: Where it cannot be attached nor stay, it is discarded
    Given the card Mould
      """
      type: treachery
      abilities: [{revelation: {attach: this, to: {kind: location, without: Mould}}}]
      """
    And the situation also says
      """
      locations: {study: {attached: [{card: Mould, as: old mould}]}}
      encounter deck: [{card: Mould, as: new mould}]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    Then new mould is in the encounter discard pile
    And old mould is attached to Study

  @attach-to.8 @attach-to.9
  Scenario: It stays until what it is attached to leaves play
    Given the card Leech
      """
      {type: treachery}
      """
    And a Ghoul Minion at the Study
    And the situation also says
      """
      enemies: {minion: {card: Ghoul Minion, at: study, attached: [Leech]}}
      """
    When the round ends
    Then Leech is attached to minion
    When minion is discarded
    Then Leech is in the encounter discard pile

  @attach-to.10
  Scenario: An ability detaches it
    Given the situation also says
      """
      locations: {study: {attached: [{card: Barricade}]}, attic: {}}
      """
    When Roland resolves these effects
      """
      - {attach: Barricade, to: Attic}
      """
    Then Barricade is attached to Attic
    And Barricade is in play

  @attach-to.11
  Scenario: Neither exhausts with the other
    Given the card Snare
      """
      {type: asset, cost: 0, abilities: [{free: true, cost: {exhaust: this}, do: {gain: 1}}]}
      """
    And the situation also says
      """
      locations: {attic: {}}
      enemies: {minion: {card: Ghoul Minion, at: attic, attached: [{card: Snare}]}}
      """
    When minion is exhausted
    Then Snare is ready
    When minion is readied
    And Snare is exhausted
    Then minion is ready

  Scenario: What an attachment was attached to is known to what it is discarded for
    Given the card Hook
      """
      type: event
      cost: 0
      abilities:
        - {event: {attach: this, to: your location}}
        - {free: true, cost: {discard: this}, do: {damage: 1, to: {kind: enemy, at: attached}}}
      """
    And a Ghoul Minion at the Study
    And Roland holds Hook
    And Roland has 0 resources
    When Roland plays Hook
    And Roland uses Hook
    Then Hook is in Roland's discard pile
    And Ghoul Minion's damage is 1
