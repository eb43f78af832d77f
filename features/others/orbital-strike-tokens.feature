Feature: Orbital Strike Tokens

  Background:
    Given every other opportunity is passed

  @orbital-strike-tokens.1
  Scenario: It stays where it was moved, and goes on from there
    Given the situation
      """
      heroes: {rose: {at: police station}}
      orbital strike: quay 1
      current: rose
      """
    When rose uses the city actions
    And rose moves the orbital strike to quay 3
    And rose passes
    Then the orbital strike token is at quay 3

  @orbital-strike-tokens.2
  Scenario: Only by the city action of a district
    Given the situation
      """
      heroes: {rose: {at: quay 4}}
      monsters: {Acolyte: quay 4}
      orbital strike: quay 4
      current: rose
      """
    Then rose may not move the orbital strike to quay 5 by orbital-strike-tokens.2

  Scenario Outline: It lies where the map says, or else on the starting space
    Given the situation
      """
      maps:
        The Lane:
          tiles: [[west, east]]
          starting space: lane
          <said>
          spaces:
            gate: {beside: [lane], tiles: [west]}
            lane: {beside: [chapel], printed: [nest], tiles: [west, east]}
            chapel: {district: [confession, heal], tiles: [east]}
      map: The Lane
      heroes: {rose: {}, thorley: {}}
      current: rose
      """
    Then the orbital strike token is at <where>
    And rose is at lane

    Examples:
      | said                   | where  |
      | orbital strike: chapel | chapel |
      | monsters: {}           | lane   |
