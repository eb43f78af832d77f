Feature: Drone
  In place of the power of her own place a Hunted uses that of the Rover.

  Background:
    Given the situation
      """
      phase: 3
      assimilation: 5
      hunted: {C: {played: lair, discard: [jungle], survival: [Drone]}, D: {played: river}}
      """
    And every other opportunity is passed

  @drone.1
  Scenario Outline: In Phase 3 only
    Given the situation also says
      """
      phase: <phase>
      """
    When C plays drone
    Then it is refused by drone.1
    And C holds drone

    Examples:
      | phase |
      | 2     |
      | 4     |

  @drone.2
  Scenario: A place is gained, and the Lair gives nothing
    When C plays drone
    And C gains wreck
    And C uses lair to take back
    Then it is refused by drone.2
    And C holds wreck
    And C's discard pile is jungle

  @drone.3
  Scenario Outline: From any place
    Given the situation also says
      """
      hunted: {C: {played: <place>}}
      """
    When C plays drone
    And C gains shelter
    Then C holds shelter

    Examples:
      | place |
      | swamp |
      | wreck |

  @drone.4
  Scenario Outline: Not under the Creature or the Artemia token, which leave no power to replace
    Given the situation also says
      """
      tokens: {<token>: lair}
      """
    And every other choice takes the first option
    When C plays drone
    Then it is refused by drone.4
    Then C holds drone

    Examples:
      | token    |
      | creature |
      | artemia  |

  @drone.5
  Scenario Outline: Nothing while the power of the Rover is ineffective
    Given the situation also says
      """
      in force: [<card>]
      tokens: {target: [<target>]}
      """
    When C plays drone
    Then it is refused by drone.5
    And C's hand is river, beach and rover

    Examples:
      | card                         | target       |
      | Mirage                       | beach, rover |
      | Toxin                        | rover        |
      | {card: Cataclysm, on: rover} |              |

  Scenario: Or the Rover's power works for whoever does not explore it
    Given the situation also says
      """
      in force: [Mirage]
      tokens: {target: [beach, rover]}
      """
    And the reading copied-ineffective-power is "works"
    When C plays drone
    And C gains swamp
    Then C holds swamp

  @drone.6
  Scenario: The tokens on the Rover do not touch her
    Given the situation also says
      """
      tokens: {creature: rover}
      """
    When C plays drone
    And C gains swamp
    And C's turn ends
    Then C holds swamp
    And C has 3 will
    And C is not caught

  @drone.7
  Scenario Outline: The limits of the Rover hold
    Given the situation also says
      """
      stocks: {source: 0}
      hunted: {C: {hand: [river, beach, rover, wreck]}}
      """
    When C plays drone
    And C gains <place>
    Then it is refused by drone.7
    When C gains swamp
    Then C holds swamp

    Examples:
      | place  |
      | wreck  |
      | source |

  @drone.8
  Scenario: Not where one's own power is ineffective
    Given the situation also says
      """
      in force: [{card: Cataclysm, on: lair}]
      """
    When C plays drone
    Then it is refused by drone.8
    And C holds drone

  Scenario: Or there as well, as it gives another power
    Given the situation also says
      """
      in force: [{card: Cataclysm, on: lair}]
      """
    And the reading gate-on-ineffective-place is "allowed"
    When C plays drone
    And C gains swamp
    Then C holds swamp
