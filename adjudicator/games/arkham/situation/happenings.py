"""What happened in a resolution, found in its trace by a sentence: `ghoul attacks roland`, `beat cop enters play`."""

from collections.abc import Callable, Sequence

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.arkham.situation.sentences import EVENTS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.named import NamedTuple

Fits = Callable[[trace.Record], bool]


class Happening(NamedTuple):
    """Something that may have happened; it knows its records in a trace."""

    fits: Fits

    def places(self, records: Sequence[trace.Record]) -> tuple[int, ...]:
        """Where it happened."""
        return tuple(place for place, record in enumerate(records) if self.fits(record))

    def spans(self, records: Sequence[trace.Record]) -> tuple[tuple[int, int], ...]:
        """From where to where it was being resolved, everything nested in it included."""
        return tuple((start, _end(records, start)) for start in self.places(records))


def _end(records: Sequence[trace.Record], start: int) -> int:
    depth = records[start].depth
    for place in range(start + 1, len(records)):
        if records[place].depth < depth:
            return place
    return len(records)


def understand_happening(table: ArkhamTable, sentence: str, node: Node, at: Checking) -> Happening | None:
    """What a sentence names; None and a fault if it is not understood."""
    said = EVENTS.read(sentence)
    if said is None:
        at.fault("E210", f'"{sentence}" names nothing that happens', node, EVENTS.help(sentence))
        return None
    slots = said.slots
    if said.name in ("step", "step of a test"):
        return Happening(_step(slots["step"] if said.name == "step" else f"ST.{slots['step']}"))
    if said.name == "reveal token" and "what" in slots:
        token = slots["what"].lower().removeprefix("the ").removesuffix(" token")
        return Happening(lambda r: isinstance(r, trace.Drew) and r.what == "chaos token" and r.option == token)
    names = {part: table.entity(given, node, at) for part, given in slots.items() if part not in ("token", "skill")}
    if said.name == "begin test of":
        return Happening(_begins_test(slots["skill"].lower()))
    if said.name == "use":
        return Happening(_initiated(names))
    if said.name in _WRITES:
        field, up = _WRITES[said.name]
        return Happening(_written(names["card"], field or slots["token"].lower(), up))
    if said.name == "move":
        return Happening(_event("move", {"who": names["who"]}))
    if said.name in ("enter", "leave"):
        side = "at" if said.name == "enter" else "of"
        return Happening(_event("move", {"who": names["who"], side: names["at"]}))
    if said.name == "commit":
        return Happening(_placed(names["card"], "committed"))
    if said.name == "discard":
        return Happening(_discarded(names["card"]))
    return Happening(_event(said.name, names))


_WRITES = {
    "damage": ("damage", True),
    "horror": ("horror", True),
    "heal damage": ("damage", False),
    "heal horror": ("horror", False),
    "exhaust": ("exhausted", True),
    "gain": ("", True),
    "pay": ("", False),
}


def _step(step: str) -> Fits:
    return lambda r: isinstance(r, trace.Stepped) and r.number == step


def _begins_test(skill: str) -> Fits:
    return lambda r: isinstance(r, trace.Wrote) and (r.entity, r.field, r.new) == ("test", "skill", skill)


def _initiated(names: dict[str, str]) -> Fits:
    who, card = names.get("who"), names["card"]
    return lambda r: isinstance(r, trace.Initiated) and r.source == card and who in (None, r.who)


def _event(kind: str, names: dict[str, str]) -> Fits:
    def fits(record: trace.Record) -> bool:
        if not isinstance(record, trace.Happened) or record.stage != "impact":
            return False
        event = record.event
        if not isinstance(event, Event) or event.kind != kind:
            return False
        return all(getattr(event, part) == name for part, name in names.items())

    return fits


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _written(entity: str, field: str, up: bool) -> Fits:
    def fits(record: trace.Record) -> bool:
        if not isinstance(record, trace.Wrote) or record.entity != entity or record.field != field:
            return False
        return (_number(record.new) > _number(record.old)) is up

    return fits


def _placed(card: str, zone: str) -> Fits:
    def fits(record: trace.Record) -> bool:
        if not isinstance(record, trace.Wrote) or record.field != zone:
            return False
        return isinstance(record.new, tuple) and card in record.new

    return fits


def _discarded(card: str) -> Fits:
    mine, theirs = _placed(card, "discard"), _placed(card, "encounter discard")
    return lambda record: mine(record) or theirs(record)
