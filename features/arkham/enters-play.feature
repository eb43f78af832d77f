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
