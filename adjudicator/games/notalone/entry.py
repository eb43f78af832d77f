"""Not Alone, as the rooms above know it."""

from functools import partial
from pathlib import Path

from adjudicator.engine.readings import Readings
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.table import KitTable
from adjudicator.games.notalone.cards.printed import CARDS
from adjudicator.games.notalone.declared import NOT_ALONE
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.situation.building import Builder
from adjudicator.games.notalone.situation.setting import FIELDS, Setting
from adjudicator.games.notalone.situation.views import NotAloneView
from adjudicator.language.phrases import Grammar
from adjudicator.language.shapes import Checking

_HERE = Path(__file__).parent


def _listed(where: str, *grammars: Grammar) -> str:
    """The sentences that may stand under a key, as a comment: each by its example."""
    said = dict.fromkeys(phrase.example or phrase.form for grammar in grammars for phrase in grammar.phrases)
    return f"\n# Every kind of sentence of {where}\n" + "".join(f"#   {sentence}\n" for sentence in said)


class NotAloneGame(KitGame):
    """The game and its reference."""

    def __init__(self) -> None:
        super().__init__("notalone", "Not Alone", partial(NotAlone, CARDS), NOT_ALONE)
        self.fields = FIELDS

    def setting(self, **values: object) -> object:
        """The game's own part of a situation."""
        return Setting(**values)  # type: ignore[arg-type]

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> KitTable:
        """Sets the game up as the setting says; faults are reported to `at`."""
        assert isinstance(setting, Setting)
        builder = Builder(NotAlone(CARDS, self.declared, Readings(self.readings, readings)), setting, at)
        game = builder.build()
        return KitTable(game, self, tuple(builder.assumed), NotAloneView(game, self.deeds))

    def example(self) -> str:
        """A commented situation to start from."""
        start = (_HERE / "situation" / "example.yaml").read_text(encoding="utf-8")
        deeds, questions = self.deeds.grammar, (self.questions.grammar, self.questions.happenings)
        return start + _listed("do:", deeds) + _listed("ask:, expect: and claims:", *questions)


GAME = NotAloneGame()
