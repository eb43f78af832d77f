"""The end of the round: dead monsters are summoned, Altars give Sin cards, tokens are reset."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.sin_cards import draw
from adjudicator.games.others.cards.words import HELL_CLUB
from adjudicator.games.others.components.city import NEST, spaces_of
from adjudicator.games.others.facts import (
    ABILITY_USED,
    ALTARS,
    DEAD,
    DEATHS,
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
    monsters_at,
    sins_player,
    tokens_at,
)
from adjudicator.games.others.kinds import HERO, MONSTER

# -- monsters ---------------------------------------------------------------------------------------------------------


def free_nests(game: Play) -> tuple[str, ...]:
    """The spaces with a Nest that no monster blocks; a hero blocks none."""
    return tuple(space for space in spaces_of(game) if tokens_at(game, NEST, space) > len(monsters_at(game, space)))


def dead_monsters(game: Play) -> tuple[str, ...]:
    """The monsters that were killed and can come back."""
    return tuple(one for one in MONSTER.values(game) if DEAD(game, one) and kind_of(one) != HELL_CLUB)


class Summons(Action):
    """The Sins player returns a dead monster to the board."""

    says = "{who:sins player} summons {monster:monster} at {space:space}"
    rule = "summon-monsters.3"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The dead monsters on the spaces with Nests."""
        nests = [space for space in spaces_of(game) if tokens_at(game, NEST, space)]
        return [(one, space) for one in dead_monsters(game) for space in nests]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that was killed, on a Nest that is not blocked."""
        monster, space = slots
        found = not_unless(DEAD(game, monster), "summon-monsters.4", f"{monster} has not been killed")
        found += not_unless(kind_of(monster) != HELL_CLUB, "hell-club.4", f"{monster} has left the game")
        nests, there = tokens_at(game, NEST, space), len(monsters_at(game, space))
        found += not_unless(nests > 0, "summon-monsters.6", f"no Nest is at {space}")
        return found + not_unless(nests > there or not nests, "summon-monsters.8", f"the Nests of {space} are blocked")

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """It stands on the Nest."""
        SUMMONED.set(game, TABLE, SUMMONED(game) + 1, "summon-monsters.1")
        return SUMMONS_EVENT.happens(what=slots[0], at=slots[1])


def _is_summoned(game: Play, event: Any) -> None:
    DEAD.set(game, event.what, False, "summon-monsters.1")
    by = ("summon-monsters.11", "summon-monsters.6", "summon-monsters.9", "tokens.3")
    STANDS.set(game, event.what, event.at, *by, *((event.by,) if event.by else ()))


SUMMONS: Final = Summons()
SUMMONS_EVENT: Final = EventKind("summon", "{what:monster} is summoned at {at:space}", _is_summoned)


def _summon(game: Play, local: Any) -> Result:
    """As many as heroes are in use, as long as there are dead monsters and free Nests."""
    if SUMMONED(game) < hero_number(game) and dead_monsters(game) and free_nests(game):
        return ask(game, SUMMONS, sins_player(game), _summoned)
    game.cite("summon-monsters.1" if SUMMONED(game) == hero_number(game) else "summon-monsters.2")
    SUMMONED.set(game, TABLE, 0)
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
        TURN_TOKENS.set(game, who, 2, "reset-tokens.1")
        SLOT_TAKEN.set(game, who, "", "reset-tokens.3")
        UNHEALED.set(game, who, False, "reset-tokens.8")
    lasting = LASTING_REACTIONS(game, sin)
    more = ("reset-tokens.6",) if lasting else ()
    REACTIONS.set(game, sin, hero_number(game) + lasting, "reset-tokens.4", "reset-tokens.5", *more)
    game.cite("final-preparations.6", "end-of-round.3", "spend-a-turn-token.3")
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
