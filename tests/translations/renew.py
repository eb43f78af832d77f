"""Bring the catalogues up to date with the messages of the code and compile them: `python tests/translations/renew.py`.

What is new stands in `adjudicator/translations/LANGUAGE/LC_MESSAGES/adjudicator.po` without a translation, for somebody
to write; what is said no longer is gone. The compiled file beside it is what a ruling is told by.
"""

import sys
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from adjudicator.speaking import CATALOGUES, DOMAIN, ENGLISH, LANGUAGES  # noqa: E402

KEYWORDS = {"_": None, "_n": (1, 2), "to_translate": None}
"""What marks a message."""


def messages() -> Catalog:
    """Every message in the code and in the templates of pages."""
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"]["mappings"]
    found = Catalog()
    methods = [(one.pop("pattern"), one.pop("method"), one) for one in mappings]
    extracted = extract_from_dir(
        ROOT,
        [(pattern, method) for pattern, method, _options in methods],
        {pattern: options for pattern, _method, options in methods},
        KEYWORDS,
    )
    for path, _line, message, comments, context in extracted:
        found.add(message, None, [(path, None)], auto_comments=comments, context=context)
    return found


def catalogues() -> Iterator[Path]:
    """The catalogue of each language."""
    return (
        Path(CATALOGUES) / language / "LC_MESSAGES" / f"{DOMAIN}.po" for language in LANGUAGES if language != ENGLISH
    )


def read(path: Path) -> Catalog:
    """A catalogue as it is."""
    with path.open("rb") as file:
        return read_po(file)


def renewed(path: Path, found: Catalog) -> dict[Path, bytes]:
    """A catalogue and its compiled file as they should be."""
    catalogue = read(path)
    catalogue.update(found, no_fuzzy_matching=True, update_creation_date=False)
    written, compiled = BytesIO(), BytesIO()
    write_po(written, catalogue, width=120, include_lineno=False, ignore_obsolete=True)
    write_mo(compiled, catalogue)
    return {path: written.getvalue(), path.with_suffix(".mo"): compiled.getvalue()}


if __name__ == "__main__":
    every = messages()
    for catalogue in catalogues():
        for path, content in renewed(catalogue, every).items():
            if not path.exists() or path.read_bytes() != content:
                path.write_bytes(content)
                print(f"{path.relative_to(ROOT)} is renewed")
