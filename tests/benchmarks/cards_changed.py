"""What reading makes of cards with one word changed: each must be read otherwise, or not at all.

    python tests/benchmarks/cards_changed.py DIR … [--cards 120] [--seed 1] [--types asset event]

Of the cards that are read whole some are drawn with a seed; `--cards 0` takes all. In each of them every word
of a list is changed for another one that means something else, one at a time. What is read as the same data although it
says something else is shown: a word that reading overlooks.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from cards_read import Collection

from adjudicator.games.arkham.importing.arkhamdb import Raw
from adjudicator.games.arkham.importing.printed import known_type

_TEXTS: Final = ("text", "back_text")
_OTHER: Final = {
    "damage": "horror",
    "horror": "damage",
    "[combat]": "[agility]",
    "[agility]": "[combat]",
    "[willpower]": "[intellect]",
    "[intellect]": "[willpower]",
    "[skull]": "[cultist]",
    "[cultist]": "[skull]",
    "[tablet]": "[elder_thing]",
    "[elder_thing]": "[tablet]",
    "resource": "clue",
    "resources": "clues",
    "clue": "resource",
    "clues": "resources",
    "doom": "clues",
    "enemy": "asset",
    "enemies": "assets",
    "asset": "event",
    "event": "asset",
    "location": "enemy",
    "hand": "discard pile",
    "deck": "hand",
    "draw": "discard",
    "discard": "draw",
    "gain": "lose",
    "lose": "gain",
    "heal": "take",
    "place": "remove",
    "round": "phase",
    "phase": "round",
    "turn": "round",
    "after": "when",
    "when": "after",
    "end": "beginning",
    "succeed": "fail",
    "fail": "succeed",
    "ready": "exhausted",
    "exhausted": "ready",
    "exhaust": "ready",
    "more": "fewer",
    "fewer": "more",
    "least": "most",
    "nearest": "farthest",
    "highest": "lowest",
    "lowest": "highest",
    "each": "a",
    "connecting": "revealed",
    "engaged": "exhausted",
    "weakness": "skill",
    "non-elite": "elite",
    "fight": "evade",
    "evade": "fight",
    "investigate": "fight",
    "one": "two",
    "two": "three",
    "once": "twice",
    "your": "their",
    "you": "each investigator",
    "not": "",
    "cannot": "may",
    "may": "must",
    "double": "half",
    "additional": "",
    "instead": "",
    "only": "",
    "other": "",
    "another": "a",
    "non-weakness": "weakness",
    "[action]": "[free]",
    "[free]": "[action]",
    "[reaction]": "[free]",
    "forced": "[reaction]",
    "top": "bottom",
    "bottom": "top",
}
"""Words, and what each of them is changed for; an empty one is left out."""
_WORD: Final = re.compile(r"\[\w+\]|\d+|[A-Za-z][A-Za-z-]*")


def changed(text: str) -> Iterator[tuple[str, str]]:
    """The text with one word changed, for every word for which there is another; and what was changed."""
    for found in _WORD.finditer(text):
        word = found[0]
        other = str(int(word) + 1) if word.isdigit() else _OTHER.get(word.lower())
        if other is None or text[found.end() : found.end() + 1] == ">":
            continue
        if word[0].isupper():
            other = other[:1].upper() + other[1:]
        before, behind = text[: found.start()], text[found.end() :]
        told = f"…{before[-40:]}[{word} → {other}]{behind[:40]}…"
        yield before + other + behind, " ".join(told.split())


def overlooked(collection: Collection, raw: Raw, card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Of every change of a card how it was read: "otherwise", "not", or "the same", and the change."""
    for key in _TEXTS:
        for text, told in changed(raw.get(key) or ""):
            other = collection.read({**raw, key: text})
            how = "the same" if other == card else "not" if other.get("not modelled") else "otherwise"
            yield how, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--cards", type=int, default=120, help="draw so many cards; 0 takes all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--types", nargs="+", help="draw cards of these types alone")
    given = parser.parse_args()
    collection = Collection(given.folders)
    whole = []
    for one in collection.cards:
        if known_type(one.raw) and (not given.types or one.raw["type_code"] in given.types):
            card = collection.read(one.raw)
            if not card.get("not modelled"):
                whole.append((one.raw, card))
    drawn = Random(given.seed).sample(whole, min(given.cards, len(whole))) if given.cards else whole
    read: Counter[str] = Counter()
    for raw, card in drawn:
        for how, told in overlooked(collection, raw, card):
            read[how] += 1
            if how == "the same":
                print(f"{raw['code']} {raw['name']}: {told}")
    print(f"{len(drawn)} of {len(whole)} cards read whole; {sum(read.values())} changes: {dict(sorted(read.items()))}")


if __name__ == "__main__":
    main()
