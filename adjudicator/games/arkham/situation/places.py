"""Locations that enter a situation: those of the file, and those that it names without describing them."""

from adjudicator.games.arkham import zones
from adjudicator.games.arkham.connections import AS_GIVEN
from adjudicator.games.arkham.connections import connect as draw
from adjudicator.games.arkham.facts import CLUES, CONNECTIONS, LOCATIONS, TABLE, UNREVEALED
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import plain_name, same, value_at
from adjudicator.games.arkham.situation.setting import Piece
from adjudicator.language.source import Node


def enter_location(entering: Entering, name: str, location: Piece) -> None:
    """Put a location of the file into play."""
    card = entering.card(location.card or entering.title_of(name), location.where, entering.title_of(name))
    if card is None:
        return
    if card.type != "location":
        help = "cards of other types stand elsewhere"
        entering.at.fault("E403", f'"{card.name}" is not a location', value_at(location.where, "card"), help)
        return
    entering.assume_printed(name, card, location)
    _add(entering, name, entering.changed(card, location), location)


def _add(entering: Entering, name: str, card: Card, location: Piece | None) -> None:
    game = entering.game
    name = entering.enter(name, card, location.where if location else entering.root("investigators"), location)
    if location is not None:
        entering.turned(name, card, location.where)
        entering.said_in_vain(location, card, LOCATIONS.name)
        entering.facts(name, location, card)
    zones.place(game, name, TABLE, LOCATIONS)
    given = dict(location.given) if location else {}
    if CLUES not in given and card.clues and not UNREVEALED(game, name):
        per = len(entering.setting.investigators) if "clues" in card.per_investigator else 1
        clues = card.clues * per
        CLUES.put(game, name, clues)
        if location is not None and location.card:
            entering.assumed.append(f"{name} has {clues} clue{'s'[: clues != 1]}, as printed")


def connect(entering: Entering) -> None:
    """Connect locations as the file says, there and back unless it says otherwise; without any, as printed."""
    game, given = entering.game, any(location.connects is not None for location in entering.setting.locations.values())
    if given:
        _as_given(entering)
    draw(game)
    if not given and any(game.zone(here, "connections") for here in game.zone(TABLE, "locations")):
        entering.assumed.append("locations connect as printed")


def _as_given(entering: Entering) -> None:
    """Use the map of the file; printed connections then matter only for locations that enter play later."""
    described, paths = entering.setting.locations, dict[str, list[str]]()
    for name, location in described.items():
        for other in location.connects or ():
            target = place_of(entering, other, location.where, "connects")
            if target == name:
                help = "name other locations"
                entering.at.fault(
                    "E402", f"{name} does not connect to itself", value_at(location.where, "connects"), help
                )
            if not target:
                continue
            paths.setdefault(name, []).append(target)
            if target not in described or described[target].connects is None:
                paths.setdefault(target, []).append(name)
    for here in LOCATIONS(entering.game):
        there = tuple(dict.fromkeys(paths.get(here, ())))
        CONNECTIONS.put(entering.game, here, there)
        AS_GIVEN.put(entering.game, here, True)
        if not there and (here not in described or described[here].connects is None):
            entering.assumed.append(f"no location connects to {here}")


def place_of(entering: Entering, given: str, where: Node, key: str = "at") -> str:
    """The location of a name, put into play from the library if the file does not describe it."""
    game = entering.game
    if not given:
        return _somewhere(entering, where)
    name = same(given, game.cards)
    if name and game.cards[name].type == "location":
        return name
    title = entering.title_of(given)
    own = entering.card(title, where) if title in entering.setting.cards else None
    card = own or entering.library.find(given) or entering.library.find(title)
    if card is not None and card.type == "location":
        name = plain_name(given)
        _add(entering, name, card, None)
        if own is None:
            entering.assumed.append(f"{card.name} as printed")
        return name
    if entering.is_at_fault(given):
        return ""
    help = entering.library.meant_by(given, LOCATIONS(game)) or "name it under `locations:`"
    entering.at.fault("E302", f'there is no location "{given}"', value_at(where, key), help)
    return ""


def _somewhere(entering: Entering, where: Node) -> str:
    game = entering.game
    locations = LOCATIONS(game)
    if locations:
        if len(locations) > 1:
            entering.assumed.append(f"who is said to be nowhere is at {locations[0]}")
        return locations[0]
    card = Card("a location", "location", shroud=2)
    _add(entering, "a location", card, None)
    entering.comes_from("a location", {"card": {"type": "location", "name": card.name, "shroud": card.shroud}})
    entering.assumed.append("everybody is at one location, of shroud 2, without clues")
    return "a location"
