"""Effects on the scenario: acts and agendas, resolutions, encounter cards."""

from adjudicator.games.arkham.effects import scenario_effects as on_scenario
from adjudicator.games.arkham.effects import search_effects as searches
from adjudicator.games.arkham.effects.story import Codex, LookAtTheOtherSide, ResolveStory, TurnOver
from adjudicator.games.arkham.enemies.swarming import AddSwarmCards
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.events import CHOSEN
from adjudicator.games.arkham.vocabulary.keywords import GAINED
from adjudicator.games.arkham.vocabulary.parts import EFFECTS, THIS, YOU
from adjudicator.games.arkham.vocabulary.references import ENEMY, MOVABLE, WHICH, WHO, OfTypes
from adjudicator.language.records import Head, beside, may, need
from adjudicator.language.shapes import Flag, ListOf, OneOf, Whole, Word

SCENARIO_EFFECTS = {
    "earn experience": Head(
        NUMBER,
        lambda head, who: on_scenario.Earn(head, who),
        {"who": may(WHO, YOU)},
        "this much more experience for this scenario, or less",
    ),
    "this effect can cause the current agenda to advance": Head(Flag(), lambda head: on_scenario.CanAdvance()),
    "advance": Head(
        OfTypes("act", "agenda"),
        lambda head, by: on_scenario.Advance(head, by=by),
        {"by": may(OneOf("clues"), "", "the clues that it asks for were spent")},
        "an act or agenda advances",
    ),
    "carry over": Head(
        OneOf(*TOKEN_KINDS),
        lambda head: on_scenario.CarryOver(head),
        meaning="such tokens on an act or agenda that advances go to the one that comes next",
    ),
    "advance to": Head(WHICH, lambda head: on_scenario.AdvanceTo(head), meaning="which act or agenda comes next"),
    "advance to the reverse of": Head(
        OneOf("act", "agenda"),
        lambda head, stage: on_scenario.AdvanceToBack(head, stage),
        {"stage": need(Whole(1, 9))},
        "the one of this stage advances; those before it are passed over",
    ),
    "replace the current act and agenda": Head(
        WHICH, lambda head: on_scenario.Replace(head), meaning="with a card that is both from now on"
    ),
    "resolution": Head(
        Whole(1, 20),
        lambda head, favorable: on_scenario.Resolution(head, favorable),
        {"favorable": may(Flag(), False, "the resolution itself says that the investigators win")},
        "a resolution point: the scenario ends",
    ),
    "record": Head(
        Word("what"), lambda head: on_scenario.RecordInLog(head), meaning="it is recorded in the campaign log"
    ),
    "remember": Head(
        Word("what"), lambda head: on_scenario.Remember(head), meaning="it is remembered for the rest of the scenario"
    ),
    "draw encounter cards": Head(
        NUMBER,
        lambda head, who, such, then, **k: on_scenario.DrawEncounterCards(head, who, k["with"], such, then),
        {
            "who": may(WHO, YOU),
            "with": may(ListOf(GAINED), (), "keywords that they gain"),
            "such": may(WHICH, None, "cards of which the rest speaks, if one is drawn"),
            "then": may(EFFECTS, (), "for each such card, once it is resolved"),
        },
        "draw the top cards of the encounter deck",
        amiss=lambda given, around: beside(given, "such", "then") or beside(given, "then", "such"),
    ),
    "discard from the encounter deck until": Head(
        MOVABLE,
        lambda head, amount, do: searches.DiscardUntil(head, amount, do),
        {"amount": may(NUMBER, Worth(1)), "do": need(EFFECTS, "for each such card, which they call `chosen`", CHOSEN)},
        "discard its top cards until this many of a description are discarded",
    ),
    "spawn": Head(
        ENEMY,
        lambda head, at: on_scenario.Spawn(head, at),
        {"at": may(WHICH, None, "in place of the spawn instruction of the enemy")},
        "an enemy spawns",
    ),
    "add swarm cards": Head(
        NUMBER,
        lambda head, to: AddSwarmCards(head, to),
        {"to": need(ENEMY)},
        "they come from the top of your deck",
    ),
    "resolve story card": Head(
        WHICH, lambda head: ResolveStory(head), meaning="a story card, or what is on the reverse of another card"
    ),
    "codex": Head(
        Word("an entry"),
        lambda head: Codex(head),
        meaning="what the codex of the campaign guide says: the story card of the name `Codex` with this entry",
    ),
    "turn over": Head(
        WHICH,
        lambda head: TurnOver(head),
        meaning="a card whose other side is a card of its own, which it is from now on",
    ),
    "look at the other side of": Head(
        WHICH, lambda head: LookAtTheOtherSide(head), meaning="without doing what it says there"
    ),
    "gain trait": Head(
        Word("a trait"), lambda head, to: on_scenario.GainTrait(head, to), {"to": may(WHICH, THIS)}, "a card has it too"
    ),
    "change cardtype": Head(
        WHICH,
        lambda head, to: on_scenario.ChangeCardtype(head, to),
        {"to": need(OneOf("asset", "enemy", "treachery"), "the type of which it is from now on")},
        "a card works as one of another type, and as no other, until it leaves play",
    ),
    "gain keyword": Head(GAINED, lambda head, to: on_scenario.GainKeyword(head, to), {"to": may(WHICH, THIS)}),
}
