"""Effects on a campaign: what is earned, exiled and recorded, who is lost, how it goes on."""

from adjudicator.games.arkham.effects import campaign_effects as on_campaign
from adjudicator.games.arkham.in_later_scenarios import EachLaterScenario
from adjudicator.games.arkham.vocabulary.parts import EFFECTS, YOU
from adjudicator.games.arkham.vocabulary.references import MOVABLE, WHO
from adjudicator.language.records import Head, may
from adjudicator.language.shapes import CardName, ListOf, Word

CAMPAIGN_EFFECTS = {
    "exile": Head(MOVABLE, lambda head: on_campaign.Exile(head), meaning="cards return to the collection"),
    "earn card": Head(
        MOVABLE,
        lambda head, who: on_campaign.EarnCard(head, who),
        {"who": may(WHO, YOU)},
        "a story asset or weakness is in the deck from now on",
    ),
    "remove from the deck": Head(
        ListOf(CardName()),
        lambda head, who: on_campaign.RemoveFromDeck(head, who),
        {"who": may(WHO, YOU)},
        "they return to the collection, wherever they lie",
    ),
    "kill": Head(WHO, lambda head: on_campaign.Lose(head, "health"), meaning="investigators are killed"),
    "drive insane": Head(WHO, lambda head: on_campaign.Lose(head, "sanity"), meaning="investigators are driven insane"),
    "proceed to": Head(
        Word("a scenario"), lambda head: on_campaign.ProceedTo(head), meaning="what would come before it is left out"
    ),
    "in each later scenario": Head(
        EFFECTS, lambda head: EachLaterScenario(head), meaning="for the remainder of the campaign, as each begins"
    ),
}
