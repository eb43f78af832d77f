Feature: Automatic Failure/Success

  Background:
    Given every other opportunity is passed

  @automatic-failure-success.1
  Scenario: An automatic failure takes place in ST.6, after the symbols and the skill value
    Given Wendy is at the Study
    And the card Charm
      """
      abilities: [{forced: {would: fail, who: you}, do: {gain: 1}}]
      """
    And Wendy controls Charm
    And Wendy holds Guts
    And Wendy has 0 resources
    And the situation
      """
      symbols: {tablet: {do: [{reveal tokens: 1}, {horror: 1}]}}
      """
    When Wendy tests willpower (2)
    And Wendy commits Guts
    And Wendy reveals tablet
    And Wendy reveals auto-fail
    Then at ST.5, Wendy has 1 horror
    And at ST.6, the skill value is 6
    And at ST.6, Wendy has 0 resources
    And at ST.7, Wendy has 1 resource
    And the test fails

  @automatic-failure-success.1
  Scenario: An automatic success takes place in ST.6
    Given Daisy is at the Cellar
    And the card Sign
      """
      abilities: [{free: true, during: test, do: {succeed automatically: true}}]
      """
    And Daisy controls Sign
    When Daisy investigates
    And Daisy uses Sign
    Then step ST.5 comes before daisy succeeds
    And step ST.6 comes before daisy succeeds
    And daisy succeeds before step ST.7
    And the test succeeds

  @automatic-failure-success.2
  Scenario: The skill value of an automatic failure counts as 0
    Given Skids is at the Study
    And Skids holds Manual Dexterity
    And the situation
      """
      encounter deck: [Grasping Hands]
      """
    When Skids draws Grasping Hands from the encounter deck
    And Skids commits Manual Dexterity
    And Skids reveals auto-fail
    Then the skill value is 0
    And the test fails by 3
    And Skids has 3 damage

  @automatic-failure-success.2
  Scenario: A test of difficulty 0 that fails automatically is failed
    Given Skids is at the Study
    When Skids tests agility (0)
    And Skids reveals auto-fail
    Then the test fails by 0

  @automatic-failure-success.3
  Scenario: The difficulty of an automatic success counts as 0
    Given Daisy is at the Cellar
    And the card Sign
      """
      abilities: [{free: true, during: test, do: {succeed automatically: true}}]
      """
    And the card Insight
      """
      abilities:
        - {forced: {after: succeed, who: you, of: investigate, least: 2}, do: {gain: 1}}
      """
    And Daisy controls Sign and Insight
    And Daisy has 0 resources
    When Daisy investigates
    And Daisy uses Sign
    Then the difficulty is 0
    And the test succeeds by 5
    And Daisy has 1 resource

  Rule: What becomes of a test that would do both is not said

    Background:
      Given Skids is at the Study
      And the card Sign
        """
        abilities: [{free: true, during: test, do: {succeed automatically: true}}]
        """
      And the card Omen
        """
        abilities: [{free: true, during: test, do: {fail automatically: true}}]
        """
      And Skids controls Sign and Omen

    @automatic-failure-success.2
    Scenario: It fails
      Given the reading automatic-clash is "fail"
      When Skids tests agility (1)
      And Skids uses Sign
      And Skids uses Omen
      Then the test fails by 1

    @automatic-failure-success.3
    Scenario: It succeeds
      Given the reading automatic-clash is "succeed"
      When Skids tests agility (1)
      And Skids uses Sign
      And Skids uses Omen
      Then the test succeeds by 4

  Rule: A test may succeed automatically by what is so

    Background:
      Given Skids is at the Study
      And the card Bane
        """
        abilities:
          - action: 1
            do:
              test: willpower
              difficulty: 9
              success: {gain: 1}
              succeeds if: {there is: {kind: enemy, trait: Ghoul, at: your location, exhausted: true}}
        """
      And Skids controls Bane
      And Skids has 0 resources

    @automatic-failure-success.3 @faq-automatic-success-and-failure.1
    Scenario: It is so, and no token is revealed
      Given an exhausted Icy Ghoul at the Study
      When Skids uses Bane
      Then the test succeeds by 2
      And Skids has 1 resource

    @faq-automatic-success-and-failure.1
    Scenario: It becomes so before a token is revealed
      Given an Icy Ghoul at the Study
      And the card Shackles
        """
        {type: asset, abilities: [{free: true, if: {during: test}, do: {exhaust: Icy Ghoul}}]}
        """
      And Skids controls Shackles
      When Skids uses Bane
      And Skids uses Shackles
      Then the test succeeds by 2
      And Skids has 1 resource

    @automatic-failure-success.1
    Scenario: It becomes so when a token has been revealed
      Given an Icy Ghoul at the Study
      And the card Chain
        """
        {type: asset, abilities: [{reaction: {after: reveal token, who: you}, do: {exhaust: Icy Ghoul}}]}
        """
      And Skids controls Chain
      When Skids uses Bane
      And Skids reveals 0
      And Skids uses Chain
      Then the test succeeds by 2
      And Skids has 1 resource

    Scenario: It is so no longer when a token is to be revealed
      Given an exhausted Icy Ghoul at the Study
      And the card Key
        """
        {type: asset, abilities: [{free: true, if: {during: test}, do: {ready: Icy Ghoul}}]}
        """
      And Skids controls Key
      When Skids uses Bane
      And Skids uses Key
      And Skids reveals 0
      Then Skids has 0 resources

    @skill-test-timing.25
    Scenario: It is not so
      Given an Icy Ghoul at the Study
      When Skids uses Bane
      And Skids reveals 0
      Then the test fails by 7
      And Skids has 0 resources
