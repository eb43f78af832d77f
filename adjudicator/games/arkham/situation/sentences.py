"""The sentences of the questions about a course."""

from typing import Final

from adjudicator.games.kit.asking.about_events import event_phrases, negative_phrases
from adjudicator.games.kit.asking.about_legality import legality_phrases
from adjudicator.language.phrases import Grammar, Phrase

QUESTIONS: Final = Grammar(
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
        Phrase("uses", "{who} uses {card}", "roland uses beat cop"),
        *negative_phrases("ghoul does not attack roland", "ghoul is not evaded"),
    )
)
"""Every question that is none of how things stand, or if something happened."""
