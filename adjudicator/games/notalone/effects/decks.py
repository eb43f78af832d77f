"""Survival cards and Hunt cards that are drawn, discarded or taken."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import ask
from adjudicator.games.notalone.actions.discard import DISCARDS_SURVIVAL
from adjudicator.games.notalone.actions.keep import KEEPS
from adjudicator.games.notalone.actions.put_under import PUTS_UNDER
from adjudicator.games.notalone.decks import draw
from adjudicator.games.notalone.game import TABLE, Deck, Does, NotAlone, WhyNot
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import (
    AllowHuntCards,
    DiscardSurvival,
    DrawSurvival,
    Effect,
    NoCards,
    TakeHuntCards,
    at_most,
)


def discard_card(game: NotAlone, who: str, kind: str, card: str) -> None:
    """A Survival or Hunt card goes from a hand to the discard pile of its kind."""
    game.write(who, kind, tuple(other for other in game.cards(who, kind) if other != card) or None)
    game.write(TABLE, f"{kind} discard", (*game.cards(TABLE, f"{kind} discard"), card))


def discard_hunt_card(game: NotAlone, card: str) -> None:
    """A Hunt card that was played goes to the discard pile, and is the one discarded last wherever it goes then."""
    game.write(TABLE, "hunt discard", (*game.cards(TABLE, "hunt discard"), card))
    game.state.write(TABLE, "last hunt card", card)


class Keeping(NamedTuple):
    """Survival cards drawn, of which only some are kept."""

    who: str
    keep: int


def _draws(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, DrawSurvival)
    if effect.number == effect.keep:
        return draw(source.who, "survival", effect.number)
    return (draw(source.who, "survival", effect.number, "drawn"), Call(KEEP, Keeping(source.who, effect.keep)))


def _keep(game: NotAlone, keeping: Keeping) -> Result:
    drawn = game.cards(keeping.who, "drawn")
    if not drawn:
        return Go(keeping, END)
    if len(drawn) <= keeping.keep:
        game.cite("the-shelter.6")
        return _kept(game, keeping, drawn)
    return ask(game, (KEEPS, DISCARDS_SURVIVAL), keeping.who, _chosen)


def _chosen(game: NotAlone, keeping: Keeping, option: Option) -> Result:
    return _kept(game, keeping, cast(Act, option.value).slots)


def _kept(game: NotAlone, keeping: Keeping, kept: tuple[str, ...]) -> Result:
    who = keeping.who
    drawn = game.cards(who, "drawn")
    rest = tuple(card for card in drawn if card not in kept)
    if rest:
        game.cite("the-shelter.2", "the-shelter.7")
        game.write(TABLE, "survival discard", (*game.cards(TABLE, "survival discard"), *rest))
    game.write(who, "drawn", None)
    game.write(who, "survival", (*game.cards(who, "survival"), *kept), "survival-cards.8")
    return Go(keeping, END)


KEEP = Procedure("one of the cards drawn is kept", Step("", "keep", _keep))


def _discards_survival(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, DiscardSurvival)
    held = game.cards(source.who, "survival")
    if not held:
        game.cite("toxin.6")
        return None
    if len(held) == 1:
        discard_card(game, source.who, "survival", held[0])
        return None
    game.cite("toxin.7")
    return ask(game, DISCARDS_SURVIVAL, source.who, _discarded)


def _discarded(game: NotAlone, doing: Doing, option: Option) -> Result:
    discard_card(game, doing.source.who, "survival", cast(Act, option.value).slots[0])
    return None


class Stealing(NamedTuple):
    """Hunt cards being taken at random: how many are still to come, and those taken."""

    who: str
    number: int
    taken: tuple[str, ...] = ()


def _takes_hunt_cards(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, TakeHuntCards)
    number, by = at_most(doing.effect.number, len(game.cards(game.creature, "hunt")), "strike-back.5")
    game.cite(*by)
    game.state.write(TABLE, "hunt cards taken", doing.effect.rule)
    return Call(STEAL, Stealing(doing.source.who, number))


def _steal(game: NotAlone, stealing: Stealing) -> Result:
    held = game.cards(game.creature, "hunt")
    if not stealing.number:
        return Go(stealing, "under the deck")
    options = tuple(Option("draw", (card,), stealing.who, said=card) for card in held)
    if len(options) == 1:
        return _stolen(game, stealing, options[0])
    chance = Chance(stealing.who, "hunt card of the Creature", options, (1,) * len(options), "strike-back.2")
    return Ask(chance, _stolen)


def _stolen(game: NotAlone, stealing: Stealing, option: Option) -> Result:
    (card,) = option.things
    held = game.cards(game.creature, "hunt")
    game.write(game.creature, "hunt", tuple(other for other in held if other != card) or None)
    return Go(Stealing(stealing.who, stealing.number - 1, (*stealing.taken, card)), "take")


def _under(game: NotAlone, stealing: Stealing) -> Result:
    who = stealing.who
    if len(stealing.taken) > 1 and game.reading("who-orders-the-bottom", "strike-back.4") == "the creature":
        who = game.creature
    if len(stealing.taken) < 2:
        return _ordered(game, stealing, stealing.taken)
    return ask(game, PUTS_UNDER, who, _in_order, stealing.taken)


def _in_order(game: NotAlone, stealing: Stealing, option: Option) -> Result:
    return _ordered(game, stealing, cast(Act, option.value).slots[0])


def _ordered(game: NotAlone, stealing: Stealing, order: tuple[str, ...]) -> Result:
    top, shuffled, bottom = game.deck("hunt")
    game.cite("strike-back.3")
    game.write(TABLE, "hunt deck", Deck(top, shuffled, (*bottom, *order)))
    return Go(stealing, END)


STEAL = Procedure("Hunt cards are taken", Step("", "take", _steal), Step("", "under the deck", _under))


def _allows(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, AllowHuntCards)
    game.cite(doing.effect.rule, doing.effect.again)
    game.write(TABLE, "hunt cards next round", doing.effect.number)
    return None


def _why_not_draw(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    rules = (c.rule for c in game.constants(NoCards) if c.kind == "survival" and c.drawing)
    return game.reasons("no Survival card can be drawn in this round", *rules)


DOES: Final[Mapping[type[Effect], Does]] = {
    DrawSurvival: _draws,
    DiscardSurvival: _discards_survival,
    TakeHuntCards: _takes_hunt_cards,
    AllowHuntCards: _allows,
}
"""The way in which each word is done."""

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {
    DrawSurvival: _why_not_draw,
}
"""The reasons for which a word can do nothing now."""
