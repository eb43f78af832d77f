"""Deck lists as players keep them: the JSON and the text of deck sites, and our YAML; each becomes a situation."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.numbers import known_numbers
from adjudicator.games.arkham.library import LIBRARY
from adjudicator.games.arkham.printed import DECK
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import read_checked
from adjudicator.language.source import Span, content_of

MOST: Final = 256 * 1024
"""The most bytes read of a deck list; a long one has three thousand."""
_LINE: Final = re.compile(r"^\s*[-*]?\s*(?:(\d{1,2})\s*x?\s+)?(.+?)\s*$")
_LEVEL: Final = re.compile(r"\s*(?:\[(\d)\]|\((\d)\)|([•●]+))\s*$")
_PACK: Final = re.compile(r"\s*\([^()]*\)\s*$")
_YAML: Final = re.compile(r"^investigator\s*:", re.MULTILINE)


class Listed(NamedTuple):
    """A deck list: the investigator, and each card with its copies."""

    investigator: str
    cards: dict[str, int]


def deck_in(path: Path) -> Listed:
    """The deck list of a file. Raises InputAtFault where it has none, or names cards that nobody knows."""
    faults = Faults()
    content = content_of(str(path), faults, MOST)
    faults.raise_if_any()
    text = (content or b"").decode("utf-8", "replace")
    if text.lstrip().startswith("{"):
        found = _of_a_site(text, path, faults)
    elif _YAML.search(text) and "cards" in text:
        listed = read_checked(path, DECK.check)
        found = Listed(listed.investigator, dict(listed.cards))
    else:
        found = _of_lines(text, path, faults)
    if not found.investigator and not faults:
        faults.add("E203", "no line of this deck list names an investigator that is known", str(path), None)
    faults.raise_if_any()
    return found


def _of_a_site(text: str, path: Path, faults: Faults) -> Listed:
    """The deck of a site's JSON: cards by their numbers under `slots`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        faults.add("E110", f"this is no JSON: {fault}", str(path), None)
        return Listed("", {})
    slots = data.get("slots")
    if not isinstance(slots, dict):
        faults.add("E203", "this JSON has no cards under `slots`", str(path), None)
        return Listed("", {})
    codes = known_numbers()
    cards: dict[str, int] = {}
    for code, number in slots.items():
        title = codes.get(str(code), "")
        if not title:
            help = "deck sites know it by this number; write its name into a text list, or import its pack"
            faults.add("E301", f"no card that is known has the number {code}", str(path), None, help)
        elif isinstance(number, int) and 0 < number < 100:
            cards[title] = cards.get(title, 0) + number
        else:
            faults.add("E402", f"{code}: {number!r} is no number of copies", str(path), None)
    return Listed(_investigator_of(data, codes), cards)


def _investigator_of(data: dict[str, Any], codes: dict[str, str]) -> str:
    named = codes.get(str(data.get("investigator_code", "")), "") or str(data.get("investigator_name", ""))
    card = LIBRARY.find(named) if named else None
    return card.name if card is not None and card.type == "investigator" else ""


def _of_lines(text: str, path: Path, faults: Faults) -> Listed:
    """The deck of a text: cards with their copies on lines of their own, the investigator on another."""
    investigator, cards = "", dict[str, int]()
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.match(line)
        if match is None:
            continue
        copies, words = match[1], match[2]
        title = _title(words.removeprefix("Investigator:").strip())
        card = LIBRARY.find(title) if title else None
        if card is not None and card.type == "investigator":
            if not investigator:
                investigator = card.name
            elif card.name != investigator:
                cards[card.name] = 1
        elif card is not None and copies:
            cards[card.name] = cards.get(card.name, 0) + int(copies)
        elif copies:
            help = did_you_mean(words, LIBRARY.titles())
            faults.add("E301", f'there is no card "{words}"', str(path), Span(number, 1, number, len(line) + 1), help)
    return Listed(investigator, cards)


def _title(words: str) -> str:
    """The name of a card that a line names, with its level and its pack or without; empty if nobody knows it."""
    plain = words.removesuffix(":")
    for one in (plain, _PACK.sub("", plain)):
        level = _LEVEL.search(one)
        base = _LEVEL.sub("", one)
        said = (level[1] or level[2] or str(len(level[3]))) if level else ""
        names = (one, f"{base} ({said})") if said else (one,)
        found = next((name for name in names if 0 < len(name) < 100 and LIBRARY.find(name) is not None), "")
        if found:
            return found
    return ""


def situation_of(listed: Listed, mode: str, experience: int) -> str:
    """The situation in which an investigator takes the deck, as YAML."""
    who = listed.investigator.replace('"', "").split()[0].lower()
    deck = {title: min(number, 9) for title, number in listed.cards.items()}
    person: dict[str, Any] = {"card": listed.investigator, "deck": deck}
    if experience:
        person["experience"] = experience
    keys: dict[str, Any] = {
        "game": "arkham",
        "title": f"{listed.investigator}, a deck of {sum(deck.values())} cards",
        "phase": "deckbuilding",
        **({"mode": mode} if mode else {}),
        "investigators": {who: person},
        "do": [f"{who} takes this deck"],
        "ask": [f"{who} has taken a deck"],
    }
    # JSON is YAML, and needs no care for what a name may hold.
    return json.dumps(keys, ensure_ascii=False, indent=2)


def legal_deck(path: Path, mode: str, experience: int) -> str:
    """The situation in which the deck of a file is taken. Raises InputAtFault."""
    return situation_of(deck_in(path), mode, experience)
