"""Hero turns: clockwise from the first hero, one at a time, until the tokens are used up."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import until_all_pass
from adjudicator.games.others.cards.dark_past import reveal
from adjudicator.games.others.cards.moments import step_of
from adjudicator.games.others.cards.sin_cards import turn_begins, turn_is_over
from adjudicator.games.others.cards.words import TURN_BEGINS, TURN_ENDS
from adjudicator.games.others.facts import (
    ACTED,
    ACTIVE,
    DECLINED,
    EXTRA_TURNS,
    FIGHTER,
    FIRST_HERO,
    MOVED,
    NEXT,
    REACTED,
    TURN_OVER,
    TURN_TOKENS,
)
from adjudicator.games.others.fights.fight import go_on
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.phases.reaction import AFTER
from adjudicator.games.others.turns.checks import merely_stays
from adjudicator.games.others.turns.turn import TURN, forget_turn


class TakesATurn(Action):
    """A hero flips a turn token to take a turn."""

    says = "{who:hero} spends a turn token"
    rule = "spend-a-turn-token.1"

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """One is spent."""
        TURN_TOKENS.add(game, who, -1, self.rule, "spend-a-turn-token.7")


class TakesAnExtraTurn(Action):
    """A hero spends an extra turn token to take a turn."""

    says = "{who:hero} spends an extra turn token"
    rule = "spend-a-turn-token.2"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """With such a token."""
        return not_unless(EXTRA_TURNS(game, who) > 0, self.rule, f"{who} has no extra turn token")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is gone."""
        EXTRA_TURNS.add(game, who, -1, self.rule)


TAKES_A_TURN, TAKES_AN_EXTRA_TURN = TakesATurn(), TakesAnExtraTurn()
_BOTH = (TAKES_A_TURN, TAKES_AN_EXTRA_TURN)


def _after(game: Play, who: str) -> str:
    """The next place clockwise."""
    seated = HERO.seated(game)
    return seated[(seated.index(who) + 1) % len(seated)]


def _next(game: Play, local: Any) -> Result:
    """Whoever has an active token must take a turn, whoever has an extra token only may."""
    if ACTIVE(game):
        return Go(local, "turn")
    who = NEXT(game) or FIRST_HERO(game) or HERO.seated(game)[0]
    NEXT.set(game, TABLE, who)
    if DECLINED(game) >= len(HERO.seated(game)):
        DECLINED.set(game, TABLE, 0, "end-of-round.1")
        return Go(local, END)
    if TURN_TOKENS(game, who):
        return _must(game, who)
    if EXTRA_TURNS(game, who):
        return ask(game, TAKES_AN_EXTRA_TURN, who, _may_take, rule="end-of-round.1", optional=True)
    return _passed_over(game, local)


def _must(game: Play, who: str) -> Result:
    return ask(game, _BOTH, who, _taken, rule="spend-a-turn-token.7")


def _passed_over(game: Play, local: Any) -> Result:
    """He takes no more turns for now; the next hero clockwise is up."""
    DECLINED.set(game, TABLE, DECLINED(game) + 1, "end-of-round.1")
    NEXT.set(game, TABLE, _after(game, NEXT(game)), "hero-turns.2")
    return Go(local, "next")


def _may_take(game: Play, local: Any, option: Option) -> Result:
    return _passed_over(game, local) if option.declines else _taken(game, local, option)


def _taken(game: Play, local: Any, option: Option) -> Result:
    """His turn begins."""
    done(game, option)
    who = option.who
    DECLINED.set(game, TABLE, 0)
    ACTIVE.set(game, TABLE, who, "hero-turns.2")
    forget_turn(game, who)
    turn_begins(game)
    return None


def _turn(game: Play, local: Any) -> Result:
    return Call(TURN_OF_A_HERO, ACTIVE(game))


def _turn_is_over(game: Play, local: Any) -> Result:
    """The reaction belonged to it; now the next hero clockwise is up."""
    who = NEXT(game) or ACTIVE(game)
    for one in HERO.seated(game):
        MOVED.set(game, one, 0)
        ACTED.set(game, one, False)
    turn_is_over(game)
    ACTIVE.set(game, TABLE, "")
    TURN_OVER.set(game, TABLE, False)
    REACTED.set(game, TABLE, False)
    NEXT.set(game, TABLE, _after(game, who), "hero-turns.2")
    game.observe("a turn is over")
    return Go(local, "next")


def _begins(game: Play, who: str) -> Result:
    NEXT.set(game, TABLE, who)
    game.observe(f"{who}'s turn begins")
    return None


def _fight(game: Play, who: str) -> Result:
    """The fight in the middle of which a situation begins."""
    return go_on(game, who) if FIGHTER(game) == who and not TURN_OVER(game) else None


def _dark_past(game: Play, who: str) -> Result:
    return reveal(game, who) if ACTIVE(game) == who else Go(who, END)


def _ends(game: Play, who: str) -> Result:
    """Whoever has died in his turn has not completed it."""
    if ACTIVE(game) != who:
        return Go(who, END)
    merely_stays(game, who)
    TURN_OVER.set(game, TABLE, True, "spend-a-reaction-token.5", "move-and-take-an-action.1")
    return None


TURN_OF_A_HERO: Final = Procedure(
    "turn of a hero",
    Step("", "begins", _begins),
    step_of(TURN_BEGINS),
    Step("", "fight", _fight),
    until_all_pass(TURN),
    step_of(TURN_ENDS),
    Step("", "dark past", _dark_past),
    Step("", "ends", _ends),
    through("", "after the turn", AFTER),
)
HERO_TURNS: Final = Procedure(
    "hero turns", Step("", "next", _next), Step("", "turn", _turn), Step("", "over", _turn_is_over)
)
DECISIONS: Final = (TAKES_A_TURN, TAKES_AN_EXTRA_TURN)
