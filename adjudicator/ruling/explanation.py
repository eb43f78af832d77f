"""The whole resolution as a tree: steps, events, windows, values with their ledgers, changes, and their rules."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.timing import CANCELLED, IMPACT, LOST, REPLACED
from adjudicator.engine.values import Ledger
from adjudicator.games.interface import Game
from adjudicator.games.kit.facts import TABLE
from adjudicator.ruling.refusals import told_refused
from adjudicator.speaking import _, to_translate

Kind = Literal["decision", "window", "write", "step"]
KINDS: Final[dict[type, Kind]] = {
    trace.Chose: "decision",
    trace.Drew: "decision",
    trace.Opened: "window",
    trace.Wrote: "write",
    trace.Stepped: "step",
}
"""The kinds of records to which a reader may go."""

_FATES: Final = {
    CANCELLED: to_translate("cancelled"),
    REPLACED: to_translate("replaced"),
    LOST: to_translate("it comes to nothing"),
}


class Line(NamedTuple):
    """A line of the tree: its depth, its text, its style, the rules applied there, and the place of its record."""

    depth: int
    text: str
    style: str = ""
    rules: tuple[str, ...] = ()
    place: int = 0


def lines(records: tuple[trace.Record, ...], game: Game, everything: bool = False) -> list[Line]:
    """The lines of the tree; each rule stands on the line of the record that it was applied to."""
    found: list[Line] = []
    waiting: list[str] = []
    for place, record in enumerate(records):
        if isinstance(record, trace.Cited | trace.Judged):
            waiting += trace.cited(record)
            continue
        told = _lines(record, records, place, game, everything)
        if not told:
            continue
        if waiting and found:
            last = found[-1]
            found[-1] = last._replace(rules=tuple(dict.fromkeys((*last.rules, *waiting))))
            waiting = []
        found += (line._replace(place=place) for line in told)
    if waiting and found:
        found[-1] = found[-1]._replace(rules=tuple(dict.fromkeys((*found[-1].rules, *waiting))))
    return found


def levels(found: Sequence[Line]) -> list[int]:
    """The level of each line: how many lines it stands below, whatever the depths of these.

    >>> levels([Line(1, "a"), Line(4, "b"), Line(4, "c"), Line(2, "d")])
    [0, 1, 1, 1]
    """
    around: list[int] = []
    told: list[int] = []
    for line in found:
        while around and around[-1] >= line.depth:
            around.pop()
        told.append(len(around))
        around.append(line.depth)
    return told


def _lines(
    record: trace.Record, records: tuple[trace.Record, ...], place: int, game: Game, everything: bool
) -> tuple[Line, ...]:
    if isinstance(record, trace.Happened):
        return _event_lines(record, records, place, game, everything)
    if isinstance(record, trace.Spared):
        return (Line(record.depth + 1, told_of(record, game), "yellow", record.by),)
    line = _line(record, game, everything)
    return () if line is None else (line._replace(rules=trace.cited(record)),)


def _line(record: trace.Record, game: Game, everything: bool) -> Line | None:
    depth = record.depth
    if isinstance(record, trace.Stepped):
        if record.name == "next" and not everything:
            return None
        return Line(depth, f"{record.number} {record.name}", "bold")
    if isinstance(record, trace.Wrote):
        return Line(depth + 1, written(record, game))
    if isinstance(record, trace.Valued):
        ledger = record.ledger
        assert isinstance(ledger, Ledger)
        return Line(depth + 1, reckoning(ledger), "dim") if ledger.contributions or everything else None
    return _decision_line(record, everything)


def _event_lines(
    record: trace.Happened, records: tuple[trace.Record, ...], place: int, game: Game, everything: bool
) -> tuple[Line, ...]:
    """The lines of an event: at the start of its life, at a stage with an ability, or in place of its impact."""
    assert isinstance(record.event, Event)
    begins = (Line(record.depth, game.tell(record.event), rules=record.by),) if record.first else ()
    if record.stage in _FATES:
        return (*begins, Line(record.depth + 1, _(_FATES[record.stage]), "yellow"))
    following = records[place + 1] if place + 1 < len(records) else None
    busy = not isinstance(following, trace.Happened) or following.depth > record.depth
    if not begins and (everything or (busy and record.stage != IMPACT and _initiates(records, place))):
        return (Line(record.depth + 1, f"{record.stage}:", "dim"),)
    return begins


def _initiates(records: tuple[trace.Record, ...], place: int) -> bool:
    """True if an ability is initiated at a timing point before the event goes on."""
    depth = records[place].depth
    for record in records[place + 1 :]:
        if isinstance(record, trace.Happened) and record.depth <= depth:
            return False
        if record.depth < depth:
            return False
        if isinstance(record, trace.Initiated | trace.Chose):
            return True
    return False


def told_of(record: trace.Record, game: Game) -> str:
    """The text of one record by itself; empty if the record only cites a rule."""
    if isinstance(record, trace.Happened):
        assert isinstance(record.event, Event)
        point = f" ({_(_FATES[record.stage])})" if record.stage in _FATES else ""
        return game.tell(record.event) + point
    if isinstance(record, trace.Spared):
        assert isinstance(record.event, Event)
        return _("it does not come about: {event}", event=game.tell(record.event))
    line = _line(record, game, True)
    return line.text if line is not None else ""


def _decision_line(record: trace.Record, everything: bool) -> Line | None:
    depth = record.depth
    if isinstance(record, trace.Initiated):
        return _initiation(record)
    if isinstance(record, trace.Refused):
        reasons = "; ".join(dict.fromkeys(reason.because for reason in record.reasons))
        return Line(depth + 1, ": ".join(part for part in (told_refused(record.request), reasons) if part), "red")
    if isinstance(record, trace.Opened):
        if not record.options and not everything:
            return None
        usable = ", ".join(record.options) or _("nothing can be used")
        return Line(depth, _("player window {window}: {usable}", window=record.window, usable=usable), "dim")
    if isinstance(record, trace.Chose):
        told = _("{who} decides {what}: {option}", who=record.who, what=record.what, option=record.option)
        return Line(depth + 1, told, "cyan")
    if isinstance(record, trace.Drew):
        told = _("{who} draws {what}: {option}", who=record.who, what=record.what, option=record.option)
        return Line(depth + 1, told, "cyan")
    if isinstance(record, trace.Rested):
        return Line(depth + 1, _("reading {reading}: {value}", reading=record.reading, value=record.value), "yellow")
    if isinstance(record, trace.Noted):
        return Line(depth + 1, record.text, "yellow")
    return None


def _initiation(record: trace.Initiated) -> Line:
    told = _("{who} initiates {source} ({ability})", who=record.who, source=record.source, ability=record.ability)
    return Line(record.depth + 1, told, "green")


def written(record: trace.Wrote, game: Game) -> str:
    """The text of a change: a number, a state, or things that came to lie somewhere, or lie there no more.

    >>> from adjudicator.games.finding import game_of
    >>> written(trace.Wrote(1, "roland", "damage", None, 2), game_of("arkham"))
    'roland: damage 0 → 2'
    >>> written(trace.Wrote(1, "table", "being resolved", None, ("dodge",)), game_of("arkham"))
    'dodge is being resolved'
    """
    old, new = record.old, record.new
    if isinstance(old, tuple) or isinstance(new, tuple):
        return _moved(record.entity, record.field, _items(old), _items(new), game)
    whose = "" if record.entity == TABLE else f"{record.entity}: "
    numbers = isinstance(old, int) or isinstance(new, int)
    if numbers and not isinstance(old, bool) and not isinstance(new, bool):
        return f"{whose}{record.field} {old or 0} → {new or 0}"
    if isinstance(old, bool) or isinstance(new, bool):
        return f"{whose}{record.field if new else _('no longer {fact}', fact=record.field)}"
    if new is None:
        return f"{whose}{_('no longer {fact} {value}', fact=record.field, value=old)}"
    field = record.field if whose else f"{record.field}:"
    return f"{whose}{field} {new}"


def _moved(holder: str, zone: str, before: Sequence[object], after: Sequence[object], game: Game) -> str:
    """The text of a change of what lies in a zone."""
    came = [thing for thing in after if thing not in before]
    left = [thing for thing in before if thing not in after]
    said = [game.lies(holder, zone, things, there=things is came) for things in (came, left) if things]
    if said and all(said):
        return "; ".join(said)
    parts = [*(f"+ {_item(thing)}" for thing in came), *(f"- {_item(thing)}" for thing in left)]
    whose = _("the {zone}", zone=zone) if holder == TABLE else _("{holder}'s {zone}", holder=holder, zone=zone)
    return f"{whose}: {', '.join(parts) or _('put in another order')}"


def _items(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def _item(item: object) -> str:
    return " ".join(str(part) for part in item) if isinstance(item, tuple) else str(item)


def reckoning(ledger: Ledger) -> str:
    """A value with everything that made it.

    >>> from adjudicator.engine.values import Contribution, reckon
    >>> reckoning(reckon("roland", "combat", 4, (Contribution("add", 1, "beat cop"),)))
    'combat of roland: 4, +1 beat cop = 5'
    """
    parts = [str(ledger.base)]
    for contribution in ledger.contributions:
        how, amount = contribution.how, contribution.amount
        sign = {"add": f"{amount:+}" if isinstance(amount, int) else f"+{amount}", "times": f"x{amount}"}
        parts.append(f"{sign.get(how, _('set to {amount}', amount=amount))} {contribution.source}")
    made = f"{of_whom(ledger)}: {', '.join(parts)} = {ledger.value}"
    return made if ledger.exact == ledger.value else f"{made} ({_('exactly {exact}', exact=ledger.exact)})"


def of_whom(ledger: Ledger) -> str:
    """The name of a value, and whose it is."""
    return _("{value} of {whose}", value=ledger.name, whose=ledger.entity)
