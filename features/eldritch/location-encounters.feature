Feature: Location Encounters

  Background:
    Given every other opportunity is passed

  @location-encounters.1 @location-encounters-full.1
  Scenario Outline: The part of a General Encounter for the type of the space is resolved
    Given the situation
      """
      investigators: {trish: {at: "<space>", health: 1}}
      cards:
        Long Night:
          type: general
          at:
            city: [{recover: 1, of: health}]
            wilderness: [{recover: 2, of: health}]
            sea: [{recover: 3, of: health}]
      without the sample set: true
      phase: 2
      """
    When trish resolves a general encounter
    Then trish has <health> health

    Examples:
      | space      | health |
      | London     | 2      |
      | The Amazon | 3      |
      | 2          | 4      |

  @location-encounters.2 @location-encounters-full.1
  Scenario: An America Encounter on Arkham
    Given the situation
      """
      investigators: {trish: {at: Arkham, health: 1}}
      cards:
        Long Night: {type: america, at: {Arkham: [{recover: 1, of: health}], San Francisco: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    When trish resolves an america encounter
    Then trish has 2 health

  @location-encounters.3
  Scenario: A Europe Encounter on London
    Given the situation
      """
      investigators: {trish: {at: London, health: 1}}
      cards:
        Long Night: {type: europe, at: {London: [{recover: 1, of: health}], Rome: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    When trish resolves a europe encounter
    Then trish has 2 health

  @location-encounters.4
  Scenario: An Asia/Australia Encounter on Sydney
    Given the situation
      """
      investigators: {silas: {at: Sydney, health: 1}}
      cards:
        Long Night: {type: asia-australia, at: {Sydney: [{recover: 1, of: health}], Tokyo: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    When silas resolves an asia-australia encounter
    Then silas has 2 health

  Scenario Outline: Nowhere else
    Given the situation
      """
      investigators: {trish: {at: <space>, health: 1}}
      clues: [<space>]
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Old File: {type: research, at: {city: [{gain this: clue}]}}
        Hot Night: {type: america, at: {Arkham: [{gain: clue}]}}
        Cold Night: {type: europe, at: {London: [{gain: clue}]}}
        Long Night: {type: asia-australia, at: {Tokyo: [{gain: clue}]}}
      without the sample set: true
      phase: 2
      """
    When trish resolves <encounter>
    Then it is refused by <rule>
    When trish resolves a general encounter
    Then trish has 2 health

    @location-encounters.2
    Examples:
      | space  | encounter            | rule                  |
      | London | an america encounter | location-encounters.2 |

    @location-encounters.3
    Examples:
      | space | encounter          | rule                  |
      | Tokyo | a europe encounter | location-encounters.3 |

    @location-encounters.4
    Examples:
      | space | encounter                   | rule                  |
      | Rome  | an asia-australia encounter | location-encounters.4 |

  @location-encounters-full.2
  Scenario: Of several decks he chooses
    Given the situation
      """
      investigators: {lily: {at: Arkham, health: 1}}
      cards:
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}]}}
        Long Night: {type: america, at: {Arkham: [{recover: 3, of: health}]}}
      without the sample set: true
      phase: 2
      """
    Then lily may resolve a general encounter
    And lily may resolve an america encounter
    When lily resolves an america encounter
    Then lily has 4 health

  @location-encounters-full.3
  Scenario: Whose last card is drawn the deck is formed anew at once
    Given the situation
      """
      investigators: {lily: {at: Arkham, health: 1}}
      cards:
        Quiet Street: {type: america, at: {Arkham: [{recover: 1, of: health}]}}
        Long Night: {type: america, at: {Arkham: [{recover: 3, of: health}]}}
      america encounter discard: [Quiet Street]
      without the sample set: true
      phase: 2
      """
    When lily resolves an america encounter
    Then lily has 4 health
    And the america encounter deck holds 1 card
    And Long Night is in the america encounter discard pile
