"""Deeds that a card says cannot be done (entry Cannot)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.abilities.parts import settled
from adjudicator.games.arkham.abilities.timing import innermost
from adjudicator.games.arkham.abilities.whose import holds, speaks_of
from adjudicator.games.arkham.facts import BANS, PHASE_NOW
from adjudicator.games.arkham.game import Arkham, Ban
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context


def banned(game: Arkham, deed: str, what: str, who: str, using: str = "") -> tuple[str, ...]:
    """The cards that now say that this investigator cannot do this to this thing, using this card."""
    found = _banned(game, deed, what, who, using)
    if deed in _IN_THE_UPKEEP_PHASE and PHASE_NOW(game) == "upkeep":
        found += _banned(game, _IN_THE_UPKEEP_PHASE[deed], what, who, using)
    return found


_IN_THE_UPKEEP_PHASE: Final = {deed: f"{deed} in the upkeep phase" for deed in ("draw", "gain resources", "ready")}
"""What cards forbid in the upkeep phase alone, by what is done then."""


def _banned(game: Arkham, deed: str, what: str, who: str, using: str) -> tuple[str, ...]:
    """The cards that say that this cannot be done, in these words."""
    found: list[str] = []
    for listener in BANS(game, deed):
        ability, context = game.ability(listener), holds(game, listener, who, what)
        if context is None:
            continue
        bans = (ban for ban in ability.bans if ban.deed == deed and not _is_spared(game, ban, context, using))
        if any(speaks_of(game, ability, ban, context, what, who) for ban in bans):
            game.applied(listener.source, str(listener.number))
            found.append(listener.source)
    for one in for_a_time.holding(game, for_a_time.kind_of_ban(deed)):
        if isinstance(one.what, Ban) and _concerns(game, one.what, one.context, what, who):
            found.append(one.context.this)
    return tuple(found)


def _is_spared(game: Arkham, ban: Ban, context: Context, using: str) -> bool:
    """True if it is done with a card with which the ban lets it be done."""
    if ban.spares is None or using == RULES or using not in game.cards:
        return False
    return ban.spares.fits(game, context, using)


def _concerns(game: Arkham, ban: Ban, context: Context, what: str, who: str) -> bool:
    """True if this ban is of this investigator and this thing."""
    if ban.what is not None and not ban.what.fits(game, context, what):
        return False
    return ban.who is None or ban.who.fits(game, context, who)


class Forbid(NamedTuple):
    """For a time something cannot be done."""

    ban: Ban
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always matter."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Forbid it from now on."""
        ban = self.ban
        ban = ban._replace(what=settled(game, context, ban.what), who=settled(game, context, ban.who))
        for_a_time.begin(game, for_a_time.kind_of_ban(ban.deed), ban, self.until, context)
        return None


def forbidden(game: Arkham, deed: str, what: str, who: str, using: str = "") -> bool:
    """True if some card says that this cannot be done. Then no effect does it, whatever the effect says."""
    found = banned(game, deed, what, who, using)
    if found:
        game.because("cannot.1")
        game.note(f"{game.name(found[0])} says that {game.name(what)} cannot: {deed}")
    return bool(found)


def hindering(game: Arkham, deed: str, what: str, who: str, using: str = "") -> Reasons:
    """The reasons of the cards that say that this cannot be done."""
    bans = banned(game, deed, what, who, using)
    return tuple(Reason("cannot.1", f"{game.name(ban)} says that {game.name(what)} cannot: {deed}") for ban in bans)


def barred(game: Arkham, who: str, here: str, there: str) -> tuple[str, ...]:
    """The cards that say that somebody cannot move, leave the one location, or enter the other."""
    return tuple(card for deed, place in steps_of_a_move(here, there) for card in banned(game, deed, place, who))


def steps_of_a_move(here: str, there: str) -> tuple[tuple[str, str], ...]:
    """The deeds that a move from one location to another makes up, each with its place."""
    return ("leave", here), ("enter", there), ("move", there)


def is_permanent(game: Arkham, card: str) -> bool:
    """True of a card with permanent whose player is in the game.

    Source: permanent.6.
    """
    return game.has_keyword(card, "permanent") and game.controller(card) in game.investigators


def may_go(game: Arkham, card: str, using: str = "") -> bool:
    """True if nothing says that a card in play cannot leave it; asked of what might be done, it cites nothing."""
    if not game.in_play(card):
        return True
    kept = is_permanent(game, card) or game.cards[card].type in ("key", "investigator")
    return not (kept or banned(game, "leave play", card, game.controller(card), using))


def why_it_stays(game: Arkham, cards: Sequence[str], using: str = "") -> Reasons:
    """The reasons for which cards cannot leave play."""
    there = [card for card in cards if game.in_play(card)]
    permanent = (Reason("permanent.6", f"{game.name(card)} is permanent") for card in there if is_permanent(game, card))
    investigators = (card for card in there if game.cards[card].type == "investigator")
    people = (Reason(_ELIMINATED, f"{game.name(one)} leaves play by elimination alone") for one in investigators)
    keys = (card for card in there if game.cards[card].type == "key")
    bound = (Reason(_STAYS, f"{game.name(key)} leaves play with its bearer alone") for key in keys)
    hindered = (r for card in there for r in hindering(game, "leave play", card, game.controller(card), using))
    return (*permanent, *people, *bound, *hindered)


_STAYS: Final = "keys-scarlet-keys.10"
"""The rule by which a key card stays in play as long as its bearer."""
_ELIMINATED: Final = "elimination.1"
"""The rule that says when an investigator leaves the game."""


def stays(game: Arkham, card: str) -> bool:
    """True if the card is in play and cannot leave it: it is permanent, a person, a key, or some card says so."""
    if not game.in_play(card):
        return False
    if game.cards[card].type == "investigator":
        game.because(_ELIMINATED)
        return True
    if is_permanent(game, card):
        game.because("permanent.6")
        game.note(f"{game.name(card)} is permanent and stays in play")
        return True
    if game.cards[card].type == "key":
        game.because(_STAYS)
        game.note(f"{game.name(card)} stays in play with its bearer")
        return True
    used = innermost(game, "use")
    return forbidden(game, "leave play", card, game.controller(card), used.what if used is not None else "")
