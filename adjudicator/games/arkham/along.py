"""The files that come with the game: cards, scenarios, decks and encounter sets, prepared when the package is built."""

from pathlib import Path
from typing import Final

from adjudicator.language.prepared import Prepared

HERE: Final = Path(__file__).parent
ALONG: Final = Prepared(HERE)


def prepare(to: Path) -> None:
    """Prepare the contents of all these files for a package that is being built in another folder."""
    from adjudicator.games.arkham.library import ACTIONS, FOLDER, read_card
    from adjudicator.games.arkham.setting_up.printed import every_file

    cards = [ACTIONS, *sorted(FOLDER.glob("*.yaml"))]
    ALONG.prepare([*((path, read_card(path)) for path in cards), *every_file()], to)
