"""Situations that begin with setting up: the players with their decks, and the places of the scenario's cards."""

from collections.abc import Collection, Iterator
from typing import Final

from adjudicator.engine.procedures import Frame
from adjudicator.games.arkham.bonded import is_bonded_to, summoned
from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA,
    COLLECTION,
    DECK,
    EARNED,
    LOCATIONS,
    MENTAL_TRAUMA,
    MODE,
    PHYSICAL_TRAUMA,
    SET_ASIDE,
    TABLE,
)
from adjudicator.games.arkham.framework.records import GUIDE
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.plan import Plan, Seat, Skipped
from adjudicator.games.arkham.printed import (
    Scenario,
    encounter_sets,
    find_scenario,
    known_scenarios,
    starter_deck,
)
from adjudicator.games.arkham.setting_up import choosing, procedure
from adjudicator.games.arkham.situation.bearers import enter_bearers
from adjudicator.games.arkham.situation.deck_files import cards_of_file, is_deck_file
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.mini_cards import name_mini_cards
from adjudicator.games.arkham.situation.naming import value_at
from adjudicator.games.arkham.situation.people import join
from adjudicator.games.arkham.situation.placing import DECK_LIST, MOST_INVESTIGATORS
from adjudicator.games.arkham.situation.scenario import chaos_bag, enter_log, level_bag, reference_card
from adjudicator.games.arkham.situation.setting import FIELDS, STAT_WORDS, UNDECIDED, Piece
from adjudicator.games.arkham.terms import DIFFICULTIES
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Mapping, Node, Text

STARTER: Final = "starter deck"

_TO_BEGIN_WITH: Final = frozenset({"scenario", "difficulty", "cards", "lead", "investigators"})
_BESIDE: Final = frozenset(
    {"phase", "chaos bag", "mode", "resolutions", "next scenarios", "collection", "campaign log"}
    | {"next campaign", "skipped scenarios", "newcomers", "bearers"}
)
_OF_A_PLAYER: Final = frozenset({"card", "deck", "trauma", "experience"})
_LOST: Final = ((PHYSICAL_TRAUMA, "health", "killed"), (MENTAL_TRAUMA, "sanity", "driven insane"))
"""The ends of an investigator with as much trauma as health, or sanity."""


def begins_with_set_up(entering: Entering) -> bool:
    """True if the file says so, or names a scenario and nothing of where the game stands in it."""
    setting, root = entering.setting, entering.at.source.root
    if setting.phase == "set-up":
        return True
    if not setting.scenario or not isinstance(root, Mapping) or root.values.keys() & (FIELDS.keys() - _TO_BEGIN_WITH):
        return False
    if any(_keys(person.where) - _OF_A_PLAYER for person in setting.investigators.values()):
        return False
    return not isinstance(setting.scenario, str) or find_scenario(setting.scenario) is not None


def _keys(where: Node) -> set[str]:
    return set(where.values) if isinstance(where, Mapping) else set()


def begin_with_set_up(entering: Entering) -> None:
    """Enter all cards of the players and of the scenario, with nothing set up yet."""
    said_in_vain(entering)
    scenario = _scenario(entering)
    seats = tuple(_seats(entering))
    if not seats and not entering.at.faults:
        help = "name at least one under `investigators:`"
        entering.at.fault("E203", "there is no investigator", entering.root("investigators"), help)
    if len(seats) > MOST_INVESTIGATORS:
        help = f"at most {MOST_INVESTIGATORS} play"
        entering.at.fault("E402", f"there are {len(seats)} investigators", entering.root("investigators"), help)
    lead = _lead(entering, seats)
    if scenario is None or not seats:
        return
    plan = plan_of(entering, scenario, entering.root("scenario"), reference_card(entering, entering.setting.scenario))
    if not entering.setting.difficulty and not entering.setting.chaos_bag:
        entering.assumed.append("standard difficulty")
    plan = plan._replace(seats=seats, lead=lead, skipped=tuple(_skipped(entering)))
    if entering.setting.difficulty == UNDECIDED:
        plan = plan._replace(bags=tuple((level, level_bag(scenario.chaos_bags, level)) for level in DIFFICULTIES))
    else:
        as_it_was = not isinstance(entering.setting.chaos_bag, str)
        plan = plan._replace(bag=chaos_bag(entering, scenario.chaos_bags), bag_as_it_was=as_it_was)
    for piece in dict(entering.setting.areas).get(COLLECTION, ()):
        entering.piece(piece, TABLE, COLLECTION.name)
    enter_log(entering)
    enter_bearers(entering)
    MODE.put(entering.game, TABLE, dict(entering.setting.given).get(MODE, ""))
    GUIDE.put(entering.game, TABLE, tuple(entering.setting.resolutions.items()))
    entering.game.stack = Frame(procedure.GAME, 0, plan, None, 1)


