"""Decisions that effects ask for: a hero, a space, a monster, a card, one of several effects."""

from typing import Final

from adjudicator.games.kit.choosing import Chooses, ChoosesAnEffect, ResolvesIt


class ChoosesAHero(Chooses):
    """Whoever decides chooses the hero whom an effect concerns."""

    says = "{who:player} chooses {whom:hero}"
    asks = "a hero"


class ChoosesASpace(Chooses):
    """Whoever decides chooses the space of an effect."""

    says = "{who:player} chooses {space:space}"
    asks = "a space"


class ChoosesAMonster(Chooses):
    """Whoever decides chooses the monster of an effect."""

    says = "{who:player} chooses {monster:monster}"
    asks = "a monster"


class ChoosesACard(Chooses):
    """Whoever decides chooses a card of an effect."""

    says = "{who:player} chooses the card {card:card}"
    asks = "a card"


class ChoosesOneOfSeveral(ChoosesAnEffect):
    """Whoever decides chooses one of several effects."""

    says = "{who:player} chooses to {effect:words}"


class ResolvesAnEffect(ResolvesIt):
    """Whoever decides has an effect resolved that may be."""

    says = "{who:player} resolves the effect"


CHOOSES_A_HERO: Final = ChoosesAHero()
CHOOSES_A_SPACE: Final = ChoosesASpace()
CHOOSES_A_MONSTER: Final = ChoosesAMonster()
CHOOSES_A_CARD: Final = ChoosesACard()
CHOOSES_AN_EFFECT: Final = ChoosesOneOfSeveral()
RESOLVES_IT: Final = ResolvesAnEffect()
DECISIONS: Final = (
    CHOOSES_A_HERO,
    CHOOSES_A_SPACE,
    CHOOSES_A_MONSTER,
    CHOOSES_A_CARD,
    CHOOSES_AN_EFFECT,
    RESOLVES_IT,
)
