"""The keys of a situation that follow from the facts of a game, and the game that is set up from their values."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.games.kit.deeds import example_of
from adjudicator.games.kit.facts import NOTHING, TABLE, Fact
from adjudicator.games.kit.kinds import Anybody, Named, OneSeat, Seat
from adjudicator.games.kit.progress import InProgress, begin, shape_of
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.seating import Everybody, Seating
from adjudicator.language.records import Field, Record, may
from adjudicator.language.shapes import Checking, ListOf, MapOf, OneOf, Schema, Shape, Word
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared
    from adjudicator.games.kit.play import Play


Facts = dict[str, object]
"""The values that a file gives to facts, by their keys."""

Given = tuple[tuple[Fact[Any], Any], ...]
"""Facts with the values that a file gives them."""


class Setting(NamedTuple):
    """A game's own part of a situation: facts of the table, of each player by side, of each thing by kind."""

    table: Facts
    seats: dict[str, dict[str, Facts]]
    things: dict[str, dict[str, Facts]]
    begins: tuple[InProgress, ...]
    step: str = ""
    players: "int | tuple[str, ...]" = 0
    own: "dict[str, Any] | None" = None


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


def keys_of(facts: Iterable[Fact[Any]]) -> dict[str, Field]:
    """The keys by which a file says facts; a fact of which it says nothing has no value."""
    return {fact.key: may(_shape(fact), None, fact.means or fact.name) for fact in facts}


def taken_out(facts: Iterable[Fact[Any]], values: dict[str, Any]) -> Given:
    """The facts that a file says, with their values, taken out of the values of a record's keys."""
    said = ((fact, values.pop(fact.key.replace(" ", "_"), None)) for fact in facts)
    return tuple((fact, value) for fact, value in said if value not in (None, ()))


def _record(
    facts: tuple[Fact[Any], ...], meaning: str, short: str = "", more: "Mapping[str, Field] | None" = None
) -> Record[Facts]:
    fields = {**(more or {}), **keys_of(facts)}
    keys = {key.replace(" ", "_").replace("-", "_"): key for key in fields}

    def make(**values: object) -> Facts:
        return {keys[key]: value for key, value in values.items() if value is not None}

    return Record(make, fields, meaning, short, lenient=True)


def _shape(fact: Fact[Any]) -> Shape[Any]:
    """The shape of a fact's value; who plays is known only when the game is set up."""
    return Word(fact.kind.meaning) if isinstance(fact.kind, Seat | Anybody) else fact.shape()


def _seat_shape(declared: "Declared", seat: Seat) -> Shape[Any]:
    facts = declared.with_key(seat)
    if isinstance(seat, OneSeat):
        return _record(facts, f"the {seat.name}", seat.short, {"name": may(Word("a name"), None, "how she is called")})
    return Players(seat, facts)


def fields_of(declared: "Declared") -> dict[str, Field]:
    """The keys of a situation of this game."""
    fields: dict[str, Field] = {}
    if declared.players:
        fields[declared.players] = may(
            Everybody(declared.seats), 0, f"how many players there are, or {_in_turn(declared)}"
        )
    for seat in declared.seats:
        fields[seat.key] = may(_seat_shape(declared, seat), None, seat.means)
    for fact in declared.with_key(None):
        fields[fact.key] = may(_shape(fact), None, _meaning(declared, fact))
    for kind in declared.things:
        facts = declared.with_key(kind)
        # Where there is but one fact to say, its value alone says it.
        short, known = (facts[0].key, facts[0].means) if len(facts) == 1 else ("", "")
        shape = MapOf(_record(facts, kind.meaning, short), f"the {kind.key} by name")
        fields[kind.key] = may(shape, {}, known or f"how things stand at each of the {kind.key}")
    if declared.steps:
        meaning = declared.step.means if declared.step is not None else ""
        fields[_step_key(declared)] = may(
            OneOf(*_step_names(declared), meaning="a step"), "", meaning or "the step of the round at which it begins"
        )
    return {
        **fields,
        **declared.keys,
        "in progress": may(shape_of(declared), (), "the sequences that it begins in the middle of"),
    }


