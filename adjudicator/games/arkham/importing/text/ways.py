"""The ways among which somebody chooses, and what they are made of."""

import re
from typing import Final, NamedTuple

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    Data,
    NotSaid,
    Noun,
    Words,
)
from adjudicator.games.arkham.kinds import SINGULARS


class Way(NamedTuple):
    """One of several ways, in the words of the card, and what it does."""

    says: str
    does: tuple[Words, ...]
    told: bool = False
    """True of one that the card tells as a story, and no deed."""


class Open(dict[str, Data]):
    """Ways of which the last one goes on to the end of the sentence: `either A, or B and C`."""


ADVANCES: Final[Words] = {"this effect can cause the current agenda to advance": True}
DRAWN: Final[Words] = {"draw card": CHOSEN}


def name_of_a_way(says: str) -> str:
    """The words of a way without what stands in parentheses: by them it is chosen."""
    return _ASIDE.sub("", says).replace(" ,", ",").replace(" 's", "'s").removesuffix(" .").replace(" .", ";")


_ASIDE: Final = re.compile(r" \([^)]*\)")


def for_less(by: str | None) -> Words:
    """The addition to the cost of a card that is played for so much less."""
    return {} if by is None else {"cost": -int(by)}


THIRD_PERSON: Final = re.compile(r"\b(heal|discard|take|lose|gain|draw)s\b")
"""The verbs of what somebody else does, which they say of themselves without the ending."""


def is_open(effect: Words | list[Words]) -> bool:
    """True of an effect to which the next one may belong: `you may ready it and draw 1 card`, `either A or B and C`."""
    last = effect[-1] if isinstance(effect, list) else effect
    return isinstance(last, Open) or "may" in last or isinstance(last.get("each"), list)


def amount_of(harm: Words) -> str:
    """An amount of damage or horror as players say it."""
    direct = "direct " if harm.get("direct") else ""
    return " and ".join(f"{harm[kind]} {direct}{kind}" for kind in ("damage", "horror") if kind in harm)


def for_each(effect: Words, amount: Data) -> Words:
    """An effect so many times as much: its one number is a multiple of the amount."""
    head = next(iter(effect))
    number = effect[head]
    if not isinstance(number, int) or isinstance(number, bool) or len({"damage", "horror"} & effect.keys()) > 1:
        raise NotSaid("so many times what has no number")
    return {**effect, head: Each(amount).of(number)}


def at_most(effect: Words, most: int) -> Words:
    """An effect whose one number is no more than this."""
    head = next(iter(effect))
    return {**effect, head: {"amount": effect[head], "most": abs(most)}}


def several(number: int, kind: str) -> str:
    """So many tokens of a kind, as players say it."""
    one = next((one for one, several in SINGULARS.items() if several == kind), kind)
    return f"{number} {one if number == 1 else kind}"


def as_effect(cost: Words) -> Words:
    """A cost as an effect that somebody may choose."""
    if "resources" in cost:
        return {"spend": cost["resources"]}
    if "clues" in cost:
        return {"spend": cost["clues"], "of": "clues"}
    if "spend" in cost:
        return {"lose": cost["spend"], "of": cost["of"], "on": THIS}
    if "discard" in cost and cost["discard"] != THIS:
        return {"amount": 1, **cost}
    if "choose" in cost:
        raise NotSaid("a choice that is paid with")
    return cost


def people(noun: Noun) -> Data:
    """Investigators who are known, or all of a description."""
    kind = noun.kind
    if not noun.is_known or not isinstance(kind, str) or not kind.endswith(("investigator", "investigator here")):
        raise NotSaid("somebody who is no investigator, or is not known")
    return "each investigator" if noun.what == "investigator" else noun.what
