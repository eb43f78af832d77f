"""Make the pictures of the README anew: `python tests/pictures/renew.py`, which takes a Chromium."""

import asyncio
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from documents.reading import files  # noqa: E402

from adjudicator.language.diagnostics import Faults  # noqa: E402
from adjudicator.language.source import read  # noqa: E402
from adjudicator.pages.ruled import ruling_page  # noqa: E402
from adjudicator.playing.opening import Opening  # noqa: E402
from adjudicator.ruling.judging import rule_source  # noqa: E402
from adjudicator.stepping.app import Stepping  # noqa: E402
from adjudicator.stepping.walk import Walk  # noqa: E402

DISPUTE = files((ROOT / "README.md").read_text(encoding="utf-8"))["dynamite.yaml"]
TO = "roland: damage 8 → 9"


def page() -> None:
    """The page of the first ruling of the README, at the step that decides it."""
    from playwright.sync_api import sync_playwright

    faults = Faults()
    html = ruling_page(rule_source(read(DISPUTE, "dynamite.yaml", faults), faults, drawn=True))
    with TemporaryDirectory() as folder, sync_playwright() as play:
        file = Path(folder) / "page.html"
        file.write_text(html, encoding="utf-8")
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 900, "height": 1150})
        tab.goto(file.as_uri())
        tab.locator("[data-go=first]").click()
        while TO not in tab.locator("[data-moment]").inner_text():
            tab.keyboard.press("c")
        tab.screenshot(path=HERE / "page.png")
        browser.close()


async def step() -> None:
    """The screen of `step` at the same place."""
    faults = Faults()
    walk = Walk(Opening(read(DISPUTE, "dynamite.yaml", faults), faults))
    walk.find(TO)
    app = Stepping(walk, Path("position.yaml"))
    async with app.run_test(size=(110, 32)) as pilot:
        await pilot.pause()
        (HERE / "step.svg").write_text(app.export_screenshot(title="adjudicator step dynamite.yaml"), encoding="utf-8")


if __name__ == "__main__":
    page()
    asyncio.run(step())
