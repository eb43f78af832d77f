"""The words for what is counted: tokens, actions, and the cards in an area."""

import re
from typing import Final

from adjudicator.games.arkham.kinds import SINGULARS

_CARDS: Final = re.compile(
    r"^cards? in (?:(?:the|his|her|their) )?(hand|deck|discard|play|play area|threat area)(?: pile)?$"
)


def counted(given: str) -> str:
    """The usual words for what is counted: in the plural, and with no article.

    >>> counted("resource"), counted("actions left"), counted("card in her discard pile"), counted("horror")
    ('resources', 'actions', 'cards in discard', 'horror')
    """
    words = given.lower().removesuffix(" left")
    cards = _CARDS.match(words)
    return f"cards in {cards[1]}" if cards is not None else SINGULARS.get(words, words)
