"""Show the documents in the terminal."""

import sys
from argparse import ArgumentError, ArgumentParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.cli.documents import Document


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `guide`."""
    parser.add_argument("topic", nargs="*", help="The topic to read about; without one, all topics are listed.")


def command(topic: list[str]) -> None:
    """Show the documents: situations, rulings, odds, and what a game understands.

    Without a topic, the topics are listed. In a pipe a document is printed as plain text (Markdown).

    Examples: adjudicator guide; adjudicator guide situation; adjudicator guide arkham sentences | grep draws
    """
    from adjudicator.cli.documents import documents

    known = documents()
    if not topic:
        _list(known)
        return
    wanted = "/".join(topic)
    found = next((document for document in known if document.topic == wanted.lower()), None)
    if found is None:
        _unknown(wanted, known)
    elif sys.stdout.isatty():
        _render(found.text)
    else:
        print(found.text, end="")


def _list(known: "tuple[Document, ...]") -> None:
    from textwrap import shorten

    from adjudicator.page import page_for

    page = page_for()
    page.line("adjudicator guide TOPIC shows one of these:")
    width = max(len(document.topic) for document in known)
    for document in known:
        line = shorten(document.line, page.width - width - 3, placeholder=" …")
        page.item(document.topic.ljust(width), line, 2, 0, "cyan")
    print(page, end="")


def _unknown(wanted: str, known: "tuple[Document, ...]") -> None:
    from adjudicator.language.nearest import did_you_mean

    topics = [document.topic for document in known]
    help = did_you_mean(wanted, topics) or f"known: {', '.join(topics)}"
    raise ArgumentError(None, f"there is no topic {wanted!r}; {help}")


def _render(text: str) -> None:
    """Shows a document as a terminal can: headings, tables, colour."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.theme import Theme

    # No element has its own background, because terminals are light or dark.
    plain = Theme({"markdown.code": "bold cyan"})
    Console(theme=plain).print(Markdown(text, code_theme="ansi_dark", hyperlinks=False))
