"""Deck lists as players keep them: the JSON and the text of deck sites, and our YAML; each becomes a situation."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.importing.json_files import parsed, place_of, text_of
from adjudicator.games.arkham.importing.numbers import numbers
from adjudicator.games.arkham.library import LIBRARY
from adjudicator.games.arkham.printed import DECK
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import read_checked
from adjudicator.language.source import Span

MOST: Final = 256 * 1024
"""The most bytes read of a deck list; a long one has three thousand."""
_LINE: Final = re.compile(r"^\s*[-*]?\s*(?:(\d{1,2})\s*x?\s+)?(.+?)\s*$")
_LINK: Final = re.compile(r"\[([^][]+)\]\((?:[^()\s]*/card/(\w{5,6})|[^()\s]*)\)")
_LEVEL: Final = re.compile(r"\s*(?:\[(\d)\]|\((\d)\)|([•●]+))\s*$")
_PACK: Final = re.compile(r"\s*\([^()]*\)\s*$")
_YAML: Final = re.compile(r"^investigator\s*:", re.MULTILINE)
_UNDRAWN: Final = "Random Basic Weakness"
_UNDRAWN_NUMBER: Final = "01000"
"""The card by which deck sites say that a random basic weakness has still to be drawn."""


class Listed(NamedTuple):
    """A deck list: the investigator, each card with its copies, and the basic weaknesses still to be drawn."""

    investigator: str
    cards: dict[str, int]
    undrawn: int = 0


def deck_in(path: Path) -> Listed:
    """The deck list of a file. Raises InputAtFault where it has none, or names cards that nobody knows."""
    faults = Faults()
    text = text_of(str(path), faults, MOST) or ""
    faults.raise_if_any()
    if text.lstrip().startswith("{"):
        found = _of_a_site(text, str(path), faults)
    elif _YAML.search(text) and "cards" in text:
        listed = read_checked(path, DECK.check)
        found = Listed(listed.investigator, dict(listed.cards))
    else:
        found = _of_lines(text, str(path), faults)
    if not found.investigator and not faults:
        help = "write `Investigator: …` with the name of the card, or import its pack"
        faults.add("E203", "this deck list names no investigator that is known", str(path), None, help)
    faults.raise_if_any()
    undrawn = found.cards.pop(_UNDRAWN, 0)
    return found._replace(undrawn=undrawn)


def _of_a_site(text: str, path: str, faults: Faults) -> Listed:
    """The deck of a site's JSON: cards by their numbers under `slots`."""
    data = parsed(text, path, faults)
    slots = data.get("slots") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(slots, dict):
        if not faults:
            faults.add("E203", "this JSON has no cards under `slots`", path, None, "export the deck as JSON once more")
        return Listed("", {})
    codes = {_UNDRAWN_NUMBER: _UNDRAWN} | numbers()
    cards: dict[str, int] = {}
    for code, number in slots.items():
        title, place = codes.get(code, ""), place_of(code, text, "slots")
        if not title:
            help = "deck sites know it by this number; write its name into a text list, or import its pack"
            faults.add("E301", f"no card that is known has the number {code}", path, place, help)
        elif isinstance(number, int) and 0 < number < 100:
            cards[title] = cards.get(title, 0) + number
        else:
            faults.add("E402", f"{code}: {number!r} is no number of copies", path, place, "write 1 to 99")
    front = _front(data)
    if front and front not in codes:
        message = (
            f"the deck is played with the front of the card with the number {front}, and no card that is known has it"
        )
        help = "import its pack, or choose the usual front"
        faults.add("E301", message, path, place_of("meta", text), help)
    return Listed(_investigator_of(data, front, codes), cards)


def _front(data: dict[str, Any]) -> str:
    """The number of the investigator card whose front is used, if it is another one than that of the deck."""
    try:
        meta = json.loads(str(data.get("meta") or "{}"))
    except (ValueError, RecursionError):
        return ""
    front = str(meta.get("alternate_front") or "") if isinstance(meta, dict) else ""
    return "" if front == str(data.get("investigator_code", "")) else front


