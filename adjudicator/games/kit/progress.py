"""The sequences that a game is in the middle of, as a file says them: written out from a position, and begun again."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.procedures import Procedure
from adjudicator.games.interface import NotWritable
from adjudicator.games.kit.components import DRAWING, ROLLING, Drawing, Roll
from adjudicator.games.kit.decisions import DECIDING
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.effects import EFFECT
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.waiting import Due, Window
from adjudicator.games.kit.windows import WINDOW
from adjudicator.games.kit.zones import Zone
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import ListOf, MapOf, OneOf, Whole, Word

KIT: Final = (WINDOW, DECIDING, ROLLING, DRAWING, EFFECT)
"""The sequences that every game of the kit has."""

Written = dict[str, object]
"""A sequence in progress as plain data, ready to be written as YAML."""


class InProgress(NamedTuple):
    """One sequence that is being gone through: its name, the step that comes next, and what it is about.

    `decision` and `about` are those of a decision that is due, `opportunity` and `passed` those of a window, which may
    be `called` by a name of its own. `component` is what is drawn from: `dice` so many of each kind, or a card that
    goes `to` a zone.
    """

    sequence: str
    step: str = ""
    of: str = ""
    decision: str = ""
    opportunity: str = ""
    called: str = ""
    about: int = 0
    passed: tuple[str, ...] = ()
    component: str = ""
    dice: tuple[tuple[str, int], ...] = ()
    to: str = ""

    def written(self) -> Written:
        """The keys that say it."""
        values = dict(zip(self._fields, self, strict=True)) | {"passed": list(self.passed), "dice": dict(self.dice)}
        return {key: value for key, value in values.items() if value}


def procedures_of(declared: Declared) -> dict[str, Procedure]:
    """The sequences that a game may be in the middle of, by their names."""
    return {**declared.procedures, **{procedure.name: procedure for procedure in KIT}}


def shape_of(declared: Declared) -> ListOf[InProgress]:
    """The shape of `in progress`: the sequences of a game, the outermost first."""
    keys = {
        "sequence": need(OneOf(*procedures_of(declared), meaning="a sequence"), "the name of the sequence"),
        "step": may(Word("a step"), "", "the name of the step that comes next"),
        "of": may(Word("whoever it is about"), "", "whoever it is about"),
        "decision": may(OneOf(*(one.name for one in declared.decisions), meaning="a decision"), ""),
        "opportunity": may(OneOf(*(one.name for one in declared.opportunities), meaning="an opportunity"), ""),
        "called": may(Word("a name"), "", "the name of the window, where it has one of its own"),
        "about": may(Whole(), 0, "the number that the decision is about"),
        "passed": may(ListOf(Word("a player")), (), "the players who have passed"),
        "component": may(OneOf(*(one.name for one in declared.components), meaning="a component"), ""),
        "dice": may(MapOf(Whole(1, 99)), {}, "how many dice of each kind are rolled"),
        "to": may(OneOf(*(fact.name for fact in declared.facts if isinstance(fact, Zone)), meaning="a zone"), ""),
    }

    def make(**values: Any) -> InProgress:
        return InProgress(**values | {"dice": tuple(values["dice"].items())})

    return ListOf(Record(make, keys, "a sequence in progress"))


def begin(game: Play, sequences: tuple[InProgress, ...]) -> None:
    """Puts a game into the middle of sequences. Raises KeyError with the name of a step that there is not."""
    for one in sequences:
        game.start(procedures_of(game.declared)[one.sequence], _local(game.declared, one), one.step)


def _local(declared: Declared, one: InProgress) -> object:
    if one.decision:
        decision = next(known for known in declared.decisions if known.name == one.decision)
        return Due((decision,), one.of, one.about or None)
    if one.opportunity:
        return Window(next(o for o in declared.opportunities if o.name == one.opportunity), one.passed, one.called)
    if one.component:
        component = next(known for known in declared.components if known.name == one.component)
        return component.drawing(one.of, one.dice, next((f for f in declared.facts if f.name == one.to), None))
    return one.of or None


class Standing(NamedTuple):
    """Where a sequence stands: the name of the step that comes next, and what the sequence is about."""

    procedure: Procedure
    step: str
    local: object


def where_it_stands(game: Play) -> tuple[Standing, ...]:
    """The sequences that a position is in the middle of, the outermost first; those that are over are left out."""
    found: list[Standing] = []
    frame, waits = game.stack, game.waiting is not None
    while frame is not None:
        place = frame.step - 1 if waits else frame.step
        if place < len(frame.procedure.steps):
            found.append(Standing(frame.procedure, frame.procedure.steps[place].name, frame.local))
        frame, waits = frame.parent, False
    return tuple(reversed(found))


def _said(declared: Declared, standing: Standing) -> InProgress:
    procedure, step, local = standing
    if procedures_of(declared).get(procedure.name) is not procedure:
        raise NotWritable(f'no file can say that "{procedure.name}" is being resolved')
    if isinstance(local, Due) and isinstance(local.about, int | None):
        return InProgress(procedure.name, step, local.who, decision=local.decisions[0].name, about=local.about or 0)
    if isinstance(local, Window):
        opportunity, passed, called = local
        return InProgress(procedure.name, step, opportunity=opportunity.name, passed=passed, called=called)
    if isinstance(local, Roll):
        dice = tuple((die.name, number) for die, number in local.pool)
        return InProgress(procedure.name, step, local.who, component=local.dice.name, dice=dice)
    if isinstance(local, Drawing):
        return InProgress(procedure.name, step, local.who, component=local.deck.name, to=local.to.name)
    if isinstance(local, str | None):
        return InProgress(procedure.name, step, local or "")
    raise NotWritable(f'no file can say what "{procedure.name}" is about')


def is_being_set_up(declared: Declared, sequences: Iterable[str]) -> bool:
    """True where one of some sequences is that of set-up: players have nothing yet that goes without saying."""
    return declared.sets_up is not None and declared.sets_up.name in sequences


def written(game: Play) -> Written:
    """A position as the keys of a situation, as far as they can say it. Raises NotWritable for a sequence."""
    sequences = [_said(game.declared, one).written() for one in where_it_stands(game)]
    bare = is_being_set_up(game.declared, (str(one["sequence"]) for one in sequences))
    return facts_written(game, bare=bare) | {"in progress": sequences}


def facts_written(game: Play, *, bare: bool = False) -> Written:
    """The keys that say how things stand; `bare` where players have nothing yet that goes without saying."""
    declared = game.declared
    found: Written = {seat.key: seat.written(game) for seat in declared.seats}
    for fact in declared.facts:
        for entity in _bearers(game, fact) if fact.key else ():
            value = fact(game, entity)
            start = None if bare and isinstance(fact.of, Seat) else fact.starts(game, fact.cell(entity))
            if value != (start or fact.empty) and fact.is_sayable(value):
                _part(found, fact.path(entity))[fact.key] = fact.data(value)
    if declared.writes is not None:
        declared.writes(game, found)
    return found


def check(game: Play, again: Play) -> None:
    """Raises NotWritable where a game that was set up from what is written is not the game itself."""
    for fact in game.declared.facts:
        if any(fact(game, entity) != fact(again, entity) for entity in _bearers(game, fact)):
            what = "as" if fact.key else "what is remembered as"
            raise NotWritable(f"no file can say {what} {fact.name}")
    if where_it_stands(game) != where_it_stands(again):
        raise NotWritable("no file can say what is being resolved")


def _bearers(game: Play, fact: Fact[Any]) -> tuple[Any, ...]:
    return ("table",) if fact.of is None else fact.of.values(game)


def _part(whole: Written, path: tuple[str, ...]) -> Written:
    part: Any = whole
    for key in path:
        part = part.setdefault(key, {})
    return part  # type: ignore[no-any-return]
