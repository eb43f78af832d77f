Feature: Nearest

  Background:
    Given every other opportunity is passed

  @nearest-full.1
  Scenario: Paths of any type count, and no ticket is needed
    Given the situation
      """
      investigators: {leo: {at: The Amazon}}
      cards:
        Wind: {type: general, does: [{move to: nearest city}]}
      """
    When leo resolves Wind
    And leo chooses Buenos Aires
    Then leo is at Buenos Aires
    And leo has 0 ship tickets
