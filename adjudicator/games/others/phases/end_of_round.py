"""The end of the round: dead monsters are summoned, Altars give Sin cards, tokens are reset."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.sin_cards import draw
from adjudicator.games.others.components.boards import HELL_CLUB
from adjudicator.games.others.components.city import spaces_of
from adjudicator.games.others.facts import (
    ABILITY_USED,
    ALTARS,
    DEAD,
    DEATHS,
    EXTRA_TURNS,
    LASTING_REACTIONS,
    REACTIONS,
    SLOT_TAKEN,
    STANDS,
    SUMMONED,
    TURN_TOKENS,
    UNHEALED,
    hero_number,
    heroes_at,
    kind_of,
    sins_player,
)
from adjudicator.games.others.kinds import HERO, MONSTER
from adjudicator.games.others.nests import free_nests, nests, rules_of_nest

# -- monsters ---------------------------------------------------------------------------------------------------------


def dead_monsters(game: Play) -> tuple[str, ...]:
    """The monsters that were killed and can come back."""
    return tuple(one for one in MONSTER.values(game) if DEAD(game, one) and kind_of(one) != HELL_CLUB)


class Summons(Action):
    """The Sins player returns a dead monster to the board."""

    says = "{who:sins player} summons {monster:monster} at {space:space}"
    rule = "summon-monsters.3"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The dead monsters on the spaces with Nests."""
        return [(one, space) for one in dead_monsters(game) for space in nests(game)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that was killed, on a Nest that is not blocked."""
        monster, space = slots
        found = not_unless(DEAD(game, monster), "summon-monsters.4", f"{monster} has not been killed")
        found += not_unless(kind_of(monster) != HELL_CLUB, "hell-club.4", f"{monster} has left the game")
        if space not in nests(game):
            return (*found, Reason("summon-monsters.6", f"no Nest is at {space}"))
        blocked = space not in free_nests(game)
        return found + not_unless(not blocked, "summon-monsters.8", f"the Nests of {space} are blocked")

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """It stands on the Nest."""
        SUMMONED.set(game, TABLE, SUMMONED(game) + 1, "summon-monsters.1")
        return SUMMONS_EVENT.happens(what=slots[0], at=slots[1], by=ONTO_FREE_NESTS[0])


ONTO_FREE_NESTS: Final = ("summon-monsters.6", "events.3")
"""The rules by which monsters are summoned onto Nests that none blocks: at the end of a round, and by an event."""


def _is_summoned(game: Play, event: Event) -> None:
    """By what brings it; onto a Nest by the rules of summoning as well."""
    nest = rules_of_nest(game, event.at) if event.by in ONTO_FREE_NESTS else ()
    DEAD.set(game, event.what, False, *by_of(event))
    STANDS.set(game, event.what, event.at, *by_of(event), *nest)


SUMMONS: Final = Summons()
SUMMONS_EVENT: Final = EventKind("summon", "{what:monster} is summoned at {at:space}", _is_summoned)


def _summon(game: Play, local: Any) -> Result:
    """As many as heroes are in use, as long as there are dead monsters and free Nests."""
    if SUMMONED(game) < hero_number(game) and dead_monsters(game) and free_nests(game):
        return ask(game, SUMMONS, sins_player(game), _summoned)
    enough = SUMMONED(game) == hero_number(game)
    SUMMONED.set(game, TABLE, 0, "summon-monsters.1" if enough else "summon-monsters.2")
    return None


def _summoned(game: Play, local: Any, option: Option) -> Result:
    return Go(local, "summon", done(game, option))


# -- Sin cards --------------------------------------------------------------------------------------------------------


def _sin_cards(game: Play, local: Any) -> Result:
    """One for each Altar without a hero."""
    number = sum(ALTARS(game, space) for space in spaces_of(game) if not heroes_at(game, space))
    return draw(game, number, "draw-extra-sin-cards.2") if number else None


# -- tokens -----------------------------------------------------------------------------------------------------------


def _reset(game: Play, local: Any) -> Result:
    sin = sins_player(game)
    for who in HERO.seated(game):
        kept = ("spend-a-turn-token.3",) if EXTRA_TURNS(game, who) else ()
        TURN_TOKENS.set(game, who, 2, "reset-tokens.1", *kept)
        SLOT_TAKEN.set(game, who, "", "reset-tokens.3")
        UNHEALED.set(game, who, False, "reset-tokens.8")
    lasting = LASTING_REACTIONS(game, sin)
    more = ("reset-tokens.6",) if lasting else ()
    lost = ("end-of-round.3",) if REACTIONS(game, sin) else ()
    after_deaths = ("final-preparations.6",) if DEATHS(game) else ()
    by = ("reset-tokens.4", "reset-tokens.5", *more, *lost, *after_deaths)
    REACTIONS.set(game, sin, hero_number(game) + lasting, *by)
    DEATHS.set(game, TABLE, 0)
    ABILITY_USED.set(game, sin, False, "reset-tokens.7")
    return None


END_OF_ROUND: Final = Procedure(
    "end of the round",
    Step("", "summon", _summon),
    Step("", "Sin cards", _sin_cards),
    Step("", "reset", _reset),
)
EVENTS: Final = (SUMMONS_EVENT,)
DECISIONS: Final = (SUMMONS,)
