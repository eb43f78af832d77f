"""Seats: the players of each side, by their names."""

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.kinds import Kind, with_article
from adjudicator.language.phrases import straight


class Seat(Kind[str]):
    """The players of one side: `key` names them in a file, `names` are there where the file names nobody.

    By the `rule` there are so many of them, from `least` to `most`.
    """

    in_a_game = True

    def __init__(
        self,
        name: str,
        key: str,
        names: tuple[str, ...],
        *,
        least: int = 1,
        most: int = 0,
        rule: str = "",
        means: str = "",
    ) -> None:
        super().__init__(with_article(name))
        self.name, self.key, self.names = name, key, names
        self.least, self.most, self.rule = least, most or len(names), rule
        self.means = means or f"the {key}: names, or name: facts"

    def seated(self, game: Machine) -> tuple[str, ...]:
        """Everybody on this side, in turn order."""
        seated: tuple[str, ...] = game.state.read("table", self.key, ())  # type: ignore[assignment]
        return seated

    def read(self, game: Machine, text: str) -> str | None:
        """The player of a name, whatever its capitals; the only one of a side is called by it as well."""
        plain, seated = text.lower(), self.seated(game)
        if self.most == 1 and plain == f"the {self.name}":
            return next(iter(seated), None)
        return next((who for who in seated if straight(who).lower() == plain), None)

    def written(self, game: Machine) -> dict[str, object]:
        """Who plays on this side, as a file says it before it says any facts."""
        return {who: {} for who in self.seated(game)}

    def part(self, name: str, facts: dict[str, object]) -> dict[str, object]:
        """The piece of a file that says facts about a player, where the others of the side are there as well."""
        return {self.key: {other: {} for other in self.names} | {name: facts}}

    def may_be(self, text: str) -> bool:
        """True of the names that are there where the file names nobody."""
        return text in self.names

    def values(self, game: Machine) -> tuple[str, ...]:
        """Everybody on this side."""
        return self.seated(game)

    def examples(self) -> tuple[str, ...]:
        """Those who play where nobody is named."""
        return self.names


class OneSeat(Seat):
    """The only player of a side: a file says her as a record, with her `name` among its keys.

    A plain value stands for the key `short`.
    """

    def __init__(self, name: str, key: str, usual: str, short: str = "", means: str = "") -> None:
        super().__init__(name, key, (usual,), most=1, means=means)
        self.short = short

    def path(self, name: str) -> tuple[str, ...]:
        """The key of the side."""
        return (self.key,)

    def written(self, game: Machine) -> dict[str, object]:
        """Her name."""
        return dict.fromkeys(("name",), *self.seated(game))

    def part(self, name: str, facts: dict[str, object]) -> dict[str, object]:
        """Her name and her facts, in one mapping."""
        return {self.key: {"name": name, **facts}}


class Anybody(Kind[str]):
    """A player of whatever side."""

    in_a_game = True

    def __init__(self, *seats: Seat) -> None:
        super().__init__("a player")
        self.seats = seats

    def read(self, game: Machine, text: str) -> str | None:
        """The player of a name."""
        return next((who for seat in self.seats if (who := seat.read(game, text)) is not None), None)

    def may_be(self, text: str) -> bool:
        """True of the names that are there where the file names nobody."""
        return any(seat.may_be(text) for seat in self.seats)

    def values(self, game: Machine) -> tuple[str, ...]:
        """Everybody."""
        return tuple(who for seat in self.seats for who in seat.seated(game))

    def examples(self) -> tuple[str, ...]:
        """Those who play where nobody is named."""
        return tuple(name for seat in self.seats for name in seat.names)


class Sides(Anybody):
    """A player, or all of a side by its key."""

    def read(self, game: Machine, text: str) -> str | None:
        """The player, or the key of the side."""
        plain = text.lower().removeprefix("the ")
        return next((seat.key for seat in self.seats if seat.key == plain), None) or super().read(game, text)
