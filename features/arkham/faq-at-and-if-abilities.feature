Feature: Timing of "At" and "If" Abilities

  Background:
    Given every other opportunity is passed

  @faq-at-and-if-abilities.1
  Scenario: "When the round ends" comes before "at the end of the round"
    Given the location Hallway has shroud 1
    And Roland is at the Hallway
    And Roland has 3 clues
    And the situation
      """
      set aside: [Ghoul Priest]
      act:
        as: barrier
        card:
          type: act
          name: The Last Door
          abilities:
            - reaction: {when: end round}
              cost: {as a group: 3, of: clues, who: {kind: investigator, at: Hallway}}
              do: {put into play: {zone: set aside, named: Ghoul Priest}, area: location, of: Hallway}
      agenda:
        as: agenda
        card:
          type: agenda
          name: The Count
          doom: 9
          abilities:
            - {forced: {at: end round}, do: {doom: {count: {kind: enemy, trait: Ghoul, at: Hallway}}}}
      """
    When the round ends
    And Roland uses Barrier
    Then ghoul priest enters play before agenda initiates
    And Agenda has 1 doom

  @faq-at-and-if-abilities.1 @faq-at-and-if-abilities.2
  Scenario: Also if a player may use it
    Given the card Nightcap
      """
      type: asset
      abilities: [{reaction: {at: end round}, cost: {resources: 2}, do: {draw: 1}}]
      """
    And the card Alms
      """
      type: asset
      abilities: [{forced: {when: end round}, do: {gain: 3}}]
      """
    And the card Toll
      """
      type: asset
      abilities: [{forced: {after: end round}, do: {lose: 2, of: resources}}]
      """
    And Roland is at the Study
    And Roland has 0 resources
    And the top of Roland's deck is Knife
    And Roland controls Nightcap, Alms, Toll
    When the round ends
    And Roland uses Nightcap
    Then Knife is in Roland's hand
    And Roland has 0 resources

  @faq-at-and-if-abilities.2
  Scenario: "At the end of the round" comes before "after the round ends"
    Given Roland is at the Study
    And the card Night Watch
      """
      type: asset
      abilities:
        - {forced: {after: end round}, do: {damage: 1, to: {kind: enemy, at: your location}}}
      """
    And Roland controls Night Watch
    And a Relentless Dark Young with 4 damage at the Study
    When the round ends
    Then Relentless Dark Young has 3 damage
    And Relentless Dark Young is not defeated

  @faq-at-and-if-abilities.3
  Scenario: "If it is defeated" comes after "when it is defeated"
    Given Roland is at the Study
    And the situation
      """
      act:
        as: act
        card:
          type: act
          name: Stop the Spread
          abilities:
            - {forced: {if: defeat, what: Goat Spawn}, do: {heal horror: 9, from: each investigator}}
      """
    And a Goat Spawn with 2 damage engaged with Roland
    When Roland fights Goat Spawn
    And Roland reveals +1
    Then roland takes horror before roland heals horror
    And Goat Spawn is defeated
    And Roland has 0 horror

  @faq-at-and-if-abilities.4
  Scenario: "If it is defeated" comes before "after it is defeated"
    Given the card Tally
      """
      type: asset
      abilities:
        - {forced: {after: defeat, what: Swarm of Rats}, do: {gain: {count: {kind: card, zone: hand}}}}
      """
    And the location Study has shroud 2 and 2 clues
    And Roland is at the Study
    And Roland has 1 resource
    And Roland controls Tally
    And Roland holds Evidence!
    And the situation
      """
      act:
        as: act
        card:
          type: act
          name: The Last Stand
          abilities:
            - {forced: {if: defeat, what: Swarm of Rats}, do: {discard: {kind: card, zone: hand, of: each investigator}}}
      """
    And a Swarm of Rats engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland uses his own ability
    And Roland plays Evidence!
    Then it is refused
    And Evidence! is in Roland's discard pile
    And Roland has 1 clue
    And Roland has 1 resource
