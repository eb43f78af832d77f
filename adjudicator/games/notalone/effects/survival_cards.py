"""Survival cards that are drawn or discarded."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.cards.effect import HOW_MANY, CardEffect
from adjudicator.games.notalone.cards.lasting import CannotDraw
from adjudicator.games.notalone.decisions.discard import DISCARDS_SURVIVAL
from adjudicator.games.notalone.decisions.keep import KEEPS
from adjudicator.games.notalone.decks import discard_survival_card, draw
from adjudicator.games.notalone.facts import DRAWN, SURVIVAL, SURVIVAL_PILE
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.source import Source


class DrawSurvival(CardEffect):
    """Draws Survival cards and keeps so many of them."""

    word = "draw"
    number: int = head(HOW_MANY)
    keep: int = part(HOW_MANY)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """Where nothing forbids drawing."""
        rules = (one.by for one in game.now(CannotDraw) if one.kind == "survival")
        return game.reasons("no Survival card can be drawn in this round", *rules)

    def do(self, game: NotAlone, source: Source) -> Result:
        """They are drawn, and the others discarded."""
        if self.number == self.keep:
            return draw(source.who, "survival", self.number, SURVIVAL)
        return (draw(source.who, "survival", self.number, DRAWN), Call(KEEP, Keeping(source.who, self.keep)))


class Keeping(NamedTuple):
    """Survival cards drawn, of which only some are kept."""

    who: str
    keep: int


def _keep(game: NotAlone, keeping: Keeping) -> Result:
    drawn = DRAWN(game, keeping.who)
    if not drawn:
        return Go(keeping, END)
    if len(drawn) <= keeping.keep:
        game.cite("the-shelter.6")
        return _kept(game, keeping, drawn)
    return ask(game, (KEEPS, DISCARDS_SURVIVAL), keeping.who, _chosen)


def _chosen(game: NotAlone, keeping: Keeping, option: Option) -> Result:
    return _kept(game, keeping, act_of(option).slots)


def _kept(game: NotAlone, keeping: Keeping, kept: tuple[str, ...]) -> Result:
    who = keeping.who
    rest = tuple(card for card in DRAWN(game, who) if card not in kept)
    if rest:
        game.cite("the-shelter.2", "the-shelter.7")
        SURVIVAL_PILE.set(game, TABLE, (*SURVIVAL_PILE(game), *rest))
    DRAWN.set(game, who, ())
    SURVIVAL.set(game, who, (*SURVIVAL(game, who), *kept), "survival-cards.8")
    return Go(keeping, END)


KEEP = Procedure("one of the cards drawn is kept", Step("", "keep", _keep))


_CHOSEN_BY: Final = {True: ("toxin.7",), False: ()}
"""The rule by which a Hunted chooses among several cards (True)."""


class DiscardSurvival(CardEffect):
    """Discards Survival cards of one's choice."""

    word = "discard survival cards"
    number: int = head(HOW_MANY)

    def do(self, game: NotAlone, source: Source) -> Result:
        """One, or the only one that she holds."""
        held = SURVIVAL(game, source.who)
        if not held:
            game.cite("toxin.6")
            return None
        game.cite(*_CHOSEN_BY[len(held) > 1])
        return ask(game, DISCARDS_SURVIVAL, source.who, _discarded)


def _discarded(game: NotAlone, doing: Resolving[DiscardSurvival, Source], option: Option) -> None:
    discard_survival_card(game, doing.source.who, act_of(option).slots[0])
