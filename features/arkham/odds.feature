Feature: Odds

  What a player asks who has to decide: the odds over every token that may come, exactly.

  Rule: Which card is worth committing?

    Background:
      Given Roland is at the Hallway
      And the situation
        """
        enemies: {ghoul minion: {card: Ghoul Minion, engaged: roland, damage: 1}}
        """

    @skill-test-timing.11 @skill-test-timing.12
    Scenario: Overpower makes two more tokens of sixteen good
      Given Roland holds Overpower
      When Roland fights Ghoul Minion
      Then the odds that Ghoul Minion is defeated are 13/16 to 15/16
      And the odds that Ghoul Minion is defeated at best are 15/16

    @skill-test-timing.13
    Scenario: Guts is worth nothing in a fight, because it may not be committed there
      Given Roland holds Guts
      When Roland fights Ghoul Minion
      And Roland commits Guts
      Then it is refused by skill-test-timing.13
      When Roland reveals an unknown token
      Then the odds that Ghoul Minion is defeated are 13/16

    Scenario: Two blows are better than one, but not twice as good
      Given every other opportunity is passed
      And Roland has 3 actions
      And the situation
        """
        enemies: {rats: {card: Swarm of Rats, engaged: roland, fight: 4}}
        """
      When Roland fights rats
      And Roland reveals an unknown token
      And Roland fights rats
      Then the odds that rats is defeated are 3/4

  Rule: The token that makes the difference

    @chaos-tokens.5 @skill-test-timing.24
    Scenario: With -2 the test just succeeds
      Given Wendy is at the Study
      And the chaos bag holds 0, -1, -2, -3
      When Wendy tests willpower (2)
      Then the odds that the test succeeds by 0 are 1/4
      And the odds that the test succeeds are 3/4

    @chaos-tokens.3 @skill-test-timing.26
    Scenario: Auto-fail is the one token against which no skill helps
      Given Wendy is at the Study
      And the chaos bag holds +1, +1, +1, auto-fail
      When Wendy tests willpower (0)
      Then the odds that the test succeeds are 3/4

    Scenario: An elder sign is worth to Roland what clues are at his location
      Given Roland is at the Cellar
      And the location Cellar has shroud 6 and 3 clues
      And the chaos bag holds 0, -1, elder sign
      When Roland investigates
      Then the odds that Roland has 1 clue are 1/3

    Scenario Outline: Skulls of The Gathering grow worse with every ghoul that looks on
      Given the scenario is The Gathering
      And Roland is at the Hallway
      And every other choice takes the first option
      And the situation
        """
        turn: roland
        enemies: <ghouls>
        """
      When Roland tests willpower (2)
      Then the odds that the test succeeds are <odds>

      Examples:
        | ghouls                                                                                  | odds  |
        | {}                                                                                      | 10/16 |
        | {one: {card: Ghoul Minion, at: hallway}}                                                | 10/16 |
        | {one: {card: Ghoul Minion, at: hallway}, two: {card: Ravenous Ghoul, at: hallway}}      | 8/16  |

    @revised @bless-and-curse-tokens.5
    Scenario: A bless token is two good things: the +2, and no more than another token
      Given Wendy is at the Study
      And the chaos bag holds bless, 0, -3
      When Wendy tests willpower (5)
      Then the odds that the test succeeds are 1/6

  Rule: Drawing again

    Background:
      Given Wendy is at the Study
      And the chaos bag holds 0, 0, -1, auto-fail

    Scenario: Who may draw again passes if either token is good enough
      Given Wendy holds Knife
      When Wendy tests willpower (4)
      Then the odds that the test succeeds at best are 3/4
      And the odds that the test succeeds at worst are 1/4

    Scenario: Without a card to discard there is no second token
      When Wendy tests willpower (4)
      Then the odds that the test succeeds are 1/2

  Rule: Fight or evade first?

    Background:
      Given Wendy is at the Hallway
      And a Swarm of Rats engaged with Wendy

    @evade-action.3 @evade-action.8
    Scenario: Wendy evades more surely than she fights
      When Wendy evades Swarm of Rats
      Then the odds that Swarm of Rats is engaged with Wendy are 5/16

    @defeat.6
    Scenario: but only a fight rids her of the rats
      When Wendy fights Swarm of Rats
      Then the odds that Swarm of Rats is engaged with Wendy are 1/2
      And the odds that Swarm of Rats is defeated are 1/2

    @attack-of-opportunity.1
    Scenario: Whoever evades before investigating is bitten only when that fails
      Given the location Hallway has shroud 3 and 1 clue
      And the chaos bag holds 0, auto-fail
      When Wendy evades Swarm of Rats
      And Wendy investigates
      Then the odds that Wendy has 1 damage are 1/2
      And the odds that Wendy has 1 clue are 1/2
