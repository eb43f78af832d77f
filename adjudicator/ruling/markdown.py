"""A ruling as Markdown, for a forum or a collection of rulings."""

from adjudicator.ruling.ruling import AnswerGiven, Claim, Ruling
from adjudicator.ruling.text import Says, reasons_in_order, rule_otherwise, where_it_leaves
from adjudicator.situation.wording import take_care


def as_markdown(ruling: Ruling, says: Says, *, why: bool = False) -> str:
    """The ruling as a Markdown document; `why` adds every rule on the way to the answers."""
    lines = [f"# {ruling.heading}", "", f"*{ruling.under}: {ruling.verdict}*", "", *answer_rows(ruling)]
    if ruling.not_modelled:
        lines += [f"{take_care(ruling.not_modelled)}.", ""]
    if ruling.claims:
        lines += ["## Who is right", ""]
        lines += [line for claim in ruling.claims for line in _claim(claim, says)] + [""]
    if ruling.odds:
        from adjudicator.ruling.odds_told import turning_lines

        turning = [f"{'  ' * line.indent}- {line.text}" for line in turning_lines(ruling.odds)]
        lines += ["## What the odds turn on", "", *turning, ""] if turning else []
    if ruling.waiting is not None:
        waiting = ruling.waiting
        lines += ["## Undecided", "", f"It waits for {' and '.join(waiting.who) or 'chance'}: {waiting.what}.", ""]
        lines += [f"- {option}" for option in waiting.options] + [""]
        lines += [f"After that: {'; '.join(waiting.after)}.", ""] if waiting.after else []
    if ruling.refused:
        lines += ["## Refused", ""]
        for refused in ruling.refused:
            lines.append(f"- {refused.step}")
            lines += [f"  - `{r.rule}` {says(r.rule)} ({r.because})" for r in refused.reasons]
            lines += [f"  - and so nothing asked for: {'; '.join(refused.left_out)}"] if refused.left_out else []
        lines.append("")
    decided = [answer for answer in ruling.answers if answer.because]
    if decided:
        said: set[str] = set()
        lines += ["## Why", ""] + [_because(answer, says, said) for answer in decided] + [""]
    if why:
        lines += ["## The way there", ""] + [f"1. `{rule}` {says(rule)}" for rule in reasons_in_order(ruling)] + [""]
    lines += _rests(ruling)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import markdown

        lines += ["", *markdown(ruling.glance, ruling.path)]
    return "\n".join(lines).rstrip() + "\n"


def _because(answer: AnswerGiven, says: Says, said: set[str]) -> str:
    """The rules that decide an answer: the first with its sentence, if that is new."""
    first, *others = answer.because
    sentence = "" if first in said else f" {says(first)}"
    said.add(first)
    besides = f" Also: {', '.join(f'`{rule}`' for rule in others)}." if others else ""
    return f"- {answer.question}: `{first}`{sentence}{besides}"


def _claim(claim: Claim, says: Says) -> list[str]:
    lines = [f"- **{claim.who}** is {claim.verdict}: {claim.what}"]
    leaves = claim.leaves
    if leaves is not None:
        lines.append(f"  - {where_it_leaves(leaves)}")
        if leaves.rule:
            lines.append(f"  - {leaves.how}: `{leaves.rule}` {says(leaves.rule)}")
    return lines


def _rests(ruling: Ruling) -> list[str]:
    lines = [f"- drawn: {what} {option}" for _who, what, option in ruling.draws]
    if ruling.odds:
        from adjudicator.ruling.odds_told import looked_at

        lines += dict.fromkeys(f"- odds: {looked_at(one)}" for one in ruling.odds)
    lines += [f"- decided: {option}" for _who, _what, option in ruling.decisions]
    lines += [f"- {one.how}: {one.what} ({one.option})" for one in ruling.passed]
    lines += [f"- done later: {said} ({where})" for said, where in ruling.later]
    for r in ruling.readings:
        otherwise = ", ".join(f"`{rule_otherwise(ruling.path, r.reading, other)}`" for other in r.others)
        lines.append(f"- the reading `{r.reading}`: {r.value}; otherwise: {otherwise}")
    lines += [f"- assumed: {assumed}" for assumed in ruling.assumed]
    return ["## It rests on", "", *lines] if lines else []


def answer_rows(ruling: Ruling) -> list[str]:
    """The answers as the lines of a table, and what is not as expected of the whole."""
    rows = [_answer(answer) for answer in ruling.answers]
    unexpected = [f"- {answer.unconvincing}" for answer in ruling.answers if not answer.convinces]
    unexpected += [f"- {whole}" for whole in ruling.whole if not whole.holds]
    table = ["| question | answer |", "| --- | --- |", *rows, ""] if rows else []
    return [*table, *unexpected, ""] if unexpected else table


def _answer(answer: AnswerGiven) -> str:
    so_far = "" if answer.final else ", so far"
    expected = "" if answer.holds else f" (expected {_cell(answer.expected)})"
    return f"| {_cell(answer.question)} | **{_cell(answer.value)}**{so_far}{expected} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
