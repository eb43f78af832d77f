"""Acceptance: the present answers are written into `expect:`, and nothing else in the file changes."""

import codecs
import contextlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import LIMITS, Mapping, Node, Text, folder_of, read, read_file
from adjudicator.recording.checking import held_claims, unpinned
from adjudicator.recording.replacing import ChangedMeanwhile, ReadOnly, replace, tidy
from adjudicator.recording.rewriting import CannotRewrite, Rewriting, Value
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import AnswerGiven, Ruling
from adjudicator.situation.expectations import ANSWER, BECAUSE
from adjudicator.situation.keys import EXPECT, VARIANTS


class Proposal(NamedTuple):
    """A file as it is, and as it is with the present answers; `open` names its undecided rulings."""

    path: str
    before: bytes
    after: bytes
    changes: int
    open: tuple[str, ...]

    def difference(self) -> str:
        """The proposed changes, line by line."""
        from difflib import unified_diff

        old, new = (data.decode("utf-8").splitlines(keepends=True) for data in (self.before, self.after))
        lines = unified_diff(old, new, self.path, self.path)
        return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)


def propose(path: str) -> Proposal:
    """The file with the present answers. Raises InputAtFault if it is at fault or has no place for them."""
    faults = Faults()
    data = _bytes_of(path, faults)
    faults.raise_if_any()
    source = read(data, path, faults, folder=folder_of(path))
    rulings = rule_source(source, faults)
    root = source.root
    assert isinstance(root, Mapping)
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    rewriting = Rewriting(source, data.removeprefix(mark).decode("utf-8"))
    settled = [ruling for ruling in rulings if not ruling.open]
    try:
        changes = _Accepting(root, rewriting, settled).write()
        after = mark + rewriting.result().encode("utf-8")
        _verify(after, path, rulings, root)
    except CannotRewrite as problem:
        faults.add("E141", problem.message, path, problem.node.span, "change it by hand")
        faults.raise_if_any()
    return Proposal(path, data, after, changes, tuple(ruling.variant for ruling in rulings if ruling.open))


def accept(proposal: Proposal) -> None:
    """Writes the proposed file, and removes what a run left beside it that was killed.

    Raises InputAtFault if the file has changed meanwhile or cannot be written.
    """
    faults = Faults()
    tidy(proposal.path)
    if proposal.before == proposal.after:
        return
    try:
        replace(proposal.path, proposal.before, proposal.after)
    except ChangedMeanwhile:
        faults.add(
            "E142", "the file has changed since it was read, and is left alone", proposal.path, None, "try again"
        )
    except ReadOnly:
        faults.add("E143", "the file is read-only, and is left alone", proposal.path, None, "make it writable first")
    except OSError as error:
        faults.add("E143", f"the file cannot be written: {error.strerror}", proposal.path, None)
    faults.raise_if_any()


def _bytes_of(path: str, faults: Faults) -> bytes:
    """The content of the file; raises InputAtFault if it is missing, not a file or too large."""
    read_file(path, faults)
    faults.raise_if_any()
    try:
        with open(path, "rb") as file:
            return file.read(LIMITS.size + 1)
    except OSError as error:
        faults.add("E103", f"the file cannot be read: {error.strerror}", path, None)
        return b""


class _Place(NamedTuple):
    """The place of a course's expectations: its mapping, or its key if it is empty."""

    where: Mapping | None
    key: Text | None

    @property
    def recorded(self) -> dict[str, Node]:
        """The values on record here, by their keys."""
        found = None if self.where is None else self.where.values.get(EXPECT)
        return dict(_values(found)) if isinstance(found, Mapping) else {}


def _values(expect: Mapping) -> Iterator[tuple[str, Node]]:
    """The values under `expect:` by their keys; beside an answer, the rules that decide it have a key of their own."""
    for key, value in expect.values.items():
        if isinstance(value, Mapping) and ANSWER in value.values:
            yield key, value.values[ANSWER]
            if BECAUSE in value.values:
                yield _deciding(key), value.values[BECAUSE]
        else:
            yield key, value


def _deciding(question: str) -> str:
    return f"{BECAUSE}: {question}"


