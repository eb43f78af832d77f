"""Sin reactions: after a hero's turn the Sins player may move a monster and fight the hero."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity, Through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import once, until_all_pass
from adjudicator.games.others.cards.moments import AT as AT_MOMENT
from adjudicator.games.others.cards.moments import at_moment
from adjudicator.games.others.cards.words import REACTION as OF_A_REACTION
from adjudicator.games.others.components.city import EDGE, city_of
from adjudicator.games.others.facts import (
    ACTIVE,
    AT,
    MOVING,
    REACTED,
    REACTIONS,
    STANDS,
    STEPS,
    STRUCK,
    TURN_OVER,
    heroes_at,
    is_alive,
    monsters_at,
    sins_player,
)
from adjudicator.games.others.fights import fight
from adjudicator.games.others.kinds import MONSTER, SINS

FARTHEST: Final = 2
"""A monster moves so many spaces in a reaction."""


def _may_react(game: Play) -> tuple[str, ...]:
    return (sins_player(game),) if ACTIVE(game) and TURN_OVER(game) and not REACTED(game) else ()


def _reacting(game: Play) -> tuple[str, ...]:
    return (sins_player(game),) if REACTED(game) else ()


AFTER_A_TURN: Final = Opportunity(
    "after a turn", "spend-a-reaction-token.1", _may_react, others=SINS.seated, optional=True, rest=True
)
REACTION: Final = Opportunity("a reaction", "sin-reactions.2", _reacting, others=SINS.seated, optional=True, rest=True)


class Reacts(Action):
    """The Sins player spends a Reaction token."""

    says = "{who:sins player} reacts"
    when = AFTER_A_TURN
    rule = "spend-a-reaction-token.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Right after a completed turn, once, with a token that is active."""
        if not ACTIVE(game) or not TURN_OVER(game):
            return (Reason("spend-a-reaction-token.5", "no hero has just ended his turn"),)
        found = not_unless(not REACTED(game), "spend-a-reaction-token.4", "one token was spent on this turn")
        return found + not_unless(REACTIONS(game, who) > 0, "spend-a-reaction-token.3", "no Reaction token is active")

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """It is done just then, or refused."""
        return False

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """The token is flipped."""
        REACTIONS.add(game, who, -1, "spend-a-reaction-token.3")
        REACTED.set(game, TABLE, True, "spend-a-reaction-token.4", "sin-reactions.1")
        return Call(REACTING, who)


class MovesAMonster(Action):
    """The Sins player moves a monster by one space."""

    says = "{who:sins player} moves {monster:monster} to {space:space}"
    when = REACTION
    rule = "move-a-monster.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The spaces beside each monster on the board, and those that the Metro leads to."""
        return [
            (one, space)
            for one in MONSTER.values(game)
            if not STANDS.is_nowhere(game, one)
            for space in city_of(game).beside(STANDS(game, one))
        ]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One monster, two spaces, before the fight, and not out of a space with a hero."""
        monster, space = slots
        here = STANDS(game, monster)
        found = not_unless(REACTED(game), "sin-reactions.1", "the Sins player does not react now")
        if not here:
            return (*found, Reason(self.rule, f"{monster} is not on the board"))
        found += not_unless(MOVING(game) in ("", monster), "move-a-monster.2", f"{MOVING(game)} has moved")
        found += not_unless(not STRUCK(game), "start-a-fight-with-the-current-hero.7", "the fight was started")
        found += not_unless(STEPS(game) < FARTHEST, "movement.1", f"{monster} has moved {STEPS(game)} spaces")
        found += not_unless(not heroes_at(game, here), "spaces-with-heroes.1", f"a hero is at {here}")
        return found + _why_not_beside(game, here, space)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """One space; fire and corruption do it no harm."""
        MOVING.set(game, TABLE, slots[0], self.rule, "move-a-monster.2")
        STEPS.set(game, TABLE, STEPS(game) + 1, "movement.1", "fire-and-corruption-tokens.4")
        here = STANDS(game, slots[0])
        # Beyond the edges only a special rule of the story lets it go.
        by = "movement.2" if slots[1] in city_of(game).beside(here, EDGE) else "story-board.3"
        return MONSTER_MOVES.happens(what=slots[0], at=slots[1], by=by)


def _why_not_beside(game: Play, here: str, space: str) -> Reasons:
    if space in city_of(game).beside(here, EDGE):
        return ()
    rule = "metro.2" if space in city_of(game).beside(here) else "movement.2"
    return (Reason(rule, f"{space} is not adjacent to {here}"),)


MONSTER_MOVES: Final = EventKind(
    "monster moves",
    "{what:monster} moves to {at:space}",
    lambda game, event: STANDS.set(game, event.what, event.at, *by_of(event)),
)


class SinStartsAFight(Action):
    """The Sins player fights a hero with the monsters of his space."""

    says = "{who:sins player} starts a fight with {whom:hero}"
    when = REACTION
    rule = "start-a-fight-with-the-current-hero.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """The hero who has just ended his turn, with monsters in his space."""
        whom = slots[0]
        found = not_unless(REACTED(game), "sin-reactions.1", "the Sins player does not react now")
        current = ACTIVE(game) == whom and is_alive(game, whom)
        found += not_unless(current, "start-a-fight-with-the-current-hero.3", f"{whom} has not just ended his turn")
        found += not_unless(not STRUCK(game), "sin-reactions.2", "the fight was started")
        there = monsters_at(game, AT(game, whom))
        rule = "start-a-fight-with-the-current-hero.2"
        return found + not_unless(bool(there), rule, f"no monster is with {whom}")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """All monsters of the space take part."""
        STRUCK.set(
            game,
            TABLE,
            1,
            "start-a-fight-with-the-current-hero.7",
            "fight.3",
            "fight.5",
        )
        return fight.begin(game, slots[0], AT(game, slots[0]), "start-a-fight-with-the-current-hero.2")


def _over(game: Play, _local: str) -> Result:
    MOVING.set(game, TABLE, "")
    STEPS.set(game, TABLE, 0)
    STRUCK.set(game, TABLE, 0)
    return None


REACTING: Final = Procedure(
    "a reaction",
    Step(
        "",
        OF_A_REACTION,
        Through((AT_MOMENT[OF_A_REACTION],), lambda game, _who: at_moment(game, OF_A_REACTION, ACTIVE(game))),
    ),
    until_all_pass(REACTION),
    Step("", "over", _over),
)


AFTER: Final = Procedure("after a turn", once(AFTER_A_TURN))
ACTIONS: Final = (Reacts(), MovesAMonster(), SinStartsAFight())
EVENTS: Final = (MONSTER_MOVES,)
