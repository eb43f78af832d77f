Feature: Peril

  Background:
    Given every other opportunity is passed
    And the card Whisper
      """
      type: treachery
      keywords: [peril]
      abilities:
        - revelation: {test: willpower, difficulty: 5, failure: [{horror: 2}]}
      """
    And the card Murmur
      """
      type: treachery
      abilities:
        - revelation: {test: willpower, difficulty: 5, failure: [{horror: 2}]}
      """
    And the card Lantern
      """
      type: asset
      abilities:
        - {free: true, do: {gain: 1}}
      """
    And the card Shelter
      """
      type: event
      keywords: [fast]
      cost: 0
      abilities:
        - {play: {when: draw encounter card, of: treachery}, do: [{heal horror: 1, from: that investigator}, {gain: 1}]}
      """
    And Roland is at Hallway
    And Wendy is at Hallway

  @peril.1 @peril.5
  Scenario: Others commit no cards to the test
    Given Wendy holds Guts
    And the top of the encounter deck is Whisper
    When Roland draws Whisper from the encounter deck
    And Wendy commits Guts
    Then it is refused by peril.5
    When Roland reveals 0

  Scenario: Without peril they may
    Given Wendy holds Guts
    And the top of the encounter deck is Murmur
    When Roland draws Murmur from the encounter deck
    And Wendy commits Guts
    And Roland reveals 0
    Then it is not refused
    And the test succeeds

  @peril.5
  Scenario: A constant ability gives it to what is drawn
    Given the card Hush
      """
      {type: asset, abilities: [{constant: {named: Murmur}, gain keywords: [peril]}]}
      """
    And Wendy controls Hush
    And Wendy holds Guts
    And the top of the encounter deck is Murmur
    When Roland draws Murmur from the encounter deck
    And Wendy commits Guts
    Then it is refused by peril.5
    When Roland reveals 0

  @peril.5
  Scenario: Whoever drew it commits their own
    Given Roland holds Guts
    And Wendy holds Guts
    And the top of the encounter deck is Whisper
    When Roland draws Whisper from the encounter deck
    And Roland commits Guts
    And Wendy commits Guts 2
    Then it is refused by peril.5
    When Roland reveals 0
    Then the test succeeds

  @peril.3
  Scenario: Others play no cards
    Given Wendy holds Shelter
    And Roland holds Shelter
    And Wendy has 0 resources
    And Roland has 0 resources
    And the top of the encounter deck is Whisper
    When Roland draws Whisper from the encounter deck
    Then Wendy may not play Shelter 2 by peril.3
    When Roland plays Shelter
    And Roland reveals 0
    Then Roland has 1 resource

  @peril.4
  Scenario: Others trigger no abilities
    Given Wendy controls Lantern
    And Roland controls Lantern
    And Roland has 0 resources
    And the top of the encounter deck is Whisper
    When Roland draws Whisper from the encounter deck
    Then Wendy may not use Lantern 2 by peril.4
    When Roland uses Lantern
    And Roland reveals 0
    Then Roland has 1 resource

  @mythos-phase.14
  Scenario: From the moment it is drawn, before its revelation
    Given Wendy controls Ear
    And the card Ear
      """
      type: asset
      abilities:
        - {reaction: {when: draw encounter card}, do: {gain: 1}}
      """
    And Wendy has 0 resources
    And the top of the encounter deck is Whisper
    When Roland draws Whisper from the encounter deck
    And Roland reveals 0
    Then Wendy has 0 resources
    And Wendy does not use Ear

  @peril.6
  Scenario: It does not last for the card that is drawn in its place
    Given the card Alienist
      """
      type: asset
      abilities:
        - reaction: {when: draw encounter card, who: you}
          cost: {exhaust: this}
          do: {first: [{cancel: true, all effects: true}, {discard: that card}], then: {draw encounter cards: 1}}
      """
    And Roland controls Alienist
    And Wendy holds Guts
    And the top of the encounter deck is Whisper, Murmur
    When Roland draws Whisper from the encounter deck
    And Roland uses Alienist
    And Wendy commits Guts
    And Roland reveals 0
    Then the test succeeds

  @peril.6
  Scenario: Over when the card has been resolved
    Given Wendy controls Lantern
    And Wendy has 0 resources
    And the top of the encounter deck is Whisper, Murmur
    When Roland draws Whisper from the encounter deck
    And Roland reveals 0
    And the skill test is over
    And Wendy uses Lantern
    Then Wendy has 1 resource

  @peril.5
  Scenario: Not over when another card has been resolved that was drawn in its course
    Given the card Call
      """
      type: treachery
      keywords: [peril]
      abilities:
        - revelation: [{draw encounter cards: 1}, {test: willpower, difficulty: 5, failure: {horror: 1}}]
      """
    And the card Chill
      """
      {type: treachery, abilities: [{revelation: {horror: 1}}]}
      """
    And Wendy holds Guts
    And the top of the encounter deck is Call, Chill
    When Roland draws Call from the encounter deck
    Then Roland has 1 horror
    When Wendy commits Guts
    Then it is refused by peril.5
    When Roland reveals 0
    Then Roland has 2 horror

  Rule: Conferring

    Background:
      Given the card Shadow
        """
        type: treachery
        keywords: [peril]
        abilities: [{revelation: {either: {damage: {damage: 2}, horror: {horror: 1}}}}]
        """
      And the card Shade
        """
        type: treachery
        abilities: [{revelation: {either: {damage: {damage: 2}, horror: {horror: 1}}}}]
        """

    @peril.2
    Scenario: Whoever draws it decides alone
      Given the top of the encounter deck is Shadow
      When Roland draws Shadow from the encounter deck
      And Roland confers with Wendy
      Then it is refused by peril.2
      When Roland chooses damage
      And Roland confers with Wendy
      And Roland takes a resource
      Then Roland has 2 damage

    Scenario: Without peril the players talk
      Given the top of the encounter deck is Shade
      When Roland draws Shade from the encounter deck
      And Roland confers with Wendy
      And Roland chooses horror
      Then it is not refused
      And Roland has 1 horror
