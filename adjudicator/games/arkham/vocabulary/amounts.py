"""Shapes of amounts."""

from adjudicator.games.arkham.game import Number, Worth
from adjudicator.games.arkham.speech import numbers
from adjudicator.games.arkham.speech.happened import PAST, PERIODS, Happened
from adjudicator.games.arkham.terms import ORDER, STATS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.events import amiss_in_parts
from adjudicator.games.arkham.vocabulary.references import CONDITION, EXPLAINED, WHERE, WHICH, WHO
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Head, Headed, may, need
from adjudicator.language.shapes import (
    Checking,
    Later,
    ListOf,
    OneOf,
    Schema,
    Shape,
    Whole,
    Word,
)
from adjudicator.language.source import Mapping, Node, Text


def _meant(said: str) -> str:
    """The help for a word that is no amount: what it may have been meant for."""
    if said in STATS:
        return f"the value of a card is written {{value: {said}, of: you}}"
    known = (*numbers.WORDS, "matching icons")
    return did_you_mean(said, known) or f"a number, one of {', '.join(known)}, or a count"


class NumberShape(Shape[Number]):
    """An amount: a plain number, a named amount (`margin`), or a count."""

    def __init__(self, least: int = -99) -> None:
        self.plain = Whole(least, 999)

    def check(self, node: Node, at: Checking) -> Number:
        if isinstance(node, Mapping):
            made: Number = AMOUNTS.check(node, at)
            return made
        if isinstance(node, Text) and node.text in numbers.WORDS:
            if node.text in EXPLAINED:
                at.means(node.text, node, EXPLAINED[node.text])
            return numbers.Called(node.text)
        if isinstance(node, Text) and node.text == "matching icons":
            return numbers.MatchingIcons()
        if isinstance(node, Text) and not node.text.lstrip("+-").isdigit():
            return self.wrong(node, at, "an amount", _meant(node.text))
        return Worth(self.plain.check(node, at))

    def schema(self) -> Schema:
        return {"$ref": "#/$defs/amount"}

    def definition(self) -> Schema:
        """The schema of all forms, which stands once among the definitions."""
        plain = self.plain.schema()
        named: Schema = {"enum": [*numbers.WORDS, "matching icons"]}
        return {"anyOf": [plain, named, AMOUNTS.definition()]}


NUMBER = NumberShape()

AMOUNTS = Headed(
    {
        "count": Head(WHICH, lambda head: numbers.Count(head), meaning="how many cards fit"),
        "tokens": Head(
            OneOf(*TOKEN_KINDS),
            lambda head, on: numbers.Tokens(head, on),
            {"on": need(WHICH)},
            "how many tokens lie there",
        ),
        "in the bag": Head(
            ListOf(OneOf(*ORDER)),
            lambda head: numbers.InTheBag(head),
            meaning="how many chaos tokens of these kinds are in the bag",
        ),
        "highest": Head(
            OneOf(*TOKEN_KINDS),
            lambda head, on: numbers.Highest(head, on),
            {"on": need(WHICH)},
            "the most on any one card",
        ),
        "value": Head(
            OneOf(*STATS),
            lambda head, of: numbers.Stat(head, of),
            {"of": need(WHICH)},
            "a value as it is now",
        ),
        "base": Head(
            OneOf(*STATS),
            lambda head, of: numbers.Stat(head, of, True),
            {"of": need(WHICH)},
            "a value before modifiers",
        ),
        "printed": Head(
            OneOf(*STATS),
            lambda head, of: numbers.Printed(head, of),
            {"of": need(WHICH)},
            "a value as it is printed",
        ),
        "per investigator": Head(
            NUMBER, lambda head: numbers.PerInvestigator(head), meaning="this many for each who began the game"
        ),
        "revealed": Head(
            ListOf(OneOf(*ORDER)),
            lambda head: numbers.SoManyRevealed(head),
            meaning="how many of the revealed chaos tokens are of these kinds",
        ),
        "sum": Head(ListOf(Later(lambda: NUMBER)), lambda head: numbers.Sum(head), meaning="several numbers together"),
        "half": Head(NUMBER, lambda head: numbers.Half(head), meaning="half of it, rounded up"),
        "for every": Head(
            Whole(2, 99),
            lambda head, of: numbers.ForEvery(head, of),
            {"of": need(NUMBER)},
            "how many times this many are in another number, what is left over aside",
        ),
        "remaining": Head(
            OneOf("health", "sanity"),
            lambda head, of: numbers.Remaining(head, of),
            {"of": need(WHICH)},
            "the health or sanity that is left",
        ),
        "times": Head(
            NUMBER,
            lambda head, number: numbers.Product(head, number),
            {"number": need(NUMBER)},
            "a multiple of another number",
        ),
        "minus": Head(NUMBER, lambda head: numbers.Less(head), meaning="as much less as this"),
        "amount": Head(
            NUMBER,
            lambda head, plus, least, most: numbers.Bounded(head, plus, least, most),
            {
                "plus": may(Whole(-99, 99), 0),
                "least": may(Whole(-99, 99), -999),
                "most": may(Whole(-99, 99), 999),
            },
            "another number plus a constant, within bounds",
        ),
        "happened": Head(
            OneOf(*PAST),
            lambda head, this, who, what, by, at, of: Happened(head, this, who, what, by, at, of),
            {
                "this": need(OneOf(*PERIODS), "the period that is meant: the present one"),
                "who": may(WHO, None),
                "what": may(WHICH, None),
                "by": may(WHICH, None),
                "at": may(WHERE, None),
                "of": may(ListOf(Word("a finer kind of event")), ()),
            },
            "how often such an event has come about, one that comes about now among them",
            amiss=amiss_in_parts,
        ),
        "if": Head(
            CONDITION,
            lambda head, then, otherwise: numbers.Conditional(head, then, otherwise),
            {"then": need(NUMBER), "otherwise": may(NUMBER, Worth(0))},
            "one number if something is so, and another if not: nothing, unless it says otherwise",
        ),
    },
    "an amount",
    name="amount",
)
