Feature: Metro Tokens

  Background:
    Given every other opportunity is passed

  @metro-tokens.1
  Scenario Outline: Tokens of one colour are joined
    Given the situation
      """
      heroes: {rose: {at: <from>}}
      current: rose
      """
    Then rose may move to <to>
    And rose may not move to <other>
    When rose moves to <to>

    Examples:
      | from   | to     | other  |
      | quay 4 | east 2 | east 3 |
      | hill 2 | east 3 | east 2 |
