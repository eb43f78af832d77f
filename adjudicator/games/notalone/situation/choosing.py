"""Why what is named or chosen for a power or a card is not legal."""

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.effects.decks import Keeping
from adjudicator.games.notalone.effects.powers import powerless
from adjudicator.games.notalone.effects.resolving import why_not
from adjudicator.games.notalone.effects.taking import Taking, why_not_gain, why_not_swap
from adjudicator.games.notalone.effects.tokens import movable, ways
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.situation.placing import card_of, place_of
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import Effect, MoveToken, OneOf, RegainWill, ReturnPlayed, SwapPlayed


def being_done(game: NotAlone) -> Doing | None:
    """The effect that is being done now."""
    frame = game.stack
    return frame.local if frame is not None and isinstance(frame.local, Doing) else None


def _named(deed: Deed) -> tuple[str, ...]:
    return tuple(thing for later in deed.then for thing in later.things)


# -- for a power --------------------------------------------------------------------------------------------------


def why_not_named(game: NotAlone, deed: Deed, place: int) -> Reasons:
    """Why a power, or what is named of it, would do nothing."""
    named = _named(deed)
    source = Source(deed.who, "", place=place, visit=game.places(deed.who, "explores").index(place))
    found: Reasons = ()
    for effect in PLACE_CARDS[place].power:
        for one in _ways(effect, named):
            found += why_not(game, one, source) or _too_many(game, one, named)
    return found or (powerless(game, place, source) if not named else ALLOWED)


def _ways(effect: Effect, named: tuple[str, ...]) -> tuple[Effect, ...]:
    """The things that are named, of those that a power lets its user choose among."""
    if not isinstance(effect, OneOf):
        return ()
    return tuple(one for name, one in effect.options if name in named or isinstance(one, RegainWill))


def _too_many(game: NotAlone, effect: Effect, named: tuple[str, ...]) -> Reasons:
    if isinstance(effect, RegainWill) and len(set(named) & set(game.hunted)) > 1:
        return game.reasons("one Hunted is chosen", "the-source.5")
    return ALLOWED


def done_here(game: NotAlone, who: str, place: int) -> tuple[str, ...]:
    """The clauses by which a Hunted who has had her choice has had it: one of several things, or another power."""
    instead = game.text(who, "used instead")
    if place not in game.places(who, "used"):
        return (instead,) if instead else ()
    return tuple(effect.rule for effect in PLACE_CARDS[place].power if isinstance(effect, OneOf))


# -- for a card ---------------------------------------------------------------------------------------------------


def why_not_returned(game: NotAlone, deed: Deed, effect: Effect) -> Reasons:
    """Why a Place card that is named does not come back by a card that returns the one just played."""
    places = tuple(place for thing in _named(deed) if (place := place_of(thing)))
    if not isinstance(effect, ReturnPlayed) or not places:
        return ALLOWED
    if len(places) > 1:
        return game.reasons("one card comes back", effect.rule, "double-back.5")
    if places[0] not in game.places(deed.who, "played this round"):
        return game.reasons(f"{deed.who} did not play it in this round", effect.rule, "double-back.4")
    return ALLOWED


def why_not_way(game: NotAlone, deed: Deed) -> Reasons:
    """Why a token does not go where a card should move it, if it could be moved there as tokens are laid."""
    doing = being_done(game)
    token = deed.things[0].removesuffix(" token")
    if doing is None or not isinstance(doing.effect, MoveToken) or token not in TOKENS:
        return ALLOWED
    rule = doing.effect.rule
    if token not in movable(game, doing.effect.token):
        return game.reasons(f"it moves the {doing.effect.token} token", rule, "wrong-track.9")
    said = frozenset(deed.things)
    if len(game.lies(token)) > 1 and not any(said <= set(way.things) for way in ways(game, deed.who, token)):
        return game.reasons("it does not go there from a border", rule, "hologram.5")
    return ALLOWED


def why_not_swapped(game: NotAlone, deed: Deed) -> Reasons:
    """One card played against one of one's own discard pile."""
    doing = being_done(game)
    if doing is None or not isinstance(doing.effect, SwapPlayed):
        return game.reasons("one card is exchanged for one", "vortex.6")
    new = place_of(deed.things[1])
    if new not in game.places(deed.who, "discard"):
        return game.reasons(f"it is not in {deed.who}'s discard pile", doing.effect.rule, "vortex.8")
    return why_not_swap(game, new, doing.effect.rule)


# -- of what is offered -------------------------------------------------------------------------------------------


def why_not_gained(game: NotAlone, deed: Deed) -> Reasons:
    """A place that she does not own, from a stock that is not empty, for a copy of the power as well."""
    found = why_not_gain(game, deed.who, place_of(deed.things[0]))
    doing = being_done(game)
    copier = doing.source.copier if doing is not None else ""
    if not found or not copier:
        return found
    return game.reasons(found[0].because, copier, *(reason.rule for reason in found))


def why_not_kept(game: NotAlone, deed: Deed) -> Reasons:
    """One of the cards just drawn is kept, and the other discarded."""
    frame = game.stack
    if frame is None or not isinstance(frame.local, Keeping):
        return ALLOWED
    who = frame.local.who
    strange = tuple(card for thing in deed.things if (card := card_of(thing)) not in game.cards(who, "drawn"))
    if not strange:
        return ALLOWED
    held = any(card in game.cards(who, "survival") for card in strange)
    return game.reasons(f"{strange[0]} was not drawn just now", "the-shelter.7" if held else "the-shelter.1")


def why_not_taken(game: NotAlone, deed: Deed) -> Reasons | None:
    """Why a card is not among those that are being taken back; None if none are."""
    frame = game.stack
    if frame is None or not isinstance(frame.local, Taking):
        return None
    rule = frame.local.rule
    pile = (*frame.local.besides, *game.places(deed.who, "discard"))
    found: Reasons = ()
    for thing in deed.things:
        if place_of(thing) in game.places(deed.who, "played"):
            found += game.reasons(f"the {thing} lies before {deed.who}", rule, "phase-3-reckoning.29")
        elif place_of(thing) not in pile:
            found += (Reason("place-cards.6", f"{thing} is not in {deed.who}'s discard pile"),)
    return found
