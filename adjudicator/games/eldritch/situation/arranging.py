"""The rest of a set-up: what a file leaves open, its faults, and the parts of it that are not modelled."""

from adjudicator.games.eldritch.actions.prepare_for_travel import MOST, tickets
from adjudicator.games.eldritch.board.clues import CLUE_POOL
from adjudicator.games.eldritch.cards.card import ASSET, CARD, POSSESSED, known, type_of
from adjudicator.games.eldritch.components.conditions import CONDITIONS as CARDS
from adjudicator.games.eldritch.components.investigators import SHEETS, named_like
from adjudicator.games.eldritch.decks import DECK_OF
from adjudicator.games.eldritch.encounters.decks import DECKS as ENCOUNTER_DECKS
from adjudicator.games.eldritch.facts import (
    ACTIVE,
    ANCIENT_ONE_CHOSEN,
    BACKS,
    CALLED_BY,
    CLUES_ELSEWHERE,
    CONDITIONS,
    DOOM,
    ENCOUNTERED,
    FACEDOWN,
    FIGHTS,
    GATES,
    HEALTH,
    LEAD,
    MODIFIER,
    OMEN_AT,
    ONGOING,
    PHASE,
    POSSESSIONS,
    RESERVE,
    SANITY,
    SHEET,
    STANDS,
    TESTED,
    TICKETS,
    TO_RECKON,
    TO_RECKON_OF,
    cards_held,
    where,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR, MONSTER
from adjudicator.games.eldritch.mythos.deck import STAGES
from adjudicator.games.eldritch.phases.set_up import SET_UP
from adjudicator.games.eldritch.possessions.discarding import backs_of, name_of
from adjudicator.games.eldritch.situation.beginning import (
    calls_for_it,
    encountering,
    is_busy,
    is_called_for,
    modifier_of,
    phase_under_way,
)
from adjudicator.games.eldritch.skill_tests.pool import DICE, POOL
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.zones import Zone
from adjudicator.language.nearest import did_you_mean

SLOTS = 4


def arrange(game: Play, said: Said) -> None:
    """Everything that no game can come to, and what is assumed."""
    if is_set_up(game):
        _before_set_up(game, said)
        return
    _investigators(game, said)
    for who in INVESTIGATOR.seated(game):
        _stamina(game, said, who)
        _tickets(game, said, who)
        _conditions(game, said, who)
        _facedown(game, said, who)
    _types(game, said)
    _cards(game, said)
    if not said.has("in progress"):
        _under_way(game, said)
    _gates(game, said)
    _clue_pool(game, said)
    if not said.gives(ANCIENT_ONE_CHOSEN):
        said.assume(f"the Ancient One is {ANCIENT_ONE_CHOSEN(game)}")
    said.assume("of what sheets and Monsters say there is what is described")


def is_set_up(game: Play) -> bool:
    """True where the game is still to be set up."""
    return game.stack is not None and game.stack.procedure is SET_UP


def _before_set_up(game: Play, said: Said) -> None:
    """Who bears the name of an investigator plays her, and nothing lies on the board yet."""
    for who in INVESTIGATOR.seated(game):
        if SHEET.is_nowhere(game, who):
            SHEET.put(game, who, named_like(who))
    if not said.gives(ANCIENT_ONE_CHOSEN):
        ANCIENT_ONE_CHOSEN.put(game, TABLE, "")
    DOOM.put(game, TABLE, 0)
    OMEN_AT.put(game, TABLE, OMEN_AT.empty)
    STAGES.put(game, TABLE, ())


def _investigators(game: Play, said: Said) -> None:
    """Each player plays somebody, and no two the same."""
    players: dict[str, str] = {}
    for who in INVESTIGATOR.seated(game):
        played = SHEET(game, who)
        if not played:
            help = did_you_mean(who, tuple(SHEETS)) or f"write `investigator: {next(iter(SHEETS))}`, say"
            said.fault("E203", f"nobody says whom {who} plays", said.key("investigators", who), help)
        elif played in players:
            message = f"{who} plays {played}, as {players[played]} does (setup.5)"
            said.fault("E401", message, said.value(SHEET, who), "let each player play somebody else")
        players[played] = who


def _stamina(game: Play, said: Said, who: str) -> None:
    for what in (HEALTH, SANITY):
        most, tokens = what.maximum(game, who), what.tokens(game, who)
        worth = sum(map(int, tokens))
        if tokens and worth != what(game, who):
            message = f"{who} has {what(game, who)} {what.name}, and tokens for {worth} (health-and-sanity.4)"
            said.fault("E402", message, said.value(what.tokens, who), "a token counts what is marked on it")
        if SHEET(game, who) and what(game, who) > most:
            message = f"{who} has at most {most} {what.name} (health-and-sanity.{2 if what is HEALTH else 3})"
            said.fault("E402", message, said.value(what, who), f"0 to {most}")


def _tickets(game: Play, said: Said, who: str) -> None:
    if tickets(game, who) > MOST:
        lies = next(said.value(counter, who) for counter in TICKETS.values() if said.gives(counter, who))
        message = f"{who} has {tickets(game, who)} travel tickets (prepare-for-travel-action.5)"
        said.fault("E402", message, lies, f"at most {MOST}")


def _conditions(game: Play, said: Said, who: str) -> None:
    held = CONDITIONS(game, who)
    for item, name in enumerate(held):
        if name in held[:item]:
            help = "one investigator has a Condition once (conditions.4)"
            said.fault("E401", f"{who} has the {name} Condition twice", said.value(CONDITIONS, who, item), help)
    everybody = INVESTIGATOR.seated(game)
    for name in dict.fromkeys(held):
        holders = [one for one in everybody if name in CONDITIONS(game, one)]
        if len(holders) > CARDS[name].copies and holders[-1] == who:
            help = f"there are {CARDS[name].copies} of them"
            said.fault(
                "E402", f"{len(holders)} investigators have a {name} Condition", said.value(CONDITIONS, who), help
            )


def _facedown(game: Play, said: Said, who: str) -> None:
    """Only what he has lies facedown, and of several backs the file says which it is."""
    held, known_by_back = cards_held(game, who), [name_of(copy) for copy in BACKS(game, who)]
    for item, name in enumerate(FACEDOWN(game, who)):
        lies = said.value(FACEDOWN, who, item)
        if name not in held:
            message = f"{name} lies facedown, and {who} does not have it"
            said.fault("E401", message, lies, "name it under what the investigator has")
        elif backs_of(game, name) and name not in known_by_back:
            help = f"write `backs: [{backs_of(game, name)[0]}]`, say"
            said.fault("E203", f"nobody says which back of {name} it is", lies, help)
    for item, copy in enumerate(BACKS(game, who)):
        name = name_of(copy)
        if copy not in backs_of(game, name) or name not in held:
            help = f"{who} has {', '.join(held) or 'no cards'}; backs described of {name}: {len(backs_of(game, name))}"
            said.fault("E401", f"{who} has no {copy}", said.value(BACKS, who, item), help)


def _under_way(game: Play, said: Said) -> None:
    """One investigator encounters, fights or tests something, with his dice; what is to be reckoned is in play."""
    if not said.has("phase"):
        PHASE.put(game, TABLE, phase_under_way(game))
    everybody = INVESTIGATOR.seated(game)
    busy = [who for who in everybody if is_busy(game, who)]
    for who in busy[1:]:
        message = f"{who} and {busy[0]} are in the middle of something"
        said.fault("E401", message, said.key("investigators", who), "one of them is, where the situation begins")
    for who in everybody:
        if SHEET(game, who):
            _encounter(game, said, who)
            _test(game, said, who)
            _dice(game, said, who)
    _active(game, said)
    _to_reckon(game, said)


def _active(game: Play, said: Said) -> None:
    """In the Encounter Phase whoever encounters or fights something is active, in the Mythos Phase who is Lead."""
    if not said.gives(ACTIVE):
        return
    active, phase = ACTIVE(game), PHASE(game)
    encounters, lead = encountering(game), LEAD(game)
    if phase == 2 and encounters not in ("", active):
        message = f"{encounters} is in an encounter, and {active} is active (encounters.2)"
        said.fault("E401", message, said.value(ACTIVE), f"write `active: {encounters}`")
    if phase == 3 and active != lead:
        message = f"{active} is active, and {lead} is the Lead Investigator (investigator.3)"
        said.fault("E401", message, said.value(ACTIVE), f"write `active: {lead}`, or leave it out")


def _encounter(game: Play, said: Said, who: str) -> None:
    monster, cards = FIGHTS(game, who), ENCOUNTERED(game, who)
    if monster and STANDS(game, monster) not in ("", where(game, who)):
        message = f"{who} fights {monster}, which is at {STANDS(game, monster)} (combat-encounter.1)"
        help = f"say that it is at {where(game, who)}; one that stands nowhere ambushes"
        said.fault("E401", message, said.value(FIGHTS, who), help)
    if monster and cards:
        message = f"{who} fights {monster} and encounters {cards[0]}"
        said.fault("E401", message, said.value(FIGHTS, who), "say one of them")
    for item, name in enumerate(cards):
        if type_of(game, name) not in ENCOUNTER_DECKS or item:
            message = f"{name} is not the encounter card of {who}"
            said.fault("E403", message, said.value(ENCOUNTERED, who, item), "one card of a type of encounters")


def _test(game: Play, said: Said, who: str) -> None:
    """The card or the fight calls for it, and says its modifier."""
    if not TESTED(game, who):
        return
    card, called = calls_for_it(game, who), CALLED_BY(game, who)
    if called and called != card:
        message = f"{who} encounters {card}, and {called} calls for the test"
        said.fault("E401", message, said.value(CALLED_BY, who), "say one of them")
    elif not is_called_for(game, who):
        message = f"nothing of {card or FIGHTS(game, who)} calls for a {TESTED(game, who)} test"
        said.fault("E401", message, said.value(TESTED, who), "name the skill that is tested there")
    elif not said.gives(MODIFIER, who):
        MODIFIER.put(game, who, modifier_of(game, who))


def _dice(game: Play, said: Said, who: str) -> None:
    """As many as the pool has."""
    dice = DICE.rolled(game, who)
    if dice and not TESTED(game, who):
        message = f"nobody says which skill {who} tests"
        said.fault("E203", message, said.value(DICE.rolled, who), "write `tested skill: lore`, say")
    elif dice and len(dice) != POOL(game, who):
        so_many = "1 die lies" if len(dice) == 1 else f"{len(dice)} dice lie"
        message = f"{so_many} before {who}, and the test has {POOL(game, who)} (tests-full.1)"
        said.fault("E402", message, said.value(DICE.rolled, who), "a face for each die of the pool")


def _to_reckon(game: Play, said: Said) -> None:
    there = {monster for monster in MONSTER.values(game) if not STANDS.is_nowhere(game, monster)}
    for item, one in enumerate(TO_RECKON(game)):
        if one not in there and one not in ONGOING(game):
            help = "a Monster on the board, or an Ongoing Mythos card (reckoning.2)"
            said.fault("E401", f"{one} is not in play", said.value(TO_RECKON, TABLE, item), help)
    for who in INVESTIGATOR.seated(game):
        for item, one in enumerate(TO_RECKON_OF(game, who)):
            if one not in cards_held(game, who):
                help = "name it under what the investigator has"
                said.fault("E401", f"{who} does not have {one}", said.value(TO_RECKON_OF, who, item), help)


def _gates(game: Play, said: Said) -> None:
    there = GATES(game)
    for item, gate in enumerate(there):
        if gate in there[:item]:
            lies = said.value(GATES, TABLE, item)
            said.fault("E401", f"two Gates are at {gate}", lies, "there is one Gate for each of its spaces")


def _clue_pool(game: Play, said: Said) -> None:
    """A pool that is said to hold nothing is empty, wherever the other Clues are."""
    if said.gives(CLUE_POOL.top) and not CLUE_POOL.top(game):
        CLUES_ELSEWHERE.put(game, TABLE, CLUES_ELSEWHERE(game) + CLUE_POOL.size(game))


def _types(game: Play, said: Said) -> None:
    """Every card lies where cards of its type belong."""
    places: list[tuple[Zone[str], tuple[str, ...]]] = [(POSSESSIONS, POSSESSED), (RESERVE, (ASSET,))]
    places += [(zone, (deck.type,)) for deck in _ALL_DECKS for zone in (deck.top, deck.discard)]
    for zone, types in places:
        for entity in INVESTIGATOR.seated(game) if zone.of is not None else (TABLE,):
            for name in zone(game, entity):
                if type_of(game, name) not in types:
                    message = f"{name} is of the type {type_of(game, name)}, which does not belong there"
                    lies = said.key(*zone.path(entity), zone.key, name)
                    said.fault("E403", message, lies, f"a card of the type {types[0]}")


_ALL_DECKS = (*DECK_OF.values(), *ENCOUNTER_DECKS.values())


def _cards(game: Play, said: Said) -> None:
    """There are no more cards of a name than copies of it, each with somebody else, and the reserve has four slots."""
    seen: dict[str, tuple[str, ...]] = {}
    places = [(POSSESSIONS, who) for who in INVESTIGATOR.seated(game)] + [(RESERVE, TABLE)]
    for zone, entity in places:
        for item, card in enumerate(zone(game, entity)):
            found, there = known(game, card), seen.get(card, ())
            here = entity if zone is POSSESSIONS else "`reserve`"
            if here in there or len(there) >= (1 if found is None else found.number):
                message = f"{CARD.say(card)} is in two places"
                said.fault("E401", message, said.value(zone, entity, item), f"it is under {there[-1]} already")
            seen[card] = (*there, here)
    if len(RESERVE(game)) > SLOTS:
        message = f"{len(RESERVE(game))} cards are in the reserve (reserve-full.1)"
        said.fault("E402", message, said.value(RESERVE, TABLE, SLOTS), f"at most {SLOTS}")
