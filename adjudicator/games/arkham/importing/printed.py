"""The printed contents of a card of arkhamdb-json-data, in our words; its text is read by the grammar in `text/`."""

import json
import re
from typing import Any, NamedTuple

from adjudicator.games.arkham.importing.arkhamdb import ICON_KEYS, Raw
from adjudicator.games.arkham.importing.deckbuilding import NONE, Titles, of_an_investigator, of_another_card
from adjudicator.games.arkham.importing.text.cards import Understood, on_the_reverse, understood, when_unrevealed
from adjudicator.games.arkham.importing.text.words import BULLET, Names, names_of
from adjudicator.games.arkham.keywords import KEYWORDS, WITH_A_VALUE
from adjudicator.games.arkham.terms import CARD_TYPES, CLASSES, PLAYER_TYPES, SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.cards import SLOTS

CUSTOMIZABLE = "customizations"
REVERSE = "reverse side"
_CLASSES = (*CLASSES, "neutral", "mythos")
_FACTIONS = ("faction_code", "faction2_code", "faction3_code")
_KEYWORD = re.compile(
    rf"({'|'.join(keyword.capitalize() for keyword in KEYWORDS if keyword not in WITH_A_VALUE)})\.\s*"
)
_BREAK = re.compile(r"<br ?/?>")
_BOLD_LINES = re.compile(r"(<b>[^<\n]+)\n(?=[^<\n]+</b>)")
_LISTED = re.compile(r"^(?P<head>\S.*?) ?(?:\.\.\.|…)[ ]*\n(?P<items>(?:[-–] ?(?:\.\.\.|…).*(?:\n|$))+)", re.MULTILINE)
"""Words before a list that each of its lines goes on."""
_CREDIT = re.compile(r"<b>Card design by [^<]*</b>")
"""A line that says who has thought of the card."""
_DIFFICULTIES = re.compile(r"^(Easy / Standard|Hard / Expert)\s*$", re.MULTILINE)
"""The heading of a side of a scenario's reference card."""
_USES = re.compile(r"Uses \((\d{1,2}) (\w+)\)\.\s*")
_DECKBUILDING = re.compile(r"(.{1,60} deck|Campaign Mode|Multiplayer( Mode)?) only\.\s*")
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 '.!?()-]*(?<! )")
_GUESSED = {"yes", "no", "on", "off", "true", "false", "null", "y", "n"}


class _Figure(NamedTuple):
    """A number on a card: its key in the collection, its key here, and its greatest value."""

    key: str
    name: str
    most: int


_LEVEL = _Figure("xp", "level", 5)
_COST = _Figure("cost", "cost", 20)
_LIFE = (_Figure("health", "health", 99), _Figure("sanity", "sanity", 99))
_REST = (
    _Figure("enemy_fight", "fight", 99),
    _Figure("enemy_evade", "evade", 99),
    _Figure("enemy_damage", "damage", 20),
    _Figure("enemy_horror", "horror", 20),
    _Figure("shroud", "shroud", 99),
    _Figure("clues", "clues", 20),
    _Figure("doom", "doom", 20),
    _Figure("victory", "victory", 20),
    _Figure("vengeance", "vengeance", 20),
    _Figure("stage", "stage", 9),
    _Figure("bonded_count", "copies", 9),
)


class Said(NamedTuple):
    """The keywords and uses in a card's text, and the lines that say more."""

    keywords: tuple[str, ...]
    uses: tuple[str, int] | None
    more: tuple[str, ...]


