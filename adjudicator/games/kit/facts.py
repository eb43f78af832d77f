"""Facts: what a game keeps in its cells, and how players speak of it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypedDict, TypeVar, Unpack, cast

from mypy_extensions import mypyc_attr

from adjudicator.engine.fields import Field
from adjudicator.engine.machine import Machine
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Number
from adjudicator.games.kit.seats import Seat
from adjudicator.language.shapes import Flag as FlagShape
from adjudicator.language.shapes import Shape

V = TypeVar("V")
Slots = dict[str, Any]
"""The values in the slots of a sentence."""

NOTHING: Final = "nothing"
"""What a sentence sets of which nothing is there: an empty hand."""

Holds = Callable[[Any, Slots], bool]
"""True where a statement with these values in its slots holds."""

TABLE: Final = "table"
"""The entity of what belongs to nobody."""

EVERYBODY, OWNER, NOBODY = "everybody", "owner", "nobody"
"""Who may see a fact; besides these, the key of a side."""


Meanwhile = Callable[[Machine, str], "tuple[Fact[Any], str] | None"]
"""Another fact that tells for the time being what is asked of an entity: which one, and of whom; None for itself."""


def _by_no_rule(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ()


def nothing_else(_game: Machine, _entity: str) -> "tuple[Fact[Any], str] | None":
    """A fact tells by itself what is asked."""
    return None


class Statement(NamedTuple):
    """A sentence that a fact answers: with yes or no by `holds`, or with a value by `tells`.

    `sets` is the slot that stands for the value; in a file the sentence sets the fact to it, or to NOTHING. What is
    true of every game has no fact, and a slot `fact` may name one of several; `by` are the rules by which the answer is
    what it is. The trace shows the answer where the fact was written, or else the `cell`, or where the thing in the
    slot `lies` came to lie; what is `carried` by another comes to lie where that one does.
    """

    form: Form
    fact: "Fact[Any] | None"
    holds: Holds | None = None
    tells: Callable[[Any, Slots], str] | None = None
    sets: str = ""
    by: Callable[[Machine, Slots], tuple[str, ...]] = _by_no_rule
    cell: Callable[[Slots], tuple[str, str]] | None = None
    lies: str = ""
    carried: Callable[[Any, str], str] | None = None
    also: str = ""


class More(TypedDict, Generic[V], total=False):
    """Whatever else is declared of a fact; `Fact` says what each is where it is left out."""

    says: str
    value: str
    start: V | Callable[[Any, str], V] | None
    seen_by: str
    key: str | None
    listed: "Fact[tuple[str, ...]] | None"
    bearer: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Field[V]):
    """One fact about each entity of a kind, or about the table: its name, what an empty cell means, who may see it.

    `key` is what a file calls it; a fact without one has no words and is the game's own memory. The table keeps a list
    of the entities that have a fact in the fact `listed`.
    """

    def __init__(
        self,
        name: str,
        of: "Kind[Any] | None",
        empty: V,
        kind: Kind[V] | None,
        *,
        says: str = "",
        value: str = "",
        start: V | Callable[[Any, str], V] | None = None,
        seen_by: str = EVERYBODY,
        key: str | None = None,
        listed: "Fact[tuple[str, ...]] | None" = None,
        bearer: str = TABLE,
    ) -> None:
        super().__init__(name, empty, bearer)
        self.of, self.kind = of, kind
        self.seen_by, self.start, self.listed = seen_by, start, listed
        self.key = name if key is None else key
        self.shown_by = name
        self.meanwhile: Meanwhile = nothing_else
        self._says, self._value = says, value

    def told(self, entity: str, things: Sequence[Any], *, there: bool) -> str:
        """That things are among several that it holds, or no longer are; empty where it has no words for that."""
        return ""

    # -- reading and writing --------------------------------------------------------------------------------------

    def set(self, game: Machine, entity: object, value: V, *by: str) -> None:
        """Changes the fact, by these rules; the trace shows it. Where it is so already no rule is applied."""
        super().set(game, entity, value, *by)
        if self.listed is not None:
            self._list(game, self.cell(entity), value != self.empty)

    def put(self, game: Machine, entity: object, value: V) -> None:
        """Sets the fact up: nobody does it, and no trace shows it."""
        super().put(game, entity, value)
        if self.listed is not None:
            self._list(game, self.cell(entity), value != self.empty)

    def _list(self, game: Machine, entity: str, has_it: bool) -> None:
        """Keeps the list of the entities that have the fact."""
        assert self.listed is not None
        present = self.listed(game)
        if (entity in present) is not has_it:
            others = tuple(other for other in present if other != entity)
            self.listed.put(game, TABLE, (*others, entity) if has_it else others)

    def cell(self, entity: object) -> str:
        """The entity of the cell: a player by name, a thing by its name."""
        return str(entity) if isinstance(entity, str) or self.of is None else self.of.say(entity)

    def starts(self, game: Machine, entity: str) -> V | None:
        """The value at the beginning where a file does not say it; None leaves the cell empty."""
        return self.start(game, entity) if callable(self.start) else self.start

    # -- in a file ------------------------------------------------------------------------------------------------

    is_derived: bool = False
    """True of what follows from other facts when a game is set up."""

    is_reckoned: bool = False
    """True of a value that is reckoned from what changes it: the rules of the reckoning are the reasons of it."""

    def path(self, entity: object) -> tuple[str, ...]:
        """The keys above the fact in a file; empty for a fact of the table."""
        return () if self.of is None else self.of.path(self.cell(entity))

    means: str = ""
    """The meaning of its key in a file, where its sentences do not say it."""

    def explained(self, means: str) -> Self:
        """The same fact, with the meaning of its key."""
        self.means = means
        return self

    def why_not(self, game: Machine, entity: object, value: V) -> tuple[str, str] | None:
        """The reasons why a file may not say this value, and what it may say instead; None where it may."""
        return None

    def data(self, value: V) -> object:
        """A value as a file writes it."""
        assert self.kind is not None
        return self.kind.data(value)

    shown_by: str
    """The field whose change shows the fact in the trace; empty where the place of the entity shows it."""

    def is_sayable(self, value: V) -> bool:
        """True of a value that a file can say."""
        return True

    # -- words ----------------------------------------------------------------------------------------------------

    @property
    def _whose(self) -> str:
        return f"{{whose:{self.name} of}}"

    @property
    def _slot(self) -> str:
        # A slot whose kind begins so is written as a number.
        return f"number of {self.name}" if isinstance(self.kind, Number) else self.name

    def shape(self) -> Shape[V]:
        """The shape of the fact's value in a file."""
        assert self.kind is not None, f"{self.name} has no words"
        return self.kind.shape()

    def statements(self) -> tuple[Statement, ...]:
        """The sentences that ask for the fact, and that set it in a scenario."""
        return ()

    def kinds(self) -> dict[str, Kind[Any]]:
        """The kinds of the slots of these sentences, by the names that the forms use."""
        found: dict[str, Kind[Any]] = {}
        if self.of is not None:
            found[f"{self.name} of"] = self.of
        if self.kind is not None:
            found[self._slot] = self.kind
        return found

    def told_by(self, meanwhile: Meanwhile) -> Self:
        """The same fact, for which another one may answer for the time being."""
        self.meanwhile = meanwhile
        return self

    def teller(self, game: Machine, entity: object) -> "tuple[Fact[V], str]":
        """The fact that tells what is asked of an entity, and of which entity it does."""
        named = self.cell(entity)
        return self.meanwhile(game, named) or (self, named)

    def asked(self, game: Machine, slots: Slots) -> "tuple[Fact[V], str]":
        """The fact and the entity of which a sentence with these slots asks."""
        return self.teller(game, slots.get("whose", self.bearer))

    def _is(self, said: str, tells: str) -> tuple[Statement, ...]:
        """The usual sentences of a fact with one value: that it is so, that it is not, and what it is."""
        fact: Fact[Any] = self

        def holds(game: Machine, slots: Slots) -> bool:
            fact, entity = self.asked(game, slots)
            assert self.kind is not None
            return self.kind.is_so(slots["value"], fact(game, entity))

        def value(game: Machine, slots: Slots) -> str:
            assert self.kind is not None
            fact, entity = self.asked(game, slots)
            now = fact(game, entity)
            return NOTHING if now == "" else self.kind.say(now)

        form = Form(said)
        found = [Statement(form, fact, holds, sets="value")]
        if form.negated():
            found.append(Statement(Form(form.negated()), fact, lambda game, slots: not holds(game, slots)))
        if tells:
            found.append(Statement(Form(tells), fact, tells=value))
        return tuple(found)


