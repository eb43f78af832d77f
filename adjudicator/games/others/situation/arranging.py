"""The rest of a set-up: what a file leaves open, its faults, and the parts of it that are not modelled."""

from collections import Counter as Multiset

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import listed
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.others.apocalypse import APOCALYPSE_DECK
from adjudicator.games.others.cards.card import APOCALYPSE_CARD, UPGRADE_CARD
from adjudicator.games.others.components.boards import BOARDS
from adjudicator.games.others.components.city import LAID, MAP_NAME
from adjudicator.games.others.components.heroes import A_TEAM, CORE_TEAM, HEROES, LEVELS, is_a_team
from adjudicator.games.others.facts import (
    ACTIVE,
    COVERED,
    DEAD,
    DEADLY,
    DICE_OF,
    EXPANSIONS,
    GONE,
    HERO_TURNS,
    HITS_OF,
    INVENTORY,
    MIX,
    NEXT,
    OWNED,
    PHASE,
    PLAYS,
    RESERVE,
    RUN_BY,
    STANDS,
    STATS,
    TEAM,
    TRACK,
    TYPE_OF_STORY,
    WOUNDS,
    kind_of,
)
from adjudicator.games.others.harm import MARKING
from adjudicator.games.others.kinds import HERO, MONSTER
from adjudicator.games.others.setting_up.choosing import BUILDING
from adjudicator.games.others.setting_up.set_up import RUN, SET_UP
from adjudicator.games.others.situation.cards import arrange_cards
from adjudicator.games.others.situation.fights import arrange_fight
from adjudicator.games.others.situation.spaces import arrange_spaces
from adjudicator.games.others.stories.story import MISSION, STORIES, STORY, story_of
from adjudicator.language.nearest import did_you_mean


def arrange(game: Play, said: Said) -> None:
    """Everything that no game can come to, and what is assumed."""
    _players(game, said)
    being_set_up = is_being_set_up(game)
    if being_set_up:
        _before_set_up(game, said)
    _board(game, said)
    arrange_spaces(game, said)
    if being_set_up:
        return
    _team(game, said)
    _heroes(game, said)
    _reserve(game, said)
    for who in HERO.seated(game):
        _wounds(game, said, who)
    _monsters(game, said)
    _cards(game, said)
    arrange_cards(game, said)
    arrange_fight(game, said)
    if ACTIVE(game):
        NEXT.put(game, TABLE, ACTIVE(game))
        PHASE.put(game, TABLE, max(PHASE(game), HERO_TURNS))
    _figures(game, said)


def _step_of_set_up(game: Play) -> int:
    """The step of set-up that comes next; behind the last where it is over."""
    frame = game.stack
    while frame is not None and frame.procedure is not SET_UP:
        frame = frame.parent
    return len(SET_UP.steps) if frame is None else frame.step


def is_being_set_up(game: Play) -> bool:
    """True where the seven steps of set-up are not over."""
    return _step_of_set_up(game) < len(SET_UP.steps)


def _before_set_up(game: Play, said: Said) -> None:
    """What a file does not say of the choices before a game is still to be chosen."""
    until = {LAID: "map", MISSION: "story"} | ({TEAM: BUILDING.name} if EXPANSIONS(game) else {})
    for fact, step in until.items():
        if not said.gives(fact) and _step_of_set_up(game) <= SET_UP.place(step):
            fact.clear(game, TABLE)
    _whole_team(game, said)


