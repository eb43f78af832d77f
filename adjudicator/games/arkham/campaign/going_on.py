"""From one scenario of a campaign to the next: recorded facts stay, all else is put away (entry Campaign Play)."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.campaign.roster import POOL_IS_KNOWN
from adjudicator.games.arkham.deckbuilding.counting import deck_of
from adjudicator.games.arkham.facts import (
    BEARERS,
    BEGAN,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    COLLECTION,
    DAMAGE,
    DIFFICULTY,
    EARNED,
    EXPERIENCE,
    HAND,
    HAS_BEGUN,
    HORROR,
    LEFT,
    MENTAL_TRAUMA,
    MODE,
    NEWCOMERS,
    OWNER,
    PHYSICAL_TRAUMA,
    REMOVED,
    REVERSE,
    TABLE,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.framework.records import JOINED, record_players
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.in_later_scenarios import IN_LATER_SCENARIOS
from adjudicator.games.arkham.plan import FOLLOWING, Plan, Seat
from adjudicator.games.arkham.setting_up.procedure import GAME
from adjudicator.games.arkham.zones import lay

NEXT_CAMPAIGN: Final[Field[tuple[Plan, ...]]] = Field("next campaign", ())
"""The plans of the scenarios of another campaign, which begins when this one is over."""
_RECORDED = tuple(fact.name for fact in (PHYSICAL_TRAUMA, MENTAL_TRAUMA, EXPERIENCE, HAS_BEGUN))
_AS_PRINTED = (OWNER.name, REVERSE.name, EARNED.name)
"""The facts of a card that hold in every scenario."""

_FOR_THE_GAME = (REMOVED.name, VICTORY_DISPLAY.name)
"""The zones where cards lie for the rest of a game, and no longer."""

_OF_THE_CAMPAIGN = (
    *(MODE.name, DIFFICULTY.name, CAMPAIGN_LOG.name, FOLLOWING.name, NEXT_CAMPAIGN.name, NEWCOMERS.name),
    *(LEFT.name, POOL_IS_KNOWN.name, JOINED.name, IN_LATER_SCENARIOS.name),
)


def begin_scenario(game: Arkham, players: tuple[str, ...]) -> None:
    """End everything of the scenario that is over, and set the next one up, whatever the outcome."""
    game.stop()
    game.cite("winning-and-losing.12", "campaign-play.40", "campaign-play.1", "campaign-play.28", "game.1", "game.2")
    game.cite(*_TILL_THE_END[bool(REMOVED(game))])
    game.cite(*_LEFT_OVER[any(EXPERIENCE(game, who) > 0 for who in players)])
    game.cite(*_NOBODYS[any(game.is_hidden(card) for who in game.investigators for card in HAND(game, who))])
    plan, *later = FOLLOWING(game)
    FOLLOWING.put(game, TABLE, tuple(later))
    record_players(game)
    set_up(game, plan._replace(bag=_tokens(game), bag_as_it_was=True), players)


_TILL_THE_END = {True: ("removed-from-game.4",), False: ()}
"""The rules by which what was removed from the game (True) was so until its end, and no longer."""


_NOBODYS = {True: ("hidden.15",), False: ()}
"""The rules by which a hidden card that somebody holds (True) stays in nobody's deck."""


_LEFT_OVER: Final = {True: ("campaign-play.26",), False: ()}
"""The rules by which experience that is left (True) is recorded."""


def set_up(game: Arkham, plan: Plan, players: tuple[str, ...]) -> None:
    """Put everything away, and set a scenario up for these players with their decks."""
    seats = tuple(Seat(who, deck_of(game, who)) for who in players)
    left = tuple(card for card in game.cards if not OWNER(game, card) and game.lies(card)[1] == COLLECTION.name)
    _put_away(game)
    lay(game, left, TABLE, COLLECTION)
    game.start(GAME, plan._replace(seats=seats, lead=players[0] if len(players) == 1 else ""))


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
            DAMAGE.clear(game, who, "health-and-damage.2")
        HORROR.clear(game, who)
    for entity, field in game.state.cells():
        if field in _AS_PRINTED or entity in (CAMPAIGN_NAMES.name, BEARERS.name):
            continue
        if field not in (_OF_THE_CAMPAIGN if entity == TABLE else _RECORDED):
            game.state.write(entity, field, None)
