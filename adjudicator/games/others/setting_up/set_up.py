"""The seven steps of set-up, down to the first round."""

from typing import Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import until_all_have
from adjudicator.games.others.apocalypse import APOCALYPSE_DECK
from adjudicator.games.others.cards.dark_past import DEALING
from adjudicator.games.others.cards.sin_cards import SIN_DECK, draw
from adjudicator.games.others.components.city import ALTAR, city_of
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.facts import (
    ALTARS,
    AT,
    INVENTORY,
    LEVEL,
    LIES,
    LOOSE,
    MIX,
    PLAYS,
    REACTIONS,
    RESERVE,
    RUN_BY,
    STANDS,
    START,
    STRIKE_AT,
    TEAM,
    TURN_TOKENS,
    TYPE_OF_STORY,
    hero_number,
    sins_player,
)
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.rounds import ROUND
from adjudicator.games.others.setting_up.choosing import BUILDING
from adjudicator.games.others.setting_up.matters import THE_ACOLYTES, THE_HEROES, THE_MAP, THE_SIN, THE_STORY
from adjudicator.games.others.stories.story import MISSION, PROGRESS, story_of

SHOWN: Final = 5
"""The cards of the Upgrade Inventory at the beginning."""

RUN: Final = {1: "choose-heroes.3", 2: "choose-heroes.5", 3: "choose-heroes.4", 4: "choose-heroes.6"}
"""The rules of how many heroes each Hero player runs, by the number of Hero players."""

# What is done at each step; of what always stands so, nothing else would say that it has been done.
ROLES: Final = EventKind("roles", "the players have their roles", asks=())
THE_SIN_IS_READY: Final = EventKind("sin is ready", "the boards, cards and figures of the sin are laid out", asks=())
ACOLYTES_ARE_READY: Final = EventKind("acolytes are ready", "the acolyte board and its figures are laid out", asks=())
STORY_IS_LAID_OUT: Final = EventKind("story", "the story board is laid out", asks=())
MAP_IS_LAID: Final = EventKind("map", "the tiles of the map are laid", asks=())
HEROES_ARE_READY: Final = EventKind("heroes are ready", "the heroes have their markers and tokens", asks=())
UPGRADES_ARE_SHOWN: Final = EventKind("upgrade inventory", "the upgrade inventory is laid out", asks=())
SET_UP_IS_OVER: Final = EventKind("set-up is over", "the game begins", asks=())
EVENTS: Final = (
    ROLES,
    THE_SIN_IS_READY,
    ACOLYTES_ARE_READY,
    STORY_IS_LAID_OUT,
    MAP_IS_LAID,
    HEROES_ARE_READY,
    UPGRADES_ARE_SHOWN,
    SET_UP_IS_OVER,
)


def _roles(game: Play, _local: None) -> Result:
    """One Sins player, and Hero players who run three or four heroes between them."""
    seated = HERO.seated(game)
    players = {who: RUN_BY(game, who) or who for who in seated}
    rule = RUN[len(set(players.values()))]
    for who, player in players.items():
        RUN_BY.set(game, who, player, rule)
    roles = tuple(f"choose-player-roles.{number}" for number in (1, 2, 3))
    return ROLES.happens(rules=(*roles, rule, "choose-heroes.11"))


def _sin(game: Play, _local: None) -> Result:
    """The Apocalypse board at 0, the Sin board, and all figures of the Sin beside the Sins player; no other Sin."""
    SIN_DECK.set_up(game, game.declared.facts)
    return THE_SIN_IS_READY.happens(rules=tuple(f"choose-sin.{number}" for number in (1, 4, 5, 6, 7, 8)))


def _acolytes(game: Play, _local: None) -> Result:
    """The board and the six figures of one type."""
    return ACOLYTES_ARE_READY.happens(rules=tuple(f"choose-acolytes.{number}" for number in (1, 4, 5, 6)))


