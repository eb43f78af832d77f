"""The first hero of a round: the Hero players decide together, or the Sins player does."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import until_all_have
from adjudicator.games.others.facts import ACTIVE, FIRST_HERO, NEXT, RUN_BY, VOTE, sins_player, speakers
from adjudicator.games.others.kinds import HERO


def _silent(game: Play) -> tuple[str, ...]:
    """Whoever has not said yet who is to be first; nobody where a hero is in the middle of his turn."""
    return () if ACTIVE(game) else tuple(who for who in speakers(game) if VOTE.is_nowhere(game, who))


FIRST: Final = Opportunity("the first hero", "decide-the-first-hero.1", _silent, others=HERO.seated, rest=True)


class Names(Action):
    """A hero's player names the hero who is to be first."""

    says = "{who:hero} wants {whom:hero} to be first"
    when = FIRST
    rule = "decide-the-first-hero.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once in a round."""
        found = not_unless(VOTE.is_nowhere(game, who) and not ACTIVE(game), self.rule, "the first hero is decided")
        return found + not_unless(who in speakers(game), "choose-heroes.11", f"{RUN_BY(game, who)} speaks by another")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """Said."""
        VOTE.set(game, who, slots[0], self.rule)


class MakesFirst(Action):
    """The Sins player decides who is first."""

    says = "{who:sins player} makes {whom:hero} the first hero"
    rule = "unite-or-fall.1"

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """He is first."""
        FIRST_HERO.set(game, TABLE, slots[0], self.rule)


MAKES_FIRST: Final = MakesFirst()


def _decided(game: Play, local: Any) -> Result:
    if ACTIVE(game):
        return None
    said = {VOTE(game, who) for who in speakers(game)}
    if len(said) > 1:
        return ask(game, MAKES_FIRST, sins_player(game), _made)
    FIRST_HERO.set(game, TABLE, said.pop(), "decide-the-first-hero.1")
    return None


def _made(game: Play, local: Any, option: Option) -> Result:
    done(game, option)
    return None


def _is_next(game: Play, local: Any) -> Result:
    if not ACTIVE(game):
        for who in HERO.seated(game):
            VOTE.set(game, who, "")
        NEXT.set(game, TABLE, FIRST_HERO(game), "hero-turns.2")
        game.observe("the first hero is decided")
    return None


DECIDING_THE_FIRST: Final = Procedure(
    "deciding the first hero", until_all_have(FIRST), Step("", "decided", _decided), Step("", "next", _is_next)
)
ACTIONS: Final = (Names(),)
DECISIONS: Final = (MAKES_FIRST,)
