"""The things that the sentences of The Others name: heroes, monsters, spaces, tokens, faces of dice."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.kinds import Free, Kind, Named, Number, Words
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.games.others.cards.card import (
    APOCALYPSE,
    APOCALYPSE_CARD,
    CARD,
    DARK_PAST_CARD,
    FINALE,
    SIN_CARD,
    STORIES,
    of_type,
)
from adjudicator.games.others.cards.card import UPGRADE_CARD as UPGRADE
from adjudicator.games.others.cards.words import NORMAL, SECONDARY
from adjudicator.games.others.components.boards import BOARDS, FIGURES
from adjudicator.games.others.components.city import CITY_ACTIONS, NPCS, SPACE, TOKENS
from adjudicator.games.others.components.heroes import BONUSES, CLASSES, HEROES, LEVELS


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


class Monsters(Named[str]):
    """The figures of monsters by name, those of the Hell Club by the cards that summon them."""

    def _of_the_hell_club(self, game: Machine) -> tuple[str, ...]:
        return tuple(card.monster for card in of_type(game, APOCALYPSE) if card.monster)

    def read(self, game: Machine, text: str) -> str | None:
        """The figure of a name."""
        known = {name.lower(): name for name in self._of_the_hell_club(game)}
        return super().read(game, text) or known.get(text.strip().lower())

    def say(self, value: str) -> str:
        """The name."""
        return value

    def order(self, value: str) -> tuple[int, str]:
        """The figures of the boards first."""
        return super().order(value) if value in FIGURES else (len(FIGURES), value)

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them."""
        return (*super().values(game), *self._of_the_hell_club(game))


MONSTER: Final = Monsters("a monster", _by_name(FIGURES), "monsters", short="at")
BOARD: Final = Named("a kind of monster", _by_name(BOARDS), "boards")
SINS_OF_THE_BOX: Final = ("Pride", "Sloth")
SIN: Final = Words(*SINS_OF_THE_BOX, meaning="a Sin of the core box")
ACOLYTES: Final = Words("Nuns", "Doctors", "Hobos", meaning="a type of acolyte")
COMMISSIONER, PROXY, RAVENCORP = NPCS
NPC: Final = Named("an NPC", _by_name(NPCS), "npcs", short="lies at")
SLOT: Final = Number(1, LEVELS, "a slot of the corruption track")
BONUS: Final = Words(*BONUSES, meaning="the bonus of a slot")
CITY_ACTION: Final = Words(*CITY_ACTIONS, meaning="a city action")
TOKEN: Final = Words(*TOKENS, meaning="an exploration token")
SUPPLIED: Final = Named("an exploration token", _by_name(TOKENS), "supply", short="left")
"""A kind of token, as the supply has it."""
STORY_TYPE: Final = Words(*STORIES, FINALE, meaning="a type of story")
COLOURS: Final = ("red", "yellow", "green", "blue")
COLOUR: Final = Named("a colour of Marked tokens", _by_name(COLOURS), "marks", short="on")


class Markable(Kind[str]):
    """Something on which a Marked token may lie: a hero's dashboard, a space, a monster."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """The thing of a name."""
        return next((found for kind in self._kinds if (found := kind.read(game, text)) is not None), None)

    def values(self, game: Machine) -> tuple[str, ...]:
        """Everything on which one may lie."""
        return tuple(one for kind in self._kinds for one in kind.values(game))

    def examples(self) -> tuple[str, ...]:
        """A hero, a space."""
        return (*HERO.examples()[:1], *SPACE.examples()[:1])

    @property
    def _kinds(self) -> tuple[Kind[str], ...]:
        return (HERO, SPACE, MONSTER)


MARKABLE: Final = Markable("a hero, a space or a monster")

KINDS: Final[dict[str, Kind[Any]]] = {
    "hero name": HERO_NAME,
    "space": SPACE,
    "monster": MONSTER,
    "upgrade": UPGRADE,
    "sin card": SIN_CARD,
    "apocalypse card": APOCALYPSE_CARD,
    "dark past card": DARK_PAST_CARD,
    "card": CARD,
    "npc": NPC,
    "slot": SLOT,
    "city action": CITY_ACTION,
    "token": TOKEN,
    "class": Words(*CLASSES, meaning="a class of heroes"),
    "words": Free("words"),
    "dashboard": Words(NORMAL, SECONDARY, meaning="a dashboard"),
}
"""The kinds of the slots of sentences."""
