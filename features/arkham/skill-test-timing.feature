Feature: Skill Test Timing

  Background:
    Given whatever else is open takes the first option

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
      And ST.1 before perception is committed
      And perception is committed before ST.3
      And ST.3 before ST.4
      And ST.4 before ST.5
      And ST.5 before ST.6
      And ST.6 before ST.7
      And ST.7 before ST.8
      And deduction is in daisy's hand

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
      And Roland reveals 0
      Then it is refused by triggering-condition.1
      And quick wits is ready

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
      Then agnes may not commit dig deep by skill-test-timing.8
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
      And Agnes reveals 0
      Then it is refused by skill-test-timing.9
      And the skill value is 9
      And physical training is in roland's hand

    @skill-test-timing.9
    Scenario: Who is elsewhere commits nothing
      Given Agnes is at the Attic
      And Daisy is at the Hallway
      And Daisy holds Unexpected Courage
      And Attic connects to Hallway
      When Agnes tests willpower (3)
      And Daisy commits Unexpected Courage
      And Agnes reveals 0
      Then it is refused by skill-test-timing.9
      And the skill value is 5

    @skill-test-timing.10
    Scenario: Another investigator's card needs an appropriate icon
      Given Agnes is at the Attic
      And Roland is at the Attic
      And Roland holds Guts, Vicious Blow
      When Agnes tests willpower (3)
      And Roland commits Vicious Blow
      And Roland commits Guts
      And Agnes reveals 0
      Then it is refused by skill-test-timing.10
      And the skill value is 7

    @skill-test-timing.11
    Scenario Outline: Icons of the tested skill and wild icons are appropriate
      Given Wendy is at the Attic
      And Wendy holds <card>, Survival Instinct
      When Wendy tests agility (3)
      And Wendy commits Survival Instinct
      And Wendy commits <card>
      And Wendy reveals 0
      Then <refused>
      And the skill value is <value>

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

    @skill-test-timing.13
    Scenario: A card without an appropriate icon stays in hand
      Given Wendy is at the Study
      And Wendy holds Manual Dexterity, Perception
      When Wendy investigates
      And Wendy commits Manual Dexterity
      And Wendy commits Perception
      And Wendy reveals 0
      Then it is refused by skill-test-timing.13
      And manual dexterity is in wendy's hand
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
      And beat cop is in skids's discard
