"""Not Alone, as the rooms above know it."""

from pathlib import Path

from adjudicator.engine.events import Event
from adjudicator.games.interface import Cards, NotWritable, Table
from adjudicator.games.notalone.readings import READINGS
from adjudicator.games.notalone.situation.building import Builder
from adjudicator.games.notalone.situation.sentences import DEEDS, EVENTS, QUESTIONS
from adjudicator.games.notalone.situation.setting import FIELDS, Setting
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.games.notalone.telling import tell
from adjudicator.language.phrases import Grammar, sentences_schema
from adjudicator.language.shapes import Checking, Schema

_HERE = Path(__file__).parent


def _listed(where: str, *grammars: Grammar) -> str:
    """The sentences that may stand under a key, as a comment: each by its example."""
    said = dict.fromkeys(phrase.example or phrase.form for grammar in grammars for phrase in grammar.phrases)
    return f"\n# Every kind of sentence of {where}\n" + "".join(f"#   {sentence}\n" for sentence in said)


class NotAloneGame:
    """The game and its reference."""

    name = "notalone"
    title = "Not Alone"
    editions = ()
    fields = FIELDS
    readings = READINGS
    reference = _HERE / "reference"

    def setting(self, **values: object) -> object:
        """The game's own part of a situation."""
        return Setting(**values)  # type: ignore[arg-type]

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> NotAloneTable:
        """Sets the game up as the setting says; faults are reported to `at`."""
        assert isinstance(setting, Setting)
        builder = Builder(setting, readings, at)
        return NotAloneTable(builder.build(), builder.assumed)

    def given(self, sentence: str) -> dict[str, object] | None:
        """Nothing: scenarios describe it in YAML."""
        return None

    def written(self, table: Table) -> dict[str, object]:
        """Its positions cannot be written out."""
        raise NotWritable("positions of this game cannot be written out yet")

    def definitions(self) -> dict[str, Schema]:
        """The named parts of the JSON Schema of a situation."""
        return {
            "deed": sentences_schema("a sentence of what is done", DEEDS),
            "question": sentences_schema("a statement about the outcome, or a value", QUESTIONS, EVENTS),
        }

    def tell(self, event: Event) -> str:
        """The event in a sentence."""
        return tell(event)

    def example(self) -> str:
        """A commented situation to start from."""
        start = (_HERE / "situation" / "example.yaml").read_text(encoding="utf-8")
        return start + _listed("do:", DEEDS) + _listed("ask:, expect: and claims:", QUESTIONS, EVENTS)

    def cards(self) -> Cards | None:
        """All cards are known; nobody brings any along."""
        return None


GAME = NotAloneGame()
