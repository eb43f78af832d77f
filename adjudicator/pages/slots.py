"""The table in lines: those at each place, before each player and of the table, and how they change."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.games.interface import Board, Piece, Shown
from adjudicator.plain import one_line
from adjudicator.speaking import _


class Text(NamedTuple):
    """A line: its sort (a player, a figure, a token, a fact) and its words."""

    sort: str
    words: str


Lines = tuple[Text, ...]
Slots = dict[str, Lines | None]
"""The lines by the slots in which they stand; None where the place or player is not there."""

TABLE = "t"


class Names(NamedTuple):
    """Every place and player that some boards have, in their order; the number of each is that of its slot."""

    places: tuple[str, ...]
    players: tuple[str, ...]

    def place(self, name: str) -> str:
        """The slot of a place."""
        return f"p{self.places.index(name)}"

    def player(self, name: str) -> str:
        """The slot of a player."""
        return f"w{self.players.index(name)}"


def names_in(boards: Sequence[Board]) -> Names:
    """Every place and player of some boards."""
    places = dict.fromkeys(place.name for board in boards for place in board.places)
    return Names(tuple(places), tuple(dict.fromkeys(who.name for board in boards for who in board.players)))


def slots_of(board: Board, names: Names) -> Slots:
    """A board in lines."""
    found: Slots = {names.place(name): None for name in names.places}
    found |= {names.player(name): None for name in names.players}
    found[TABLE] = tuple(_facts(board.facts))
    for place in board.places:
        found[names.place(place.name)] = (*_standing(board, place.name), *_facts(place.facts, "token"))
    for who in board.players:
        held = (line for piece in board.pieces if who.name in piece.at for line in _before(board, piece, 0))
        found[names.player(who.name)] = (*_at(who), *_facts(who.facts), *held)
    return found


def changed(before: Slots, now: Slots) -> Slots:
    """The slots whose lines are others than before."""
    return {slot: lines for slot, lines in now.items() if before.get(slot, ()) != lines or slot not in before}


def _standing(board: Board, place: str) -> Iterator[Text]:
    """Who and what stands at a place: players, and with each the figures that are with them."""
    for who in board.players:
        if place in who.at:
            yield Text("player", f"● {one_line(who.name)}")
            yield from (line for piece in board.pieces if piece.figure for line in _with(piece, who.name))
    for piece in board.pieces:
        if place in piece.at:
            yield Text("figure" if piece.figure else "token", f"▲ {_named(piece)}")


def _with(piece: Piece, who: str) -> Iterator[Text]:
    if who in piece.at:
        yield Text("figure", f"  ▲ {_named(piece)}")


def _before(board: Board, piece: Piece, depth: int) -> Iterator[Text]:
    """A piece that lies before somebody, and what is attached to it."""
    yield Text("figure" if piece.figure else "token", f"{'  ' * depth}▪ {_named(piece)}")
    if depth < 3:
        for other in board.pieces:
            if piece.name in other.at:
                yield from _before(board, other, depth + 1)


def _named(piece: Piece) -> str:
    """A piece with what is so of it: `ghoul (2 damage, exhausted)`."""
    facts = ", ".join(f"{value} {name}" if value else name for name, value in piece.facts)
    return one_line(f"{piece.name} ({facts})" if facts else piece.name)


def _at(who: Piece) -> Iterator[Text]:
    if who.at:
        yield Text("fact", one_line(_("at: {places}", places=", ".join(who.at))))


def _facts(facts: Sequence[Shown], sort: str = "fact") -> Iterator[Text]:
    """Facts as lines: `damage: 8`, `exhausted`."""
    for name, value in facts:
        yield Text(sort, one_line(f"{name}: {value}" if value else name))