def _players(game: Play, said: Said) -> None:
    """Hero players run so many heroes each that three or four are in use."""
    seated = HERO.seated(game)
    runs = Multiset(RUN_BY(game, who) for who in seated if RUN_BY(game, who))
    for who in seated if runs else ():
        if not RUN_BY(game, who):
            said.fault(
                "E401", f"nobody runs {who}", said.key("heroes", who), "say a `player` for each hero, or for none"
            )
    if is_being_set_up(game) and len(seated) not in (3, 4):
        help = "three or four heroes are in use (choose-heroes.2)"
        said.fault("E402", f"{len(seated)} heroes are named", said.node("heroes"), help)
    each = {1: 3, 2: 2, 3: 1, 4: 1}.get(len(runs), 0)
    for player, number in runs.items():
        if number != each and sum(runs.values()) == len(seated):
            help = f"with {len(runs)} Hero players each runs {each} ({RUN.get(len(runs), 'choose-heroes.2')})"
            said.fault("E402", f"{player} runs {number} heroes", said.node("heroes"), help)


def _board(game: Play, said: Said) -> None:
    """The map is one of the story, and the maps and spaces that stories name are there."""
    for name, board in STORIES.things(game).items():
        for one in board.maps:
            if MAP_NAME.read(game, one) is None:
                where = said.node("stories", name, "maps")
                said.fault("E302", f'"{one}" is not a map', where, did_you_mean(one, MAP_NAME.values(game)))
        for one in board.mix:
            if one not in APOCALYPSE_CARD.values(game):
                where, help = said.key("stories", name, "mix", one), did_you_mean(one, APOCALYPSE_CARD.values(game))
                said.fault("E301", f'"{one}" is not {APOCALYPSE_CARD.meaning}', where, help)
    story = story_of(game)
    if story is not None:
        if not said.gives(TYPE_OF_STORY):
            TYPE_OF_STORY.put(game, TABLE, story.type)
        MIX.put(game, TABLE, story.mix)
        APOCALYPSE_DECK.set_up(game, game.declared.facts)
    if story is not None and LAID(game) not in ("", *story.maps):
        help = f"the maps of {STORY(game)} are {listed(story.maps)} (choose-map.1)"
        where = said.value(LAID if said.gives(LAID) else STORY)
        said.fault("E401", f"{LAID(game)} is no map of this story", where, help)


def _team(game: Play, said: Said) -> None:
    """Whoever plays in spite of being of no core box takes the place of somebody of his class."""
    busy = {*(PLAYS(game, who) for who in HERO.seated(game)), *GONE(game)} - {""}
    if not said.gives(TEAM):
        team = list(CORE_TEAM)
        for name in (one for one in HEROES if one in {*busy, *RESERVE(game)} and one not in CORE_TEAM):
            spare = [one for one in team if HEROES[one].kind == HEROES[name].kind and one not in busy]
            team = [name if one == (spare or team)[-1] else one for one in team]
        TEAM.put(game, TABLE, tuple(team))
    _whole_team(game, said)
    for name in sorted(busy - {*TEAM(game)}):
        said.fault("E401", f"{name} is not in the team (choose-heroes.1)", said.value(TEAM), "only seven heroes play")


def _whole_team(game: Play, said: Said) -> None:
    """A team has so many of each class."""
    if TEAM(game) and not is_a_team(TEAM(game)):
        help = f"a team is {A_TEAM} (advanced-team-building.4)"
        said.fault("E402", f"{listed(TEAM(game))} are no team", said.value(TEAM), help)


def _heroes(game: Play, said: Said) -> None:
    """Each of the places is that of somebody, and no two of the same."""
    found: dict[str, str] = {}
    for who in HERO.seated(game):
        name = PLAYS(game, who)
        if not name:
            help = did_you_mean(who, tuple(HEROES)) or f"write `hero: {next(iter(HEROES))}`, say"
            said.fault("E203", f"nobody says which hero {who} plays", said.key("heroes", who), help)
        elif name in found or name in GONE(game):
            other = f"as {found[name]} does" if name in found else "who has died"
            said.fault("E401", f"{who} plays {name}, {other}", said.value(PLAYS, who), "let each play somebody else")
        found[name] = who


