Feature: Resolving Multiple Revealed Chaos Tokens (FAQ 2.5)

  Background:
    Given every other opportunity is passed
    And the card Two Omens
      """
      abilities:
        - {reaction: {would: reveal token, who: you}, do: {reveal tokens: 2, instead: true}}
      """

  @faq-resolving-multiple-tokens.1
  Scenario: What speaks of the revealed token applies to each that is resolved
    Given the card Jar
      """
      abilities: [{reaction: {when: end test, who: you}, do: {keep tokens on: this}}]
      """
    And Agnes is at the Study
    And Agnes controls Two Omens and Jar
    When Agnes tests willpower (2)
    And Agnes uses Two Omens
    And Agnes reveals 0
    And Agnes reveals -1
    And Agnes uses Jar
    Then Jar holds 2 chaos tokens
    And the bag holds 14 tokens

  Scenario: Several tokens are revealed in that test, and one in the next
    Given Agnes is at the Study
    And Agnes controls Two Omens
    When Agnes tests willpower (2)
    And Agnes uses Two Omens
    And Agnes reveals 0
    And Agnes reveals -1
    Then 2 tokens are revealed
    When Agnes tests willpower (2)
    And Agnes reveals 0
    Then 3 tokens are revealed

  @faq-resolving-multiple-tokens.2
  Scenario Outline: The symbols of all tokens are applied
    Given every other choice takes the first option
    And the scenario is The Gathering
    And Wendy is at the Attic
    And Wendy controls Two Omens
    And a Ghoul Minion engaged with Wendy
    When Wendy tests willpower (<difficulty>)
    And Wendy uses Two Omens
    And Wendy reveals <first>
    And Wendy reveals <second>
    Then the skill value is 1
    And Wendy has 1 damage
    And Wendy has <horror> horror

    Examples:
      | difficulty | first   | second  | horror |
      | 1          | cultist | tablet  | 0      |
      | 1          | tablet  | cultist | 0      |
      | 2          | cultist | tablet  | 1      |

  @faq-resolving-multiple-tokens.2
  Scenario: A token that a symbol has revealed is resolved completely
    Given Wendy is at the Study
    And the situation
      """
      symbols:
        skull: {modifier: -1, do: {reveal tokens: 1}}
        cultist: {modifier: -1, do: {horror: 1}}
      """
    When Wendy tests willpower (1)
    And Wendy reveals skull
    And Wendy reveals cultist
    Then the skill value is 2
    And Wendy has 1 horror

  @faq-resolving-multiple-tokens.2 @chaos-tokens.3
  Scenario: So is an auto-fail token that a symbol has revealed
    Given Wendy is at the Study
    And the situation
      """
      symbols: {skull: {do: [{reveal tokens: 1}, {horror: 1}]}, cultist: {do: {damage: 1}}}
      """
    And the chaos bag holds skull, skull, cultist, auto-fail and 0
    When Wendy tests willpower (1)
    And Wendy reveals skull
    And Wendy reveals skull
    And Wendy reveals auto-fail
    Then the test fails
    And Wendy has 2 horror

  @faq-resolving-multiple-tokens.3
  Scenario: Their modifiers are added up
    Given Daisy is at the Study
    And Daisy controls Two Omens
    When Daisy investigates
    And Daisy uses Two Omens
    And Daisy reveals -1
    And Daisy reveals -3
    Then the skill value is 1
    And the test fails by 1

  @faq-resolving-multiple-tokens.4
  Scenario Outline: One token of the kind is enough, be it <first> first or <second>
    Given Wendy is at the Attic
    And a Ghoul Minion engaged with Wendy
    And Wendy controls Two Omens and Baseball Bat
    When Wendy fights Ghoul Minion with Baseball Bat
    And Wendy uses Two Omens
    And Wendy reveals <first>
    And Wendy reveals <second>
    Then Baseball Bat is in Wendy's discard pile

    Examples:
      | first | second |
      | skull | +1     |
      | +1    | skull  |

  @faq-resolving-multiple-tokens.5
  Scenario: Two tokens of the kind trigger no more than one does
    Given Agnes is at the Attic
    And a Ghoul Minion engaged with Agnes
    And Agnes controls Two Omens and Shrivelling
    When Agnes fights Ghoul Minion with Shrivelling
    And Agnes uses Two Omens
    And Agnes reveals skull
    And Agnes reveals cultist
    Then Agnes has 1 horror

  @faq-resolving-multiple-tokens.6
  Scenario: A token that is ignored counts for nothing
    Given Agnes is at the Study
    And Agnes controls Grotesque Statue with 4 charges
    When Agnes tests willpower (4)
    And Agnes uses Grotesque Statue
    And Agnes reveals -4
    And Agnes reveals -1
    And Agnes chooses -1
    Then the skill value is 4
    And the test succeeds by 0

  @faq-resolving-multiple-tokens.6
  Scenario: It is ignored in that test alone
    Given Agnes is at the Study
    And Agnes controls Two Omens
    And Agnes controls Grotesque Statue with 4 charges
    When Agnes tests willpower (4)
    And Agnes uses Grotesque Statue
    And Agnes reveals -4
    And Agnes reveals -1
    And Agnes chooses -1
    And the skill test is over
    And Agnes tests willpower (4)
    And Agnes uses Two Omens
    And Agnes reveals -2
    And Agnes reveals -1
    Then the skill value is 2
    And the test fails by 2

  Scenario: So does a token that is cancelled
    Given the scenario is The Gathering
    And Wendy is at the Attic
    And a Ghoul Minion engaged with Wendy
    And Wendy holds Guts
    When Wendy tests willpower (4)
    And Wendy reveals tablet
    And Wendy uses her own ability
    And Wendy reveals 0
    Then the skill value is 4
    And Wendy has 0 damage
    And the bag holds 16 tokens

  @faq-resolving-multiple-tokens.6
  Scenario: The symbol of a token that is ignored is not applied
    Given the scenario is The Gathering
    And Agnes is at the Attic
    And a Ghoul Minion engaged with Agnes
    And Agnes controls Grotesque Statue with 4 charges and Shrivelling
    When Agnes fights Ghoul Minion with Shrivelling
    And Agnes uses Grotesque Statue
    And Agnes reveals tablet
    And Agnes reveals 0
    And Agnes chooses 0
    Then Agnes has 0 damage
    And Agnes has 0 horror

  Rule: The order of several symbols

    @faq-resolving-multiple-tokens.2
    Scenario Outline: The effects of several symbols come in the order that the reading names
      Given Wendy is at the Study
      And Daisy is at the Study
      And it is Wendy's turn
      And Daisy is the lead investigator
      And Wendy controls Two Omens
      And Wendy has 2 resources
      And the reading order-of-symbols is "<reading>"
      And the situation
        """
        symbols: {skull: {do: {lose: 9}}, cultist: {do: {gain: 3}}}
        """
      And the chaos bag holds skull, cultist and 0
      When Wendy tests willpower (1)
      And Wendy uses Two Omens
      And Wendy reveals skull
      And Wendy reveals cultist
      And <course>
      Then Wendy has <left> resources

      Examples:
        | reading           | course                                   | left |
        | the tester        | Wendy resolves the cultist token first   | 0    |
        | the tester        | Wendy resolves the skull token first     | 3    |
        | lead investigator | Daisy resolves the cultist token first   | 0    |
        | as revealed       | Wendy takes a resource                   | 4    |