def _skipped(entering: Entering) -> Iterator[Skipped]:
    """The scenarios of the campaign before the chosen one, which are skipped in standalone mode."""
    given = entering.setting.skipped_scenarios
    if given and dict(entering.setting.given).get(MODE) != "standalone":
        help = "take them out, or write `mode: standalone`"
        entering.at.fault(
            "E403", "only in standalone mode scenarios are skipped", entering.root("skipped scenarios"), help
        )
        return
    for one in given:
        found = find_scenario(one) if isinstance(one, str) else one
        if found is None:
            help = did_you_mean(str(one), known_scenarios()) or "describe it in place"
            message = f'nothing is known of the scenario "{one}"'
            entering.at.fault("E302", message, entering.root("skipped scenarios"), help)
            continue
        yield Skipped(found.name, found.introduction, found.story_decisions, tuple(found.resolutions.items()))


def said_in_vain(entering: Entering, beside: frozenset[str] = _BESIDE) -> None:
    """Report statements about where things stand, which is what setting up brings about."""
    help = "take it out, or leave out `phase: set-up`"
    root = entering.at.source.root
    assert isinstance(root, Mapping)
    for key in root.values:
        if key in FIELDS.keys() - _TO_BEGIN_WITH - beside:
            entering.at.fault("E403", f'"{key}" has no place before the game is set up', root.keys[key], help)
    for person in entering.setting.investigators.values():
        for key in sorted(_keys(person.where) - _OF_A_PLAYER - set(STAT_WORDS)):
            where = value_at(person.where, key)
            entering.at.fault("E403", f'"{key}" has no place before the game is set up', where, help)


def _scenario(entering: Entering) -> Scenario | None:
    """The campaign guide's instructions for the scenario of the file."""
    given = entering.setting.scenario
    if isinstance(given, Scenario):
        return given
    found = find_scenario(given) if given else None
    if found is None:
        known = known_scenarios()
        help = did_you_mean(given, known) or f"known: {', '.join(known)}; or describe it in place"
        wrong = f'how "{given}" is set up is not known' if given else "there is no scenario to set up"
        entering.at.fault("E302", wrong, entering.root("scenario"), help)
    return found


def _lead(entering: Entering, seats: tuple[Seat, ...]) -> str:
    """The lead investigator by the file; empty if the investigators have still to choose."""
    setting = entering.setting
    if setting.lead == UNDECIDED and len(seats) > 1:
        return ""
    if setting.lead and setting.lead != UNDECIDED:
        return entering.known(setting.lead, entering.at.source.root or entering.root("lead"), "lead", "investigator")
    if len(seats) > 1:
        entering.assumed.append(f"{seats[0].who} leads")
    return seats[0].who if seats else ""


# -- players ----------------------------------------------------------------------------------------------------------


def _seats(entering: Entering) -> Iterator[Seat]:
    for name, investigator in entering.setting.investigators.items():
        known = join(entering, name, investigator)
        if known:
            for reason in choosing.why_not_choose(entering.game, known, known):
                help = "each player chooses another investigator"
                where = value_at(investigator.where, "card")
                entering.at.fault("E401", f"no two players play the same one: {reason.because}", where, help)
            _survives(entering, known, investigator)
            deck = deck_of(entering, known, investigator)
            yield Seat(known, (*deck, *_bonded(entering, known, deck, investigator)))


