"""What a file expects of its ruling: answers to questions, and what is so of the resolution as a whole."""

from typing import Any, NamedTuple

from adjudicator.language.shapes import Checking, ListOf, OneOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Mapping, Node, Sequence, Text

VERDICT, WAITING, REFUSED, CITES, POINTS = "verdict", "waiting", "refused", "cites", "timing points"
NOTHING = "nothing"
"""What a ruling waits for that waits for nothing."""

OF_THE_WHOLE: dict[str, tuple[Shape[Any], str]] = {
    VERDICT: (OneOf("ruled", "undecided"), "whether everything is decided: `ruled` or `undecided`"),
    WAITING: (Word("what it waits for"), f"the decision or draw that is missing; `{NOTHING}` if none is"),
    REFUSED: (Whole(), "how many attempts the rules refuse"),
    CITES: (ListOf(Word("a rule")), "rules that are all applied, among others; `accept` fills in an empty list"),
    POINTS: (ListOf(Word("a timing point")), "every timing point in order; `accept` fills in an empty list"),
}
"""What may be expected beside the answers to questions, by its key."""


class Expected(NamedTuple):
    """An answer that the file says must come: the question's node and the answer's."""

    question: Text
    answer: Node


class OfTheWhole(NamedTuple):
    """What is expected of the resolution as a whole: the key's node, and the value's."""

    key: Text
    node: Node

    @property
    def values(self) -> tuple[Text, ...]:
        """What is expected, one by one."""
        items = self.node.items if isinstance(self.node, Sequence) else (self.node,)
        return tuple(item for item in items if isinstance(item, Text) and (item.text or item.quoted))


class Expectations(NamedTuple):
    """All that a course expects."""

    answers: tuple[Expected, ...] = ()
    whole: tuple[OfTheWhole, ...] = ()

    def over(self, common: "Expectations") -> "Expectations":
        """These beside those that all variants share; what is said here goes before what is said there."""
        asked = {expected.question.text for expected in self.answers}
        keys = {wanted.key.text for wanted in self.whole}
        return Expectations(
            (*(e for e in common.answers if e.question.text not in asked), *self.answers),
            (*(w for w in common.whole if w.key.text not in keys), *self.whole),
        )


class ByQuestion(Shape[tuple[Expected, ...]]):
    """A mapping from questions, or from names, to what is said of them."""

    def __init__(self, meaning: str, schema: Schema) -> None:
        self.meaning = meaning
        self._schema = schema

    def check(self, node: Node, at: Checking) -> tuple[Expected, ...]:
        if isinstance(node, Text) and not node.text:
            return ()
        if not isinstance(node, Mapping):
            return self.wrong(node, at, self.meaning, "write `question: answer`, for example `roland is defeated: yes`")
        found = [self.entry(node.keys[key], value, at) for key, value in node.values.items()]
        return tuple(entry for entry in found if entry is not None)

    def entry(self, key: Text, value: Node, at: Checking) -> Expected | None:
        """What is said under one key; None and a fault if that is no plain value."""
        if isinstance(value, Text) and value.text:
            return Expected(key, value)
        self.wrong(value, at, "a plain value", "write `yes`, `no`, a number or a sentence")
        return None

    def schema(self) -> Schema:
        return {"type": "object", "description": self.meaning, **self._schema}


class Expecting(Shape[Expectations]):
    """The shape of `expect:`: answers by question, and beside them what is so of the whole."""

    def __init__(self) -> None:
        self._answers = ByQuestion("a mapping from questions to their answers", {})

    def check(self, node: Node, at: Checking) -> Expectations:
        if not isinstance(node, Mapping):
            self._answers.check(node, at)
            return Expectations()
        answers: list[Expected] = []
        whole: list[OfTheWhole] = []
        for key, value in node.values.items():
            if key in OF_THE_WHOLE:
                before = at.reported
                OF_THE_WHOLE[key][0].check(value, at)
                if at.reported == before:
                    whole.append(OfTheWhole(node.keys[key], value))
                continue
            entry = self._answers.entry(node.keys[key], value, at)
            if entry is not None:
                answers.append(entry)
        return Expectations(tuple(answers), tuple(whole))

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {
                key: shape.schema() | {"description": meaning} for key, (shape, meaning) in OF_THE_WHOLE.items()
            },
            "propertyNames": {"anyOf": [{"$ref": "#/$defs/question"}, {"enum": list(OF_THE_WHOLE)}]},
            "additionalProperties": {"type": ["string", "integer", "boolean"]},
            "description": "a mapping from questions to their answers, and what is so of the resolution as a whole",
        }
