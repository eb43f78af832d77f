"""How a situation is called wherever it is told of: its title, by whose rules, and what it waits for."""

from collections.abc import Sequence

from adjudicator.engine.choices import Chance, Question


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
    """Whose choice or draw is waited for, and what it is.

    >>> waited_for(("roland", "daisy"), "take an action", chance=False), waited_for(("roland",), "token", chance=True)
    ('roland and daisy: take an action', 'a token, drawn for roland')
    """
    names = " and ".join(who)
    if chance:
        return f"a {what}, drawn for {names}" if names else f"a {what} is drawn"
    return f"{names}: {what}" if names else what


def asked(question: Question) -> str:
    """What a question waits for."""
    if isinstance(question, Chance):
        return waited_for((question.who,) if question.who else (), question.what, chance=True)
    return waited_for(question.who, question.what, chance=False)
