"""Phrases about what has happened before, in this round, phase or turn."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import held
from adjudicator.games.arkham.importing.text.phrases import (
    PLAYED,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
)
from adjudicator.games.arkham.importing.text.reverses import Reverses
from adjudicator.games.arkham.speech.happened import PERFORM
from adjudicator.games.arkham.terms import SKILLS

_STAYS_SO: Final = frozenset({"kind", "trait", "named", "copy of", "other than", "weakness", "unique"})
"""What is said of a thing and was so then as it is now."""
_THINGS: Final = ("who", "what", "by", "at")


@v_args(inline=True)
class OfThePast(Reverses):
    """Phrases about what has happened before, in this round, phase or turn."""

    def oc_moves(self, what: Noun) -> Words:
        if held(what) in (YOU, "investigator", "each investigator"):
            return {"event": "enter", "who": held(what)}
        if self._kind != "enemy" or what.what != THIS:
            raise NotSaid("a move of what is neither an enemy nor you")
        return {"event": "enemy moves", "what": THIS}

    def at_first_after(self, occurrence: Words, period: str) -> Words:
        return self.at_after(_for_the_first_time(occurrence, period))

    def forced_first(self, label: str, period: str, occurrence: Words, sentences: tuple[Sentence, ...]) -> Line:
        return self.forced_ability(label, self.at_first_after(occurrence, period), None, sentences, None)

    def forced_first_each(self, label: str, occurrence: Words, period: str, sentences: tuple[Sentence, ...]) -> Line:
        return self.forced_first(label, period, occurrence, sentences)

    def forced_first_in_turn(self, label: str, occurrence: Words, sentences: tuple[Sentence, ...]) -> Line:
        first = self.at_after(_for_the_first_time(occurrence, "turn", YOU))
        return self.forced_ability(label, first, None, sentences, None)

    def if_attacked_before(self, enemy: Noun, whom: Noun, period: str) -> Data:
        return _has_happened({"event": "attack", "by": held(enemy), "who": held(whom)}, period)

    def if_target_attacked_you(self, period: str) -> Data:
        if self._kind == "enemy":
            raise NotSaid("an enemy that is not the one that is attacked")
        return _has_happened({"event": "attack", "by": "attacked enemy", "who": YOU}, period)

    def if_triggered(self, *parts: Any) -> Data:
        # Of several abilities of a kind each would have a name.
        kind = next(one for one in parts if one in ("action", "free", "reaction"))
        return _has_happened({"event": "use", "what": THIS, "who": YOU, "of": kind}, "round")

    def if_not_performed(self, number: str, action: str) -> Data:
        return _at_most({"event": PERFORM, "of": action, "who": YOU}, "turn", int(number) - 1)

    def c_first_dearer(self, *parts: Any) -> Line:
        *deeds, _, number = parts
        actions: list[Data] = [*deeds]
        more: Words = {"to": actions, "actions": int(number), "who": YOU}
        first = _at_most({"event": PERFORM, "of": actions, "who": YOU}, "round", 0)
        return Line(({"constant": YOU, "while": first, "additional cost": more},))

    def if_not_moved(self) -> Data:
        return {"not": _has_happened({"event": "enter", "who": YOU}, "turn")}

    def if_entered_play(self, _: Data, period: str) -> Data:
        return _has_happened({"event": "enter play", "what": THIS}, period)

    def c_moves_once(self, period: str) -> Line:
        moved = _has_happened({"event": "enter", "who": YOU}, period)
        return Line(({"constant": YOU, "while": _in_a_turn(moved, period), "cannot": {"deed": "move", "who": YOU}},))

    def c_each_skill_first(self, number: str, period: str) -> Line:
        first: list[Data] = [{"during": "test", "by": YOU}, _at_most({"event": "begin test", "who": YOU}, period, 1)]
        return Line(({"constant": YOU, "while": {"all": first}, "get": dict.fromkeys(SKILLS, int(number))},))

    def c_first_cheaper(self, cards: Words, period: str, number: str) -> Line:
        such: Words = {key: value for key, value in cards.items() if key not in PLAYED}
        none_yet = _at_most({"event": "play", "who": YOU, "what": such}, period, 0)
        return Line(({"constant": cards, "while": _in_a_turn(none_yet, period), "get": {"cost": -int(number)}},))


def _counted(occurrence: Words, period: str) -> Data:
    """The number of such events in this period, as far as they can be told later. Raises NotSaid."""
    parts = {key: value for key, value in occurrence.items() if key != "event"}
    if parts.keys() - {*_THINGS, "of"} or not all(_is_told_later(parts[key]) for key in _THINGS if key in parts):
        raise NotSaid("what cannot be told any more of something that has happened")
    return {"happened": occurrence["event"], "this": period, **parts}


def _is_told_later(part: Data) -> bool:
    return not isinstance(part, list) and (not isinstance(part, dict) or part.keys() <= _STAYS_SO)


def _has_happened(occurrence: Words, period: str) -> Data:
    return {"amount": _counted(occurrence, period), "at least": 1}


def _at_most(occurrence: Words, period: str, most: int) -> Data:
    return {"amount": _counted(occurrence, period), "at most": most}


def _in_a_turn(condition: Data, period: str, whose: Data = "investigator") -> Data:
    """A condition for each of some periods: turns are none of what is between them."""
    return {"all": [{"turn of": whose}, condition]} if period == "turn" else condition


def _for_the_first_time(occurrence: Words, period: str, whose: Data = "investigator") -> Words:
    """An occurrence, once it has come about, if it is the first of its kind in this period."""
    if "and" in occurrence or "event" not in occurrence:
        raise NotSaid("two conditions of one event, or what would happen")
    return {**occurrence, "and": _in_a_turn(_at_most(occurrence, period, 1), period, whose)}
