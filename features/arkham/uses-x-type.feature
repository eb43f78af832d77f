Feature: Uses (X Type)

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Roland has 5 resources

  @uses-x-type.2
  Scenario: A card with uses enters play with its tokens, which come from the token pool
    Given Roland holds .45 Automatic
    When Roland plays .45 Automatic
    Then .45 Automatic has 4 ammo
    And Roland has 1 resource

  @uses-x-type.3
  Scenario: In whatever manner it enters play, and anew each time
    Given Roland controls Flashlight with 1 supplies
    When Flashlight returns to hand
    And Roland resolves these effects
      """
      - {put into play: {kind: asset, zone: hand}}
      """
    Then Flashlight has 3 supplies

  @uses-x-type.7
  Scenario: An ability is paid with the uses of the card that bears it
    Given the situation also says
      """
      investigators:
        roland:
          play area: [{card: .45 Automatic, as: empty one, ammo: 0}, {card: .45 Automatic, as: loaded one, ammo: 3}]
      """
    And Ghoul Minion is engaged with Roland
    Then Roland may not use empty one on Ghoul Minion by initiation-sequence.6
    When Roland uses loaded one on Ghoul Minion
    And Roland reveals 0
    Then loaded one has 2 ammo
    And empty one has 0 ammo
    And Roland has 5 resources

  @uses-x-type.8
  Scenario Outline: Uses can be added, also beyond what is printed
    Given Roland controls .45 Automatic with <before> ammo
    And Roland holds Extra Ammunition
    When Roland plays Extra Ammunition
    Then .45 Automatic has <after> ammo

    Examples:
      | before | after |
      | 4      | 7     |
      | 0      | 3     |

  @uses-x-type.9
  Scenario: The uses of one card may be spent for another
    Given the card Volley
      """
      type: event
      cost: 0
      abilities:
        - event: {choose: {kind: enemy, at: your location}, do: {damage: 2, to: chosen}}
          cost: {spend: 2, of: ammo, from: .45 Automatic}
      """
    And Roland controls .45 Automatic with 3 ammo
    And Ghoul Minion is engaged with Roland
    And Roland holds Volley
    When Roland plays Volley on Ghoul Minion
    Then .45 Automatic has 1 ammo
    And Ghoul Minion is defeated
    And roland does not begin a test

  @uses-x-type.10 @uses-x-type.4
  Scenario: A card bears no uses but those of its own type
    Given Roland controls .45 Automatic and Shrivelling
    When Roland resolves these effects
      """
      - {gain: 1, of: charges, on: .45 Automatic}
      - {gain: 1, of: charges, on: Shrivelling}
      """
    Then .45 Automatic has 0 charges
    And .45 Automatic has 4 ammo
    And Shrivelling has 5 charges

  @uses-x-type.11
  Scenario: A card without uses bears none
    Given Roland controls Machete
    And the card Smithy
      """
      type: asset
      abilities:
        - {free: true, do: {gain: 3, of: ammo, on: Machete}}
      """
    And Roland controls Smithy
    Then Roland may not use Smithy
    When Roland resolves these effects
      """
      - {gain: 3, of: ammo, on: Machete}
      """
    Then Machete has 0 ammo

  @revised @golden-rules.2
  Scenario: A card bears what its own text places on it
    Given the card Vessel
      """
      {type: asset, abilities: [{free: true, do: {gain: 2, of: charges, on: this}}]}
      """
    And Roland controls Vessel
    When Roland uses Vessel
    Then Vessel has 2 charges

  Rule: The last use

    Background:
      Given Roland is at the Study
      And it is Roland's turn

    @uses-x-type.12
    Scenario: Without uses the card goes, before the attacks that the same action provokes
      Given Roland controls First Aid with 1 supplies
      And Roland has 2 damage
      And a Ghoul Minion engaged with Roland
      When Roland uses First Aid on Roland
      And Roland chooses to heal damage
      Then First Aid is in Roland's discard pile
      And First Aid is discarded before ghoul minion attacks roland
      And Roland has 2 damage
      And Roland heals damage

    @costs.5
    Scenario: It exhausts with the last of them
      Given the card Rations
        """
        type: asset
        uses: {supplies: 1}
        abilities:
          - {as soon as: {amount: {tokens: supplies, on: this}, at most: 0}, do: {discard: this}}
          - {free: true, cost: [{spend: 1, of: supplies}, {exhaust: this}], do: {heal damage: 1, from: you}}
        """
      And Roland controls Rations
      And Roland has 2 damage
      When Roland uses Rations
      Then Roland has 1 damage
      And Rations is in Roland's discard pile

    @uses-x-type.12
    Scenario: Whatever took the last one
      Given the card Leak
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {lose: 3, of: supplies, on: First Aid}}]}
        """
      And Roland holds Leak
      And Roland controls First Aid
      When Roland plays Leak
      Then First Aid is in Roland's discard pile

    Scenario: Its uses are not those of another
      Given Roland controls First Aid with 1 supplies and First Aid
      And Roland has 2 damage
      When Roland uses First Aid on Roland
      Then First Aid is in Roland's discard pile
      And First Aid 2 has 3 supplies

    @uses-x-type.12
    Scenario: It comes into play again with new ones, and goes again with the last of them
      Given Roland controls First Aid with 1 supplies
      And Roland has 2 resources
      And Roland has 4 damage
      When Roland uses First Aid on Roland
      And First Aid returns to hand
      And Roland plays First Aid
      Then First Aid has 3 supplies
      When Roland resolves these effects
        """
        - {lose: 3, of: supplies, on: First Aid}
        """
      Then First Aid is in Roland's discard pile

    Scenario: Not while its text box is blank
      Given Roland controls First Aid with 1 supplies
      When Roland resolves these effects
        """
        - {blank: First Aid, until: end of the round}
        - {lose: 1, of: supplies, on: First Aid}
        """
      Then Roland controls First Aid
      When the round ends
      Then First Aid is in Roland's discard pile

    Scenario: Where the text does not say so the card stays
      Given Roland controls .45 Automatic with 1 ammo
      And a Ghoul Minion engaged with Roland
      When Roland uses .45 Automatic on Ghoul Minion
      And Roland reveals 0
      Then Roland controls .45 Automatic
      And .45 Automatic has 0 ammo

  @uses-x-type.1
  Scenario: It is a keyword, and goes with the text
    Given the card Hush
      """
      {type: asset, abilities: [{constant: {kind: asset, trait: Firearm}, blank: true}]}
      """
    And Roland is at the Study
    And every other opportunity is passed
    And it is Roland's turn
    And Roland has 9 resources
    And Roland controls Hush
    And Roland holds .45 Automatic
    When Roland plays .45 Automatic
    Then .45 Automatic has 0 ammo

  @uses-x-type.5
  Scenario: They are no resources
    Given Roland is at the Study
    And every other opportunity is passed
    And it is Roland's turn
    And Roland has 1 resource
    And Roland controls .45 Automatic
    And Roland holds Machete
    When Roland plays Machete
    Then it is refused by uses-x-type.5
    When Roland resolves these effects
      """
      - {lose: 9}
      """
    Then .45 Automatic has 4 ammo

  @uses-x-type.13
  Scenario: Without any left the card stays
    Given Roland is at the Study
    And every other opportunity is passed
    And it is Roland's turn
    And a Ghoul Minion engaged with Roland
    And the situation also says
      """
      investigators: {roland: {play area: [{card: .45 Automatic, ammo: 1}]}}
      """
    When Roland fights Ghoul Minion with .45 Automatic
    And Roland reveals 0
    Then .45 Automatic is in Roland's play area
    And .45 Automatic has 0 ammo

  Scenario: There may be one of each, and one is spent
    Given the card Kit
      """
      {type: asset}
      """
    And the situation also says
      """
      locations: {study: {card: Study, facedown keys: 1}}
      investigators:
        roland:
          play area: [{card: Kit, charges: 1, secrets: 1, supplies: 1, ammo: 1}]
          clues: 1
          resources: 1
          keys: [red]
      """
    Then Kit has 1 charge
    And Kit has 1 secret
    And Kit has 1 supply
    And Kit has 1 ammo
    And Roland has 1 clue
    And Roland has 1 resource
    And Roland has 1 key
    And Study has 1 facedown key
    When Roland resolves these effects
      """
      - {lose: 1, of: charges, on: Kit}
      - {lose: 1, of: secrets, on: Kit}
      """
    Then Kit has 0 charges
    And Kit has 0 secrets
    And Kit has 1 supply

  @uses-x-type.2
  Scenario: A card may have others enter play with more of them
    Given every other opportunity is passed
    And Roland is at the Attic
    And it is Roland's turn
    And Roland has 20 resources
    And the card Battery
      """
      {type: asset, cost: 0, uses: {charges: 2}}
      """
    And the card Wallet
      """
      {type: asset, cost: 0, uses: {supplies: 2}}
      """
    And the card Spark
      """
      {type: asset, abilities: [{constant: {kind: asset, uses: charges, controlled by: you}, get: {uses: 1}}]}
      """
    And Roland controls Spark
    And Roland holds Battery, Wallet
    When Roland plays Battery
    And Roland plays Wallet
    Then Battery has 3 charges
    And Wallet has 2 supplies
