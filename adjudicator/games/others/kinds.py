"""The things that the sentences of The Others name: heroes, monsters, spaces, tokens, faces of dice."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.games.kit.kinds import Kind, Named, Number, Words
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.games.others.components.boards import BOARDS, FIGURES
from adjudicator.games.others.components.city import CITY_ACTIONS, NPCS, SPACE, TOKENS
from adjudicator.games.others.components.heroes import BONUSES, HEROES, LEVELS
from adjudicator.games.others.components.upgrades import UPGRADES


def _by_name(names: Iterable[str]) -> dict[str, str]:
    return {name: name for name in names}


HERO: Final = Seat(
    "hero",
    "heroes",
    ("rose", "thorley", "karl"),
    most=4,
    means="the heroes in use, clockwise: name, or name: facts",
)
"""The places of the heroes in use; somebody who dies there is replaced by another hero."""

SINS: Final = OneSeat("sins player", "sins", "sin", short="sin", means="the Sins player, or the Sin that is played")
HERO_NAME: Final = Named(
    "a hero of FAITH",
    _by_name(HEROES) | {one.full_name: name for name, one in HEROES.items() if one.full_name},
    "dashboards",
    namesakes=True,
)
MONSTER: Final = Named("a monster", _by_name(FIGURES), "monsters", short="at")
BOARD: Final = Named("a kind of monster", _by_name(BOARDS), "boards")
SIN: Final = Words("Pride", "Sloth", meaning="a Sin of the core box")
ACOLYTES: Final = Words("Nuns", "Doctors", "Hobos", meaning="a type of acolyte")
UPGRADE: Final = Named("an Upgrade card", _by_name(UPGRADES), code="E301")
COMMISSIONER, PROXY, RAVENCORP = NPCS
NPC: Final = Named("an NPC", _by_name(NPCS), "npcs", short="lies at")
SLOT: Final = Number(1, LEVELS, "a slot of the corruption track")
BONUS: Final = Words(*BONUSES, meaning="the bonus of a slot")
CITY_ACTION: Final = Words(*CITY_ACTIONS, meaning="a city action")
TOKEN: Final = Words(*TOKENS, meaning="an exploration token")

KINDS: Final[dict[str, Kind[Any]]] = {
    "hero name": HERO_NAME,
    "space": SPACE,
    "monster": MONSTER,
    "upgrade": UPGRADE,
    "npc": NPC,
    "slot": SLOT,
    "city action": CITY_ACTION,
    "token": TOKEN,
}
"""The kinds of the slots of sentences."""
