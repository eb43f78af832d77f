"""Phase 3: Reckoning. The Place cards are revealed, and the Hunted take their turns."""

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Through
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.resolve_first import RESOLVES_PLACE_FIRST
from adjudicator.games.notalone.decisions.take_back import TAKES_BACK
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    EXPLORES,
    HAND,
    LIES,
    LOST_THIRD_WILL,
    PHASE,
    PLAYED,
    PLAYED_THIS_ROUND,
    REVEALED,
    TAKEN_BY_RIVER,
    TURN_OVER,
    TWO_THIS_ROUND,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import put, settle_third_will
from adjudicator.games.notalone.opportunities import opportunity
from adjudicator.games.notalone.phases.visits import MARKED, STEPS, Visit, concerns, visit
from adjudicator.games.notalone.planet import CREATURE, TOKENS


def _begin(game: NotAlone, local: object) -> Result:
    PHASE.set(game, TABLE, 3)
    game.observe("phase 3 begins")
    return opportunity("before the reveal")


def _take_back_one(game: NotAlone, local: object) -> Result:
    """Whoever played two cards because of the River takes one of them back before the reveal (the-river.2)."""
    who = next((one for one in game.hunted if len(PLAYED(game, one)) > TWO_THIS_ROUND(game, one) > 0), "")
    if not who:
        return None
    about, asks = PlacesToChoose(PLAYED(game, who), 1, "the-river.2"), "the River card to take back"
    return ask(game, TAKES_BACK, who, _took_back, about, asks=asks, rule="the-river.2")


def _took_back(game: NotAlone, local: object, option: Option) -> Result:
    who, (place,) = option.who, chosen(option)
    game.cite("the-river.2", "the-river.4", "the-river.5")
    TAKEN_BY_RIVER.put(game, who, (place,))
    put(game, who, place, PLAYED, HAND)
    PLAYED_THIS_ROUND.set(game, who, PLAYED(game, who))
    return Go(None, "take back")


def _reveal(game: NotAlone, local: object) -> Result:
    return happen(Event("reveal"))


def is_revealed(game: NotAlone, event: Event) -> None:
    game.cite("phase-3-reckoning.1", "round.4")
    REVEALED.set(game, TABLE, True)
    for who in game.hunted:
        two = two_cards(game, who)
        by = ("object-of-the-game.2", *(() if two is None else (two.revealing,)))
        # That a Hunted without a card explores nothing is written as well.
        game.write(who, EXPLORES.name, PLAYED(game, who), *by)
    game.observe("the place cards are revealed")


def _turns(game: NotAlone, local: object) -> Result:
    """Each Hunted's turn is resolved whole, or all go through the steps together, as the reading has it."""
    order = game.readings["order-of-reckoning"]
    several = sum(1 for who in game.hunted if EXPLORES(game, who)) > 1
    if several and any(LIES(game, token) for token in TOKENS):
        game.reading("order-of-reckoning", *(("phase-3-reckoning.5",) if order == "turn by turn" else ()))
    if order == "turn by turn":
        return tuple(Call(TURN, who) for who in game.hunted)
    for who in game.hunted:
        game.observe(f"{who}'s turn begins")
    steps = ((opportunity(f"before the step of {step}"), Call(ALL_AT, step)) for step in STEPS)
    return (*(call for step in steps for call in step), *(Call(OVER, who) for who in game.hunted))


def _all_at(game: NotAlone, step: str) -> Result:
    """One of the steps, for all Hunted in their order."""
    return Go(step, END, tuple(Call(STEP, Visit(who, 0, step)) for who in game.hunted))


def _order_at(game: NotAlone, one: Visit) -> Result:
    """Of two places that a step concerns the Hunted chooses which is resolved first."""
    places = tuple(one._replace(number=number) for number in range(len(EXPLORES(game, one.who))))
    if sum(concerns(game, place) for place in places) < 2:
        return tuple(visit(place) for place in places)
    return ask(game, RESOLVES_PLACE_FIRST, one.who, _ordered_at)


def _ordered_at(game: NotAlone, one: Visit, option: Option) -> Result:
    game.cite("the-artifact.2", "the-artifact.5", "the-artifact.8")
    first = EXPLORES(game, one.who).index(act_of(option).slots[0])
    return tuple(visit(one._replace(number=number)) for number in (first, 1 - first))


def _turn(game: NotAlone, who: str) -> Result:
    game.cite("phase-3-reckoning.2")
    game.observe(f"{who}'s turn begins")
    return opportunity(f"before {who}'s turn")


def _order(game: NotAlone, who: str) -> Result:
    """Of two places the Hunted chooses which is resolved first (the-artifact.5)."""
    explores = EXPLORES(game, who)
    if not explores:
        return None
    return _visits(game, who, (0,)) if len(explores) < 2 else ask(game, RESOLVES_PLACE_FIRST, who, _ordered)


def _ordered(game: NotAlone, who: str, option: Option) -> Result:
    game.cite("the-artifact.2", "the-artifact.5", "the-artifact.8", "phase-3-reckoning.4")
    first = EXPLORES(game, who).index(act_of(option).slots[0])
    return _visits(game, who, (first, 1 - first))


def _visits(game: NotAlone, who: str, order: tuple[int, ...]) -> Go:
    """Each place is worked through step by step."""
    return Go(who, "end", tuple(visit(Visit(who, number, step)) for number in order for step in STEPS))


def _turn_ends(game: NotAlone, who: str) -> Result:
    TURN_OVER.put(game, who, True)
    game.observe(f"{who}'s turn ends")
    return None


def _settle(game: NotAlone, local: object) -> Result:
    return settle_third_will(game) if LOST_THIRD_WILL(game) else None


def _last_cards(game: NotAlone, local: object) -> Result:
    there = set(LIES(game, CREATURE))
    if there and not any(there & set(EXPLORES(game, who)) for who in game.hunted):
        game.note("nobody explores the place of the Creature token")
        game.cite("phase-3-reckoning.21")
    return opportunity("after the last turn")


TURN = Procedure(
    "turn of a Hunted",
    Step("", "begin", _turn),
    Step("", "order", Through((MARKED,), _order)),
    Step("", "end", _turn_ends),
)
OVER = Procedure("a turn is over", Step("", "end", _turn_ends))
STEP = Procedure("a step of a Hunted", Step("", "order", Through((MARKED,), _order_at)))
ALL_AT = Procedure("a step of Phase 3", Step("", "all", Through((STEP,), _all_at)))

RECKONING = Procedure(
    "Phase 3: Reckoning",
    Step("", "begin", _begin),
    Step("", "take back", _take_back_one),
    Step("", "reveal", _reveal),
    Step("", "turns", Through((TURN,), _turns)),
    Step("", "last cards", _last_cards),
    Step("", "settle", _settle),
)
