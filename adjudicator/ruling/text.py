"""A ruling in words: the answers first, then the reasons, then everything it rests on."""

from collections.abc import Callable

from adjudicator.page import Page
from adjudicator.ruling.ruling import Leaves, Ruling
from adjudicator.situation.wording import write_not_modelled

Says = Callable[[str], str]
"""The sentence of a rule, by its id."""


def write_ruling(ruling: Ruling, says: Says, page: Page) -> None:
    """Lays the ruling out on a page."""
    write_title(ruling, page)
    write_answers(ruling, page)
    write_not_modelled(ruling.not_modelled, page)
    _claims(ruling, says, page)
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_turning

        write_turning(ruling.odds, page)
    _waiting(ruling, page)
    _refusals(ruling, says, page)
    _why(ruling, says, page)
    _rests(ruling, page)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import write_glance

        write_glance(ruling.glance, ruling.path, page)


def write_title(ruling: Ruling, page: Page) -> None:
    """Lays out the title, the game and the verdict."""
    page.line(page.paint(ruling.heading, "bold"))
    page.line(page.paint(f"{ruling.under}: {ruling.verdict}", "dim"))
    page.line()


def write_answers(ruling: Ruling, page: Page) -> None:
    """Lays out each question with its answer, and what is not as expected."""
    widest = max((len(answer.question) for answer in ruling.answers), default=0)
    room = min(widest, page.width - 12)
    for answer in ruling.answers:
        style = {"yes": "green", "no": "red"}.get(answer.value, "cyan")
        dots = "." * max(2, room + 3 - len(answer.question))
        line = f"  {answer.question} {page.paint(dots, 'dim')} {page.paint(answer.value, style, 'bold')}"
        if not answer.final:
            line += page.paint(", so far", "dim")
        if not answer.holds:
            line += page.paint(f"   expected {answer.expected}", "yellow")
        page.line(line)
    for whole in ruling.whole:
        if not whole.holds:
            page.item("", str(whole), 1, 1, "yellow")
    if not ruling.answers:
        page.line("  nothing was asked; `adjudicator explain` shows what happens")


def _claims(ruling: Ruling, says: Says, page: Page) -> None:
    if not ruling.claims:
        return
    page.heading("Who is right")
    for claim in ruling.claims:
        verdict = page.paint(claim.verdict, "green" if claim.holds else "red")
        page.line(f"  {claim.who} is {verdict}: {claim.what}")
        if claim.leaves is not None:
            page.item("", where_it_leaves(claim.leaves), 3)
            if claim.leaves.rule:
                page.item(f"{claim.leaves.how}: {claim.leaves.rule}", says(claim.leaves.rule), 4, 0, "cyan")


def where_it_leaves(leaves: Leaves) -> str:
    """The step at which a claim leaves the rules, and the fact there.

    >>> where_it_leaves(Leaves("ST.6 determine success or failure", "the test fails", "overlooked", ""))
    'It leaves the rules at ST.6 determine success or failure: the test fails.'
    """
    what = leaves.what or "the rules forbid it"
    return f"It leaves the rules at {leaves.step}: {what}." if leaves.step else f"It leaves the rules here: {what}."


def _waiting(ruling: Ruling, page: Page) -> None:
    waiting = ruling.waiting
    if waiting is None:
        return
    page.heading("Undecided")
    who = " and ".join(waiting.who)
    page.item("", f"It waits for {who + ': ' if who else ''}{waiting.what}.", 1, 1)
    for option in waiting.options[:12]:
        page.item("-", option, 4)
    if len(waiting.options) > 12:
        page.item("-", f"and {len(waiting.options) - 12} more", 4)


def _refusals(ruling: Ruling, says: Says, page: Page) -> None:
    if not ruling.refused:
        return
    page.heading("Refused")
    for refused in ruling.refused:
        page.line(f"  {page.paint(refused.step, 'yellow')}")
        for reason in refused.reasons:
            page.item(reason.rule, says(reason.rule), 4, 0, "cyan")
            page.item("", f"({reason.because})", 4, len(reason.rule) + 1)


def _why(ruling: Ruling, says: Says, page: Page) -> None:
    rules = deciding(ruling)
    if not rules:
        return
    page.heading("Why")
    hang = min(max(len(rule) for rule in rules) + 2, 42)
    for rule in rules:
        page.item(rule, says(rule), 2, max(hang, len(rule) + 1), "cyan")
    others = [rule for rule in reasons_in_order(ruling) if rule not in rules]
    if others:
        page.item("On the way there:", ", ".join(others), 2, 18, "dim")


def deciding(ruling: Ruling) -> tuple[str, ...]:
    """The rules nearest to the answers and claims, in the order in which they were applied."""
    wanted = {rule for answer in ruling.answers for rule in answer.because}
    wanted |= {rule for claim in ruling.claims for rule in claim.because}
    return tuple(rule for rule in reasons_in_order(ruling) if rule in wanted)


def reasons_in_order(ruling: Ruling) -> tuple[str, ...]:
    """The rules on which the answers and claims rest, in the order in which they were applied."""
    wanted = {rule for answer in ruling.answers for rule in answer.cites}
    wanted |= {rule for claim in ruling.claims for rule in claim.cites}
    said = {reason.rule for refused in ruling.refused for reason in refused.reasons}
    return tuple(rule for rule in ruling.cites if rule in wanted and rule not in said)


def _undecided(ruling: Ruling, page: Page) -> None:
    """Lays out the decisions by default: each passed opportunity, with all the moments at which it was open."""
    for how, words in (("passed", "not used:"), ("first", "chosen by default:")):
        moments: dict[str, list[str]] = {}
        for one in ruling.passed:
            if one.how == how:
                moments.setdefault(one.option, []).append(one.what)
        for option, at in moments.items():
            page.item(words, f"{option} ({', '.join(dict.fromkeys(at))})")


def rule_otherwise(path: str, reading: str, value: str) -> str:
    """The command that rules the same file under another value of a reading."""
    from shlex import quote

    return f"adjudicator rule {quote(path)} --reading {quote(f'{reading}={value}')}"


def _rests(ruling: Ruling, page: Page) -> None:
    page.heading("It rests on")
    if ruling.draws:
        page.item("draws:", ", ".join(f"{what} {option}" for _who, what, option in ruling.draws))
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_looked_at

        write_looked_at(ruling.odds, page)
    if ruling.decisions:
        page.item("decisions:", "; ".join(option for _who, _what, option in ruling.decisions))
    _undecided(ruling, page)
    for rests in ruling.readings:
        page.item(f"the reading {rests.reading}:", f"{rests.value}; to rule it otherwise:")
        for other in rests.others:
            # Not wrapped, so that it can be copied.
            page.line(rule_otherwise(ruling.path, rests.reading, other), 4)
    if ruling.assumed:
        page.item("assumed:", "; ".join(ruling.assumed))
    if page.lines[-1].endswith("It rests on"):
        page.line("  nothing but the rules", 0)
