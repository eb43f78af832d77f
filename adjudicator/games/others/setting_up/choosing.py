"""The choices before a game, as players make them."""

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Kind, Some, Words
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import LAID
from adjudicator.games.others.components.heroes import A_TEAM, HEROES, is_a_team
from adjudicator.games.others.facts import TEAM, speakers
from adjudicator.games.others.kinds import HERO, HERO_NAME
from adjudicator.games.others.setting_up.matters import (
    JOINT,
    MATTERS,
    THE_ACOLYTES,
    THE_HEROES,
    THE_MAP,
    THE_SIN,
    THE_STORY,
    Matter,
    free_heroes,
    maps_of,
)
from adjudicator.games.others.stories.story import STORY


class Chooses(Action):
    """Somebody chooses something deliberately."""

    matter: Matter

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """By whoever chooses it, when its turn has come."""
        return self.matter.why_not(game, who)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is settled, or said where all choose together."""
        self.matter.chosen(game, who, slots[0])


class ChoosesTheSin(Chooses):
    """The Sins player chooses the Sin to play."""

    says, matter, rule = "{who:sins player} chooses {sin:sin}", THE_SIN, "choose-sin.2"
    when = THE_SIN.opportunity


class ChoosesTheAcolytes(Chooses):
    """The Sins player chooses the type of acolytes."""

    says, matter, rule = "{who:sins player} takes the {acolytes:acolytes}", THE_ACOLYTES, "choose-acolytes.2"
    when = THE_ACOLYTES.opportunity


class WantsAStory(Chooses):
    """A player names the story that he wants."""

    says, matter, rule = "{who:player} wants the story {story:story}", THE_STORY, "choose-story.2"
    when = THE_STORY.opportunity


class WantsAMap(Chooses):
    """A player names the map that he wants, one of those of the story."""

    says, matter, rule = "{who:player} wants the map {map:map}", THE_MAP, "choose-map.2"
    when = THE_MAP.opportunity

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once the story is chosen, one of its maps."""
        if STORY.is_nowhere(game):
            return (Reason("game-setup.1", "the story is chosen before the map"),)
        found = self.matter.why_not(game, who)
        return found + not_unless(slots[0] in maps_of(game), "choose-map.1", f"{slots[0]} is no map of {STORY(game)}")


class StartsAs(Chooses):
    """A Hero player chooses one of the team for a hero with whom he starts."""

    says, matter, rule = "{who:hero} starts as {name:hero name}", THE_HEROES, "choose-heroes.7"
    when = THE_HEROES.opportunity

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once the map is laid out and the team is settled, one of the team whom nobody has taken."""
        if LAID.is_nowhere(game):
            return (Reason("game-setup.1", "the map is laid out before the heroes are chosen"),)
        if not TEAM(game):
            return (Reason("advanced-team-building.3", "the team is not settled yet"),)
        found = self.matter.why_not(game, who)
        if slots[0] not in TEAM(game):
            return (*found, Reason("advanced-team-building.5", f"{slots[0]} is not in the team"))
        return found + not_unless(slots[0] in free_heroes(game), "choose-heroes.1", f"somebody plays {slots[0]}")


class LeavesToChance(Action):
    """A player leaves a choice to chance."""

    says = "{who:player} leaves the {matter:matter} to chance"
    when = tuple(one.opportunity for one in MATTERS.values())

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Whoever chooses it, when its turn has come."""
        return MATTERS[slots[0]].why_not(game, who)

    def is_here(self, game: Play, who: str, *slots: Any) -> bool:
        """True where this is chosen."""
        return game.at(MATTERS[slots[0]].opportunity)

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """Lots are drawn, at once or when all have spoken."""
        return MATTERS[slots[0]].left_to_chance(game, who)


# -- the team ---------------------------------------------------------------------------------------------------------


def _builders(game: Play) -> tuple[str, ...]:
    """With heroes of team expansions a Hero player says for all who is in the team."""
    return () if TEAM(game) or LAID.is_nowhere(game) else speakers(game)[:1]


BUILDING: Final = Opportunity(
    "the choice of the team", "advanced-team-building.2", _builders, others=HERO.seated, rest=True
)


class SettlesTheTeam(Action):
    """The Hero players put a team together, of heroes of all boxes."""

    says = "{who:hero} settles on the team {team:seven heroes}"
    when = BUILDING
    rule = "advanced-team-building.2"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The core team, and every team with one of its heroes replaced by another; then the one that is settled."""
        if TEAM(game):
            return [(TEAM(game),)]
        core = tuple(name for name, one in HEROES.items() if not one.expansion)
        others = tuple(name for name, one in HEROES.items() if one.expansion)
        replaced = (tuple(new if name == old else name for name in core) for old, new in product(core, others))
        return [(HERO_TEAM.in_order(team),) for team in (core, *replaced)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Seven: so many of each class, once, before anybody starts."""
        found = not_unless(bool(_builders(game)), self.rule, "the team is settled, or cannot be built yet")
        team = slots[0]
        return found + not_unless(is_a_team(team), "advanced-team-building.4", f"a team is {A_TEAM}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """These seven for the whole game."""
        TEAM.set(game, TABLE, slots[0], self.rule, "advanced-team-building.3", "advanced-team-building.4")


HERO_TEAM: Final = Some(HERO_NAME)
KINDS: Final[dict[str, Kind[Any]]] = {
    "matter": Words(*MATTERS, meaning="something that is chosen before a game"),
    "seven heroes": HERO_TEAM,
}
ACTIONS: Final = (
    ChoosesTheSin(),
    ChoosesTheAcolytes(),
    WantsAStory(),
    WantsAMap(),
    StartsAs(),
    LeavesToChance(),
    SettlesTheTeam(),
)
LOTS: Final = tuple(one.lots for one in MATTERS.values())
PROCEDURES: Final = (*(one.drawing for one in MATTERS.values()), *(one.agreeing for one in JOINT))
