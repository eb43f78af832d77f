"""Questions about how things stand: Will, cards, counters, tokens, and who has won."""

from collections.abc import Callable

from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking.question import yes
from adjudicator.games.notalone.game import ASSIMILATION, RESCUE, TABLE, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.saying import listed
from adjudicator.games.notalone.situation.asking import Answering, Asking, Slots, wrote
from adjudicator.games.notalone.situation.placing import KINDS

COUNTERS = (RESCUE, ASSIMILATION)


def _fact(holds: Callable[[NotAlone], bool], entity: str, *fields: str, wanted: bool = True) -> Answering:
    """A question that is yes or no, read off some cells."""
    reads = tuple((entity, field) for field in fields)
    return lambda table: yes(holds(table.game) is wanted, wrote(table, entity, *fields))._replace(reads=reads)


def _will_is(asking: Asking) -> Answering:
    who, number = Slots(asking).player("who"), asking.number()
    return _fact(lambda game: game.number(who, "will") == number, who, "will")


def _will(asking: Asking) -> Answering:
    who = Slots(asking).player("who")
    return lambda table: Answer(str(table.game.number(who, "will")), wrote(table, who, "will"))


def _count(field: str) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        who, number = Slots(asking).player("who"), asking.number()
        return _fact(lambda game: len(game.cards(who, field)) == number, who, field)

    return make


def _left(asking: Asking) -> Answering:
    counter, number = Slots(asking).word("counter", COUNTERS, "counter"), asking.number()
    return _fact(lambda game: game.number(TABLE, counter) == number, TABLE, counter)


def _left_value(asking: Asking) -> Answering:
    counter = Slots(asking).word("counter", COUNTERS, "counter")
    return lambda table: Answer(str(table.game.number(TABLE, counter)), wrote(table, TABLE, counter))


def _stock(asking: Asking) -> Answering:
    place, number = str(Slots(asking).place("place")), asking.number()
    return _fact(lambda game: game.number(place, "stock") == number, place, "stock")


def _zone_is(field: str) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        who, places = Slots(asking).player("who"), Slots(asking).places("cards")
        return _fact(lambda game: tuple(sorted(game.places(who, field))) == places, who, field)

    return make


def _seen(asking: Asking) -> Answering:
    """Cards that a Hunted has shown to the Creature; nobody else has seen them."""
    other, who, places = Slots(asking).player("other"), Slots(asking).player("who"), Slots(asking).places("cards")

    def shown(game: NotAlone) -> bool:
        return (tuple(sorted(game.places(who, "shown"))) if other == game.creature else ()) == places

    return _fact(shown, who, "shown")


def _holds(wanted: bool) -> Callable[[Asking], Answering]:
    """A Place card, Survival card or Hunt card in somebody's hand."""

    def make(asking: Asking) -> Answering:
        who, card = Slots(asking).player("who"), Slots(asking).anything("card")
        if isinstance(card, int):
            return _fact(lambda game: card in game.places(who, "hand"), who, "hand", wanted=wanted)
        return _fact(
            lambda game: card in (*game.cards(who, "survival"), *game.cards(who, "hunt")),
            who,
            "survival",
            "hunt",
            wanted=wanted,
        )

    return make


def _in_zone(field: str, wanted: bool = True) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        who, place = Slots(asking).player("who"), Slots(asking).place("place")
        return _fact(lambda game: place in game.places(who, field), who, field, wanted=wanted)

    return make


def _marker(wanted: bool) -> Callable[[Asking], Answering]:
    field = "marker on the beach"
    return lambda asking: _fact(lambda game: bool(game.state.read(TABLE, field)), TABLE, field, wanted=wanted)


def _token(asking: Asking) -> Answering:
    token, places = Slots(asking).token("token"), Slots(asking).places("places")
    return _fact(lambda game: tuple(sorted(game.lies(token))) == places, f"{token} token", "lies")


def _no_token(asking: Asking) -> Answering:
    token = Slots(asking).token("token")
    return _fact(lambda game: not game.lies(token), f"{token} token", "lies")


def _played(asking: Asking) -> Answering:
    who, places = Slots(asking).player("who"), Slots(asking).places("places")
    return _fact(lambda game: tuple(sorted(game.places(who, "played"))) == places, who, "played")


def _in_force(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        card = Slots(asking).card("card")
        return _fact(lambda game: any(one.card == card for one in game.in_force), TABLE, "in force", wanted=wanted)

    return make


def _pile(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        card, kind = Slots(asking).card("card"), Slots(asking).word("kind", KINDS, "kind of card")
        pile = f"{kind} discard"

        def lies(game: NotAlone) -> bool:
            if kind == "hunt" and game.number(TABLE, "hunt cards played"):
                game.reading("hunt-card-discarded")
            return card in game.cards(TABLE, pile)

        return _fact(lies, TABLE, pile, wanted=wanted)

    return make


def _deck_count(asking: Asking) -> Answering:
    kind, number = Slots(asking).word("kind", KINDS, "kind of card"), asking.number()
    return _fact(lambda game: game.deck(kind).size == number, TABLE, f"{kind} deck")


def _last_in_deck(asking: Asking) -> Answering:
    card, kind = Slots(asking).card("card"), Slots(asking).word("kind", KINDS, "kind of card")
    return _fact(lambda game: game.deck(kind).bottom[-1:] == (card,), TABLE, f"{kind} deck")


def _wins(asking: Asking) -> Answering:
    side = Slots(asking).word("side", ("creature", "hunted"), "side")
    return _fact(lambda game: game.text(TABLE, "winner") == side, TABLE, "winner")


def _nobody(asking: Asking) -> Answering:
    return _fact(lambda game: not game.text(TABLE, "winner"), TABLE, "winner")


def _table_number(field: str) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        number = asking.number()
        return _fact(lambda game: game.number(TABLE, field) == number, TABLE, field)

    return make


def _hand(asking: Asking) -> Answering:
    who = Slots(asking).player("who")
    return lambda table: Answer(
        listed(tuple(map(place_name, table.game.places(who, "hand")))) or "empty",
        wrote(table, who, "hand"),
        ((who, "hand"),),
    )


def _side(asking: Asking) -> Answering:
    side = Slots(asking).word("side", ("a", "b"), "side of the board").upper()
    return _fact(lambda game: game.text(TABLE, "side") == side, TABLE, "side")


STANDING: dict[str, Callable[[Asking], Answering]] = {
    "will is": _will_is,
    "will": _will,
    "survival count": _count("survival"),
    "hunt count": _count("hunt"),
    "hand count": _count("hand"),
    "left": _left,
    "left value": _left_value,
    "stock": _stock,
    "hand is": _zone_is("hand"),
    "hand": _hand,
    "pile is": _zone_is("discard"),
    "shown": _zone_is("shown"),
    "seen": _seen,
    "holds": _holds(True),
    "holds not": _holds(False),
    "discarded": _in_zone("discard"),
    "discarded not": _in_zone("discard", wanted=False),
    "side": _side,
    "marker": _marker(True),
    "marker not": _marker(False),
    "token": _token,
    "no token": _no_token,
    "explores": _in_zone("explores"),
    "explores not": _in_zone("explores", wanted=False),
    "played": _played,
    "in force": _in_force(True),
    "in force not": _in_force(False),
    "pile": _pile(True),
    "pile not": _pile(False),
    "deck count": _deck_count,
    "last in deck": _last_in_deck,
    "wins": _wins,
    "nobody": _nobody,
    "phase is": _table_number("phase"),
    "round is": _table_number("round"),
}
"""What each of these questions asks."""
