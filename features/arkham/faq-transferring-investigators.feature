Feature: Official answers: transferring investigators

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      cards:
        Agnes: {type: investigator, class: mystic, health: 6, sanity: 8, deckbuilding: {size: 1, options: [{class: mystic}], random basic weaknesses: 0}}
        Wendy: {type: investigator, class: survivor, health: 7, sanity: 7}
        Rich: {type: investigator, health: 7, sanity: 7, abilities: [{forced: {when: begin campaign, who: you}, do: [{earn experience: 5}]}]}
        Ray: {type: asset, class: mystic}
        Ray (2): {type: asset, class: mystic, level: 2}
        Lita: {type: asset, encounter set: The Gathering}
        Grudge: {type: treachery, weakness: true}
      agenda: {card: {name: The Long Night, type: agenda, doom: 5}}
      locations: {attic: }
      investigators:
        agnes: {card: Agnes, at: attic, experience: 3, trauma: {mental: 1}, hand: [Ray]}
        roland: {card: Roland Banks, at: attic, deck: [Machete]}
      newcomers:
        wendy: {card: Wendy, deck: [Knife]}
      set aside: [Lita, Grudge]
      resolutions:
        1:
          - record: the priest is still alive
          - {earn card: {named: Lita, zone: set aside}, who: lead investigator}
        2: [{in each later scenario: [{gain: 5}]}]
        3: [{add tokens: {elder thing: 1}}]
      next campaign:
        - name: The Letter
          reference card: {type: scenario}
          locations: [Study]
          chaos bags: {standard: [0, skull]}
          instructions: {if: {the campaign log says: the priest is still alive}, then: [{gain: 1}]}
      """

  @faq-transferring-investigators.3 @faq-transferring-investigators.4
  Scenario: Who is carried over keeps the deck, experience and trauma
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes draws Ray and Lita
    And Agnes keeps the hand
    Then Agnes has 3 experience
    And Agnes has 1 horror
    And Lita is in Agnes's hand
    And Agnes owns Lita
    And Roland is at no location

  Scenario: A card that is earned is no longer set aside
    When the agenda instructs
      """
      - {resolution: 1}
      """
    Then Agnes owns Lita
    And Lita is not set aside
    And Grudge is set aside

  @faq-transferring-investigators.5
  Scenario: What an investigator has earned is in the new log
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes draws Ray and Lita
    And Agnes keeps the hand
    Then Lita is recorded under earned by agnes

  @faq-transferring-investigators.6
  Scenario: Nothing else is
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes draws Ray and Lita
    And Agnes keeps the hand
    Then Agnes has 5 resources
    And the campaign log does not say the priest is still alive

  @faq-transferring-investigators.7
  Scenario: The chaos bag is that of the new campaign
    When the agenda instructs
      """
      - {resolution: 3}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes keeps the hand
    Then the bag holds 2 tokens
    And the bag holds 0 elder thing tokens

  @faq-transferring-investigators.1
  Scenario: Only who takes part is carried over
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Wendy is carried over
    Then it is refused by faq-transferring-investigators.1

  @faq-transferring-investigators.3
  Scenario: Several are carried over
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes is carried over
    And Roland is carried over
    And a new campaign begins with The Letter
    And Agnes is chosen to lead
    And Agnes keeps the hand
    And Roland keeps the hand
    Then Agnes has 3 experience
    And Agnes is at Study
    And Roland is at Study

  @faq-transferring-investigators.2
  Scenario: Some are carried over, and others begin afresh
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes is carried over
    And Wendy joins the campaign
    And a new campaign begins with The Letter
    And Agnes is chosen to lead
    And Agnes keeps the hand
    And Wendy keeps the hand
    Then Agnes has 3 experience
    And Wendy has 0 experience
    And Wendy is at Study

  @faq-transferring-investigators.1
  Scenario: Who is not carried over begins as in any campaign
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes joins the campaign
    And a new campaign begins with The Letter
    And Agnes keeps the hand
    Then Agnes has 0 experience
    And Agnes has 0 horror

  @faq-transferring-investigators.1
  Scenario: With a new deck
    Given the situation also says
      """
      investigators: {agnes: {deck: [Ray (2)]}}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes joins the campaign
    Then it is refused by faq-transferring-investigators.1

  @faq-transferring-investigators.1
  Scenario: Without another campaign nobody is carried over
    Given the situation also says
      """
      next scenarios:
        - {name: The Door, reference card: {type: scenario}, locations: [Hallway]}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes is carried over
    Then it is refused by faq-transferring-investigators.1

  @faq-transferring-investigators.8
  Scenario: What happens as a campaign begins does not happen a second time
    Given the situation also says
      """
      investigators: {roland: {card: Rich, experience: 2}}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Roland is carried over
    And a new campaign begins with The Letter
    And Roland keeps the hand
    Then Roland has 2 experience

  @campaign-play.4
  Scenario: For who begins afresh it does
    Given the situation also says
      """
      newcomers: {rich: {card: Rich, deck: [Knife]}}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Rich joins the campaign
    And a new campaign begins with The Letter
    And Rich keeps the hand
    Then Rich has 5 experience

  @faq-transferring-investigators.9
  Scenario: For the remainder of the campaign: that is the one in which it was said
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes keeps the hand
    Then Agnes has 5 resources

  @faq-transferring-investigators.9
  Scenario: In its own campaign it goes on
    Given the situation also says
      """
      next scenarios:
        - {name: The Door, reference card: {type: scenario}, locations: [Hallway]}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Roland leaves the campaign
    And the campaign goes on with The Door
    And Agnes keeps the hand
    Then Agnes has 10 resources

  @faq-transferring-investigators.10
  Scenario: The rules of an earned card go on as though it were one campaign
    Given the card Grudge
      """
      {type: treachery, weakness: true, abilities: [{revelation: [{in each later scenario: [{lose: 2}]}, {put into play: this, area: threat area}]}]}
      """
    And the situation also says
      """
      investigators: {agnes: {deck: [{card: Grudge, as: old grudge, earned: true}]}}
      """
    When Agnes draws
    And the agenda instructs
      """
      - {resolution: 2}
      """
    And Agnes is carried over
    And a new campaign begins with The Letter
    And Agnes draws Ray and Old Grudge
    And Agnes keeps the hand
    Then Agnes has 3 resources
