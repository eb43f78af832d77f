"""What a card of arkhamdb-json-data says of decks: an investigator's options, and whose deck a card belongs into."""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from adjudicator.games.arkham.importing.arkhamdb import Raw
from adjudicator.games.arkham.terms import CLASSES, NEUTRAL, PLAYER_TYPES, TOKEN_KINDS

Titles = Mapping[str, str]
"""The titles of the cards of a collection by their codes."""
NONE: Final[Titles] = MappingProxyType({})
"""No titles: the card speaks of none that matters."""
_PER_DECK: Final = re.compile(r"Limit (\d) per deck\b")
_ONLY: Final = re.compile(r"\b(Campaign|Multiplayer)(?: [Mm]ode)? [Oo]nly\b")
_SAID: Final = frozenset({"faction", "level", "trait", "uses", "type", "limit", "not", "error", "tag"})
_TAGS: Final = {
    "hd": "heal damage",
    "hh": "heal horror",
    "pa": "Parley",
    "fa": "Firearm",
    "se": "seal",
    "st": "Spell",
    "uc": "uses (charges)",
}
"""The words of its text by which an option takes in a card, by the tags that the collection has for them."""


def tasks_in(cards: Iterable[Raw]) -> Titles:
    """The entries that cards of a collection have recorded, by their titles: those are the tasks of researched cards.

    >>> tasks_in([{"name": "Old Map", "text": 'Record in your Campaign Log that "you have read the map."'}])
    {'Old Map': 'you have read the map'}
    """
    found: dict[str, str] = {}
    for raw in cards:
        recorded = _RECORDED.findall(raw.get("text") or "")
        if len(recorded) == 1:
            found.setdefault(str(raw.get("name")), recorded[0])
    return found


_RECORDED: Final = re.compile(r"""[Rr]ecord in your Campaign Log that ["“]([^"”]+?)\.?["”]""")


def of_an_investigator(raw: Raw, titles: Titles, lacks: list[str]) -> dict[str, Any]:
    """The deckbuilding size, options, restrictions and requirements of an investigator card, as a file says them."""
    found: dict[str, Any] = {}
    lacks.extend(_of_the_back(raw.get("back_text") or ""))
    given, wanted = raw.get("deck_options"), raw.get("deck_requirements")
    if not isinstance(given, list) or not isinstance(wanted, str):
        return found
    found["size"] = 30
    options = [one for one in given if isinstance(one, dict)]
    other = "other" in (raw.get("back_text") or "").lower()
    found["options"] = [_category(one, other) for one in options if _is_known(one) and not one.get("not")]
    if restrictions := [_category(one, other) for one in options if _is_known(one) and one.get("not")]:
        found["restrictions"] = restrictions
    for option in options:
        several = option.get("atleast")
        if isinstance(several, dict) and several.keys() == {"factions", "min"}:
            found["several classes"] = {"classes": several["factions"], "cards": several["min"]}
        elif not _is_known(option):
            unsaid = option.keys() - (_SAID - {"tag"})
            lacks.append(f"deckbuilding options by {', '.join(sorted(unsaid))}")
    found |= _requirements(wanted, titles, lacks)
    return found


def _of_the_back(text: str) -> Iterator[str]:
    """What the reverse of an investigator card says beside the options of the deck, and how many classes it needs.

    >>> [*_of_the_back("<b>Deckbuilding Options</b>: Seeker cards.\\n<b>Setup</b>: You begin at the Inn.")]
    ['the reverse: Setup']
    """
    return (f"the reverse: {found}" for found in _OF_THE_BACK.findall(text))


_OF_THE_BACK: Final = re.compile(
    r"<b>((?:Additional )?Setup|Starting Play Area|Opening Hand|Additional Requirements)</b>(?!.*different classes)"
)


def _is_known(option: Mapping[str, Any]) -> bool:
    """True of an option of which everything can be said."""
    lists = [option.get(key, []) for key in ("faction", "trait", "type", "uses")]
    level, limit = option.get("level") or {}, option.get("limit") or 0
    if not isinstance(level, dict) or not all(isinstance(one, int) for one in (*level.values(), limit)):
        return False
    if not all(isinstance(some, list) and all(isinstance(one, str) for one in some) for some in lists):
        return False
    tags = option.get("tag", [])
    if not isinstance(tags, list) or len(tags) > 1 or not all(one in _TAGS for one in tags):
        return False
    # A pattern beside a tag finds the words in the text of the cards that have it.
    said = option.keys() - {"text"} if tags else option.keys()
    return said <= _SAID and all(one in (*CLASSES, NEUTRAL) for one in lists[0])


def _category(option: Mapping[str, Any], other: bool) -> dict[str, Any]:
    """A category of options: what is the same in all of them is left out."""
    level = option.get("level") or {}
    uses = next((one for one in option.get("uses", ()) if one in TOKEN_KINDS), "")
    said = {
        "class": list(option.get("faction", ())),
        "from level": level.get("min", 0),
        "to level": level.get("max", 5),
        "trait": [one.title() for one in option.get("trait", ())],
        "type": [one for one in option.get("type", ()) if one in PLAYER_TYPES],
        "uses": uses,
        "text": next((_TAGS[one] for one in option.get("tag", ())), ""),
        "other": bool(option.get("limit")) and other,
        "at most": option.get("limit"),
    }
    usual = {"class": [], "from level": 0, "to level": 5, "trait": [], "type": [], "uses": ""}
    usual |= {"text": "", "other": False}
    return {key: value for key, value in said.items() if value != usual.get(key)}


def _requirements(wanted: str, titles: Titles, lacks: list[str]) -> dict[str, Any]:
    """The deck size, the cards that the deck must hold, and its random basic weaknesses."""
    found: dict[str, Any] = {}
    requires: dict[str, int] = {}
    weaknesses = 0
    for part in wanted.split(","):
        kind, *codes = part.strip().split(":")
        if kind == "size" and codes and codes[0].isdigit():
            found["size"] = int(codes[0])
        elif kind == "random":
            weaknesses += 1
        elif kind == "card":
            title = next((titles[code] for code in codes if code in titles), "")
            if title:
                requires[title] = requires.get(title, 0) + 1
            else:
                lacks.append("a card that the deck must hold")
    if requires:
        found["requires"] = requires
    if weaknesses != 1:
        found["random basic weaknesses"] = weaknesses
    return found


def of_another_card(raw: Raw, titles: Titles) -> Iterator[tuple[str, Any]]:
    """Whose deck a card belongs into, how often it may be in one, and for which games it is."""
    kind, *codes = str(raw.get("restrictions") or "").split(":")
    if kind == "investigator":
        owners = list(dict.fromkeys(titles[code] for code in codes if code in titles))
        if owners:
            yield "deck of", owners if len(owners) > 1 else owners[0]
    if words := [_TAGS[tag] for tag in str(raw.get("tags") or "").split(".") if tag in _TAGS]:
        yield "text", words
    text = raw.get("text") or ""
    if per_deck := _PER_DECK.search(text):
        yield "per deck", int(per_deck[1])
    if raw.get("subtype_code") == "basicweakness" and (only := _ONLY.search(text)):
        yield "only in", only[1].lower()
    if raw["type_code"] == "asset" and isinstance(raw.get("encounter_code"), str):
        yield "encounter set", raw["encounter_code"]
