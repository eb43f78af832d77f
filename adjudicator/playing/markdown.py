"""The legal options as Markdown, and in the words that a page uses too."""

from collections.abc import Iterator, Sequence

from adjudicator.games.interface import Price
from adjudicator.plain import marked
from adjudicator.playing.offered import Forbidden, Possible, Waits
from adjudicator.situation.wording import take_care
from adjudicator.speaking import _


def asked(waits: Waits | None) -> str:
    """The open question in words.

    >>> asked(Waits(("roland",), "take an action", "investigation-phase.5"))
    'roland: take an action'
    >>> asked(None)
    'nothing is left to do'
    """
    return _("nothing is left to do") if waits is None else str(waits)


def cost_of(cost: Sequence[Price]) -> str:
    """A cost in words; "free" if there is none.

    >>> cost_of((Price("1 action", "action"), Price("3 resources", "resource", 3, "roland")))
    '1 action, 3 resources'
    """
    return ", ".join(part.says for part in cost) or _("free")


def in_short(
    waits: Waits | None, options: Sequence[Possible], forbidden: Sequence[Forbidden], not_modelled: Sequence[str]
) -> str:
    """The open question, the options and the refused attempts, without the sentences of the rules."""
    lines = [f"*{marked(asked(waits))}*", "", *table(options), *cautioned(not_modelled)]
    if forbidden:
        lines += ["", *refused_lines(forbidden)]
    return "\n".join(lines) + "\n"


def table(options: Sequence[Possible]) -> list[str]:
    """The options as the lines of a table."""
    if not options:
        return []
    total = sum(option.weight or 0 for option in options)
    rows = [f"| {marked(o.says)} | {marked(priced(o, total))} | {_code(o.rule)} |" for o in options]
    return [f"| {_('may be done')} | {_('odds') if total else _('cost')} | {_('by')} |", "| --- | --- | --- |", *rows]


def cautioned(not_modelled: Sequence[str]) -> list[str]:
    """The warning about parts of cards that are not modelled, as the lines of a paragraph; none without such parts."""
    return ["", f"{marked(take_care(not_modelled))}."] if not_modelled else []


def refused_lines(refused: Sequence[Forbidden]) -> Iterator[str]:
    """The refused attempts as the lines of a list."""
    for sentences, reasons in grouped(refused):
        yield f"- {marked('; '.join(sentences))}"
        yield from (f"  - {marked(reason)}" for reason in reasons)


def _told(one: Forbidden) -> tuple[str, ...]:
    """Each fact against an attempt with its rules, and the readings that decide it."""
    facts: dict[str, list[str]] = {}
    for reason in one.reasons:
        facts.setdefault(reason.because, []).append(reason.rule)
    rules = ((because, ", ".join(filter(None, given))) for because, given in facts.items())
    found = [f"{because} ({given})" if given else because for because, given in rules]
    return (*found, *(_("by the reading {name}: {value}", name=name, value=value) for name, value in one.rests))


def grouped(refused: Sequence[Forbidden]) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """The refused attempts, grouped by their reasons."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for one in refused:
        groups.setdefault(_told(one), []).append(one.says)
    for reasons, sentences in groups.items():
        yield sentences, reasons


def priced(option: Possible, total: int) -> str:
    """The cost of an option; the probability of a draw."""
    return (
        cost_of(option.cost) if option.weight is None else _("{number} of {total}", number=option.weight, total=total)
    )


def _code(rule: str) -> str:
    return f"`{rule}`" if rule else ""
