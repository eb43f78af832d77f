"""The documents beside the code, by the topics under which they are shown."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.finding import home, known_games

PACKAGE: Final = Path(__file__).resolve().parents[1]

OWN: Final = {
    "situation": "situation/README.md",
    "ruling": "ruling/README.md",
    "odds": "exploring/README.md",
    "stepping": "stepping/README.md",
    "pages": "pages/README.md",
    "recording": "recording/README.md",
    "python": "playing/README.md",
    "oracle": "oracle/README.md",
    "assistants": "assistant/README.md",
    "editors": "editors/README.md",
    "testing": "testing/README.md",
    "games": "games/README.md",
    "design": "README.md",
}
"""The topics of the adjudicator itself, in the order in which a reader comes to them."""

_LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_COMMENT: Final = re.compile(r"^<!-- .* -->\n\n?", re.MULTILINE)
_PICTURE: Final = re.compile(r"^!\[.*\]\(.*\)\n\n?", re.MULTILINE)
_FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


class Document(NamedTuple):
    """A document: the topic under which it is shown, and its file."""

    topic: str
    path: Path

    @property
    def text(self) -> str:
        """The whole document as it is shown: without comments and pictures, and each link in words."""
        whole = _PICTURE.sub("", _COMMENT.sub("", self.path.read_text(encoding="utf-8")))
        parts = _FENCED.split(whole)
        return "".join(part if part.startswith("```") else _LINK.sub(self._in_words, part) for part in parts)

    @property
    def line(self) -> str:
        """The first sentence below the heading."""
        _heading, _space, rest = self.text.partition("\n\n")
        paragraph = " ".join(rest.partition("\n\n")[0].split())
        return paragraph.split(". ")[0].rstrip(".").replace("`", "")

    def _in_words(self, link: "re.Match[str]") -> str:
        """A link as a terminal shows it: the command that shows the other document, or the address."""
        text, address = link.groups()
        if "://" in address:
            return str(link[0])
        target = (self.path.parent / address.partition("#")[0]).resolve()
        other = "" if address.startswith("#") else next((one.topic for one in documents() if one.path == target), "")
        return f"{text} (`adjudicator guide {other}`)" if other else text


def documents() -> tuple[Document, ...]:
    """Every document that comes with the adjudicator or with an installed game."""
    own = [Document(topic, PACKAGE / path) for topic, path in OWN.items()]
    return tuple(one for one in (*own, *(one for game in known_games() for one in of_game(game))) if one.path.is_file())


def of_game(game: str) -> tuple[Document, ...]:
    """The documents of a game: its README by the game's name, others beside it and in its rooms by their own names."""
    found = home(game)
    if found is None:
        return ()
    folder = found.resolve()
    beside = [(path.stem, path) for path in folder.glob("*.md") if path.name != "README.md"]
    below = [(path.parent.name, path) for path in folder.glob("*/README.md")]
    return Document(game, folder / "README.md"), *(
        Document(f"{game}/{name}", path) for name, path in sorted(beside + below)
    )
