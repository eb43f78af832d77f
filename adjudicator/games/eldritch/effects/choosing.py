"""Decisions that effects ask for: an investigator, a Monster, a space, a card, a Condition, one of several effects."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.games.eldritch.components.conditions import CONDITIONS
from adjudicator.games.kit.choosing import Chooses, ChoosesAnEffect, ResolvesIt
from adjudicator.games.kit.play import Play


class Cost(NamedTuple):
    """The cost of an effect with "may": the reasons why it cannot be paid."""

    against: Reasons


class ChoosesAnInvestigator(Chooses):
    """Whoever resolves an effect chooses the investigator for whom it is."""

    says = "{who:investigator} chooses {whom:investigator}"
    rule = "effects-that-name-investigators.1"
    asks = "an investigator"


class ChoosesAMonster(Chooses):
    """Whoever resolves an effect chooses a Monster."""

    says = "{who:investigator} chooses {monster:monster}"
    rule = "epic-monster.8"
    asks = "a Monster"


class ChoosesASpace(Chooses):
    """Whoever resolves an effect chooses a space."""

    says = "{who:investigator} chooses {space:space}"
    rule = "nearest.1"
    asks = "a space"


class ChoosesACard(Chooses):
    """Whoever resolves an effect chooses one of his cards, or one that is offered to him."""

    says = "{who:investigator} chooses {card:card}"
    rule = "discarding.1"
    asks = "a card"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those of them that are no Conditions."""
        return [one for one in super().candidates(game, who) if one[0] not in CONDITIONS]


class ChoosesACondition(Chooses):
    """Whoever resolves an effect chooses one of his Conditions."""

    says = "{who:investigator} chooses {condition:condition}"
    rule = "discarding.1"
    asks = "a Condition"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those of them that are Conditions."""
        return [one for one in super().candidates(game, who) if one[0] in CONDITIONS]


class ChoosesOneOfSeveral(ChoosesAnEffect):
    """Whoever resolves an effect with "or" chooses one of the effects that are so joined."""

    says = "{who:investigator} chooses to {effect:words}"
    rule = "choices-in-effects.2"


class ResolvesAnEffect(ResolvesIt):
    """Whoever resolves an effect with "may" decides that he resolves it."""

    says = "{who:investigator} resolves the effect"
    rule = "choices-in-effects.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Where its cost can be paid."""
        about = game.about
        return about.against if isinstance(about, Cost) else ()


CHOOSES_AN_INVESTIGATOR: Final = ChoosesAnInvestigator()
CHOOSES_A_MONSTER: Final = ChoosesAMonster()
CHOOSES_A_SPACE: Final = ChoosesASpace()
CHOOSES_A_CARD: Final = ChoosesACard()
CHOOSES_A_CONDITION: Final = ChoosesACondition()
CHOOSES_AN_EFFECT: Final = ChoosesOneOfSeveral()
RESOLVES_IT: Final = ResolvesAnEffect()
CHOICES: Final = (
    CHOOSES_AN_INVESTIGATOR,
    CHOOSES_A_MONSTER,
    CHOOSES_A_SPACE,
    CHOOSES_A_CARD,
    CHOOSES_A_CONDITION,
    CHOOSES_AN_EFFECT,
    RESOLVES_IT,
)
