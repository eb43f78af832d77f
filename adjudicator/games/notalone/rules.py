"""The rules of Not Alone, put together from the rooms that hold them."""

from collections.abc import Mapping
from typing import ClassVar

from adjudicator.engine.hooks import Impacts
from adjudicator.engine.tables import together
from adjudicator.games.notalone import happenings
from adjudicator.games.notalone.effects import counters, decks, holding, powers, taking, tokens
from adjudicator.games.notalone.game import Does, NotAlone, WhyNot
from adjudicator.games.notalone.phases import catching, exploration, hunting, reckoning, visits
from adjudicator.games.notalone.playing import cards
from adjudicator.games.notalone.words import Effect


class Rules(NotAlone):
    """Not Alone with everything that happens in it."""

    __slots__ = ()

    impacts: ClassVar[Impacts] = together(
        happenings.IMPACTS,
        exploration.IMPACTS,
        hunting.IMPACTS,
        reckoning.IMPACTS,
        visits.IMPACTS,
        catching.IMPACTS,
        cards.IMPACTS,
    )
    does: ClassVar[Mapping[type[Effect], Does]] = together(
        counters.DOES, decks.DOES, holding.DOES, powers.DOES, taking.DOES, tokens.DOES
    )
    why_not: ClassVar[Mapping[type[Effect], WhyNot]] = together(
        counters.WHY_NOT, decks.WHY_NOT, holding.WHY_NOT, powers.WHY_NOT, taking.WHY_NOT
    )