def _reserve(game: Play, said: Said) -> None:
    """Whoever of the team is neither in use nor dead waits in the reserve."""
    busy = {*(PLAYS(game, who) for who in HERO.seated(game)), *GONE(game)}
    if not said.gives(RESERVE) and not said.has("reserve"):
        RESERVE.put(game, TABLE, tuple(name for name in TEAM(game) if name not in busy))
    for item, name in enumerate(RESERVE(game)):
        if name in busy or name in RESERVE(game)[:item]:
            where = said.value(RESERVE, TABLE, item)
            said.fault("E401", f"{name} is in two places (choose-heroes.8)", where, "each hero is in one place")


def _wounds(game: Play, said: Said, who: str) -> None:
    """Markers of which a file does not say where they lie cover the slots from the last one down, the first before."""
    covered, unmarked = COVERED(game, who), _unmarked(game, who)
    if len(set(covered)) < len(covered):
        help = "each slot takes one marker (taking-wounds.1)"
        said.fault("E401", f"two wounds of {who} lie on one slot", said.value(COVERED, who), help)
    if not said.gives(WOUNDS, who):
        WOUNDS.put(game, who, len(covered) + unmarked)
    elif not said.gives(COVERED, who) and unmarked < WOUNDS(game, who) < DEADLY:
        slots = (1, *range(LEVELS, 1, -1))[: WOUNDS(game, who) - unmarked]
        COVERED.put(game, who, tuple(sorted(slots)))
        said.assume(f"the wounds of {who} lie on the slots {', '.join(map(str, sorted(slots)))}")
    if len(COVERED(game, who)) + unmarked != WOUNDS(game, who) or WOUNDS(game, who) >= DEADLY:
        message = f"{who} has {WOUNDS(game, who)} wounds, and {len(covered)} slots are covered"
        said.fault("E402", message, said.value(WOUNDS, who), "0 to 4 wounds, a slot for each")


def _unmarked(game: Play, who: str) -> int:
    """The wounds of which the marker is being laid."""
    frame = game.stack
    while frame is not None and not (frame.procedure is MARKING and frame.local == who):
        frame = frame.parent
    return int(frame is not None)


def _monsters(game: Play, said: Said) -> None:
    for monster in MONSTER.values(game):
        if DEAD(game, monster) and not STANDS.is_nowhere(game, monster):
            said.fault("E401", f"{monster} is dead and on the board", said.value(DEAD, monster), "say one of them")


def _cards(game: Play, said: Said) -> None:
    """There is one of each Upgrade card."""
    seen: dict[str, str] = {}
    places = [(OWNED, who) for who in HERO.seated(game)] + [(INVENTORY, TABLE)]
    for zone, entity in places:
        for item, card in enumerate(zone(game, entity)):
            if card in seen:
                message = f"{UPGRADE_CARD.say(card)} is in two places"
                said.fault("E401", message, said.value(zone, entity, item), f"it is under {seen[card]} already")
            seen.setdefault(card, entity if zone is OWNED else "`inventory`")


def _figures(game: Play, said: Said) -> None:
    """Whatever is not published is of our own invention unless the file says it."""
    missing: dict[str, list[str]] = {}
    for name in filter(None, (PLAYS(game, who) for who in HERO.seated(game))):
        known = HEROES[name].published
        figures = [key for key, fact in STATS.items() if key not in known and not said.gives(fact, name)]
        figures += [] if said.gives(TRACK, name) else ["track"]
        if figures:
            missing.setdefault(listed(figures), []).append(name)
    if missing:
        told = (f"{figures} of {listed(names)}" for figures, names in missing.items())
        said.assume(f"not published, and so of our own invention: {'; '.join(told)}")
    there = {kind_of(one) for one in MONSTER.values(game) if not STANDS.is_nowhere(game, one)}
    for kind, board in BOARDS.items():
        given = said.gives(DICE_OF, kind) and said.gives(HITS_OF, kind)
        if kind in there and not board.published and not given:
            said.assume(f"the numbers of the {kind} are not published: those of the sample board")
