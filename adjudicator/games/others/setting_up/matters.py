"""What is chosen before a game, deliberately or at random: the Sin, the acolytes, the story, the map, the heroes."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.facts import TABLE, Memory, Spot
from adjudicator.games.kit.kinds import Free
from adjudicator.games.kit.lots import Lots
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import LAID, MAP_NAME
from adjudicator.games.others.facts import ACOLYTE_TYPE, PLAYS, SIN_PLAYED, TEAM, is_alive, sins_player, speakers
from adjudicator.games.others.kinds import ACOLYTES, HERO, HERO_NAME, SIN, SINS
from adjudicator.games.others.stories.story import STORY, STORY_NAME, story_of

AT_RANDOM: Final = "at random"
"""The voice of a player who leaves a choice to chance."""


class Matter:
    """Something that is chosen: by whom, by which rule, among what, and the lots for it."""

    def __init__(
        self,
        name: str,
        rule: str,
        who: Callable[[Play], tuple[str, ...]],
        lots: Lots,
        among: Callable[[Play], tuple[str, ...]],
        settle: Callable[[Play, str, str], None],
    ) -> None:
        self.name, self.rule, self.lots, self.among, self.settle = name, rule, lots, among, settle
        self.opportunity: Final = Opportunity(f"the choice of the {name}", rule, who, others=_everybody, rest=True)
        self.who: Final = who
        self.drawing: Final = Procedure(f"lots for the {name}", Step("", "draw", self._draw))

    def why_not(self, game: Play, who: str) -> Reasons:
        """The reasons against a choice by somebody now: he does not choose, or it is settled."""
        asked = self.who(game)
        if not asked:
            return not_unless(False, self.rule, f"the {self.name} is settled, or cannot be chosen yet")
        return not_unless(who in asked, self.rule, f"{' and '.join(asked)} choose the {self.name}")

    def chosen(self, game: Play, who: str, what: str) -> None:
        """Somebody chooses it: it is settled."""
        self.settle(game, who, what)

    def left_to_chance(self, game: Play, who: str) -> Call | None:
        """It is determined at random."""
        return Call(self.drawing, who)

    def _draw(self, game: Play, who: str) -> Result:
        return self.lots.draw(self.among(game), self._drawn)

    def _drawn(self, game: Play, who: str, option: Option) -> Result:
        self.settle(game, who, self.lots.drawn(game, option))
        return None


def _everybody(game: Play) -> tuple[str, ...]:
    return game.players


class JointMatter(Matter):
    """Something that all players choose together: what they agree on, or what is drawn if they do not."""

    def __init__(
        self,
        name: str,
        rule: str,
        decided: Spot[str],
        may_come: Callable[[Play], bool],
        lots: Lots,
        among: Callable[[Play], tuple[str, ...]],
    ) -> None:
        self._decided, self._may_come = decided, may_come
        self._voices: Final = {
            seat: Memory(f"wants {name}", seat, "", Free(f"a {name}, or {AT_RANDOM}")).explained(
                f"the {name} that was named, or `{AT_RANDOM}`"
            )
            for seat in (HERO, SINS)
        }
        super().__init__(name, rule, self._silent, lots, among, self._settle)
        self.agreeing: Final = Procedure(f"agreement on the {name}", Step("", "agree", self._agree))

    def facts(self) -> tuple[Memory[str], ...]:
        """What everybody has named."""
        return tuple(self._voices.values())

    def _voice(self, game: Play, who: str) -> str:
        return self._voices[HERO if who in HERO.seated(game) else SINS](game, who)

    def _silent(self, game: Play) -> tuple[str, ...]:
        """Whoever has not named anything yet."""
        if not self._decided.is_nowhere(game) or not self._may_come(game):
            return ()
        everybody = (*speakers(game), sins_player(game))
        return tuple(who for who in everybody if not self._voice(game, who))

    def chosen(self, game: Play, who: str, what: str) -> None:
        """Somebody says what he wants."""
        self._voices[HERO if who in HERO.seated(game) else SINS].put(game, who, what)

    def left_to_chance(self, game: Play, who: str) -> Call | None:
        """Somebody wants it to be drawn."""
        self.chosen(game, who, AT_RANDOM)
        return None

    def _agree(self, game: Play, _local: None) -> Result:
        if not self._decided.is_nowhere(game):
            return None
        voices = {self._voice(game, who) for who in (*speakers(game), sins_player(game))}
        if len(voices) == 1 and AT_RANDOM not in voices:
            self.settle(game, "", voices.pop())
            return None
        return self.lots.draw(self.among(game), self._drawn)

    def _settle(self, game: Play, _who: str, chosen: str) -> None:
        self._decided.set(game, TABLE, chosen, self.rule)
        for who in game.players:
            self.chosen(game, who, "")


# -- the five choices -------------------------------------------------------------------------------------------------


def _every_story(game: Play) -> tuple[str, ...]:
    return STORY_NAME.values(game)


def maps_of(game: Play) -> tuple[str, ...]:
    """The maps on the back of the story board."""
    story = story_of(game)
    return () if story is None else story.maps


def free_heroes(game: Play) -> tuple[str, ...]:
    """The heroes of the team whom nobody has taken."""
    taken = {PLAYS(game, who) for who in HERO.seated(game)}
    return tuple(name for name in TEAM(game) if name not in taken)


def _without_a_hero(game: Play) -> tuple[str, ...]:
    """Once the story has its map and the team is settled, whoever has no hero yet."""
    if LAID.is_nowhere(game) or not TEAM(game):
        return ()
    return tuple(who for who in HERO.seated(game) if not is_alive(game, who))


def _sin(game: Play) -> tuple[str, ...]:
    sins = sins_player(game)
    return (sins,) if SIN_PLAYED.is_nowhere(game, sins) else ()


def _acolytes(game: Play) -> tuple[str, ...]:
    sins = sins_player(game)
    return (sins,) if not _sin(game) and ACOLYTE_TYPE.is_nowhere(game, sins) else ()


THE_SIN: Final = Matter(
    "sin",
    "choose-sin.2",
    _sin,
    Lots("sin", SIN, "choose-sin.2"),
    lambda _game: SIN.words,
    lambda game, who, sin: SIN_PLAYED.set(game, who, sin, "choose-sin.1", "choose-sin.2"),
)
THE_ACOLYTES: Final = Matter(
    "acolyte type",
    "choose-acolytes.2",
    _acolytes,
    Lots("acolyte type", ACOLYTES, "choose-acolytes.2"),
    lambda _game: ACOLYTES.words,
    lambda game, who, kind: ACOLYTE_TYPE.set(game, who, kind, "choose-acolytes.1", "choose-acolytes.2"),
)
THE_STORY: Final = JointMatter(
    "story",
    "choose-story.2",
    STORY,
    lambda game: not _sin(game) and not _acolytes(game),
    Lots("story", STORY_NAME, "choose-story.2"),
    _every_story,
)
THE_MAP: Final = JointMatter(
    "map",
    "choose-map.2",
    LAID,
    lambda game: not STORY.is_nowhere(game),
    Lots("map", MAP_NAME, "choose-map.2"),
    maps_of,
)
THE_HEROES: Final = Matter(
    "hero",
    "choose-heroes.7",
    _without_a_hero,
    Lots("hero", HERO_NAME, "choose-heroes.7"),
    free_heroes,
    lambda game, who, name: PLAYS.set(game, who, name, "choose-heroes.7"),
)
JOINT: Final = (THE_STORY, THE_MAP)
MATTERS: Final[dict[str, Matter]] = {one.name: one for one in (THE_SIN, THE_ACOLYTES, THE_STORY, THE_MAP, THE_HEROES)}
FACTS: Final = tuple(fact for one in JOINT for fact in one.facts())
