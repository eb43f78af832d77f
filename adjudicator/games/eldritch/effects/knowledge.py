"""Effects by which investigators look at what is hidden, and what they pass to each other over any distance."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.board.gates import GATE_STACK
from adjudicator.games.eldritch.effects.choosing import CHOOSES_AN_INVESTIGATOR
from adjudicator.games.eldritch.effects.effect import CardEffect, concerned
from adjudicator.games.eldritch.facts import CLUES, SEES_AFAR, SLIPS_BY
from adjudicator.games.eldritch.possessions.discarding import learn_the_back
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.choosing import Among, Chooses, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, resolve
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play


class LookAtGates(CardEffect):
    """The top Gates of the stack are looked at; one of two goes to its bottom."""

    word = "look at gates"
    number: int = head(Number(1, 2))

    def resolves(self, game: Play, source: Source) -> Result:
        """Where the stack holds fewer, what is discarded is shuffled and comes under it first."""
        GATE_STACK.makes_up(game, self.number)
        return (GATE_STACK.reveal(self.number), Call(PUTTING_BACK, source.who))


class PutsAGateUnder(Chooses):
    """Whoever has looked at Gates puts one of them at the bottom of the stack."""

    says = "{who:investigator} puts {gate:gate} at the bottom of the stack"
    rule = "hidden-information.4"
    called = "puts a gate at the bottom"
    asks = "the gate that goes to the bottom"


PUTS_A_GATE_UNDER: Final = PutsAGateUnder()


def _put_back(game: Play, who: str) -> Result:
    seen = GATE_STACK.top(game)
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


class TradeClues(CardEffect):
    """Clues change hands with another investigator, wherever he is; nothing else does."""

    word = "trade clues with"
    whom: str = head(Words("another", meaning="another"))

    def resolves(self, game: Play, source: Source) -> Result:
        """He is chosen first."""
        found = concerned(game, source, self.whom)
        return ask(game, CHOOSES_AN_INVESTIGATOR, source.who, _partner_chosen, found) if found else None


def _partner_chosen(game: Play, doing: Resolving[TradeClues, Source], option: Option) -> Result:
    source = doing.source._replace(chosen=picked(game, option))
    return Go(doing, END, resolve((ExchangeClues(with_="the chosen"),), source))


class ExchangeClues(CardEffect):
    """Clues change hands with whoever was chosen."""

    word = "exchange clues with"
    with_: str = head(Words("the chosen", meaning="the chosen"))

    def resolves(self, game: Play, source: Source) -> Result:
        """As many as he wants, both ways."""
        return ask(game, EXCHANGES_CLUES, source.who, _exchanged, source.chosen)


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


def _exchanged(game: Play, doing: Resolving[ExchangeClues, Source], option: Option) -> Result:
    give, take = act_of(option).slots
    who, whom = doing.source.who, doing.source.chosen
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


WORDS: Final = (LookAtGates, LookAtTheBack, TradeClues, ExchangeClues, ThisRound)
DECISIONS: Final = (PUTS_A_GATE_UNDER, EXCHANGES_CLUES)
