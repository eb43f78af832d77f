Feature: Enters Play

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @enters-play.1
  Scenario Outline: From wherever it comes
    Given the card Herald
      """
      {type: asset, cost: 0, abilities: [{forced: {after: enter play, what: this}, do: {gain: 1}}]}
      """
    And Roland has 0 resources
    And the situation also says
      """
      investigators: {roland: {<zone>: [Herald]}}
      """
    When Roland <comes>
      """
      - {put into play: {named: Herald, zone: <where>}}
      """
    Then Roland has 1 resource

    Examples:
      | zone    | where   | comes                  |
      | hand    | hand    | resolves these effects |
      | discard | discard | resolves these effects |

  @enters-play.1
  Scenario: Not from under another's control
    Given the card Herald
      """
      {type: asset, cost: 0, abilities: [{forced: {after: enter play, what: this}, do: {gain: 1}}]}
      """
    And Roland has 0 resources
    And Daisy has 0 resources
    And Roland holds Herald
    When Roland plays Herald
    And Daisy resolves these effects
      """
      - {take control: Herald}
      """
    Then Herald is in Daisy's play area
    And Roland has 1 resource
    And Daisy has 0 resources

  @enters-play.2
  Scenario: Exhausted from the first moment
    Given the card Trap
      """
      {type: asset, abilities: [{forced: {after: engage, who: you}, do: {horror: 1}}]}
      """
    And Roland controls Trap
    And the situation also says
      """
      set aside: [Ghoul Minion]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Ghoul Minion, zone: set aside}, at: Study, exhausted: true}
      """
    Then Ghoul Minion is exhausted
    And Ghoul Minion is at Study
    And Roland has 0 horror

  @enters-play.2
  Scenario Outline: With more tokens on it than its uses from the first moment
    Given the card Lantern
      """
      type: asset
      cost: 1
      traits: [Light]
      uses: {supplies: 3}
      abilities: [{reaction: {after: enter play, what: this}, do: {gain: {tokens: supplies, on: this}}}]
      """
    And Roland holds Lantern
    And Roland has 1 resource
    When Roland resolves these effects
      """
      - {choose: {trait: Light, kind: asset, zone: hand}, do: {play: chosen, with: {supplies: 2}}}
      """
    And Roland uses Lantern
    Then Lantern has 5 supplies
    And Roland has 5 resources
    When Roland resolves these effects
      """
      - {return: {named: Lantern, in play: true}}
      - {<again>}
      """
    And Roland uses Lantern
    Then Lantern has 3 supplies

    Examples:
      | again                                       |
      | play: {named: Lantern, zone: hand}          |
      | put into play: {named: Lantern, zone: hand} |
