"""The problems that an answer to a position may have."""

from collections.abc import Iterable

from adjudicator.engine.legality import Reasons
from adjudicator.language.diagnostics import Fault
from adjudicator.ruling.data import Data


class Problem(Exception):
    """Something cannot be done: a code for programs, a message for people, and further data."""

    def __init__(self, code: str, message: str, **more: Data) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    def data(self) -> dict[str, Data]:
        """The problem as plain data."""
        return {"code": self.code, "message": self.message, **self.more}


class NotLegal(Problem):
    """The rules do not allow this answer here; `reasons` lists why, each with its rule."""

    def __init__(self, said: str, reasons: Reasons) -> None:
        because = "; ".join(dict.fromkeys(reason.because for reason in reasons))
        super().__init__("not-legal", f'"{said}" is not legal here: {because}', reasons=reasons_data(reasons))
        self.said = said
        self.reasons = reasons


class NotUnderstood(Problem):
    """A sentence cannot be read, or is no answer; `faults` lists its faults."""

    def __init__(self, message: str, faults: Iterable[Fault] = ()) -> None:
        self.faults = tuple(faults)
        found: list[Data] = [{"code": f.code, "message": f.message, "help": f.help} for f in self.faults]
        super().__init__("not-understood", message, **({"diagnostics": found} if found else {}))


def reasons_data(reasons: Reasons) -> list[Data]:
    """Reasons as plain data; a reason without a rule has null for it."""
    return [{"rule": reason.rule or None, "because": reason.because} for reason in reasons]
