"""What every game offers to the rooms above: the shape of its situations, its sentences, and its reference."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from adjudicator.engine.choices import Choice, Option, Question
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.engine.readings import Reading
from adjudicator.engine.trace import Record
from adjudicator.language.diagnostics import register
from adjudicator.language.records import Field
from adjudicator.language.shapes import Checking, Schema
from adjudicator.language.source import Node
from adjudicator.named import NamedTuple, Protocol

register("E210", "a sentence that nothing understands")
register("E301", "no card of this name")
register("E302", "nothing of this name in the situation")
register("E303", "two things of one name")
register("E401", "a card in two places")
register("E402", "a number that cannot be")
register("E403", "this cannot be there")
register("E404", "an ability that is not modelled")


class Deed(NamedTuple):
    """One thing that the file says is done: a request, a decision, a draw, or something that simply happens.

    `verb` and `things` are compared with the options that the machine offers; `then` are decisions that belong to it
    ("on ghoul"), `further` what else the sentence says is done; `happens` is set where nobody decides it. `until` is a
    moment: everybody passes what they may pass until it is reached.
    """

    said: str
    node: Node
    who: str = ""
    verb: str = ""
    things: tuple[str, ...] = ()
    then: tuple["Deed", ...] = ()
    happens: tuple[Call, ...] = ()
    further: tuple["Deed", ...] = ()
    draw: bool = False
    unknown: bool = False
    until: str = ""


class Answer(NamedTuple):
    """The answer to a question: its value as people write it, and the places in the trace on which it rests.

    The first of these places shows it, the others led to it. `reads` are the facts that it is read off, where a game
    keeps some of them secret: (entity, field).
    """

    value: str
    places: tuple[int, ...] = ()
    reads: tuple[tuple[str, str], ...] = ()


class Price(NamedTuple):
    """Part of what something costs: in words, of what kind, how much, and the card or player that it is taken from.

    `kind` is a plain word of the game for programs: "action", "resource", "exhaust", "will".
    """

    says: str
    kind: str
    amount: int = 1
    of: str = ""


class Asked(Protocol):
    """A question that has been understood; some look back at what happened, and need the trace."""

    @property
    def looks_back(self) -> bool:
        """Whether the answer depends on what happened, and not only on how things stand."""

    def answer(self, table: "Table") -> Answer:
        """The answer as the game stands."""

    def near(self, table: "Table") -> tuple[int, ...]:
        """The places in the trace at which something else happened than what is asked, the likeliest first.

        None if nothing like it did.
        """

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that it names."""

    @property
    def unshown(self) -> str:
        """What is so where the answer is no and no place in the trace shows why."""


class Table(Protocol):
    """A game that is set up: the machine and everything that turns a sentence into something it understands."""

    assumed: list[str]

    @property
    def game(self) -> Machine:
        """The machine on which the game is played."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays, as the file names them."""

    def not_modelled(self) -> tuple[str, ...]:
        """What the situation has in it that the game does not model, one line each: a ruling must say so."""

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """What an entry of `do:` says; None and a fault if it cannot be understood."""

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """What an entry of `ask:` asks; None and a fault if it cannot be understood."""

    def option(self, deed: Deed, question: Question) -> Option | None:
        """The legal answer that a deed gives to the question that is asked; None if it gives none."""

    def answers(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed is meant for this question, even if the rules refuse it there."""

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """Whether a deed says what has come about since this place in the trace without anybody's choice."""

    def sentence(self, option: Option) -> str:
        """An option as the file would say it."""

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer, be it chosen or drawn."""

    def price(self, option: Option) -> tuple[Price, ...]:
        """What the game charges whoever takes an option, as it is now."""

    def allowed_by(self, question: Question, option: Option) -> str:
        """The rule by which an option may be taken here."""

    def attempts(self) -> Iterable[tuple[str, str]]:
        """What might be tried with what is at hand, be it legal or not: who, and the sentence of `do:`."""

    def missed(self, deed: Deed) -> bool:
        """Whether a deed was for this moment or one before, in what is being resolved, and for none that comes."""

    def is_action(self, deed: Deed) -> bool:
        """Whether a deed is allowed or refused at the very question it answers: an action between two actions, …"""

    def why_not(self, deed: Deed) -> Reasons:
        """Why a deed is not legal at this moment; empty if it is."""

    def misplaced(self, deed: Deed) -> bool:
        """Whether a deed is an answer that no rule forbids: where nothing asks for it the file is at fault."""

    def attempt(self, deed: Deed) -> Option | None:
        """An answer to the question at rest by which a deed that is not legal is tried, and abandoned by the rules."""

    def at_rest(self, question: Choice) -> bool:
        """Whether this question may stay unanswered at the end of a file: nothing is in the middle of resolving."""

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed that is not possible at this question at rest belongs to a later moment by its nature."""

    def may_end(self, question: Choice) -> bool:
        """Whether a file may end at this question: nobody is in the middle of anything."""

    def happen(self, calls: Sequence[Call]) -> Option:
        """An answer to the question at rest by which something simply happens."""

    def name(self, entity: str) -> str:
        """An entity as the file names it."""

    def look_as(self, player: str) -> str:
        """From now on the table shows what this player may know; why not, if the table cannot be seen that way."""

    def shown(self, record: Record) -> Record | None:
        """A record of the trace as it is shown: whole, with what is secret left out, or not at all."""

    def shows_options(self, who: Sequence[str]) -> bool:
        """Whether the options of these players are shown."""


class Known(NamedTuple):
    """A card as the game knows it: its file, and by what it is looked for."""

    name: str
    type: str
    traits: tuple[str, ...]
    not_modelled: tuple[str, ...]
    path: Path
    users: bool


class Imported(NamedTuple):
    """What came of bringing cards in: the new ones, those that were there, and what was left out and why."""

    folder: Path
    written: tuple[str, ...]
    kept: tuple[str, ...]
    left_out: tuple[str, ...]


class Cards(Protocol):
    """The cards that a game knows, and those that its users bring along."""

    forms: tuple[str, ...]

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the cards lie that users bring along."""

    def find(self, name: str) -> Known | None:
        """The card of this name; InputAtFault if its file is at fault."""

    def names(self) -> tuple[str, ...]:
        """The names of all cards."""

    def all(self) -> tuple[Known, ...]:
        """All cards, by their names; InputAtFault if a file is at fault."""

    def bring_in(self, form: str, source: Path, to: Path | None) -> Imported:
        """Writes the cards of a collection to the user's folder; InputAtFault, and nothing is written, for a fault."""


class Game(Protocol):
    """A game that the adjudicator knows; `editions` are those of its reference, none where there is only one."""

    name: str
    title: str
    editions: tuple[str, ...]
    fields: dict[str, Field]
    readings: tuple[Reading, ...]
    reference: Path

    def setting(self, **values: object) -> object:
        """The game's own part of a situation, from the values of its fields."""

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> Table:
        """Sets the game up as the setting says; faults are reported to `at`."""

    def definitions(self) -> dict[str, Schema]:
        """The named parts of the JSON Schema of a situation."""

    def tell(self, event: Event) -> str:
        """The event in a sentence, with the names of the file."""

    def example(self) -> str:
        """A commented situation to start from."""

    def cards(self) -> Cards | None:
        """The cards of the game; None if it has none that anybody looks up."""
