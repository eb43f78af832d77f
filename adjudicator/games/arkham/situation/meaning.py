"""The meaning of an entry of `do:`: a request, a decision, a draw, or an event that simply happens."""

import re
from typing import TYPE_CHECKING, Final

from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.actions.requests import BASIC, RULES
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.setting_up import procedure
from adjudicator.games.arkham.situation import happens
from adjudicator.games.arkham.situation.information import CONFER, LOOK
from adjudicator.games.arkham.situation.lacking import check_modelled
from adjudicator.games.arkham.situation.naming import plain_choice
from adjudicator.games.arkham.situation.sentences import DEEDS, OWN
from adjudicator.games.arkham.skill_test import tokens
from adjudicator.games.arkham.vocabulary.described import EFFECTS
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Deed
from adjudicator.language.phrases import Said, amount, unquoted
from adjudicator.language.shapes import Checking, describe
from adjudicator.language.source import Mapping, Node, Text

if TYPE_CHECKING:
    from adjudicator.games.arkham.situation.table import ArkhamTable


def meant(table: "ArkhamTable", node: Node, at: Checking) -> Deed | None:
    """The deed that an entry of `do:` names."""
    if isinstance(node, Mapping):
        return _resolving(table, node, at)
    if not isinstance(node, Text):
        at.fault("E201", f"a sentence is wanted here, not {describe(node)}", node)
        return None
    said = DEEDS.read(node.text)
    if said is None:
        at.fault("E210", f'"{node.text}" is not understood', node, DEEDS.help(node.text))
        return None
    before = len(at.faults)
    deed = _said(table, said, node, at)
    return deed if len(at.faults) == before else None


def _resolving(table: "ArkhamTable", node: Mapping, at: Checking) -> Deed | None:
    """`{roland resolves: [effects]}`: an investigator resolves effects that are described on the spot."""
    key, value = next(iter(node.values.items()), ("", node))
    if key.endswith(" instructs"):
        return _instructed(table, key, node, at)
    who, word, rest = key.partition(" resolves")
    if not word or rest or len(node.values) != 1:
        help = _as_sentence(key, value)
        at.fault("E210", f'"{key}" is not understood', node.keys.get(key, node), help)
        return None
    investigator = table.entity(who, node.keys[key], at, "investigator")
    effects = EFFECTS.check(value, at)
    if at.faults:
        return None
    context = Context(you=investigator, this=RULES)
    return Deed(key, node, investigator, happens=(resolve(effects, context),))


def _instructed(table: "ArkhamTable", key: str, node: Mapping, at: Checking) -> Deed | None:
    """`{the agenda instructs: [effects]}`: follow the text on its back, or of the campaign guide."""
    effects = EFFECTS.check(node.values[key], at)
    if at.faults:
        return None
    cards = table.game.zone(TABLE, key.removeprefix("the ").removesuffix(" instructs"))
    context = Context(you=table.game.lead, this=cards[0] if cards else RULES, mandatory="instruction")
    return Deed(key, node, happens=(resolve(effects, context),))


def _check_numbers(name: str, slots: dict[str, str], node: Text, at: Checking) -> None:
    """Reports a number below 0, and more than one card or resource for an action."""
    for slot in ("n", "n2"):
        if slots.get(slot, "").startswith("-"):
            at.fault("E402", f"{slots[slot]} is no number of things", node, "write a number from 0 up")
    if name in ("draw", "take resource") and amount(slots.get("n", "1")) != 1:
        at.fault("E402", "one action draws 1 card, or takes 1 resource", node, "write one sentence for each action")


