"""Who plays in a campaign: investigators go on, are killed or driven insane, leave, join, take another's place."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deckbuilding.counting import worth_of
from adjudicator.games.arkham.facts import (
    BEGAN,
    CAMPAIGN_NAMES,
    EXPERIENCE,
    LEFT,
    MENTAL_TRAUMA,
    NEWCOMERS,
    PHYSICAL_TRAUMA,
    TABLE,
)
from adjudicator.games.arkham.framework.records import JOINED, LOST, PLAYED, is_lost, record_players
from adjudicator.games.arkham.game import Arkham

POOL_IS_KNOWN: Final = Field("pool is known", False)
"""The file says which investigators are left to choose from."""


def lost(game: Arkham, who: str) -> tuple[str, tuple[str, ...]] | None:
    """The end of an investigator who plays no more, killed or driven insane, with its rules; None of any other."""
    return next(((end.how, end.by) for stat, end in LOST.items() if is_lost(game, who, stat)), None)


def survivors(game: Arkham) -> tuple[str, ...]:
    """The investigators of the campaign who are alive and sane."""
    return tuple(who for who in BEGAN(game) if lost(game, who) is None)


def _played(game: Arkham) -> tuple[str, ...]:
    there = (game.cards[who].name for who in (*BEGAN(game), *LEFT(game)))
    return (*CAMPAIGN_NAMES(game, PLAYED), *there)


# -- another investigator ---------------------------------------------------------------------------------------------


def why_not_used(game: Arkham, who: str) -> Reasons:
    """The reasons why nobody can play an investigator: killed or driven insane earlier, or played by another now."""
    title = game.cards[who].name
    end = lost(game, who)
    if end is not None:
        return (Reason("killed-insane-investigators.2", f"{title} has been {end[0]} in this campaign"),)
    if any(game.cards[other].name == title for other in BEGAN(game)):
        return (Reason("setting-up.2", f"{title} is played already"),)
    return ALLOWED


def _why_not_afresh(game: Arkham, who: str, rule: str) -> Reasons:
    """The reason why a deck is none with which an investigator begins in a campaign."""
    worth, by = worth_of(game, who)
    because = f"the deck of {game.name(who)} is worth {worth} experience, and there is none to spend"
    return tuple(Reason(one, because) for one in (rule, "deckbuilding.8", *by)) if worth else ALLOWED


def why_not_join(game: Arkham, who: str) -> Reasons:
    """The reasons why a player does not join the campaign with an investigator, or come back with one."""
    if who in BEGAN(game):
        return (Reason("campaign-play.42", f"{game.name(who)} is in the campaign"),)
    if who in LEFT(game):
        return why_not_used(game, who)
    title = game.cards[who].name
    used = why_not_used(game, who)
    if not used and title in _played(game):
        used = (Reason("campaign-play.45", f"{title} has been played in this campaign"),)
    return (*used, *_why_not_afresh(game, who, "campaign-play.46"))


def why_not_leave(game: Arkham, who: str) -> Reasons:
    """The reason why nobody leaves the campaign with an investigator."""
    return ALLOWED if who in BEGAN(game) else (Reason("campaign-play.42", f"{game.name(who)} is not in the campaign"),)


def why_not_replace(game: Arkham, new: str, old: str) -> Reasons:
    """The reasons why an investigator does not take another's place."""
    if old not in BEGAN(game) or lost(game, old) is None:
        return (Reason("campaign-play.1", f"{game.name(old)} goes on with the campaign"),)
    if new not in NEWCOMERS(game):
        because = f"{game.name(new)} is not among the investigators who are left"
        return why_not_used(game, new) or (Reason("campaign-play.36", because),)
    return (*why_not_used(game, new), *_why_not_afresh(game, new, "campaign-play.37"))


def why_not_without(game: Arkham) -> Reasons:
    """The reasons why the campaign does not go on yet: somebody has still to choose a new investigator."""
    if not POOL_IS_KNOWN(game):
        return ALLOWED
    gone = [who for who in BEGAN(game) if lost(game, who) is not None]
    return tuple(
        Reason("campaign-play.36", f"another investigator has to take the place of {game.name(who)}") for who in gone
    )


def nobody_is_left(game: Arkham) -> bool:
    """True if somebody has to choose a new investigator, and the pool has none left.

    Source: campaign-play.38.
    """
    return bool(why_not_without(game)) and all(why_not_used(game, who) for who in NEWCOMERS(game))


def join(game: Arkham, who: str) -> None:
    """A player joins with a new investigator, or comes back with the one of before."""
    if who in LEFT(game):
        LEFT.take(game, TABLE, who, "campaign-play.42", "campaign-play.44")
    else:
        game.cite("campaign-play.42", "campaign-play.46")
        NEWCOMERS.put(game, TABLE, tuple(other for other in NEWCOMERS(game) if other != who))
        begin_afresh(game, who, "campaign-play.46")
    BEGAN.set(game, TABLE, (*BEGAN(game), who))


def leave(game: Arkham, who: str) -> None:
    """A player leaves; what the campaign log says of the investigator stays."""
    BEGAN.set(game, TABLE, tuple(other for other in BEGAN(game) if other != who), "campaign-play.42")
    LEFT.set(game, TABLE, (*LEFT(game), who), "campaign-play.43")


def replace(game: Arkham, new: str, old: str) -> None:
    """A new investigator, with a deck of their own, takes the place of one who plays no more."""
    game.cite("campaign-play.36", "campaign-play.37")
    NEWCOMERS.put(game, TABLE, tuple(other for other in NEWCOMERS(game) if other != new))
    begin_afresh(game, new, "campaign-play.37")
    record_players(game)
    BEGAN.set(game, TABLE, tuple(new if other == old else other for other in BEGAN(game)))


def begin_afresh(game: Arkham, who: str, rule: str) -> None:
    """No experience has been earned, and no trauma suffered."""
    JOINED.put(game, TABLE, (*JOINED(game), who))
    for fact in (EXPERIENCE, PHYSICAL_TRAUMA, MENTAL_TRAUMA):
        if fact(game, who):
            fact.clear(game, who, rule)
