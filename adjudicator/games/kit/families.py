"""Sentences about one of many facts of the same make: the tokens on a card, its states, the areas of a player.

The slot `fact` names the fact by its words; its kind is a `Named` whose things are facts.
"""

from collections.abc import Iterator
from typing import Any

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.facts import Holds, Slots, Statement
from adjudicator.games.kit.forms import Form


def _holds(game: Machine, slots: Slots) -> bool:
    return bool(slots["fact"](game, slots["whose"]) == slots["n"])


def either(text: str, holds: Holds, *, also: str = "", **shown: Any) -> Iterator[Statement]:
    """A statement and its denial, `ghoul is exhausted`, `ghoul is not exhausted`, and where the trace shows them."""
    form = Form(text)
    yield Statement(form, None, holds, also=also, **shown)
    yield Statement(Form(form.negated()), None, lambda game, slots: not holds(game, slots), also=also, **shown)


def counted(of: str, facts: str, *, also: str = "") -> Iterator[Statement]:
    """`roland has 2 clues`, `roland does not have 2 clues`, and the sentences of a value."""
    yield from either(f"{{whose:{of}}} has {{n:number}} {{fact:{facts}}}", _holds)
    yield from valued(of, facts, also=also)


def valued(of: str, facts: str, *, also: str = "") -> Iterator[Statement]:
    """`roland's combat is 4`, `roland's combat is not 4`, `roland's combat`."""
    value = f"{{whose:{of}}}'s {{fact:{facts}}}"
    yield from either(f"{value} is {{n:number}}", _holds)
    yield Statement(Form(value), None, tells=lambda game, slots: str(slots["fact"](game, slots["whose"])), also=also)


def states(of: str, facts: str) -> Iterator[Statement]:
    """`ghoul is exhausted`, `ghoul is not exhausted`."""
    yield from either(
        f"{{whose:{of}}} is {{fact:{facts}}}", lambda game, slots: bool(slots["fact"](game, slots["whose"]))
    )


def areas(of: str, thing: str, facts: str) -> Iterator[Statement]:
    """`knife is in roland's hand`, `knife is not in roland's hand`, `roland's hand`."""
    area = f"{{whose:{of}}}'s {{fact:{facts}}}"
    yield from either(f"{{one:{thing}}} is in {area}", _lies_in, lies="one")
    yield Statement(Form(area), None, tells=lambda game, slots: _lies(game, slots) or "none")


def _lies_in(game: Machine, slots: Slots) -> bool:
    return slots["one"] in slots["fact"](game, slots.get("whose"))


def piles(thing: str, facts: str) -> Iterator[Statement]:
    """`rats is in the encounter discard pile`, `the encounter deck is empty`, `the encounter deck holds 26 cards`."""
    yield from either(f"{{one:{thing}}} is in the {{fact:{facts}}}", _lies_in, lies="one")
    yield from either(f"the {{fact:{facts}}} is empty", lambda game, slots: not slots["fact"](game))
    holds = Form(f"the {{fact:{facts}}} holds {{n:number}} card[s]")
    yield Statement(holds, None, lambda game, slots: bool(len(slots["fact"](game)) == slots["n"]))


def _lies(game: Any, slots: Slots) -> str:
    """What lies in an area."""
    words: str = slots["fact"].in_words(game, slots["whose"], in_a_row)
    return words


def in_a_row(things: tuple[str, ...], nothing: str = "none") -> str:
    """The names of things in their order."""
    return ", ".join(things) or nothing
