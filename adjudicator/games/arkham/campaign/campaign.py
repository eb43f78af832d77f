"""From one scenario of a campaign to the next: recorded facts stay, all else is put away (entry Campaign Play)."""

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.procedures import Ask, Procedure, Result, Step
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.facts import (
    BEGAN,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    DAMAGE,
    DIFFICULTY,
    EXPERIENCE,
    HAND,
    HORROR,
    MENTAL_TRAUMA,
    MODE,
    OWNER,
    PHYSICAL_TRAUMA,
    REMOVED,
    REVERSE,
    TABLE,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.framework.records import GOES_ON, is_lost
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.plan import FOLLOWING, Seat
from adjudicator.games.arkham.setting_up.procedure import GAME

_LOST = (
    ("health", "killed", ("campaign-play.33", "killed-insane-investigators.3")),
    ("sanity", "driven insane", ("campaign-play.34", "killed-insane-investigators.4")),
)
_RECORDED = tuple(fact.name for fact in (PHYSICAL_TRAUMA, MENTAL_TRAUMA, EXPERIENCE))
_AS_PRINTED = (OWNER.name, REVERSE.name)
"""The facts of a card that hold in every scenario."""

_FOR_THE_GAME = (REMOVED.name, VICTORY_DISPLAY.name)
"""The zones where cards lie for the rest of a game, and no longer."""

_OF_THE_CAMPAIGN = tuple(fact.name for fact in (MODE, DIFFICULTY, CAMPAIGN_LOG, FOLLOWING))


def _offer(game: Arkham, local: None) -> Result:
    """Offer the next scenario, whatever the outcome, to everybody who is alive and sane."""
    left = _survivors(game)
    if not left:
        return None
    following = FOLLOWING(game)[0].name
    option = Option("goes on", (following.lower(),), said=f"the campaign goes on with {following}")
    return Ask(Choice(left, GOES_ON, (option, PASS), "winning-and-losing.12", optional=True), _decided)


def _survivors(game: Arkham) -> tuple[str, ...]:
    """The investigators who began the scenario, except those with as much trauma as health or sanity."""
    return tuple(who for who in BEGAN(game) if not _is_lost(game, who))


def _is_lost(game: Arkham, who: str) -> bool:
    for stat, so, rules in _LOST:
        if is_lost(game, who, stat):
            game.cite(*rules)
            game.note(f"{game.name(who)} is {so}: the situation does not name the investigator who comes next")
            return True
    return False


def _decided(game: Arkham, local: None, option: Option) -> Result:
    """End everything of the scenario that is over, and set the next one up."""
    game.stop()
    if option.declines:
        return None
    game.cite("winning-and-losing.12", "campaign-play.40", "campaign-play.1", "campaign-play.28", "game.1", "game.2")
    game.cite(*_TILL_THE_END[bool(REMOVED(game))])
    game.cite(*_NOBODYS[any(game.is_hidden(card) for who in game.investigators for card in HAND(game, who))])
    plan, *later = FOLLOWING(game)
    FOLLOWING.put(game, TABLE, tuple(later))
    everybody = _survivors(game)
    seats = tuple(Seat(who, tuple(card for card in game.cards if OWNER(game, card) == who)) for who in everybody)
    lead = everybody[0] if len(everybody) == 1 else ""
    bag = _tokens(game)
    _put_away(game)
    game.start(GAME, plan._replace(seats=seats, lead=lead, bag=bag, bag_as_it_was=True))
    return None


_TILL_THE_END = {True: ("removed-from-game.4",), False: ()}
"""The rules by which what was removed from the game (True) was so until its end, and no longer."""


_NOBODYS = {True: ("hidden.15",), False: ()}
"""The rules by which a hidden card that somebody holds (True) stays in nobody's deck."""


def _tokens(game: Arkham) -> chaos_tokens.Bag:
    """The chaos bag as the scenario leaves it, with the tokens that were revealed or sealed."""
    if chaos_tokens.revealed(game):
        chaos_tokens.give_back(game)
    for card in game.cards:
        if chaos_tokens.tokens_on(game, card):
            chaos_tokens.release(game, card)
    return chaos_tokens.bag(game)


def _put_away(game: Arkham) -> None:
    """Keep only what the campaign log records of the scenario; damage and horror are gone."""
    for who in BEGAN(game):
        if DAMAGE(game, who):
            game.cite("health-and-damage.2")
            DAMAGE.clear(game, who)
        HORROR.clear(game, who)
    for entity, field in game.state.cells():
        if field in _AS_PRINTED or entity == CAMPAIGN_NAMES.name:
            continue
        if field not in (_OF_THE_CAMPAIGN if entity == TABLE else _RECORDED):
            game.state.write(entity, field, None)


NEXT_SCENARIO = Procedure("the campaign", Step("", "the next scenario", _offer))
