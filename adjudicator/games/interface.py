"""The interface of every game: the shape of its situations, its sentences, and its reference."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.engine.readings import Reading
from adjudicator.engine.trace import Record
from adjudicator.language.records import Field
from adjudicator.language.shapes import Checking, Schema
from adjudicator.language.source import Node


class Coming(Protocol):
    """Something that may happen, found in a trace."""

    def places(self, records: Sequence[Record]) -> tuple[int, ...]:
        """The places in a trace at which it happened."""

    def near(self, records: Sequence[Record]) -> tuple[int, ...]:
        """The places at which it all but happened; none if nowhere."""


class Deed(NamedTuple):
    """One deed in a file: a request, a decision, a draw, or something that simply happens.

    `verb` and `things` are compared with the options that the machine offers; `then` are decisions that belong to the
    deed ("on ghoul"), `further` are the other deeds of the sentence; `happens` is set if nobody decides it. `until` is
    a moment, and `over` a sequence: everybody passes optional opportunities until that is reached, or this is over.
    `act` is the deed's meaning to the game, if its words alone do not give it. `comes` is what nobody does: the file
    says only that it comes about.
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
    over: str = ""
    act: object = None
    comes: Coming | None = None

    @property
    def waits(self) -> bool:
        """True of a moment for which everybody waits."""
        return bool(self.until or self.over)


class NotWritable(Exception):
    """A position cannot be written out as a situation; the message names the part that no file can say."""


COMES_ABOUT: Final = "it comes about that "
"""The words before what happens: a question, and an entry of `do:` for what nobody decides."""
SECRET: Final = "secret"
"""The answer to a question about what the viewer of the table may not know."""


class Answer(NamedTuple):
    """The answer to a question: its value as people write it, and the places in the trace on which it rests.

    The first of these places shows the answer, the others led to it. `reads` are the facts (entity, field) from which
    it is read, if the game keeps some of them secret. `reasons` are those by which the answer itself is what it is: of
    a question about what is legal, the rule that allows it or those that forbid it. Where no place shows the answer,
    something similar happened `near` it, unless it `stands_by` the rules by which things are as they are. An answer
    about `order` says what comes first. No rule is the reason of an answer of which `nothing` is: nobody has tried what
    is asked about, or a value is as it is printed.
    """

    value: str
    places: tuple[int, ...] = ()
    reads: tuple[tuple[str, str], ...] = ()
    reasons: Reasons = ()
    near: tuple[int, ...] = ()
    order: bool = False
    nothing: bool = False
    stands_by: tuple[str, ...] = ()


class Price(NamedTuple):
    """Part of a cost: its words, its kind, its amount, and the card or player that pays it.

    `kind` is a plain word of the game for programs: "action", "resource", "exhaust", "will".
    """

    says: str
    kind: str
    amount: int = 1
    of: str = ""


class Asked(Protocol):
    """A question that has been read; some questions look back at events, and need the trace."""

    @property
    def looks_back(self) -> bool:
        """True if the answer depends on past events, and not only on the present position."""

    @property
    def at_choice(self) -> bool:
        """True if it asks what may be done, or who decides: it is asked at the next choice, not on the way to it."""

    @property
    def deed(self) -> "Deed | None":
        """The deed of which it asks if it may be done; None of any other question."""

    def answer(self, table: "Table") -> Answer:
        """The answer in the present position."""

    def near(self, table: "Table") -> tuple[int, ...]:
        """The places in the trace at which a similar but different event happened, the likeliest first.

        Empty if there is none.
        """

    @property
    def happenings(self) -> Sequence[Coming]:
        """Whatever the sentence names that may happen."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that the question names."""

    @property
    def unshown(self) -> str:
        """The contradicting fact, for the answer no when no place in the trace shows it."""


Moment = Literal["here", "later", "past", "unasked", "any"]
"""The moment for which a deed is meant: this very question, a later one, one before, none that any rule forbids it at
(where nothing asks for it, the file is at fault), or any at which it is legal."""


