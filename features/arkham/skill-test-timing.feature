Feature: Skill Test Timing

  Background:
    Given every other choice takes the first option

  Rule: The eight steps come in their order, with two player windows

    @skill-test-timing.1
    Scenario: Cards are committed before the token is revealed
      Given Daisy is at the Study
      And Daisy holds Perception, Deduction
      When Daisy investigates
      And Daisy commits Perception
      And Daisy reveals -4
      And Daisy commits Deduction
      Then it is refused by skill-test-timing.1
      Then ST.1 comes before perception is committed
      And perception is committed before ST.3
      And ST.3 comes before ST.4
      And ST.4 comes before ST.5
      And ST.5 comes before ST.6
      And ST.6 comes before ST.7
      And ST.7 comes before ST.8
      And deduction is in daisy's hand

    @skill-test-timing.1
    Scenario: No card is committed before ST.2
      Given Roland is at the Attic
      And Roland has 1 resource
      And Roland holds Overpower
      And Roland controls Physical Training
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      Then Roland may not commit Overpower by skill-test-timing.1
      When Roland uses Physical Training (combat)
      And Roland commits Overpower
      And Roland reveals 0
      Then the skill value is 7

    @skill-test-timing.8
    Scenario: Nor without a test
      Given Roland is at the Attic
      And Roland holds Overpower
      Then Roland may not commit Overpower by skill-test-timing.8
      And Roland may not commit Overpower by skill-test-timing.1

    @skill-test-timing.2
    Scenario: The first window is open before cards are committed
      Given Roland is at the Attic
      And Roland has 1 resource
      And Roland holds Overpower
      And Roland controls Physical Training
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland uses Physical Training (combat)
      Then roland's combat is 5
      When Roland commits Overpower
      And Roland reveals 0
      Then roland uses physical training before overpower is committed
      And the skill value is 7
      And it is not refused

    @skill-test-timing.3
    Scenario: The second window is open after cards were committed
      Given Roland is at the Attic
      And Roland has 2 resources
      And Roland holds Overpower
      And Roland controls Physical Training
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Overpower
      And Roland uses Physical Training (combat)
      And Roland uses Physical Training (combat)
      And Roland reveals 0
      Then overpower is committed before roland uses physical training
      And the skill value is 8
      And it is not refused

    @skill-test-timing.4
    Scenario: No window opens once the token is revealed
      Given Wendy is at the Attic
      And Wendy has 2 resources
      And Wendy controls Dig Deep
      And Wendy holds Lucky!
      And an Icy Ghoul engaged with Wendy
      When Wendy evades Icy Ghoul
      And Wendy reveals -1
      And Wendy uses Dig Deep (agility)
      Then it is refused by skill-test-timing.4
      And the test fails by 1

    @skill-test-timing.4
    Scenario: What answers to a timing point of its own is still possible then
      Given Wendy is at the Attic
      And Wendy has 2 resources
      And Wendy controls Dig Deep
      And Wendy holds Lucky!
      And an Icy Ghoul engaged with Wendy
      When Wendy evades Icy Ghoul
      And Wendy reveals -1
      Then wendy may not use dig deep (agility) by skill-test-timing.4
      When Wendy plays Lucky!
      Then the test succeeds by 1
      And Wendy has 1 resource

    @skill-test-timing.1 @skill-test-timing.3
    Scenario: In the second window no further card is committed
      Given Roland is at the Attic
      And Roland has 1 resource
      And Roland holds Overpower, Vicious Blow
      And Roland controls Physical Training
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Overpower
      And Roland uses Physical Training (combat)
      And Roland commits Vicious Blow
      Then it is refused by skill-test-timing.1
      When Roland reveals 0
      Then the skill value is 7

  Rule: ST.1, the skill is determined and the test begins

    @skill-test-timing.5
    Scenario: What answers to the beginning of a test comes before cards are committed
      Given the card Quick Wits
        """
        type: asset
        abilities:
          - {reaction: {when: begin test, who: you}, cost: {exhaust: this}, do: {draw: 1}}
        """
      And Roland is at the Attic
      And Roland controls Quick Wits
      And the top of Roland's deck is Overpower
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland uses Quick Wits
      And Roland commits Overpower
      And Roland reveals 0
      Then the skill value is 6
      And roland begins a test before overpower is committed

    @skill-test-timing.5
    Scenario: Once cards are committed the test begins no more
      Given the card Quick Wits
        """
        type: asset
        abilities:
          - {reaction: {when: begin test, who: you}, cost: {exhaust: this}, do: {draw: 1}}
        """
      And Roland is at the Attic
      And Roland controls Quick Wits
      And Roland holds Overpower
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland commits Overpower
      And Roland uses Quick Wits
      Then it is refused by triggering-condition.1
      When Roland reveals 0
      Then quick wits is ready

    @skill-test-timing.6
    Scenario: An investigation is an intellect test
      Given Daisy is at the Study
      And Daisy holds Guts, Perception
      When Daisy investigates
      Then daisy may not commit guts
      And daisy may commit perception
      When Daisy commits Perception
      And Daisy reveals 0
      Then the skill value is 7

    @skill-test-timing.6
    Scenario Outline: A test is of the skill that it uses, and takes icons of that skill
      Given Roland is at the Attic
      And Roland holds <fitting>, <other>
      When Roland tests <skill> (3)
      Then roland may commit <fitting>
      And roland may not commit <other>
      When Roland commits <fitting>
      And Roland reveals 0
      Then the skill value is <value>

      Examples:
        | skill     | fitting          | other            | value |
        | willpower | Guts             | Perception       | 5     |
        | intellect | Perception       | Overpower        | 5     |
        | combat    | Overpower        | Manual Dexterity | 6     |
        | agility   | Manual Dexterity | Guts             | 4     |

    @skill-test-timing.7 @skill-tests.3
    Scenario: The card that calls for a test says which skill is tested
      Given Roland is at the Attic
      And the top of the encounter deck is Rotting Remains
      When Roland draws Rotting Remains from the encounter deck
      And Roland reveals 0
      Then the skill value is 3
      And the difficulty is 3

    @skill-test-timing.7
    Scenario: A fight is a combat test by rule
      Given Agnes is at the Attic
      And a Ghoul Minion engaged with Agnes
      When Agnes fights Ghoul Minion
      And Agnes reveals 0
      Then the skill value is 2

    @skill-test-timing.7
    Scenario: A card may have its fight use another skill
      Given Agnes is at the Attic
      And Agnes controls Shrivelling
      And a Ghoul Minion engaged with Agnes
      When Agnes fights Ghoul Minion with Shrivelling
      And Agnes reveals 0
      Then the skill value is 5

  Rule: ST.2, cards are committed

    @skill-test-timing.8
    Scenario: Whoever makes the test commits any number of cards
      Given Agnes is at the Attic
      And Agnes holds Guts, Fearless, Dig Deep, Physical Training
      When Agnes tests willpower (3)
      And Agnes commits Guts
      And Agnes commits Fearless
      And Agnes commits Dig Deep
      And Agnes commits Physical Training
      And Agnes reveals 0
      Then the skill value is 10

    @skill-test-timing.8
    Scenario: Only cards in hand are committed
      Given Agnes is at the Attic
      And Agnes holds Guts
      And Agnes controls Dig Deep
      When Agnes tests willpower (3)
      And Agnes commits Dig Deep
      Then it is refused by skill-test-timing.8
      When Agnes commits Guts
      And Agnes reveals 0
      Then the skill value is 7

    @skill-test-timing.9
    Scenario: Everybody else at the location commits one card at most
      Given Agnes is at the Attic
      And Roland is at the Attic
      And Skids is at the Attic
      And Roland holds Guts, Physical Training
      And Skids holds Unexpected Courage
      When Agnes tests willpower (3)
      And Roland commits Guts
      And Skids commits Unexpected Courage
      And Roland commits Physical Training
      Then it is refused by skill-test-timing.9
      When Agnes reveals 0
      Then the skill value is 9
      And physical training is in roland's hand

    @skill-test-timing.9
    Scenario: Who is elsewhere commits nothing
      Given Agnes is at the Attic
      And Daisy is at the Hallway
      And Daisy holds Unexpected Courage
      And Attic connects to Hallway
      When Agnes tests willpower (3)
      And Daisy commits Unexpected Courage
      Then it is refused by skill-test-timing.9
      When Agnes reveals 0
      Then the skill value is 5

    @skill-test-timing.10
    Scenario: Another investigator's card needs an appropriate icon
      Given Agnes is at the Attic
      And Roland is at the Attic
      And Roland holds Guts, Vicious Blow
      When Agnes tests willpower (3)
      And Roland commits Vicious Blow
      Then it is refused by skill-test-timing.10
      When Roland commits Guts
      And Agnes reveals 0
      Then the skill value is 7

    @skill-test-timing.11
    Scenario Outline: Icons of the tested skill and wild icons are appropriate
      Given Wendy is at the Attic
      And Wendy holds <card>, Survival Instinct
      When Wendy tests agility (3)
      And Wendy commits Survival Instinct
      And Wendy commits <card>
      Then <refused>
      When Wendy reveals 0
      Then the skill value is <value>

      Examples:
        | card               | refused                              | value |
        | Manual Dexterity   | it is not refused                    | 7     |
        | Unexpected Courage | it is not refused                    | 7     |
        | Overpower          | it is refused by skill-test-timing.13 | 5     |

    @skill-test-timing.12
    Scenario: Each appropriate icon counts one
      Given Daisy is at the Study
      And Skids is at the Study
      And Daisy holds Perception
      And Skids holds Rabbit's Foot
      When Daisy investigates
      And Daisy commits Perception
      And Skids commits Rabbit's Foot
      And Daisy reveals 0
      Then the skill value is 8

    @skill-test-timing.12
    Scenario: Of two copies in hand only the icons of the one that is committed count
      Given the card Grit
        """
        {type: skill, icons: {willpower: 1, wild: 1}}
        """
      And the situation
        """
        investigators: {roland: {card: Roland Banks, at: study, hand: [Grit, {card: Grit, as: another grit}]}}
        locations: {study: {card: Study}}
        during test: {who: roland, skill: willpower, difficulty: 5, step: ST.3, committed: [another grit]}
        """
      When Roland reveals 0
      Then the skill value is 5
      And the test succeeds by 0
      And Grit is in Roland's hand
      And Another grit is in Roland's discard pile

    @skill-test-timing.13
    Scenario: A card without an appropriate icon stays in hand
      Given Wendy is at the Study
      And Wendy holds Manual Dexterity, Perception
      When Wendy investigates
      And Wendy commits Manual Dexterity
      Then it is refused by skill-test-timing.13
      When Wendy commits Perception
      And Wendy reveals 0
      Then manual dexterity is in wendy's hand
      And the skill value is 5

    @skill-test-timing.14
    Scenario: Committing costs nothing
      Given Skids is at the Attic
      And Skids has no resources
      And Skids holds Beat Cop
      And a Ghoul Minion engaged with Skids
      When Skids fights Ghoul Minion
      And Skids commits Beat Cop
      And Skids reveals 0
      Then the skill value is 4
      And skids has 0 resources
      And beat cop is in skids's discard pile

  Rule: ST.3, a chaos token is revealed

    @skill-test-timing.15
    Scenario: One of the tokens in the bag is revealed, and is not in it while the test goes on
      Given the chaos bag holds +1, 0, 0, -1, -1, -1, -2, -2, -3, -4, skull, skull, cultist, tablet, auto-fail, elder sign
      And Roland is at the Attic
      When Roland tests combat (3)
      And Roland reveals -1
      Then at ST.3, the bag holds 16 tokens
      And at ST.4, the bag holds 15 tokens
      And at ST.4, the bag holds 2 -1
      And at ST.7, 1 token is revealed
      And the skill value is 3

  Rule: ST.4, the symbol of the token takes effect

    @skill-test-timing.16
    Scenario: What the symbol does is done before success is determined
      Given the scenario is The Gathering
      And Roland is at the Attic
      And a Ghoul Minion with 1 damage engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals tablet
      Then at ST.4, roland has 0 damage
      And at ST.5, roland has 1 damage
      And the test succeeds by 0
      And Ghoul Minion is defeated

    @skill-test-timing.17
    Scenario: The reference card says what a scenario's symbol does
      Given the scenario is The Gathering
      And Roland is at the Attic
      And a Ghoul Minion engaged with Roland
      And a Ravenous Ghoul at the Attic
      And an Icy Ghoul at the Hallway
      When Roland fights Ghoul Minion
      And Roland reveals skull
      Then the skill value is 2

    @skill-test-timing.18
    Scenario: The elder sign is that of whoever makes the test
      Given the location Library has shroud 3 and 3 clues
      And Roland is at the Library
      And Daisy is at the Library
      And Daisy controls Old Book of Lore
      When Roland tests combat (3)
      And Roland reveals elder sign
      Then the skill value is 7
      And daisy does not draw

    @skill-test-timing.18
    Scenario: It is not that of a bystander
      Given the location Library has shroud 3 and 3 clues
      And Daisy is at the Library
      And Roland is at the Library
      And Daisy controls Old Book of Lore
      When Daisy tests intellect (4)
      And Daisy reveals elder sign
      Then the skill value is 5
      And daisy has 1 cards in hand

    @revised @skill-test-timing.19
    Scenario: A curse token counts, and another token is revealed, before the skill value is determined
      Given the chaos bag holds curse, 0, +1
      And Roland is at the Attic
      And a Ravenous Ghoul engaged with Roland
      When Roland fights Ravenous Ghoul
      And Roland reveals curse
      And Roland reveals 0
      Then at ST.4, 1 token is revealed
      And at ST.5, 2 tokens are revealed
      And the skill value is 2
      And the test fails by 1

    @skill-test-timing.20
    Scenario: A symbol of which the reference card says nothing does nothing
      Given the scenario is The Gathering
      And the chaos bag holds elder thing, -4
      And Roland is at the Attic
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals elder thing
      Then the skill value is 4
      And roland has 0 damage
      And the test succeeds by 2

  Rule: ST.5, the modified skill value is determined

    @skill-test-timing.21
    Scenario: Icons, token and abilities modify the base value
      Given Roland is at the Attic
      And Roland controls Machete
      And Roland holds Overpower
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion with Machete
      And Roland commits Overpower
      And Roland reveals -2
      Then the skill value is 5

    @skill-test-timing.21
    Scenario Outline: It begins with the tested skill of whoever makes the test, <skill> of <who>
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Roland is the lead investigator
      When <who> tests <skill> (2)
      And <who> reveals -1
      Then the skill value is <value>

      Examples:
        | who    | skill     | value |
        | Daisy  | willpower | 2     |
        | Daisy  | intellect | 4     |
        | Daisy  | combat    | 1     |
        | Daisy  | agility   | 1     |
        | Roland | combat    | 3     |

  Rule: ST.6, success or failure is determined

    @skill-test-timing.22
    Scenario: The modified value is compared with the difficulty
      Given the card Keen Edge
        """
        type: skill
        icons: {combat: 1}
        abilities:
          - success: {gain: margin}
        """
      And Roland is at the Attic
      And Roland has 0 resources
      And Roland holds Keen Edge
      And an Icy Ghoul engaged with Roland
      When Roland fights Icy Ghoul
      And Roland commits Keen Edge
      And Roland reveals 0
      Then the test succeeds by 2
      And roland has 2 resources

    @skill-test-timing.23
    Scenario: The card that calls for a test gives its difficulty
      Given Wendy is at the Cellar
      And the top of the encounter deck is Grasping Hands
      When Wendy draws Grasping Hands from the encounter deck
      And Wendy reveals 0
      Then the difficulty is 3

    @skill-test-timing.23
    Scenario: A game rule gives the difficulty where it calls for the test
      Given Wendy is at the Cellar
      When Wendy investigates
      And Wendy reveals 0
      Then the difficulty is 4

    @skill-test-timing.24
    Scenario Outline: A value that equals or exceeds the difficulty succeeds
      Given Roland is at the Attic
      When Roland tests willpower (3)
      And Roland reveals <token>
      Then the test succeeds by <margin>

      Examples:
        | token | margin |
        | 0     | 0      |
        | +1    | 1      |

    @skill-test-timing.25
    Scenario: A value below the difficulty fails
      Given Roland is at the Attic
      And the top of the encounter deck is Grasping Hands
      When Roland draws Grasping Hands from the encounter deck
      And Roland reveals 0
      Then the skill value is 2
      And the test fails by 1
      And roland has 1 damage

    @skill-test-timing.26
    Scenario: The auto-fail token decides whatever the values
      Given Roland is at the Attic
      And a Ghoul Minion engaged with Roland
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then the test fails by 2
      And Ghoul Minion has 0 damage

    @skill-test-timing.26
    Scenario: With the auto-fail token even a difficulty of 0 is not reached
      Given Roland is at the Attic
      And the situation also says
        """
        enemies:
          slug: {card: Ghoul Minion, fight: 0, engaged: roland}
        """
      When Roland fights slug
      And Roland reveals auto-fail
      Then the test fails by 0

    @skill-test-timing.26
    Scenario: A test that succeeds automatically does so whatever the values
      Given the card Sure Hand
        """
        type: asset
        abilities:
          - {free: true, during: test, cost: {exhaust: this}, do: {succeed automatically: true}}
        """
      And Roland is at the Attic
      And Roland controls Sure Hand
      When Roland tests agility (5)
      And Roland uses Sure Hand
      Then the test succeeds by 2

  Rule: ST.7, the results are applied

    @skill-test-timing.27
    Scenario: The clue of an investigation is discovered in ST.7
      Given the location Library has shroud 3 and 3 clues
      And Daisy is at the Library
      And Daisy holds Deduction
      When Daisy investigates
      And Daisy commits Deduction
      And Daisy reveals 0
      Then at ST.7, daisy has 0 clues
      And ST.7 comes before daisy discovers clues
      And daisy discovers clues before ST.8
      And daisy has 2 clues
      And daisy discovers clues once

    @skill-test-timing.28
    Scenario: Other cards modify the results
      Given Roland is at the Attic
      And Roland controls Machete
      And Roland holds Vicious Blow
      And an Icy Ghoul engaged with Roland
      When Roland fights Icy Ghoul with Machete
      And Roland commits Vicious Blow
      And Roland reveals 0
      Then at ST.7, icy ghoul has 0 damage
      And Icy Ghoul has 3 damage
      And Icy Ghoul's remaining health is 1

    @skill-test-timing.28
    Scenario: Other cards add results
      Given Roland is at the Attic
      And Roland holds Overpower
      And an Icy Ghoul engaged with Roland
      When Roland fights Icy Ghoul
      And Roland commits Overpower
      And Roland reveals 0
      Then Icy Ghoul has 1 damage
      And roland has 1 cards in hand
      And ST.7 comes before roland draws
      And roland draws before ST.8

    @skill-test-timing.29
    Scenario Outline: Whoever made the test chooses the order of its results
      Given the location Library has shroud 3 and 3 clues
      And Roland is at the Library
      And Daisy is at the Library
      And Daisy holds Perception
      And Roland is the lead investigator
      And it is Daisy's turn
      When Daisy investigates
      And Daisy commits Perception
      And Daisy reveals 0
      And Daisy resolves <first> first
      Then daisy decides the order of results
      And daisy <one> before daisy <other>

      Examples:
        | first             | one             | other           |
        | perception        | draws           | discovers clues |
        | the investigation | discovers clues | draws           |

    Scenario: What the ability that makes the test adds comes after the result of its action
      Given the card Cheap Shot
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, success: {evade automatically: attacked enemy}}}]}
        """
      And the card Light Fingers
        """
        {type: asset, abilities: [{forced: {after: evade, who: you}, do: {gain: 3}}]}
        """
      And Roland is at the Attic
      And Roland controls Cheap Shot and Light Fingers
      And Roland has 0 resources
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats with Cheap Shot
      And Roland reveals 0
      Then Swarm of Rats is defeated
      And Roland has 0 resources

    @skill-test-timing.29
    Scenario Outline: By the other reading the two are put in order: <first>
      Given the card Cheap Shot
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, success: {evade automatically: attacked enemy}}}]}
        """
      And the card Light Fingers
        """
        {type: asset, abilities: [{forced: {after: evade, who: you}, do: {gain: 3}}]}
        """
      And Roland is at the Attic
      And Roland controls Cheap Shot and Light Fingers
      And Roland has 0 resources
      And a Swarm of Rats engaged with Roland
      And the reading results-of-one-ability is "put in order"
      When Roland fights Swarm of Rats with Cheap Shot
      And Roland reveals 0
      And Roland resolves <first> first
      Then Swarm of Rats is defeated
      And Roland has <resources> resources

      Examples:
        | first      | resources |
        | Cheap Shot | 3         |
        | the attack | 0         |

    Scenario Outline: A failure from which nothing follows leaves nothing to put in order
      Given every other opportunity is passed
      And the scenario is The Gathering
      And Daisy is at the Study
      And a Ghoul Minion engaged with Daisy
      When Daisy <deed>
      And Daisy reveals cultist
      Then the test fails
      And daisy has 1 horror

      Examples:
        | deed                |
        | fights Ghoul Minion |
        | evades Ghoul Minion |

    Scenario: A result that asks for more points leaves nothing to put in order
      Given no opportunity is passed
      And the card Close Look
        """
        type: skill
        icons: {intellect: 1}
        abilities: [{success: {if: {amount: margin, at least: 9}, then: {gain: 4}}}]
        """
      And the location Library has shroud 3 and 3 clues
      And Daisy is at the Library
      And Daisy holds Close Look
      And Daisy has 0 resources
      And it is Daisy's turn
      When Daisy investigates
      And Daisy commits Close Look
      And Daisy passes
      And Daisy reveals 0
      Then Daisy has 1 clue

    @skill-test-timing.29
    Scenario: The result of a token is put in order with the others
      Given the scenario is The Gathering
      And the card Bad Luck
        """
        type: skill
        icons: {agility: 1}
        abilities:
          - failure: {heal horror: 1}
        """
      And Daisy is at the Attic
      And Daisy has no horror
      And Daisy holds Bad Luck
      When Daisy tests agility (5)
      And Daisy commits Bad Luck
      And Daisy reveals cultist
      And Daisy resolves the cultist token first
      Then daisy has 0 horror
      And daisy heals horror

  Rule: ST.8, the test ends

    @skill-test-timing.30
    Scenario: What lasts for the test is over when it has ended
      Given Roland is at the Attic
      And Roland has 1 resource
      And Roland controls Physical Training
      And an Icy Ghoul engaged with Roland
      When Roland fights Icy Ghoul
      And Roland uses Physical Training (combat)
      And Roland reveals 0
      Then at ST.8, roland's combat is 5
      And roland's combat is 4
      When Roland fights Icy Ghoul
      And Roland reveals 0
      Then the skill value is 4

    @skill-test-timing.31
    Scenario: Committed cards are discarded at the end of the test
      Given the card Second Thoughts
        """
        type: skill
        icons: {willpower: 1}
        abilities:
          - success: {gain: {count: {zone: discard, of: you}}}
        """
      And Agnes is at the Attic
      And Agnes has 0 resources
      And Roland is at the Attic
      And Agnes holds Guts, Second Thoughts
      And Roland holds Unexpected Courage
      When Agnes tests willpower (3)
      And Agnes commits Guts
      And Agnes commits Second Thoughts
      And Roland commits Unexpected Courage
      And Agnes reveals 0
      Then at ST.8, guts is committed
      And guts is in agnes's discard pile
      And unexpected courage is in roland's discard pile
      And agnes has 0 resources

    @skill-test-timing.32
    Scenario: The revealed token returns to the bag
      Given the chaos bag holds -2, 0
      And Roland is at the Attic
      When Roland tests willpower (3)
      And Roland reveals -2
      Then at ST.8, the bag holds 1 token
      And the bag holds 2 tokens
      When Roland tests willpower (3)
      And Roland reveals -2
      Then roland reveals -2 twice

  @instead.4
  Scenario: What answers that a test would succeed comes before it has succeeded
    Given every other opportunity is passed
    And the card Doubt
      """
      {type: asset, abilities: [{reaction: {would: succeed, who: you}, do: {gain: {tokens: clues, on: you}}}]}
      """
    And the card Pride
      """
      {type: asset, abilities: [{reaction: {after: succeed, who: you}, do: {gain: 5}}]}
      """
    And the location Study has shroud 2 and 3 clues
    And Roland is at the Study
    And Roland has 1 clue
    And Roland has no resources
    And Roland controls Doubt
    And it is Roland's turn
    When Roland investigates
    And Roland reveals 0
    And Roland uses Doubt
    Then Roland has 1 resource
    And Roland has 2 clues

  Rule: A result from which nothing follows needs no place among the others

    Background:
      Given every other opportunity is passed
      And the card Lesson
        """
        {type: skill, icons: {wild: 1}, abilities: [{failure: {gain: 1}}]}
        """
      And the location Study has shroud 9 and 1 clue
      And Roland is at the Study
      And Daisy is at the Study
      And Roland holds Lesson
      And Roland has no resources
      And it is Roland's turn

    @skill-test-timing.27
    Scenario Outline: No order is asked where the other result is void
      Given a Ghoul Minion engaged with Roland
      When Roland <tries>
      And Roland commits Lesson
      And Roland reveals auto-fail
      Then Roland has 1 resource
      And Roland may take a resource

      Examples:
        | tries               |
        | evades Ghoul Minion |
        | fights Ghoul Minion |

    @skill-test-timing.29
    Scenario: Where it is not, the tester says what comes first
      Given a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion
      And Roland commits Lesson
      And Roland reveals auto-fail
      Then it waits for Roland
      And Roland has 0 resources
      And Daisy has 0 damage
      When Roland resolves Lesson first
      Then Roland has 1 resource
      And Daisy has 1 damage

  Rule: An effect may have a card committed from elsewhere

    Scenario: From the discard pile
      Given every other opportunity is passed
      And Roland is at the Attic
      And the location Attic has shroud 2 and 2 clues
      And the card Echo
        """
        type: asset
        abilities:
          - free: true
            during: test
            do:
              choose: {kind: skill, zone: discard}
              do: [{commit: chosen}, {later: {after: end test}, do: {shuffle: chosen, into: deck}}]
        """
      And Roland controls Echo
      And the situation also says
        """
        investigators: {roland: {discard: [Perception, Overpower], deck: [Knife]}}
        """
      And it is Roland's turn
      When Roland investigates
      And Roland uses Echo
      And Roland chooses Perception
      And Roland reveals -4
      Then Perception is in Roland's deck
      And Overpower is in Roland's discard pile

  Rule: A card may add a result to the test that is being made

    Background:
      Given the card Totem
        """
        type: asset
        abilities:
          - reaction: {after: commit a card, who: you, what: card}
            cost: {exhaust: this}
            do: [{if this test succeeds: {gain: 1}}, {if this test fails: {gain: 5}}]
        """
      And the card Bookkeeper
        """
        {type: asset, abilities: [{forced: {after: discover, who: you}, do: {lose: 1}}]}
        """
      And the card Hunch
        """
        {type: skill, icons: {intellect: 1}}
        """
      And the location Library has shroud 3 and 3 clues
      And Roland is at the Library
      And Daisy is at the Library
      And Daisy holds Hunch
      And Daisy controls Totem and Bookkeeper
      And Daisy has 0 resources
      And it is Daisy's turn
      And every other opportunity is passed

    @skill-test-timing.28 @skill-test-timing.29
    Scenario Outline: It is put in order with the others: <first>
      When Daisy investigates
      And Daisy commits Hunch
      And Daisy uses Totem
      And Daisy reveals 0
      And Daisy resolves <first> first
      Then Daisy has <resources> resources
      And Daisy has 1 clue

      Examples:
        | first             | resources |
        | Totem             | 0         |
        | the investigation | 1         |

    Scenario: It may be one of a failure
      When Daisy investigates
      And Daisy commits Hunch
      And Daisy uses Totem
      And Daisy reveals -4
      Then Daisy has 5 resources
      And Daisy has 0 clues
      When Daisy investigates
      And Daisy reveals 0
      Then Daisy has 4 resources
