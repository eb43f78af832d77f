"""Records of a scenario: the guide's instructions, experience and trauma (entry Campaign Play)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import follow
from adjudicator.games.arkham.facts import (
    BEGAN,
    CAMPAIGN_NAMES,
    DAMAGE,
    EXPERIENCE,
    HORROR,
    MENTAL_TRAUMA,
    MODE,
    PHYSICAL_TRAUMA,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import INVESTIGATOR
from adjudicator.games.arkham.plan import Guide
from adjudicator.games.arkham.values import value
from adjudicator.games.kit.zones import Zone

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
    return follow(game, effects)


JOINED: Final = Zone("joined", None, INVESTIGATOR)
"""The investigators who come new to the campaign in the next scenario."""
PLAYED: Final = "investigators"
"""The heading of the campaign log for the investigators who have been played."""


class End(NamedTuple):
    """The end of an investigator in a campaign: how it is told, its heading in the campaign log, and its rules."""

    how: str
    heading: str
    by: tuple[str, ...]


LOST: Final = {
    "health": End("killed", "killed", ("campaign-play.33", "killed-insane-investigators.3")),
    "sanity": End("driven insane", "insane", ("campaign-play.34", "killed-insane-investigators.4")),
}


def is_lost(game: Arkham, who: str, stat: str) -> bool:
    """True of an investigator who is killed, or driven insane, by trauma or because the campaign log says so."""
    return _by_trauma(game, who, stat) or game.cards[who].name in CAMPAIGN_NAMES(game, LOST[stat].heading)


def _by_trauma(game: Arkham, who: str, stat: str) -> bool:
    """True of an investigator with as much trauma as printed health, or as printed sanity."""
    printed = game.cards[who].printed(stat)
    return printed is not None and TRAUMA[stat](game, who) >= printed


def record_end(game: Arkham, who: str, stat: str, *by: str) -> None:
    """Record in the campaign log that an investigator is killed, or driven insane."""
    heading, name = LOST[stat].heading, game.cards[who].name
    names = CAMPAIGN_NAMES(game, heading)
    if name not in names:
        CAMPAIGN_NAMES.set(game, heading, (*names, name), *by, "killed-insane-investigators.1")


def record_the_lost(game: Arkham) -> None:
    """Record those who have as much trauma as health, or as sanity."""
    for who in BEGAN(game):
        for stat, end in LOST.items():
            if _by_trauma(game, who, stat):
                record_end(game, who, stat, *end.by)


def record_players(game: Arkham) -> None:
    """Note in the campaign log who has been played."""
    names = tuple(game.cards[who].name for who in BEGAN(game))
    CAMPAIGN_NAMES.put(game, PLAYED, tuple(dict.fromkeys((*CAMPAIGN_NAMES(game, PLAYED), *names))))


def earned_by(who: str) -> str:
    """The heading of the campaign log for the story assets and weaknesses that an investigator has earned."""
    return f"earned by {who}"


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
    """Note 1 trauma; with as much of it as the printed value the investigator is lost, whatever modifies that."""
    printed = game.cards[who].printed(stat)
    lost = printed is not None and TRAUMA[stat](game, who) + 1 >= printed
    end = LOST[stat].by if lost else ()
    as_printed = _AS_PRINTED[lost and value(game, who, stat) != printed]
    TRAUMA[stat].add(game, who, 1, _CAUSES[stat][1], *_NOTED[stat], *end, *as_printed)


_AS_PRINTED: Final = {True: ("killed-insane-investigators.5",), False: ()}
"""The rules by which the printed value counts against trauma, and not a modified one (True)."""

SUFFERING: Final = Procedure("trauma", Step("", "suffer trauma", _suffer))


def suffer_trauma(game: Arkham, who: str, spent: tuple[str, ...]) -> tuple[Call, ...]:
    """The call that notes the trauma of a defeated investigator; in standalone mode nobody suffers any."""
    mode = MODE(game)
    if mode == "standalone" and spent:
        game.cite("standalone-mode.24")
        return ()
    return (Call(SUFFERING, Suffering(who, spent)),) if mode == "campaign" and spent else ()
