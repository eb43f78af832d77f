"""The rest of a set-up: what a file leaves open, its faults, and the parts of it that are not modelled."""

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import listed
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.others.cards.card import UPGRADE_CARD
from adjudicator.games.others.components.boards import BOARDS
from adjudicator.games.others.components.heroes import HEROES, LEVELS
from adjudicator.games.others.facts import (
    ACTIVE,
    COVERED,
    DEAD,
    DICE_OF,
    GONE,
    HITS_OF,
    INVENTORY,
    NEXT,
    OWNED,
    PLAYS,
    RESERVE,
    STANDS,
    STATS,
    TRACK,
    WOUNDS,
)
from adjudicator.games.others.kinds import HERO, MONSTER
from adjudicator.games.others.situation.cards import arrange_cards
from adjudicator.language.nearest import did_you_mean


def arrange(game: Play, said: Said) -> None:
    """Everything that no game can come to, and what is assumed."""
    _heroes(game, said)
    _reserve(game, said)
    for who in HERO.seated(game):
        _wounds(game, said, who)
    _monsters(game, said)
    _cards(game, said)
    arrange_cards(game, said)
    if ACTIVE(game):
        NEXT.put(game, TABLE, ACTIVE(game))
    _figures(game, said)


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
        RESERVE.put(game, TABLE, tuple(name for name in HEROES if name not in busy))
    for item, name in enumerate(RESERVE(game)):
        if name in busy or name in RESERVE(game)[:item]:
            where = said.value(RESERVE, TABLE, item)
            said.fault("E401", f"{name} is in two places (choose-heroes.8)", where, "each hero is in one place")


def _wounds(game: Play, said: Said, who: str) -> None:
    """Markers of which a file does not say where they lie cover the slots from the last one down, the first before."""
    covered = COVERED(game, who)
    if len(set(covered)) < len(covered):
        help = "each slot takes one marker (taking-wounds.1)"
        said.fault("E401", f"two wounds of {who} lie on one slot", said.value(COVERED, who), help)
    if not said.gives(WOUNDS, who):
        WOUNDS.put(game, who, len(covered))
    elif not said.gives(COVERED, who) and 0 < WOUNDS(game, who) < 5:
        slots = (1, *range(LEVELS, 1, -1))[: WOUNDS(game, who)]
        COVERED.put(game, who, tuple(sorted(slots)))
        said.assume(f"the wounds of {who} lie on the slots {', '.join(map(str, sorted(slots)))}")
    if len(COVERED(game, who)) != WOUNDS(game, who) or WOUNDS(game, who) > 4:
        message = f"{who} has {WOUNDS(game, who)} wounds, and {len(covered)} slots are covered"
        said.fault("E402", message, said.value(WOUNDS, who), "0 to 4 wounds, a slot for each")


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
    missing = []
    for name in filter(None, (PLAYS(game, who) for who in HERO.seated(game))):
        known = HEROES[name].published
        figures = [key for key, fact in STATS.items() if key not in known and not said.gives(fact, name)]
        figures += [] if said.gives(TRACK, name) else ["track"]
        missing += [f"{name}'s {listed(figures)}"] if figures else []
    if missing:
        said.assume(f"not published, and so of our own invention: {'; '.join(missing)}")
    there = {one.partition(" ")[0] for one in MONSTER.values(game) if not STANDS.is_nowhere(game, one)}
    for kind, board in BOARDS.items():
        given = said.gives(DICE_OF, kind) and said.gives(HITS_OF, kind)
        if kind in there and not board.published and not given:
            said.assume(f"the numbers of the {kind} are not published: those of the sample board")