class Judgement(Protocol):
    """A deed, judged at this moment: as an answer to the question that is asked, if one is."""

    @property
    def option(self) -> Option | None:
        """The legal answer that the deed gives; None if it gives none."""

    @property
    def leaves_open(self) -> tuple[Option, ...]:
        """The legal answers among which the words of the deed do not tell, each another thing; empty if they do."""

    def why_not(self) -> Reasons:
        """The reasons against the deed at this moment, if any. The trace shows the cards that forbid it."""

    @property
    def moment(self) -> Moment:
        """The moment for which the deed is meant, whether it is legal there or not."""

    @property
    def is_action(self) -> bool:
        """True if it is judged at the very question that it answers, such as an action between two actions."""

    @property
    def means_anew(self) -> bool:
        """True if a name in its sentence may mean another thing by now than as the game began: whatever is current."""

    @property
    def unasked(self) -> Reasons:
        """The reason against a decision where nothing asks for it; empty of a deed for which nothing has to ask."""

    @property
    def stays(self) -> bool:
        """True if the deed is never done past the end of the sequence in which it is written."""

    @property
    def never_in(self) -> tuple[str, ...]:
        """The sequences in which it is never done: one that is written there is for what comes behind them."""

    @property
    def longer(self) -> str:
        """A sentence that goes on from that of the deed and means something by itself; empty if there is none."""

    @property
    def attempt(self) -> Option | None:
        """The answer by which a deed that is not legal is tried, and abandoned by the rules; None if there is none."""

    @property
    def assumed(self) -> str:
        """What is assumed as the deed happens at this moment, in words that go on its sentence; empty if nothing is."""

    def has_come_about(self, since: int) -> bool:
        """True if the deed has come about since this place in the trace without anybody's choice."""

    def done_by(self, since: int) -> str:
        """Whoever has done it since this place without anybody's choice, where the sentence names somebody else."""


class Offer(Protocol):
    """An option of a question, in the words of a file."""

    @property
    def sentence(self) -> str:
        """The option as a sentence."""

    @property
    def entry(self) -> str:
        """The sentence of `do:` that gives this answer, chosen or drawn."""

    @property
    def price(self) -> tuple[Price, ...]:
        """The present price of the option for the player who takes it."""

    @property
    def rule(self) -> str:
        """The rule that allows the option here."""


class View(Protocol):
    """The table as its viewer sees it: everybody at once, or one of the players."""

    def board(self) -> "Board":
        """The table as it is now, as far as the viewer may see it."""

    def look_as(self, player: str) -> str:
        """Restricts the view to the knowledge of this player; returns the reason if that is not possible."""

    def shown(self, record: Record) -> Record | None:
        """A record of the trace as the viewer sees it: whole, without secret parts, or None."""

    def shows_options(self, who: Sequence[str]) -> bool:
        """True if the viewer sees the options of these players."""


class About(NamedTuple):
    """A game that is set up: all players as the file names them, assumptions, and the parts that are not modelled.

    A ruling names what was assumed and what is not modelled, one line each.
    """

    players: tuple[str, ...]
    assumed: tuple[str, ...] = ()
    not_modelled: tuple[str, ...] = ()


Shown = tuple[str, str]
"""A fact that is shown: its name and its value; what is so or not has no value."""


class Piece(NamedTuple):
    """Somebody or something on the table: the name, the kind, where it is, and the facts that are shown of it.

    It stands at places or with other pieces. A card that lies before somebody is no `figure` on the map.
    """

    name: str
    kind: str = ""
    at: tuple[str, ...] = ()
    facts: tuple[Shown, ...] = ()
    figure: bool = True


class Board(NamedTuple):
    """The table at one moment, for drawings: its places with the paths between them, players, pieces, further facts."""

    places: tuple[Piece, ...] = ()
    paths: tuple[tuple[str, str], ...] = ()
    players: tuple[Piece, ...] = ()
    pieces: tuple[Piece, ...] = ()
    facts: tuple[Shown, ...] = ()