def _said(table: "ArkhamTable", said: Said, node: Text, at: Checking) -> Deed | None:
    slots, name = said.slots, said.name
    _check_numbers(name, slots, node, at)
    if name == "attack" and table.is_a(slots["enemy"], "investigator"):
        help = f"write `{slots['enemy']} fights {slots['who']}`"
        at.fault("E210", f"{slots['enemy']} is an investigator: enemies attack, investigators fight", node, help)
        return None
    who = table.entity(slots["who"], node, at, "investigator") if "who" in slots else ""
    if name == "reveal":
        return _drawn(slots["token"], node, who, at)
    if name == "draw cards":
        return _cards_drawn(table, slots["cards"], node, who, at)
    if name == "set up" and not procedure.is_set_up_first(table.game):
        help = "this sentence belongs to a situation that begins with setting up: see `phase: set-up`"
        at.fault("E403", "the game is set up already", node, help)
    if name == "random":
        return Deed(node.text, node, "", "", (table.entity(slots["thing"], node, at),), draw=True)
    if name in BASIC and "card" not in slots:
        kind = "location" if name == "move" else "enemy"
        things = tuple(table.entity(slots[k], node, at, kind) for k in ("enemy", "location") if k in slots)
        return Deed(node.text, node, who, name, things)
    if name in ("look", "confer"):
        return _knowing(table, name, slots, node, who, at)
    happening = happens.HAPPENS.get(name)
    if happening is not None:
        deed = Deed(node.text, node, who, happens=happening(table, slots, node, at))
        if name == "encounter":
            # The sentence answers a draw that is due; if none is, the card simply comes.
            return deed._replace(verb="draw", things=(table.entity(slots["card"], node, at),), draw=True)
        return deed
    return _decision(table, *_with_own_card(name, slots, node, at), node, who, at)


def _with_own_card(name: str, slots: dict[str, str], node: Text, at: Checking) -> tuple[str, dict[str, str]]:
    """The use of an investigator's own ability as the use of their card; any other sentence as it is."""
    if name != "use own":
        return name, slots
    at.one_of(slots["whose"].lower(), OWN, "word for one's own", node)
    return "use", {**slots, "card": slots["who"]}


def _cards_drawn(table: "ArkhamTable", text: str, node: Text, who: str, at: Checking) -> Deed:
    """`machete, knife and guts`: draws one after another."""
    if text.lower() in ("unknown", "an unknown card"):
        return Deed(node.text, node, who, "draw", draw=True, unknown=True)
    named = _listed(text)
    kinds = [name for name in named if name.removesuffix(" token") in tokens.ORDER]
    if kinds:
        at.fault("E210", f"a chaos token is revealed, not drawn: {kinds[0]}", node, f"write `{who} reveals {kinds[0]}`")
    cards = [] if kinds else [_source(table, name, node, at, who) for name in named]
    draws = tuple(Deed(node.text, node, who, "draw", (card,), draw=True) for card in cards)
    return draws[0]._replace(further=draws[1:]) if draws else Deed(node.text, node)


def _named(slots: dict[str, str]) -> list[str]:
    """The cards that a sentence names: one, or a list of them."""
    return _listed(slots["cards"]) if "cards" in slots else [slots["card"]]


def _listed(text: str) -> list[str]:
    """The names of a list, joined by commas and by "and"."""
    return [unquoted(name) for name in re.split(r",| and ", text) if name.strip()]


def _drawn(token: str, node: Text, who: str, at: Checking) -> Deed:
    kind = token.lower().replace("the ", "").removesuffix(" token")
    if kind in ("unknown", "an unknown"):
        return Deed(node.text, node, who, "draw", draw=True, unknown=True)
    at.one_of(kind, (*tokens.ORDER, "unknown"), "chaos token", node)
    return Deed(node.text, node, who, "draw", (kind,), draw=True)


_FIRST: Final = {"order": "is attacked first by", "move first": "moves first"}
"""The option by which an investigator has an enemy do something first."""


def _knowing(table: "ArkhamTable", name: str, slots: dict[str, str], node: Text, who: str, at: Checking) -> Deed:
    """An investigator wants to look at something, or to talk with somebody."""
    if name == "confer":
        return Deed(node.text, node, who, CONFER, (table.entity(slots["other"], node, at, "investigator"),))
    seen = "encounter discard"
    if "holder" in slots:
        seen = f"{table.entity(slots['holder'], node, at, 'investigator')} discard"
    elif "location" in slots:
        seen = table.entity(slots["location"], node, at, "location")
    return Deed(node.text, node, who, LOOK, (seen,))


