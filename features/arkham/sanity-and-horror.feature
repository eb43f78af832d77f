Feature: Sanity and Horror

  Background:
    Given every other opportunity is passed

  @sanity-and-horror.1
  Scenario: Horror stands against sanity and not against health
    Given Agnes is at the Study
    And Agnes has 5 horror
    When Agnes takes 1 horror
    Then Agnes has 6 horror
    And Agnes is not defeated

  @sanity-and-horror.2
  Scenario: Horror is placed on the cards that take it
    Given Daisy controls Dr. Milan Christopher
    And Daisy has 2 horror
    When Daisy takes 3 horror
    And Daisy assigns 1 horror to Dr. Milan Christopher
    Then Daisy has 4 horror
    And Dr. Milan Christopher has 1 horror

  @sanity-and-horror.5
  Scenario: Remaining sanity counts the modifiers of sanity
    Given the location Hallway has shroud 2
    And Hallway connects to Study and Attic
    And the card Nightmare
      """
      {type: treachery, abilities: [{constant: you, get: {sanity: -1}}]}
      """
    And Agnes is at the Study
    And Agnes has 3 horror
    And Agnes faces Nightmare
    And Wendy is at the Attic
    And Wendy has 2 horror
    And the card Byakhee
      """
      {type: enemy, fight: 3, health: 4, evade: 3, keywords: [hunter],
       prey: {lowest: {remaining: sanity, of: you}}}
      """
    And Byakhee at the Hallway
    And it is nobody's turn
    When the enemy phase is played
    Then Agnes has 4 remaining sanity
    And Wendy has 5 remaining sanity
    And Byakhee is engaged with Agnes

  @sanity-and-horror.6
  Scenario: An asset without sanity has not a sanity of 0
    Given Roland controls Machete
    And Roland has 1 horror
    When Roland resolves these effects
      """
      {move tokens: horror, from: you, to: Machete}
      """
    Then Machete is not defeated
    And Machete is in play

  @sanity-and-horror.7
  Scenario: An asset without sanity cannot gain any
    Given the card Prayer
      """
      {type: asset, abilities: [{constant: {kind: asset}, get: {sanity: 1}}]}
      """
    And Roland controls Beat Cop, Machete and Prayer
    And Roland has 0 resources
    When Roland resolves these effects
      """
      gain: {value: sanity, of: Machete}
      """
    Then Roland has 0 resources
    And Beat Cop's sanity is 3

  @sanity-and-horror.8
  Scenario: An asset without sanity cannot be assigned horror
    Given Wendy is at the Study
    And Wendy controls Leather Coat
    When Wendy takes 1 damage and 1 horror
    And Wendy assigns 1 damage and 1 horror to Leather Coat
    Then it is refused by sanity-and-horror.8
    When Wendy assigns 1 damage to Leather Coat
    Then Wendy has 1 horror
    And Leather Coat has 1 damage

  Scenario Outline: Nor is any dealt to it, or damage to one without health: <kind>
    Given the card Rite
      """
      {type: asset, abilities: [{free: true, do: {choose: {kind: asset, controlled by: you}, do: {<kind>: 1, to: chosen}}}]}
      """
    And the card Saint
      """
      {type: asset, sanity: 3}
      """
    And Wendy is at the Study
    And Wendy controls Leather Coat, Saint and Rite
    When Wendy uses Rite
    Then <taker> has 1 <kind>

    Examples:
      | kind   | taker        |
      | horror | Saint        |
      | damage | Leather Coat |

  @sanity-and-horror.8
  Scenario: Nor with others
    Given Wendy is at the Study
    And Wendy controls Leather Coat and Beat Cop
    When Wendy resolves these effects
      """
      - {damage: 1, horror: 1, to: {kind: asset, controlled by: you}}
      """
    Then Leather Coat has 1 damage
    And Leather Coat has 0 horror
    And Beat Cop has 1 horror

  Rule: Trauma

    Background:
      Given every other opportunity is passed
      And the situation
        """
        mode: campaign
        """
      And Roland has 4 horror

    @sanity-and-horror.3
    Scenario: Horror equal to the sanity brings 1 mental trauma
      When Roland takes 1 horror
      Then Roland is defeated
      And Roland has 1 mental trauma
      And Roland has 0 physical trauma

    @sanity-and-horror.4 @campaign-play.30
    Scenario Outline: Horror equal to the sanity or above it brings 1 mental trauma
      When Roland takes <horror> horror
      Then Roland is defeated
      And Roland has 1 mental trauma
      And Roland has 0 physical trauma

      Examples:
        | horror |
        | 1      |
        | 3      |


    @first
    Scenario Outline: In the first edition more horror than sanity is a matter of reading
      Given the reading trauma-beyond-the-value is "<reading>"
      When Roland takes 3 horror
      Then Roland is defeated
      And Roland has <trauma> mental trauma

      Examples:
        | reading      | trauma |
        | suffered     | 1      |
        | not suffered | 0      |

    @campaign-play.35
    Scenario Outline: Damage and horror at once: one of the two, as the investigator chooses
      Given Roland has 8 damage
      When Roland takes 1 damage and 1 horror
      Then it waits for Roland
      When Roland chooses <trauma>
      Then Roland has 1 <trauma>
      And Roland has 0 <other>

      Examples:
        | trauma          | other           |
        | physical trauma | mental trauma   |
        | mental trauma   | physical trauma |

  @standalone-mode.24
  Scenario: In standalone mode a defeat brings no trauma
    Given every other opportunity is passed
    And the situation
      """
      mode: standalone
      """
    And Roland has 4 horror
    When Roland takes 1 horror
    Then Roland is defeated
    And Roland has 0 mental trauma
