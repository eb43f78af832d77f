"""The rules of Not Alone, put together from the rooms that hold them."""

from collections.abc import Mapping
from typing import ClassVar

from adjudicator.engine.tables import together
from adjudicator.games.notalone.effects import counters, decks, holding, powers, taking, tokens
from adjudicator.games.notalone.game import Does, NotAlone, WhyNot
from adjudicator.games.notalone.words import Effect


class Rules(NotAlone):
    """Not Alone with everything that its cards do."""

    __slots__ = ()

    does: ClassVar[Mapping[type[Effect], Does]] = together(
        counters.DOES, decks.DOES, holding.DOES, powers.DOES, taking.DOES, tokens.DOES
    )
    why_not: ClassVar[Mapping[type[Effect], WhyNot]] = together(
        counters.WHY_NOT, decks.WHY_NOT, holding.WHY_NOT, powers.WHY_NOT, taking.WHY_NOT
    )
