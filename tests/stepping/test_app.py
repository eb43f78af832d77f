"""The application, driven by the pilot of Textual: keys, lists, another option, undo, finding, writing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from stepping.test_walk import FIGHT, ROOT, walk
from textual.binding import Binding
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from adjudicator.stepping.app import Stepping
from adjudicator.stepping.commands import GOINGS, Going


def driven(drive: Callable[[Pilot[None], Stepping], Awaitable[None]], save: Path, text: str = FIGHT) -> None:
    """Starts the application on 80 by 24 signs, and drives it."""

    async def running() -> None:
        app = Stepping(walk(text), save)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await drive(pilot, app)

    asyncio.run(running())


def shown(app: Stepping, widget: str) -> str:
    return str(app.query_one(widget, Static).content)


def test_keys_lead_through_the_course(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        course, options = app.query_one("#course", OptionList), app.query_one("#options", OptionList)
        assert course.option_count == len(app.walk.lines) + 1
        assert "● roland" in shown(app, "#board")
        await pilot.press("d")
        assert app.walk.told == "roland decides take an action: roland fights ghoul" or app.walk._is(
            app.walk.at, "decision"
        )
        await pilot.press("b", "n", "n", "p")
        assert app.walk.at == course.highlighted == 1
        await pilot.press("down")
        assert app.walk.at == course.highlighted == 2
        while app.walk.told != "ghoul: damage 0 → 1":
            await pilot.press("c")
        assert "*    ▲ ghoul (1 damage)" in shown(app, "#board")
        assert options.option_count == 0
        await pilot.press("e")
        assert app.walk.is_at_the_end
        assert options.option_count > 3
        assert "roland: take an action" in shown(app, "#says")

    driven(drive, tmp_path / "a.yaml")


def test_a_line_that_stands_elsewhere_too_is_marked_where_it_is_new(tmp_path: Path) -> None:
    both = "at: attic, resources: 2}, wendy: {card: Wendy Adams, at: attic, resources: 3}}"
    twice = FIGHT.replace("at: attic}}", both).replace("do: [", "do: [roland takes a resource, ")

    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        assert app.walk.find("roland: resources 2 → 3")
        app._show()
        his, _wendy, hers = shown(app, "#board").partition("\n wendy\n")
        assert "*  resources: 3\n" in his
        assert "   resources: 3\n" in hers

    driven(drive, tmp_path / "a.yaml", twice)


def test_every_key_is_on_the_screen_and_pressed_by_the_mouse(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        keys = app.query_one("#keys", Static)
        told = str(keys.render()).replace("\N{NO-BREAK SPACE}", " ")
        for one in (*GOINGS, *app.BINDINGS):
            if isinstance(one, Going) or (isinstance(one, Binding) and one.show):
                assert (one.short if isinstance(one, Going) else one.description) in told
        assert keys.region.bottom <= app.size.height
        assert keys.region.height == 2
        await pilot.click("#keys", offset=(1, 0))
        assert app.walk.at == 1

    driven(drive, tmp_path / "a.yaml")


def test_another_option_is_taken_and_undone(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        while app.walk.told != "roland draws chaos token: 0":
            await pilot.press("d")
        lines = len(app.walk.lines)
        place = next(n for n, one in enumerate(app.walk.options()) if "auto-fail" in one.says)
        await pilot.press("o", *(["down"] * place), "enter")
        assert app.walk.told == "roland draws chaos token: auto-fail"
        assert app.query_one("#course", OptionList).option_count == len(app.walk.lines) + 1
        assert app.query_one("#course", OptionList).has_focus
        await pilot.press("u")
        assert app.walk.told == "roland draws chaos token: 0"
        assert len(app.walk.lines) == lines
        assert app.query_one("#course", OptionList).option_count == lines + 1
        await pilot.press("u")
        assert app.walk.told == "roland draws chaos token: 0"

    driven(drive, tmp_path / "a.yaml")


def test_a_glance_is_shown(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        await pilot.press("d", "g")
        assert "all in all: yes 13/16 (81.25 %)" in shown(app, "#says")
        await pilot.press("n")
        assert "all in all" not in shown(app, "#says")

    driven(drive, tmp_path / "a.yaml", f"{FIGHT}ask: [ghoul has 1 damage]\n")


def test_rules_are_found_and_shown_in_full(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        await pilot.press("slash")
        assert app.query_one("#find", Input).has_focus
        await pilot.press(*"damage 0", "enter")
        assert app.walk.told == "ghoul: damage 0 → 1"
        await pilot.press("slash", *"zzz", "enter")
        assert app.walk.told == "ghoul: damage 0 → 1"
        rule, says = app.walk.rules[0]
        assert f"{rule} {says}" in shown(app, "#says")

    driven(drive, tmp_path / "a.yaml")


def test_what_stands_below_is_folded_and_going_on_stops_where_it_is_told(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        course, lines = app.query_one("#course", OptionList), len(app.walk.lines)
        app.walk.find("attack and fight")
        app.walk.find("roland's test")
        await pilot.press("f")
        line, below = app.walk.at, app.walk.below(app.walk.at)
        assert below > 0
        assert course.option_count == lines + 1 - below
        assert f"(and {below} lines below)" in str(course.get_option_at_index(line).prompt)
        await pilot.press("down")
        assert app.walk.at == line + below + 1
        await pilot.press("up", "n")
        assert app.walk.at == line + 1
        assert course.option_count == lines + 1
        await pilot.press("b", "exclamation_mark", *"damage 0", "enter", "d", "r")
        assert "stops at: damage 0" in str(course.border_title)
        while not app.walk.told.startswith("ghoul: damage 0"):
            assert not app.walk.is_at_the_end
            await pilot.press("d")
        await pilot.press("exclamation_mark", *"damage 0", "enter")
        assert course.border_title == "What happens"

    driven(drive, tmp_path / "a.yaml")


def test_the_position_is_written_once(tmp_path: Path) -> None:
    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        await pilot.press("x")
        await pilot.press("x")

    save = tmp_path / "position.yaml"
    driven(drive, save)
    text = save.read_text(encoding="utf-8")
    again = walk(text)
    again.go(len(again.lines))
    assert again.told == "the end: roland: take an action"


def test_a_whole_evening_is_stepped_through(tmp_path: Path) -> None:
    path = sorted((ROOT / "rulings" / "notalone").glob("*.yaml"))[0]

    async def drive(pilot: Pilot[None], app: Stepping) -> None:
        while not app.walk.is_at_the_end:
            await pilot.press("n")
        before = shown(app, "#board")
        await pilot.press("b", "e")
        assert shown(app, "#board") == before

    driven(drive, tmp_path / "a.yaml", path.read_text(encoding="utf-8"))
