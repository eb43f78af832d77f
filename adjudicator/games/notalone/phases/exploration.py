"""Phase 1: Exploration. Each Hunted plays a Place card face down, and may Resist or Give Up before that."""

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.windows import until_all_have
from adjudicator.games.notalone.decisions.choose_places import Places, PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.take_back import TAKES_BACK
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    CHOSEN,
    DISCARD,
    FULL_WILL,
    GAINED,
    GAVE_UP,
    HAND,
    PHASE,
    PLAYED,
    PLAYED_THIS_ROUND,
    RESISTED,
    WILL,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import lose_will, move_assimilation, regain_will, take_back, take_back_all
from adjudicator.games.notalone.opportunities import PHASE_1, opportunity
from adjudicator.games.notalone.playing.places import CARDS_FOR, advanced


def _begin(game: NotAlone, local: object) -> Result:
    PHASE.set(game, TABLE, 1)
    game.observe("phase 1 begins")
    return None


def fix(game: NotAlone, who: str, places: Places) -> None:
    """She has chosen, among her hand and what came back to it just now as well."""
    came = (gained.rule for gained in GAINED(game, who) if gained.place in places)
    game.cite("phase-1-exploration.1", "phase-1-exploration.10", *came)
    if WILL(game, who) == 1 and not GAVE_UP(game, who):
        game.reading("give-up-with-one-will")
    HAND.set(game, who, tuple(place for place in HAND(game, who) if place not in places))
    CHOSEN.set(game, who, places)


def resists(game: NotAlone, event: Event) -> tuple[Call, ...]:
    who, will = event.who, event.amount
    gained = (one.rule for one in GAINED(game, who))
    game.cite("phase-1-exploration.8", f"resist.{will}", "resist.3", "resist.5", *gained)
    if will == WILL(game, who):
        game.reading("last-will-to-resist", "resist.3")
    if RESISTED(game, who):
        game.reading("resisting-again")
    RESISTED.put(game, who, True)
    return lose_will(who, will, "resisting", Call(REGAIN, (who, CARDS_FOR[will])))


def _regain(game: NotAlone, local: tuple[str, int]) -> Result:
    who, number = local
    pile = DISCARD(game, who)
    if len(pile) < number:
        game.reading("too-few-cards-to-resist", "resist.6")
    to_choose = PlacesToChoose(pile, number, "resist.1")
    if len(to_choose.ways) == 1:
        return _taken(who, to_choose.ways[0])
    return ask(game, TAKES_BACK, who, _chosen, to_choose, rule="resist.1")


def _chosen(game: NotAlone, local: object, option: Option) -> Result:
    return _taken(option.who, chosen(option))


def _taken(who: str, places: Places) -> Result:
    return tuple(take_back(who, place, "phase-1-exploration.8") for place in places)


REGAIN = Procedure("cards for Will", Step("", "take back", _regain))


def gives_up(game: NotAlone, event: Event) -> tuple[Call, ...]:
    who = event.who
    will = WILL(game, who)
    by = ("advanced-variant.1",) if advanced(game) else ()
    game.cite("phase-1-exploration.8", "give-up.7", "give-up.8")
    GAVE_UP.put(game, who, True)
    return (
        regain_will(who, max(0, FULL_WILL - will), "", "give-up.1", *by),
        *take_back_all(game, who, "phase-1-exploration.8", "give-up.2"),
        *move_assimilation(of="giving up", by="give-up.3"),
    )


def _down(game: NotAlone, local: object) -> Result:
    """The cards go down together, and count as played from now on (phase-1-exploration.2)."""
    return happen(Event("play place cards"))


def are_down(game: NotAlone, event: Event) -> None:
    game.cite("phase-1-exploration.2")
    for who in game.hunted:
        chosen = CHOSEN(game, who)
        CHOSEN.set(game, who, ())
        two = two_cards(game, who)
        PLAYED.set(game, who, chosen, *(() if two is None else (two.by,)))
        PLAYED_THIS_ROUND.set(game, who, chosen)


def _after(game: NotAlone, local: object) -> Result:
    return opportunity("after the Place cards went down")


EXPLORATION = Procedure(
    "Phase 1: Exploration",
    Step("", "begin", _begin),
    until_all_have(PHASE_1),
    Step("", "the cards go down", _down),
    Step("", "after that", _after),
)
