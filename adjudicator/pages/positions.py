"""A position as a page, and that page inside another: the table as a drawing, what is asked, and what may be done."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import escape

from adjudicator.games.interface import Board
from adjudicator.pages.drawing import drawing_of
from adjudicator.pages.rendering import render

LINE, MOST = 26, 640
"""The height of a line of a frame, and the most height of a frame."""


class Offered(NamedTuple):
    """Something that may be done: its sentence, its cost or its odds, and the rule that allows it."""

    says: str
    price: str
    rule: str


def position_page(title: str, board: Board, asked: str, offered: Sequence[Offered], text: str = "") -> str:
    """A position as the HTML of a page, below the text of its situation if there is one."""
    return render("position.html", title=title, drawing=drawing_of([board]), asked=asked, offered=offered, text=text)


def framed(page: str, lines: int) -> str:
    """A page as a frame of another page, which neither changes nor is changed by what is around it."""
    height = min(MOST, 200 + LINE * lines)
    style = f"width: 100%; height: {height}px; border: 0"
    return f'<iframe title="adjudicator" sandbox srcdoc="{escape(page)}" style="{style}"></iframe>'