class Counter(Fact[int]):
    """A number of things that somebody has, or that lie on the table: Will, oil, fog."""

    def __init__(
        self,
        name: str,
        of: "Kind[Any] | None" = None,
        *,
        least: int = 0,
        most: int = 999,
        one: str = "",
        **more: Unpack[More[int]],
    ) -> None:
        super().__init__(name, of, 0, Number(least, most, "a whole number"), **more)
        self.one, self.least, self.most = one, least, most

    def add(self, game: Machine, entity: object, number: int, *by: str) -> None:
        """Adds to the counter, or takes away from it, within its bounds."""
        self.set(game, entity, max(self.least, min(self.most, self(game, entity) + number)), *by)

    def statements(self) -> tuple[Statement, ...]:
        """`ann has 2 oil`, `ann does not have 2 oil`, `ann's oil`."""
        whose, value = self._whose, f"{{value:{self._slot}}}"
        if self._says:
            return self._is(self._says, self._value)
        if self.of is None:
            return self._is(f"the {self.name} is {value}", f"the {self.name}")
        if isinstance(self.of, Seat):
            has, asked = f"{whose} has {value}", f"{whose}'s {self.name}"
        else:
            has, asked = f"{whose} has {value}", f"the {self.name} of {whose}"
        found = self._is(f"{has} {self.name}", asked)
        return (*found, *self._is(f"{has} {self.one}", "")) if self.one else found