def said(text: str) -> Said:
    """The keywords at the start of the lines of a card's text.

    >>> said("Hunter. Retaliate.")
    Said(keywords=('hunter', 'retaliate'), uses=None, more=())
    """
    keywords: list[str] = []
    uses: tuple[str, int] | None = None
    more: list[str] = []
    plain = _LISTED.sub(_item_by_item, _bold_by_line(_CREDIT.sub("", _BREAK.sub("\n", text))))
    for line in (line.strip() for line in plain.splitlines()):
        rest = _DECKBUILDING.sub("", line, count=1) if _DECKBUILDING.match(line) else line
        while rest:
            if found := _KEYWORD.match(rest):
                keywords.append(found[1].lower())
            elif (found := _USES.match(rest)) and _kind_of_uses(found) in TOKEN_KINDS and int(found[1]) <= 20:
                uses = (_kind_of_uses(found), int(found[1]))
            else:
                break
            rest = rest[found.end() :]
        if more and more[-1].count('"') % 2 and " gains:" in more[-1]:
            more[-1] += f"\n{rest}"
        elif more and more[-1].endswith(" gains:") and rest.startswith('"'):
            more[-1] += f" {rest}"
        elif more and rest.startswith("- ") and (more[-1].endswith(":") or BULLET in more[-1]):
            more[-1] += f" {BULLET} {rest[2:]}"
        elif rest and more and more[-1].endswith("gains:"):
            more[-1] += f" {rest}"
        elif rest:
            more.append(rest)
    return Said(tuple(dict.fromkeys(keywords)), uses, tuple(more))


def _kind_of_uses(found: re.Match[str]) -> str:
    """The kind of tokens that a card bears, which may bear a single one: `Uses (1 charge)`."""
    return found[2] if found[2] in TOKEN_KINDS else f"{found[2]}s"


def _item_by_item(found: re.Match[str]) -> str:
    """The lines of a list, each with the words before all of them that it goes on.

    >>> said("While you have...\\n- ...5 or more cards, smile.\\n- ...10 or more cards, laugh.").more
    ('While you have 5 or more cards, smile.', 'While you have 10 or more cards, laugh.')
    """
    items = (item.lstrip("-– .…") for item in found["items"].splitlines())
    return "\n".join(f"{found['head']} {item}" for item in items if item) + "\n"


def _bold_by_line(text: str) -> str:
    """The text with bold print that goes on over the end of a line marked in each of the lines."""
    return _BOLD_LINES.sub(r"\1</b>\n<b>", text)


def known_type(raw: Raw) -> bool:
    """True if the adjudicator has cards of this type."""
    return raw["type_code"] in CARD_TYPES


def titles_of(raw: Raw) -> tuple[str, ...]:
    """The titles by which the text of cards names a card: with its subtitle, and of a location's unrevealed side."""
    subname, other = raw.get("subname"), _unrevealed(raw)
    with_subtitle = (f"{raw['name']} ({subname})",) if isinstance(subname, str) else ()
    return (raw["name"], *with_subtitle, *((other,) if other else ()))


def _unrevealed(raw: Raw) -> str:
    """The title of the unrevealed side of a location; empty if there is none."""
    return str(raw.get("back_name") or "") if raw["type_code"] == "location" else ""


def described(
    raw: Raw, name: str, titles: Titles = NONE, named: frozenset[str] = frozenset(), tasks: Titles = NONE
) -> dict[str, Any]:
    """A card under a name, as its file in the library says it.

    `titles` are those of the cards it speaks of by their numbers, `named` those that its text may name, and `tasks`
    what lower versions of cards have recorded, by their titles.
    """
    card, lacks = _figures(raw, name)
    if (reverse := _reverse_card(raw, titles)) is not None:
        card["reverse card"] = reverse
    _put_text(card, raw, lacks, named)
    card |= of_another_card(raw, titles)
    if card["type"] == "investigator" and (deck := of_an_investigator(raw, titles, lacks)):
        card["deckbuilding"] = deck
    if "researched" in card.get("keywords", ()):
        if task := tasks.get(raw["name"]):
            card["task"] = task
        else:
            lacks.append("the task of its lower version")
    if lacks:
        card["not modelled"] = list(dict.fromkeys(lacks))
    return card


def figures(raw: Raw, name: str) -> dict[str, Any]:
    """A card under a name without its text."""
    return _figures(raw, name)[0]


