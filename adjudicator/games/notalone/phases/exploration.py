"""Phase 1: Exploration. Each Hunted plays a Place card face down, and may Resist or Give Up before that."""

from itertools import combinations
from typing import Final, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.cards.places import TWO_CARDS
from adjudicator.games.notalone.game import FULL_WILL, TABLE, NotAlone
from adjudicator.games.notalone.happenings import (
    lose_will,
    move_assimilation,
    place_name,
    regain_will,
    take_back,
    take_back_all,
)
from adjudicator.games.notalone.phases.windows import opportunity
from adjudicator.games.notalone.playing.places import (
    CARDS_FOR,
    advanced,
    must_give_up,
    playable,
    why_not_give_up,
    why_not_resist,
)
from adjudicator.games.notalone.playing.together import played, plays

CHOOSE = "Phase 1"


def undecided(game: NotAlone) -> tuple[str, ...]:
    """The Hunted who have not yet chosen what they play, clockwise."""
    return tuple(who for who in game.hunted if not game.places(who, "chosen"))


def _begin(game: NotAlone, local: object) -> Result:
    game.write(TABLE, "phase", 1)
    game.observe("phase 1")
    return None


def _choose(game: NotAlone, local: object) -> Result:
    """Until all have chosen: Place cards, Resisting, Giving Up, and cards of this phase, in any order."""
    left = undecided(game)
    if not left:
        return None
    return Ask(Choice(left, CHOOSE, lambda: game.quietly(lambda: _options(game, left)), "phase-1-exploration.1"), _done)


def _options(game: NotAlone, left: tuple[str, ...]) -> Options:
    found: list[Option] = []
    for who in left:
        forced = must_give_up(game, who)
        if not forced:
            found += (Option("plays", tuple(map(place_name, some)), who, some) for some in playable(game, who))
            found += (
                Option("resists with", (str(will),), who, will)
                for will in CARDS_FOR
                if not why_not_resist(game, who, will)
            )
        if not why_not_give_up(game, who):
            found.append(Option("gives up", (), who))
    return (*found, *plays(game))


def _done(game: NotAlone, local: object, option: Option) -> Result:
    who = option.who
    card = played(option)
    if card is not None:
        return Go(None, "choose", (card,))
    if option.verb == "resists with":
        return Go(None, "choose", (happen(Event("resist", who=who, amount=int(option.things[0]))),))
    if option.verb == "gives up":
        return Go(None, "choose", (happen(Event("give up", who=who)),))
    _fixes(game, who, cast("tuple[int, ...]", option.value))
    return Go(None, "choose")


def _fixes(game: NotAlone, who: str, places: tuple[int, ...]) -> None:
    """She has chosen, among her hand and what came back to it just now as well."""
    came = (gained.rule for gained in game.gained(who) if gained.place in places)
    game.cite("phase-1-exploration.1", "phase-1-exploration.10", *came)
    if game.number(who, "will") == 1 and not game.state.read(who, "gave up"):
        game.reading("give-up-with-one-will")
    game.write(who, "hand", tuple(place for place in game.places(who, "hand") if place not in places) or None)
    game.write(who, "chosen", places)


def _resists(game: NotAlone, event: Event, scope: str) -> tuple[Call, ...]:
    who, will = event.who, event.amount
    gained = (one.rule for one in game.gained(who))
    game.cite("phase-1-exploration.8", f"resist.{will}", "resist.3", "resist.5", *gained)
    if will == game.number(who, "will"):
        game.reading("last-will-to-resist", "resist.3")
    if game.state.read(who, "resisted"):
        game.reading("resisting-again")
    game.state.write(who, "resisted", True)
    return lose_will(who, will, "resisting", Call(REGAIN, (who, CARDS_FOR[will])))


def _regain(game: NotAlone, local: tuple[str, int]) -> Result:
    who, number = local
    pile = game.places(who, "discard")
    if len(pile) < number:
        game.reading("too-few-cards-to-resist", "resist.6")
    options = tuple(
        Option("takes back", tuple(map(place_name, some)), who, some)
        for some in combinations(pile, min(number, len(pile)))
    )

    def taken(_game: NotAlone, _local: object, option: Option) -> Result:
        chosen: tuple[int, ...] = option.value  # type: ignore[assignment]
        return tuple(take_back(who, place, "phase-1-exploration.8") for place in chosen)

    if len(options) == 1:
        return taken(game, None, options[0])
    return Ask(Choice((who,), "cards to take back", options, "resist.1"), taken)


REGAIN = Procedure("cards for Will", Step("", "take back", _regain))


def _gives_up(game: NotAlone, event: Event, scope: str) -> tuple[Call, ...]:
    who = event.who
    will = game.number(who, "will")
    game.cite("give-up.1", *(("advanced-variant.1",) if advanced(game) else ()))
    game.cite("phase-1-exploration.8", "give-up.2", "give-up.3", "give-up.7", "give-up.8")
    game.state.write(who, "gave up", True)
    return (
        regain_will(who, max(0, FULL_WILL - will)),
        *take_back_all(game, who, "phase-1-exploration.8"),
        *move_assimilation(of="giving up", by="give-up.3"),
    )


def _down(game: NotAlone, local: object) -> Result:
    """The cards go down together, and count as played from now on (phase-1-exploration.2)."""
    return happen(Event("play place cards"))


_DOWN_BY = {0: ()} | {number: (two.rule,) for number, two in TWO_CARDS.items()}
"""The rules by which two cards are played and not one, by how many of them are revealed."""


def _are_down(game: NotAlone, event: Event, scope: str) -> None:
    game.cite("phase-1-exploration.2")
    for who in game.hunted:
        chosen = game.places(who, "chosen")
        game.write(who, "chosen", None)
        game.write(who, "played", chosen, *_DOWN_BY[game.number(who, "two this round")])
        game.write(who, "played this round", chosen)


def _after(game: NotAlone, local: object) -> Result:
    return opportunity("after the Place cards went down")


IMPACTS: Final[Impacts] = {
    "resist": _resists,
    "give up": _gives_up,
    "play place cards": _are_down,
}
"""The changes that events make, by the kind of the event."""

EXPLORATION = Procedure(
    "Phase 1: Exploration",
    Step("", "begin", _begin),
    Step("", "choose", _choose),
    Step("", "the cards go down", _down),
    Step("", "after that", _after),
)
