"""The list of commands, and a way to find one without importing the others."""

import sys
from argparse import ArgumentError, ArgumentParser, HelpFormatter
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple, NoReturn

from adjudicator.page import page_for
from adjudicator.speaking import ENGLISH, speaking
from adjudicator.version import __version__

PROGRAM = "adjudicator"
ABOUT = """Rulings for tabletop games: describe a situation, get the answer with its reasons.

Examples: adjudicator new arkham -o a.yaml; adjudicator rule a.yaml; adjudicator lookup massive"""
SHELLS = ("bash", "zsh", "tcsh")
MISUSED = 2
FOR_PROGRAMS = ("json", "junit", "github", "sarif", "tap")
"""The formats that programs read; they are the same in every language."""


class Entry(NamedTuple):
    """A command's name, its module, and its line in `--help`.

    The module's `arguments` says what the command takes, and its `command` does it. A command of several `parts` has
    a module for each of these.
    """

    name: str
    module: str
    help: str
    parts: "tuple[Entry, ...]" = ()


COMMANDS: tuple[Entry, ...] = (
    Entry("rule", "adjudicator.cli.rule", "Rule on situations: each answer with the rules that decide it."),
    Entry(
        "explain",
        "adjudicator.cli.explain",
        "Print the answers and the whole resolution, step by step, with every timing point and value.",
    ),
    Entry(
        "step",
        "adjudicator.cli.step",
        "Step through a situation: the course line by line, the table as it changes, and the rules that apply.",
    ),
    Entry("check", "adjudicator.cli.check", "Rule recorded rulings again, and report those that changed."),
    Entry(
        "compare",
        "adjudicator.cli.compare",
        "Rule a situation under several editions or readings, or without a rule, side by side.",
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
    Entry("mcp", "adjudicator.cli.mcp", "Serve rulings to an assistant, by the Model Context Protocol."),
    Entry("lsp", "adjudicator.cli.lsp", "Serve an editor, by the Language Server Protocol."),
    Entry("lookup", "adjudicator.cli.lookup", "Look up a rule by id, heading or words, in one game or in all."),
    Entry(
        "readings",
        "adjudicator.cli.readings",
        "List the points that a game's rules leave open, with their possible readings.",
    ),
    Entry(
        "cards",
        "adjudicator.cli.cards",
        "Show and list the cards of a game, and import your own.",
        (
            Entry("show", "adjudicator.cli.cards.show", "Print a card as the adjudicator knows it."),
            Entry("list", "adjudicator.cli.cards.listing", "List cards, one on each line."),
            Entry("import", "adjudicator.cli.cards.importing", "Import cards of your own."),
        ),
    ),
    Entry(
        "deck",
        "adjudicator.cli.deck",
        "Check a deck, and say what its upgrades cost.",
        (
            Entry("check", "adjudicator.cli.deck.check", "Check a deck: legal or not, with every reason and its rule."),
            Entry(
                "buy",
                "adjudicator.cli.deck.buy",
                "Say what upgrades from one deck to another cost, and by which rules.",
            ),
        ),
    ),
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


class Parser(ArgumentParser):
    """Reads the arguments of a command; help and complaints of all commands look alike."""

    def __init__(self, program: str, about: str | None) -> None:
        super().__init__(program, description=about, formatter_class=_Help, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Ends with the complaint."""
        self.exit(MISUSED, f"Error: {message}\nTry '{self.prog} --help'.\n")


class _Help(HelpFormatter):
    """As wide as a page; fills each paragraph by itself."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=page_for().width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        return "\n\n".join(fill(paragraph, width, indent) for paragraph in text.split("\n\n"))


def call(
    commands: Sequence[Entry], arguments: Sequence[str], program: str = PROGRAM, about: str | None = ABOUT
) -> None:
    """Has the command done that the first argument names, with the others; ends with SystemExit unless it ends well."""
    entry = next((entry for entry in commands if arguments and entry.name == arguments[0]), None)
    if entry is None:
        _show(commands, arguments, program, about)
        return
    module, program, arguments = import_module(entry.module), f"{program} {entry.name}", arguments[1:]
    if entry.parts:
        call(entry.parts, arguments, program, module.__doc__)
        return
    parser = parser_of(module, program)
    given = vars(parser.parse_intermixed_args(arguments))
    language = given.pop("lang", ENGLISH)
    try:
        with speaking(ENGLISH if given.get("form") in FOR_PROGRAMS else language):
            module.command(**given)
    except ArgumentError as wrong:
        parser.error(str(wrong))


def parser_of(module: ModuleType, program: str = PROGRAM) -> Parser:
    """Reads the arguments of the command that is in a module."""
    parser = Parser(program, module.command.__doc__)
    module.arguments(parser)
    return parser


def _show(commands: Sequence[Entry], arguments: Sequence[str], program: str, about: str | None) -> None:
    """Shows what there is, where no command is named that there is."""
    parser = Parser(program, about)
    if arguments and not arguments[0].startswith("-"):
        from adjudicator.language.nearest import did_you_mean

        hint = did_you_mean(arguments[0], [entry.name for entry in commands])
        parser.error(f'there is no command "{arguments[0]}"{f": {hint}" if hint else ""}')
    if program == PROGRAM:
        parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}", help="Show the version.")
        parser.add_argument("--show-completion", choices=SHELLS, metavar="SHELL", help=f"For {', '.join(SHELLS)}.")
    _list(commands, parser)
    given = parser.parse_args(arguments)
    if getattr(given, "show_completion", None):
        from shtab import complete

        whole = Parser(program, about)
        _list(commands, whole, with_arguments=True)
        print(complete(whole, given.show_completion))
        return
    parser.print_help(sys.stderr)
    parser.exit(MISUSED)


def _list(commands: Sequence[Entry], parser: ArgumentParser, *, with_arguments: bool = False) -> None:
    """Adds the commands to what a parser knows of."""
    listed = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=ArgumentParser)
    for entry in commands:
        part = listed.add_parser(entry.name, help=entry.help)
        if with_arguments and entry.parts:
            _list(entry.parts, part, with_arguments=True)
        elif with_arguments:
            import_module(entry.module).arguments(part)
