"""Who plays: the players of each side, each of a name that means nothing else."""

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Named
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking, ListOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Node, Text

_NAMES = ListOf(Word("a name"))


class Everybody(Shape["int | tuple[str, ...]"]):
    """How many players there are, or who they are, side by side in the order in which they sit."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._number = Whole(sum(seat.least for seat in seats), sum(seat.most for seat in seats))

    def check(self, node: Node, at: Checking) -> "int | tuple[str, ...]":
        """The number, or the names."""
        if isinstance(node, Text) and node.text.isdigit():
            return Whole(0, 99).check(node, at)
        return _NAMES.check(node, at)

    def schema(self) -> Schema:
        """A number, or a list."""
        return {"anyOf": [self._number.schema(), _NAMES.schema()]}


class Seating:
    """Seats the players whom a file names, or those who are there where it names nobody."""

    def __init__(self, game: Play, said: Said) -> None:
        self._game, self._said = game, said
        self._seats = game.declared.seats
        self._together = game.declared.players
        self._players = said.setting.players

    def seat(self) -> None:
        """Everybody, side by side."""
        seated = self._names()
        self._one_name_each(seated)
        for seat, names in seated.items():
            self._those_named(seat, names, seated)
            self._so_many(seat, names)
            self._game.state.write(TABLE, seat.key, names[: seat.most])

    def _names(self) -> dict[Seat, tuple[str, ...]]:
        """The names of each side, as far as the file says them."""
        if not self._together:
            return {seat: self._named(seat) or seat.names for seat in self._seats}
        if not self._players:
            # Without a word on all of them, each side is as its own key says.
            return {seat: self._named(seat) or self._usual(seat) for seat in self._seats}
        everybody = self._players if isinstance(self._players, tuple) else self._counted(self._players)
        found: dict[Seat, tuple[str, ...]] = {}
        for seat in self._seats:
            number = len(everybody) if seat is self._seats[-1] else seat.most
            found[seat], everybody = everybody[:number], everybody[number:]
        return found

    def _named(self, seat: Seat) -> tuple[str, ...]:
        return tuple(name for name in self._said.setting.seats.get(seat.key, {}) if name)

    def _usual(self, seat: Seat) -> tuple[str, ...]:
        """The only player of a side is there though the file does not name her."""
        if not isinstance(seat, OneSeat):
            return ()
        others = [name for other in self._seats for name in self._named(other)]
        return seat.names if seat.names[0] not in others else (f"the {seat.name.title()}",)

    def _counted(self, number: int) -> tuple[str, ...]:
        """So many players by their usual names; who is named is called so."""
        usual = [name for seat in self._seats for name in seat.names]
        more = (f"player {place}" for place in range(len(usual) + 1, number + 1))
        found = [*usual[:number], *more]
        told = dict(zip(self._seats, self._split(found), strict=True))
        self._said.assume("; ".join(_told(seat, names) for seat, names in told.items()))
        first = self._seats[0]
        return (*(self._named(first) or told[first]), *found[first.most :])

    def _split(self, names: list[str]) -> tuple[list[str], ...]:
        first = self._seats[0]
        return (names[: first.most], names[first.most :])

    # -- what is wrong --------------------------------------------------------------------------------------------

    def _where(self, seat: Seat, place: int, name: str) -> Node:
        """Where the file names a player: by her number among all, or by the key of her side."""
        said = self._said
        if self._together and isinstance(self._players, tuple):
            items = getattr(said.node(self._together), "items", ())
            return items[place] if place < len(items) else said.node(self._together)
        return said.node(seat.key, "name") if isinstance(seat, OneSeat) else said.key(seat.key, name)

    def _one_name_each(self, seated: dict[Seat, tuple[str, ...]]) -> None:
        seen: dict[str, Seat] = {}
        for place, (seat, name) in enumerate((seat, name) for seat, names in seated.items() for name in names):
            other = self._something_else(name)
            if name.lower() in seen:
                first = seen[name.lower()]
                by_name = isinstance(first, OneSeat) and not isinstance(self._players, tuple)
                where = self._where(first, 0, name) if by_name else self._where(seat, place, name)
                self._said.fault("E303", f"two players are called {name}", where, "give each a name of her own")
            elif other:
                where = self._where(seat, place, name)
                self._said.fault("E303", f"{name} is the name of {other}", where, "give her another name")
            seen.setdefault(name.lower(), seat)

    def _something_else(self, name: str) -> str:
        """The meaning of a name that the game has given to something else; empty for others."""
        kinds = (k for k in self._game.declared.kinds.values() if isinstance(k, Named) and not k.namesakes)
        return next((kind.meaning for kind in kinds if kind.read_in_a_file(name) is not None), "")

    def _those_named(self, seat: Seat, names: tuple[str, ...], seated: dict[Seat, tuple[str, ...]]) -> None:
        """Whoever is named under the key of a side plays on it."""
        if not self._together:
            return
        for name in self._named(seat):
            if name in names:
                continue
            if isinstance(seat, OneSeat):
                message = f"{name} is not the {seat.name.title()}: the first of `{self._together}` is"
                help = f"leave out `name`, or name {name} first"
                self._said.fault("E403", message, self._said.node(seat.key, "name"), help)
                continue
            side = next((other.name for other, there in seated.items() if name in there), "")
            message = f"{name} is the {side.title()}" if side else f"{name} is not among the {seat.name.title()}"
            help = did_you_mean(name, names) or f"the {seat.name.title()} are {', '.join(names)}"
            self._said.fault("E302", message, self._said.key(seat.key, name), help)

    def _so_many(self, seat: Seat, names: tuple[str, ...]) -> None:
        if seat.least <= len(names) <= seat.most:
            return
        number = str(seat.most) if seat.least == seat.most else f"{seat.least} to {seat.most}"
        key = self._together if self._together and self._said.has(self._together) else seat.key
        by = f" ({seat.rule})" if seat.rule else ""
        message = f"{len(names)} players are named: there are {number} {seat.key}{by}"
        self._said.fault("E402", message, self._said.node(key), f"there are {number}")


def _told(seat: Seat, names: list[str]) -> str:
    side = seat.name.title()
    return f"{names[0]} is the {side}" if isinstance(seat, OneSeat) else f"the {side} are {', '.join(names)}"
