"""The words for a situation in every output: its title, the game, the open question, and what is not modelled."""

from collections.abc import Sequence

from adjudicator.engine.choices import Chance, Question
from adjudicator.page import Page

NOT_MODELLED = "Not modelled, so take care:"
"""The words before the parts of cards that are not modelled."""


def titled(title: str, variant: str) -> str:
    """The title, and the variant if there are several.

    >>> titled("Who strikes first?", "with Dodge"), titled("Who strikes first?", "")
    ('Who strikes first? — with Dodge', 'Who strikes first?')
    """
    return f"{title} — {variant}" if variant else title


def under(game: str, edition: str) -> str:
    """The game whose rules are applied, and the edition of its reference if it has several.

    >>> under("arkham", "revised"), under("notalone", "")
    ('arkham, revised edition', 'notalone')
    """
    return f"{game}, {edition} edition" if edition else game


def waited_for(who: Sequence[str], what: str, *, chance: bool) -> str:
    """The open choice or draw, and the players who make it.

    >>> waited_for(("roland", "daisy"), "take an action", chance=False), waited_for(("roland",), "token", chance=True)
    ('roland and daisy: take an action', 'a token, drawn for roland')
    """
    names = " and ".join(who)
    if chance:
        return f"a {what}, drawn for {names}" if names else f"a {what} is drawn"
    return f"{names}: {what}" if names else what


def asked(question: Question) -> str:
    """The words for an open question."""
    if isinstance(question, Chance):
        return waited_for((question.who,) if question.who else (), question.what, chance=True)
    return waited_for(question.who, question.what, chance=False)


def take_care(not_modelled: Sequence[str]) -> str:
    """The warning about parts of cards that are not modelled, in a line; empty if there are none.

    >>> take_care(["riddle: abilities", "ghoul: vengeance"])
    'Not modelled, so take care: riddle: abilities; ghoul: vengeance'
    """
    return f"{NOT_MODELLED} {'; '.join(not_modelled)}" if not_modelled else ""


def write_not_modelled(not_modelled: Sequence[str], page: Page) -> None:
    """Lays out the warning about parts of cards that are not modelled: they might make what stands above it wrong."""
    if not_modelled:
        page.line()
        page.item(NOT_MODELLED, "; ".join(not_modelled), 2, 0, "yellow")
