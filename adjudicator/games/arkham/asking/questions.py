"""Questions about a resolution: the state, the events and their order, and what was and is legal."""

from pathlib import Path
from typing import Final

from adjudicator.games.arkham.asking.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.asking.standing import STANDING
from adjudicator.games.arkham.deeds.declared import DEEDS
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.events import EVENTS, SIGNS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.kit.asking.about_events import ABOUT_EVENTS, event_phrases, negative_phrases
from adjudicator.games.kit.asking.about_legality import AboutLegality, legality_phrases
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.kit.questions import possible
from adjudicator.games.kit.standing import Asking
from adjudicator.language.phrases import Grammar, Phrase

_PHRASES: Final = Grammar(
    (
        *event_phrases(
            "ghoul attacks roland",
            "beat cop enters play",
            "beat cop takes damage",
            "daisy decides the order of forced abilities",
            "roland",
            "fight-action.3",
        ),
        *legality_phrases("roland may fight ghoul", "roland may not evade ghoul", "evade-action.9"),
        Phrase("succeed by", "the test succeeds by {n}", "the test succeeds by 2"),
        Phrase("fail by", "the test fails by {n}", "the test fails by 1"),
        Phrase("succeed", "the test succeeds", "the test succeeds"),
        Phrase("fail", "the test fails", "the test fails"),
        Phrase("skill value", "the skill value is {n}", "the skill value is 5"),
        Phrase("skill value", "the skill value", "the skill value"),
        Phrase("difficulty", "the difficulty is {n}", "the difficulty is 3"),
        Phrase("difficulty", "the difficulty", "the difficulty"),
        Phrase("revealed", "{n} tokens are revealed", "2 tokens are revealed"),
        Phrase("revealed", "{n} token is revealed", "1 token is revealed"),
        *negative_phrases("ghoul does not attack roland", "ghoul is not evaded"),
    )
)
"""The sentences of every question that is none of how things stand, or if something happened."""

_HAPPENINGS: Final = Happenings(KINDS, EVENTS, SIGNS)
_REFERENCE: Final = Path(__file__).parents[1] / "reference"
_LEGALITY: Final[AboutLegality[ArkhamTable]] = AboutLegality(DEEDS.grammar, possible)
_MORE: Final = Questions(
    _PHRASES, {**ABOUT_EVENTS, **ABOUT_TESTS, **_LEGALITY.kinds()}, _HAPPENINGS.understand, _REFERENCE
)
ASKED: Final = Asking(STANDING, _MORE, _HAPPENINGS)
"""Every question that Arkham Horror understands."""
