"""Lists of several things: commas between them, the last one behind a word."""

from collections.abc import Iterator, Sequence
from typing import Any

from lark import Token

from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying
from adjudicator.games.arkham.importing.text.saying.samples import said_by


def symbols(meaning: Any) -> Iterator[Said]:
    """Chaos symbols one behind the other, the last one behind the word or."""
    if isinstance(meaning, list) and meaning and all(map(_has_an_icon, meaning)):
        yield in_a_list([_symbol(one) for one in meaning], Token("OR", "or"))


def _has_an_icon(symbol: Any) -> bool:
    """True of a chaos symbol that cards print, or of a number."""
    return isinstance(symbol, str) and (
        symbol == "elder sign" or symbol.lstrip("+-").isdigit() or said_by("SYMBOL_ICON", symbol)
    )


def in_a_list(said: Sequence[Said], last: Token) -> Said:
    """Several things with commas between them, the last one behind a word."""
    comma = Token("COMMA", ",")
    between: list[Said] = [(comma,) for _ in said]
    between[0], between[-1] = (), (comma, last) if len(said) > 2 else (last,) if len(said) > 1 else ()
    return tuple(token for one, joint in zip(said, between, strict=True) for token in (*joint, *one))


def _symbol(says: str) -> Said:
    if says.lstrip("+-").isdigit():
        quote = Token("QUOTE", '"')
        return quote, Token("SIGNED" if says[0] in "+-" else "NUMBER", says), quote
    return (Token("ELDER_SIGN_ICON" if says == "elder sign" else "SYMBOL_ICON", says),)


def for_the_same(say: Saying, gets: dict[str, Any]) -> Iterator[Said]:
    """Several values that are more by one amount."""
    first, *others = gets
    if not isinstance(gets[first], dict) or any(gets[other] != gets[first] for other in others):
        return
    for number in (1, -1, 2, -2):
        values = [say("get", (value, number))[:1] for value in gets]
        for one in say("gets", {first: gets[first]}) if all(values) else ():
            begins = values[0][0]
            if one[: len(begins)] == begins:
                yield (*in_a_list([some[0] for some in values], Token("AND", "and")), *one[len(begins) :])
