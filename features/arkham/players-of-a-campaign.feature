Feature: The players of a campaign

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      cards:
        Agnes: {type: investigator, class: mystic, health: 6, sanity: 8}
        Ray: {type: asset, class: mystic}
        Ray (2): {type: asset, class: mystic, level: 2}
      agenda: {card: {name: The Long Night, type: agenda, doom: 5}}
      locations: {attic: }
      investigators:
        roland: {card: Roland Banks, at: attic, deck: [Machete]}
        daisy: {card: Daisy Walker, at: attic, experience: 2, trauma: {mental: 1}, deck: [Encyclopedia]}
      newcomers:
        agnes: {card: Agnes, deck: [Ray]}
      next scenarios:
        - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        - {name: The Door, reference card: {type: scenario}, locations: [Hallway]}
      """

  Rule: Somebody plays no more

    @campaign-play.36
    Scenario: The player has to choose another investigator first
      Given Daisy has 9 mental trauma
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then it is refused by campaign-play.36

    @campaign-play.36 @campaign-play.37
    Scenario: A new one takes the place, with a deck of their own
      Given Daisy has 9 mental trauma
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes takes the place of Daisy
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      And Roland keeps the hand
      And Agnes keeps the hand
      Then Agnes is at Study
      And Daisy is at no location
      And Ray is in Agnes's hand
      And Agnes has 0 experience
      And Agnes has 0 horror
      And Encyclopedia is not in Agnes's hand

    @campaign-play.37
    Scenario: That deck is a new one, without cards of a higher level
      Given Daisy has 9 mental trauma
      And the situation also says
        """
        newcomers: {agnes: {card: Agnes, deck: [Ray (2)]}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes takes the place of Daisy
      Then it is refused by campaign-play.37

    Scenario: Nobody takes the place of who is alive and sane
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes takes the place of Daisy
      Then it is refused by campaign-play.1

    @setting-up.2
    Scenario: Nobody takes it who is played already
      Given Daisy has 9 mental trauma
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Roland takes the place of Daisy
      Then it is refused by setting-up.2

    Scenario: Nor does an investigator who has been killed
      Given Daisy has 9 mental trauma
      And the situation also says
        """
        newcomers: {wendy: {card: Wendy Adams, deck: []}}
        campaign log: {killed: [Agnes]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes takes the place of Daisy
      Then it is refused

    @campaign-play.38
    Scenario: With nobody left to choose the campaign is lost
      Given Daisy has 9 mental trauma
      And the situation also says
        """
        campaign log: {killed: [Agnes]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then the campaign is lost

    @killed-insane-investigators.2
    Scenario: Nor is somebody chosen who was killed earlier, by whatever player
      Given the situation also says
        """
        campaign log: {killed: [Agnes]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes joins the campaign
      Then it is refused by killed-insane-investigators.2

  Rule: Players leave and join

    @campaign-play.42 @campaign-play.43
    Scenario: A player leaves, and what was recorded stays
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Daisy leaves the campaign
      And the campaign goes on with The Letter
      And Roland keeps the hand
      Then Roland is at Study
      And Daisy is at no location
      And Daisy has 2 experience
      And Daisy has 1 mental trauma

    @campaign-play.42
    Scenario: Whoever takes part in it does not join it once more
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Daisy joins the campaign
      Then it is refused by campaign-play.42

    @campaign-play.44
    Scenario: And comes back later, as recorded
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Daisy leaves the campaign
      And the campaign goes on with The Letter
      And Roland keeps the hand
      And Roland resolves these effects
        """
        resign: true
        """
      And Daisy joins the campaign
      And the campaign goes on with The Door
      And Roland is chosen to lead
      And Roland keeps the hand
      And Daisy keeps the hand
      Then Daisy is at Hallway
      And Daisy has 2 experience
      And Daisy has 1 horror
      And Encyclopedia is in Daisy's hand

    @campaign-play.42 @campaign-play.46
    Scenario: A new player begins with nothing
      Given the situation also says
        """
        newcomers: {agnes: {experience: 3, trauma: {physical: 1}}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes joins the campaign
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      And Roland keeps the hand
      And Daisy keeps the hand
      And Agnes keeps the hand
      Then Agnes has 0 experience
      And Agnes has 0 damage
      And Daisy has 2 experience

    @campaign-play.46
    Scenario: And with a deck as at the start of the campaign
      Given the situation also says
        """
        newcomers: {agnes: {card: Agnes, deck: [Ray (2)]}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes joins the campaign
      Then it is refused by campaign-play.46

    @campaign-play.45
    Scenario: A new player takes nobody who was played before
      Given the situation also says
        """
        campaign log: {investigators: [Agnes]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Agnes joins the campaign
      Then it is refused by campaign-play.45

    @setting-up.2
    Scenario: Nor anybody who is being played
      Given the situation also says
        """
        newcomers: {other daisy: {card: Daisy Walker, deck: [Ray]}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Other Daisy joins the campaign
      Then it is refused by setting-up.2