def _decision(table: "ArkhamTable", name: str, slots: dict[str, str], node: Text, who: str, at: Checking) -> Deed:
    if name == "advance":
        return Deed(node.text, node, who, "use", (table.entity(slots["act"], node, at, "act"), "advance"))
    if name in ("fight", "evade", "investigate", "use", "play"):
        return _using(table, name, slots, node, who, at)
    if name in ("commit", "mulligan"):
        return Deed(node.text, node, who, name, tuple(_source(table, card, node, at, who) for card in _named(slots)))
    if name in ("assign", "take all"):
        return Deed(node.text, node, who, "assign", _parts(table, slots["parts"], node, at) if "parts" in slots else ())
    if name in _FIRST:
        return Deed(node.text, node, who, _FIRST[name], (table.entity(slots["enemy"], node, at, "enemy"),))
    if name == "resolve":
        named = (_chosen(table, slots[slot]) for slot in ("thing", "what") if slot in slots)
        return Deed(node.text, node, who, "resolves", tuple(named))
    if name == "prevails":
        return Deed(node.text, node, who, name, (table.entity(slots["card"], node, at),))
    if name == "choose":
        return Deed(node.text, node, who, "*", (_chosen(table, slots["thing"]),))
    if name == "pays":
        return Deed(node.text, node, who, "pays", (slots["n"],))
    if name in ("lead", "goes on"):
        # The group decides this together, so the deed names nobody.
        return Deed(node.text, node, "", name, (who or slots["scenario"].lower(),))
    return Deed(node.text, node, who, name)


def _using(table: "ArkhamTable", name: str, slots: dict[str, str], node: Text, who: str, at: Checking) -> Deed:
    """An investigator uses an ability of a card, or plays the card, on something or not."""
    then: tuple[Deed, ...] = ()
    target = slots.get("thing", "")
    card, ability = _with_its_ability(table, slots)
    source = _source(table, card, node, at, who)
    verb = "play" if name == "play" else "use"
    things: tuple[str, ...] = (source, ability) if ability else (source,)
    if source and verb == "use":
        check_modelled(source, table.game.cards[source], things[1:], node, at)
    if target or "enemy" in slots:
        thing = _chosen(table, target) if target else table.entity(slots["enemy"], node, at, "enemy")
        then = (Deed(node.text, node, who, "*", (thing,)),)
    return Deed(node.text, node, who, verb, things, then)


def _with_its_ability(table: "ArkhamTable", slots: dict[str, str]) -> tuple[str, str]:
    """The card that is used and the name of its ability; words in brackets may belong to the card's own name."""
    card, ability = slots["card"], slots.get("ability", "")
    whole = f"{card} ({ability})"
    return (whole, "") if ability and table.entities(whole) else (card, ability.lower())


def _source(table: "ArkhamTable", given: str, node: Text, at: Checking, who: str) -> str:
    """The card that an investigator uses; of several copies, the one they hold or control."""
    found = table.entities(given)
    titles = {table.game.cards[e].name for e in found}
    found += tuple(e for e, card in table.game.cards.items() if card.name in titles and e not in found)
    game = table.game
    mine = [e for e in found if game.lies(e)[0] == who or game.controller(e) == who or e == who]
    owned = mine or [e for e in found if game.text(e, "owner") == who]
    return owned[0] if owned else table.entity(given, node, at)


def _chosen(table: "ArkhamTable", given: str) -> str:
    found = table.entities(given)
    return found[0] if found else plain_choice(given)


def _parts(table: "ArkhamTable", text: str, node: Text, at: Checking) -> tuple[str, ...]:
    """`1 damage and 1 horror to beat cop`: one group for each card, joined by "and" or commas."""
    found: list[str] = []
    waiting: list[str] = []
    for chunk in text.replace(",", " and ").split(" and "):
        words, _to, whom = chunk.strip().partition(" to ")
        number, _space, kind = words.partition(" ")
        if kind not in ("damage", "horror") or not number.isdigit():
            at.fault(
                "E210",
                f'"{chunk.strip()}" is not understood',
                node,
                "write `1 damage and 1 horror to beat cop`",
            )
            return ()
        waiting.append(f"{number} {kind}")
        if whom:
            entity = table.entity(unquoted(whom), node, at)
            found += (f"{part} to {entity}" for part in waiting)
            waiting = []
    if waiting:
        at.fault("E210", f'"{text}" does not say to whom', node, "write `1 damage to beat cop`")
    return tuple(found)


def _as_sentence(key: str, value: Node) -> str:
    """The sentence to write in place of a mapping: for `{roland: {play: Dodge}}`, `roland plays Dodge`."""
    if isinstance(value, Mapping) and value.values:
        verb, thing = next(iter(value.values.items()))
        if isinstance(thing, Text):
            return f"a deed is a sentence: `{key} {verb}s {thing.text}`"
    return "write a sentence, `ask: …`, or `roland resolves: [effects]`"
