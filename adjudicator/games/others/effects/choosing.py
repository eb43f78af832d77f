"""Decisions that effects ask for: a hero, a space, a monster, a card, one of several effects."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.play import Play


class Among(NamedTuple):
    """Things among which somebody chooses, and the rule by which there are no others."""

    things: tuple[Any, ...]
    rule: str


class Chooses(Action):
    """A choice among the things that the effect allows; the decision is about them."""

    called = "chooses"
    waits = True

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those things; where nobody is asked, none."""
        return [(one,) for one in _allowed(game).things]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of them."""
        allowed = _allowed(game)
        return not_unless(slots[0] in allowed.things, allowed.rule, f"{slots[0]} is not one of them")


def _allowed(game: Play) -> Among:
    return game.about if isinstance(game.about, Among) else Among((), "")


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


class ChoosesAnEffect(Chooses):
    """Whoever decides chooses one of several effects."""

    says = "{who:player} chooses to {effect:words}"
    asks = "an effect"


class ResolvesIt(Action):
    """Whoever decides has an effect resolved that may be."""

    says = "{who:player} resolves the effect"
    called = "resolves the effect"
    asks = "an effect that may be resolved"


CHOOSES_A_HERO: Final = ChoosesAHero()
CHOOSES_A_SPACE: Final = ChoosesASpace()
CHOOSES_A_MONSTER: Final = ChoosesAMonster()
CHOOSES_A_CARD: Final = ChoosesACard()
CHOOSES_AN_EFFECT: Final = ChoosesAnEffect()
RESOLVES_IT: Final = ResolvesIt()
DECISIONS: Final = (
    CHOOSES_A_HERO,
    CHOOSES_A_SPACE,
    CHOOSES_A_MONSTER,
    CHOOSES_A_CARD,
    CHOOSES_AN_EFFECT,
    RESOLVES_IT,
)


def picked(option: Option) -> Any:
    """The thing that was chosen."""
    return act_of(option).slots[0]
