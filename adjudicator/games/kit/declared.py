"""Everything that a game declares, put together and checked when the game is loaded."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from adjudicator.engine.procedures import Procedure
from adjudicator.engine.readings import Reading
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE, Counter, Fact, Slots, Spot, Statement
from adjudicator.games.kit.forms import Form, Untyped
from adjudicator.games.kit.given import Described
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.kinds import Free, Kind, Named, Number
from adjudicator.games.kit.opportunities import Opportunity, Through
from adjudicator.games.kit.seats import Anybody, Seat, Sides
from adjudicator.language.records import Field
from adjudicator.language.shapes import Schema

WINNER_CELL: Final = (TABLE, "winner")
"""The entity and the field in which it is written who has won."""


class Declared:
    """The declarations of a game: its kinds of things, facts, actions, decisions, events and components.

    A situation begins with `begins`, at its first step or at the one that the key of the fact `step` says. Where a file
    says nothing of how things stand but `before_set_up`, the game is set up by `sets_up` first; or only
    `set_up_if_said`, by the key of that fact. `players` is the key
    under which a file says who plays, all sides in a row; without it each side has a key of its own. `keys` are further
    keys, for what is no fact, and `described` the sentences of `Given` for them; `arranges` does what follows from a
    file besides the facts that it says, and reports what no game can come to; `midway` begins in the middle of what
    the facts tell of, and says whether they do. `matters` are further forms of what
    players are asked to decide. `writes` says of a position what stands
    under those further keys; `definitions` are the named parts of the schema of these keys. `stands` are the facts by
    which players stand at places in a drawing of the table; if none is named, those that are called "at".

    Raises Untyped where a sentence has a slot of a kind that the game does not have, ValueError where a name is used
    twice.
    """

    def __init__(
        self,
        *,
        seats: tuple[Seat, ...],
        kinds: Mapping[str, Kind[Any]] = {},
        facts: Iterable[Fact[Any]] = (),
        actions: Iterable[Action] = (),
        decisions: Iterable[Action] = (),
        events: Iterable[EventKind] = (),
        components: Iterable[Component] = (),
        incidents: Iterable[Incident] = (),
        moments: tuple[str, ...] = (),
        questions: "Iterable[Statement]" = (),
        reached: str = "step {step}",
        matters: tuple[str, ...] = (),
        examples: tuple[str, ...] = (),
        begins: Procedure,
        step: Counter | None = None,
        sets_up: Procedure | None = None,
        before_set_up: tuple[Fact[Any], ...] = (),
        set_up_if_said: bool = False,
        procedures: Iterable[Procedure] = (),
        players: str = "",
        keys: Mapping[str, Field] = {},
        arranges: "Callable[[Any, Any], None] | None" = None,
        midway: "Callable[[Any], bool] | None" = None,
        writes: "Callable[[Any, dict[str, Any]], None] | None" = None,
        described: "Iterable[Described]" = (),
        readings: tuple[Reading, ...] = (),
        definitions: Mapping[str, Callable[[], Schema]] = {},
        stands: "Iterable[Fact[Any]]" = (),
        reference: Path,
    ) -> None:
        self.seats: Final = seats
        self.moments: Final = moments
        self.definitions: Final = dict(definitions)
        self._matters: Final = matters
        self.questions: Final = tuple(questions)
        self.reached: Final = reached
        self.examples: Final = examples
        self.actions: Final = tuple(actions)
        self.decisions: Final = tuple(decisions)
        self.components: Final = tuple(components)
        self.incidents: Final = tuple(incidents)
        kept = (fact for component in self.components for fact in component.facts())
        self.winner: Final = winner(seats)
        self.facts: Final = (*facts, *kept, self.winner)
        self.begins: Final = begins
        at = (fact for fact in self.facts if isinstance(fact, Spot) and isinstance(fact.of, Seat) and fact.name == "at")
        self.stands: Final = tuple(stands) or tuple(at)
        self.step: Final = step
        self.sets_up: Final = sets_up
        self.before_set_up: Final = before_set_up
        self.set_up_if_said: Final = set_up_if_said
        self.players: Final = players
        self.keys: Final = keys
        self.arranges: Final = arranges
        self.midway: Final = midway
        self.writes: Final = writes
        self.described: Final = tuple(described)
        known = (*sequences(begins), *(() if sets_up is None else (sets_up,)), *procedures)
        self.procedures: Final[dict[str, Procedure]] = {procedure.name: procedure for procedure in known}
        self.readings: Final = readings
        self.reference: Final = reference
        self.events: Final = _once_each("event", {event.name: event for event in events}, events)
        self.kinds: Final[dict[str, Kind[Any]]] = {
            "player": Anybody(*seats),
            "number": Number(),
            "words": Free("some words"),
            **{seat.name: seat for seat in seats},
            **kinds,
        }
        for fact in self.facts:
            self.kinds.update(fact.kinds())
        for component in self.components:
            self.kinds.update(component.kinds())
        self._at: dict[str, tuple[Action, ...]] = {}
        self._check()

    def at(self, opportunity: Opportunity) -> tuple[Action, ...]:
        """The actions that are done at an opportunity, in the order of their declaration."""
        found = self._at.get(opportunity.name)
        if found is None:
            found = self._at[opportunity.name] = tuple(a for a in self.actions if opportunity in a.opportunities)
        return found

    @property
    def things(self) -> tuple[Named[Any], ...]:
        """The kinds of things, besides players, of which a file says facts."""
        found = (fact.of for fact in self.facts if fact.key and isinstance(fact.of, Named) and fact.of.key)
        return tuple(dict.fromkeys(found))

    @property
    def steps(self) -> tuple[str, ...]:
        """The numbered steps of the sequence with which it begins: a situation may begin at any of them."""
        return tuple(step.number for step in self.begins.steps if step.number)

    @property
    def numbered(self) -> tuple[str, ...]:
        """The numbered steps of every sequence that it goes through of itself."""
        steps = (step.number for one in sequences(self.begins) for step in one.steps)
        return tuple(dict.fromkeys(number for number in steps if number))

    def with_key(self, of: Kind[Any] | None) -> tuple[Fact[Any], ...]:
        """The facts about each entity of a kind, or about the table, that a file may say."""
        return tuple(fact for fact in self.facts if fact.key and fact.of is of)

    @property
    def statements(self) -> tuple[Statement, ...]:
        """The sentences that ask how things stand: those of the facts, and the game's own."""
        won = self.winner
        nobody = Statement(Form("nobody has won"), won, lambda game, _slots: not won(game))
        side = Statement(Form("{value:winner} have won"), won, lambda game, slots: won(game) == slots["value"])
        over = (
            *(Statement(Form(text), won, _is_over) for text in ("the game is over", "the game ends")),
            *(Statement(Form(text), won, _goes_on) for text in ("the game is not over", "the game does not end")),
        )
        of_facts = (statement for fact in self.facts for statement in fact.statements())
        return (*self.questions, nobody, side, *over, *of_facts)

    @property
    def matters(self) -> tuple[str, ...]:
        """The forms of what players are asked to decide: at opportunities, by decisions, and the game's own."""
        decided = (one.asks or one.name for one in self.decisions)
        return tuple(dict.fromkeys((*(one.name for one in self.opportunities), *decided, *self._matters)))

    @property
    def opportunities(self) -> tuple[Opportunity, ...]:
        """All of them, in the order in which actions name them."""
        return tuple(dict.fromkeys(o for action in self.actions for o in action.opportunities))

    def _check(self) -> None:
        _once_each("fact", {(id(fact.of), fact.name): fact for fact in self.facts}, self.facts)
        forms: list[Form] = [form for deed in (*self.actions, *self.decisions, *self.incidents) for form in deed.forms]
        forms += [form for kind in self.events.values() for form in (kind.says, *kind.asks)]
        forms += [statement.form for statement in self.statements]
        forms += [Form(text) for text in (*self.moments, *self.matters)]
        for form in forms:
            for slot, kind in form.slots.items():
                if kind not in self.kinds:
                    known = ", ".join(sorted(self.kinds))
                    raise Untyped(f'{{{slot}:{kind}}} in "{form.text}": there is no kind {kind}; there are {known}')


def sequences(procedure: Procedure) -> tuple[Procedure, ...]:
    """A sequence, and those that its steps go through."""
    found = [procedure]
    for step in procedure.steps:
        if isinstance(step.act, Through):
            found += (inner for one in step.act.procedures for inner in sequences(one))
    return tuple(found)


def _is_over(game: Any, _slots: Slots) -> bool:
    """True where nothing goes on any more, whoever has won."""
    return game.stack is None


def _goes_on(game: Any, slots: Slots) -> bool:
    """True where the game is not over."""
    return not _is_over(game, slots)


def winner(seats: tuple[Seat, ...]) -> Spot[str]:
    """The fact of who has won: a player, or a side."""
    return Spot(WINNER_CELL[1], None, Sides(*seats), says="{value:winner} has won", value="the winner", key="")


def _once_each(what: str, by_name: "dict[Any, Any]", given: Iterable[Any]) -> "dict[Any, Any]":
    names = [one.name for one in given]
    if len(by_name) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"two kinds of {what} are called {twice}")
    return by_name