def _bonded(entering: Entering, who: str, deck: tuple[str, ...], investigator: Piece) -> Iterator[str]:
    """The bonded cards that cards of a deck summon: of each as many copies as its product holds."""
    there = {entering.game.cards[name] for name in deck}
    titles = dict.fromkeys((title, card) for card in there for title in summoned(card))
    found: dict[str, Card] = {}
    for title, summoner in titles:
        card = entering.card(title, investigator.where)
        if card is not None and is_bonded_to(card, summoner):
            found[card.name] = card
    for name, card in sorted(found.items()):
        for _ in range(card.copies):
            yield entering.newcomer(name, investigator.where, SET_ASIDE.name, who)


def _survives(entering: Entering, who: str, investigator: Piece) -> None:
    """Report an investigator with as much trauma as health or sanity, who does not play on."""
    card = entering.game.cards[who]
    for trauma, stat, end in _LOST:
        limit, number = card.printed(stat), trauma(entering.game, who)
        if limit is not None and number >= limit:
            message = f"{who} has {number} {trauma.name} and would be {end}"
            entering.at.fault("E402", message, value_at(investigator.where, "trauma"), f"at most {limit - 1}")


def deck_of(entering: Entering, who: str, investigator: Piece) -> tuple[str, ...]:
    """The cards of an investigator deck: those of the file, or the starter deck."""
    named = _deck_name(entering, investigator)
    zone = DECK_LIST if entering.setting.phase == "deckbuilding" else DECK.name
    if named is None:
        pieces = dict(investigator.areas).get(DECK, ())
        found = ((entering.newcomer(piece.card, piece.where, zone, who), piece) for piece in pieces)
        cards = [(name, piece) for name, piece in found if name]
        for name, piece in cards:
            EARNED.put(entering.game, name, dict(piece.given).get(EARNED, False))
        return tuple(name for name, _piece in cards)
    title = entering.game.cards[who].name
    where = value_at(investigator.where, "deck")
    if is_deck_file(named):
        listed = cards_of_file(entering, who, named, where)
        return tuple(entering.newcomer(card, where, zone, who) for card in listed)
    deck = starter_deck(title) if named in ("", STARTER) else None
    if deck is None:
        if named in ("", STARTER):
            message, help = f"there is no starter deck for {title}", "list its cards: `deck: {Knife: 2, …}`"
        else:
            message = f'there is no deck "{named}"'
            help = did_you_mean(named, (STARTER,)) or (
                f"write `{STARTER}`, the file of a deck list (`deck.json`, `deck.txt`), or the cards: "
                "`deck: {Knife: 2, …}`"
            )
        entering.at.fault("E302", message, where, help)
        return ()
    if not named:
        entering.assumed.append(f"{who} plays the starter deck of {title}")
    copies = (card for card, number in deck.cards.items() for _ in range(number))
    return tuple(entering.newcomer(card, where, DECK.name, who) for card in copies)


def _deck_name(entering: Entering, investigator: Piece) -> str | None:
    """The name of a deck, empty for the default if the file names none; None if its cards are listed."""
    if "deck" not in _keys(investigator.where):
        return ""
    given = value_at(investigator.where, "deck")
    if not isinstance(given, Text) or not given.text:
        return None
    return None if given.text in entering.setting.cards or entering.library.find(given.text) else given.text


# -- the scenario -----------------------------------------------------------------------------------------------------


