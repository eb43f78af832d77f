"""The ruling beside the lines of its file: the verdict, each answer with its rules, claims, and what is refused."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from adjudicator.editors.pointing import Pointed, texts
from adjudicator.language.source import Mapping, Span
from adjudicator.ruling.ruling import AnswerGiven, Claim, Ruling
from adjudicator.situation.keys import ASK, CLAIMS, COURSE, EXPECT, VARIANTS
from adjudicator.situation.wording import take_care, waited_for

_RULES: Final = 3
"""So many of the rules that decide something are named in a line."""


class Lens(NamedTuple):
    """A line about the ruling, and the place in the file to which it belongs."""

    span: Span
    says: str


def lenses(root: Mapping, rulings: Sequence[Ruling]) -> list[Lens]:
    """The lines about the rulings of a document, one ruling for each of its variants; each is said once."""
    found: dict[tuple[str, str], Lens] = {}
    for one in texts(root):
        in_a_variant = one.path[:1] == (VARIANTS,)
        variant = str(one.path[1]) if in_a_variant and len(one.path) > 1 else ""
        own = [ruling for ruling in rulings if variant in ("", ruling.variant)]
        said = _said(one, one.path[2:] if in_a_variant else one.path, own)
        if said:
            found.setdefault((variant, f"{one.node.text}: {said}"), Lens(one.node.span, said))
    return [*_verdicts(root, rulings), *found.values()]


def _verdicts(root: Mapping, rulings: Sequence[Ruling]) -> Iterator[Lens]:
    """The verdict of the file at its first key, or those of its variants at their names."""
    variants = root.values.get(VARIANTS)
    for ruling in rulings:
        keys = variants.keys if ruling.variant and isinstance(variants, Mapping) else root.keys
        key = keys.get(ruling.variant) or next(iter(keys.values()), None)
        if key is not None:
            yield Lens(key.span, _verdict(ruling))


def _verdict(ruling: Ruling) -> str:
    waiting = ruling.waiting
    open_ = f": {waited_for(waiting.who, waiting.what, chance=False)}" if waiting is not None else ""
    refused = f"; {len(ruling.refused)} refused" if ruling.refused else ""
    care = f"; {take_care(ruling.not_modelled)}" if ruling.not_modelled else ""
    return f"{ruling.verdict}{open_}{refused}{care}"


def _said(one: Pointed, inner: tuple[str | int, ...], rulings: Sequence[Ruling]) -> str:
    """The words of the rulings about a key or value; nothing if it is no question, no claim and no attempt."""
    head, depth = inner[0] if inner else "", len(inner)
    if one.is_key:
        return _each(rulings, lambda ruling: _answers(ruling, one)) if head == EXPECT and depth == 2 else ""
    if head == ASK or (head == COURSE and depth == 3):
        return _each(rulings, lambda ruling: _answers(ruling, one))
    if head == CLAIMS:
        return _each(rulings, lambda ruling: _claims(ruling, one, str(inner[-1])))
    return _each(rulings, lambda ruling: _refusals(ruling, one)) if head == COURSE else ""


def _each(rulings: Sequence[Ruling], says: Callable[[Ruling], str]) -> str:
    """The words of each ruling, by the names of the variants where they do not all say the same."""
    found = {ruling.variant: said for ruling in rulings if (said := says(ruling))}
    if len(set(found.values())) > 1:
        return "; ".join(f"{variant}: {said}" for variant, said in found.items())
    return next(iter(found.values()), "")


def _answers(ruling: Ruling, one: Pointed) -> str:
    """The answers to a question, one for each moment at which it is asked."""
    return ", then ".join(answer_told(answer) for answer in ruling.answers if answer.question == one.node.text)


def answer_told(answer: AnswerGiven) -> str:
    """An answer with what is expected instead, and the rules that decide it."""
    so_far = "" if answer.final else ", so far"
    expected = "" if answer.holds else f" (expected {answer.expected})"
    return f"{answer.value}{so_far}{expected}{_by(answer.because)}"


def _claims(ruling: Ruling, one: Pointed, who: str) -> str:
    found = (claim for claim in ruling.claims if (claim.who, claim.what) == (who, one.node.text))
    return next((_claim(claim) for claim in found), "")


def _claim(claim: Claim) -> str:
    leaves = (claim.leaves.rule,) if claim.leaves is not None and claim.leaves.rule else ()
    return f"{claim.who} is {claim.verdict}{_by(claim.because or leaves)}"


def _refusals(ruling: Ruling, one: Pointed) -> str:
    found = next((refused for refused in ruling.refused if refused.step == one.node.text), None)
    if found is None:
        return ""
    because = "; ".join(dict.fromkeys(reason.because for reason in found.reasons))
    return f"refused: {because}{_by(tuple(dict.fromkeys(r.rule for r in found.reasons if r.rule)))}"


def _by(rules: Sequence[str]) -> str:
    return f" · {', '.join(rules[:_RULES])}" if rules else ""
