"""The keys of a situation that follow from the facts of a game, and the game that is set up from their values."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.games.kit.deeds import example_of
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.kinds import Anybody, Kind, Named, Seat
from adjudicator.games.kit.progress import InProgress, begin, shape_of
from adjudicator.language.records import Field, Record, may
from adjudicator.language.shapes import Checking, ListOf, MapOf, OneOf, Schema, Shape, Word
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Node, Sequence, Text

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared
    from adjudicator.games.kit.play import Play


Facts = dict[str, object]
"""The values that a file gives to facts, by their keys."""


class Setting(NamedTuple):
    """A game's own part of a situation: facts of the table, of each player by side, of each thing by kind."""

    table: Facts
    seats: dict[str, dict[str, Facts]]
    things: dict[str, dict[str, Facts]]
    begins: tuple[InProgress, ...]


class Players(Shape[dict[str, Facts]]):
    """The players of a side: names, a list of them, or a mapping from names to how things stand with them."""

    def __init__(self, seat: Seat, facts: tuple[Fact[Any], ...]) -> None:
        self._names = ListOf(Word(seat.meaning))
        self._each = MapOf(_record(facts, seat.meaning), f"the {seat.key} by their names")

    def check(self, node: Node, at: Checking) -> dict[str, Facts]:
        """The facts of each player by name."""
        if isinstance(node, MappingNode):
            return self._each.check(node, at)
        return {name: {} for name in self._names.check(node, at)}

    def schema(self) -> Schema:
        """Names, or a mapping."""
        return {"anyOf": [self._names.schema(), self._each.schema()]}


def _record(facts: tuple[Fact[Any], ...], meaning: str) -> Record[Facts]:
    keys = {fact.key.replace(" ", "_").replace("-", "_"): fact.key for fact in facts}

    def make(**values: object) -> Facts:
        return {keys[key]: value for key, value in values.items() if value is not None}

    return Record(make, {fact.key: may(_shape(fact), None, fact.name) for fact in facts}, meaning)


def _shape(fact: Fact[Any]) -> Shape[Any]:
    """The shape of a fact's value; who plays is known only when the game is set up."""
    return Word(fact.kind.meaning) if isinstance(fact.kind, Seat | Anybody) else fact.shape()


def fields_of(declared: "Declared") -> dict[str, Field]:
    """The keys of a situation of this game."""
    fields = {fact.key: may(_shape(fact), None, _meaning(declared, fact)) for fact in declared.with_key(None)}
    for seat in declared.seats:
        fields[seat.key] = may(Players(seat, declared.with_key(seat)), {}, f"the {seat.key}: names, or name: facts")
    for kind in declared.things:
        shape = MapOf(_record(declared.with_key(kind), kind.meaning), f"the {kind.key} by name")
        fields[kind.key] = may(shape, {}, f"how things stand at each of the {kind.key}")
    if declared.steps:
        fields["step"] = may(OneOf(*declared.steps, meaning="a step"), "", "the step of the round at which it begins")
    fields["in progress"] = may(shape_of(declared), (), "the sequences that it begins in the middle of")
    return fields


def _meaning(declared: "Declared", fact: Fact[Any]) -> str:
    """A sentence that asks for a fact, as the meaning of its key."""
    statement = next((one for one in fact.statements() if one.sets), None)
    return (
        f"as in: {example_of(statement.form, declared.kinds, declared.examples)}" if statement else f"the {fact.name}"
    )


def setting_of(declared: "Declared", values: Mapping[str, Any]) -> Setting:
    """The game's part of a situation, from the values of its keys."""
    plain = {key.replace("_", " "): value for key, value in values.items()}
    table = {fact.key: plain.get(fact.key.replace("-", " ")) for fact in declared.with_key(None)}
    return Setting(
        {key: value for key, value in table.items() if value is not None},
        {seat.key: plain.get(seat.key) or {} for seat in declared.seats},
        {kind.key: plain.get(kind.key) or {} for kind in declared.things},
        plain.get("in progress") or ((InProgress(declared.begins.name, plain["step"]),) if plain.get("step") else ()),
    )


