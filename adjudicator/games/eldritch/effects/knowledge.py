"""Effects by which investigators look at what is hidden, and what they pass to each other over any distance."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.board.gates import GATE_STACK
from adjudicator.games.eldritch.effects.effect import CardEffect, ForOne, OfInvestigators
from adjudicator.games.eldritch.facts import CLUES, SEES_AFAR, SLIPS_BY
from adjudicator.games.eldritch.possessions.discarding import learn_the_back
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.choosing import Among, Chooses
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import head
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play


class LookAtGates(CardEffect):
    """The top Gates of the stack are looked at; one of two goes to its bottom."""

    word = "look at gates"
    number: int = head(Number(1, 2))

    def resolves(self, game: Play, source: Source) -> Result:
        """Where the stack holds fewer, what is discarded is shuffled and comes under it first."""
        GATE_STACK.makes_up(game, self.number)
        seen = GATE_STACK.reveal(self.number)
        return (seen, Call(PUTTING_BACK, source.who)) if self.number > 1 else seen


class PutsAGateUnder(Chooses):
    """Whoever has looked at Gates puts one of them at the bottom of the stack."""

    says = "{who:investigator} puts {gate:gate} at the bottom of the stack"
    rule = "hidden-information.4"
    called = "puts a gate at the bottom"
    asks = "the gate that goes to the bottom"


PUTS_A_GATE_UNDER: Final = PutsAGateUnder()


def _put_back(game: Play, who: str) -> Result:
    """Of the two, be more of the stack known or not."""
    seen = GATE_STACK.top(game)[:2]
    return ask(game, PUTS_A_GATE_UNDER, who, _put_under, Among(seen, "hidden-information.4")) if seen[1:] else None


def _put_under(game: Play, _who: str, option: Option) -> Result:
    GATE_STACK.puts_under(game, act_of(option).slots[0])
    return None


PUTTING_BACK: Final = Procedure("gates are put back", Step("", "put back", _put_back))


class LookAtTheBack(CardEffect):
    """The back of the Condition that somebody gains is looked at."""

    word = "look at"
    what: str = head(Words("the back", meaning="the back"))

    def resolves(self, game: Play, source: Source) -> Result:
        """It stays as it lies."""
        return learn_the_back(source.about, source.chosen)


class ExchangeClues(OfInvestigators):
    """Clues change hands with somebody, wherever he is; nothing else does."""

    word = "trade clues"
    number: str = head(Words("any number", meaning="any number"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """As many as they want, both ways."""
        return ask(game, EXCHANGES_CLUES, source.who, _exchanged, who)


class ExchangesClues(Action):
    """An investigator gives Clues to another, and takes Clues of his."""

    says = "{who:investigator} gives {n:number} clues and takes {m:number} clues"
    rule = "possessions.1"
    called = "exchanges clues"
    asks = "the clues that change hands"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Every number that both have."""
        whom = str(game.about or "")
        most = CLUES(game, whom) if whom else 0
        return [(give, take) for give in range(CLUES(game, who) + 1) for take in range(most + 1)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """No more than they have."""
        whom = str(game.about or "")
        enough = slots[0] <= CLUES(game, who) and (not whom or slots[1] <= CLUES(game, whom))
        return not_unless(enough, self.rule, "they do not have so many Clues")


EXCHANGES_CLUES: Final = ExchangesClues()


def _exchanged(game: Play, doing: ForOne, option: Option) -> Result:
    give, take = act_of(option).slots
    who, whom = doing.source.who, doing.who
    CLUES.add(game, who, take - give, EXCHANGES_CLUES.rule)
    CLUES.add(game, whom, give - take, EXCHANGES_CLUES.rule)
    return None


class ThisRound(CardEffect):
    """Something is so for this round: Monsters are passed by, or a Clue on another space may be encountered."""

    word = "this round"
    what: str = head(
        Words("pass by monsters", "encounter a clue elsewhere", meaning="what he may do in the Encounter Phase")
    )

    def resolves(self, game: Play, source: Source) -> Result:
        """Until the round ends, wherever he is now."""
        if self.what == "pass by monsters":
            SLIPS_BY.set(game, source.who, True, "spells.6")
        else:
            SEES_AFAR.set(game, source.who, True, "spells.8")
        return None


WORDS: Final = (LookAtGates, LookAtTheBack, ExchangeClues, ThisRound)
DECISIONS: Final = (PUTS_A_GATE_UNDER, EXCHANGES_CLUES)