def _figures(raw: Raw, name: str) -> tuple[dict[str, Any], list[str]]:
    """The figures of a card, and those that are not modelled."""
    kind = raw["type_code"]
    lacks: list[str] = []
    card: dict[str, Any] = {"name": name, "type": kind}
    subname, title = raw.get("subname"), raw["name"]
    if name not in (title, f"{title} ({subname})", f"{title} ({raw.get('xp') or 0})"):
        card["title"] = title
    if subname:
        card["subname"] = subname
    _put_classes(card, raw)
    _put(card, raw, _LEVEL, lacks)
    kinds = {"weakness": "weakness", "basicweakness": "basic weakness"}
    for key, flag in (("unique", raw.get("is_unique")), (kinds.get(raw.get("subtype_code") or ""), True)):
        if key and flag:
            card[key] = True
    if kind in PLAYER_TYPES:
        _put(card, raw, _COST, lacks)
    _put_slot(card, raw, lacks)
    traits = _traits(raw.get("traits"))
    if other := _other_side(raw, traits):
        card["unrevealed side"] = other
    elif kind == "location" and not raw.get("double_sided"):
        card["unrevealed side"] = "none"
    if traits:
        card["traits"] = traits
    for figure in (*_LIFE, *_REST):
        _put(card, raw, figure, lacks)
    _put_skills(card, raw, lacks)
    return card, lacks


def _traits(printed: str | None) -> list[str]:
    """The traits that are printed in a row."""
    return [trait for trait in (one.strip(" .") for one in (printed or "").split(". ")) if trait]


def _other_side(raw: Raw, traits: list[str]) -> dict[str, Any]:
    """What the unrevealed side of a location has of its own: its title and its traits, if they are others."""
    title, others = _unrevealed(raw), _traits(raw.get("back_traits"))
    side = {"name": title} if title and title != raw["name"] else {}
    return {**side, "traits": others} if raw["type_code"] == "location" and others and others != traits else side


def _put_classes(card: dict[str, Any], raw: Raw) -> None:
    """Put the class of the card on it, or its classes."""
    found = [raw[key] for key in _FACTIONS if raw.get(key) in _CLASSES]
    if found:
        card["class"] = found if len(found) > 1 else found[0]


def _put(card: dict[str, Any], raw: Raw, figure: _Figure, lacks: list[str]) -> None:
    """Put a figure on the card; one that is no number in print (X, or a star) is negative and is not modelled."""
    value = raw.get(figure.key)
    if value is None or (value == 0 and figure.name in ("level", "damage", "horror")):
        return
    if 0 <= value <= figure.most:
        card[figure.name] = value
    else:
        lacks.append(f"{figure.name} that is no number")


def _put_slot(card: dict[str, Any], raw: Raw, lacks: list[str]) -> None:
    """Put the slot of an asset on the card; two different slots are not modelled."""
    slot = raw.get("slot")
    if slot in SLOTS:
        card["slot"] = slot
    elif slot:
        lacks.append(f"slot {slot}")


def _put_skills(card: dict[str, Any], raw: Raw, lacks: list[str]) -> None:
    """Put an investigator's skills, or another card's skill icons, on the card."""
    numbers = {skill: raw[key] for key, skill in ICON_KEYS.items() if 0 < (raw.get(key) or 0) <= 9}
    if raw["type_code"] == "investigator":
        numbers = {skill: numbers[skill] for skill in SKILLS if skill in numbers}
    if any(not 0 <= (raw.get(key) or 0) <= 9 for key in ICON_KEYS):
        lacks.append("skill that is no number")
    if numbers:
        card["skills" if raw["type_code"] == "investigator" else "icons"] = numbers


