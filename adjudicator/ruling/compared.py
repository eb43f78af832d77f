"""A comparison for people and programs: in words, and as the data that `comparison.json` beside this file describes."""

from collections.abc import Callable, Sequence

from adjudicator.page import Page
from adjudicator.ruling.comparing import Comparison
from adjudicator.ruling.data import Data
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.wording import answered, write_not_modelled
from adjudicator.speaking import _, to_translate
from adjudicator.widths import cells, filled

VERSION = 1
Says = Callable[[str], str]
"""The sentence of a rule, by its id."""

NOWHERE = to_translate("nowhere: the same things happen in the same order")
NOWHERE_YET = to_translate(
    "nowhere: the same things happen in the same order as far as the course goes; what may come from there on differs"
)
_MANY = 12
"""The most differing rules that are named beside the deciding ones; the others are counted."""


def write_comparison(comparison: Comparison, says: Says, page: Page) -> None:
    """Lays a comparison out on a page: the answers side by side, the claims, the parting point, the differing rules."""
    first = comparison.rulings[0]
    page.line(page.paint(f"{first.title or first.path}{' — ' + first.variant if first.variant else ''}", "bold"))
    agreed = _("the answers agree") if comparison.agrees else _("the answers differ")
    page.line(page.paint(f"{first.game}: {agreed}", "dim"))
    page.line()
    _answers(comparison, page)
    _not_asked(comparison, page)
    write_not_modelled(comparison.not_modelled, page)
    _claims(comparison, page)
    _fork(comparison, says, page)
    _rules(comparison, says, page)


def _answers(comparison: Comparison, page: Page) -> None:
    rows = [(question, tuple(map(answered, values))) for question, values in comparison.answers]
    rows.append((_("verdict"), tuple(_(ruling.verdict) for ruling in comparison.rulings)))
    names = [one.name for one in comparison.under]
    widths = [max(cells(name), *(cells(values[place]) for _q, values in rows)) for place, name in enumerate(names)]
    widest = min(max(cells(question) for question, _values in rows), max(20, page.width - sum(widths) - 3 * len(names)))
    page.line(f"  {'':{widest}}   {_columns(names, widths)}")
    for question, values in rows:
        line = f"  {filled(question, widest)}   {_columns([value or '—' for value in values], widths)}"
        page.line(page.paint(line, "yellow") if len(set(values)) > 1 else line)


def _columns(values: Sequence[str], widths: Sequence[int]) -> str:
    return "   ".join(map(filled, values, widths)).rstrip()


def _not_asked(comparison: Comparison, page: Page) -> None:
    if any(comparison.not_asked):
        page.line()
    for one, entries in zip(comparison.under, comparison.not_asked, strict=True):
        if entries:
            page.item(f"{_('not asked {so}', so=one.so)}:", "; ".join(entries), 2)


def _claims(comparison: Comparison, page: Page) -> None:
    claims = comparison.rulings[0].claims
    if not claims:
        return
    page.heading(_("Who is right"))
    for place, claim in enumerate(claims):
        verdicts = [ruling.claims[place].verdict for ruling in comparison.rulings]
        told = "; ".join(
            _("{verdict} {so}", verdict=verdict, so=one.so)
            for verdict, one in zip(verdicts, comparison.under, strict=True)
        )
        page.item(f"{claim.who}:", f"{claim.what}: {told}", 2)
    if comparison.finding:
        page.item("", comparison.finding, 1)


def _fork(comparison: Comparison, says: Says, page: Page) -> None:
    fork = comparison.fork
    page.heading(_("Where they part"))
    if fork is None:
        page.line(f"  {_(NOWHERE_YET if _odds_differ(comparison) else NOWHERE)}")
        return
    page.item("", _("the same up to: {event}", event=fork.after) if fork.after else _("at the very beginning"), 1)
    for one, side in zip(comparison.under, fork.sides, strict=True):
        at = f"{side.step}: " if side.step else ""
        page.item(f"{one.name}:", f"{at}{side.what}", 2)
        if side.rule:
            page.item(side.rule, says(side.rule), 4, 0, "cyan")


def _odds_differ(comparison: Comparison) -> bool:
    return len({tuple((one.statement, one.bounds) for one in ruling.odds) for ruling in comparison.rulings}) > 1


def _rules(comparison: Comparison, says: Says, page: Page) -> None:
    if not any(comparison.rules_apart):
        return
    page.heading(_("The rules that differ"))
    for one, apart, deciding in zip(comparison.under, comparison.rules_apart, comparison.deciding_apart, strict=True):
        if not apart:
            continue
        page.line(f"  {_('only {so}', so=one.so)}")
        for rule in deciding:
            page.item(rule, says(rule), 4, 0, "cyan")
        others = [rule for rule in apart if rule not in deciding]
        if others:
            more = f" {_('and {number} more', number=len(others) - _MANY)}" if len(others) > _MANY else ""
            page.item(_("also:") if deciding else "", ", ".join(others[:_MANY]) + more, 4)


def comparison_data(comparison: Comparison) -> dict[str, Data]:
    """The comparison as data."""
    first, fork = comparison.rulings[0], comparison.fork
    return {
        "version": VERSION,
        "file": first.path,
        "game": first.game,
        "title": first.title,
        "variant": first.variant,
        "agrees": comparison.agrees,
        "under": [_under(comparison, place) for place in range(len(comparison.under))],
        "answers": [
            {"question": question, "values": [value or None for value in values], "agrees": len(set(values)) == 1}
            for question, values in comparison.answers
        ],
        "claims": [
            {"who": c.who, "what": c.what, "holds": [_holds(ruling, place) for ruling in comparison.rulings]}
            for place, c in enumerate(first.claims)
        ],
        "finding": comparison.finding or None,
        "notModelled": list(comparison.not_modelled),
        "parting": None
        if fork is None
        else {
            "after": fork.after or None,
            "sides": [{"step": side.step or None, "what": side.what, "rule": side.rule or None} for side in fork.sides],
        },
    }


def _holds(ruling: Ruling, place: int) -> bool | None:
    claim = ruling.claims[place]
    return claim.holds if claim.known else None


def _under(comparison: Comparison, place: int) -> Data:
    under, ruling = comparison.under[place], comparison.rulings[place]
    return {
        "name": under.name,
        "edition": ruling.edition,
        "readings": dict(under.readings),
        "without": list(under.without),
        "verdict": ruling.verdict,
        "restsOn": [{"name": rests.reading, "value": rests.value} for rests in ruling.readings],
        "notAsked": list(comparison.not_asked[place]),
        "refused": [refused.step for refused in ruling.refused],
        "rules": list(comparison.rules_apart[place]),
    }