class Flag(Fact[bool]):
    """Something that is so or not: a lit space, an exhausted card. `says` is a form such as `{whose:space} is lit`."""

    def __init__(self, name: str, of: "Kind[Any] | None" = None, **more: Unpack[More[bool]]) -> None:
        super().__init__(name, of, False, None, **more)

    def shape(self) -> Shape[bool]:
        """true or false."""
        return FlagShape()

    def data(self, value: bool) -> object:
        """The same."""
        return value

    def statements(self) -> tuple[Statement, ...]:
        """`gate is lit`, `gate is not lit`."""
        whose = self._whose if self.of is not None else "the table"
        form = Form(self._says or f"{whose} is {self.name}")
        fact: Fact[Any] = self

        def holds(game: Machine, slots: Slots) -> bool:
            return self(game, slots.get("whose", self.bearer))

        return (
            Statement(form, fact, holds, sets="true"),
            Statement(Form(form.negated()), fact, lambda game, slots: not holds(game, slots)),
        )


class Spot(Fact[V]):
    """Which one thing an entity is at, or has: the space of a figure, the leader of a team."""

    def __init__(self, name: str, of: "Kind[Any] | None", to: Kind[V], **more: Unpack[More[V]]) -> None:
        super().__init__(name, of, cast(V, ""), to, **more)

    def is_sayable(self, value: V) -> bool:
        """That it is at nothing no file says."""
        return value != self.empty

    def is_nowhere(self, game: Machine, entity: object = TABLE) -> bool:
        """True where the entity is at nothing."""
        return self(game, entity) == self.empty

    def statements(self) -> tuple[Statement, ...]:
        """`ann is at gate`, `ann is not at gate`, `where is ann`."""
        whose = self._whose if self.of is not None else f"the {self.name}"
        at = f"{whose} is at {{value:{self.name}}}"
        said = self._says or (at if self.of is not None else f"{whose} is {{value:{self.name}}}")
        return self._is(said, self._value or (f"where is {whose}" if said == at else ""))


class Memory(Fact[V]):
    """A fact that a game remembers and no player speaks of; the trace does not show it.

    A file can say it where it has a `kind`. It is `derived` where it follows from other facts when a game is set up.
    """

    def __init__(
        self,
        name: str,
        of: "Kind[Any] | None",
        empty: V,
        kind: "Kind[V] | None" = None,
        *,
        derived: bool = False,
        bearer: str = TABLE,
    ) -> None:
        super().__init__(name, of, empty, kind, key="" if kind is None else name, bearer=bearer)
        self.is_derived = derived

    def kinds(self) -> dict[str, Kind[Any]]:
        """None: it has no sentences."""
        return {}

    def set(self, game: Machine, entity: object, value: V, *by: str) -> None:
        """Remembers it."""
        game.cite(*by)
        self.put(game, entity, value)
