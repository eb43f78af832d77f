"""The phrases that a grammar finds in a line, and where it stops."""

import pytest
from lark import Token, Tree

from adjudicator.games.arkham.importing.text.chart import Chart, Grammar

GRAMMAR = Grammar(
    """
    line: deed ("and" deed)* "."
    deed: "draw" NUMBER things -> draw
        | "draw" thing thing+  -> draw_several
    ?things: thing | thing "or" thing -> either
    thing: "card" -> card
         | "card" "of" thing -> card_of
         | thing "of" "yours" -> yours
    NUMBER: "1"
    """,
    ["line"],
)


def chart(line: str) -> Chart:
    """The chart of a line."""
    names = {**GRAMMAR.literals, "1": "NUMBER"}
    words = [Token(names.get(word, "OTHER"), word, start_pos=n, end_pos=n + 1) for n, word in enumerate(line.split())]
    return Chart(GRAMMAR, words, "line")


def in_short(tree: object) -> object:
    """A tree as nested lists of names and words."""
    return [tree.data, *map(in_short, tree.children)] if isinstance(tree, Tree) else str(tree)


@pytest.mark.parametrize(
    ("line", "tree"),
    [
        ("draw 1 card .", ["line", ["draw", "1", ["card"]]]),
        ("draw 1 card or card .", ["line", ["draw", "1", ["either", ["card"], ["card"]]]]),
        ("draw card card card .", ["line", ["draw_several", ["card"], ["card"], ["card"]]]),
        ("draw 1 card and draw 1 card .", ["line", ["draw", "1", ["card"]], ["draw", "1", ["card"]]]),
    ],
)
def test_the_tree_of_a_line(line: str, tree: list[object]) -> None:
    assert in_short(chart(line).tree()) == tree


def test_all_readings_of_a_phrase_are_found() -> None:
    several = in_short(chart("draw 1 card of card of yours .").tree())
    assert several == [
        "line",
        ["draw", "1", ["_ambig", ["card_of", ["yours", ["card"]]], ["yours", ["card_of", ["card"]]]]],
    ]


@pytest.mark.parametrize(
    ("line", "stopped"),
    [("draw or", 1), ("draw 1 card or .", 4), ("card", 0), ("draw 1 card", 3), ("draw 1 card . card", 4), ("", 0)],
)
def test_the_word_at_which_reading_stops(line: str, stopped: int) -> None:
    found = chart(line)
    assert (found.tree(), found.stopped) == (None, stopped)


def test_a_phrase_of_no_words_is_refused() -> None:
    with pytest.raises(AssertionError, match="no words"):
        Grammar('line: "draw" |', ["line"])
