"""What lasts for the rest of a campaign: instructions that are followed in each later scenario."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import EARNED, OWNER, TABLE
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context


class Lasting(NamedTuple):
    """Effects in each later scenario of a campaign, with the card or guide that says so."""

    effects: tuple[Effect, ...]
    context: Context


IN_LATER_SCENARIOS: Final[Field[tuple[Lasting, ...]]] = Field("in later scenarios", ())


class EachLaterScenario(NamedTuple):
    """These effects resolve when each later scenario of the campaign begins."""

    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always matter."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """They hold from now on."""
        lasting = Lasting(self.effects, context)
        IN_LATER_SCENARIOS.set(game, TABLE, (*IN_LATER_SCENARIOS(game), lasting))
        return None


def as_a_scenario_begins(game: Arkham) -> tuple[Call, ...]:
    """The calls that follow the instructions of earlier scenarios of this campaign."""
    found: list[Call] = []
    game.cite(*_OF_THIS_CAMPAIGN[bool(IN_LATER_SCENARIOS(game))])
    for lasting in IN_LATER_SCENARIOS(game):
        owner = OWNER(game, lasting.context.this) if lasting.context.this in game.cards else ""
        found.append(resolve(lasting.effects, lasting.context.of(owner or game.lead)))
    return tuple(found)


_OF_THIS_CAMPAIGN: Final = {True: ("faq-transferring-investigators.9",), False: ()}
"""The rules by which something (True) lasts for the one campaign in which it came up."""
_OF_ALL: Final = {True: ("faq-transferring-investigators.10",), False: ()}
"""The rules by which something (True) lasts as though all campaigns were one."""


def carry_over(game: Arkham, players: tuple[str, ...]) -> None:
    """Keep for another campaign the rules of earned cards, and of the investigators themselves, and nothing else."""
    before = IN_LATER_SCENARIOS(game)
    kept = tuple(one for one in before if _goes_along(game, one.context.this, players))
    IN_LATER_SCENARIOS.set(game, TABLE, kept, "faq-transferring-investigators.9", *_OF_ALL[bool(kept)])


def _goes_along(game: Arkham, source: str, players: tuple[str, ...]) -> bool:
    if source in players:
        return True
    return source in game.cards and EARNED(game, source) and OWNER(game, source) in players
