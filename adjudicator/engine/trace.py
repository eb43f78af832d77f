"""The trace of a run: an append-only list of small records, cut on rollback. Everything a user sees is read off it."""

from typing import NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.state import Value
from adjudicator.engine.values import Ledger

Rules = tuple[str, ...]
"""The rules by which something happens, in the order in which they are applied."""


class Began(NamedTuple):
    """A sequence began: what stands before it at its depth was made by another one, which is over."""

    depth: int
    procedure: str


class Stepped(NamedTuple):
    """A step of a procedure began."""

    depth: int
    procedure: str
    number: str
    name: str


class Happened(NamedTuple):
    """An event reached a stage of its life, the `first` or `last` of them; or it was cancelled or replaced.

    `by` are the rules by which it happens; they stand where it happens first.
    """

    depth: int
    event: object
    stage: str
    first: bool = False
    by: Rules = ()
    last: bool = False


class Spared(NamedTuple):
    """An event that would happen here but for these rules."""

    depth: int
    event: object
    by: Rules


class Wrote(NamedTuple):
    """A cell changed, by these rules."""

    depth: int
    entity: str
    field: str
    old: Value
    new: Value
    by: Rules = ()


class Cited(NamedTuple):
    """A rule was applied here."""

    depth: int
    rule: str


class Judged(NamedTuple):
    """It was asked what may be done, and these rules forbid it; nothing has happened by them."""

    depth: int
    by: Rules


class Valued(NamedTuple):
    """A value was worked out; the ledger names every contribution."""

    depth: int
    ledger: Ledger


class Initiated(NamedTuple):
    """An ability was initiated, or a card was played, by these rules; `number` is that of the ability on its card."""

    depth: int
    who: str
    source: str
    ability: str
    number: int = -1
    by: Rules = ()


class Applied(NamedTuple):
    """Something printed on a card was applied that nobody initiates: a result, a prohibition, a symbol."""

    depth: int
    source: str
    ability: str


class Refused(NamedTuple):
    """A player wanted to do something that the rules forbid at that point; `request` is empty if it was just told."""

    depth: int
    who: str
    request: str
    reasons: Reasons


class Opened(NamedTuple):
    """A window opened in which something may be used; `options` are the keys of what could be used."""

    depth: int
    window: str
    options: tuple[str, ...]


class Chose(NamedTuple):
    """A choice was made, at this price; perhaps it was the `only` option, or no sentence of the file has said it."""

    depth: int
    who: str
    what: str
    option: str
    only: bool
    by: Rules = ()
    unsaid: bool = False
    price: tuple[str, ...] = ()


class Drew(NamedTuple):
    """Chance decided, by these rules."""

    depth: int
    who: str
    what: str
    option: str
    by: Rules = ()


class Rested(NamedTuple):
    """The resolution rested on a named reading."""

    depth: int
    reading: str
    value: str


class Noted(NamedTuple):
    """A remark for the reader that is no write: an effect that failed to resolve, a result that was modified."""

    depth: int
    text: str


Record = (
    Began
    | Stepped
    | Happened
    | Spared
    | Wrote
    | Cited
    | Judged
    | Valued
    | Initiated
    | Applied
    | Refused
    | Opened
    | Chose
    | Drew
    | Rested
    | Noted
)


ByRules = Wrote | Happened | Judged | Initiated | Spared | Chose | Drew
"""Records that carry the rules by which they are."""


def cited(record: Record) -> Rules:
    """The rules that a record cites: one that is applied there, or those by which something is or is not so.

    >>> cited(Wrote(1, "roland", "damage", None, 1, ("direct-damage.1",)))
    ('direct-damage.1',)
    """
    if isinstance(record, Cited):
        return (record.rule,)
    if isinstance(record, Valued):
        return record.ledger.rules
    return record.by if isinstance(record, ByRules) else ()
