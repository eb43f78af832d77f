Feature: The list of Survival cards

  Background:
    Given the situation
      """
      rescue: 3
      creature: {hand: [Mirage]}
      hunted:
        C:
          will: 2
          discard: [lair, river]
          survival: [Adrenaline, Sacrifice, Ingenuity, Strike Back, Sixth Sense, Smokescreen, Vortex, Wrong Track,
            Hologram, Dodge, Detector, Gate, Drone, Double Back, Amplifier]
      """
    And every other choice takes the first option

  @survival-card-list.1
  Scenario Outline: Cards of Phase 1
    Given the situation also says
      """
      phase: 1
      """
    When C plays <card>
    Then it is not refused
    And <card> is in the survival discard pile

    Examples:
      | card |
      | adrenaline |
      | sacrifice |
      | ingenuity |
      | strike back |
      | sixth sense |
      | smokescreen |

  @survival-card-list.1
  Scenario: No other card is one of Phase 1
    Given the situation also says
      """
      phase: 1
      """
    Then C may not play vortex by survival-card-list.1
    And C may not play wrong track by survival-card-list.1
    And C may not play hologram by survival-card-list.1
    And C may not play dodge by survival-card-list.1
    And C may not play detector by survival-card-list.1
    And C may not play gate by survival-card-list.1
    And C may not play drone by survival-card-list.1
    And C may not play double back by survival-card-list.1
    And C may not play amplifier by survival-card-list.1

  @survival-card-list.1
  Scenario Outline: Cards of Phase 2
    Given the situation also says
      """
      phase: 2
      hunted: {C: {played: rover}}
      """
    When C plays <card>
    Then it is not refused
    And <card> is in the survival discard pile

    Examples:
      | card |
      | vortex |

  @survival-card-list.1
  Scenario: No other card is one of Phase 2
    Given the situation also says
      """
      phase: 2
      hunted: {C: {played: rover}}
      """
    Then C may not play adrenaline by survival-card-list.1
    And C may not play sacrifice by survival-card-list.1
    And C may not play ingenuity by survival-card-list.1
    And C may not play strike back by survival-card-list.1
    And C may not play sixth sense by survival-card-list.1
    And C may not play smokescreen by survival-card-list.1
    And C may not play wrong track by survival-card-list.1
    And C may not play hologram by survival-card-list.1
    And C may not play dodge by survival-card-list.1
    And C may not play detector by survival-card-list.1
    And C may not play gate by survival-card-list.1
    And C may not play drone by survival-card-list.1
    And C may not play double back by survival-card-list.1
    And C may not play amplifier by survival-card-list.1

  @survival-card-list.1
  Scenario Outline: Cards of Phase 3
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: rover}}
      tokens: {creature: beach, artemia: wreck}
      """
    When C plays <card>
    Then it is not refused
    And <card> is in the survival discard pile

    Examples:
      | card |
      | wrong track |
      | hologram |
      | dodge |
      | detector |
      | gate |
      | drone |

  @survival-card-list.1
  Scenario: No other card is one of Phase 3
    Given the situation also says
      """
      phase: 3
      hunted: {C: {played: rover}}
      tokens: {creature: beach, artemia: wreck}
      """
    Then C may not play adrenaline by survival-card-list.1
    And C may not play sacrifice by survival-card-list.1
    And C may not play ingenuity by survival-card-list.1
    And C may not play strike back by survival-card-list.1
    And C may not play sixth sense by survival-card-list.1
    And C may not play smokescreen by survival-card-list.1
    And C may not play vortex by survival-card-list.1
    And C may not play double back by survival-card-list.1
    And C may not play amplifier by survival-card-list.1

  @survival-card-list.1
  Scenario Outline: Cards of Phase 4
    Given the situation also says
      """
      phase: 4
      hunted: {C: {played: rover}}
      """
    When C plays <card>
    Then it is not refused
    And <card> is in the survival discard pile

    Examples:
      | card |
      | double back |
      | amplifier |

  @survival-card-list.1
  Scenario: No other card is one of Phase 4
    Given the situation also says
      """
      phase: 4
      hunted: {C: {played: rover}}
      """
    Then C may not play adrenaline by survival-card-list.1
    And C may not play sacrifice by survival-card-list.1
    And C may not play ingenuity by survival-card-list.1
    And C may not play strike back by survival-card-list.1
    And C may not play sixth sense by survival-card-list.1
    And C may not play smokescreen by survival-card-list.1
    And C may not play vortex by survival-card-list.1
    And C may not play wrong track by survival-card-list.1
    And C may not play hologram by survival-card-list.1
    And C may not play dodge by survival-card-list.1
    And C may not play detector by survival-card-list.1
    And C may not play gate by survival-card-list.1
    And C may not play drone by survival-card-list.1
