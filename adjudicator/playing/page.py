"""The legal options for people and programs: on a page, as Markdown, and as the data of `schema.json`."""

from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read_file
from adjudicator.page import Page
from adjudicator.plain import marked
from adjudicator.playing.legal import Legal, legal
from adjudicator.playing.markdown import asked, cautioned, grouped, priced, refused_lines, table
from adjudicator.playing.offered import Forbidden, Possible, Waits
from adjudicator.playing.opening import Opening
from adjudicator.playing.problem import reasons_data
from adjudicator.ruling.data import Data
from adjudicator.ruling.markdown import markdown_of_the_rules
from adjudicator.ruling.refusals import told_refused
from adjudicator.ruling.text import write_of_the_rules
from adjudicator.situation.choosing import Chosen
from adjudicator.situation.wording import titled, under, write_not_modelled
from adjudicator.speaking import _
from adjudicator.widths import cells, filled

VERSION = 1
Says = Callable[[str], str]
"""The sentence of a rule, by its id."""


class Listed(NamedTuple):
    """The options at the end of a course, with its file, its game and the assumptions."""

    file: str
    game: str
    edition: str
    title: str
    variant: str
    refused: tuple[tuple[str, str], ...]
    assumed: tuple[str, ...]
    legal: Legal
    with_why_not: bool

    @property
    def heading(self) -> str:
        """The title, or else the file; and the variant."""
        return titled(self.title or self.file, self.variant)

    @property
    def under(self) -> str:
        """The game, and the edition of its reference if it has several."""
        return under(self.game, self.edition)


def list_file(
    path: "str | PathLike[str]", edition: str, readings: Chosen, player: str, *, why_not: bool
) -> tuple[Listed, ...]:
    """The options at the end of a file's course, or of each of its variants.

    Raises InputAtFault with every fault of the file, NoSuchChoice for an unknown edition, reading or player.
    """
    faults = Faults()
    opening = Opening(read_file(path, faults), faults, edition, readings)
    return tuple(_listed(opening, variant, player, why_not=why_not) for variant in opening.variants)


def _listed(opening: Opening, variant: str, player: str, *, why_not: bool) -> Listed:
    document, playing = opening.document, opening.play(variant, player)
    refused = tuple((r.deed.said, "; ".join(reason.because for reason in r.reasons)) for r in playing.refusals)
    found = legal(playing, why_not=why_not)
    about = (opening.source.path, document.game, document.edition, document.title, variant)
    return Listed(*about, refused, playing.assumed, found, why_not)


# -- on a page --------------------------------------------------------------------------------------------------------


def write_legal(listed: Listed, says: Says, page: Page) -> None:
    """Lays out the open question, every option with cost and rule, and the refused attempts."""
    found = listed.legal
    page.line(page.paint(listed.heading, "bold"))
    page.line(page.paint(f"{listed.under}: {asked(found.waits)}", "dim"))
    if found.options:
        page.heading(_("May be drawn") if found.waits is not None and found.waits.chance else _("May be done"))
        _options(found.options, page)
    elif found.waits is not None:
        page.line()
        anybody = found.waits.who or found.waits.chance
        nothing = _("the options are secret") if anybody else _("nobody has anything to do")
        page.line(f"  {nothing}")
    write_not_modelled(found.not_modelled, page)
    if listed.with_why_not and found.waits is not None:
        _refused(found.forbidden, page)
    rules = dict.fromkeys(rules_of(found))
    if rules:
        page.heading(_("By these rules"))
        hang = min(max(len(rule) for rule in rules) + 2, 42)
        for rule in rules:
            page.item(rule, says(rule), 2, max(hang, len(rule) + 1), "cyan")
    if listed.refused or listed.assumed:
        page.heading(_("It rests on"))
        for deed, because in listed.refused:
            page.item(f"{told_refused('')}:", f"{deed} ({because})")
        if listed.assumed:
            page.item(f"{_('assumed')}:", "; ".join(listed.assumed))
    write_of_the_rules(page)


