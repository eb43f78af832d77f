"""Look up a rule."""

import json
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.files import format_argument, game_called, game_option
from adjudicator.cli.numbers import whole

if TYPE_CHECKING:
    from adjudicator.reference.catalogue import Entry, Rule
    from adjudicator.reference.following import Corollaries


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `lookup`."""
    parser.add_argument("term", nargs="+", help="A rule id, a heading in any language of the reference, or words.")
    game_option(parser)
    parser.add_argument(
        "--limit",
        type=whole(1, 200),
        default=10,
        metavar="NUMBER",
        help="The most results to print. [default: %(default)s]",
    )
    format_argument(parser, "text", "json")


def command(term: list[str], game: str, limit: int, form: str) -> None:
    """Look up a rule by id, heading or words.

    Examples: adjudicator lookup attack-of-opportunity.9; adjudicator lookup 機会攻撃; adjudicator lookup weapon damage
    """
    from adjudicator.reference.catalogue import Catalogue
    from adjudicator.reference.following import corollaries_of
    from adjudicator.reference.search import find

    found = game_called(game)
    catalogue = Catalogue(found.reference)
    words = " ".join(term)
    hits = find(catalogue, words, limit)
    if not hits:
        _nothing(catalogue, words)
    corollaries = corollaries_of(found.reference)
    if form == "json":
        print(json.dumps([_data(hit.found, corollaries) for hit in hits], ensure_ascii=False, indent=2))
        return
    _print([hit.found for hit in hits], corollaries)


def _nothing(catalogue: object, words: str) -> None:
    from adjudicator.reference.catalogue import Catalogue
    from adjudicator.reference.nearness import suggest

    assert isinstance(catalogue, Catalogue)
    near = suggest(catalogue, words)
    print(f"Nothing found for {words!r}.{' Did you mean ' + ' or '.join(near) + '?' if near else ''}", file=sys.stderr)
    raise SystemExit(1)


def _data(found: "Rule | Entry", corollaries: "Corollaries") -> dict[str, object]:
    from adjudicator.reference.catalogue import Rule

    if isinstance(found, Rule):
        return {
            "rule": found.id,
            "says": found.says,
            "kind": found.kind,
            "editions": list(found.editions),
            "note": found.note,
            "follows": [list(ids) for ids in found.follows],
            "corollaries": list(corollaries.children(found.id)),
        }
    return {"entry": found.slug, "title": found.title, "terms": dict(found.terms), "rules": [r.id for r in found.rules]}


def _print(found: "list[Rule | Entry]", corollaries: "Corollaries") -> None:
    from adjudicator.page import page_for
    from adjudicator.reference.catalogue import Entry

    page = page_for()
    for one in found:
        if isinstance(one, Entry):
            terms = ", ".join(term for _language, term in one.terms)
            page.heading(f"{one.title}{f' ({terms})' if terms else ''} [{one.slug}]")
            for rule in one.rules:
                page.item(rule.id, _sentence(rule), 2, 0, "cyan")
            continue
        page.item(one.id, _sentence(one), 0, 0, "cyan")
        if one.note:
            page.item("note:", " ".join(one.note.split()), 4, 0, "dim")
        if one.follows:
            page.item("follows from:", "; or ".join(" and ".join(ids) for ids in one.follows), 4, 0, "dim")
        if children := corollaries.children(one.id):
            page.item("corollaries:", ", ".join(children), 4, 0, "dim")
    print(page, end="")


def _sentence(rule: "Rule") -> str:
    one = f" ({rule.editions[0]} edition)" if len(rule.editions) == 1 else ""
    return " ".join(rule.says.split()) + one
