"""Look up a rule."""

import json
import sys
from argparse import ArgumentParser
from functools import reduce
from typing import TYPE_CHECKING

from adjudicator.cli.files import format_argument, game_called, language_argument
from adjudicator.cli.numbers import whole
from adjudicator.speaking import _, language

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from adjudicator.games.interface import Game
    from adjudicator.page import Page
    from adjudicator.reference.catalogue import Catalogue, Entry, Rule
    from adjudicator.reference.following import Corollaries


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `lookup`."""
    parser.add_argument("term", nargs="+", help="A rule id, a heading in any language of the reference, or words.")
    parser.add_argument("--game", default="", help="The game; all games if left out.")
    parser.add_argument(
        "--limit",
        type=whole(1, 200),
        default=10,
        metavar="NUMBER",
        help="The most results to print of each game. [default: %(default)s]",
    )
    format_argument(parser, "text", "json")
    language_argument(parser)


def command(term: list[str], game: str, limit: int, form: str) -> None:
    """Look up a rule by id, heading or words, in one game or in all.

    Examples: adjudicator lookup attack-of-opportunity.9; adjudicator lookup 機会攻撃; adjudicator lookup weapon damage;
    adjudicator lookup --game notalone river
    """
    from adjudicator.games.finding import game_of, known_games
    from adjudicator.reference.catalogue import Catalogue
    from adjudicator.reference.search import find_in

    games = [game_called(game)] if game else [game_of(name) for name in known_games()]
    catalogues = {one.name: Catalogue(one.reference) for one in games}
    words = " ".join(term)
    hits = find_in(catalogues, words, limit)
    if not hits:
        _nothing(catalogues.values(), words)
    found = [(game_of(name), [hit.found for hit in of_game]) for name, of_game in hits.items()]
    if form == "json":
        data = [_data(hit, one) for one, of_game in found for hit in of_game]
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    _print(found, of_which=not game)


def _nothing(catalogues: "Iterable[Catalogue]", words: str) -> None:
    from adjudicator.reference.nearness import suggest
    from adjudicator.situation.wording import either

    near = dict.fromkeys(name for catalogue in catalogues for name in suggest(catalogue, words))
    hint = f" {_('Did you mean {names}?', names=either(tuple(near)))}" if near else ""
    print(f"{_('Nothing found for {words}.', words=repr(words))}{hint}", file=sys.stderr)
    raise SystemExit(1)


def _or_else(one: str, other: str) -> str:
    return _("{one}; or {other}", one=one, other=other)


def _data(found: "Rule | Entry", game: "Game") -> dict[str, object]:
    from adjudicator.reference.catalogue import Rule
    from adjudicator.reference.following import corollaries_of

    if isinstance(found, Rule):
        return {
            "game": game.name,
            "rule": found.id,
            "says": found.says,
            "kind": found.kind,
            "editions": list(found.editions),
            "note": found.note,
            "follows": [list(ids) for ids in found.follows],
            "corollaries": list(corollaries_of(game.reference).children(found.id)),
        }
    rules = [rule.id for rule in found.rules]
    return {"game": game.name, "entry": found.slug, "title": found.title, "terms": dict(found.terms), "rules": rules}


def _print(found: "Sequence[tuple[Game, list[Rule | Entry]]]", *, of_which: bool) -> None:
    """Prints what was found in each game, below its title if it says of which game something is."""
    from adjudicator.page import page_for
    from adjudicator.reference.following import corollaries_of
    from adjudicator.ruling.text import write_of_the_rules

    page = page_for()
    for game, of_game in found:
        if of_which:
            page.heading(f"{game.title} ({game.name})")
        for one in of_game:
            _write(one, corollaries_of(game.reference), page)
    write_of_the_rules(page)
    print(page, end="")


def _write(one: "Rule | Entry", corollaries: "Corollaries", page: "Page") -> None:
    from adjudicator.reference.catalogue import Entry
    from adjudicator.situation.wording import joined

    if isinstance(one, Entry):
        # The heading in the language of the reader comes first.
        terms = {"en": one.title, **dict(one.terms)}
        first = terms.pop(language() if language() in terms else "en")
        others = ", ".join(terms.values())
        page.heading(f"{first}{f' ({others})' if terms else ''} [{one.slug}]")
        for rule in one.rules:
            page.item(rule.id, _sentence(rule), 2, 0, "cyan")
        return
    page.item(one.id, _sentence(one), 0, 0, "cyan")
    if one.note:
        page.item(f"{_('note')}:", " ".join(one.note.split()), 4, 0, "dim")
    if one.follows:
        page.item(f"{_('follows from')}:", reduce(_or_else, map(joined, one.follows)), 4, 0, "dim")
    if children := corollaries.children(one.id):
        page.item(f"{_('corollaries')}:", ", ".join(children), 4, 0, "dim")


def _sentence(rule: "Rule") -> str:
    one = f" ({_('{edition} edition', edition=_(rule.editions[0]))})" if len(rule.editions) == 1 else ""
    return " ".join(rule.says.split()) + one
