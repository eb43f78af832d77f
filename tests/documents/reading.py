"""Reading the documents: their blocks, the files and commands in them, and the parts that are generated."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = (
    ROOT / "README.md",
    *sorted((ROOT / "adjudicator").rglob("*.md")),
    *(ROOT / folder / "README.md" for folder in ("rulings", "features", "tests/benchmarks")),
)
IDS: Final = [path.relative_to(ROOT).as_posix() for path in DOCUMENTS]

OF_AUTHORS: Final = "adjudicator/games/README.md"
"""The guide for authors: its game exists nowhere else, and tests of the kit follow it line by line."""

_BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
_GENERATED: Final = re.compile(r"(<!-- generated: ([^\n]+) -->\n).*?(<!-- end -->\n)", re.DOTALL)
_NAMED: Final = re.compile(r"# (\S+\.(?:yaml|jsonl|feature|py|txt|yml))\n")


class Block(NamedTuple):
    """A fenced block: its language, and what stands in it."""

    language: str
    text: str

    @property
    def name(self) -> str:
        """The name of the file that it shows, which stands in its first line; empty if it shows none."""
        named = _NAMED.match(self.text)
        return named[1] if named else ""


class Run(NamedTuple):
    """A command, and what it prints by the document."""

    command: str
    printed: str


def blocks(text: str, *languages: str) -> tuple[Block, ...]:
    """The blocks of a text in these languages."""
    return tuple(Block(*found) for found in _BLOCK.findall(text) if found[0] in languages)


def files(text: str) -> dict[str, str]:
    """The files that a document shows, by their names."""
    named = [block for block in blocks(text, "yaml", "jsonl", "python", "text") if block.name]
    # A line of JSON has no comments.
    return {b.name: b.text.partition("\n")[2] if b.language == "jsonl" else b.text for b in named}


def runs(text: str) -> tuple[Run, ...]:
    """The commands of a document whose output is shown."""
    return tuple(Run(*found) for block in blocks(text, "console") for found in _COMMAND.findall(block.text))


def with_output(text: str, output: Callable[[str], str]) -> str:
    """A document in which each command that it shows prints what it prints now."""

    def printed(block: re.Match[str]) -> str:
        if block[1] != "console":
            return block[0]
        shown = _COMMAND.sub(lambda run: f"$ {run[1]}\n{output(run[1]).strip()}\n\n", block[2])
        return f"```console\n{shown.strip()}\n```"

    return _BLOCK.sub(printed, text)


def with_generated(text: str, part: Callable[[str], str]) -> str:
    """A document in which each generated part is as it is generated now."""
    return _GENERATED.sub(lambda found: f"{found[1]}{part(found[2])}{found[3]}", text)


def prose(text: str) -> str:
    """A document without its blocks and its generated parts."""
    return _GENERATED.sub("", _BLOCK.sub("", text))