def _investigator_of(data: dict[str, Any], front: str, codes: dict[str, str]) -> str:
    number = front or str(data.get("investigator_code", ""))
    named = codes.get(number, "") or str(data.get("investigator_name", ""))
    card = LIBRARY.find(named) if named else None
    return card.name if card is not None and card.type == "investigator" else ""


def _of_lines(text: str, path: str, faults: Faults) -> Listed:
    """The deck of a text: cards with their copies on lines of their own, the investigator on another."""
    investigator, cards = "", dict[str, int]()
    codes = numbers() if _LINK.search(text) else {}
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.match(line)
        if match is None:
            continue
        copies, words = match[1], match[2].lstrip("#").strip()
        if copies and _LINK.sub(r"\1", words) == _UNDRAWN:
            cards[_UNDRAWN] = cards.get(_UNDRAWN, 0) + int(copies)
            continue
        card = _linked(words, codes) or _card(_LINK.sub(r"\1", words).removeprefix("Investigator:").strip())
        if card is not None and card.type == "investigator":
            if not investigator:
                investigator = card.name
            elif card.name != investigator:
                cards[card.name] = 1
        elif card is not None and copies:
            cards[card.name] = cards.get(card.name, 0) + int(copies)
        elif copies:
            help = LIBRARY.meant_by(words) or "import its pack: `cards import`"
            faults.add("E301", f'there is no card "{words}"', path, Span(number, 1, number, len(line) + 1), help)
    return Listed(investigator, cards)


def _linked(words: str, codes: dict[str, str]) -> Card | None:
    """The card to whose page on a deck site a line leads."""
    link = _LINK.search(words)
    return LIBRARY.find(codes.get(link[2], "")) if link and link[2] else None


def _card(words: str) -> Card | None:
    """The card that a line names: by its title, with level, subtitle or pack as players write them, or without."""
    title, level, subtitle = words.removesuffix(":"), -1, ""
    while title:
        if of_a_level := _LEVEL.search(title):
            level = int(of_a_level[1] or of_a_level[2] or len(of_a_level[3]))
            title = title[: of_a_level.start()]
        names = (title, f"{title} ({level})", f"{title} ({subtitle})")
        for card in (LIBRARY.find(name) for name in names if len(name) < 100):
            if card is not None and level in (-1, card.level) and subtitle in ("", card.subname):
                return card
        if of_a_pack := _PACK.search(title):
            title = title[: of_a_pack.start()]
        elif ": " in title:
            title, subtitle = title.rsplit(": ", 1)
        else:
            return None
    return None


def situation_of(listed: Listed, mode: str, experience: int) -> str:
    """The situation in which an investigator takes the deck, as YAML."""
    who = listed.investigator.replace('"', "").split()[0].lower()
    deck = {title: min(number, 9) for title, number in listed.cards.items()}
    waiting: dict[str, Any] = {}
    if listed.undrawn:
        deck[_UNDRAWN] = min(listed.undrawn, 9)
        waiting = {"cards": {_UNDRAWN: {"type": "treachery", "basic weakness": True}}}
    person: dict[str, Any] = {"card": listed.investigator, "deck": deck}
    if experience:
        person["experience"] = experience
    keys: dict[str, Any] = {
        "game": "arkham",
        "title": f"{listed.investigator}, a deck of {sum(deck.values())} cards",
        "phase": "deckbuilding",
        **({"mode": mode} if mode else {}),
        **waiting,
        "investigators": {who: person},
        "do": [f"{who} takes this deck"],
        "ask": [f"{who} has taken a deck"],
    }
    # JSON is YAML, and needs no care for what a name may hold.
    return json.dumps(keys, ensure_ascii=False, indent=2)


def legal_deck(path: Path, mode: str, experience: int) -> str:
    """The situation in which the deck of a file is taken. Raises InputAtFault."""
    return situation_of(deck_in(path), mode, experience)
