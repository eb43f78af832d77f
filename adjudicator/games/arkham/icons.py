"""Skill icons: those of a card, and those that are committed to a test (entry Skill Cards)."""

from adjudicator.games.arkham.facts import COMMITTED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import ICONS
from adjudicator.games.arkham.this_test import SKILL
from adjudicator.games.arkham.values import contributions, ledger


def committed(game: Arkham) -> tuple[str, ...]:
    """The cards committed to the test, in order."""
    return COMMITTED(game)


def matching(game: Arkham, card: str, skill: str) -> int:
    """The number of a card's icons that match a test of the skill: those of the skill, and wild ones."""
    printed = dict(game.cards[card].icons)
    return sum([_icons(game, card, kind, printed.get(kind, 0)) for kind in (skill, "wild")])


def icons(game: Arkham, card: str) -> tuple[tuple[str, int], ...]:
    """The icons of a card as they count now, none of them below zero."""
    printed = dict(game.cards[card].icons)
    counted = ((icon, _icons(game, card, icon, printed.get(icon, 0))) for icon in ICONS)
    return tuple((icon, count) for icon, count in counted if count or icon in printed)


def _icons(game: Arkham, card: str, icon: str, printed: int) -> int:
    """The number of a card's icons of this kind: the printed number with every modifier."""
    stat = f"{icon} icons"
    if not contributions(game, card, stat):
        return printed
    game.because("gains.6")
    return ledger(game, card, stat).value


def committed_icons(game: Arkham) -> int:
    """The number of icons committed to the test that match it."""
    skill = SKILL(game)
    return sum(matching(game, card, skill) for card in committed(game))
