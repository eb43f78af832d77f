"""Templates filled in: every text of others stands there as text, and nothing is fetched from anywhere."""

from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from adjudicator.pages.drawing import fitted
from adjudicator.plain import one_line
from adjudicator.situation.wording import answered
from adjudicator.speaking import ENGLISH, _, of_the_rules, tag
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
    made.filters["answered"] = answered
    made.globals |= {"_": _told, "bold": _bold, "english": english, "tag": tag, "of_the_rules": of_the_rules}
    return made


def _told(message: str, **places: object) -> Markup:
    """A message in the language of the reader; what is filled in stands there as text."""
    return Markup(_(message)).format(**{place: _in_one_line(value) for place, value in places.items()})


def _bold(text: str) -> Markup:
    return Markup("<b>{}</b>").format(one_line(text))


def english(text: str) -> Markup:
    """A text that is English, whatever the language of the page."""
    found = one_line(text)
    return escape(found) if tag() == ENGLISH else Markup('<span lang="en">{}</span>').format(found)


def _in_one_line(value: object) -> object:
    """A text in which every sign is seen; what is marked up already stays as it is."""
    return one_line(value) if isinstance(value, str) and not isinstance(value, Markup) else value
