"""The list of commands, and a way to find one without importing the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from typer._click import Context

PROGRAM = "adjudicator"


class Entry(NamedTuple):
    """A command's name, the module whose function `command` runs it, and its line in `--help`.

    A module with `parts` has a subcommand for each of them, and its `command` runs first.
    """

    name: str
    module: str
    help: str


COMMANDS: tuple[Entry, ...] = (
    Entry("rule", "adjudicator.cli.rule", "Rule on situations: the answers, with their reasons."),
    Entry(
        "explain",
        "adjudicator.cli.explain",
        "Print the whole resolution, step by step, with every timing point and value.",
    ),
    Entry("check", "adjudicator.cli.check", "Rule recorded rulings again, and report those that changed."),
    Entry(
        "compare",
        "adjudicator.cli.compare",
        "Rule a situation under several editions or readings, side by side.",
    ),
    Entry(
        "explore", "adjudicator.cli.explore", "Explore every branch of a situation: exact odds, best and worst case."
    ),
    Entry(
        "legal",
        "adjudicator.cli.legal",
        "List the legal options at the end of a situation: the player, the cost and the rule of each.",
    ),
    Entry("accept", "adjudicator.cli.accept", "Write the present answers into recorded rulings."),
    Entry("watch", "adjudicator.cli.watch", "Rule files again whenever they are saved, and show the changes."),
    Entry(
        "audit",
        "adjudicator.cli.audit",
        "Find the first decision or draw of a recorded game that the rules do not allow, with the reasons.",
    ),
    Entry("oracle", "adjudicator.cli.oracle", "Answer requests of another program, line by line."),
    Entry("lookup", "adjudicator.cli.lookup", "Look up a rule by id, heading or words."),
    Entry(
        "readings",
        "adjudicator.cli.readings",
        "List the points that a game's rules leave open, with their possible readings.",
    ),
    Entry("cards", "adjudicator.cli.cards", "Show and list the cards of a game, and import your own."),
    Entry("new", "adjudicator.cli.new", "Write a commented situation to start from."),
    Entry(
        "guide", "adjudicator.cli.guide", "Show the documents: situations, rulings, odds, and what a game understands."
    ),
    Entry(
        "schema",
        "adjudicator.cli.schema",
        "Print the JSON Schema of a game's situations, or of a report.",
    ),
)


def program(commands: Sequence[Entry]) -> TyperGroup:
    """The whole command line; it imports a command's module only when that command is used."""
    app = typer.Typer(
        name=PROGRAM,
        help="Rulings for tabletop games: describe a situation, get the answer with its reasons.",
        epilog="Examples: adjudicator new arkham -o a.yaml; adjudicator rule a.yaml; adjudicator lookup massive",
        no_args_is_help=True,
        # Plain help and errors: the ornate ones need rich, which takes longer to load than all the rest.
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_start)
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    for entry in commands:
        group.add_command(_Deferred(entry))
    return group


class _Deferred(TyperCommand):
    """An entry in the list of commands, with a name and a line of help; it imports its command when that runs."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(name=entry.name, short_help=entry.help, rich_markup_mode=None)
        self._module = entry.module

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: Any
    ) -> Context:
        return load(self.name, self._module).make_context(info_name, args, parent, **extra)


def load(name: str | None, module: str) -> TyperCommand | TyperGroup:
    """The command of a module."""
    from importlib import import_module

    found = import_module(module)
    parts = getattr(found, "parts", {})
    app = typer.Typer(name=name, add_completion=False, rich_markup_mode=None, no_args_is_help=bool(parts))
    if parts:
        app.callback()(found.command)
        for part, function in parts.items():
            app.command(part)(function)
    else:
        app.command(name)(found.command)
    command = typer.main.get_command(app)
    assert isinstance(command, TyperCommand | TyperGroup)
    return command


def _version(wanted: bool) -> None:
    if wanted:
        from adjudicator import __version__

        print(PROGRAM, __version__)
        raise typer.Exit


def _start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Take the options that stand before a command."""
