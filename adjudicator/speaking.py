"""Messages in the language of the reader, by gettext catalogues; English needs none, and loads nothing.

A message is a whole sentence or heading with named places for what is filled in, so that a translation may put them
in another order. What a file says, names, and the sentences of rules are no messages: they stand as they are.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gettext import NullTranslations

DOMAIN: Final = "adjudicator"
CATALOGUES: Final = os.path.join(os.path.dirname(__file__), "translations")
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ja", "ko", "zh")
AUTO: Final = "auto"
"""The word for the language of the locale."""


class _Spoken:
    """The language that is spoken: its short name, and its catalogue if it is not English."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self.catalogue: NullTranslations | None = None


_spoken = _Spoken()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Messages are in a language inside the block: one of ours, or that of the locale."""
    wanted = of_the_locale() if language == AUTO else language
    if wanted == ENGLISH:
        yield
        return
    from gettext import translation

    with speaking_by(translation(DOMAIN, CATALOGUES, [wanted]), wanted):
        yield


@contextmanager
def speaking_by(catalogue: "NullTranslations", language: str) -> Iterator[None]:
    """Messages are those of a catalogue inside the block."""
    before = _spoken.language, _spoken.catalogue
    _spoken.language, _spoken.catalogue = language, catalogue
    try:
        yield
    finally:
        _spoken.language, _spoken.catalogue = before


def of_the_locale() -> str:
    """The language of the first variable that sets one, as gettext looks for it; English where that is none of ours.

    `LANGUAGE` may name several, the one that is wanted most first.
    """
    found = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((name for one in found.split(":") if (name := one[:2].lower()) in LANGUAGES), ENGLISH)


def language() -> str:
    """The short name of the language that is spoken."""
    return _spoken.language


def tag() -> str:
    """The language that is spoken, as a page says it to browsers: with its script where it might have several."""
    if _spoken.catalogue is None:
        return ENGLISH
    return _spoken.catalogue.info().get("language", _spoken.language).replace("_", "-")


def _(message: str, **places: object) -> str:
    """A message in the language that is spoken, with its places filled in."""
    if _spoken.catalogue is not None:
        message = _spoken.catalogue.gettext(message)
    return message.format(**places) if places else message


def _n(one: str, many: str, number: int, **places: object) -> str:
    """The form of a message that fits a number, which fills the place `number`."""
    if _spoken.catalogue is not None:
        message = _spoken.catalogue.ngettext(one, many, number)
    else:
        message = one if number == 1 else many
    return message.format(number=number, **places)


def to_translate(message: str) -> str:
    """The message itself: it is data, and translated where it is told."""
    return message


RULES_STAY_ENGLISH: Final = to_translate("The sentences of rules are in English: there is no translation of them.")


def of_the_rules() -> str:
    """The remark that the sentences of rules are not translated; empty in English."""
    return "" if _spoken.catalogue is None else _(RULES_STAY_ENGLISH)