def _in_turn(declared: "Declared") -> str:
    first, *others = (seat.name.title() for seat in declared.seats)
    return f"their names, the {first} first, then the {', then the '.join(others)} clockwise"


def _step_key(declared: "Declared") -> str:
    return declared.step.key if declared.step is not None else "step"


def _step_names(declared: "Declared") -> tuple[str, ...]:
    """The words for the steps at which it may begin, and for the setting up."""
    return (*((declared.sets_up.name,) if declared.sets_up is not None else ()), *declared.steps)


def _meaning(declared: "Declared", fact: Fact[Any]) -> str:
    """The meaning of the key of a fact; a sentence that asks for the fact, where it is not said."""
    statement = next((one for one in fact.statements() if one.sets not in ("", NOTHING)), None)
    if fact.means or statement is None:
        return fact.means or f"the {fact.name}"
    return f"as in: {example_of(statement.form, declared.kinds, declared.examples)}"


def setting_of(declared: "Declared", values: Mapping[str, Any]) -> Setting:
    """The game's part of a situation, from the values of its keys."""
    plain = {key.replace("_", " "): value for key, value in values.items()}

    def value_of(key: str) -> Any:
        return plain.get(key.replace("-", " "))

    step = value_of(_step_key(declared)) or ""
    table = {fact.key: value_of(fact.key) for fact in declared.with_key(None) if fact is not declared.step}
    seats = {seat.key: value_of(seat.key) for seat in declared.seats}
    return Setting(
        {key: value for key, value in table.items() if value is not None},
        {seat.key: _by_name(seat, seats[seat.key]) for seat in declared.seats if seats[seat.key] is not None},
        {kind.key: value_of(kind.key) or {} for kind in declared.things},
        plain.get("in progress") or (),
        step,
        value_of(declared.players) if declared.players else 0,
        {key: value_of(key) for key in declared.keys},
    )


def _by_name(seat: Seat, said: Any) -> dict[str, Facts]:
    return {said.get("name", ""): said} if isinstance(seat, OneSeat) else said


# -- setting up -------------------------------------------------------------------------------------------------------


