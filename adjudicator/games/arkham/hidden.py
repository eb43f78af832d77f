"""Hidden cards: encounter cards that an investigator holds in hand, unseen by the others (entry Hidden)."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import may_go, stays, why_it_stays
from adjudicator.games.arkham.facts import HAND, SHADOWS
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.places import listeners
from adjudicator.games.arkham.speech.which import Described, Titled
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place, would_be_nowhere


class TakeIntoHand(NamedTuple):
    """The revelation of a hidden card: whoever draws it takes it into hand, and shows it to nobody."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: the card goes into the hand."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take the card into hand."""
        if game.applies("hidden.1", "hidden.2"):
            place(game, context.this, context.you, HAND)
        return None


def why_it_is_kept(game: Arkham, context: Context, which: Which | None, cards: tuple[str, ...]) -> Reasons:
    """The reasons for which hidden cards cannot leave a hand: neither their own text nor this card says so."""
    kept = (card for card in cards if game.is_hidden(card) and card != context.this and not _names_it(which))
    shadows = (card for card in cards if game.lies(card)[1] == SHADOWS.name and game.is_a_players(context.this))
    return (
        *(Reason("hidden.13", f"{game.name(card)} is hidden and stays in hand") for card in kept),
        *(Reason("concealed-x.15", f"{game.name(card)} is in the shadows") for card in shadows),
    )


def free_to_go(game: Arkham, context: Context, which: Which | None, cards: Sequence[str]) -> tuple[str, ...]:
    """The cards that nothing keeps where they are; asked of what might be done, it cites nothing."""
    return tuple(
        card
        for card in cards
        if may_go(game, card, context.this)
        and not why_it_is_kept(game, context, which, (card,))
        and not _why_it_is_needed(game, (card,))
    )


def that_can_go(game: Arkham, context: Context, which: Which | None, cards: Sequence[str]) -> tuple[str, ...]:
    """The cards that now leave where they are: no hidden one leaves a hand, and what cannot leave play stays."""
    return tuple(card for card in that_may_leave(game, context, which, tuple(cards)) if not stays(game, card))


def why_none_goes(game: Arkham, context: Context, which: Which | None, cards: Sequence[str]) -> Reasons:
    """The reasons of cards for which they stay in play, or in a hand."""
    kept = why_it_is_kept(game, context, which, tuple(cards))
    return (*why_it_stays(game, cards, context.this), *kept, *_why_it_is_needed(game, cards))


def _why_it_is_needed(game: Arkham, cards: Sequence[str]) -> Reasons:
    """The reasons for which locations stay: somebody is there, who would be at no location."""
    locations = (card for card in cards if game.cards[card].type == "location" and not _is_answered(game, card))
    there = (one for card in locations for one in would_be_nowhere(game, card)[:1])
    return tuple(Reason("faq-being-at-no-location.1", f"{game.name(one)} would be at no location") for one in there)


def _is_answered(game: Arkham, location: str) -> bool:
    """True if an ability must resolve when a location leaves play, which may say where those go who are there."""
    for listener in listeners(game, "leave play", "when"):
        ability = game.ability(listener)
        what = ability.trigger.what if ability.kind == "forced" and ability.trigger is not None else None
        if what is not None and what.fits(game, game.context(listener, ""), location):
            return True
    return False


def that_may_leave(game: Arkham, context: Context, which: Which | None, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards but for the hidden ones that cannot leave a hand."""
    why = {card: why_it_is_kept(game, context, which, (card,)) for card in cards}
    game.because(*dict.fromkeys(reason.rule for reasons in why.values() for reason in reasons))
    return tuple(card for card in cards if not why[card])


def _names_it(which: Which | None) -> bool:
    """True if a reference means hidden cards by what they are called."""
    if isinstance(which, Described):
        return which.keyword == "hidden" or bool(which.named)
    return isinstance(which, Titled)