def _put_text(card: dict[str, Any], raw: Raw, lacks: list[str], titles: frozenset[str]) -> None:
    """Put what its text says on the card, and name everything left out."""
    if card["type"] == "story":
        _put_game_text(card, raw, lacks, titles)
        return
    text = said(_DIFFICULTIES.sub("", raw.get("text") or "") if card["type"] == "scenario" else raw.get("text") or "")
    if text.keywords:
        card["keywords"] = list(text.keywords)
    if text.uses:
        card["uses"] = dict((text.uses,))
    each = {
        "health": raw.get("health_per_investigator"),
        "clues": raw["type_code"] in ("act", "location") and not raw.get("clues_fixed"),
        "doom threshold": raw.get("doom_per_investigator"),
    }
    per = [name for name, so in each.items() if so and card.get("doom" if name == "doom threshold" else name)]
    if per:
        card["per investigator"] = per
    names = names_of(raw["name"], bool(raw.get("is_unique")), titles, raw.get("subname") or "")
    found = understood(text.more, card, names)
    more = found.keys.pop("keywords", None)
    if isinstance(more, list):
        card["keywords"] = list(dict.fromkeys((*card.get("keywords", ()), *more)))
    card.update(found.keys)
    lacks.extend(str(one) for one in found.unread)
    if raw.get("customization_text"):
        lacks.append(CUSTOMIZABLE)
    _put_reverse(card, raw, lacks, titles)


def _put_game_text(card: dict[str, Any], raw: Raw, lacks: list[str], titles: frozenset[str]) -> None:
    """Put the instructions of a story card on it."""
    text = raw.get("text") or ""
    if not text:
        return
    names = names_of(raw["name"], bool(raw.get("is_unique")), titles)
    found = on_the_reverse(_BREAK.sub("\n", text), card, names)
    if "reverse" in found.keys:
        card["game text"] = found.keys["reverse"]
    lacks.extend(str(one) for one in found.unread)


def _reverse_card(raw: Raw, titles: Titles) -> str | None:
    """The title of the card on the reverse."""
    return titles.get(str(raw.get("back_link")))


def _put_reverse(card: dict[str, Any], raw: Raw, lacks: list[str], titles: frozenset[str]) -> None:
    """Put on the card what its other side says.

    An investigator's is about deckbuilding.
    """
    text, kind = raw.get("back_text") or "", raw["type_code"]
    if (raw.get("back_link") and "reverse card" not in card) or (
        text and kind not in ("act", "agenda", "location", "investigator", "scenario")
    ):
        lacks.append(REVERSE)
        return
    own, known = names_of(raw["name"], bool(raw.get("is_unique")), titles)
    names = Names((*own, *((raw["back_name"],) if isinstance(raw.get("back_name"), str) else ())), known)
    if text and kind in ("act", "agenda"):
        found = on_the_reverse(_BREAK.sub("\n", text), card, names)
    elif text and kind == "location":
        found = when_unrevealed(said(text).more, card, names)
    elif text and kind == "scenario":
        found = understood(said(_DIFFICULTIES.sub("", text)).more, {"name": card["name"], "type": kind}, names)
        symbols = found.keys.get("symbols")
        found = Understood({"hard symbols": symbols} if symbols else {}, found.unread)
    else:
        return
    further = found.keys.pop("abilities", None)
    card.update(found.keys)
    if isinstance(further, list):
        card["abilities"] = [*card.get("abilities", ()), *further]
    lacks.extend(f"{REVERSE}: {one}" for one in found.unread)


def how_much(card: dict[str, Any]) -> str:
    """How much of a card is read: it is "whole", read "in part", or "not" beyond its figures."""
    if not card.get("not modelled"):
        return "whole"
    return "in part" if card.keys() & {"abilities", "keywords", "uses", "reverse"} else "not"


def as_yaml(card: dict[str, Any]) -> str:
    """The text of a card's file."""
    return "".join(f"{key}: {_inline(value)}\n" for key, value in card.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_inline(key)}: {_inline(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(one) for one in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and (not _PLAIN.fullmatch(value) or value.lower() in _GUESSED):
        return json.dumps(value, ensure_ascii=not value.isprintable())
    return str(value)
