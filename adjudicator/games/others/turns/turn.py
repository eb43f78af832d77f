"""The opportunity of a hero's turn, and what stands against anything in it."""

from typing import Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import ACTED, ACTIVE, MOVE_OVER, MOVED, TURN_OVER, USABLE
from adjudicator.games.others.kinds import HERO


def _current(game: Play) -> tuple[str, ...]:
    """The hero whose turn it is; nobody once he has died in it."""
    who = ACTIVE(game)
    return (who,) if who and not TURN_OVER(game) else ()


# Others are told what stands against their deeds, too.
TURN: Final = Opportunity("a turn", "move-and-take-an-action.1", _current, others=HERO.seated, optional=True, rest=True)


class InTurn(Action):
    """Something that a hero does in his own turn; `not_theirs` is the rule against doing it in another turn."""

    when = TURN
    not_theirs = "hero-turns.2"

    def is_open_to(self, game: Play, who: str) -> bool:
        """Whose turn it is not can do nothing of it."""
        return not why_not_in_turn(game, who, self.not_theirs)

    def may_come(self, game: Play, who: str, *slots: object) -> bool:
        """It is done in the turn, or refused."""
        return False


def why_not_in_turn(game: Play, who: str, rule: str) -> Reasons:
    """A reason against what a hero does where it is not his turn."""
    if ACTIVE(game) != who:
        return (Reason(rule, f"it is not {who}'s turn"),)
    return not_unless(not TURN_OVER(game), rule, f"{who}'s turn is over")


def why_not_act(game: Play, who: str) -> Reasons:
    """The reasons against an action: it is not his turn, or he has taken one."""
    found = why_not_in_turn(game, who, "hero-turns.2")
    return found or not_unless(not ACTED(game, who), "take-an-action.2", f"{who} has taken an action")


def acts(game: Play, who: str) -> None:
    """The action is taken; a move that was begun is over."""
    ACTED.set(game, who, True, "take-an-action.1", "take-an-action.2", "move-and-take-an-action.1")
    if MOVED(game, who):
        MOVE_OVER.set(game, who, True, "move-and-take-an-action.2")


def forget_turn(game: Play, who: str) -> None:
    """A new turn has its own move and its own action."""
    MOVED.set(game, who, 0)
    MOVE_OVER.set(game, who, False)
    ACTED.set(game, who, False)
    USABLE.set(game, who, ())
    TURN_OVER.set(game, TABLE, False)
