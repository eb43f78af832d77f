"""A game of the kit, as the rooms above know a game."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

from adjudicator.engine.events import Event
from adjudicator.engine.readings import Reading, Readings
from adjudicator.games.interface import Cards, NotWritable, Table
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.deeds import Deeds
from adjudicator.games.kit.example import keys, sentences
from adjudicator.games.kit.given import Givens, Piece
from adjudicator.games.kit.keys import fields_of, setting_of
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.progress import check, facts_written, written
from adjudicator.games.kit.questions import KitQuestions
from adjudicator.games.kit.setting import Setting
from adjudicator.games.kit.setting_up import Builder
from adjudicator.games.kit.table import KitTable
from adjudicator.games.kit.views import KitView
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nodes import node_of
from adjudicator.language.phrases import sentences_schema
from adjudicator.language.records import Field, Record
from adjudicator.language.shapes import Checking, Schema
from adjudicator.language.source import Source

Playing = Callable[[Declared, Readings], Play]
"""The machine on which a game is played, from its declarations and the readings."""


class KitGame:
    """Everything that a game is to the rooms above, derived from what it declares.

    `start` is a situation to start from, `view` how the table is seen by one player.
    """

    def __init__(
        self,
        name: str,
        title: str,
        play: Playing,
        declared: Declared,
        start: Path | None = None,
        view: type[KitView] = KitView,
    ) -> None:
        self.name, self.title = name, title
        self.editions: tuple[str, ...] = ()
        self.declared = declared
        self.readings: tuple[Reading, ...] = declared.readings
        self.reference: Path = declared.reference
        self.fields: dict[str, Field] = fields_of(declared)
        self._play, self._start, self._view = play, start, view

    @cached_property
    def deeds(self) -> Deeds:
        """The sentences of `do:`."""
        of = self.declared
        return Deeds(
            of.kinds,
            (*of.actions, *of.decisions),
            components=of.components,
            incidents=of.incidents,
            moments=of.moments,
            examples=of.examples,
        )

    @cached_property
    def questions(self) -> KitQuestions:
        """The sentences of `ask:`, `expect:` and `claims:`."""
        return KitQuestions(self.declared, self.deeds)

    @cached_property
    def _givens(self) -> Givens:
        of = self.declared
        return Givens(of.kinds, of.statements, of.described, of.examples)

    def given(self, sentence: str) -> Piece | None:
        """The piece of a situation that a sentence of `Given` describes; None if it describes nothing."""
        return self._givens.piece(sentence)

    def written(self, table: Table) -> dict[str, object]:
        """A position as the keys of a situation that goes on as it does. Raises NotWritable."""
        assert isinstance(table, KitTable)
        try:
            return self._checked(table.game, written(table.game))
        except NotWritable as in_words:
            if self.declared.midway is None:
                raise
            try:
                return self._checked(table.game, facts_written(table.game))
            except NotWritable:
                raise in_words from None

    def _checked(self, game: Play, keys: dict[str, object]) -> dict[str, object]:
        """The keys of a game, if a game that is set up from them is the same. Raises NotWritable."""
        check(game, self._set_up_again(game, keys))
        return {"game": self.name} | keys

    def _set_up_again(self, game: Play, keys: dict[str, object]) -> Play:
        """A game that is set up from what is written of another, at its first question."""
        faults, root = Faults(), node_of(keys)
        at = Checking(Source("the position", "", root), faults)
        setting = Record(lambda **values: setting_of(self.declared, values), self.fields, lenient=True).check(root, at)
        again = self._play(self.declared, game.readings)
        Builder(again, setting, at).build()
        if faults:
            raise NotWritable(next(iter(faults)).message)
        again.run()
        return again

    def setting(self, **values: object) -> object:
        """The game's own part of a situation, from the values of its keys."""
        return setting_of(self.declared, values)

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> KitTable:
        """Sets the game up as the setting says; faults are reported to `at`."""
        assert isinstance(setting, Setting)
        game = self._play(self.declared, Readings(self.readings, readings))
        assumed = Builder(game, setting, at).build()
        return KitTable(game, self.deeds, self.questions, self._view(game, self.deeds), assumed)

    def definitions(self) -> dict[str, Schema]:
        """The named parts of the JSON Schema of a situation."""
        questions = self.questions
        return {
            **{name: definition() for name, definition in self.declared.definitions.items()},
            "deed": sentences_schema("a sentence of what is done", self.deeds.grammar),
            "question": sentences_schema(
                "a statement about the outcome, or a value", questions.grammar, questions.happenings
            ),
        }

    def tell(self, event: Event) -> str:
        """The event in a sentence."""
        kind = self.declared.events.get(event.kind)
        return event.kind if kind is None else kind.tell(event)

    def lies(self, holder: str, zone: str, things: Sequence[object], *, there: bool) -> str:
        """That things lie in a zone, or lie there no more, as its fact tells it."""
        found = next((fact for fact in self.declared.facts if fact.name == zone), None)
        return "" if found is None else found.told(holder, things, there=there)

    def example(self) -> str:
        """A situation to start from, with every key and every kind of sentence as a comment."""
        plain = f"game: {self.name}\ntitle: What happens?\ndo: []\nask: []\n"
        lines = [plain if self._start is None else self._start.read_text(encoding="utf-8")]
        lines += ["# Keys that say how things stand:", *keys(self.declared)]
        lines += sentences("do:", self.deeds.grammar)
        lines += sentences("ask:, expect: and claims:", self.questions.grammar, self.questions.happenings)
        return "\n".join(lines) + "\n"

    def cards(self) -> Cards | None:
        """Nobody brings cards along."""
        return None