# -- setting up -------------------------------------------------------------------------------------------------------


class Builder:
    """Sets one game up; whatever is at fault is reported."""

    def __init__(self, game: "Play", setting: Setting, at: Checking) -> None:
        self.game, self.setting, self.at = game, setting, at
        self.declared = game.declared

    def build(self) -> None:
        """Everything in its place, and the game about to begin."""
        game, declared = self.game, self.declared
        game.tracing = False
        for seat in declared.seats:
            self._seat(seat)
        for fact in declared.facts:
            if fact.key:
                for entity, given in self._bearers(fact):
                    self._fact(fact, entity, given)
        for kind in declared.things:
            for name in self.setting.things[kind.key]:
                kind.understood(game, name, self._key(kind.key, name), self.at)
        for component in declared.components:
            component.set_up(game)
        if declared.set_up is not None and not self.setting.begins:
            declared.set_up(game)
        self._begin()
        game.tracing = True

    def _begin(self) -> None:
        try:
            begin(self.game, self.setting.begins or (InProgress(self.declared.begins.name),))
        except KeyError as absent:
            self.at.fault(
                "E302", f"there is no step {absent}", self._node("in progress"), "name a step of the sequence"
            )

    def _seat(self, seat: Seat) -> None:
        names = tuple(self.setting.seats[seat.key]) or seat.names
        if not seat.least <= len(names) <= seat.most:
            number = str(seat.most) if seat.least == seat.most else f"{seat.least} to {seat.most}"
            self.at.fault("E402", f"{len(names)} players are named", self._node(seat.key), f"there are {number}")
        for name in names:
            if name.lower() in (who.lower() for who in self.game.players):
                self.at.fault("E303", f"two players are called {name}", self._key(seat.key, name), "rename one")
        self.game.state.write(TABLE, seat.key, names)

    def _bearers(self, fact: Fact[Any]) -> "Iterator[tuple[Any, Facts]]":
        """Each entity that has a fact, with what the file says of it."""
        of = fact.of
        if of is None:
            yield TABLE, self.setting.table
        elif isinstance(of, Seat):
            for who in of.seated(self.game):
                yield who, self.setting.seats[of.key].get(who, {})
        else:
            said = self.setting.things.get(of.key, {}) if isinstance(of, Named) else {}
            by_value = {of.read(self.game, name): given for name, given in said.items()}
            for one in of.values(self.game):
                yield one, by_value.get(one, {})

    def _fact(self, fact: Fact[Any], entity: Any, given: Facts) -> None:
        value = given.get(fact.key)
        if value is None:
            value = fact.starts(self.game, fact.cell(entity))
            if value is None:
                return
        elif isinstance(fact.kind, Seat | Anybody):
            value = fact.kind.understood(self.game, str(value), self._value(fact, entity), self.at)
        if value is not None:
            fact.put(self.game, entity, value)

    # -- where in the file ----------------------------------------------------------------------------------------

    def _value(self, fact: Fact[Any], entity: Any) -> Node:
        of: Kind[Any] | None = fact.of
        above = of.key if isinstance(of, Seat | Named) else ""
        return self._node(above, fact.cell(entity), fact.key) if above else self._node(fact.key)

    def _node(self, *path: str) -> Node:
        """The node at a path of keys, or the nearest above it."""
        return self.at.source.node(*path)

    def _key(self, *path: str) -> Node:
        """The last key of a path itself, or the nearest node above it."""
        above = self._node(*path[:-1])
        if isinstance(above, Sequence):
            return next((i for i in above.items if isinstance(i, Text) and i.text == path[-1]), above)
        return (above.keys.get(path[-1]) if isinstance(above, MappingNode) else None) or above