def _options(options: Sequence[Possible], page: Page) -> None:
    total = sum(option.weight or 0 for option in options)
    costs = [priced(option, total) for option in options]
    widest = min(max(cells(option.says) for option in options), page.width // 2)
    wide = max(map(cells, costs))
    for option, cost in zip(options, costs, strict=True):
        dots = page.paint("." * max(2, widest + 3 - cells(option.says)), "dim")
        line = f"  {option.says} {dots} {filled(cost, wide)}  {page.paint(option.rule, 'cyan')}"
        page.line(line.rstrip())


def _refused(refused: Sequence[Forbidden], page: Page) -> None:
    page.heading(_("May not be done"))
    if not refused:
        page.line(f"  {_('nothing that was tried')}")
    for sentences, reasons in grouped(refused):
        page.item("", "; ".join(sentences), 1, 1)
        for reason in reasons:
            page.item("-", reason, 4)


def rules_of(found: Legal) -> Iterator[str]:
    """The rules of the open question, of the options, and against the refused attempts."""
    if found.waits is not None and found.waits.rule:
        yield found.waits.rule
    yield from (option.rule for option in found.options if option.rule)
    yield from (reason.rule for one in found.forbidden for reason in one.reasons if reason.rule)


# -- as Markdown ------------------------------------------------------------------------------------------------------


def as_markdown(listed: Listed, says: Says) -> str:
    """The options as a Markdown document."""
    lines = [
        f"# {marked(listed.heading)}",
        "",
        f"*{listed.under}: {marked(asked(listed.legal.waits))}*",
        "",
        *table(listed.legal.options),
        *cautioned(listed.legal.not_modelled),
    ]
    if listed.with_why_not:
        lines += ["", f"## {_('May not be done')}", ""]
        lines += refused_lines(listed.legal.forbidden)
    rules = dict.fromkeys(rules_of(listed.legal))
    if rules:
        lines += ["", f"## {_('By these rules')}", "", *(f"- `{rule}` {says(rule)}" for rule in rules)]
    rests = [f"- {told_refused('')}: {marked(deed)} ({marked(because)})" for deed, because in listed.refused]
    rests += [f"- {_('assumed')}: {marked(assumed)}" for assumed in listed.assumed]
    if rests:
        lines += ["", f"## {_('It rests on')}", "", *rests]
    return "\n".join([*lines, *markdown_of_the_rules()]) + "\n"


# -- as data ----------------------------------------------------------------------------------------------------------


def as_data(listed: Listed) -> dict[str, Data]:
    """The options as plain data; the refused attempts are null if they were not requested."""
    found = listed.legal
    return {
        "version": VERSION,
        "file": listed.file,
        "game": listed.game,
        "edition": listed.edition,
        "title": listed.title,
        "variant": listed.variant,
        "waiting": waiting_data(found.waits),
        "rests": found.rests,
        "options": [possible_data(option) for option in found.options],
        "forbidden": [forbidden_data(one) for one in found.forbidden] if listed.with_why_not else None,
        "refused": [{"deed": deed, "because": because} for deed, because in listed.refused],
        "assumed": list(listed.assumed),
        "notModelled": list(found.not_modelled),
    }


def waiting_data(waits: Waits | None) -> Data:
    """The open question; null when nothing is left to do."""
    if waits is None:
        return None
    return {
        "kind": "chance" if waits.chance else "choice",
        "who": list(waits.who),
        "for": waits.what,
        "optional": waits.optional,
        "rule": waits.rule or None,
    }


def possible_data(option: Possible) -> Data:
    """A legal answer."""
    return {
        "key": option.key,
        "says": option.says,
        "who": option.who or None,
        "verb": option.verb,
        "things": list(option.things),
        "weight": option.weight,
        "cost": [{"says": p.says, "kind": p.kind, "amount": p.amount, "of": p.of or None} for p in option.cost],
        "rule": option.rule or None,
    }


def forbidden_data(one: Forbidden) -> Data:
    """A refused attempt."""
    return {
        "deed": one.says,
        "who": one.who or None,
        "reasons": reasons_data(one.reasons),
        "readings": [{"name": name, "value": value} for name, value in one.rests],
    }
