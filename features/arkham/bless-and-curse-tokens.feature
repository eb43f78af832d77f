Feature: Bless and Curse Tokens

  Background:
    Given every other opportunity is passed
    And Wendy is at the Study

  Rule: In the bag and out of it

    @revised @bless-and-curse-tokens.3
    Scenario: A card effect adds bless tokens, and any of the tokens may be revealed next
      When Wendy resolves these effects
        """
        - add tokens: {bless: 2}
        """
      Then the bag holds 18 tokens
      When Wendy tests willpower (3)
      And Wendy reveals bless
      And Wendy reveals 0
      Then the test succeeds

    @bless-and-curse-tokens.3
    Scenario: A card effect takes curse tokens out of the bag
      Given the chaos bag holds 0, -1, curse, curse and curse
      When Wendy resolves these effects
        """
        - take tokens from the bag: {curse: 2}
        """
      Then the bag holds 1 curse token
      And the bag holds 3 tokens
      And the bag holds 0 skulls

    @bless-and-curse-tokens.7
    Scenario: Tokens that are sealed on a card in play count among the ten
      Given the chaos bag holds 0, bless, bless, bless, bless, bless, bless and bless
      And the situation
        """
        investigators: {wendy: {play area: [{card: {name: Holy Jar}, sealed: [bless, bless]}]}}
        """
      When Wendy resolves these effects
        """
        - add tokens: {bless: 3}
        """
      Then the bag holds 8 bless tokens

    @bless-and-curse-tokens.7
    Scenario: Tokens that are sealed on a card out of play count for nothing
      Given the chaos bag holds 0, bless, bless, bless, bless, bless, bless and bless
      And the situation
        """
        investigators: {wendy: {play area: [{card: {name: Holy Jar}, sealed: [bless, bless]}]}}
        """
      When Holy Jar is discarded
      And Wendy resolves these effects
        """
        - add tokens: {bless: 4}
        """
      Then the bag holds 10 bless tokens

    @bless-and-curse-tokens.11
    Scenario: There are never more than ten curse tokens, with ten bless tokens beside them
      Given the chaos bag holds 0 and -1
      When Wendy resolves these effects
        """
        - add tokens: {curse: 10, bless: 10}
        """
      And Wendy resolves these effects
        """
        - add tokens: {curse: 1}
        """
      Then the bag holds 10 curse tokens
      And the bag holds 10 bless tokens

    Scenario Outline: Curse tokens that are a cost are all added, or the cost cannot be paid
      Given the card Dark Bargain
        """
        {type: event, cost: 0, abilities: [{event: {gain: 5}, cost: {add tokens: {curse: 2}}}]}
        """
      And the chaos bag holds 0, -1 and -2
      And Wendy has 0 resources
      And Wendy holds Dark Bargain
      And it is Wendy's turn
      When Wendy resolves these effects
        """
        - add tokens: {curse: <first>}
        """
      And Wendy plays Dark Bargain
      Then it is <outcome>
      And Wendy has <resources> resources
      And the bag holds <curses> curse tokens

      @bless-and-curse-tokens.3
      Examples:
        | first | outcome     | resources | curses |
        | 8     | not refused | 5         | 10     |

      @bless-and-curse-tokens.11
      Examples:
        | first | outcome                              | resources | curses |
        | 9     | refused by bless-and-curse-tokens.11 | 0         | 9      |

    Scenario Outline: Bless tokens that are removed as a cost have to be in the bag
      Given the card Bright Bargain
        """
        {type: event, cost: 0, abilities: [{event: {gain: 5}, cost: {take tokens from the bag: {bless: 2}}}]}
        """
      And the chaos bag holds <bag>
      And Wendy has 0 resources
      And Wendy holds Bright Bargain
      And it is Wendy's turn
      When Wendy plays Bright Bargain
      Then it is <outcome>
      And Wendy has <resources> resources
      And the bag holds 1 bless token

      @bless-and-curse-tokens.3
      Examples:
        | bag                       | outcome     | resources |
        | 0, bless, bless and bless | not refused | 5         |

      @initiation-sequence.6
      Examples:
        | bag         | outcome                          | resources |
        | 0 and bless | refused by initiation-sequence.6 | 0         |

  Rule: In a skill test

    @revised @bless-and-curse-tokens.4
    Scenario: A bless token modifies the test by +2
      Given the chaos bag holds bless, -1 and 0
      When Wendy tests willpower (5)
      And Wendy reveals bless
      And Wendy reveals -1
      Then the skill value is 5
      And the test succeeds by 0

    @revised @bless-and-curse-tokens.5
    Scenario: Every bless token has another token revealed
      Given the chaos bag holds bless, bless, -1 and 0
      When Wendy tests willpower (5)
      And Wendy reveals bless
      And Wendy reveals bless
      And Wendy reveals 0
      Then the skill value is 8
      And 3 tokens are revealed

    @revised @bless-and-curse-tokens.6
    Scenario: A bless token that was revealed goes back to the token pool
      Given the chaos bag holds bless, bless, bless, 0 and -1
      When Wendy tests willpower (5)
      And Wendy reveals bless
      And Wendy reveals 0
      Then the bag holds 2 bless tokens
      And the token pool holds 8 bless tokens
      And the bag holds 4 tokens

    @revised @bless-and-curse-tokens.8
    Scenario: A curse token modifies the test by -2
      Given Agnes is at the Study
      And the chaos bag holds curse, 0 and -1
      When Agnes tests willpower (3)
      And Agnes reveals curse
      And Agnes reveals 0
      Then the skill value is 3
      And the test succeeds by 0

    @revised @bless-and-curse-tokens.8 @bless-and-curse-tokens.9
    Scenario: Two curse tokens modify it by -4
      Given Agnes is at the Study
      And the chaos bag holds curse, curse, 0 and -1
      When Agnes tests willpower (3)
      And Agnes reveals curse
      And Agnes reveals curse
      And Agnes reveals 0
      Then the skill value is 1
      And the test fails by 2

    @revised @bless-and-curse-tokens.9
    Scenario: A curse token has another token revealed, and that may be the auto-fail token
      Given Agnes is at the Study
      And the chaos bag holds curse, auto-fail and +1
      When Agnes tests willpower (1)
      And Agnes reveals curse
      And Agnes reveals auto-fail
      Then the test fails
      And the skill value is 0
      And 2 tokens are revealed

    @revised @bless-and-curse-tokens.5 @bless-and-curse-tokens.9
    Scenario: Of several tokens that are revealed together each bless and curse token has another one revealed
      Given Agnes is at the Study
      And the card Two Omens
        """
        abilities:
          - {reaction: {would: reveal token, who: you}, do: {reveal tokens: 2, instead: true}}
        """
      And Agnes controls Two Omens
      And the chaos bag holds bless, curse, 0, -1 and -2
      When Agnes tests willpower (3)
      And Agnes uses Two Omens
      And Agnes reveals bless
      And Agnes reveals curse
      And Agnes reveals -1
      And Agnes reveals -2
      Then 4 tokens are revealed
      And the skill value is 2

    @revised @skill-test-timing.19
    Scenario: The further token is revealed when symbols are applied
      Given the chaos bag holds bless, 0 and -1
      And the card Ear
        """
        abilities: [{forced: {when: symbol effects, who: you}, do: {gain: 1}}]
        """
      And Wendy controls Ear
      And Wendy has 0 resources
      When Wendy tests willpower (5)
      And Wendy reveals bless
      Then at ST.4, 1 tokens are revealed
      When Wendy reveals 0
      Then at ST.5, 2 tokens are revealed
      And Wendy has 1 resource

    @revised @bless-and-curse-tokens.5
    Scenario: A bless token that is cancelled has none revealed
      Given Wendy holds Guts and Perception
      And the chaos bag holds bless, bless, 0 and -1
      When Wendy tests willpower (5)
      And Wendy reveals bless
      And Wendy reveals bless
      And Wendy uses her own ability
      And Wendy chooses Perception
      And Wendy reveals -1
      Then 3 tokens are revealed
      And the skill value is 5

    @revised @bless-and-curse-tokens.10
    Scenario: Curse tokens that were revealed go back to the token pool
      Given Agnes is at the Study
      And the chaos bag holds curse, curse, curse, curse and 0
      When Agnes tests willpower (3)
      And Agnes reveals curse
      And Agnes reveals curse
      And Agnes reveals 0
      Then the bag holds 2 curse tokens
      And the token pool holds 8 curse tokens

    @first
    Scenario Outline: In the first edition either is a modifier and no more
      Given the chaos bag holds bless, curse, -1 and 0
      When Wendy tests willpower (5)
      And Wendy reveals <token>
      Then the skill value is <value>
      And 1 token is revealed
      And the bag holds 4 tokens

      Examples:
        | token | value |
        | bless | 6     |
        | curse | 2     |

  Rule: Outside a skill test

    Background:
      Given the chaos bag holds curse, bless, skull and 0

    @bless-and-curse-tokens.12
    Scenario Outline: There a curse or bless token does nothing
      When Wendy resolves these effects
        """
        - reveal tokens: 1
          then: {if: {revealed: [skull]}, then: {damage: 1}}
        """
      And Wendy reveals <token>
      Then 1 tokens are revealed
      And Wendy has 0 damage

      Examples:
        | token |
        | curse |
        | bless |

    Scenario: A skull that is revealed there is what the ability looks for
      When Wendy resolves these effects
        """
        - reveal tokens: 1
          then: {if: {revealed: [skull]}, then: {damage: 1}}
        """
      And Wendy reveals skull
      Then Wendy has 1 damage
      And the bag holds 4 tokens

    @bless-and-curse-tokens.12
    Scenario Outline: Whether it then goes back to the bag is not said
      Given the reading bless-curse-without-a-test is "<reading>"
      When Wendy resolves these effects
        """
        - reveal tokens: 1
        """
      And Wendy reveals curse
      Then the bag holds <curse> curse tokens
      And the token pool holds <pool> curse tokens

      Examples:
        | reading           | curse | pool |
        | to the bag        | 1     | 9    |
        | to the token pool | 0     | 10   |
