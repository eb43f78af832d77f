"""Sealed chaos tokens: taken out of the chaos bag and placed on a card, until they are released (entry Sealed)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step, Then
from adjudicator.games.arkham.chaos_tokens import bag, put, tokens_on
from adjudicator.games.arkham.facts import SEALED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price


def specified(game: Arkham, card: str) -> tuple[str, ...]:
    """The kinds of tokens of which one is sealed on a card that enters play; none without the keyword."""
    return game.text_box(card).seals if game.has_keyword(card, "seal") else ()


def in_the_bag(game: Arkham, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these kinds of tokens that the chaos bag holds."""
    return tuple(kind for kind, _number in bag(game) if kind in kinds)


def seal(game: Arkham, card: str, token: str, *by: str) -> None:
    """Take a token out of the bag and place it on a card, by these rules."""
    put(game, token, -1, *by, "sealed.5")
    SEALED.add(game, card, token, *by)


def nothing_to_seal(game: Arkham, card: str) -> Reasons:
    """The reason that keeps a card with the keyword out of play: no such token is in the bag, and none is on it."""
    kinds = specified(game, card)
    if not kinds or tokens_on(game, card) or in_the_bag(game, kinds):
        return ()
    return (Reason("sealed.4", f"the chaos bag holds no {' or '.join(kinds)} to seal on {game.name(card)}"),)


class SealToken(NamedTuple):
    """The additional cost of a card with the keyword: one of the specified tokens is sealed on it."""

    kinds: tuple[str, ...]

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the bag holds no such token."""
        return nothing_to_seal(game, context.this)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The controller chooses the token where several qualify."""
        return choose_and_seal(game, context.you, context.this, self.kinds, "sealed.1", "sealed.2")

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        found = " or ".join(in_the_bag(game, self.kinds) or self.kinds)
        return (Price(f"seal {found} on {game.name(context.this)}", "seal", 1, context.this),)


def choose_and_seal(game: Arkham, who: str, card: str, kinds: tuple[str, ...], *by: str) -> Result:
    """Seal one of these kinds of tokens on a card; an investigator chooses where several are in the bag."""
    found = in_the_bag(game, kinds)
    if not found:
        return None
    if len(found) == 1:
        seal(game, card, found[0], *by)
        return None
    options = tuple(Option("choose", (kind,), who, kind) for kind in found)
    return Ask(Choice((who,), "chaos token to seal", options, "sealed.3"), Then(_chosen, (card, by)))


def _chosen(game: Arkham, card: str, by: tuple[str, ...], option: Option) -> Result:
    seal(game, card, option.meant(str), *by, "sealed.3")
    return None


class Sealing(NamedTuple):
    """A token of these kinds that somebody is to seal on a card, by these rules."""

    who: str
    card: str
    kinds: tuple[str, ...]
    by: tuple[str, ...]


def as_it_enters(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """The call that seals a token on a card that enters play without being played; none where nothing is sealed."""
    kinds = specified(game, card)
    sealing = Call(SEALING, Sealing(who, card, kinds, ("sealed.1", "sealed.2")))
    return (sealing,) if kinds and not tokens_on(game, card) else ()


def _seal(game: Arkham, local: Sealing) -> Result:
    return choose_and_seal(game, local.who, local.card, local.kinds, *local.by)


SEALING: Final = Procedure("a chaos token is sealed", Step("", "seal", _seal))
