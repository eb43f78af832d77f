"""A ruling as Markdown, for a forum or a collection of rulings."""

from adjudicator.plain import code, marked
from adjudicator.ruling.resting import rule_otherwise
from adjudicator.ruling.ruling import AnswerGiven, Claim, Ruling, Undecided
from adjudicator.ruling.text import Says, also, reasons_in_order, where_it_leaves
from adjudicator.situation.wording import answered, take_care
from adjudicator.speaking import _, of_the_rules


def as_markdown(ruling: Ruling, says: Says, *, why: bool = False) -> str:
    """The ruling as a Markdown document; `why` adds every rule on the way to the answers."""
    lines = [f"# {marked(ruling.heading)}", "", f"*{ruling.under}: {_(ruling.verdict)}*", "", *answer_rows(ruling)]
    if ruling.not_modelled:
        lines += [f"{marked(take_care(ruling.not_modelled))}.", ""]
    if ruling.claims:
        lines += [f"## {_('Who is right')}", ""]
        lines += [line for claim in ruling.claims for line in _claim(claim, says)] + [""]
    if ruling.odds:
        from adjudicator.ruling.odds_told import turning_lines

        turning = [f"{'  ' * line.indent}- {marked(line.text)}" for line in turning_lines(ruling.odds)]
        lines += [f"## {_('What the odds turn on')}", "", *turning, ""] if turning else []
    if ruling.waiting is not None:
        waiting = ruling.waiting
        lines += [
            f"## {_('Undecided')}",
            "",
            _("It waits for {asked}.", asked=marked(waiting.asked)),
            "",
        ]
        lines += [f"- {marked(option)}" for option in waiting.options] + [""]
        lines += (
            [_("After that: {sentences}.", sentences=marked("; ".join(waiting.after))), ""] if waiting.after else []
        )
    if ruling.refused:
        lines += [f"## {_('Refused')}", ""]
        for refused in ruling.refused:
            lines.append(f"- {marked(refused.step)}")
            for r in refused.reasons:
                because = marked(r.because)
                lines.append(f"  - `{r.rule}` {says(r.rule)} ({because})" if r.rule else f"  - {because}")
            fallen = marked("; ".join(refused.left_out))
            lines += [f"  - {_('and so nothing asked for:')} {fallen}"] if fallen else []
        lines.append("")
    decided = [answer for answer in ruling.answers if answer.because]
    if decided:
        said: set[str] = set()
        lines += [f"## {_('Why')}", ""] + [_because(answer, says, said) for answer in decided] + [""]
    if why:
        lines += (
            [f"## {_('The way there')}", ""] + [f"1. `{rule}` {says(rule)}" for rule in reasons_in_order(ruling)] + [""]
        )
    lines += _rests(ruling)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import markdown

        lines += ["", *markdown(ruling.glance, ruling.path)]
    lines += ["", *markdown_of_the_rules()]
    return "\n".join(lines).rstrip() + "\n"


def markdown_of_the_rules() -> list[str]:
    """The remark that the sentences of rules are not translated, as the lines of a paragraph; none in English."""
    return ["", f"*{marked(of_the_rules())}*"] if of_the_rules() else []


def _because(answer: AnswerGiven, says: Says, said: set[str]) -> str:
    """The rules that decide an answer: the first with its sentence, if that is new."""
    first, *others = answer.because
    sentence = "" if first in said else f" {says(first)}"
    said.add(first)
    besides = f" {also(', '.join(f'`{rule}`' for rule in others))}" if others else ""
    return f"- {marked(answer.question)}: `{first}`{sentence}{besides}"


def _claim(claim: Claim, says: Says) -> list[str]:
    who = f"**{marked(claim.who)}**"
    lines = [f"- {_('{who} is {verdict}: {what}', who=who, verdict=claim.verdict, what=marked(claim.what))}"]
    leaves = claim.leaves
    if leaves is not None:
        lines.append(f"  - {marked(where_it_leaves(leaves))}")
        if leaves.rule:
            lines.append(f"  - {_(leaves.how)}: `{leaves.rule}` {says(leaves.rule)}")
    return lines


def _rests(ruling: Ruling) -> list[str]:
    lines = [f"- {_('drawn')}: {marked(what)} {marked(option)}" for _who, what, option in ruling.draws]
    if ruling.odds:
        from adjudicator.ruling.odds_told import looked_at

        lines += dict.fromkeys(f"- {_('odds')}: {marked(looked_at(one))}" for one in ruling.odds)
    lines += [f"- {_('decided')}: {marked(option)}" for _who, _what, option in ruling.decisions]
    lines += [f"- {_by_default(one)}" for one in ruling.passed]
    lines += [f"- {_('done later')}: {marked(said)} ({marked(where)})" for said, where in ruling.later]
    for r in ruling.readings:
        otherwise = ", ".join(code(rule_otherwise(ruling.path, r.reading, other)) for other in r.others)
        reading = _("the reading {name}", name=f"`{r.reading}`")
        lines.append(f"- {reading}: {_('{value}; otherwise: {commands}', value=r.value, commands=otherwise)}")
    lines += [f"- {_('assumed')}: {marked(assumed)}" for assumed in ruling.assumed]
    return [f"## {_('It rests on')}", "", *lines] if lines else []


def _by_default(one: Undecided) -> str:
    what, option = marked(one.what), marked(one.option)
    if one.how == "passed":
        return _("passed: {what} ({option})", what=what, option=option)
    return _("first: {what} ({option})", what=what, option=option)


def answer_rows(ruling: Ruling) -> list[str]:
    """The answers as the lines of a table, and what is not as expected of the whole."""
    rows = [_answer(answer) for answer in ruling.answers]
    unexpected = [f"- {marked(answer.unconvincing)}" for answer in ruling.answers if not answer.convinces]
    unexpected += [f"- {marked(str(whole))}" for whole in ruling.whole if not whole.holds]
    table = [f"| {_('question')} | {_('answer')} |", "| --- | --- |", *rows, ""] if rows else []
    return [*table, *unexpected, ""] if unexpected else table


def _answer(answer: AnswerGiven) -> str:
    so_far = "" if answer.final else _(", so far")
    wanted = marked(answered(answer.expected))
    expected = "" if answer.holds else f" ({_('expected {expected}', expected=wanted)})"
    return f"| {marked(answer.question)} | **{marked(answered(answer.value))}**{so_far}{expected} |"
