Feature: Lanterns

  @lanterns.4 @lanterns.5
  Scenario: Whoever goes by canal pays one oil, and who has none stays on the streets
    Given ben has 0 oil
    And cid has 1 oil
    When ben goes to well
    Then it is refused by lanterns.5
    And ben may go to mill
    And cid may go to well
    And ben may not go to tower by lanterns.4
    When ann goes to well
    And ben goes to gate
    And cid goes to gate
    And nox haunts tower
    Then ann is at well
    And ann has 2 oil
    And ben has 0 oil

  @lanterns.6
  Scenario: Whoever comes to the haunted space loses one oil; who was there does not
    When ann goes to mill
    And nox haunts mill
    And ben goes to gate
    And cid goes to mill
    Then ann loses oil once
    And cid has 2 oil
    And ben has 3 oil

  Scenario: What simply happens leaves the choice to whoever is asked
    When fog rises at mill
    And ann goes to mill
    And nox haunts tower
    And ben goes to gate
    And fog rises at mill
    Then fog comes to mill twice
    And mill has 2 fog
    And ann is not at mill
    When cid goes to gate
    Then ann is at mill

  @lanterns.11 @lanterns.8
  Scenario: One more success than fog is wanted, and a flare is two
    Given the situation
      """
      step: 3
      spaces: {gate: {fog: 2}, mill: {}}
      keepers: {ann: {}, ben: {at: mill}, cid: {at: mill}}
      """
    When ann lights the lamp
    And ann rolls glow and flare
    Then the lamp of gate is lit
    And gate is lit
    And ben's light is 3
    When ben lights the lamp
    And ben rolls dark, glow and dark
    Then it waits for ben
    When ben keeps her dark dice
    Then mill is lit

  @lanterns.10
  Scenario: Dark dice are rolled again for oil
    Given the situation
      """
      step: 3
      keepers: {ann: {oil: 1}, ben: {at: mill}, cid: {}}
      """
    When ann lights the lamp
    And ann rolls dark, dark and dark
    And ann rolls her dark dice
    And ann rolls dark, dark and glow
    And ann rolls her dark dice
    Then it is refused by lanterns.10
    And ann has 0 oil

  @lanterns.20 @lanterns.19
  Scenario: Fog spreads to a space that is reckoned later, and from there on
    Given gate has 1 fog
    And the situation
      """
      step: 5
      """
    When a round begins
    Then fog comes to mill before fog comes to quay
    And crypt has 1 fog

  @lanterns.22
  Scenario: The Night has won when the dread is at its end
    Given the dread is 5
    And the situation
      """
      step: 4
      omen deck: [Dusk]
      """
    When the game ends
    Then the night has won
    And the night falls

  @lanterns.12 @lanterns.13 @lanterns.14
  Scenario: Nobody lights a lit lamp or has more than five oil; the Well gives two
    Given gate is lit
    And ben is at well
    And ben has 3 oil
    And cid has 5 oil
    And the situation
      """
      step: 3
      """
    When ann lights the lamp
    Then it is refused by lanterns.12
    When ann fills up
    And ben fills up
    Then ann has 4 oil
    And ben has 5 oil
    And cid may not fill up by lanterns.14

  Scenario Outline: A lamp in two fog goes out, and four that are left win
    Given the situation
      """
      step: 5
      spaces: {gate: {lit: true, fog: <fog>}, mill: {lit: true}, quay: {lit: true}, arch: {lit: true}}
      """
    When <then>
    Then <winner>

    @lanterns.21
    Examples:
      | fog | then           | winner               |
      | 1   | the game ends  | the keepers have won |

    @lanterns.18
    Examples:
      | fog | then           | winner               |
      | 2   | a round begins | nobody has won       |
