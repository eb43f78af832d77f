"""A ruling as Markdown, for a forum or a collection of rulings."""

from adjudicator.plain import code, marked
from adjudicator.ruling.resting import rule_otherwise
from adjudicator.ruling.ruling import AnswerGiven, Claim, Ruling
from adjudicator.ruling.text import Says, reasons_in_order, where_it_leaves
from adjudicator.situation.wording import take_care


def as_markdown(ruling: Ruling, says: Says, *, why: bool = False) -> str:
    """The ruling as a Markdown document; `why` adds every rule on the way to the answers."""
    lines = [f"# {marked(ruling.heading)}", "", f"*{ruling.under}: {ruling.verdict}*", "", *answer_rows(ruling)]
    if ruling.not_modelled:
        lines += [f"{marked(take_care(ruling.not_modelled))}.", ""]
    if ruling.claims:
        lines += ["## Who is right", ""]
        lines += [line for claim in ruling.claims for line in _claim(claim, says)] + [""]
    if ruling.odds:
        from adjudicator.ruling.odds_told import turning_lines

        turning = [f"{'  ' * line.indent}- {marked(line.text)}" for line in turning_lines(ruling.odds)]
        lines += ["## What the odds turn on", "", *turning, ""] if turning else []
    if ruling.waiting is not None:
        waiting = ruling.waiting
        lines += [
            "## Undecided",
            "",
            f"It waits for {marked(waiting.asked)}.",
            "",
        ]
        lines += [f"- {marked(option)}" for option in waiting.options] + [""]
        lines += [f"After that: {marked('; '.join(waiting.after))}.", ""] if waiting.after else []
    if ruling.refused:
        lines += ["## Refused", ""]
        for refused in ruling.refused:
            lines.append(f"- {marked(refused.step)}")
            lines += [f"  - `{r.rule}` {says(r.rule)} ({marked(r.because)})" for r in refused.reasons]
            fallen = marked("; ".join(refused.left_out))
            lines += [f"  - and so nothing asked for: {fallen}"] if fallen else []
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
    return f"- {marked(answer.question)}: `{first}`{sentence}{besides}"


def _claim(claim: Claim, says: Says) -> list[str]:
    lines = [f"- **{marked(claim.who)}** is {claim.verdict}: {marked(claim.what)}"]
    leaves = claim.leaves
    if leaves is not None:
        lines.append(f"  - {marked(where_it_leaves(leaves))}")
        if leaves.rule:
            lines.append(f"  - {leaves.how}: `{leaves.rule}` {says(leaves.rule)}")
    return lines


def _rests(ruling: Ruling) -> list[str]:
    lines = [f"- drawn: {marked(what)} {marked(option)}" for _who, what, option in ruling.draws]
    if ruling.odds:
        from adjudicator.ruling.odds_told import looked_at

        lines += dict.fromkeys(f"- odds: {marked(looked_at(one))}" for one in ruling.odds)
    lines += [f"- decided: {marked(option)}" for _who, _what, option in ruling.decisions]
    lines += [f"- {one.how}: {marked(one.what)} ({marked(one.option)})" for one in ruling.passed]
    lines += [f"- done later: {marked(said)} ({marked(where)})" for said, where in ruling.later]
    for r in ruling.readings:
        otherwise = ", ".join(code(rule_otherwise(ruling.path, r.reading, other)) for other in r.others)
        lines.append(f"- the reading `{r.reading}`: {r.value}; otherwise: {otherwise}")
    lines += [f"- assumed: {marked(assumed)}" for assumed in ruling.assumed]
    return ["## It rests on", "", *lines] if lines else []


def answer_rows(ruling: Ruling) -> list[str]:
    """The answers as the lines of a table, and what is not as expected of the whole."""
    rows = [_answer(answer) for answer in ruling.answers]
    unexpected = [f"- {marked(answer.unconvincing)}" for answer in ruling.answers if not answer.convinces]
    unexpected += [f"- {marked(str(whole))}" for whole in ruling.whole if not whole.holds]
    table = ["| question | answer |", "| --- | --- |", *rows, ""] if rows else []
    return [*table, *unexpected, ""] if unexpected else table


def _answer(answer: AnswerGiven) -> str:
    so_far = "" if answer.final else ", so far"
    expected = "" if answer.holds else f" (expected {marked(answer.expected)})"
    return f"| {marked(answer.question)} | **{marked(answer.value)}**{so_far}{expected} |"
