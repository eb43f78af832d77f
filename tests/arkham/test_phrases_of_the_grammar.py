"""The phrases of card text: each is built in one place, and stands once in its rule of the grammar."""

import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from adjudicator.games.arkham.importing.text import building
from adjudicator.games.arkham.importing.text.building import Building

GRAMMAR = Path(building.__file__).with_name("card_text.lark").read_text(encoding="utf-8")
CLASSES = [one for one in Building.__mro__ if one.__module__.startswith("adjudicator")]
BUILT_TWICE = [
    (below, name)
    for at, below in enumerate(CLASSES)
    for name in vars(below)
    if not name.startswith("_") and any(name in vars(above) for above in CLASSES[at + 1 :])
]


@pytest.mark.parametrize(("of", "name"), BUILT_TWICE)
def test_what_builds_a_phrase_for_some_cards_leaves_the_others_to_the_class_above(of: type, name: str) -> None:
    method = vars(of)[name]
    source = inspect.getsource(getattr(method, "base_func", method))
    assert f"super().{name}(" in source, f"{of.__name__}.{name} hides another phrase of this name"


def test_no_rule_has_the_same_phrase_twice() -> None:
    said: Counter[tuple[str, str]] = Counter()
    rule = ""
    for line in GRAMMAR.splitlines():
        if found := re.match(r"\??(\w+):", line):
            rule = found[1]
        if found := re.match(r"(?:\??\w+:|\s*\|)(.*?)(?:->.*)?$", line):
            said[rule, " ".join(found[1].split())] += 1
    assert not [one for one, times in said.items() if times > 1]