def _story(game: Play, _local: None) -> Result:
    """The Apocalypse deck of its type, or the one that it mixes; markers on the first mission and on 0."""
    story = story_of(game)
    assert story is not None
    by = ("story-board.3",) if story.mix else ("choose-story.3", "choose-story.7")
    TYPE_OF_STORY.set(game, TABLE, story.type, *by)
    MIX.set(game, TABLE, story.mix, *by)
    APOCALYPSE_DECK.set_up(game, game.declared.facts)
    MISSION.set(game, TABLE, story.at(1)[0], "choose-story.9", "missions.1")
    PROGRESS.set(game, TABLE, 0)
    rules = ("choose-story.1", "choose-story.10", "game-overview.2", "beginning-of-round-story-tasks.1")
    return STORY_IS_LAID_OUT.happens(rules=rules)


def _lay(game: Play, _local: None) -> Result:
    """The tiles, and the tokens and monsters that the map shows."""
    city = city_of(game)
    START.set(game, TABLE, city.start)
    STRIKE_AT.set(game, TABLE, city.strike)
    for space, tokens in city.tokens.items():
        for token, number in tokens.items():
            fact = ALTARS if token == ALTAR else LOOSE[token]
            fact.set(game, space, number, "choose-map.4")
    for npc, space in city.npcs.items():
        LIES.set(game, npc, space, "choose-map.4")
    for monster, space in city.monsters.items():
        STANDS.set(game, monster, space, "choose-map.5")
    return MAP_IS_LAID.happens(rules=("choose-map.1", "choose-map.3", "game-board.1"))


def _prepare(game: Play, _local: None) -> Result:
    story = story_of(game)
    return None if story is None else resolve(story.prepares, ("choose-map.6",))


def _heroes(game: Play, _local: None) -> Result:
    """Each starting hero on the Starting Space with his markers and tokens; the others wait."""
    seated = HERO.seated(game)
    for who in seated:
        AT.set(game, who, START(game), "choose-heroes.10")
        LEVEL.set(game, who, 1, "choose-heroes.12")
        TURN_TOKENS.set(game, who, 2, "choose-heroes.14")
    playing = {PLAYS(game, who) for who in seated}
    reserve = tuple(name for name in TEAM(game) if name not in playing)
    RESERVE.set(
        game, TABLE, reserve, "choose-heroes.2", "choose-heroes.8", "choose-heroes.16", "advanced-team-building.5"
    )
    return HEROES_ARE_READY.happens(rules=("choose-heroes.1", "choose-heroes.13", "choose-heroes.15"))


def _dark_past(_game: Play, _local: None) -> Result:
    return Call(DEALING, "")


def _upgrades(game: Play, _local: None) -> Result:
    by = ("final-preparations.1", "final-preparations.2", "final-preparations.3")
    cards = (UPGRADE_DECK.draw(HERO.seated(game)[0], INVENTORY),) * SHOWN
    return (UPGRADES_ARE_SHOWN.happens(rules=by), *cards)


def _sins_hand(game: Play, _local: None) -> Result:
    """As many Sin cards and active Reaction tokens as heroes are in use."""
    sins = sins_player(game)
    REACTIONS.set(game, sins, hero_number(game), "final-preparations.5", "final-preparations.7")
    return draw(game, hero_number(game), "final-preparations.4")


def _ready(game: Play, _local: None) -> Result:
    return (SET_UP_IS_OVER.happens(rules=("game-setup.1", "game-sequence.1")), Call(ROUND, None))


SET_UP: Final = Procedure(
    "set up",
    Step("", "player roles", _roles),
    until_all_have(THE_SIN.opportunity),
    Step("", "sin", _sin),
    until_all_have(THE_ACOLYTES.opportunity),
    Step("", "acolytes", _acolytes),
    until_all_have(THE_STORY.opportunity),
    through("", "story agreed on", THE_STORY.agreeing),
    Step("", "story", _story),
    until_all_have(THE_MAP.opportunity),
    through("", "map agreed on", THE_MAP.agreeing),
    Step("", "map", _lay),
    Step("", "special preparation", _prepare),
    until_all_have(BUILDING),
    until_all_have(THE_HEROES.opportunity),
    Step("", "heroes", _heroes),
    Step("", "dark past", _dark_past),
    Step("", "upgrades", _upgrades),
    Step("", "the Sins player", _sins_hand),
    Step("", "ready", _ready),
)
