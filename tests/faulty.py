"""Files at fault, with the places and kinds of their faults; and good files with random changes."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from adjudicator.language.diagnostics import CODES, Fault, Faults, InputAtFault, render
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling

Change = tuple[str, int, int, str]
"""A change of a text: its kind, the line, the word, and the new word."""

TOKEN = re.compile(r"(\s+|[:,\[\]{}])")
ANY = ["99", "-1", "0", "no", "true", "[]", "{}", "~", "''", '"x"', "[a, b]", "{a: b}", "²", "*a"]


def ruled(text: str) -> tuple[Ruling, ...]:
    """The rulings of a text."""
    faults = Faults()
    return rule_source(read(text, "bad.yaml", faults), faults)


def faults_of(text: str) -> list[Fault]:
    """The faults of a text that must not be ruled; each can be shown, and gives help."""
    with pytest.raises(InputAtFault) as caught:
        ruled(text)
    found = list(caught.value.faults)
    shown = render(found, lambda _path: text.splitlines())
    for fault in found:
        assert fault.code in CODES
        assert fault.span is not None, f"{fault} has no place"
        assert fault.help, f"{fault} does not say what to do"
        assert f"bad.yaml:{fault.span.line}:{fault.span.column}" in shown
    assert shown.count("^") >= len(found)
    return found


def places(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of a text."""
    return [(fault.code, fault.span.line, fault.span.column) for fault in faults_of(text) if fault.span]


def changed(text: str, change: Change) -> str:
    """A text with a line deleted, doubled or replaced, or a word of a line."""
    how, line, place, word = change
    lines = text.split("\n")
    line %= len(lines)
    if how == "delete":
        del lines[line]
    elif how == "double":
        lines.insert(line, lines[line])
    elif how == "copy":
        lines[line] = lines[place % len(lines)]
    else:
        words = TOKEN.split(lines[line])
        places = [number for number, one in enumerate(words) if one.strip()]
        if places:
            words[places[place % len(places)]] = word if how == "replace" else ""
        lines[line] = "".join(words)
    return "\n".join(lines)


def changes(words: Sequence[str], *texts: str) -> SearchStrategy[list[Change]]:
    """Some changes of texts, with these words and all words of the texts."""
    found = sorted({word for text in texts for word in TOKEN.split(text) if word.strip()})
    how = st.sampled_from(["delete", "double", "copy", "replace", "replace", "omit"])
    one = st.tuples(how, st.integers(0, 80), st.integers(0, 80), st.sampled_from([*words, *ANY, *found]))
    return st.lists(one, min_size=1, max_size=3)


def a_ruling_or_faults(text: str, made: Sequence[Change]) -> None:
    """A changed text is either ruled, or its faults are shown, and nothing else happens."""
    for change in made:
        text = changed(text, change)
    found: tuple[Fault, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    try:
        rulings = ruled(text)
    except InputAtFault as fault:
        found = tuple(fault.faults)
    assert bool(rulings) is not bool(found)
    assert bool(render(found, lambda _path: text.splitlines())) is bool(found)
