"""Sentences about odds: `the odds that ghoul is defeated at best`, and claims about them: `… are 15/16`."""

import re
from fractions import Fraction
from typing import NamedTuple

from adjudicator.language.shapes import Schema
from adjudicator.situation.entries import ODDS

BEST, WORST = "best", "worst"

_NUMBER = r"[0-9]{1,99}(?:/[0-9]{1,99}|(?:\.[0-9]{1,99})? ?%)?"
_CASE = r"(?: at (?P<case>best|worst))?"
_BOUND = rf"(?: are (?P<bound>at least |at most )?(?P<low>{_NUMBER})(?: to (?P<high>{_NUMBER}))?)?"
_FORM = re.compile(rf"^the odds that (?P<statement>.+?){_CASE}{_BOUND}$", re.IGNORECASE)
EXAMPLE = f"{ODDS}ghoul is defeated are 15/16"


class Claimed(NamedTuple):
    """The claimed odds: from the least to the greatest, or somewhere between them."""

    low: Fraction
    high: Fraction
    between: bool

    def holds(self, low: Fraction, high: Fraction) -> bool:
        """True if odds from the least to the greatest are as claimed."""
        return self.low <= low and high <= self.high if self.between else (low, high) == (self.low, self.high)

    def possible(self, low: Fraction, high: Fraction) -> bool:
        """True if odds that lie somewhere between these two may be as claimed."""
        if self.between:
            return self.low <= high and low <= self.high
        return low <= self.low and self.high <= high


class Odds(NamedTuple):
    """A sentence about odds: the statement, the case (best or worst, or none), and the claim, if there is one."""

    statement: str
    case: str
    claimed: Claimed | None


def odds_of(sentence: str) -> Odds | None:
    """The contents of a sentence about odds; None if it cannot be read, or claims impossible odds.

    >>> odds_of("the odds that ghoul is defeated at best")
    Odds(statement='ghoul is defeated', case='best', claimed=None)
    >>> odds_of("the odds that ghoul is defeated are at least 1/2").claimed
    Claimed(low=Fraction(1, 2), high=Fraction(1, 1), between=True)
    """
    match = _FORM.match(" ".join(sentence.rstrip("? ").split()))
    if match is None:
        return None
    return _claiming(match["statement"], (match["case"] or "").lower(), match)


def _claiming(statement: str, case: str, match: "re.Match[str]") -> Odds | None:
    if match["low"] is None:
        return Odds(statement, case, None)
    bound, first = (match["bound"] or "").strip().lower(), number(match["low"])
    second = first if match["high"] is None else number(match["high"])
    if first is None or second is None or not 0 <= first <= second <= 1 or (bound and match["high"]):
        return None
    low, high = {"at least": (first, Fraction(1)), "at most": (Fraction(0), first)}.get(bound, (first, second))
    return Odds(statement, case, Claimed(low, high, bool(bound)))


def number(text: str) -> Fraction | None:
    """Odds as people write them: a fraction, a whole number, or a percentage; None if the text is none of these.

    >>> number("12/16"), number("75 %"), number("1"), number("1/0")
    (Fraction(3, 4), Fraction(3, 4), Fraction(1, 1), None)
    """
    if re.fullmatch(_NUMBER, text) is None:
        return None
    try:
        return Fraction(text.rstrip("% ")) / (100 if text.endswith("%") else 1)
    except ZeroDivisionError:
        return None


def same(first: str, second: str) -> bool:
    """True if two answers give the same odds: `12/16` and `3/4`, `1/4 to 1/2` and `25 % to 50 %`."""
    numbers = [[number(part) for part in text.split(" to ")] for text in (first, second)]
    return first == second or (None not in numbers[0] and numbers[0] == numbers[1])


def with_odds(question: Schema) -> Schema:
    """The JSON Schema of a question, with the odds of each statement beside it."""
    pattern = str(question.get("pattern", "^.+$")).removeprefix("^").removesuffix("$").removesuffix("\\??")
    names = re.compile(r"\?P<\w+>")
    form = names.sub("?:", f"{ODDS}(?:{pattern}){_CASE}{_BOUND}")
    asked = {"type": "string", "description": "exact odds", "pattern": rf"^{form}\??$", "examples": [EXAMPLE]}
    return {"anyOf": [question, asked]}