class _Accepting:
    """Collects the values to write, course by course."""

    def __init__(self, root: Mapping, rewriting: Rewriting, rulings: Sequence[Ruling]) -> None:
        self.root = root
        self.rewriting = rewriting
        self.rulings = rulings
        self.changes = 0
        self.common = _Place(root, None)
        self.new: dict[str, list[tuple[str, Value]]] = {}

    def write(self) -> int:
        """Notes all edits; returns the number of values written."""
        shared: dict[str, list[tuple[str, Value]]] = {}
        for ruling in self.rulings:
            own = self._place(ruling.variant)
            for key, value in _present(ruling):
                if own.recorded.get(key) is not None:
                    self._change(own.recorded[key], value)
                elif key in self.common.recorded:
                    shared.setdefault(key, []).append((ruling.variant, value))
                else:
                    self.new.setdefault(ruling.variant, []).append((key, value))
        self._change_shared(shared)
        for variant, pairs in self.new.items():
            self._add(variant, pairs)
        return self.changes

    def _place(self, variant: str) -> _Place:
        if not variant:
            return self.common
        variants = self.root.values[VARIANTS]
        assert isinstance(variants, Mapping)
        value = variants.values[variant]
        return _Place(value if isinstance(value, Mapping) else None, variants.keys[variant])

    def _change_shared(self, shared: dict[str, list[tuple[str, Value]]]) -> None:
        """Changes a shared expectation if all variants agree; otherwise gives each variant its own."""
        for key, found in shared.items():
            leave = [ruling for ruling in self.rulings if key not in self._place(ruling.variant).recorded]
            values = {value for _variant, value in found}
            if len(values) == 1 and len(found) == len(leave) and self._all_are_ruled():
                self._change(self.common.recorded[key], found[0][1])
            else:
                for variant, value in found:
                    self.new.setdefault(variant, []).append((key, value))

    def _all_are_ruled(self) -> bool:
        """True if every variant is ruled, so that the answers of all are known."""
        variants = self.root.values.get(VARIANTS)
        return not isinstance(variants, Mapping) or len(variants.values) == len(self.rulings)

    def _change(self, node: Node, value: Value) -> None:
        within = [place.values[EXPECT] for place in self._mappings() if EXPECT in place.values]
        for expect in within:
            if expect.span[:2] <= node.span[:2] and node.span[2:] <= expect.span[2:]:
                self.changes += 1
                self.rewriting.change(node, value, expect)
                return
        raise CannotRewrite("this value is written elsewhere, and `expect:` only refers to it", node)

    def _mappings(self) -> Iterator[Mapping]:
        yield self.root
        variants = self.root.values.get(VARIANTS)
        if isinstance(variants, Mapping):
            yield from (value for value in variants.values.values() if isinstance(value, Mapping))

    def _add(self, variant: str, pairs: Sequence[tuple[str, Value]]) -> None:
        self.changes += len(pairs)
        place = self._place(variant)
        if place.where is None:
            variants = self.root.values[VARIANTS]
            assert isinstance(variants, Mapping)
            assert place.key is not None
            self.rewriting.fill(place.key, variants, pairs, EXPECT)
            return
        expect = place.where.values.get(EXPECT)
        if isinstance(expect, Mapping):
            self.rewriting.add(expect, pairs)
        elif expect is not None:
            self.rewriting.fill(place.where.keys[EXPECT], place.where, pairs)
        else:
            self.rewriting.add_mapping(place.where, EXPECT, pairs)


def _present(ruling: Ruling) -> Iterator[tuple[str, Value]]:
    """The values that differ from the record: answers, and facts about the whole."""
    moments: dict[str, list[AnswerGiven]] = {}
    for answer in ruling.answers:
        moments.setdefault(answer.question, []).append(answer)
    for question, answers in moments.items():
        if any(answer.value != answer.expected for answer in answers):
            values = tuple(answer.value for answer in answers)
            yield question, values if len(set(values)) > 1 else values[0]
        if not answers[-1].convinces:
            yield _deciding(question), answers[-1].because
    if not ruling.answers:
        # Claims alone are held by the answers to them.
        yield from {claim.what: "yes" if claim.holds else "no" for claim in held_claims(ruling)}.items()
    for whole in ruling.whole:
        if not whole.holds:
            several = len(whole.expected) != 1 or len(whole.found) != 1 or whole.what in ("cites", "timing points")
            yield whole.what, whole.found if several else whole.found[0]


def _verify(data: bytes, path: str, before: Sequence[Ruling], root: Mapping) -> None:
    """Reads the written file back, and checks that only its expectations have changed and that they now hold."""
    faults = Faults()
    source = read(data, path, faults, folder=folder_of(path))
    if not faults and source.root is not None and _without(source.root) == _without(root):
        with contextlib.suppress(InputAtFault):
            after = rule_source(source, faults)
            if all(old.open or _on_record(new) for old, new in zip(before, after, strict=True)):
                return
    raise CannotRewrite("`accept` cannot rewrite an `expect:` of this form", root)


def _on_record(ruling: Ruling) -> bool:
    return ruling.as_expected and all(answer.expected for answer in ruling.answers) and not unpinned(ruling)


Plain = str | list["Plain"] | dict[str, "Plain"]


def _without(node: Node, level: int = 0) -> Plain:
    """The document as plain values, without the expectations of its courses."""
    if isinstance(node, Text):
        # A variant without other keys is an empty mapping once its expectations are removed.
        return node.text if node.text or level != 2 else {}
    if not isinstance(node, Mapping):
        return [_without(item, 9) for item in getattr(node, "items", ())]
    if level == 1:
        return {key: _without(value, 2) for key, value in node.values.items()}
    found: dict[str, Plain] = {}
    for key, value in node.values.items():
        if level == 0 and key == VARIANTS:
            found[key] = _without(value, 1)
        elif level not in (0, 2) or key != EXPECT:
            found[key] = _without(value, 9)
    return found
