"""The bearers of keys in a situation: the campaign log names them, and their keys are in play with them."""

from adjudicator.games.arkham import key_cards
from adjudicator.games.arkham.facts import BEARERS, SET_ASIDE, TABLE
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import same
from adjudicator.games.arkham.zones import place
from adjudicator.language.source import Mapping, Node


def enter_bearers(entering: Entering) -> None:
    """Enter the bound keys, out of play so far, and note who bears them."""
    for title, given in entering.setting.bearers.items():
        where = _value(entering.root("bearers"), title)
        key, bearer = _key(entering, title, where), _bearer(entering, given, where)
        if key is None or bearer is None:
            continue
        if bearer.type not in key_cards.BEARING:
            help = "an investigator, a story asset or an enemy bears keys"
            entering.at.fault("E403", f'"{bearer.name}" bears no keys', where, help)
            continue
        BEARERS.put(entering.game, key.title, bearer.title)


def attach_bound_keys(entering: Entering) -> None:
    """Attach the keys whose bearers are in play, where the file does not say where they are."""
    game = entering.game
    for name in tuple(game.cards):
        if game.in_play(name):
            keys = key_cards.come_with(game, name)
            entering.assumed += [f"{key} is attached to {name}, who bears it" for key in keys]


def _value(node: Node, key: str) -> Node:
    return node.values.get(key, node) if isinstance(node, Mapping) else node


def _key(entering: Entering, title: str, where: Node) -> Card | None:
    """The key of a title; it is set aside if the file does not place it."""
    found = next((c for c in entering.game.cards.values() if c.type == "key" and c.titled(title)), None)
    if found is not None:
        return found
    card = entering.card(title, where)
    if card is None:
        return None
    if card.type != "key":
        entering.at.fault("E403", f'"{card.name}" is not a key', where, "describe it with `type: key`")
        return None
    name = entering.enter(entering.free_name(card.name), card, where)
    entering.comes_from(name, {"card": title})
    place(entering.game, name, TABLE, SET_ASIDE)
    return card


def _bearer(entering: Entering, given: str, where: Node) -> Card | None:
    """The card that bears a key, by its name in the file or its title; it may still be out of play."""
    name = same(given, entering.game.cards)
    return entering.game.cards[name] if name else entering.card(given, where)