def plan_of(entering: Entering, scenario: Scenario, where: Node, reference: str) -> Plan:
    """The plan of a scenario: its cards by their names in the game, each where the campaign guide says."""
    left = _gathered(entering, scenario, where)

    def cards(titles: tuple[str, ...], field: str) -> tuple[str, ...]:
        found = tuple(_designated(entering, title, left, where, field) for title in titles)
        return tuple(card for card in found if card)

    locations = cards(scenario.locations, LOCATIONS.name)
    aside = cards(scenario.set_aside, SET_ASIDE.name)
    places = {entering.game.cards[card].name: card for card in locations}
    if not scenario.locations:
        help = "name one: `locations: [Study]`"
        entering.at.fault("E203", "the investigators have nowhere to begin", where, help)
    decks = tuple((name, cards(titles, name)) for name, titles in scenario.decks.items())
    agendas, acts = cards(scenario.agendas, AGENDA.name), cards(scenario.acts, ACT.name)
    encounter = tuple(_encounter(entering, left, where))
    aside += name_mini_cards(entering, scenario.decoys, {*encounter, *aside})
    return Plan(
        scenario.name,
        introduction=scenario.introduction,
        sets=scenario.encounter_sets,
        locations=locations,
        start=_place(entering, places, scenario.start, where) or next(iter(locations), ""),
        set_aside=aside,
        encounter=encounter,
        agendas=agendas,
        acts=acts,
        reference=reference,
        instructions=scenario.instructions,
        guide=tuple(scenario.resolutions.items()),
        decks=decks,
    )


def _gathered(entering: Entering, scenario: Scenario, where: Node) -> dict[str, int]:
    """The cards of the encounter sets that the scenario lists, and others that it names, with their copies."""
    known = encounter_sets() if scenario.encounter_sets else {}
    known = _own_sets(entering, set(scenario.encounter_sets) - set(known)) | known
    gathered = dict(scenario.encounter_cards)
    for name in scenario.encounter_sets:
        if name not in known:
            help = did_you_mean(name, known) or f"known: {', '.join(known)}"
            entering.at.fault("E302", f'there is no encounter set "{name}"', value_at(where, "encounter sets"), help)
            continue
        for card, copies in known[name].items():
            gathered[card] = gathered.get(card, 0) + copies
    return gathered


def _own_sets(entering: Entering, wanted: Collection[str]) -> dict[str, dict[str, int]]:
    """The wanted sets whose cards the file describes, with as many copies as they bear numbers; all must be there.

    Source: card-anatomy.12.
    """
    sets: dict[str, dict[str, int]] = {}
    numbers: dict[str, set[int]] = {}
    for title, card in entering.setting.cards.items():
        if card.encounter_set in wanted and card.set_number:
            sets.setdefault(card.encounter_set, {})[title] = len(card.set_number)
            numbers.setdefault(card.encounter_set, set()).update(card.set_number)
    for name, there in numbers.items():
        missing = [str(number) for number in range(1, max(there) + 1) if number not in there]
        if missing:
            message = f"the encounter set {name} is not complete: no card has the number {' or '.join(missing)}"
            entering.at.fault("E403", message, entering.root("cards"), "describe it with its `set number`")
    return sets


def _designated(entering: Entering, title: str, left: dict[str, int], where: Node, field: str) -> str:
    """A card that the set-up names, taken out of those left for the encounter deck."""
    if title in left:
        left[title] -= 1
    card = entering.newcomer(title, where, field)
    if card and field == LOCATIONS.name and entering.game.cards[card].type != "location":
        help = "cards of other types are set aside, or come by their encounter sets"
        entering.at.fault("E403", f'"{title}" is not a location', value_at(where, field), help)
        return ""
    return card


def _encounter(entering: Entering, left: dict[str, int], where: Node) -> Iterator[str]:
    """The cards left of the encounter sets; the reference card is in the game already."""
    for title, copies in left.items():
        card = entering.card(title, where) if copies else None
        if card is not None and card.type != "scenario":
            for _ in range(copies):
                yield entering.newcomer(title, where, "encounter cards")


def _place(entering: Entering, places: dict[str, str], title: str, where: Node) -> str:
    """The location of this title among those that begin in play."""
    if title and title not in places:
        help = did_you_mean(title, places) or f"they are: {', '.join(places) or 'none'}"
        entering.at.fault("E302", f'no location "{title}" begins in play', where, help)
    return places.get(title, "")