class Builder:
    """Sets one game up; whatever is at fault is reported."""

    def __init__(self, game: "Play", setting: Setting, at: Checking) -> None:
        self.game, self.setting = game, setting
        self.declared = game.declared
        self.said = Said(setting, at)

    def build(self) -> tuple[str, ...]:
        """Everything in its place, and the game about to begin; hands back what is assumed."""
        game, declared, said = self.game, self.declared, self.said
        game.tracing = False
        Seating(game, said).seat()
        facts = [fact for fact in declared.facts if fact.key and fact is not declared.step]
        for fact in facts:
            for entity, given in self._bearers(fact):
                self._say(fact, entity, given)
        fresh = self._is_fresh()
        if fresh:
            self._nothing_yet()
        for fact in facts:
            for entity, _given in self._bearers(fact):
                if not (fresh and isinstance(fact.of, Seat)) and not said.gives(fact, entity):
                    self._start(fact, entity)
        for kind in declared.things:
            for name in self.setting.things[kind.key]:
                kind.understood(game, name, said.key(kind.key, name), said.at)
        for component in declared.components:
            component.set_up(game)
        self._begin(fresh)
        if declared.arranges is not None:
            declared.arranges(game, said)
        game.tracing = True
        return tuple(said.assumed)

    def _is_fresh(self) -> bool:
        """True where the file says nothing of how things stand: then the game is set up before it begins."""
        declared, setting = self.declared, self.setting
        if declared.sets_up is None or setting.begins:
            return False
        if setting.step:
            return setting.step == declared.sets_up.name
        if any(setting.seats.values()) or any((setting.own or {}).values()):
            return False
        known = self._not_before()
        return not any(self._differs(fact, entity) for fact in known for entity, _given in self._bearers(fact))

    def _differs(self, fact: Fact[Any], entity: Any) -> bool:
        """True where the file says of a fact something else than what is so at the beginning."""
        start = fact.starts(self.game, fact.cell(entity))
        return self.said.gives(fact, entity) and fact(self.game, entity) != (fact.empty if start is None else start)

    def _nothing_yet(self) -> None:
        """Before a game is set up there is nothing of what it consists of."""
        said = self.said
        bearers = ((fact, entity) for fact in self._not_before() for entity, _given in self._bearers(fact))
        wrong = dict(self._still_to_come(fact, entity) for fact, entity in bearers if self._differs(fact, entity))
        for key, value in (self.setting.own or {}).items():
            if value:
                wrong[said.key(key)] = f"there is no `{key}`"
        for where, what in wrong.items():
            said.fault("E403", f"{what} before set-up", where, "leave it out, or write the step at which it is so")

    def _still_to_come(self, fact: Fact[Any], entity: str) -> tuple[Node, str]:
        """The key of a fact that is said too early, or the player who has it, and what is wrong with it."""
        of = fact.of
        if isinstance(of, Seat) and not isinstance(of, OneSeat):
            return self.said.key(of.key, entity), f"{entity} has nothing"
        path = (fact.key,) if of is None else (of.key,) if isinstance(of, Named) else (of.key, fact.key)
        return self.said.key(*path), f"there is no `{path[-1]}`"

    def _not_before(self) -> tuple[Fact[Any], ...]:
        """The facts of which a file says nothing where the game is still to be set up."""
        declared = self.declared
        known = (fact for fact in declared.facts if fact.key and fact is not declared.step)
        return tuple(fact for fact in known if fact not in declared.before_set_up)

    def _begin(self, fresh: bool) -> None:
        setting, declared = self.setting, self.declared
        if fresh and declared.sets_up is not None:
            self.game.start(declared.sets_up, None)
            return
        step = setting.step or (declared.steps[0] if declared.step is not None else "")
        if declared.step is not None and (setting.step or not setting.begins):
            declared.step.put(self.game, TABLE, int(step))
        try:
            begin(self.game, setting.begins or (InProgress(declared.begins.name, step),))
        except KeyError as absent:
            node = self.said.node("in progress")
            self.said.fault("E302", f"there is no step {absent}", node, "name a step of the sequence")

    def _bearers(self, fact: Fact[Any]) -> "Iterator[tuple[Any, Facts]]":
        """Each entity that has a fact, with what the file says of it."""
        of = fact.of
        if of is None:
            yield TABLE, self.setting.table
        elif isinstance(of, Seat):
            said = self.setting.seats.get(of.key, {})
            for who in of.seated(self.game):
                yield who, next(iter(said.values()), {}) if isinstance(of, OneSeat) else said.get(who, {})
        else:
            things = self.setting.things.get(of.key, {}) if isinstance(of, Named) else {}
            by_value = {of.read(self.game, name): given for name, given in things.items()}
            for one in of.values(self.game):
                yield one, by_value.get(one, {})

    def _say(self, fact: Fact[Any], entity: Any, given: Facts) -> None:
        value = given.get(fact.key)
        if value is None:
            return
        self.said.give(fact, entity)
        where = self.said.value(fact, entity)
        if isinstance(fact.kind, Seat | Anybody):
            value = fact.kind.understood(self.game, str(value), where, self.said.at)
        wrong = None if value is None else fact.why_not(self.game, entity, value)
        if wrong is not None:
            self.said.fault("E402", wrong[0], where, wrong[1])
        if value is not None:
            fact.put(self.game, entity, value)

    def _start(self, fact: Fact[Any], entity: Any) -> None:
        value = fact.starts(self.game, fact.cell(entity))
        if value is not None:
            fact.put(self.game, entity, value)
