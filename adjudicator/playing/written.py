"""A position as the text of a situation that goes on as the position does."""

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from adjudicator.games.interface import NotWritable
from adjudicator.language.nodes import NOWHERE, Node, Text, data_of
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing
from adjudicator.situation.keys import ASKED, COURSE, VARIANTS

if TYPE_CHECKING:
    from ruamel.yaml.nodes import ScalarNode
    from ruamel.yaml.representer import RoundTripRepresenter

Keys = dict[str, object]

_COURSE: Final = ("edition", "readings", "otherwise", COURSE, *ASKED, VARIANTS)
"""The keys of a file that are not of the set-up, or that may have been chosen outside it."""


def written(opening: Opening, variant: str, playing: Playing) -> str:
    """The present position of a play as a situation.

    It is written out from its facts where the game can say all of them. Elsewhere the file says the last position that
    can be written out, or the one with which the play began, and under `do:` every answer since.
    """
    here = playing.path[-1][0]
    since: list[Node | str] = []
    try:
        keys = _last_written(playing, since)
        if keys is None:
            since = since if playing.from_the_beginning else [*opening.entries(variant), *since]
            keys = {key: data_of(node) for key, node in opening.said(variant) if key not in _COURSE}
    finally:
        playing.go(here)
    return _yaml(_headed(keys, opening) | _course(playing, since))


def _last_written(playing: Playing, since: list[Node | str]) -> Keys | None:
    """The keys of the last position that the game can say in a file; `since` gets the answers from there on."""
    while True:
        try:
            return playing.rules.written(playing.table)
        except NotWritable:
            point = playing.path[-1][0]
        if point.before is None:
            return None
        playing.go(point.before)
        assert point.option is not None
        since.insert(0, point.said or playing.offered(point.option).entry)


def _headed(keys: Keys, opening: Opening) -> Keys:
    """The keys of a position after those that say what it is, and by which edition and readings."""
    document = opening.document
    title: Keys = {"title": document.title} if document.title else {}
    edition: Keys = {"edition": document.edition} if document.edition else {}
    readings: Keys = {"readings": dict(document.readings)} if document.readings else {}
    return {"game": document.game} | title | edition | readings | keys


def _course(playing: Playing, since: Sequence[Node | str]) -> Keys:
    """The answers, one for each question, and that no other is given; between two actions a file stops anyway."""
    if not since:
        return {} if playing.game.at_rest() else {"otherwise": "stop"}
    return {"otherwise": "stop", "do": [entry if isinstance(entry, str) else data_of(entry) for entry in since]}


def _yaml(keys: Keys) -> str:
    from ruamel.yaml import YAML
    from ruamel.yaml.representer import RoundTripRepresenter

    class Writing(RoundTripRepresenter):
        """Texts stand without quotes here, and as ever elsewhere."""

    Writing.add_representer(str, _text)
    writer = YAML()
    writer.Representer = Writing
    out = StringIO()
    writer.dump(keys, out)
    return out.getvalue()


def _text(representer: "RoundTripRepresenter", value: str) -> "ScalarNode":
    """A text without quotes wherever it is read as a text again, as a `+1` is."""
    from ruamel.yaml.nodes import ScalarNode

    is_read_so = data_of(Text(NOWHERE, value, False)) == value
    tag: Any = representer.serializer.resolver.resolve(ScalarNode, value, (True, False))
    found: ScalarNode = representer.represent_scalar(tag, value) if is_read_so else representer.represent_str(value)
    return found
