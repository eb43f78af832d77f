Feature: Adjacent places

  @adjacent-places.1
  Scenario Outline: Places that touch along a side are adjacent
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Mirage]}
      """
    When B plays mirage on jungle and <other>
    Then it is not refused
    And the target token is on jungle and <other>

    Examples:
      | other   |
      | lair    |
      | river   |
      | shelter |

  @adjacent-places.2
  Scenario Outline: Places that touch at a corner are not
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Mirage]}
      """
    When B plays mirage on jungle and <other>
    Then it is refused by adjacent-places.2
    And the target token is on no place

    Examples:
      | other |
      | wreck |
      | swamp |

  @adjacent-places.3
  Scenario Outline: There are thirteen adjacent pairs
    Given the situation
      """
      phase: 1
      players: 5
      """
    Then the neighbours of <place> are <places>

    Examples:
      | place    | places                   |
      | lair     | jungle and swamp         |
      | jungle   | lair, river and shelter  |
      | river    | jungle, beach and wreck  |
      | beach    | river, rover and source  |
      | rover    | beach and artifact       |
      | swamp    | lair and shelter         |
      | shelter  | jungle, swamp and wreck  |
      | wreck    | river, shelter and source |
      | source   | beach, wreck and artifact |
      | artifact | rover and source         |

  @adjacent-places.4
  Scenario: The end of the first row and the beginning of the second do not meet
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Virus]}
      """
    When B plays virus on rover and swamp
    Then it is refused by adjacent-places.4
    And B may play virus on rover and artifact

  @adjacent-places.5
  Scenario Outline: Whatever lays a token on a border goes by the same neighbours
    Given the situation
      """
      phase: <phase>
      hunted: {C: {}}
      creature: {hand: [<card>]}
      """
    When B plays <card> on lair and shelter
    Then it is refused by adjacent-places.5
    When B plays <card> on lair and swamp
    Then the <token> token is on lair and swamp

    Examples:
      | card        | phase | token   |
      | Force Field | 1     | target  |
      | Mirage      | 2     | target  |
      | Virus       | 2     | artemia |

  @adjacent-places.5
  Scenario Outline: Whoever moves a token moves it to one of the same neighbours
    Given the situation
      """
      phase: 3
      hunted: {C: {played: rover, survival: [<card>]}}
      tokens: {<token>: lair}
      """
    When C plays <card>
    And C moves the <token> token to shelter
    Then it is refused by adjacent-places.5
    When C moves the <token> token to swamp
    Then the <token> token is on swamp

    Examples:
      | card        | token    |
      | Wrong Track | creature |
      | Hologram    | artemia  |

  @adjacent-places.5
  Scenario: Detour moves a Hunted to one of the same neighbours
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair}}
      creature: {hand: [Detour]}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to shelter
    Then it is refused by adjacent-places.5
    When B moves C to swamp
    Then C explores swamp

  @adjacent-places.5
  Scenario: Gate reaches the same neighbours
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair, survival: [Gate]}}
      """
    When C plays gate for shelter
    Then it is refused by adjacent-places.5
    When C plays gate for swamp
    Then C holds lair

  @adjacent-places.6
  Scenario: A place is not its own neighbour
    Given the situation
      """
      phase: 3
      hunted: {C: {played: rover, survival: [Wrong Track]}}
      tokens: {creature: lair}
      """
    When C plays wrong track
    And C moves the creature token to lair
    Then it is refused by adjacent-places.6
    When C moves the creature token to jungle
    Then the creature token is on jungle

  @adjacent-places.6
  Scenario: Nor is there a border of one place
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Mirage]}
      """
    When B plays mirage on lair and lair
    Then it is refused by adjacent-places.6
