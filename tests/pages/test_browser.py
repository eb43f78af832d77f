"""Pages in a browser: nothing is fetched, nothing fails, they step, fold and print, and they are for everybody."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages.made import ROOT, RULINGS, hostile, ruled

from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read_file
from adjudicator.pages.checked import checked_page
from adjudicator.pages.compared import compared_page
from adjudicator.pages.explored import explored_page
from adjudicator.pages.ruled import ruling_page
from adjudicator.recording.checking import check_file
from adjudicator.ruling.comparing import Under, compare
from adjudicator.speaking import speaking

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
INSISTS = os.environ.get("ADJUDICATOR_BROWSER") == "required"
"""True where it is a failure that there is no browser."""

pytestmark = pytest.mark.skipif(not BROWSER and not INSISTS, reason="there is no chromium to open pages with")

WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1200, "height": 900}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    assert BROWSER, "there is no chromium to open pages with"
    with playwright.sync_playwright() as play:
        opened = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield opened
        opened.close()


def pages() -> dict[str, str]:
    """Pages of every kind, by their names."""
    faults = Faults()
    ways = [Under("as it is", "", {}), Under("without defeat.2", "", {}, ("defeat.2",))]
    found = {Path(path).stem: ruling_page(ruled(path)) for path in (RULINGS[1], RULINGS[3])}
    found["several"] = ruling_page([*ruled(RULINGS[0]), *ruled(RULINGS[2])])
    found["explored"] = explored_page(explore_file(ROOT / RULINGS[1], Wanted()), 3)
    found["compared"] = compared_page(compare(read_file(ROOT / RULINGS[0], faults), faults, ways))
    found["checked"] = checked_page([one for path in RULINGS for one in check_file(ROOT / path)])
    found["hostile"] = hostile()
    with speaking("ja"):
        found["in Japanese"] = ruling_page(ruled(RULINGS[0]))
    return found


def opened(browser: Any, tmp_path: Path, page: str, **how: Any) -> tuple[Any, list[str], list[str]]:
    """A page in the browser, with the requests that it makes and what it says on the console."""
    file = tmp_path / "page.html"
    file.write_text(page, encoding="utf-8")
    requests: list[str] = []
    said: list[str] = []
    tab = browser.new_page(**{"viewport": DESK, **how})
    tab.on("request", lambda request: requests.append(request.url))
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda fault: said.append(str(fault)))
    tab.on("dialog", lambda dialog: said.append(dialog.message))
    tab.goto(file.as_uri())
    return tab, requests, said


def test_pages_of_every_kind_are_for_everybody(browser: Any, tmp_path: Path) -> None:
    from axe_playwright_python.sync_playwright import Axe

    for name, page in pages().items():
        for scheme, rules in (("light", WCAG), ("dark", CONTRAST)):
            tab, requests, said = opened(browser, tmp_path, page, color_scheme=scheme)
            tab.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
            found = Axe().run(tab, options={"runOnly": rules})
            assert not found.response["violations"], (name, scheme, found.generate_report())
            assert len(requests) == 1, (name, requests)
            assert not said, (name, said)
            tab.close()


def test_pages_fit_a_phone(browser: Any, tmp_path: Path) -> None:
    for name, page in pages().items():
        tab, _requests, _said = opened(browser, tmp_path, page, viewport=PHONE)
        assert tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        tab.close()


def test_a_page_steps_by_keys_buttons_and_slider(browser: Any, tmp_path: Path) -> None:
    tab, _requests, said = opened(browser, tmp_path, ruling_page(ruled(RULINGS[0])))
    moment, roland = tab.locator("[data-moment]"), tab.locator(".list", has_text="roland").first
    assert moment.inner_text() == "At the end."
    tab.locator("[data-go=first]").click()
    assert "damage: 8" in roland.inner_text()
    assert "at: hallway" in roland.inner_text()
    assert "▪ ghoul" in roland.inner_text()
    assert "▲ ghoul" in tab.locator(".place", has_text="hallway").text_content()
    while "roland: damage 8 → 9" not in moment.inner_text():
        tab.keyboard.press("c")
    assert "damage: 9" in roland.inner_text()
    assert "changed" in roland.get_attribute("class")
    assert tab.locator(".here .said").first.inner_text() == "roland: damage 8 → 9"
    assert tab.locator(".here").is_visible()
    tab.keyboard.press("p")
    assert "damage: 8" in roland.inner_text()
    tab.keyboard.press("n")
    assert "damage: 9" in roland.inner_text()
    slider = tab.locator("input[type=range]")
    slider.focus()
    tab.keyboard.press("Home")
    assert moment.inner_text().startswith("Step 1 of ")
    tab.keyboard.press("s")
    assert "bold" in tab.locator(".here > details > summary > .said, .here > .said").first.get_attribute("class")
    tab.keyboard.press("d")
    tab.keyboard.press("End")
    assert moment.inner_text() == "At the end."
    assert "at: hallway" not in roland.inner_text()
    assert not said


STEP_TO_THE_END = """() => {
  const on = document.querySelector("[data-go=on]"), moment = document.querySelector("[data-moment]");
  for (let left = 10000; left && moment.textContent !== "At the end."; left -= 1) on.click();
}"""


def test_stepping_shows_the_same_as_the_page_at_the_end(browser: Any, tmp_path: Path) -> None:
    for path in RULINGS:
        tab, _requests, said = opened(browser, tmp_path, ruling_page(ruled(path)))
        shown = tab.locator(".table").first.locator("text, li")
        at_the_end = shown.all_text_contents()
        tab.locator("[data-go=first]").first.click()
        assert shown.all_text_contents() != at_the_end
        tab.evaluate(STEP_TO_THE_END)
        assert shown.all_text_contents() == at_the_end
        assert not said
        tab.close()


def test_a_page_is_read_and_printed_without_scripts(browser: Any, tmp_path: Path) -> None:
    tab, _requests, said = opened(browser, tmp_path, ruling_page(ruled(RULINGS[0])), java_script_enabled=False)
    assert tab.locator(".steps").is_hidden()
    deep = tab.locator(".said", has_text="roland: damage 8 → 9")
    assert deep.is_hidden()
    tab.emulate_media(media="print")
    assert deep.is_visible()
    tab.emulate_media(media="screen")
    tab.locator("a.rule", has_text="initiation-sequence.11").first.click()
    assert tab.url.endswith("#rule-arkham-initiation-sequence.11")
    assert tab.locator(":target").inner_text().startswith("initiation-sequence.11\nAttacks of opportunity")
    assert not said


def test_a_hostile_page_runs_nothing(browser: Any, tmp_path: Path) -> None:
    tab, requests, said = opened(browser, tmp_path, hostile())
    tab.locator("[data-go=first]").click()
    for _ in range(5):
        tab.keyboard.press("n")
    assert tab.locator("img").count() == 0
    assert "<img src=x onerror=alert(2)>" in tab.locator(".lists").inner_text()
    assert len(requests) == 1
    assert not said
