"""The keys of a situation that follow from the facts of a game, and the values that a file gives them."""

from collections.abc import Iterable, Mapping
from typing import Any

from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.deeds import example_of
from adjudicator.games.kit.facts import NOTHING, Fact
from adjudicator.games.kit.kinds import Some
from adjudicator.games.kit.progress import shape_of
from adjudicator.games.kit.seating import Everybody
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.games.kit.setting import Facts, Given, Setting
from adjudicator.language.records import Field, Record, may
from adjudicator.language.shapes import Checking, ListOf, MapOf, OneOf, Schema, Shape, Word
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Node


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
    facts: tuple[Fact[Any], ...], meaning: str, short: str = "", more: Mapping[str, Field] | None = None
) -> Record[Facts]:
    fields = {**(more or {}), **keys_of(facts)}
    keys = {key.replace(" ", "_").replace("-", "_"): key for key in fields}

    def make(**values: object) -> Facts:
        return {keys[key]: value for key, value in values.items() if value is not None}

    return Record(make, fields, meaning, short, lenient=True)


def _shape(fact: Fact[Any]) -> Shape[Any]:
    """The shape of a fact's value; who plays, say, is known only when the game is set up."""
    kind = fact.kind
    if kind is None or not kind.in_a_game:
        return fact.shape()
    return ListOf(Word(kind.of.meaning)) if isinstance(kind, Some) else Word(kind.meaning)


def _seat_shape(declared: Declared, seat: Seat) -> Shape[Any]:
    facts = declared.with_key(seat)
    if isinstance(seat, OneSeat):
        return _record(facts, f"the {seat.name}", seat.short, {"name": may(Word("a name"), None, "how she is called")})
    return Players(seat, facts)


def fields_of(declared: Declared) -> dict[str, Field]:
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
        shape = MapOf(_record(facts, kind.meaning, kind.short or short), f"the {kind.key} by name")
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


def _in_turn(declared: Declared) -> str:
    first, *others = (seat.name.title() for seat in declared.seats)
    return f"their names, the {first} first, then the {', then the '.join(others)} clockwise"


def _step_key(declared: Declared) -> str:
    return declared.step.key if declared.step is not None else "step"


def _step_names(declared: Declared) -> tuple[str, ...]:
    """The words for the steps at which it may begin, and for the setting up."""
    return (*((declared.sets_up.name,) if declared.sets_up is not None else ()), *declared.steps)


def _meaning(declared: Declared, fact: Fact[Any]) -> str:
    """The meaning of the key of a fact; a sentence that asks for the fact, where it is not said."""
    statement = next((one for one in fact.statements() if one.sets not in ("", NOTHING)), None)
    if fact.means or statement is None:
        return fact.means or f"the {fact.name}"
    return f"as in: {example_of(statement.form, declared.kinds, declared.examples)}"


def setting_of(declared: Declared, values: Mapping[str, Any]) -> Setting:
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
