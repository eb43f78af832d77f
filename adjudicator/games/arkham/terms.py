"""The terms of the game: skills, values, kinds of tokens, cardtypes, actions, and the chaos tokens."""

from typing import Final, NamedTuple

SKILLS: Final[tuple[str, ...]] = ("willpower", "intellect", "combat", "agility")
ICONS: Final = (*SKILLS, "wild")
STATS: Final[tuple[str, ...]] = (
    *SKILLS,
    "fight",
    "evade",
    "health",
    "sanity",
    "shroud",
    "cost",
    "attack damage",
    "attack horror",
    "damage while attacking",
    "horror while attacking",
    "skill value",
    "difficulty",
    "damage of the attack",
    "clues discovered",
    "clues discovered at your location",
    "clues placed",
    "negative token modifier",
    "hand size",
    "opening hand",
    "starting resources",
    "upkeep resources",
    "uses",
    *(f"{icon} icons" for icon in ICONS),
)
"""Every value that an ability may name."""
USES: Final[tuple[str, ...]] = (
    *("ammo", "arrows", "bounties", "charges", "durability", "evidence", "leads", "offerings", "portents"),
    *("renown", "rumors", "secrets", "shells", "supplies", "tides", "wishes"),
)
"""The types of uses: tokens that a card bears by its keyword."""
TOKEN_KINDS: Final[tuple[str, ...]] = (
    "damage",
    "horror",
    "clues",
    "doom",
    "resources",
    *USES,
    "breaches",
    "actions",
    "mental trauma",
    "physical trauma",
)
DIFFICULTIES: Final = ("easy", "standard", "hard", "expert")
NEUTRAL: Final = "neutral"
CLASSES: Final = ("guardian", "seeker", "rogue", "mystic", "survivor")
"""The five classes of player cards; a card of none of them is neutral."""
PLAYER_TYPES: Final = ("asset", "event", "skill")
CARD_TYPES: Final = (
    "investigator",
    *PLAYER_TYPES,
    "enemy",
    "treachery",
    "location",
    "agenda",
    "act",
    "scenario",
    "story",
    "key",
)


class KindOfAction(NamedTuple):
    """A kind of action, by the word that cards have for it, and the rules by which it is taken in one's own turn.

    What is `basic` the rules give to every investigator; the word is `bold` on cards whose abilities perform it.
    """

    word: str
    taken_by: tuple[str, ...]
    basic: bool = True
    bold: bool = True
    name: str = ""

    @property
    def called(self) -> str:
        """Its name as an ability."""
        return self.name or self.word


KINDS_OF_ACTION: Final = (
    KindOfAction("fight", ("fight-action.1",)),
    KindOfAction("evade", ("evade-action.1",)),
    KindOfAction("investigate", ("investigate-action.1",)),
    KindOfAction("parley", ("activate-action.1", "parley.2"), basic=False),
    KindOfAction("resign", ("activate-action.1", "resign.2"), basic=False),
    KindOfAction("explore", ("activate-action.1",), basic=False),
    KindOfAction("move", ("move-action.1",)),
    KindOfAction("engage", ("engage-action.1",)),
    KindOfAction("activate", ("activate-action.1",), basic=False, bold=False),
    KindOfAction("draw", ("draw-action.1",), bold=False),
    KindOfAction("play", ("play-action.1",), basic=False, bold=False),
    KindOfAction("give keys", ("keys-innsmouth.12",), bold=False),
    KindOfAction("resource", ("resource-action.1",), bold=False, name="take resource"),
)
DESIGNATORS: Final = tuple(kind.word for kind in KINDS_OF_ACTION if kind.bold)
"""The bold words that say which action an ability performs."""
PERFORMED_BY: Final = {f"{word} action": word for word in ("draw", "play", "resource")} | {d: d for d in DESIGNATORS}
"""The actions that cards ask about, whether one has been performed in a round, by the words that forbid them."""
ENEMY_ENGAGES: Final = "enemy engages"
"""The word by which cards say that enemies cannot engage somebody."""
PROVOKING: Final = ("investigate", "move", "engage", "play action")
"""Actions that provoke attacks of opportunity, by the words that forbid them, of which a card may say otherwise."""
ACTIONS: Final = tuple(kind.word for kind in KINDS_OF_ACTION)
"""The words of the actions that an investigator may take."""
BASIC: Final = tuple(kind.called for kind in KINDS_OF_ACTION if kind.basic)
"""The names of the actions that the rules give to every investigator."""
SYMBOLS: Final = ("skull", "cultist", "tablet", "elder thing")
KEY_TOKENS: Final = ("black", "blue", "green", "purple", "red", "white", "yellow", *SYMBOLS)
"""The seven key tokens, by the colours of their fronts, and the chaos tokens that some scenarios use as keys."""
ORDER: Final[tuple[str, ...]] = (
    *(f"+{n}" for n in range(9, 0, -1)),
    "0",
    *(f"-{n}" for n in range(1, 10)),
    *SYMBOLS,
    "auto-fail",
    "elder sign",
    "bless",
    "curse",
    "frost",
)
"""Every kind of chaos token, in the order in which bags are listed."""

IS_A_KEYWORD: Final = {"bonded": ("bonded.1",), "concealed": ("concealed-x.1",), "hidden": ("hidden.1",)}
"""The rules by which a word is a keyword, so that what speaks of cards with it means those that have it now."""

PERFORMED: Final = "performed"
"""The triggering condition of an action that somebody has performed, by using an ability or by playing a card."""

_COMES_ABOUT_AS: Final = {
    PERFORMED: ("use", "play"),
    "leave": ("move",),
    "enter": ("move",),
    "initiate": ("use",),
    "placed": ("dealt", "placed"),
    "enemy moves": ("enemy moves", "goes along"),
    "enemy enters": ("enemy moves", "goes along", "spawn"),
}
"""Triggering conditions that are sides of one and the same event, or take in more than one event."""


def events_of(condition: str) -> tuple[str, ...]:
    """The events in which a triggering condition comes about.

    >>> events_of("enter"), events_of("attack"), events_of("enemy moves")
    (('move',), ('attack',), ('enemy moves', 'goes along'))
    """
    return _COMES_ABOUT_AS.get(condition, (condition,))
