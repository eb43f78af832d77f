"""A Hunted who has lost her third Will counter recovers."""

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.notalone.cards.lasting import TakeBackAtMost
from adjudicator.games.notalone.effects.take_back import take_back_some
from adjudicator.games.notalone.facts import ADVANCED_VARIANT, CAME_BACK_WITH_TWO, EXCESS_WILL, FULL_WILL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import regain_will, take_back_all


def recovers(game: NotAlone, event: Event) -> tuple[Call, ...]:
    """Whoever lost her third Will counter takes back her discard pile and regains her Will (phase-3-reckoning.26)."""
    who = event.who
    game.cite("phase-3-reckoning.29")
    number = FULL_WILL
    if ADVANCED_VARIANT(game):
        game.cite("advanced-variant.1")
        CAME_BACK_WITH_TWO.put(game, who, True)
        number = FULL_WILL - 1
    else:
        game.cite("advanced-variant.6")
    if EXCESS_WILL(game, who) and game.reading("excess-will") == "carried over":
        number -= EXCESS_WILL(game, who)
    EXCESS_WILL.put(game, who, 0)
    if game.now(TakeBackAtMost):
        if game.reading("persecution-and-third-will") == "one":
            game.cite("phase-3-reckoning.26")
            return (take_back_some(who, 1, ()), regain_will(who, number, "", "phase-3-reckoning.27"))
        game.cite("persecution.7")
    return (
        *take_back_all(game, who, "", "phase-3-reckoning.26"),
        regain_will(who, number, "", "phase-3-reckoning.27"),
    )