class Table(Protocol):
    """A game that is set up: the machine, and the meaning of sentences in this game."""

    @property
    def game(self) -> Machine:
        """The machine on which the game is played."""

    @property
    def about(self) -> About:
        """Who plays, and what a ruling has to say of the set-up."""

    @property
    def view(self) -> View:
        """The table as its viewer sees it."""

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """The deed of an entry of `do:`; None and a fault if the entry cannot be read."""

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question of an entry of `ask:`; None and a fault if the entry cannot be read."""

    def judge(self, deed: Deed) -> Judgement:
        """A deed, judged at this moment."""

    def offer(self, question: Question, option: Option) -> Offer:
        """An option of a question in the words of a file, with its price and rule."""

    def attempts(self) -> Iterable[tuple[str, str]]:
        """All attempts with the things at hand, legal or not: the player, and the sentence of `do:`."""


STOPPED: Final = "¦"
"""Stands in a part of a card that is not modelled where the reading of its text stopped."""


class Known(NamedTuple):
    """A known card: its file, and the fields by which it is looked for."""

    name: str
    type: str
    traits: tuple[str, ...]
    not_modelled: tuple[str, ...]
    path: Path
    users: bool


class LeftOut(NamedTuple):
    """An entry that an import leaves out: the file in which it stands, and its line; why; what to do about it."""

    entry: str
    path: str
    line: int | None
    why: str
    help: str

    def __str__(self) -> str:
        place = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.entry}: {self.why}"


class Imported(NamedTuple):
    """The result of an import: the new cards, the cards already known, and the entries left out with reasons.

    Cards whose text has changed since an import wrote them are read `again`; further entries are second `printings`.
    Of the new and changed cards so many are `read` whole, in part, and not beyond their figures.
    """

    folder: Path
    written: tuple[str, ...]
    kept: tuple[str, ...]
    left_out: tuple[LeftOut, ...]
    again: tuple[str, ...] = ()
    read: tuple[int, int, int] = (0, 0, 0)
    printings: int = 0


class Text(NamedTuple):
    """A card's text, said from its data: lines that are read as the same data, and its data that have no English yet.

    Parts of the printed text may not be modelled, so that no data say them.
    """

    name: str
    lines: tuple[str, ...]
    unsaid: tuple[str, ...]
    not_modelled: tuple[str, ...]


class Purchases(NamedTuple):
    """Purchases by which one deck becomes another: their situation as YAML, their sentences, what there is to spend.

    Between two sentences the situation asks what is left.
    """

    situation: str
    deeds: tuple[str, ...]
    spend: int


class Cards(Protocol):
    """The cards of a game, and those that its users have added."""

    forms: tuple[str, ...]

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of the cards that users have added."""

    def find(self, name: str) -> Known | None:
        """The card with this name; InputAtFault if its file is at fault."""

    def names(self) -> tuple[str, ...]:
        """The names of all cards."""

    def meant_by(self, name: str) -> str:
        """The card that may be meant by a name that none has, as a question; empty if none is near."""

    def text(self, name: str) -> Text | None:
        """The text of the card with this name, said from its data; InputAtFault if its file is at fault."""

    def all(self) -> tuple[Known, ...]:
        """All cards, by their names; InputAtFault if a file is at fault."""

    def bring_in(self, form: str, source: Path, to: Path | None) -> Imported:
        """Writes the cards of a collection to the user's folder, but for entries at fault, which are left out.

        InputAtFault if a file of it cannot be read, or the folder not be written; then nothing is written.
        """

    def deck(self, source: Path, mode: str, experience: int) -> str:
        """The situation in which the deck of a file is taken, as YAML; InputAtFault if the file has none."""

    def purchases(self, before: Path, after: Path, experience: int | None, log: tuple[str, ...]) -> Purchases:
        """The purchases by which one deck becomes another; InputAtFault for a fault in either."""


class Game(Protocol):
    """A game; `editions` are those of its reference, empty if there is only one."""

    name: str
    title: str
    editions: tuple[str, ...]
    fields: dict[str, Field]
    readings: tuple[Reading, ...]
    reference: Path

    def setting(self, **values: object) -> object:
        """The game's own part of a situation, from the values of its fields."""

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> Table:
        """Sets the game up as the setting describes it; faults are reported to `at`."""

    def given(self, sentence: str) -> dict[str, object] | None:
        """The piece of a situation that a sentence of `Given` describes; None if it describes nothing."""

    def written(self, table: Table) -> dict[str, object]:
        """A position as the keys of a situation that goes on as it does. Raises NotWritable with the cause."""

    def definitions(self) -> dict[str, Schema]:
        """The named parts of the JSON Schema of a situation."""

    def tell(self, event: Event) -> str:
        """An event as a sentence, with the names of the file."""

    def lies(self, holder: str, zone: str, things: Sequence[object], *, there: bool) -> str:
        """That things lie in a zone of the game, or lie there no more, as players say it; empty without such words."""

    def example(self) -> str:
        """A commented situation to start from."""

    def cards(self) -> Cards | None:
        """The cards of the game; None if it has none to look up."""
