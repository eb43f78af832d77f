"""A cost of cards: only if it is paid does something hold."""

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import AnEffect, Resolving, head, part
from adjudicator.games.notalone.cards.effect import CardEffect, can
from adjudicator.games.notalone.cards.in_force import Lasting
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.discard import DISCARDS
from adjudicator.games.notalone.facts import HAND
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import discard
from adjudicator.games.notalone.source import Source


class IfSo(CardEffect):
    """Discards a Place card, and only if that was done, the second thing holds."""

    word = "if so"
    first: CardEffect = head(AnEffect[CardEffect]())
    then: Lasting = part(AnEffect[Lasting]())

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses the card."""
        hand = HAND(game, source.who)
        if not can(game, self.first, source):
            game.cite("sacrifice.4")
            return None
        if len(hand) == 1:
            return _paid(game, Resolving(self, source), hand[0])
        about = PlacesToChoose(hand, 1, "sacrifice.5")
        return ask(game, DISCARDS, source.who, _pays, about, asks="a card to discard", rule="sacrifice.5")


def _pays(game: NotAlone, doing: Resolving[IfSo, Source], option: Option) -> Result:
    return _paid(game, doing, chosen(option)[0])


def _paid(game: NotAlone, doing: Resolving[IfSo, Source], place: int) -> Result:
    game.cite(doing.effect.first.by)
    return (discard(doing.source.who, place), Call(THEN, doing))


def _then(game: NotAlone, doing: Resolving[IfSo, Source]) -> Result:
    doing.effect.then.do(game, doing.source)
    game.cite(doing.effect.by)
    return Go(doing, END)


THEN = Procedure("if so", Step("", "then", _then))
