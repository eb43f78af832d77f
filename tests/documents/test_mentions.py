"""Everything that the documents mention in passing exists: sentences, keys, rules, files, options, links."""

import re
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from adjudicator.cli.app import COMMANDS, PROGRAM, parser_of
from adjudicator.cli.documents import documents
from adjudicator.games.finding import game_of
from adjudicator.reference.catalogue import Catalogue
from adjudicator.situation.document import schema_of
from documents.generated import GRAMMARS
from documents.reading import DOCUMENTS, IDS, OF_AUTHORS, ROOT, prose
from documents.situations import FILES, played, said

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in zip(IDS, DOCUMENTS, strict=True)}
SPANS = [
    pytest.param(name, span, id=f"{name}: {span}")
    for name, text in TEXTS.items()
    if name != OF_AUTHORS
    for span in dict.fromkeys(re.findall(r"(?<!`)`([^`\n]+)`(?!`)", prose(text)))
]
RULE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\.[0-9]+")
NUMBER = re.compile(r"[0-9/.]+(?: to [0-9/.]+)?|[0-9]+ %|between [0-9/]+ and [0-9/]+")
PROGRAMS = ("python ", "pip ", "pytest ", "ADJUDICATOR_COMPILED=1 ", f"{PROGRAM} ")
"""Commands; those of our own are looked at beside the situations."""

OF_PYTEST = {"-k", "-n", "--lf"}
FORMS = {
    "(entity, field) → value",
    "official FAQ v2.0",
    '"options": false',
    '{"ok": false, "error": {"code": …, "message": …}}',
    "Then the ruling cites",
    "at ST.6:",
    "at ST.6: …",
    "at …:",
    "ask: …",
    "waiting: …",
    "the odds that …",
    "it comes about that …",
}
"""Mentions that stand for something else, or are no sentences."""


@cache
def words() -> frozenset[str]:
    """Every key and every word of a closed set in the schemas of the situations."""
    found: set[str] = set()

    def collect(schema: Any) -> None:
        if isinstance(schema, dict):
            found.update(schema.get("properties", {}))
            found.update(str(word) for word in schema.get("enum", ()))
            for inner in schema.values():
                collect(inner)
        elif isinstance(schema, list):
            for inner in schema:
                collect(inner)

    for game in GRAMMARS:
        collect(schema_of(game_of(game)))
    return frozenset(found)


@cache
def options() -> frozenset[str]:
    """Every option of every command."""
    every = [one for entry in COMMANDS for one in (entry.parts or (entry,))]
    parsers = [parser_of(import_module(one.module)) for one in every]
    return frozenset(option for parser in parsers for option in parser._option_string_actions)


@cache
def entries() -> tuple[Any, ...]:
    """The entries of the situations that are no sentences."""
    return tuple(node for path in FILES for node in _mappings(YAML(typ="safe").load(path)))


def _mappings(held: Any) -> list[Any]:
    if isinstance(held, dict):
        return [found for value in held.values() for found in _mappings(value)]
    if isinstance(held, list):
        return [item for item in held if isinstance(item, dict)]
    return []


def is_said(span: str) -> bool:
    """It is done, asked or written in a situation of the documents, or in one in which their sentences are done."""
    return span in said() or any(span in played(game).done | set(played(game).answers) for game in GRAMMARS)


def is_yaml(span: str) -> bool:
    """Keys with their values, of a situation or a card; or an entry of a course."""
    try:
        held = YAML(typ="safe").load(span)
    except YAMLError:
        return False
    return isinstance(held, dict) and (set(held) <= words() or held in entries())


def is_option(span: str) -> bool:
    """Options, of a command or by themselves."""
    first, *rest = re.split(r"[ =|]", span)
    given = rest if first in {entry.name for entry in COMMANDS} else [first, *rest]
    named = [word for word in given if word.startswith("-")]
    return bool(named) and named[0] == given[0] and set(named) <= options()


def is_path(span: str, document: str) -> bool:
    """A file or folder, seen from the root, the package or the document."""
    places = (ROOT, ROOT / PROGRAM, (ROOT / document).parent)
    return any(any(place.glob(span.strip("/"))) for place in places)


@pytest.mark.parametrize(("name", "span"), SPANS)
def test_what_is_mentioned_is_there(name: str, span: str) -> None:
    if span.startswith(PROGRAMS) or span in FORMS | OF_PYTEST or NUMBER.fullmatch(span):
        return
    if RULE.fullmatch(span):
        assert any(Catalogue(game_of(game).reference).rule(span) for game in GRAMMARS)
    elif span.startswith("-") or " -" in span:
        assert is_option(span)
    elif " " in span or ":" in span:
        assert is_said(span) or is_yaml(span) or span in words()
    elif "/" in span:
        assert is_path(span, name)


@pytest.mark.parametrize("name", IDS)
def test_links_lead_somewhere(name: str) -> None:
    for address in re.findall(r"\]\(([^)\s]+)\)", prose(TEXTS[name])):
        if "://" in address:
            continue
        file, _sign, heading = address.partition("#")
        target = (ROOT / name).parent / file if file else ROOT / name
        assert target.is_file(), address
        if not heading:
            continue
        headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
        assert heading in [re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings], address


def test_a_reader_comes_from_the_readme_to_every_document() -> None:
    linked = {
        ((ROOT / name).parent / address.partition("#")[0]).resolve()
        for name in IDS
        for address in re.findall(r"\]\(([^)\s]+)\)", prose(TEXTS[name]))
    }
    assert [path for path in DOCUMENTS if path.resolve() not in linked and path != ROOT / "README.md"] == []


def test_the_readme_is_short() -> None:
    assert TEXTS["README.md"].count("\n") <= 300


def test_every_document_of_the_package_has_a_topic() -> None:
    topics = {document.path for document in documents()}
    assert topics == {path for path in DOCUMENTS if (ROOT / PROGRAM) in path.parents}


def test_the_readme_names_every_topic_of_the_package() -> None:
    named = set(re.findall(r"^\| \[[^|]+ \| `([^`]+)` \|", TEXTS["README.md"], re.MULTILINE))
    assert named == {document.topic for document in documents() if "/" not in document.topic}
