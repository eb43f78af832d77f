"""The events of Not Alone: how each is told and asked for, and what it does."""

from adjudicator.games.kit.events import EventKind
from adjudicator.games.notalone.actions.give_up import gives_up
from adjudicator.games.notalone.actions.resist import resists
from adjudicator.games.notalone.happenings import (
    assimilation_moves,
    is_discarded,
    is_taken_back,
    rescue_moves,
    will_is_lost,
    will_is_regained,
)
from adjudicator.games.notalone.phases.catching import is_caught
from adjudicator.games.notalone.phases.exploration import are_down
from adjudicator.games.notalone.phases.hunting import is_laid
from adjudicator.games.notalone.phases.reckoning import is_revealed
from adjudicator.games.notalone.phases.recovering import recovers
from adjudicator.games.notalone.phases.visits import power_is_used
from adjudicator.games.notalone.playing.cards import is_played

EVENTS = (
    EventKind(
        "catch",
        "{who:hunted} is caught at {at:place} by the {by:words} token",
        is_caught,
        asks=("{who:hunted} is caught at {at:place}", "{who:hunted} is caught"),
    ),
    EventKind("lose will", "{who:hunted} loses {amount:number} Will", will_is_lost, asks=("{who:hunted} loses will",)),
    EventKind(
        "regain will",
        "{who:hunted} regains {amount:number} Will",
        will_is_regained,
        asks=("{who:hunted} regains will",),
    ),
    EventKind("recover", "{who:hunted}, without Will, recovers", recovers, asks=("{who:hunted} recovers",)),
    EventKind("use power", "{who:hunted} uses {what:place}", power_is_used),
    EventKind("take back", "{who:hunted} takes back {what:place}", is_taken_back),
    EventKind("discard", "{who:hunted} discards {what:place}", is_discarded),
    EventKind(
        "play hunt card",
        "{who:player} plays {what:hunt card}",
        is_played,
        asks=("{who:player} plays {what:hunt card} on {by:hunted}", "{who:player} plays {what:hunt card}"),
    ),
    EventKind("play survival card", "{who:player} plays {what:any survival card}", is_played),
    EventKind("play place cards", "the Place cards go down", are_down, asks=("the place cards go down",)),
    EventKind("reveal", "the Place cards are revealed", is_revealed, asks=("the place cards are revealed",)),
    EventKind("resist", "{who:hunted} resists with {amount:number} Will", resists, asks=("{who:hunted} resists",)),
    EventKind("give up", "{who:hunted} gives up", gives_up),
    EventKind(
        "lay token", "{who:creature} lays the {what:token} token", is_laid, asks=("the {what:token} token is laid",)
    ),
    EventKind(
        "move rescue",
        "the Rescue counter moves [({of:words})]",
        rescue_moves,
        asks=("the rescue counter moves",),
    ),
    EventKind(
        "move assimilation",
        "the Assimilation counter moves [({of:words})]",
        assimilation_moves,
        asks=("the assimilation counter moves",),
    ),
)
