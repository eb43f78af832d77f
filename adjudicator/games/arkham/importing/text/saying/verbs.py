"""Verbs that agree with what does them: the forms that a phrase has of its verb, and the one that is said."""

from functools import lru_cache
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.saying.grammar import grammar, literal


@lru_cache(None)
def forms_of_the_verb(rule: Any) -> dict[int, str]:
    """The place of a verb in a phrase, with both of its forms: that for several, or for you, and that for one."""
    for other in grammar().rules_of(rule.origin.name):
        pairs = list(enumerate(zip(rule.expansion, other.expansion, strict=False)))
        differ = [(place, one, two) for place, (one, two) in pairs if one.name != two.name]
        if other.alias != rule.alias or len(other.expansion) != len(rule.expansion) or len(differ) != 1:
            continue
        place, one, two = differ[0]
        for many, single in ((literal(one.name), literal(two.name)), (literal(two.name), literal(one.name))):
            if (
                place
                and not rule.expansion[place - 1].is_term
                and many not in _NOUNS
                and single in (f"{many}s", f"{many}es", _IRREGULAR.get(many))
            ):
                return {place: f"{many}|{single}"}
    return {}


_NOUNS: Final = frozenset({"", "action", "card", "location", "token"})
"""Words of which there may be several, as their number tells, whatever stands before that."""
_IRREGULAR: Final = {"have": "has", "are": "is"}
_OF_YOU: Final = {single: many for many, single in _IRREGULAR.items()}


_SUBJECTS: Final = frozenset({"investigators", "enemies", "cards", "locations", "assets", "treacheries", "players"})
_ONE: Final = frozenset({"a", "an", "each", "that", "this", "any"})
_BEFORE_A_SUBJECT: Final = frozenset(
    {",", ".", ":", "when", "after", "anytime", "if", "while", "until", "unless", "and", "then", "time"}
)


def agreeing(word: str, before: tuple[Token, ...]) -> str:
    """The form of a verb that goes with what stands before it: with several things or with you, or with one."""
    many, _, single = word.partition("|")
    if not single and word not in _OF_YOU:
        return word
    start = max((place for place, one in enumerate(before) if one in _BEFORE_A_SUBJECT), default=-1)
    subject = [str(one) for one in before[start + 1 :]]
    if not single:
        return _OF_YOU[word] if subject == ["you"] else word
    several = not subject or (not _SUBJECTS.isdisjoint(subject) and subject[0] not in _ONE)
    return many if several or subject == ["you"] else single
