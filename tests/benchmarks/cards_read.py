"""How much of a collection's card text is read: cards whole, in part and not, by type, and what stops reading.

    python tests/benchmarks/cards_read.py DIR … [--types asset event] [--stops 40] [--said]

DIR is a checkout of arkhamdb-json-data, or a folder with JSON files of its packs.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from adjudicator.cli.cards.listing import stops
from adjudicator.games.arkham.importing.arkhamdb import Printing, Raw, files_of, read_packs
from adjudicator.games.arkham.importing.deckbuilding import tasks_in
from adjudicator.games.arkham.importing.printed import described, how_much, known_type, titles_of
from adjudicator.games.arkham.importing.text.saying.cards_said import printed
from adjudicator.language.diagnostics import Faults

_PEOPLE: Final = ("investigator", "asset", "event", "skill", "enemy", "treachery")
_PLACES: Final = ("location", "act", "agenda")


def printings(folders: list[Path]) -> tuple[Printing, ...]:
    """The cards of all folders below these that hold packs, without second printings."""
    below = {path.parent for folder in folders for path in sorted(folder.rglob("*.json"))}
    found: dict[str, Printing] = {}
    for folder in sorted(below):
        if files_of(folder):
            found.update(
                (one.code, one) for one in read_packs(folder, Faults()).printings if not one.raw.get("duplicate_of")
            )
    return tuple(found.values())


class Collection:
    """The cards of folders, and what their text is read as, with the titles that it may name."""

    def __init__(self, folders: list[Path]) -> None:
        self.cards: Final = printings(folders)
        self.tasks: Final = tasks_in(one.raw for one in self.cards)
        self.titles: Final = frozenset(title for one in self.cards for title in titles_of(one.raw))
        self.by_number: Final = {one.code: one.raw["name"] for one in self.cards}

    def read(self, raw: Raw) -> dict[str, Any]:
        """A card as its file in the library would say it."""
        named = self.titles - {raw["name"]}
        return described(raw, raw["name"], self.by_number, named=named, tasks=self.tasks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--types", nargs="+", default=(*_PEOPLE, *_PLACES), help="read cards of these types alone")
    parser.add_argument("--stops", type=int, default=0, help="show this many phrases that stop reading")
    parser.add_argument("--said", action="store_true", help="count the cards whose data are said in English again")
    parser.add_argument("--json", type=Path, help="write every card to this file")
    given = parser.parse_args()
    collection = Collection(given.folders)
    states: Counter[tuple[str, str]] = Counter()
    lacking: list[str] = []
    read = []
    for one in collection.cards:
        kind = one.raw["type_code"]
        if not known_type(one.raw) or kind not in given.types:
            continue
        card = collection.read(one.raw)
        read.append(card)
        states[kind, how_much(card)] += 1
        lacking.extend(card.get("not modelled", ()))
    print(f"{'':14}{'whole':>7}{'in part':>9}{'not':>6}{'whole, %':>10}")
    for name, kinds in (*((kind, (kind,)) for kind in (*_PEOPLE, *_PLACES)), ("cards", _PEOPLE), ("places", _PLACES)):
        counts = [sum(states[kind, one] for kind in kinds) for one in ("whole", "in part", "not")]
        print(f"{name:14}{counts[0]:7}{counts[1]:9}{counts[2]:6}{100 * counts[0] / max(1, sum(counts)):10.0f}")
    for phrase, number in stops(lacking)[: given.stops]:
        print(f"{number:4} {phrase}")
    if given.said:
        whole = [card for card in read if not card.get("not modelled")]
        said = sum(not printed(card, collection.titles).unsaid for card in whole)
        print(
            f"{said} of {len(whole)} cards that are read whole come back as the same data when they are said in English"
        )
    if given.json:
        given.json.write_text(json.dumps(read, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
