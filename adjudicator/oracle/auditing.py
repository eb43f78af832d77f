"""The audit of a recorded game, answer by answer, up to the first that the rules do not allow."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine.choices import PASS, Chance, Choice, Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Deed, Game
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import Span
from adjudicator.oracle.recorded import Entry, read_recorded
from adjudicator.playing.opening import opened
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import Problem
from adjudicator.situation.wording import asked

PATIENCE = 1_000
"""The most opportunities that are passed before one entry."""


class NotAllowed(NamedTuple):
    """The first entry that the rules do not allow: the reasons, the open question, and the legal options."""

    number: int
    entry: Entry
    reasons: Reasons
    waited_for: str
    options: tuple[str, ...]


class Audit(NamedTuple):
    """The result of an audit: the number of entries, the first that is not allowed, and the end of the game.

    `passed` counts the opportunities that the record does not mention; `rests` is True if the game may stop there.
    `not_modelled` are the parts of cards that are not modelled: what is allowed might be something else.
    """

    entries: int
    passed: int
    not_allowed: NotAllowed | None
    waits_for: str
    rests: bool
    not_modelled: tuple[str, ...] = ()


def audit_file(path: str) -> tuple[Game, Audit]:
    """The game of a file and its audit.

    Raises InputAtFault with every fault of the file, NoSuchChoice for an unknown edition, reading or variant.
    """
    recorded = read_recorded(path)
    given = recorded.given
    faults = Faults()
    try:
        playing = opened(given.source, given.faults, recorded.edition, recorded.readings, recorded.variant)
    except InputAtFault as fault:
        for code, where, message, help in given.located(fault):
            faults.add(code, f"in the situation{where}: {message}", path, None, help)
        raise InputAtFault(faults) from None
    try:
        return playing.rules, audit(playing, recorded.entries)
    except _Misread as wrong:
        _report(wrong, path, faults)
        raise InputAtFault(faults) from None


class _Misread(Exception):
    """An entry that cannot be read, or after which the game does not end."""

    def __init__(self, entry: Entry, problem: Problem) -> None:
        super().__init__(problem.message)
        self.entry = entry
        self.problem = problem


def _report(wrong: _Misread, path: str, faults: Faults) -> None:
    """Reports a fault at the line of an entry that cannot be played."""
    problem, line = wrong.problem, wrong.entry.line
    code = "E210" if problem.code == "not-understood" else "E503"
    help = f'a key that is not legal here may be written as {{"option": "{wrong.entry.text}"}}'
    message = problem.message if line else f"{wrong.entry.text}: {problem.message}"
    faults.add(code, message, path, Span(line, 1, line, 2) if line else None, help if code == "E210" else "")


def audit(playing: Playing, entries: Sequence[Entry]) -> Audit:
    """Plays a record from its situation."""
    passed = 0
    for number, entry in enumerate(entries, 1):
        tried = _Entry(playing, entry)
        try:
            allowed = tried.play()
        except Problem as problem:
            raise _Misread(entry, problem) from None
        if not allowed:
            return Audit(len(entries), passed, tried.not_allowed(number), "", False, playing.table.about.not_modelled)
        passed += tried.passed
    lacks = playing.table.about.not_modelled
    return Audit(len(entries), passed, None, waited_for(playing), playing.may_end(), lacks)


class _Entry:
    """One entry being played: opportunities that it does not use are passed, choices with one option are answered."""

    def __init__(self, playing: Playing, entry: Entry) -> None:
        self.playing = playing
        self.entry = entry
        self.passed = 0
        self._against: tuple[Reasons, str, tuple[str, ...]] = ((), "", ())

    def play(self) -> bool:
        """True if the entry was a legal answer here, or after passing what may be passed before it."""
        while True:
            deeds = self._deeds()
            option = self._option(deeds)
            if option is not None:
                return self._answered(option, deeds)
            self._closer(deeds)
            if not self._goes_on(deeds):
                return False

    def not_allowed(self, number: int) -> NotAllowed:
        """The verdict on the refused entry, with the fewest reasons that ever stood against it."""
        return NotAllowed(number, self.entry, *self._against)

    def _deeds(self) -> tuple[Deed, ...]:
        """The deeds of the entry, if it is a sentence; none if it is the key of an option."""
        entry = self.entry
        if entry.kind == "option" or (entry.kind == "either" and self.playing.keyed(entry.text) is not None):
            return ()
        try:
            return self.playing.deeds(entry.text)
        except Problem:
            if entry.kind == "either" and entry.text in self.playing.seen:
                return ()
            raise

    def _option(self, deeds: tuple[Deed, ...]) -> Option | None:
        return self.playing.fitting(deeds[0]) if deeds else self.playing.keyed(self.entry.text)

    def _answered(self, option: Option, deeds: tuple[Deed, ...]) -> bool:
        """Answers; the further parts of the sentence answer the questions right after."""
        playing, start = self.playing, self.playing.path[-1][0]
        happens = bool(deeds and deeds[0].happens)
        playing.answer(option, deeds[0].said if happens else "")
        chosen = set(option.things)
        for deed in deeds[1:]:
            following = playing.fitting(deed)
            if following is not None:
                playing.answer(following)
                chosen |= set(following.things)
            elif not set(deed.things) <= chosen and not playing.reached(deed, playing.trace_at(start)):
                self._stands(playing.why_not(deed))
                playing.go(start)
                return False
        return True

    def _closer(self, deeds: tuple[Deed, ...]) -> None:
        found = self.playing.why_not(deeds[0]) if deeds else self.playing.why_not_key(self.entry.text)
        before = self._against[0]
        due = bool(deeds) and deeds[0].draw and isinstance(self.playing.question, Chance)
        if not before or len(found) < len(before) or due:
            self._stands(found)

    def _stands(self, reasons: Reasons) -> None:
        """Keeps the reasons against the entry, the open question and the options of this moment."""
        playing = self.playing
        options = tuple(playing.offered(option).sentence for option in playing.options().values())
        self._against = (reasons, waited_for(playing), options)

    def _goes_on(self, deeds: tuple[Deed, ...]) -> bool:
        """Goes to the next question without the entry, if that is possible."""
        playing = self.playing
        question = playing.question
        if not isinstance(question, Choice) or self.passed >= PATIENCE:
            return False
        if question.optional:
            resting = playing.game.at_rest()
            if resting and not (deeds and playing.table.judge(deeds[0]).moment == "later"):
                return False
            playing.answer(PASS)
            self.passed += 1
            return True
        only = list(playing.options().values())
        if len(only) != 1 or playing.game.at_rest():
            return False
        playing.answer(only[0])
        return True


def waited_for(playing: Playing) -> str:
    """The open question of a game in words; empty when the game is over."""
    question = playing.question
    if question is None:
        return ""
    return asked(question)
