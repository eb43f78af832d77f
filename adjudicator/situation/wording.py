"""The words for a situation in every output: its title, the game, the open question, and what is not modelled."""

from collections.abc import Sequence
from functools import reduce

from adjudicator.engine.choices import Chance, Question
from adjudicator.page import Page
from adjudicator.speaking import _, to_translate

NOT_MODELLED = to_translate("Not modelled, so take care:")
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
    return _("{game}, {edition} edition", game=game, edition=_(edition)) if edition else game


def waited_for(who: Sequence[str], what: str, *, chance: bool) -> str:
    """The open choice or draw, and the players who make it.

    >>> waited_for(("roland", "daisy"), "take an action", chance=False), waited_for(("roland",), "token", chance=True)
    ('roland and daisy: take an action', 'a token, drawn for roland')
    """
    names = joined(who)
    if chance:
        return _("a {what}, drawn for {names}", what=what, names=names) if names else _("a {what} is drawn", what=what)
    return f"{names}: {what}" if names else what


def joined(names: Sequence[str]) -> str:
    """Names, as they are told together.

    >>> joined(["roland", "daisy", "wendy"])
    'roland and daisy and wendy'
    """
    return reduce(_both, names) if names else ""


def either(names: Sequence[str]) -> str:
    """Names of which one is meant, as they are told together."""
    return reduce(_one_of, names) if names else ""


def _both(one: str, other: str) -> str:
    return _("{one} and {other}", one=one, other=other)


def _one_of(one: str, other: str) -> str:
    return _("{one} or {other}", one=one, other=other)


def asked(question: Question) -> str:
    """The words for an open question."""
    if isinstance(question, Chance):
        return waited_for((question.who,) if question.who else (), question.what, chance=True)
    return waited_for(question.who, question.what, chance=False)


ANSWERS = (to_translate("yes"), to_translate("no"), to_translate("secret"))
"""The answers that are words of ours; any other is a number, a name or a word of the file."""


def answered(value: str) -> str:
    """An answer as it is told."""
    return _(value) if value in ANSWERS else value


def take_care(not_modelled: Sequence[str]) -> str:
    """The warning about parts of cards that are not modelled, in a line; empty if there are none.

    >>> take_care(["riddle: abilities", "ghoul: vengeance"])
    'Not modelled, so take care: riddle: abilities; ghoul: vengeance'
    """
    return f"{_(NOT_MODELLED)} {'; '.join(not_modelled)}" if not_modelled else ""


def write_not_modelled(not_modelled: Sequence[str], page: Page) -> None:
    """Lays out the warning about parts of cards that are not modelled: they might make what stands above it wrong."""
    if not_modelled:
        page.line()
        page.item(_(NOT_MODELLED), "; ".join(not_modelled), 2, 0, "yellow")
