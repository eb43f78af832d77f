"""Investigators who are carried over from one campaign to another (official answers)."""

from typing import Final

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham import in_later_scenarios
from adjudicator.games.arkham.campaign.going_on import NEXT_CAMPAIGN, set_up
from adjudicator.games.arkham.campaign.roster import begin_afresh, lost
from adjudicator.games.arkham.deckbuilding.counting import deck_of, worth_of
from adjudicator.games.arkham.facts import (
    BEGAN,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    EARNED,
    HAS_BEGUN,
    LEFT,
    NEWCOMERS,
    OWNER,
    TABLE,
)
from adjudicator.games.arkham.framework.records import earned_by
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import INVESTIGATOR
from adjudicator.games.arkham.plan import FOLLOWING
from adjudicator.games.kit.zones import Zone

CARRIED: Final = Zone("carried over", None, INVESTIGATOR)
"""The investigators who go on with another campaign as they are."""
AFRESH: Final = Zone("begin afresh", None, INVESTIGATOR)
"""The investigators who begin another campaign with nothing."""


def why_not_carry_over(game: Arkham, who: str) -> Reasons:
    """The reasons why an investigator is not carried over: only whoever has survived is."""
    end = lost(game, who)
    if who not in BEGAN(game) or end is not None:
        how = end[0] if end is not None else "not in this campaign"
        return (Reason("faq-transferring-investigators.1", f"{game.name(who)} is {how}"),)
    return _why_not_twice(game, who)


def _why_not_twice(game: Arkham, who: str) -> Reasons:
    if who in CARRIED(game) or who in AFRESH(game):
        return (Reason("faq-transferring-investigators.2", f"{game.name(who)} is in the new campaign already"),)
    return ALLOWED


def why_not_begin_afresh(game: Arkham, who: str) -> Reasons:
    """The reasons why nobody begins another campaign with an investigator and this deck."""
    worth, by = worth_of(game, who)
    because = f"the deck of {game.name(who)} is worth {worth} experience: it is not that of a new campaign"
    rules = ("faq-transferring-investigators.1", *by) if worth else ()
    return (*_why_not_twice(game, who), *(Reason(rule, because) for rule in rules))


def why_not_begin(game: Arkham) -> Reasons:
    """The reason why another campaign does not begin yet: nobody plays."""
    if _players(game):
        return ALLOWED
    return (Reason("faq-transferring-investigators.2", "nobody has been chosen for the new campaign"),)


def _players(game: Arkham) -> tuple[str, ...]:
    return (*CARRIED(game), *AFRESH(game))


def carry_over(game: Arkham, who: str) -> None:
    """The investigator goes on in the other campaign."""
    HAS_BEGUN.put(game, who, True)
    CARRIED.set(game, TABLE, (*CARRIED(game), who))


def join_afresh(game: Arkham, who: str) -> None:
    """The investigator begins the other campaign with nothing."""
    AFRESH.set(game, TABLE, (*AFRESH(game), who))


def begin_campaign(game: Arkham) -> None:
    """Set up the first scenario of another campaign, with a log and a chaos bag of its own."""
    carried, afresh = CARRIED(game), AFRESH(game)
    game.cite(*_KEPT[bool(carried)], *_SOME[bool(carried and afresh)])
    for who in afresh:
        _begin_afresh(game, who)
    _new_log(game, carried)
    plan, *later = NEXT_CAMPAIGN(game)
    FOLLOWING.put(game, TABLE, tuple(later))
    NEXT_CAMPAIGN.forget(game)
    NEWCOMERS.forget(game)
    LEFT.forget(game)
    in_later_scenarios.carry_over(game, carried)
    game.cite("faq-transferring-investigators.7")
    game.stop()
    set_up(game, plan, (*carried, *afresh))


_KEPT: Final = {True: ("faq-transferring-investigators.3", "faq-transferring-investigators.4"), False: ()}
"""The rules by which whoever is carried over (True) keeps the deck, experience and trauma."""
_SOME: Final = {True: ("faq-transferring-investigators.2",), False: ()}
"""The rules by which some are carried over, and others are not (True)."""


def _begin_afresh(game: Arkham, who: str) -> None:
    """What was earned, gained and suffered in the old campaign is gone."""
    HAS_BEGUN.forget(game, who)
    begin_afresh(game, who, "faq-transferring-investigators.1")
    for card in deck_of(game, who):
        if EARNED(game, card):
            OWNER.clear(game, card, "faq-transferring-investigators.1")


def _new_log(game: Arkham, carried: tuple[str, ...]) -> None:
    """Copy to the new log what these investigators have earned, and nothing else."""
    if CAMPAIGN_LOG(game):
        CAMPAIGN_LOG.clear(game, TABLE, "faq-transferring-investigators.6")
    copied = {earned_by(who) for who in carried}
    for entity, heading in game.state.cells():
        if entity != CAMPAIGN_NAMES.name:
            continue
        if heading in copied:
            game.cite("faq-transferring-investigators.5")
        else:
            CAMPAIGN_NAMES.set(game, heading, (), "faq-transferring-investigators.6")
