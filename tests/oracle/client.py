"""A client of the oracle in Python that checks every request and every answer against the schema."""

import json
from typing import Any

import jsonschema

from adjudicator.oracle.answers import Oracle
from adjudicator.oracle.limits import ALLOWED, Limits
from adjudicator.oracle.protocol import schema

SCHEMA = schema()
REQUEST = jsonschema.Draft202012Validator({"$ref": "#/$defs/request", "$defs": SCHEMA["$defs"]})
ANSWER = jsonschema.Draft202012Validator({"$ref": "#/$defs/answer", "$defs": SCHEMA["$defs"]})

SITUATION: dict[str, Any] = {
    "game": "arkham",
    "investigators": {"roland": {"card": "Roland Banks", "at": "study", "resources": 3, "hand": ["Machete", "Guts"]}},
    "enemies": {"ghoul": {"card": "Ghoul Minion", "engaged": "roland"}},
    "locations": {"study": {"card": "Study", "clues": 1, "shroud": 2}},
}


class Client:
    """Asks an oracle."""

    def __init__(self, limits: Limits = ALLOWED) -> None:
        self.oracle = Oracle(limits)

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request that must be in order."""
        answer = self.send({"op": op, **fields})
        assert answer["ok"], answer
        return answer

    def fails(self, op: str, **fields: Any) -> dict[str, Any]:
        """The error that answers a request whose form is in order."""
        answer = self.send({"op": op, **fields})
        assert not answer["ok"]
        error: dict[str, Any] = answer["error"]
        return error

    def send(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request whose form is in order."""
        REQUEST.validate(request)
        return self.line(json.dumps(request).encode())

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to any line."""
        answer: dict[str, Any] = json.loads(json.dumps(self.oracle.answer(line)))
        ANSWER.validate(answer)
        return answer

    def opened(self, **changed: Any) -> str:
        """The handle of the situation, opened."""
        handle: str = self.ask("open", situation=SITUATION | changed)["handle"]
        return handle

    def walk(self, handle: str, *answers: str) -> str:
        """The handle after these answers, each the key of an option."""
        for answer in answers:
            handle = self.ask("step", handle=handle, option=answer, options=False)["handle"]
        return handle
