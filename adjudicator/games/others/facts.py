"""The facts of a game of The Others, and how players speak of them."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.board import Track
from adjudicator.games.kit.facts import OWNER, Counter, Fact, Flag, Memory, Spot
from adjudicator.games.kit.kinds import Free, Number
from adjudicator.games.kit.zones import Zone, just
from adjudicator.games.others.cards.card import APOCALYPSE as APOCALYPSE_TYPE
from adjudicator.games.others.cards.card import APOCALYPSE_CARD, CARD, DARK_PAST_CARD, SIN_CARD, Card, of_type
from adjudicator.games.others.cards.card import UPGRADE_CARD as UPGRADE
from adjudicator.games.others.components.boards import BOARDS, FIGURES, HELL_CLUB
from adjudicator.games.others.components.city import LAID, MAPS, SPACE, TOKENS, city_of, spaces_of
from adjudicator.games.others.components.heroes import CORE_TEAM, HEROES, LEVELS, named_like
from adjudicator.games.others.kinds import (
    ACOLYTES,
    BOARD,
    BONUS,
    CITY_ACTION,
    COLOUR,
    COLOURS,
    HERO,
    HERO_NAME,
    MARKABLE,
    MONSTER,
    NPC,
    SIN,
    SINS,
    SLOT,
    STORY_TYPE,
    SUPPLIED,
    TOKEN,
)

DEADLY: Final = 5
"""So many wounds kill a hero: his wound markers."""


START: Final = Spot(
    "starting space",
    None,
    SPACE,
    says="the starting space is {value:starting space}",
    start=lambda game, _table: city_of(game).start,
)

# -- dashboards -------------------------------------------------------------------------------------------------------


def _printed(figure: str) -> Any:
    return lambda _game, name: getattr(HEROES[name], figure)


FIGHT: Final = Counter("fight", HERO_NAME, most=9, start=_printed("fight"))
SKILL: Final = Counter("skill", HERO_NAME, most=9, start=_printed("skill"))
BASE_DEFENSE: Final = Counter("base defense", HERO_NAME, most=9, start=_printed("defense"), key="defense")
RANGED: Final = Flag(
    "ranged", HERO_NAME, says="{whose:ranged of} has a ranged ability", start=_printed("ranged")
).explained("true of a hero with a natural ranged ability")
TRACK: Final = Zone(
    "track",
    HERO_NAME,
    BONUS,
    start=_printed("track"),
    things="bonuses",
    one="bonus",
    called="corruption track",
    words={"empty": ""},
).explained("the bonuses of the slots of the corruption track, from the second on")
STATS: Final = {"fight": FIGHT, "skill": SKILL, "defense": BASE_DEFENSE}
SECOND_FIGHT: Final = Counter("secondary fight", HERO_NAME, most=9, start=_printed("second_fight"))
SECOND_SKILL: Final = Counter("secondary skill", HERO_NAME, most=9, start=_printed("second_skill"))
SECOND_DEFENSE: Final = Counter(
    "secondary base defense", HERO_NAME, most=9, start=_printed("second_defense"), key="secondary defense"
)
SECOND_STATS: Final = {FIGHT: SECOND_FIGHT, SKILL: SECOND_SKILL, BASE_DEFENSE: SECOND_DEFENSE}
DARK_PAST: Final = Spot(
    "dark past",
    HERO_NAME,
    DARK_PAST_CARD,
    says="the dark past of {whose:dark past of} is {value:dark past}",
    seen_by=SINS.key,
).explained("the Dark Past card that lies face down beside the dashboard")
FATE: Final = Spot(
    "fate", HERO_NAME, DARK_PAST_CARD, says="the revealed past of {whose:fate of} is {value:fate}", key="revealed past"
).explained("the Dark Past card that was revealed, where it still has an effect")

# -- a hero in use ----------------------------------------------------------------------------------------------------

PLAYS: Final = Spot(
    "plays",
    HERO,
    HERO_NAME,
    says="{whose:plays of} plays {value:plays}",
    start=lambda _game, seat: named_like(seat),
    key="hero",
).explained("the hero whose dashboard lies there; left out, the one of that name")
AT: Final = Spot("at", HERO, SPACE, start=lambda game, _who: START(game))
RUN_BY: Final = Spot(
    "hero player",
    HERO,
    Free("a Hero player"),
    says="{whose:hero player of} is run by {value:hero player}",
    key="player",
).explained("the Hero player who runs the hero; left out, each hero has a player of his own")
LEVEL: Final = Counter(
    "corruption",
    HERO,
    least=1,
    most=LEVELS,
    start=1,
    says="{whose:corruption of}'s corruption level is {value:number of corruption}",
    value="{whose:corruption of}'s corruption level",
).explained("the Corruption Level, 1 if left out")
WOUNDS: Final = Counter("wounds", HERO, most=DEADLY, one="wound")
COVERED: Final = Zone(
    "covered",
    HERO,
    SLOT,
    words={
        "one": "{whose}'s slot {one} is covered",
        "not one": "{whose}'s slot {one} is not covered",
        **dict.fromkeys(("count", "one counted", "empty"), ""),
        "all": "{whose}'s covered slots are {all}",
        "value": "{whose}'s covered slots",
    },
).explained("the slots of the corruption track on which the wound markers lie")
TURN_TOKENS: Final = Counter("turn tokens", HERO, most=2, one="turn token", start=2).explained(
    "the active turn tokens, 2 if left out"
)
EXTRA_TURNS: Final = Counter("extra turn tokens", HERO, one="extra turn token")
SLOT_TAKEN: Final = Spot(
    "city action token",
    HERO,
    SPACE,
    says="{whose:city action token of}'s city action token is at {value:city action token}",
).explained("the district in whose slot the City Action token lies; left out, the hero has it")
OWNED: Final = Zone("upgrades", HERO, UPGRADE, things="upgrades", one="upgrade")
HELD: Final = Zone(
    "npcs", HERO, NPC, words=just("{whose} holds the {one} token", "{whose} does not hold the {one} token")
)
INNOCENTS: Final = Counter("innocents", HERO, one="innocent")
MOVED: Final = Counter("spaces moved", HERO, one="space moved", most=9).explained(
    "how many spaces the hero has moved in this turn"
)
MOVE_OVER: Final = Flag("move over", HERO, says="{whose:move over of}'s move is over")
ACTED: Final = Flag("acted", HERO, says="{whose:acted of} has taken an action")
BOUGHT: Final = Counter(
    "bought",
    HERO,
    most=LEVELS,
    says="{whose:bought of} has taken voluntary corruption to level {value:number of bought}",
    value="the level of {whose:bought of}'s voluntary corruption",
    key="voluntary corruption",
).explained("the level to which the hero has gone by voluntary corruption for the roll in progress")
USABLE: Final = Zone(
    "usable city actions",
    HERO,
    CITY_ACTION,
    words=just("{whose} may still use {one}", "{whose} may no longer use {one}"),
)
CHANGED: Final = Flag(
    "secondary dashboard", HERO, says="{whose:secondary dashboard of} has changed", key="changed"
).explained("true where the secondary dashboard is in play")
UNHEALED: Final = Flag("cannot heal", HERO, says="{whose:cannot heal of} is barred from healing")

# -- the Sins player --------------------------------------------------------------------------------------------------

SIN_PLAYED: Final = Spot("sin", SINS, SIN, says="{whose:sin of} plays {value:sin}", start="Pride")
ACOLYTE_TYPE: Final = Spot("acolytes", SINS, ACOLYTES, says="the acolytes of {whose:acolytes of} are {value:acolytes}")
REACTIONS: Final = Counter("reactions", SINS, one="reaction", start=lambda game, _who: hero_number(game)).explained(
    "the active Reaction tokens; as many as heroes are in use if left out"
)
LASTING_REACTIONS: Final = Counter("lasting reactions", SINS).explained(
    "extra Reaction tokens that a continuing effect grants"
)
HAND: Final = Zone("hand", SINS, SIN_CARD, seen_by=OWNER, words={"count": "", "one counted": ""}).explained(
    "those of the Sin cards that the Sins player holds of which the file says what they are"
)
SIN_CARDS: Final = Counter(
    "sin cards", SINS, one="sin card", start=lambda game, who: len(HAND(game, who)) or hero_number(game)
).explained("how many Sin cards the Sins player holds; those of the hand, or as many as heroes are in use, if left out")
PLAYED: Final = Zone(
    "played", SINS, SIN_CARD, words=just("{one} lies in front of {whose}", "{one} does not lie in front of {whose}")
).explained("the Sin card played in this turn")
ABILITY_USED: Final = Flag(
    "ability used", SINS, says="{whose:ability used of} has used the acolyte ability", key="ability used"
)

# -- monsters ---------------------------------------------------------------------------------------------------------

ON_THE_BOARD: Final = Memory[tuple[str, ...]]("monsters on the board", None, ())
STANDS: Final = Spot(
    "stands", MONSTER, SPACE, says="{whose:stands of} is at {value:stands}", key="at", listed=ON_THE_BOARD
)
DEAD: Final = Flag("dead", MONSTER, says="{whose:dead of} is dead").explained("true of a killed monster")
DICE_OF: Final = Counter(
    "board dice",
    BOARD,
    most=19,
    says="{whose:board dice of} fights with {value:number of board dice} dice",
    value="the dice of {whose:board dice of}",
    start=lambda _game, kind: BOARDS[kind].fight,
    key="fight",
)
HITS_OF: Final = Counter(
    "hits to kill", BOARD, least=1, most=19, start=lambda _game, kind: BOARDS[kind].defense, key="defense"
)


def kind_of(monster: str) -> str:
    """The kind of monster that a figure is; whoever is on no board belongs to the Hell Club."""
    return FIGURES.get(monster, HELL_CLUB)


def card_of(game: Machine, monster: str) -> Card:
    """The Apocalypse card of a member of the Hell Club."""
    return next(one for one in of_type(game, APOCALYPSE_TYPE) if one.monster == monster)


# -- spaces -----------------------------------------------------------------------------------------------------------

LOOSE: Final = {
    token: Counter(
        f"loose {token}",
        SPACE,
        most=99,
        says=f"there are {{value:number of loose {token}}} {token} tokens at {{whose:loose {token} of}}",
        value=f"the number of {token} tokens at {{whose:loose {token} of}}",
        key=token,
    )
    for token in TOKENS
}
"""The loose exploration tokens that lie face up, by their kinds."""

FACE_DOWN: Final = Zone(
    "face down",
    SPACE,
    TOKEN,
    words={
        "one": "a {one} token lies face down at {whose}",
        "not one": "no {one} token lies face down at {whose}",
        "count": "there are {n} face-down tokens at {whose}",
        "one counted": "there is {1} face-down token at {whose}",
        **dict.fromkeys(("empty", "all", "value"), ""),
    },
)
ALTARS: Final = Counter(
    "altars",
    SPACE,
    most=9,
    says="there are {value:number of altars} altars at {whose:altars of}",
    value="the number of altars at {whose:altars of}",
)
LOST_ICONS: Final = Zone(
    "replaced",
    SPACE,
    CITY_ACTION,
    words=just("{one} is replaced at {whose}"),
).explained("the city actions of the district that a Corruption token replaces")
LIES: Final = Spot("lies", NPC, SPACE, says="the {whose:lies of} token lies at {value:lies}", key="lies at")


def tokens_at(game: Machine, token: str, space: str) -> int:
    """How many tokens of a kind are on a space, loose or printed."""
    return LOOSE[token](game, space) + city_of(game).printed(space, token)


# -- the table --------------------------------------------------------------------------------------------------------

STRIKE_AT: Final = Spot(
    "orbital strike",
    None,
    SPACE,
    says="the orbital strike token is at {value:orbital strike}",
    start=lambda game, _table: city_of(game).strike,
)
FIRST_HERO: Final = Spot("first hero", None, HERO, says="{value:first hero} is the first hero")
VOTE: Final = Spot("wants first", HERO, HERO, says="{whose:wants first of} has named {value:wants first}")
NEXT: Final = Spot("next", None, HERO, says="{value:next} is next")
ACTIVE: Final = Spot("current", None, HERO, says="{value:current} is the current hero", value="the current hero")
RESERVE: Final = Zone("reserve", None, HERO_NAME, things="heroes", one="hero", called="reserve")
EXPANSIONS: Final = Flag("team expansions", None, says="the team expansions are in use").explained(
    "true where the Hero players put their own team together before they start"
)
TEAM: Final = Zone("team", None, HERO_NAME, start=CORE_TEAM, words=just("{one} is in the team")).explained(
    "the seven heroes of the team, those of the core box if left out"
)
GONE: Final = Zone(
    "removed",
    None,
    HERO_NAME,
    words=just("{one} has left the game"),
).explained("the heroes who have died")
DEATHS: Final = Counter(
    "deaths",
    most=9,
    says="{value:number of deaths} heroes have died in this round",
    value="the number of heroes who have died in this round",
).explained("how many heroes have died in this round")
INVENTORY: Final = Zone("inventory", None, UPGRADE, things="cards", one="card")
TYPE_OF_STORY: Final = Spot("story type", None, STORY_TYPE, says="the story is one of {value:story type}")
MIX: Final = Memory[tuple[str, ...]]("mixed apocalypse deck", None, (), derived=True)
"""The cards of an Apocalypse deck that a story board mixes; where it mixes none, the deck is that of its type."""

REVEALED: Final = Zone(
    "revealed", None, APOCALYPSE_CARD, words=just("{one} lies revealed", "{one} does not lie revealed")
).explained("the Apocalypse cards that have been revealed")
EXPIRED: Final = Zone("removed cards", None, APOCALYPSE_CARD, words=just("{one} has left the game")).explained(
    "the Apocalypse cards that have left the game"
)
HOLDING: Final = Zone("in force", None, SIN_CARD, words=just("{one} is in force")).explained(
    "the Sin card whose words still hold in this turn or this fight"
)
MARKS: Final = Zone(
    "marks", COLOUR, MARKABLE, words=just("a {whose} token marks {one}", "no {whose} token marks {one}"), key="on"
)
MARKED_BY: Final = Spot(
    "marked by", COLOUR, CARD, says="a {whose:marked by of} token lies on {value:marked by}", key="of"
).explained("the card whose effect it is, on which a token of the same colour lies")
PASTS: Final = Zone("past cards", None, DARK_PAST_CARD, words=just("{one} is discarded")).explained(
    "the Dark Past cards that were revealed and discarded"
)
LEFT: Final = Counter(
    "left in the supply",
    SUPPLIED,
    start=999,
    says="there are {value:number of left in the supply} {whose:left in the supply of} tokens in the supply",
    value="the number of {whose:left in the supply of} tokens in the supply",
    key="left",
).explained("how many are left in the supply; more than enough if left out")
APOCALYPSE: Final = Track("apocalypse level", 7, key="apocalypse")
HERO_TURNS: Final = 2
PHASE: Final = Counter("phase", most=3).explained("1 the first hero is decided, 2 hero turns, 3 the end of the round")

# -- a fight in progress ----------------------------------------------------------------------------------------------

FIGHTER: Final = Spot("fighter", None, HERO, says="{value:fighter} is in a fight")
FOUGHT_AT: Final = Spot("fought at", None, SPACE, says="the fight is at {value:fought at}")
SIN_HITS: Final = Counter(
    "sin hits", most=99, says="the sins player has {value:number of sin hits} hits", value="the sins player's hits"
)
SIN_CORRUPTION: Final = Counter(
    "sin corruption",
    most=99,
    says="the sins player has {value:number of sin corruption} corruption",
    value="the sins player's corruption",
)
HITS_LEFT: Final = Counter(
    "hits",
    HERO,
    most=99,
    one="hit",
    value="{whose:hits of}'s hits",
    says="{whose:hits of} has {value:number of hits} hits",
)
TO_KILL: Final = Zone("struck", None, MONSTER, words=just("{one} is struck"))
SKILLS: Final = Counter(
    "skill results",
    HERO,
    most=99,
    says="{whose:skill results of} has {value:number of skill results} skill results",
    value="{whose:skill results of}'s skill results",
)
BLOCKED: Final = Counter(
    "defense results",
    HERO,
    most=99,
    says="{whose:defense results of} has {value:number of defense results} defense",
    value="{whose:defense results of}'s defense results",
    key="defense results",
)
PURIFIED: Final = Counter(
    "counter-corruption results",
    HERO,
    most=99,
    says="{whose:counter-corruption results of} has {value:number of counter-corruption results} counter-corruption",
    value="{whose:counter-corruption results of}'s counter-corruption results",
)
IS_RANGED: Final = Flag("ranged fight", None, says="the fight is ranged")
HERO_PAID: Final = Memory("extra dice of FAITH", HERO, 0, Number(0, 99))
SIN_PAID: Final = Memory("extra dice of bursts", None, 0, Number(0, 99))
CAME: Final = Memory("monsters that came", None, 0, Number(0, 9))
CHECKING: Final = Memory("check in progress", None, "", TOKEN)
GOES_TO: Final = Memory("goes to", HERO, "", SPACE)
OWED: Final = Memory("upgrades to take", HERO, 0, Number(0, 18))
TURN_OVER: Final = Flag("turn over", None, says="the turn of the current hero is over")
DECLINED: Final = Memory("turns declined", None, 0, Number(0, 4))
REACTED: Final = Flag("reacted", None, says="the sins player has reacted")
MOVING: Final = Spot("moving monster", None, MONSTER, says="{value:moving monster} moves in the reaction")
STEPS: Final = Memory("steps of the monster", None, 0, Number(0, 9))
SUMMONED: Final = Memory("summoned monsters", None, 0, Number(0, 9))
STRUCK: Final = Memory("fight of the reaction", None, 0, Number(0, 1))


def hero_number(game: Machine) -> int:
    """The heroes in use: three or four, as the Hero Number icon counts them."""
    return max(3, len(HERO.seated(game)))


def heroes_at(game: Machine, space: str) -> tuple[str, ...]:
    """The heroes in a space."""
    return tuple(who for who in HERO.seated(game) if AT(game, who) == space and is_alive(game, who))


def monsters_at(game: Machine, space: str) -> tuple[str, ...]:
    """The monsters in a space."""
    found = tuple(one for one in ON_THE_BOARD(game) if STANDS(game, one) == space)
    return found if len(found) < 2 else tuple(sorted(found, key=MONSTER.order))


def held_by_monsters(game: Machine) -> tuple[str, ...]:
    """The spaces in which monsters stand, in the order of the map."""
    held = {STANDS(game, one) for one in ON_THE_BOARD(game)}
    return tuple(space for space in spaces_of(game) if space in held)


def beside_the_board(game: Machine, kind: str) -> tuple[str, ...]:
    """The figures of a kind that are not on the board, killed or not."""
    return tuple(one for one in MONSTER.values(game) if kind_of(one) == kind and STANDS.is_nowhere(game, one))


def marks_of(game: Machine, card: str) -> tuple[str, ...]:
    """The colours of the Marked tokens that belong to a card."""
    return tuple(colour for colour in COLOURS if MARKED_BY(game, colour) == card)


def is_marked(game: Machine, thing: str, card: str = "") -> bool:
    """True of something that a card has marked, or any card where none is named."""
    return any(thing in MARKS(game, colour) for colour in (marks_of(game, card) if card else COLOURS))


def is_alive(game: Machine, who: str) -> bool:
    """True of a hero in use; False in the middle of being replaced."""
    return not PLAYS.is_nowhere(game, who)


def speakers(game: Machine) -> tuple[str, ...]:
    """A hero of each Hero player, by whom the player speaks where all decide together."""
    first: dict[str, str] = {}
    for who in HERO.seated(game):
        first.setdefault(RUN_BY(game, who) or who, who)
    return tuple(first.values())


def sins_player(game: Machine) -> str:
    """The Sins player."""
    return SINS.seated(game)[0]


FACTS: Final[tuple[Fact[Any], ...]] = (
    # Where heroes start is known before the heroes are, and the map before that.
    MAPS,
    LAID,
    START,
    TYPE_OF_STORY,
    # Before theirs, for a sentence of Given may name a player by any word.
    STANDS,
    DEAD,
    *STATS.values(),
    *SECOND_STATS.values(),
    DARK_PAST,
    FATE,
    RANGED,
    TRACK,
    PLAYS,
    RUN_BY,
    AT,
    LEVEL,
    WOUNDS,
    COVERED,
    TURN_TOKENS,
    EXTRA_TURNS,
    SLOT_TAKEN,
    OWNED,
    HELD,
    INNOCENTS,
    MOVED,
    MOVE_OVER,
    ACTED,
    BOUGHT,
    USABLE,
    CHANGED,
    UNHEALED,
    SIN_PLAYED,
    ACOLYTE_TYPE,
    REACTIONS,
    LASTING_REACTIONS,
    HAND,
    SIN_CARDS,
    PLAYED,
    ABILITY_USED,
    DICE_OF,
    HITS_OF,
    *LOOSE.values(),
    FACE_DOWN,
    ALTARS,
    LOST_ICONS,
    LIES,
    STRIKE_AT,
    FIRST_HERO,
    VOTE,
    NEXT,
    ACTIVE,
    EXPANSIONS,
    TEAM,
    RESERVE,
    GONE,
    DEATHS,
    INVENTORY,
    MIX,
    REVEALED,
    EXPIRED,
    HOLDING,
    MARKS,
    MARKED_BY,
    PASTS,
    LEFT,
    APOCALYPSE,
    FIGHTER,
    FOUGHT_AT,
    SIN_HITS,
    SIN_CORRUPTION,
    HITS_LEFT,
    TO_KILL,
    SKILLS,
    BLOCKED,
    PURIFIED,
    IS_RANGED,
    HERO_PAID,
    SIN_PAID,
    CAME,
    CHECKING,
    GOES_TO,
    OWED,
    TURN_OVER,
    DECLINED,
    REACTED,
    MOVING,
    STEPS,
    STRUCK,
    SUMMONED,
    PHASE,
)
