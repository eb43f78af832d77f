"""Pieces of YAML for a file that somebody else has laid out."""

import re
from collections.abc import Sequence

_PLAIN = re.compile(r"[+-]?[A-Za-z0-9](?:[\w '’.,()/+!?-]*[\w'’.()+!?])?")
"""Texts that need no quotes; between brackets and braces, those with a comma do."""
_WORDS = {"null", "true", "false"}


def scalar(text: str, like: str = "", *, flow: bool = False) -> str:
    r"""A text as a scalar, in the style of the scalar that it replaces, if that style can hold it.

    >>> scalar("yes"), scalar("no", "'yes'"), scalar("no", '"yes"'), scalar("no", "true")
    ('yes', "'no'", '"no"', 'false')
    >>> scalar("a: b"), scalar("a, b", flow=True), scalar("it's", "'yes'")
    ('"a: b"', '"a, b"', "'it''s'")
    """
    if like.lower() in ("true", "false") and text in ("yes", "no"):
        return "true" if text == "yes" else "false"
    if like.startswith("'") and text.isprintable():
        return "'" + text.replace("'", "''") + "'"
    plain = _PLAIN.fullmatch(text) and text.lower() not in _WORDS and not (flow and "," in text)
    return text if plain and not like.startswith('"') else _quoted(text)


def _quoted(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=not text.isprintable())


def pair(key: str, value: str | Sequence[str], indent: int, newline: str) -> str:
    """A key and its value in block style: a text on the same line, or a list below."""
    head = " " * indent + scalar(key) + ":"
    if isinstance(value, str):
        return f"{head} {scalar(value)}{newline}"
    return head + newline + "".join(entry(item, indent + 2, newline) for item in value)


def entry(text: str, indent: int, newline: str) -> str:
    """An entry of a list in block style."""
    return f"{' ' * indent}- {scalar(text)}{newline}"


def flow_pair(key: str, value: str | Sequence[str]) -> str:
    """A key and its value within braces."""
    return f"{scalar(key, flow=True)}: {scalar(value, flow=True) if isinstance(value, str) else flow_list(value)}"


def flow_list(texts: Sequence[str]) -> str:
    """A list in brackets."""
    return f"[{', '.join(scalar(text, flow=True) for text in texts)}]"
