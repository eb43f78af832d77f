"""Phrases of scenarios as they go on: what acts and agendas bring into play, and where it comes from."""

from typing import Any, Final, NamedTuple, TypeAlias

from lark import v_args

from adjudicator.games.arkham.directions import DIRECTIONS
from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.nouns import as_words, held, known
from adjudicator.games.arkham.importing.text.on_enemies import OnEnemies
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    one_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import Way

_ACTS: Final = ("act", "agenda")
_RESOLVES: Final = {"resolution"}
_ITS: Final = "that one"
"""Stands for the card of which the words before speak, until it is known which that is."""
Deed: TypeAlias = tuple[Words, ...]


class Section(NamedTuple):
    """A condition, or None for all other cases, and what is done then."""

    condition: Data
    does: Data


@v_args(inline=True)
class Reverses(OnEnemies):
    """Phrases of scenarios as they go on."""

    # ---- costs and limits

    def cost_remove_tokens(self, number: str, kind: str, noun: Noun) -> Words:
        if noun.what != THIS:
            raise NotSaid("tokens of another card that are removed to pay")
        return {"spend": int(number), "of": kind}

    def as_many_as_play(self, number: str, _: Data) -> str:
        return f"{number} per investigator"

    # ---- objectives

    def objective_collected_and(self, label: str, _: Data, __: Data, ___: Data, which: str, deed: Deed) -> Line:
        if which != self._kind:
            raise NotSaid("another card that advances")
        line = self.objective_collected(label)
        forced: Words = {"forced": {"when": "advance", "what": THIS}, "do": alone(deed)}
        return line._replace(abilities=(*line.abilities, forced))

    def which_this(self, kind: str) -> str:
        return kind

    # ---- reverses in several sections

    def section_if(self, condition: Data, *sentences: Any) -> Section:
        return Section(condition, self._of_a_section(sentences))

    def section_otherwise(self, *sentences: Any) -> Section:
        return Section(None, self._of_a_section(sentences))

    def _of_a_section(self, sentences: tuple[Any, ...]) -> Data:
        beside, does = composed(self.body(*sentences))
        if any("if" in one and set(_words(one["then"])) == _RESOLVES for one in does):
            raise NotSaid("a case that is a section of its own")
        if beside:
            raise NotSaid("an ability on a reverse side")
        return alone(does)

    def reverse_in_sections(self, _: str | None, *parts: Any) -> Line:
        sections = [part for part in parts if isinstance(part, Section)]
        beside, does = composed(self.body(*(part for part in parts if not isinstance(part, Section))))
        if beside or sections[0].condition is None:
            raise NotSaid("another case of nothing")
        for condition, inner in sections:
            if condition is not None:
                does.append({"if": condition, "then": inner})
            elif "else" in does[-1]:
                raise NotSaid("two other cases")
            else:
                does[-1]["else"] = inner
        return Line(effects=tuple(does))

    # ---- what leaves the game

    def j_outermost(self, side: Words) -> Words:
        return side

    def one_end(self, side: Words) -> tuple[int, Words]:
        return 1, side

    def two_ends(self, side: Words) -> tuple[int, Words]:
        return 2, side

    def or_kept(self, *parts: Any) -> str:
        return str(parts[-2])

    def s_remove_ends(self, ends: tuple[int, Words], kept: str | None) -> Sentence:
        number, side = ends
        gone: Words = {"return": CHOSEN, "to": "removed from game"}
        if kept:
            so: Words = {"is": CHOSEN, "a": {"victory": True, "with no": kept}}
            gone = {"if": so, "then": {"return": CHOSEN, "to": "victory display"}, "else": gone}
        return Sentence("location leaves", (gone,), number, Noun({"kind": "location", **side}, "a"))

    def s_choose_discarded(self, noun: Noun, *parts: Any) -> Sentence:
        if noun.article != "a":
            raise NotSaid("several of the discarded cards")
        does = tuple(put_for(put_for(one, _ITS, CHOSEN), f"that {noun.kind}", CHOSEN) for one in parts[-1])
        return Sentence("one discarded", does, as_words(noun))  # type: ignore[arg-type]

    def e_resolve_its_revelation(self, *_: Data) -> Words:
        return {"resolve the revelation of": _ITS}

    def e_resolve_revelation(self, whose: Noun, *_: Data) -> Words:
        return {"resolve the revelation of": known(whose)}

    def e_discard_controlled(self, kind: str) -> Words:
        if kind != "clues":
            raise NotSaid("tokens that nobody controls")
        everybody: Data = "each investigator"
        return {"lose": {"tokens": kind, "on": everybody}, "of": kind, "on": everybody}

    def e_carry_over(self, kind: str, it: Data, to: str) -> Words:
        if it != THIS or to != self._kind:
            raise NotSaid("tokens that go to a card of another deck")
        return {"carry over": kind}

    # ---- what happens

    def oc_act_advances(self) -> Words:
        if self._kind != "act":
            raise NotSaid("an act that is another card than this")
        return {"event": "advance", "what": THIS}

    def oc_is_moved(self, who: Noun, *parts: Any) -> Words:
        return {"event": "enter", "who": held(who), "by": parts[-1]}

    # ---- who and what

    def recorded_there(self, heading: str) -> Words:
        return {"recorded under": str(heading)}

    # ---- what holds

    def c_connected_beside(self, *_: Data) -> Line:
        beside: list[Data] = [{"kind": "location", side: CHOSEN} for side in DIRECTIONS]
        return Line(({"constant": "location", "connected to": beside},))

    def quoted_step(self, *parts: Any) -> int:
        return int(parts[1])

    def c_skips_doom(self, number: int) -> Line:
        if number != 1:
            raise NotSaid("a step that the rules do not know")
        agenda = "current agenda"
        return Line(({"constant": agenda, "cannot": {"deed": "place doom in the mythos phase", "what": agenda}},))

    def c_ignores_unrevealed(self, noun: Noun) -> Line:
        return Line(({"constant": held(noun), "ignored abilities": "unrevealed side"},))

    def c_ignores_forced(self, *parts: Any) -> Line:
        return Line(({"constant": held(parts[-1]), "ignored abilities": "forced"},))

    def c_their_hand_size(self, who: Noun, number: str, checking: Data) -> Line:
        return self._hand_size_of(who, int(number), checking)

    def c_their_hand_size_less(self, who: Noun, number: str, checking: Data) -> Line:
        return self._hand_size_of(who, -int(number), checking)

    def _hand_size_of(self, who: Noun, more: int, checking: Data) -> Line:
        if not self.is_somebody(who):
            raise NotSaid("the hand of no investigator")
        so: Words = {"while": checking} if checking else {}
        return Line(({"constant": held(who), **so, "get": {"hand size": more}},))

    # ---- effects

    def e_they_may(self, who: Noun, way: Way) -> Words:
        here = isinstance(who.what, dict) and who.what == {"kind": "investigator", "at": "your location"}
        if not here or who.article != "a":
            return super().e_they_may(who, way)
        theirs: Data = put_for(alone(way.does), YOU, CHOSEN)
        return {"choose": who.what, "do": {"may": theirs, "what": way.says, "who": CHOSEN}}

    def e_spawn(self, noun: Noun, place: Noun) -> Words:
        named = isinstance(noun.what, str) and noun.what[:1].isupper()
        if named and self._kind in _ACTS:
            # Only what is out of play spawns: the scenario has set it aside.
            noun = Noun(self.set_aside(str(noun.what)))
        return super().e_spawn(noun, place)

    def e_put_under_any_control(self, card: Words, *_: Data) -> Words:
        return one_of(Noun("investigator", "a"), [{"put into play": card, "of": CHOSEN}])


def _words(data: Data) -> Words:
    return data if isinstance(data, dict) else {}
