Feature: Slots

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Roland has 20 resources
    And Daisy is at the Study

  @slots.1 @slots.3
  Scenario: Assets fill the slots of whoever has them in the play area
    Given Roland controls Machete and Flashlight
    And Roland holds Knife, Magnifying Glass
    And Daisy has 5 resources
    And Daisy holds Knife
    When Roland plays Magnifying Glass
    Then it waits for Roland
    When Roland chooses Machete
    Then Machete is in Roland's discard pile
    And Roland controls Flashlight
    And Roland controls Magnifying Glass

  @slots.1
  Scenario: The slots of another are theirs
    Given Roland controls Machete and Flashlight
    And it is Daisy's turn
    And Daisy has 1 resource
    And Daisy controls Old Book of Lore
    And Daisy holds Knife
    When Daisy plays Knife
    Then Daisy controls Knife
    And Daisy controls Old Book of Lore
    And Roland controls Machete
    And Roland controls Flashlight

  @slots.2
  Scenario: What lies in the threat area fills slots too, and what cannot leave play does not make room
    Given it is Daisy's turn
    And Daisy has 3 resources
    And Daisy controls Old Book of Lore
    And Daisy holds Magnifying Glass
    And the situation also says
      """
      investigators: {daisy: {threat area: [{card: The Necronomicon, as: necronomicon, horror: 2}]}}
      """
    When Daisy plays Magnifying Glass
    Then Old Book of Lore is in Daisy's discard pile
    And Necronomicon is in Daisy's threat area
    And Daisy controls Magnifying Glass

  @slots.3
  Scenario: Where no room can be made for an asset it is not played
    Given the card Shackles
      """
      type: asset
      weakness: true
      slot: Hand x2
      abilities:
        - {constant: this, cannot: {deed: leave play, what: this}}
      """
    And Roland faces Shackles
    And Roland holds Knife
    When Roland plays Knife
    Then it is refused by slots.3
    And Knife is in Roland's hand
    And Roland has 20 resources

  Scenario Outline: An investigator has one slot for an accessory, a body piece, an ally
    Given Roland controls <old>
    And Roland holds <new>
    When Roland plays <new>
    Then <old> is in Roland's discard pile
    And Roland controls <new>

    @slots.4
    Examples:
      | old         | new               |
      | Holy Rosary | Elder Sign Amulet |

    @slots.5
    Examples:
      | old          | new              |
      | Leather Coat | Bulletproof Vest |

    @slots.6
    Examples:
      | old       | new      |
      | Guard Dog | Beat Cop |

  @slots.7
  Scenario: Two hands hold two things
    Given Roland controls Machete
    And Roland holds Flashlight, .45 Automatic
    When Roland plays Flashlight
    Then Roland controls Machete
    And Roland controls Flashlight
    When Roland plays .45 Automatic
    And Roland chooses Flashlight
    Then Flashlight is in Roland's discard pile
    And Roland controls Machete
    And Roland controls .45 Automatic

  @slots.8
  Scenario: There are two slots for the arcane
    Given Roland controls Shrivelling
    And Roland holds Scrying
    And the card Third Eye
      """
      {type: asset, cost: 0, slot: Arcane}
      """
    And Roland holds Third Eye
    When Roland plays Scrying
    Then Roland controls Shrivelling
    And Roland controls Scrying
    When Roland plays Third Eye
    And Roland chooses Shrivelling
    Then Shrivelling is in Roland's discard pile
    And Roland controls Third Eye

  @slots.9
  Scenario: There is one slot for a tarot card, beside the arcane ones
    Given the card Moon
      """
      {type: asset, cost: 0, slot: Tarot}
      """
    And the card Tower
      """
      {type: asset, cost: 0, slot: Tarot}
      """
    And Roland controls Moon, Shrivelling and Scrying
    And Roland holds Tower
    When Roland plays Tower
    Then Moon is in Roland's discard pile
    And Roland controls Shrivelling
    And Roland controls Tower

  @slots.3
  Scenario: There is one slot for a hat
    Given the card Bowler
      """
      {type: asset, cost: 0, slot: Head}
      """
    And the card Bonnet
      """
      {type: asset, cost: 0, slot: Head}
      """
    And Roland controls Bowler and Flashlight
    And Roland holds Bonnet
    When Roland plays Bonnet
    Then Bowler is in Roland's discard pile
    And Roland controls Bonnet
    And Roland controls Flashlight

  @slots.10
  Scenario: An asset without a symbol fills no slot
    Given Roland controls Machete, Flashlight, Beat Cop, Leather Coat and Holy Rosary
    And Roland holds Physical Training
    When Roland plays Physical Training
    Then Roland controls Physical Training
    And Roland controls Machete
    And Roland controls Beat Cop

  @slots.11
  Scenario: Of assets without a symbol one may have any number
    Given Roland controls Physical Training, Hyperawareness and Dig Deep
    And Roland holds Hyperawareness
    When Roland plays Hyperawareness
    Then Roland controls Physical Training
    And Roland controls Dig Deep
    And Roland has 18 resources

  @slots.12
  Scenario Outline: Each symbol fills a slot
    Given Roland controls <cards>
    And Roland holds Baseball Bat
    When Roland plays Baseball Bat
    Then Roland controls Baseball Bat
    And Knife is in Roland's discard pile

    Examples:
      | cards                |
      | Knife                |
      | Knife and Flashlight |

  @slots.12
  Scenario: Both hands are emptied for what fills both
    Given Roland controls Knife and Flashlight
    And Roland holds Baseball Bat
    When Roland plays Baseball Bat
    Then Flashlight is in Roland's discard pile
    And Knife is in Roland's discard pile

  @slots.13
  Scenario: Only as many are discarded as it takes, and no card of another type helps
    Given Roland controls Machete, Flashlight and Beat Cop
    And Roland holds .45 Automatic
    When Roland plays .45 Automatic
    And Roland chooses Machete
    Then Roland controls Flashlight
    And Roland controls Beat Cop
    And Machete is in Roland's discard pile

  @slots.14
  Scenario: Whoever takes control of an asset makes room for it too
    Given Roland controls Beat Cop
    And Daisy controls Research Librarian
    When Roland resolves these effects
      """
      - {take control: Research Librarian}
      """
    Then Beat Cop is in Roland's discard pile
    And Roland controls Research Librarian

  @slots.15
  Scenario: Whose slots they are chooses, whoever leads
    Given Daisy is the lead investigator
    And Roland controls Machete and Flashlight
    And Roland holds .45 Automatic
    And it is Roland's turn
    When Roland plays .45 Automatic
    Then it waits for Roland
    When Roland chooses Flashlight
    Then Flashlight is in Roland's discard pile

  @slots.16
  Scenario: The new asset itself is not the one that goes
    Given Roland controls Beat Cop
    And Daisy controls Research Librarian
    And no opportunity is passed
    When Roland resolves these effects
      """
      - {take control: Research Librarian}
      """
    Then Roland controls Research Librarian
    And Beat Cop is in Roland's discard pile

  @slots.17
  Scenario: The old one leaves as the new one takes its slot
    Given the card Roll Call
      """
      type: asset
      abilities:
        - forced: {after: leave play, what: {trait: Ally}}
          do: {gain: {count: {kind: asset, trait: Ally, controlled by: you}}}
        - forced: {after: enter play, what: {trait: Ally}}
          do: {lose: {times: 5, number: {count: {kind: asset, trait: Ally, controlled by: you}}}}
      """
    And Roland controls Roll Call and Beat Cop
    And Roland holds Guard Dog
    When Roland plays Guard Dog
    Then Roland has 13 resources
    And Beat Cop leaves play before Guard Dog enters play

  @slots.17
  Scenario: While the cost is paid the old one is still there
    Given Roland controls Beat Cop
    And Roland holds Guard Dog
    And Ghoul Minion is engaged with Roland
    When Roland plays Guard Dog
    And Roland assigns 1 damage and 1 horror to Beat Cop
    Then Roland has 0 damage
    And Beat Cop is in Roland's discard pile
    And Roland controls Guard Dog

  @slots.18
  Scenario: Only what fills the same type of slot may be chosen
    Given Roland controls Machete, Flashlight and Beat Cop
    And Roland holds Baseball Bat
    When Roland plays Baseball Bat
    Then Machete is in Roland's discard pile
    And Flashlight is in Roland's discard pile
    And Roland controls Beat Cop

  @faq-shifting-slots.3
  Scenario: A book is shifted to a slot that is for books, to make room for something else
    Given it is Daisy's turn
    And Daisy has 5 resources
    And Daisy controls Daisy's Tote Bag, Old Book of Lore and Flashlight
    And Daisy holds Magnifying Glass, Knife
    When Daisy plays Magnifying Glass
    Then Daisy controls Old Book of Lore
    And Daisy controls Flashlight
    When Daisy plays Knife
    And Daisy chooses Flashlight
    Then Daisy controls Old Book of Lore
    And Flashlight is in Daisy's discard pile

  Scenario: The slots of the bag are for nothing but books
    Given it is Daisy's turn
    And Daisy has 5 resources
    And Daisy controls Daisy's Tote Bag, Knife and Flashlight
    And Daisy holds Magnifying Glass
    When Daisy plays Magnifying Glass
    And Daisy chooses Knife
    Then Knife is in Daisy's discard pile

  Rule: No room can be made

    Background:
      Given the card Glue
        """
        {type: asset, abilities: [{constant: this, cannot: {deed: leave play, what: Beat Cop}}]}
        """
      And the card Stranger
        """
        {type: asset, slot: Ally}
        """
      And Roland controls Beat Cop, Glue
      And it is Roland's turn

    @slots.3
    Scenario Outline: An asset that an effect would bring stays where it is
      Given the situation also says
        """
        set aside: [{card: Stranger, as: stranger}]
        """
      When Roland resolves these effects
        """
        - {<effect>: {named: Stranger, zone: set aside}}
        """
      Then stranger is set aside
      And Roland controls Beat Cop
      And stranger is not in play

      Examples:
        | effect        |
        | take control  |
        | put into play |

    @slots.3
    Scenario: An asset that another has stays with them
      Given Daisy controls Stranger
      When Roland resolves these effects
        """
        - {take control: {named: Stranger, controlled by: another investigator}}
        """
      Then Daisy controls Stranger

  Rule: A slot that is filled is lost

    Background:
      Given it is Daisy's turn
      And Daisy controls Daisy's Tote Bag, Old Book of Lore, Knife and Flashlight

    @slots.3 @slots.15
    Scenario: Its assets fill slots that Daisy has no more: she chooses what leaves
      When Daisy's Tote Bag is discarded
      Then it waits for Daisy
      When Daisy chooses Knife
      Then Old Book of Lore is in play
      And Flashlight is in play
      And Knife is in Daisy's discard pile

    Scenario: A lost slot that nothing fills costs nothing
      When Knife is discarded
      And Daisy's Tote Bag is discarded
      Then Old Book of Lore is in play
      And Flashlight is in play

    @slots.3
    Scenario: What cannot leave play stays, and another makes room for it
      Given the card Glue
        """
        {type: asset, abilities: [{constant: this, cannot: {deed: leave play, what: Knife}}, {constant: this, cannot: {deed: leave play, what: Flashlight}}]}
        """
      And Daisy controls Glue
      When Daisy's Tote Bag is discarded
      Then Old Book of Lore is in Daisy's discard pile

    @slots.3
    Scenario: Two slots are lost, and two assets leave at once
      Given Daisy controls Medical Texts
      When Daisy's Tote Bag is discarded
      And Daisy chooses Flashlight
      And Daisy chooses Old Book of Lore
      Then Knife is in play
      And Medical Texts is in play
      And Flashlight is in Daisy's discard pile
      And Old Book of Lore is in Daisy's discard pile

    @slots.3
    Scenario: In the other reading the assets stay
      Given the reading lost-slots is "kept"
      When Daisy's Tote Bag is discarded
      Then Old Book of Lore is in play
      And Knife is in play
      And Flashlight is in play
