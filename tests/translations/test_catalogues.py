"""Every message is translated into every language, with the same places, and what is compiled is what is written."""

import ast
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from translations.extracting import messages as extracted
from translations.renew import KEYWORDS, catalogues, messages, read

from adjudicator import speaking

EVERY = messages()
PATHS = tuple(catalogues())
by_language = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.parts[-3])


def forms(message: Message) -> list[tuple[str, str]]:
    """A message beside its translation, in each of its forms."""
    if isinstance(message.id, str):
        return [(message.id, message.string)]
    return [(message.id[-1], one) for one in message.string]


def places(text: str) -> list[str]:
    """The names of what is filled in."""
    return sorted(place for _text, place, *_how in Formatter().parse(text) if place is not None)


def ids(catalogue: Catalog) -> set[str]:
    return {str(one.id) for one in catalogue if one.id}


@by_language
def test_every_message_is_translated(path: Path) -> None:
    catalogue = read(path)
    assert ids(catalogue) == ids(EVERY), "python tests/translations/renew.py"
    assert not [one.id for one in catalogue if one.id and not all(told for _message, told in forms(one))]
    assert not [one.id for one in catalogue if one.fuzzy]


@by_language
def test_a_translation_has_the_places_of_its_message(path: Path) -> None:
    catalogue = read(path)
    assert not [fault for _message, faults in catalogue.check() for fault in faults]
    wrong = [one.id for one in catalogue if one.id for said, told in forms(one) if places(said) != places(told)]
    assert not wrong


@by_language
def test_what_is_compiled_is_what_is_written(path: Path) -> None:
    with path.with_suffix(".mo").open("rb") as file:
        compiled = GNUTranslations(file)
    for message in read(path):
        if isinstance(message.id, str):
            assert not message.id or compiled.gettext(message.id) == message.string
        else:
            assert [compiled.ngettext(*message.id, number) for number in (1, 2)] == [message.string[0]] * 2


def test_there_is_a_catalogue_of_every_language() -> None:
    assert [path.parts[-3] for path in PATHS if path.exists()] == [*speaking.LANGUAGES[1:]]


def test_a_message_is_marked_as_a_literal() -> None:
    """What is marked by a function stands there in full, or in a constant that is marked by `to_translate`."""
    wrong = []
    for path in sorted(Path(speaking.CATALOGUES).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS:
                wrong += [f"{path}:{node.lineno}" for one in node.args if isinstance(one, ast.JoinedStr | ast.BinOp)]
    assert not wrong


def test_a_message_within_a_formatted_string_is_found(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(
        """said = f"## {_('Why')} {told}: {_n('{number} end', '{number} ends', many)}"\n""", encoding="utf-8"
    )
    with file.open("rb") as opened:
        found = [texts for _line, _mark, texts, _comments in extracted(opened, KEYWORDS, (), {})]
    assert found == [("Why",), ("{number} end", "{number} ends")]
