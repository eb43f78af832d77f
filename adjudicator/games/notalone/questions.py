"""Questions of Not Alone that are no facts: what the game is made of, what holds, and who wins."""

from collections.abc import Callable
from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.games.kit.declared import WINNER_CELL
from adjudicator.games.kit.facts import Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Some, Words
from adjudicator.games.notalone.board import why_not_so_many, why_not_so_many_creatures
from adjudicator.games.notalone.cards.in_force import IN_FORCE
from adjudicator.games.notalone.facts import DECKS, HUNT_CARDS_PLAYED, HUNT_PILE, SHOWN, STOCK
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import HUNTED
from adjudicator.games.notalone.planet import ADJACENT, PLACES

Slots = dict[str, Any]
Holds = Callable[[NotAlone, Slots], bool]


def _by_no_rule(_slots: Slots) -> tuple[str, ...]:
    return ()


def _ask(text: str, holds: Holds, fact: Any = None, by: Callable[[Slots], tuple[str, ...]] = _by_no_rule) -> Statement:
    """A statement that holds or not, and its opposite is another one."""
    return Statement(Form(text), fact, holds, by=lambda _game, slots: by(slots))


def _ask_who_wins(text: str) -> Statement:
    """A statement about the side that wins; the trace shows it where the winner is written down."""
    return Statement(Form(text), None, _wins, cell=lambda _slots: WINNER_CELL)


def _not(text: str, holds: Holds, fact: Any = None, *rules: str) -> Statement:
    return _ask(text, lambda game, slots: not holds(game, slots), fact, lambda _slots: rules)


def _both(said: str, negated: str, holds: Holds, fact: Any = None, *rules: str) -> tuple[Statement, ...]:
    """A statement and its opposite; what is so of every game is so by rules."""
    return (_not(negated, holds, fact, *rules), _ask(said, holds, fact, lambda _slots: rules))


# -- what the game is made of -----------------------------------------------------------------------------------------


def _so_many(side: str, one: str, why_not: Callable[[int], Reasons]) -> tuple[Statement, ...]:
    """So many players of a side can play, or by which rule they cannot."""

    def rules(slots: Slots) -> tuple[str, ...]:
        return tuple(reason.rule for reason in why_not(slots["n"]))

    return (
        _ask(f"{{n:number}} {side} cannot play by {{rule:words}}", lambda _g, s: s["rule"] in rules(s), by=rules),
        _ask(f"{{n:number}} {one} can play", lambda _g, s: not rules(s), by=rules),
    )


def _beside(_game: NotAlone, slots: Slots) -> bool:
    return slots["other"] in ADJACENT[slots["place"]]


def _is_number(_game: NotAlone, slots: Slots) -> bool:
    return slots["place"] == slots["n"]  # type: ignore[no-any-return]


_MADE_OF = (
    *_so_many("hunted", "hunted", why_not_so_many),
    *_so_many("creatures", "creature", why_not_so_many_creatures),
    _ask("{who:player} is the creature", lambda game, slots: game.creature == slots["who"]),
    _ask("{players:hunted in turn} are the hunted", lambda game, slots: game.hunted == slots["players"]),
    _ask("artemia consists of {places:places}", lambda _g, s: s["places"] == PLACES, by=lambda _s: ("place-cards.1",)),
    _ask(
        "the neighbours of {place:place} are {places:places}",
        lambda _game, slots: ADJACENT[slots["place"]] == slots["places"],
        by=lambda _slots: ("adjacent-places.3",),
    ),
    *_both(
        "{place:place} is adjacent to {other:place}",
        "{place:place} is not adjacent to {other:place}",
        _beside,
        None,
        "adjacent-places.3",
    ),
    *_both(
        "place {n:number} is {place:place}", "place {n:number} is not {place:place}", _is_number, None, "place-cards.2"
    ),
)

# -- what holds -------------------------------------------------------------------------------------------------------


def _is_in_force(game: NotAlone, slots: Slots) -> bool:
    return any(one.card == slots["card"] for one in game.in_force)


def _is_discarded(game: NotAlone, slots: Slots) -> bool:
    """When a Hunt card is discarded is a reading."""
    if HUNT_CARDS_PLAYED(game, game.creature):
        game.reading("hunt-card-discarded")
    return slots["card"] in HUNT_PILE(game)


def _has_seen(game: NotAlone, slots: Slots) -> bool:
    """Cards that a Hunted has shown to the Creature; nobody else has seen them."""
    seen = SHOWN(game, slots["whose"]) if slots["other"] == game.creature else ()
    return tuple(sorted(seen)) == tuple(slots["cards"])


def _of_decks(kind: str) -> tuple[Statement, ...]:
    deck = DECKS[kind]
    last = f"{{card:{'any survival' if kind == 'survival' else 'hunt'} card}} is the last card of the {kind} deck"
    return (
        _ask(f"the {kind} deck has {{n:number}} cards", lambda game, slots: deck(game).size == slots["n"], deck),
        _ask(last, lambda game, slots: deck(game).bottom[-1:] == (slots["card"],), deck),
    )


def _wins(game: NotAlone, slots: Slots) -> bool:
    return game.winner() == str(slots["side"])


def _never(whose: str, card: str) -> tuple[Statement, ...]:
    """Nobody holds cards of the other side."""
    who, one = f"{{whose:{whose}}}", f"{{card:{card}}}"
    return _both(f"{who} holds {one}", f"{who} does not hold {one}", lambda _game, _slots: False)


QUESTIONS = (
    *_never("hunted", "hunt card"),
    *_never("creature", "any survival card"),
    *_never("creature", "place"),
    *_MADE_OF,
    *_both("{card:card} is in force", "{card:card} is not in force", _is_in_force, IN_FORCE),
    *_both(
        "{card:hunt card} is in the hunt discard pile",
        "{card:hunt card} is not in the hunt discard pile",
        _is_discarded,
        HUNT_PILE,
    ),
    _ask("{other:player} has seen {cards:places} of {whose:hunted}", _has_seen, SHOWN),
    *_of_decks("survival"),
    *_of_decks("hunt"),
    _ask("{n:number} {whose:place} is in stock", lambda game, slots: STOCK(game, slots["whose"]) == slots["n"], STOCK),
    _ask_who_wins("the {side:winning side} wins"),
    _ask_who_wins("the {side:winning side} win"),
)
KINDS_ASKED: dict[str, Kind[Any]] = {
    "winning side": Words("creature", "hunted", meaning="a side"),
    "hunted in turn": Some(HUNTED, ordered=True),
}
