"""Records of a scenario: the guide's instructions, experience and trauma (entry Campaign Play)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import (
    BEGAN,
    DAMAGE,
    EXPERIENCE,
    HORROR,
    MENTAL_TRAUMA,
    MODE,
    PHYSICAL_TRAUMA,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.words import Context

Guide = tuple[tuple[str, tuple[Effect, ...]], ...]
"""The campaign guide's instructions under each resolution, by its number; `none` if none was reached."""

GUIDE: Final[Field[Guide]] = Field("guide", ())

GOES_ON: Final = "whether the campaign goes on"
"""The question to the players between two scenarios."""

NONE: Final = "none"
TRAUMA: Final = {"health": PHYSICAL_TRAUMA, "sanity": MENTAL_TRAUMA}
_CAUSES: Final = {"health": (DAMAGE, "campaign-play.29"), "sanity": (HORROR, "campaign-play.30")}


_LEFT_BEHIND: Final = {"campaign": ("campaign-play.5",)}
"""The rules by which a scenario of a mode leaves something behind."""


def follow_guide(game: Arkham, number: int) -> Call | None:
    """The instructions for the resolution that was reached, or for the case that none was."""
    guide = GUIDE(game)
    effects = dict(guide).get(str(number) if number else NONE)
    if effects is None:
        return None
    game.cite(*_LEFT_BEHIND.get(MODE(game), ()))
    if number:
        game.cite("act-deck-and-agenda-deck.24", "winning-and-losing.8")
    else:
        game.cite("elimination.18", "winning-and-losing.11")
    return resolve(effects, Context(you=game.lead, this="the rules", mandatory="instruction"))


def is_lost(game: Arkham, who: str, stat: str) -> bool:
    """True if an investigator has as much trauma as printed health (killed), or as printed sanity (driven insane)."""
    printed = game.cards[who].printed(stat)
    return printed is not None and TRAUMA[stat](game, who) >= printed


def victory_points(game: Arkham) -> int:
    """The victory points of the cards in the victory display together."""
    return sum(game.cards[card].victory or 0 for card in VICTORY_DISPLAY(game))


def count_experience(game: Arkham) -> None:
    """In a campaign, give everybody who began the scenario full experience for the victory display."""
    points = victory_points(game)
    if MODE(game) != "campaign" or not points:
        return
    game.cite("victory-display-victory-points.1", "victory-display-victory-points.6")
    everybody = BEGAN(game)
    game.cite("victory-display-victory-points.5", "campaign-play.7", "campaign-play.9")
    for investigator in everybody:
        EXPERIENCE.set(game, investigator, EXPERIENCE(game, investigator) + points)


class Suffering(NamedTuple):
    """A defeated investigator, and their values, health and sanity, that were spent."""

    who: str
    spent: tuple[str, ...]


def _suffer(game: Arkham, local: Suffering) -> Result:
    """Suffer 1 trauma, physical or mental by the cause of defeat; an investigator with both chooses."""
    counted = tuple(stat for stat in local.spent if _counts(game, local.who, stat))
    if len(counted) > 1:
        options = tuple(Option("choose", (TRAUMA[stat].name,), local.who, stat) for stat in counted)
        return Ask(Choice((local.who,), "which trauma to suffer", options, "campaign-play.35"), _chosen)
    for stat in counted:
        _note_down(game, local.who, stat)
    return None


def _chosen(game: Arkham, local: Suffering, option: Option) -> Result:
    game.cite("campaign-play.35")
    _note_down(game, local.who, option.meant(str))
    return None


def _counts(game: Arkham, who: str, stat: str) -> bool:
    """True if damage or horror beyond the value counts too: the first edition only says equal to the value."""
    if game.edition != "first" or _CAUSES[stat][0](game, who) == value(game, who, stat):
        return True
    return game.reading("trauma-beyond-the-value", _CAUSES[stat][1]) == "suffered"


_NOTED: Final = {"sanity": ("sanity-and-horror.3", "sanity-and-horror.4"), "health": ("health-and-damage.4",)}
"""The rules by which damage or horror as high as the value, or higher, brings 1 trauma."""


def _note_down(game: Arkham, who: str, stat: str) -> None:
    game.cite(_CAUSES[stat][1], *_NOTED[stat])
    TRAUMA[stat].add(game, who, 1)


SUFFERING: Final = Procedure("trauma", Step("", "suffer trauma", _suffer))


def suffer_trauma(game: Arkham, who: str, spent: tuple[str, ...]) -> tuple[Call, ...]:
    """The call that notes the trauma of a defeated investigator; in standalone mode nobody suffers any."""
    mode = MODE(game)
    if mode == "standalone" and spent:
        game.cite("standalone-mode.24")
        return ()
    return (Call(SUFFERING, Suffering(who, spent)),) if mode == "campaign" and spent else ()
