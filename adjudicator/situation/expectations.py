"""The expectations of a file: answers to questions, and facts about the resolution as a whole."""

from typing import Any, Final, NamedTuple

from adjudicator.language.records import Record, need
from adjudicator.language.shapes import Checking, ListOf, OneOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Mapping, Node, Sequence, Text

VERDICT, WAITING, REFUSED, CITES, POINTS = "verdict", "waiting", "refused", "cites", "timing points"
NOTHING = "nothing"
"""The value of `waiting` for a ruling that waits for nothing."""

OF_THE_WHOLE: dict[str, tuple[Shape[Any], str]] = {
    VERDICT: (OneOf("ruled", "undecided"), "`ruled` if everything is decided, otherwise `undecided`"),
    WAITING: (Word("a decision or draw"), f"the decision or draw that is missing; `{NOTHING}` if none is"),
    REFUSED: (Whole(), "the number of attempts that the rules refuse"),
    CITES: (ListOf(Word("a rule")), "rules that the resolution applies, among others; `accept` fills in an empty list"),
    POINTS: (ListOf(Word("a timing point")), "every timing point in order; `accept` fills in an empty list"),
}
"""The expectations beside answers to questions, by their keys."""


ANSWER, BECAUSE = "answer", "because"
"""The keys beside a question whose deciding rules are on record too."""


class Expected(NamedTuple):
    """An answer that the file expects: the node of the question and that of the answer.

    A list of answers stands for a question that is asked at several moments, in the order of these. `because` are the
    rules that must be among those that decide it, at the last of them; None if that is not on record.
    """

    question: Text
    answer: Node
    because: tuple[Text, ...] | None = None

    @property
    def times(self) -> int:
        """The number of answers in a list; 0 for one answer, which counts for each moment."""
        return len(self.answer.items) if isinstance(self.answer, Sequence) else 0

    def at(self, time: int) -> Node | None:
        """The answer expected when the question has been asked so many times before; None if none is on record."""
        if not isinstance(self.answer, Sequence):
            return self.answer
        return self.answer.items[time] if time < len(self.answer.items) else None


class OfTheWhole(NamedTuple):
    """An expectation about the resolution as a whole: the node of the key and that of the value."""

    key: Text
    node: Node

    @property
    def values(self) -> tuple[Text, ...]:
        """The expected values, one by one."""
        items = self.node.items if isinstance(self.node, Sequence) else (self.node,)
        return tuple(item for item in items if isinstance(item, Text) and (item.text or item.quoted))


class Expectations(NamedTuple):
    """All expectations of a course."""

    answers: tuple[Expected, ...] = ()
    whole: tuple[OfTheWhole, ...] = ()

    def over(self, common: "Expectations") -> "Expectations":
        """These expectations beside those that all variants share; these override the shared ones."""
        asked = {expected.question.text for expected in self.answers}
        keys = {wanted.key.text for wanted in self.whole}
        return Expectations(
            (*(e for e in common.answers if e.question.text not in asked), *self.answers),
            (*(w for w in common.whole if w.key.text not in keys), *self.whole),
        )


class ByQuestion(Shape[tuple[Expected, ...]]):
    """A mapping from questions to answers, or from names to claims."""

    def __init__(self, meaning: str, schema: Schema, help: str) -> None:
        self.meaning = meaning
        self._schema = schema
        self._help = help

    def check(self, node: Node, at: Checking) -> tuple[Expected, ...]:
        if isinstance(node, Text) and not node.text:
            return ()
        if not isinstance(node, Mapping):
            return self.wrong(node, at, self.meaning, self._help)
        found = [self.entry(node.keys[key], value, at) for key, value in node.values.items()]
        return tuple(entry for entry in found if entry is not None)

    def entry(self, key: Text, value: Node, at: Checking) -> Expected | None:
        """The question and answer of one key; None and a fault if the value is not plain."""
        if isinstance(value, Text) and value.text:
            return Expected(key, value)
        self.wrong(value, at, "a plain value", "write `yes`, `no`, a number or a sentence")
        return None

    def schema(self) -> Schema:
        return {"type": "object", "description": self.meaning, **self._schema}


class Rules(Shape[tuple[Text, ...]]):
    """The ids of rules, each with its place."""

    _ids = ListOf(Word("a rule"))

    def check(self, node: Node, at: Checking) -> tuple[Text, ...]:
        self._ids.check(node, at)
        items = node.items if isinstance(node, Sequence) else (node,)
        return tuple(item for item in items if isinstance(item, Text) and item.text)

    def schema(self) -> Schema:
        return self._ids.schema()


class Answers(Shape[Node]):
    """An answer, or the answers at several moments."""

    def check(self, node: Node, at: Checking) -> Node:
        items = node.items if isinstance(node, Sequence) and node.items else (node,)
        if all(isinstance(item, Text) and item.text for item in items):
            return node
        help = "write `yes`, `no`, a number or a sentence; a list of them for several moments"
        return self.wrong(node, at, "a plain value", help)

    def schema(self) -> Schema:
        plain: Schema = {"type": ["string", "integer", "boolean"]}
        return {"anyOf": [plain, {"type": "array", "items": plain, "minItems": 1}]}


_ANSWERS: Final = Answers()
_DECIDED: Final = Record(
    lambda answer, because: because,
    {
        ANSWER: need(_ANSWERS, "the answer that the ruling must give, or a list of those at several moments"),
        BECAUSE: need(Rules(), "rules that must be among those that decide it; `accept` fills in an empty list"),
    },
    "an answer with the rules that must decide it",
)


class Expecting(Shape[Expectations]):
    """The shape of `expect:`: answers by question, and facts about the resolution as a whole."""

    def __init__(self) -> None:
        help = "write `question: answer`, for example `roland is defeated: yes`"
        self._answers = ByQuestion("a mapping from questions to their answers", {}, help)

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
            entry = self._entry(node.keys[key], value, at)
            if entry is not None:
                answers.append(entry)
        return Expectations(tuple(answers), tuple(whole))

    def _entry(self, key: Text, value: Node, at: Checking) -> Expected | None:
        """The answer of one key, perhaps with the rules that must decide it; None and a fault if it is neither."""
        before = at.reported
        with_its_rules = _DECIDED.check(value, at) if isinstance(value, Mapping) else None
        answer = value.values.get(ANSWER, value) if isinstance(value, Mapping) else _ANSWERS.check(value, at)
        return Expected(key, answer, with_its_rules) if at.reported == before else None

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {
                key: shape.schema() | {"description": meaning} for key, (shape, meaning) in OF_THE_WHOLE.items()
            },
            "propertyNames": {"anyOf": [{"$ref": "#/$defs/question"}, {"enum": list(OF_THE_WHOLE)}]},
            "additionalProperties": {"anyOf": [_ANSWERS.schema(), _DECIDED.schema()]},
            "description": "a mapping from questions to their answers, and facts about the resolution as a whole",
        }
