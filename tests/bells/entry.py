"""The game of bells, as the rooms above know a game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from adjudicator.engine.choices import Choice, Option, Question
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.engine.trace import Record
from adjudicator.games.asking.about_events import ABOUT_EVENTS, event_phrases
from adjudicator.games.asking.events import Events
from adjudicator.games.asking.happenings import became, changed, step
from adjudicator.games.asking.places import wrote
from adjudicator.games.asking.question import Answering, Asking, Questions, yes
from adjudicator.games.interface import Asked, Cards, Deed, Price
from adjudicator.language.phrases import Grammar, Phrase, sentences_schema
from adjudicator.language.records import Field, may
from adjudicator.language.shapes import Checking, Schema, Word
from adjudicator.language.source import Node, Text
from bells.play import READINGS, ROUND, TABLE, Bells

DEEDS = Grammar(
    (
        Phrase("ring", "{who} rings", "ann rings"),
        Phrase("strike", "{who} strikes", "ann strikes"),
        Phrase("choose", "{who} chooses {tone}", "ann chooses high"),
        Phrase("until", "{moment} begins", "phase 3 begins"),
    )
)
QUESTIONS = Grammar(
    (
        Phrase("rung", "the bell has rung {n} times", "the bell has rung 2 times"),
        Phrase("rung this round", "the bell has rung this round", "the bell has rung this round"),
        Phrase("won", "{who} has won", "ann has won"),
        *event_phrases("the bell rings", "the gong sounds", "step 1", "ann decides a tone", "ann", "bells.1"),
    )
)
EVENTS = Grammar(
    (
        Phrase("ring", "the bell rings", "the bell rings"),
        Phrase("sound", "the gong sounds", "the gong sounds"),
        Phrase("step", "step {step}", "step 1"),
    )
)


class BellsTable:
    """A game of bells that is set up."""

    def __init__(self, game: Bells) -> None:
        self.game = game
        self.assumed: list[str] = []

    def not_modelled(self) -> tuple[str, ...]:
        return ()

    def deed(self, node: Node, at: Checking) -> Deed | None:
        said = DEEDS.read(node.text) if isinstance(node, Text) else None
        if said is None or not isinstance(node, Text):
            at.fault("E210", "that is not understood", node)
            return None
        if said.name == "until":
            return Deed(node.text, node, until=f"{said.slots['moment']} begins")
        tone = said.slots.get("tone")
        return Deed(node.text, node, said.slots["who"], said.name, (tone,) if tone else ())

    @property
    def players(self) -> tuple[str, ...]:
        return (self.game.player,)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        return ASKED.understand(self, sentence, node, at)

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        if given != self.game.player:
            at.fault("E302", f'nobody is called "{given}"', node)
        return given

    def person(self, given: str, node: Node, at: Checking) -> str:
        return self.entity(given, node, at)

    def option(self, deed: Deed, question: Question) -> Option | None:
        said = (deed.who, deed.verb, deed.things)
        return next((one for one in question.options if said == (one.who, one.verb, one.things)), None)

    def answers(self, deed: Deed, question: Choice) -> bool:
        return False

    def has_come_about(self, deed: Deed, since: int) -> bool:
        return False

    def sentence(self, option: Option) -> str:
        return option.label

    def entry(self, question: Question, option: Option) -> str:
        return f"{option.who} {option.verb}s {' '.join(option.things)}".strip()

    def price(self, option: Option) -> tuple[Price, ...]:
        return ()

    def allowed_by(self, question: Question, option: Option) -> str:
        return question.rule

    def attempts(self) -> Iterable[tuple[str, str]]:
        return [(self.game.player, f"{self.game.player} {said}") for said in ("rings", "strikes", "chooses high")]

    def missed(self, deed: Deed) -> bool:
        return False

    def is_action(self, deed: Deed) -> bool:
        return False

    def why_not(self, deed: Deed) -> Reasons:
        waiting = self.game.waiting
        here = waiting.question if waiting is not None else None
        if here is None or self.option(deed, here) is not None:
            return ()
        return (Reason("bells.1" if deed.verb == "ring" else "bells.2", "not now"),)

    def misplaced(self, deed: Deed) -> bool:
        return False

    def attempt(self, deed: Deed) -> Option | None:
        return None

    def at_rest(self, question: Choice) -> bool:
        return question.what.startswith("Phase")

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        return deed.verb in ("strike", "choose") and question.what == "Phase 1"

    def look_as(self, player: str) -> str:
        """Whoever stands in the belfry hears everything."""
        return "everybody hears the bell"

    def shown(self, record: Record) -> Record:
        """Everything is shown."""
        return record

    def shows_options(self, who: Sequence[str]) -> bool:
        """Everybody's options are shown."""
        return True

    def may_end(self, question: Choice) -> bool:
        return self.at_rest(question)

    def happen(self, calls: Sequence[Call]) -> Option:
        raise NotImplementedError

    def name(self, entity: str) -> str:
        return entity


def _rung(asking: Asking[BellsTable]) -> Answering[BellsTable]:
    number = asking.number()
    return lambda table: yes(table.game.rung("rung") == number, wrote(table, "bell", "rung"))


def _rung_this_round(_asking: Asking[BellsTable]) -> Answering[BellsTable]:
    return lambda table: yes(table.game.rung("this round") > 0, wrote(table, "bell", "this round"))


def _won(asking: Asking[BellsTable]) -> Answering[BellsTable]:
    who = asking.person("who")
    return lambda table: yes(table.game.state.read(TABLE, "winner") == who, wrote(table, TABLE, "winner"))


HAPPENINGS: Events[BellsTable] = Events(
    EVENTS,
    {
        "ring": lambda said: changed("bell", "rung", True),
        "sound": lambda said: became(TABLE, "winner", said.table.game.player),
        "step": lambda said: step(said.said.slots["step"]),
    },
)
KINDS = {**ABOUT_EVENTS, "rung": _rung, "rung this round": _rung_this_round, "won": _won}
ASKED: Questions[BellsTable] = Questions(QUESTIONS, KINDS, HAPPENINGS.understand)


class BellsGame:
    """Bells has one edition, two readings and two profiles of them."""

    name = "bells"
    title = "Bells"
    editions: tuple[str, ...] = ()
    fields: ClassVar[dict[str, Field]] = {"player": may(Word("a player"), "ann", "who plays")}
    readings = READINGS
    reference = Path(__file__).parent / "reference"

    def setting(self, **values: object) -> object:
        return values["player"]

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> BellsTable:
        assert edition == ""
        game = Bells(str(setting), readings)
        game.start(ROUND, None)
        return BellsTable(game)

    def definitions(self) -> dict[str, Schema]:
        return {"deed": sentences_schema("a deed", DEEDS), "question": sentences_schema("a question", QUESTIONS)}

    def tell(self, event: Event) -> str:
        return event.kind

    def example(self) -> str:
        return "game: bells\n"

    def cards(self) -> Cards | None:
        return None


GAME = BellsGame()
