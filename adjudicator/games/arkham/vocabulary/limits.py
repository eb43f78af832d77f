"""The shape of a limit or maximum."""

from adjudicator.games.arkham.game import Limit
from adjudicator.language.shapes import Checking, Schema, Shape
from adjudicator.language.source import Node, Text


class LimitShape(Shape[Limit]):
    """A limit in words: `1 per round`, `group 1 per investigator per game`, `max 1 committed per test`."""

    def check(self, node: Node, at: Checking) -> Limit:
        words = node.text.split() if isinstance(node, Text) else []
        scope = words.pop(0) if words and words[0] in ("group", "max") else "limit"
        if "committed" in words:
            words.remove("committed")
            scope = "committed"
        each = words[1:3] == ["per", "investigator"] and scope != "committed"
        if each:
            del words[1:3]
        if len(words) == 3 and words[0].isdecimal() and words[1] == "per" and words[2] in _PERIODS:
            return Limit(int(words[0]), words[2], scope, each)
        return self.wrong(node, at, "a limit", "write `1 per round`, `group 1 per game` or `max 1 committed per test`")

    def schema(self) -> Schema:
        periods = "|".join(_PERIODS)
        return {"type": "string", "pattern": rf"^((group|max) )?\d+ (committed |per investigator )?per ({periods})$"}


_PERIODS = ("round", "phase", "turn", "game", "test", "attack")
LIMIT = LimitShape()
