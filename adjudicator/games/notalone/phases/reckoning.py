"""Phase 3: Reckoning. The Place cards are revealed, and the Hunted take their turns."""

from itertools import permutations
from typing import Final

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.cards.places import TWO_CARDS
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import place_name, put, settle_third_will
from adjudicator.games.notalone.phases.visits import STEPS, Visit, visit
from adjudicator.games.notalone.phases.windows import opportunity
from adjudicator.games.notalone.planet import CREATURE, TOKENS


def _begin(game: NotAlone, local: object) -> Result:
    game.write(TABLE, "phase", 3)
    game.observe("phase 3")
    return opportunity("before the reveal")


def _take_back_one(game: NotAlone, local: object) -> Result:
    """Whoever played two cards because of the River takes one of them back before the reveal (the-river.2)."""
    who = next(
        (one for one in game.hunted if len(game.places(one, "played")) > game.number(one, "two this round") > 0), ""
    )
    if not who:
        return None
    options = tuple(Option("takes back", (place_name(place),), who, place) for place in game.places(who, "played"))
    return Ask(Choice((who,), "the River card to take back", options, "the-river.2"), _took_back)


def _took_back(game: NotAlone, local: object, option: Option) -> Result:
    who, place = option.who, option.value
    assert isinstance(place, int)
    game.cite("the-river.2", "the-river.4", "the-river.5")
    game.state.write(who, "river card", (place,))
    put(game, who, place, "played", "hand")
    game.write(who, "played this round", game.places(who, "played"))
    return Go(None, "take back")


def _reveal(game: NotAlone, local: object) -> Result:
    return happen(Event("reveal"))


_REVEALED_BY = {0: ("object-of-the-game.2",)} | {
    number: ("object-of-the-game.2", two.revealing) for number, two in TWO_CARDS.items()
}
"""The rules by which the places of the cards that lie open are explored, by how many cards are revealed of two."""


def _is_revealed(game: NotAlone, event: Event, scope: str) -> None:
    game.cite("phase-3-reckoning.1", "round.4")
    game.write(TABLE, "revealed", True)
    for who in game.hunted:
        by = _REVEALED_BY[game.number(who, "two this round")]
        game.write(who, "explores", game.places(who, "played"), *by)
    game.observe("reveal")


def _turns(game: NotAlone, local: object) -> Result:
    """Each Hunted's turn is resolved whole, or all go through the steps together, as the reading has it."""
    order = game.readings["order-of-reckoning"]
    several = sum(1 for who in game.hunted if game.places(who, "explores")) > 1
    if several and any(game.lies(token) for token in TOKENS):
        game.reading("order-of-reckoning", *(("phase-3-reckoning.5",) if order == "turn by turn" else ()))
    if order == "turn by turn":
        return tuple(Call(TURN, who) for who in game.hunted)
    for who in game.hunted:
        game.observe(f"{who}'s turn")
    steps = ((opportunity(f"before the step of {step}"), Call(ALL_AT, step)) for step in STEPS)
    return (*(call for step in steps for call in step), *(Call(OVER, who) for who in game.hunted))


def _all_at(game: NotAlone, step: str) -> Result:
    """One of the steps, for all Hunted in their order."""
    visits = (Visit(who, number, step) for who in game.hunted for number in range(len(game.places(who, "explores"))))
    return Go(step, END, tuple(visit(one) for one in visits))


def _turn(game: NotAlone, who: str) -> Result:
    game.cite("phase-3-reckoning.2")
    game.observe(f"{who}'s turn")
    return opportunity(f"before {who}'s turn")


def _order(game: NotAlone, who: str) -> Result:
    """Of two places the Hunted chooses which is resolved first (the-artifact.5)."""
    explores = game.places(who, "explores")
    if not explores:
        return None
    orders = tuple(permutations(range(len(explores))))
    options = tuple(Option("resolves first", (place_name(explores[order[0]]),), who, order) for order in orders)
    if len(options) == 1:
        return _visits(game, who, orders[0])
    return Ask(Choice((who,), "which place is resolved first", options, "the-artifact.5"), _ordered)


def _ordered(game: NotAlone, who: str, option: Option) -> Result:
    game.cite("the-artifact.2", "the-artifact.5", "the-artifact.8", "phase-3-reckoning.4")
    order: tuple[int, ...] = option.value  # type: ignore[assignment]
    return _visits(game, who, order)


def _visits(game: NotAlone, who: str, order: tuple[int, ...]) -> Go:
    """Each place is worked through step by step."""
    return Go(who, "end", tuple(visit(Visit(who, number, step)) for number in order for step in STEPS))


def _turn_ends(game: NotAlone, who: str) -> Result:
    game.state.write(who, "turn over", True)
    game.observe(f"end of {who}'s turn")
    return None


def _settle(game: NotAlone, local: object) -> Result:
    return settle_third_will(game) if game.cards(TABLE, "lost third will") else None


def _last_cards(game: NotAlone, local: object) -> Result:
    there = set(game.lies(CREATURE))
    if there and not any(there & set(game.places(who, "explores")) for who in game.hunted):
        game.note("nobody explores the place of the Creature token")
        game.cite("phase-3-reckoning.21")
    return opportunity("after the last turn")


TURN = Procedure("turn of a Hunted", Step("", "begin", _turn), Step("", "order", _order), Step("", "end", _turn_ends))
OVER = Procedure("a turn is over", Step("", "end", _turn_ends))
ALL_AT = Procedure("a step of Phase 3", Step("", "all", _all_at))

IMPACTS: Final[Impacts] = {"reveal": _is_revealed}
"""The changes that events make, by the kind of the event."""

RECKONING = Procedure(
    "Phase 3: Reckoning",
    Step("", "begin", _begin),
    Step("", "take back", _take_back_one),
    Step("", "reveal", _reveal),
    Step("", "turns", _turns),
    Step("", "last cards", _last_cards),
    Step("", "settle", _settle),
)
