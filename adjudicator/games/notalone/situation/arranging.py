"""Setting up what follows from a file, and the faults in it."""

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.said import Said
from adjudicator.games.notalone.board import COPIES
from adjudicator.games.notalone.facts import (
    ADVANCED_VARIANT,
    ASSIMILATION,
    HUNT,
    HUNT_CARDS_PLAYED,
    HUNT_CARDS_THIS_ROUND,
    LIES,
    PHASE,
    RESCUE,
    SIDE,
    STOCK,
    left_in_stock,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.phases.setting_up import SET_UP
from adjudicator.games.notalone.planet import ADJACENT, CREATURE, PLACES, STOCKED_PLACES, TOKENS
from adjudicator.games.notalone.situation.hunted import Hunted
from adjudicator.games.notalone.situation.in_force import put_in_force
from adjudicator.games.notalone.situation.lying import Lying

BEFORE_SET_UP = (SIDE, ADVANCED_VARIANT)
"""The facts that a file may say of a game that is still to be set up, besides its decks."""


def arrange(game: NotAlone, said: Said) -> None:
    """Everything that a file leaves to be worked out, and everything that is wrong with it."""
    lying = Lying(game, said)
    if game.stack is None or game.stack.procedure is not SET_UP:
        _board(game, said)
        owners: dict[int, tuple[str, ...]] = {}
        for who in game.hunted:
            for place in Hunted(game, said, who).owns(lying):
                owners[place] = (*owners.get(place, ()), who)
        _stocks(game, said, owners)
        _creature(game, said, lying)
        _tokens(game, said)
        put_in_force(game, said, lying)
    lying.fill_the_decks()


def _board(game: NotAlone, said: Said) -> None:
    if not said.gives(SIDE):
        SIDE.put(game, TABLE, "A")
    if not said.gives(RESCUE):
        left = f"Rescue {RESCUE(game)} left, Assimilation {ASSIMILATION(game)} left"
        said.assume(f"the counters stand where they start: {left}")


def _stocks(game: NotAlone, said: Said, owners: dict[int, tuple[str, ...]]) -> None:
    copies = COPIES.get(len(game.hunted), 3)
    so_many = f"with so many Hunted there are {copies}"
    for place in PLACES:
        theirs, name, number = owners.get(place, ()), place_name(place), STOCK(game, place)
        if place in STOCKED_PLACES and len(theirs) > copies:
            message = f"{', '.join(theirs)} cannot all own the {name}"
            said.fault("E402", message, said.key("hunted", theirs[copies]), f"{so_many} of them")
        if not said.gives(STOCK, place):
            continue
        where = said.node("stocks", name)
        if place not in STOCKED_PLACES:
            said.fault("E403", f"{name} has no stock", said.key("stocks", name), "the places 6 to 10 have stocks")
        elif number > left_in_stock(game, name):
            message = f"{so_many}, of which Hunted own {len(theirs)}"
            said.fault("E402", message, where, f"at most {left_in_stock(game, name)}")


def _creature(game: NotAlone, said: Said, lying: Lying) -> None:
    who = game.creature
    played, allowed = HUNT_CARDS_PLAYED(game, who), HUNT_CARDS_THIS_ROUND(game, who)
    if played > allowed:
        help = "write `allowed: 2` if Tracking was played in the round before"
        said.fault("E402", f"{played} Hunt cards played of {allowed}", said.value(HUNT_CARDS_PLAYED, who), help)
    lying.once(HUNT, who)


def _tokens(game: NotAlone, said: Said) -> None:
    """A token lies on one place, or on the border of two; no card lays the Creature token on a border."""
    if PHASE(game) == 1 and said.has("tokens"):
        help = "write `phase: 3`, or the phase at whose beginning it stands"
        said.fault("E403", "no token lies on the planet before Phase 1", said.key("tokens"), help)
    for token in TOKENS:
        places = tuple(sorted(LIES(game, token)))
        LIES.put(game, token, places)
        border = len(places) == 2 and places[1] in ADJACENT[places[0]] and token != CREATURE
        if len(places) > 1 and not border:
            one = "the Creature token lies on one place"
            help = one if token == CREATURE else "a token lies on one place, or on the border of two adjacent ones"
            said.fault("E403", f"the {token} token cannot lie there", said.node("tokens", token), help)
