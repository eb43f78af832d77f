"""The room that a text takes on a terminal, where the signs of Chinese, Japanese and Korean are twice as wide."""

from collections.abc import Iterator
from textwrap import wrap
from unicodedata import category, east_asian_width, name


def cells(text: str) -> int:
    """The columns that a text takes.

    >>> cells("massive"), cells("巨大")
    (7, 4)
    """
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(sign: str) -> int:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(sign) in ("W", "F") else 1


def filled(text: str, width: int) -> str:
    """A text, with as much room behind it as it lacks to a width."""
    return text + " " * (width - cells(text))


def cut(text: str, width: int) -> str:
    """As much of a text as has room in a width.

    >>> cut("a narrow place", 10), cut("巨大", 4), cut("巨大", 3)
    ('a narrow …', '巨大', '巨…')
    """
    if cells(text) <= width:
        return text
    return f"{_folded(text, width - 1)[0]}…"


def wrapped(text: str, width: int, *, at_hyphens: bool = True) -> list[str]:
    """A text in lines of at most some width.

    Where the signs are those of words a line may end between any two of them, but not before a stop or behind a bracket
    that opens.

    >>> wrapped("attack-of-opportunity.9 (機会攻撃)。", 26)
    ['attack-of-opportunity.9', '(機会攻撃)。']
    >>> wrapped("機会攻撃。", 8)
    ['機会攻', '撃。']
    """
    if cells(text) == len(text):
        return wrap(text, width, break_on_hyphens=at_hyphens)
    lines: list[str] = []
    line = ""
    for piece in _pieces(" ".join(text.split())):
        if cells(line + piece.rstrip()) > width:
            *full, line = [*([line] if line else []), *_folded(piece, width)]
            lines += full
        else:
            line += piece
    return [one.rstrip() for one in (*lines, line) if one]


def _folded(text: str, width: int) -> list[str]:
    """A text in lines that are as full as can be, the first of them perhaps empty."""
    lines, room = [""], width
    for sign in text:
        if _columns(sign) > room:
            lines.append("")
            room = width
        lines[-1] += sign
        room -= _columns(sign)
    return lines


def _pieces(text: str) -> Iterator[str]:
    """The pieces that are not torn apart: words with the room behind them, and signs that are words."""
    piece = ""
    for sign in text:
        if piece and _may_part(piece[-1], sign):
            yield piece
            piece = ""
        piece += sign
    yield piece


def _may_part(sign: str, following: str) -> bool:
    if sign == " " or following == " ":
        return sign == " "
    if category(sign) in ("Ps", "Pi") or category(following)[0] in ("P", "M"):
        return category(following) in ("Ps", "Pi") and _is_a_word(sign)
    return _is_a_word(sign) or _is_a_word(following) or (category(sign)[0] == "P" and cells(sign) > 1)


def _is_a_word(sign: str) -> bool:
    """True of a sign beside which a line may end, as of the Chinese and Japanese ones."""
    return category(sign) == "Lo" and cells(sign) > 1 and not name(sign, "").startswith("HANGUL")
