"""The entry of Arkham Horror: The Card Game, by which the rest of the adjudicator knows it."""

from collections.abc import Sequence
from pathlib import Path

from adjudicator.engine.events import Event
from adjudicator.engine.readings import Readings
from adjudicator.games.arkham.asking.matters import MATTERS
from adjudicator.games.arkham.asking.questions import ASKED
from adjudicator.games.arkham.deeds.declared import DEEDS
from adjudicator.games.arkham.effects.offered import recorded_in
from adjudicator.games.arkham.events import tell
from adjudicator.games.arkham.printed import SCENARIO
from adjudicator.games.arkham.situation.building import build
from adjudicator.games.arkham.situation.reading_back import written
from adjudicator.games.arkham.situation.setting import FIELDS, PIECE, Setting, setting_of
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.whereabouts import lies
from adjudicator.games.interface import Cards, Table
from adjudicator.games.kit.named_readings import readings_in
from adjudicator.language.phrases import Grammar, sentences_schema
from adjudicator.language.shapes import Checking, Schema
from adjudicator.speaking import to_translate

_HERE = Path(__file__).parent


def _listed(where: str, *grammars: Grammar) -> str:
    """A comment that lists the sentences that may stand under a key, each by its example."""
    said = dict.fromkeys(phrase.example or phrase.form for grammar in grammars for phrase in grammar.phrases)
    return f"\n# Every kind of sentence of {where}\n" + "".join(f"#   {sentence}\n" for sentence in said)


_ASKED = (ASKED.grammar, ASKED.happenings)
"""The sentences of questions."""


class ArkhamHorror:
    """The game, its editions and its reference."""

    name = "arkham"
    title = "Arkham Horror: The Card Game"
    editions = (to_translate("first"), to_translate("revised"))
    fields = FIELDS
    readings = readings_in(_HERE / "readings.yaml")
    reference = _HERE / "reference"
    deeds = DEEDS
    questions = ASKED

    def setting(self, **values: object) -> object:
        """The game's own part of a situation."""
        return setting_of(**values)

    def build(self, setting: object, edition: str, readings: dict[str, str], at: Checking) -> ArkhamTable:
        """Set the game up as the setting says, and report faults to `at`."""
        assert isinstance(setting, Setting)
        built = build(setting, edition, Readings(self.readings, readings), at)
        built.game.entries = tuple(recorded_in(at.source.root))
        return ArkhamTable(built.game, ASKED, MATTERS, built.assumed, built.missing, built.origins)

    def given(self, sentence: str) -> dict[str, object] | None:
        """The piece of a situation that a sentence of `Given` describes; None if it describes nothing."""
        from adjudicator.games.arkham.situation.given import GIVENS

        return GIVENS.piece(sentence)

    def written(self, table: Table) -> dict[str, object]:
        """A position between two actions as the keys of a situation that goes on as it does. Raises NotWritable."""
        assert isinstance(table, ArkhamTable)
        return {"game": self.name, **written(table.game, table.origins)}

    def definitions(self) -> dict[str, Schema]:
        """The named parts of the JSON Schema of a situation."""
        from adjudicator.games.arkham.vocabulary import (
            abilities,
            amounts,
            cards,
            conditions,
            costs,
            effects,
            references,
            triggers,
        )

        return {
            "deed": sentences_schema("a sentence of what is done", self.deeds.grammar),
            "question": sentences_schema("a statement about the outcome, or a value", *_ASKED),
            "reference": references.WHICH.definition(),
            "amount": amounts.NUMBER.definition(),
            "condition": conditions.CONDITION.definition(),
            "effect": effects.EFFECT.definition(),
            "cost": costs.COST.definition(),
            "trigger": triggers.TRIGGER.definition(),
            "ability": abilities.ABILITY.definition(),
            "prey": cards.PREY.definition(),
            "card": cards.CARD.definition(),
            "piece": PIECE.definition(),
            "scenario": SCENARIO.definition(),
        }

    def tell(self, event: Event) -> str:
        """The event in a sentence."""
        return tell(event)

    def lies(self, holder: str, zone: str, things: Sequence[object], *, there: bool) -> str:
        """That cards lie in a zone, or lie there no more."""
        return lies(holder, zone, things, there=there)

    def example(self) -> str:
        """A commented situation to start from."""
        start = (_HERE / "situation" / "example.yaml").read_text(encoding="utf-8")
        return start + _listed("do:", self.deeds.grammar) + _listed("ask:, expect: and claims:", *_ASKED)

    def cards(self) -> Cards:
        """The card library and the user's own cards."""
        from adjudicator.games.arkham.importing.shelf import Shelf

        return Shelf()


GAME = ArkhamHorror()
