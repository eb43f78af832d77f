"""The application that steps: the course, the table, the rule and the options side by side in a terminal."""

from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from adjudicator.plain import one_line
from adjudicator.playing.board import in_lines_changed
from adjudicator.playing.problem import Problem
from adjudicator.stepping.commands import GOINGS
from adjudicator.stepping.walk import Walk

DEEPEST: Final = 12
"""The deepest level that is indented further."""


class Stepping(App[None]):
    """A course in a terminal; `save` is the file into which a position is written on request."""

    CSS = """
    #title { height: 1; text-style: bold; }
    #course { width: 3fr; height: 1fr; border: round $primary; }
    #table { width: 2fr; border: round $primary; }
    #below { height: 9; }
    #rule { width: 3fr; border: round $primary; }
    #choices { width: 2fr; }
    #options { height: 1fr; border: round $primary; }
    #find { display: none; height: 3; }
    #keys { height: auto; }
    #find.asked { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(one.key, f"walk('{one.key}')", one.short) for one in GOINGS),
        Binding("right", "walk('n')", show=False),
        Binding("left", "walk('p')", show=False),
        Binding("o", "to_options", "options"),
        Binding("g", "glance", "odds"),
        Binding("slash", "find", "find", key_display="/"),
        Binding("exclamation_mark", "stop", "stop at", key_display="!"),
        Binding("f", "fold", "fold"),
        Binding("x", "write", "write"),
        Binding("q", "quit", "quit"),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, walk: Walk, save: Path) -> None:
        super().__init__()
        self.walk, self._save = walk, save
        self._rows: tuple[int, ...] = ()
        """The lines that are shown."""
        self._stops = False
        """True if what is asked for is something to stop at, and not something to find."""

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(Text(one_line(self.walk.title)), id="title")
        with Horizontal():
            yield OptionList(id="course")
            with VerticalScroll(id="table"):
                yield Static(id="board")
        with Horizontal(id="below"):
            with VerticalScroll(id="rule"):
                yield Static(id="says")
            with Vertical(id="choices"):
                yield OptionList(id="options")
        yield Input(id="find", placeholder="a rule such as move.2, a kind of event, or words")
        yield Static(_keys(), id="keys")

    def on_mount(self) -> None:
        """Shows the first line."""
        for widget, heading in (
            ("table", "The table"),
            ("rule", "The rule"),
            ("options", "Options"),
        ):
            self.query_one(f"#{widget}").border_title = heading
        self._show_course()
        self._show()
        self.query_one("#course").focus()

    # -- showing ------------------------------------------------------------------------------------------------

    def _show_course(self) -> None:
        course = self.query_one("#course", OptionList)
        course.clear_options()
        self._rows = self.walk.rows
        course.add_options([_line(self.walk, number) for number in self._rows])
        course.add_option(Option(Text("the end")))
        stops = f", stops at: {'; '.join(self.walk.stops)}" if self.walk.stops else ""
        course.border_title = one_line(f"What happens{stops}")

    def _show(self) -> None:
        """Shows the table, the rules and the options as they are at this line."""
        walk = self.walk
        with self.prevent(OptionList.OptionHighlighted):
            self.query_one("#course", OptionList).highlighted = bisect_left(self._rows, walk.at)
        board = Text()
        for line, changed in in_lines_changed(walk.board_before, walk.board):
            board.append(f"{'*' if changed else ' '}{line}\n", "bold reverse" if changed else "")
        self.query_one("#board", Static).update(board)
        says = Text(f"{one_line(walk.told)}\n", "bold")
        says.append("".join(f"{one_line(claim)}\n" for claim in walk.claims), "reverse")
        for rule, sentence in walk.rules:
            says.append(f"{rule} ", "cyan")
            says.append(f"{sentence}\n", "not bold")
        self.query_one("#says", Static).update(says)
        options = self.query_one("#options", OptionList)
        options.clear_options()
        for one in walk.options():
            taken = "→ " if one.taken else ""
            options.add_option(Option(Text(one_line(f"{taken}{one.says} ({one.price})")), id=None))

    # -- doing --------------------------------------------------------------------------------------------------

    def action_walk(self, key: str) -> None:
        """Goes a way."""
        going = next(one for one in GOINGS if one.key == key)
        self._go(lambda: going.go(self.walk))

    def action_fold(self) -> None:
        """Folds what stands below the line, or unfolds it."""
        self._go(self.walk.fold)

    def _go(self, go: Callable[[], None]) -> None:
        before = self.walk.lines
        if self._done(go) and (self.walk.lines is not before or self.walk.rows != self._rows):
            self._show_course()
        self._show()

    def action_to_options(self) -> None:
        """Goes to the list of options, if there are any."""
        options = self.query_one("#options", OptionList)
        if options.option_count:
            options.focus()
            options.highlighted = 0
        else:
            self.notify("nothing is decided here")

    def action_glance(self) -> None:
        """Shows what each option here would change in the answers to the file's questions."""
        lines = self.walk.glance()
        if not lines:
            self.notify("nothing is decided here, or the file asks nothing")
            return
        says = Text("What each option would change\n", "bold")
        says.append("\n".join(map(one_line, lines)), "not bold")
        self.query_one("#says", Static).update(says)

    def action_find(self) -> None:
        """Asks for a rule, a kind of event or words."""
        self._stops = False
        find = self.query_one("#find", Input)
        find.add_class("asked")
        find.focus()

    def action_stop(self) -> None:
        """Asks for a rule, a kind of event or words at which going on stops."""
        self.action_find()
        self._stops = True

    def action_write(self) -> None:
        """Writes the position at the end of the course as a situation of its own; a file that is there stays."""

        def write() -> None:
            text = self.walk.situation()
            try:
                with self._save.open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                raise Problem("exists", f"{self._save} already exists, and stays as it is") from None
            except OSError as fault:
                raise Problem("cannot-write", f"{self._save} cannot be written: {fault.strerror}") from None
            self.notify(f"{self._save} is written")

        self._done(write)

    def on_input_submitted(self, found: Input.Submitted) -> None:
        """Goes to what was asked for, or has going on stop there."""
        if self._stops:
            self._done(lambda: self.walk.stop_at(found.value))
        elif not self.walk.find(found.value):
            self.notify(f"no line has {one_line(found.value)}")
        self._show_course()
        found.input.remove_class("asked")
        found.input.clear()
        self.query_one("#course").focus()
        self._show()

    def on_option_list_option_highlighted(self, chosen: OptionList.OptionHighlighted) -> None:
        """Follows the line to which the list of lines has come."""
        if chosen.option_list.id == "course" and chosen.option_index != bisect_left(self._rows, self.walk.at):
            self.walk.go((*self._rows, len(self.walk.lines))[chosen.option_index])
            self._show()

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Takes an option, and goes on from there."""
        if chosen.option_list.id != "options":
            return
        key = self.walk.options()[chosen.option_index].key
        if self._done(lambda: self.walk.choose(key)):
            self._show_course()
            self.query_one("#course").focus()
            self._show()

    def _done(self, act: Callable[[], None]) -> bool:
        """Does something; a problem is told, and False comes back."""
        try:
            act()
        except Problem as problem:
            self.notify(one_line(problem.message), severity="warning")
            return False
        return True


def _line(walk: Walk, number: int) -> Option:
    folded = f" (and {walk.below(number)} lines below)" if walk.is_folded(number) else ""
    indent = "  " * min(walk.levels[number], DEEPEST)
    return Option(Text(f"{indent}{one_line(walk.lines[number].text)}{folded}", no_wrap=True, overflow="ellipsis"))


def _keys() -> str:
    """Every key with what it does, as a text that breaks between them; each is pressed by the mouse as well."""
    shown = (one for one in Stepping.BINDINGS if isinstance(one, Binding) and one.show)
    return " ".join(
        f"[@click=app.{one.action}][bold]{one.key_display or one.key}[/bold]\N{NO-BREAK SPACE}"
        f"{one.description.replace(' ', chr(0xA0))}[/]"
        for one in shown
    )
