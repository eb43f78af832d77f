"""Templates filled in: every text of others stands there as text, and nothing is fetched from anywhere."""

from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from adjudicator.pages.drawing import fitted
from adjudicator.plain import one_line
from adjudicator.version import __version__

_HERE: Final = Path(__file__).parent / "templates"


def render(template: str, **given: object) -> str:
    """The page of a template with what is given to it."""
    return _environment().get_template(template).render(version=__version__, **given) + "\n"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(_HERE),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        finalize=_in_one_line,
    )
    made.filters["fitted"] = fitted
    made.globals["style"] = Markup((_HERE / "page.css").read_text(encoding="utf-8"))
    made.globals["script"] = Markup((_HERE / "stepping.js").read_text(encoding="utf-8"))
    return made


def _in_one_line(value: object) -> object:
    """A text in which every sign is seen; what is marked up already stays as it is."""
    return one_line(value) if isinstance(value, str) and not isinstance(value, Markup) else value
