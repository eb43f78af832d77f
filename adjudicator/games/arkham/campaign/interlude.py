"""Between two scenarios: cards are purchased, players leave and join, the campaign goes on (entry Campaign Play)."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import PASS, Option, Options
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Go, Procedure, Result, Step
from adjudicator.games.arkham.campaign import roster
from adjudicator.games.arkham.campaign.going_on import NEXT_CAMPAIGN, begin_scenario
from adjudicator.games.arkham.campaign.transfer import (
    begin_campaign,
    carry_over,
    join_afresh,
    why_not_begin,
    why_not_begin_afresh,
    why_not_carry_over,
)
from adjudicator.games.arkham.deckbuilding.counting import size
from adjudicator.games.arkham.deckbuilding.legality import deck_size
from adjudicator.games.arkham.deckbuilding.purchases import (
    BUY,
    INTERLUDE,
    PURCHASE_CARDS,
    UPGRADE,
    is_short,
    purchase,
    purchases,
)
from adjudicator.games.arkham.facts import BEGAN, FORCED, LEFT, NEWCOMERS, OUTCOME, TABLE
from adjudicator.games.arkham.framework.records import GOES_ON
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.plan import FOLLOWING, Plan
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.waiting import asks

GO_ON, JOIN, LEAVE, REPLACE = "goes on", "joins", "leaves the campaign", "takes the place"
CARRY_OVER, BEGIN_CAMPAIGN = "is carried over", "new campaign"
CAMPAIGN_LOST: Final = "campaign lost"
"""The outcome of a campaign that ends because no investigator is left."""


def is_on(game: Arkham) -> bool:
    """True between two scenarios of a campaign."""
    return game.stack is not None and game.stack.procedure is BETWEEN


def is_over(game: Arkham) -> bool:
    """True where the campaign is over, and another one follows."""
    return bool(NEXT_CAMPAIGN(game)) and not FOLLOWING(game)


def why_not_go_on(game: Arkham) -> Reasons:
    """The reasons why the next scenario is not begun yet: a player without investigator, a deck below its size."""
    short = [who for who in roster.survivors(game) if FORCED(game, who) and is_short(game, who)]
    decks = (
        Reason(rule, f"the deck of {game.name(who)} has {size(game, who)} of {deck_size(game, who)} cards")
        for who in short
        for rule in FORCED(game, who)
    )
    return (*roster.why_not_without(game), *decks)


def _ask(game: Arkham, local: None) -> Result:
    """Offer everything that may be done before the next scenario to everybody who is alive and sane."""
    if roster.nobody_is_left(game):
        OUTCOME.set(game, TABLE, (*OUTCOME(game), CAMPAIGN_LOST), "campaign-play.38")
        return Go(step=END)
    left = roster.survivors(game)
    if not left and not roster.POOL_IS_KNOWN(game):
        _note_the_lost(game)
        return None
    goes_on = bool(FOLLOWING(game) or NEXT_CAMPAIGN(game))
    question = asks(PURCHASE_CARDS, left or BEGAN(game), lambda: _options(game), GOES_ON if goes_on else "")
    return Ask(question, _decided)


def _note_the_lost(game: Arkham) -> None:
    """Note who plays no more, where the situation does not say who comes next."""
    for who in BEGAN(game):
        end = roster.lost(game, who)
        if end is not None:
            game.cite(*end[1])
            if not roster.POOL_IS_KNOWN(game):
                said = "the situation does not name the investigator who comes next"
                game.note(f"{game.name(who)} is {end[0]}: {said}")


def _options(game: Arkham) -> Options:
    bought = tuple(option for who in roster.survivors(game) for option in purchases(game, who))
    ends = _new_campaign(game) if is_over(game) else _players(game)
    return (*bought, *ends, PASS)


def _players(game: Arkham) -> Options:
    """The next scenario, and the changes among the players."""
    found: list[Option] = []
    if FOLLOWING(game) and not why_not_go_on(game):
        found += [_first(GO_ON, FOLLOWING(game)[0], "the campaign goes on with")]
    found += [_one(LEAVE, who, "leaves the campaign") for who in BEGAN(game)]
    others = dict.fromkeys((*NEWCOMERS(game), *LEFT(game)))
    found += [_one(JOIN, who, "joins the campaign") for who in others if not roster.why_not_join(game, who)]
    for old in BEGAN(game):
        replacing = (new for new in NEWCOMERS(game) if not roster.why_not_replace(game, new, old))
        found += [Option(REPLACE, (new, old), said=f"{new} takes the place of {old}") for new in replacing]
    return tuple(found)


def _new_campaign(game: Arkham) -> Options:
    """The new campaign, and the investigators who are carried over to it or begin it afresh."""
    found = [_one(CARRY_OVER, who, "is carried over") for who in BEGAN(game) if not why_not_carry_over(game, who)]
    others = dict.fromkeys((*NEWCOMERS(game), *BEGAN(game)))
    found += [_one(JOIN, who, "joins the campaign") for who in others if not why_not_begin_afresh(game, who)]
    if not why_not_begin(game):
        found += [_first(BEGIN_CAMPAIGN, NEXT_CAMPAIGN(game)[0], "a new campaign begins with")]
    return tuple(found)


def _first(verb: str, plan: Plan, said: str) -> Option:
    return Option(verb, (plan.name.lower(),), said=f"{said} {plan.name}")


def _one(verb: str, who: str, does: str) -> Option:
    return Option(verb, (who,), said=f"{who} {does}")


def _decided(game: Arkham, local: None, option: Option) -> Result:
    if isinstance(option.value, Befalls):
        return Go(local, PURCHASE_CARDS.name, option.value.calls(game))
    if option.declines:
        game.stop()
        return None
    _DOES[option.verb](game, option)
    return None if option.verb in (GO_ON, BEGIN_CAMPAIGN) else Go(step=PURCHASE_CARDS.name)


def _goes_on(game: Arkham, option: Option) -> None:
    _note_the_lost(game)
    begin_scenario(game, roster.survivors(game))


_DOES: Final[dict[str, Callable[[Arkham, Option], None]]] = {
    BUY: purchase,
    UPGRADE: purchase,
    GO_ON: _goes_on,
    LEAVE: lambda game, option: roster.leave(game, option.things[0]),
    JOIN: lambda game, option: _join(game, option.things[0]),
    REPLACE: lambda game, option: roster.replace(game, *option.things),
    CARRY_OVER: lambda game, option: carry_over(game, option.things[0]),
    BEGIN_CAMPAIGN: lambda game, option: begin_campaign(game),
}


def why_not_join(game: Arkham, who: str) -> Reasons:
    """The reasons why nobody joins this campaign with an investigator, or the one that follows."""
    return why_not_begin_afresh(game, who) if is_over(game) else roster.why_not_join(game, who)


def _join(game: Arkham, who: str) -> None:
    (join_afresh if is_over(game) else roster.join)(game, who)


BETWEEN: Final = Procedure(INTERLUDE, Step("", PURCHASE_CARDS.name, _ask))
