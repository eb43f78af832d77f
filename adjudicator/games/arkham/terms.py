"""The terms of the game: skills, values, kinds of tokens, cardtypes, actions, and the chaos tokens."""

from typing import Final

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
    "skill value",
    "difficulty",
    "damage of the attack",
    "clues discovered",
    "clues placed",
    "negative token modifier",
    "hand size",
    "opening hand",
    *(f"{icon} icons" for icon in ICONS),
)
"""Every value that an ability may name."""
TOKEN_KINDS: Final[tuple[str, ...]] = (
    "damage",
    "horror",
    "clues",
    "doom",
    "resources",
    "ammo",
    "charges",
    "secrets",
    "supplies",
    "actions",
    "mental trauma",
    "physical trauma",
)
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
)
DESIGNATORS: Final = ("fight", "evade", "investigate", "parley", "resign", "move", "engage")
"""The bold words that say which action an ability performs."""
ACTIONS: Final = (*DESIGNATORS, "activate", "draw", "play", "resource")
"""The words of the actions that an investigator may take."""
SYMBOLS: Final = ("skull", "cultist", "tablet", "elder thing")
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
