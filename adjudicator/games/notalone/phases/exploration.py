"""Phase 1: Exploration. Each Hunted plays a Place card face down, and may Resist or Give Up before that."""

from itertools import combinations
from typing import cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
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
from adjudicator.games.notalone.playing.cards import Card, play_card, playable_cards
from adjudicator.games.notalone.playing.places import (
    CARDS_FOR,
    advanced,
    must_give_up,
    playable,
    why_not_give_up,
    why_not_resist,
)

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
    return (*found, *playable_cards(game))


def _done(game: NotAlone, local: object, option: Option) -> Result:
    who = option.who
    if isinstance(option.value, Card):
        return Go(None, "choose", (play_card(option.value),))
    if option.verb == "resists with":
        return Go(None, "choose", (happen(Event("resist", who=who, amount=int(option.things[0]))),))
    if option.verb == "gives up":
        return Go(None, "choose", (happen(Event("give up", who=who)),))
    chosen = cast("tuple[int, ...]", option.value)
    game.write(who, "hand", tuple(place for place in game.places(who, "hand") if place not in chosen) or None)
    game.write(who, "chosen", chosen)
    return Go(None, "choose")


def _resists(game: NotAlone, event: Event, scope: str) -> tuple[Call, ...]:
    who, will = event.who, event.amount
    game.cite("phase-1-exploration.8", f"resist.{1 if will == 1 else 2}", "resist.5")
    game.reading("last-will-to-resist")
    game.state.write(who, "resisted", True)
    return (lose_will(who, will, "resisting"), Call(REGAIN, (who, CARDS_FOR[will])))


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
        return tuple(take_back(who, place) for place in chosen)

    if len(options) == 1:
        return taken(game, None, options[0])
    return Ask(Choice((who,), "cards to take back", options, "resist.1"), taken)


REGAIN = Procedure("cards for Will", Step("", "take back", _regain))


def _gives_up(game: NotAlone, event: Event, scope: str) -> tuple[Call, ...]:
    who = event.who
    number = FULL_WILL
    if advanced(game):
        owns = game.state.read(who, "came back with two")
        if game.reading("give-up-in-the-variant", "advanced-variant.2") == "those she owns" and owns:
            number = FULL_WILL - 1
    number = max(0, number - game.number(who, "will"))
    game.cite("give-up.1", "give-up.2", "give-up.3", "give-up.8")
    game.state.write(who, "gave up", True)
    return (regain_will(who, number), *take_back_all(game, who), *move_assimilation(of="giving up"))


def _down(game: NotAlone, local: object) -> Result:
    """The cards go down together, and count as played from now on (phase-1-exploration.2)."""
    return happen(Event("play place cards"))


def _are_down(game: NotAlone, event: Event, scope: str) -> None:
    game.cite("phase-1-exploration.2", "phase-1-exploration.7")
    for who in game.hunted:
        chosen = game.places(who, "chosen")
        if len(chosen) > 1:
            game.cite("the-river.1" if game.number(who, "two this round") == 1 else "the-artifact.1")
        game.write(who, "chosen", None)
        game.write(who, "played", chosen)
        game.write(who, "played this round", chosen)


def _after(game: NotAlone, local: object) -> Result:
    return opportunity("after the Place cards went down")


NotAlone.impacts["resist"] = _resists
NotAlone.impacts["give up"] = _gives_up
NotAlone.impacts["play place cards"] = _are_down

EXPLORATION = Procedure(
    "Phase 1: Exploration",
    Step("", "begin", _begin),
    Step("", "choose", _choose),
    Step("", "the cards go down", _down),
    Step("", "after that", _after),
)
