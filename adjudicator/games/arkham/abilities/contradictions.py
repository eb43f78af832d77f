"""Constant abilities and lasting effects that cannot be applied together: the lead investigator puts them in order."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.which import everything_in_play
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.values import contradiction, decide_contradiction, setters

RULE = "priority-of-simultaneous-resolution.6"


class Contradiction(NamedTuple):
    """A value that several cards set differently."""

    entity: str
    stat: str


def find_contradictions(game: Arkham) -> tuple[Call, ...]:
    """Asks about every value that is set differently by several cards now and has not been decided."""
    game.state.write(TABLE, "contradictions", None)
    found: list[Call] = []
    for stat in setters(game):
        for entity in everything_in_play(game):
            if len(game.quietly(lambda e=entity, s=stat: contradiction(game, e, s))) > 1:  # type: ignore[misc]
                found.append(Call(DECIDING, Contradiction(entity, stat)))
    return tuple(found)


def _decide(game: Arkham, local: Contradiction) -> Result:
    """The lead investigator says which of them is applied last."""
    sources = contradiction(game, local.entity, local.stat)
    if len(sources) < 2:
        return None
    options = tuple(Option("applies last", (source,), game.lead, source) for source in sources)
    what = f"which sets {game.name(local.entity)}'s {local.stat}"
    return Ask(Choice((game.lead,), what, options, RULE), _decided)


def _decided(game: Arkham, local: Contradiction, option: Option) -> None:
    decide_contradiction(game, local.entity, local.stat, cast(str, option.value))


DECIDING = Procedure("contradicting effects", Step("", "decide", _decide))
