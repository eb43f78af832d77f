Feature: Sealed

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And it is Roland's turn
    And the location Study has shroud 2 and 3 clues
    And the card Stone
      """
      {type: asset, cost: 1, seals: [skull, cultist, tablet, elder thing]}
      """
    And the card Orb
      """
      {type: asset, cost: 1, seals: [elder sign]}
      """
    And the card Jar
      """
      {type: asset, abilities: [
        {free: true, name: fill, cost: {exhaust: this}, do: {first: {seal: [0]}, then: {draw: 1}}},
        {free: true, name: pour, do: {seal: [skull, cultist], amount: 2}},
        {free: true, name: open, do: {release tokens on: this}}]}
      """

  @sealed.2 @sealed.3
  Scenario: The player of the card chooses a token of the bag that is sealed on it
    Given Roland holds Stone
    And Roland has 2 resources
    And the chaos bag holds 0, skull, skull and cultist
    When Roland plays Stone
    And Roland chooses skull
    Then Stone is in play
    And 1 skull is sealed on Stone
    And the bag holds 3 tokens
    And the bag holds 1 skull
    And Roland has 1 resource

  @sealed.3
  Scenario: Nobody else chooses
    Given Roland holds Stone
    And Daisy is at the Study
    And Roland has 2 resources
    And the chaos bag holds 0, skull, skull and cultist
    When Roland plays Stone
    Then it waits for Roland
    When Roland chooses cultist
    Then 1 cultist is sealed on Stone

  @sealed.1 @sealed.2
  Scenario: A keyword that it has twice costs one token
    Given the situation also says
      """
      investigators: {roland: {hand: [{card: Stone, keywords: [seal]}], resources: 1}}
      """
    And the chaos bag holds 0, skull and skull
    When Roland plays Stone
    Then 1 token is sealed on Stone
    And the bag holds 2 tokens

  @sealed.2
  Scenario: What an effect puts into play pays for it as well
    Given the set aside is Stone
    And the chaos bag holds 0, skull, skull and cultist
    When Roland resolves these effects
      """
      - {put into play: {named: Stone, zone: set aside}}
      """
    And Roland chooses cultist
    Then Stone is in play
    And the bag holds 0 cultists

  @sealed.4
  Scenario: A card for which there is no token in the bag is not played
    Given Roland holds Orb
    And Roland has 2 resources
    And the chaos bag holds 0, skull, skull and cultist
    When Roland plays Orb
    Then it is refused by sealed.4
    And Roland has 2 resources
    And Roland has 3 actions

  @sealed.4
  Scenario: And no effect puts it into play
    Given the set aside is Orb
    And the chaos bag holds 0, skull, skull and cultist
    When Roland resolves these effects
      """
      - {put into play: {named: Orb, zone: set aside}}
      """
    Then Orb is set aside

  @sealed.5
  Scenario: A sealed token is not revealed, and not counted
    Given Roland holds Stone
    And the chaos bag holds 0 and skull
    And Roland has 1 resource
    When Roland plays Stone
    And Roland investigates
    And Roland reveals 0
    Then the bag holds 0 skulls
    When Roland resolves these effects
      """
      - {gain: {in the bag: [skull, 0]}}
      """
    Then Roland has 1 resource

  @sealed.6
  Scenario: A token that is released is in the bag again
    Given the situation also says
      """
      investigators: {roland: {play area: [{card: Jar, sealed: [tablet]}]}}
      """
    And the chaos bag holds 0, skull, skull and cultist
    When Roland uses Jar (open)
    Then the bag holds 5 tokens
    And 0 tokens are sealed on Jar

  @sealed.6 @sealed.7
  Scenario Outline: When the card leaves play, all tokens that are sealed on it are in the bag again
    Given the situation
      """
      investigators: {roland: {play area: [{card: Stone, sealed: [skull, cultist]}]}}
      """
    And the chaos bag holds 0, skull, skull and cultist
    When Stone <leaves>
    Then the bag holds 6 tokens
    And the bag holds 3 skulls
    And the bag holds 2 cultists
    And Stone holds 0 chaos tokens

    Examples:
      | leaves          |
      | is discarded    |
      | returns to hand |

  @sealed.8
  Scenario: An effect seals a token on a card without the keyword
    Given Roland controls Jar
    And the chaos bag holds 0, 0 and skull
    When Roland uses Jar (fill)
    Then 1 0 is sealed on Jar
    And the bag holds 1 0
    And Roland draws a card

  @sealed.8
  Scenario: Several tokens are sealed one after another
    Given Roland controls Jar
    And the chaos bag holds 0, skull, skull and cultist
    When Roland uses Jar (pour)
    And Roland chooses cultist
    Then 1 skull is sealed on Jar
    And 1 cultist is sealed on Jar
    And the bag holds 2 tokens

  @sealed.9
  Scenario: Without such a token in the bag the effect does not resolve, and nothing that follows it
    Given Roland controls Jar
    And the chaos bag holds skull and cultist
    When Roland resolves these effects
      """
      - {first: {seal: [0], on: Jar}, then: {draw: 1}}
      """
    Then 0 tokens are sealed on Jar
    And Roland does not draw
    When Roland uses Jar (fill)
    Then it is refused by sealed.9

  Scenario: A card that is taken away before it enters play gives its token back
    Given Roland holds Stone
    And Roland has 1 resource
    And the situation also says
      """
      cards:
        Silence: {type: treachery, abilities: [{forced: {when: play, of: asset}, do: {discard: that card}}]}
      investigators: {roland: {threat area: [Silence]}}
      """
    And the chaos bag holds 0, skull, skull and cultist
    When Roland plays Stone
    And Roland chooses skull
    Then Stone is in Roland's discard pile
    And the bag holds 4 tokens
