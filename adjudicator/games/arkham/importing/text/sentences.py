"""The sentences of an ability."""

import re
from typing import Any, Final

from lark import v_args
from lark.tree import Meta

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.attempts import OF_THE_ATTACK
from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.for_a_time import ForATime, lasting
from adjudicator.games.arkham.importing.text.nouns import as_words, known, wherever
from adjudicator.games.arkham.importing.text.occurrences import ABOVE
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    IN_PLACE_OF,
    SPOKEN_OF,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    as_list,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import ADVANCES, Way, for_each, name_of_a_way
from adjudicator.games.arkham.terms import SKILLS


@v_args(inline=True)
class Sentences(ForATime):
    """The sentences of an ability."""

    def s_choose(self, noun: Noun) -> Sentence:
        if noun.article != "a":
            raise NotSaid("a choice of several")
        return Sentence("choose", chooses=noun)

    def discarding_until(self, noun: Noun) -> Noun:
        if noun.article != "a":
            raise NotSaid("cards that are discarded until several are")
        return noun

    def s_discard_until(self, noun: Noun, deed: tuple[Words, ...] = ()) -> Sentence:
        return Sentence("discard until", deed, chooses=noun)

    def s_then_discard_until(self, deed: tuple[Words, ...], noun: Noun) -> Sentence:
        return Sentence("discard until", (), [*deed], noun)

    def s_in_order(self, deed: tuple[Words, ...]) -> Sentence:
        if any("each investigator" not in (one.get("who"), one.get("each")) for one in deed):
            raise NotSaid("an order of those who are not asked one by one")
        return Sentence("do", deed)

    def s_only_if(self, deed: tuple[Words, ...], condition: Data) -> Sentence:
        return self.s_if(condition, deed)

    def s_resolution(self, *parts: str | None) -> Sentence:
        return Sentence("do", ({"resolution": int(str(parts[-1]))},))

    def s_then(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("then", deed)

    def s_harder_each(self, number: str, amount: Data) -> Sentence:
        return Sentence("harder", (), Each(amount).of(int(number)))

    def s_harder_if(self, number: str, condition: Data) -> Sentence:
        return Sentence("harder", (), {"if": condition, "then": int(number)})

    def s_if_harder(self, condition: Data, number: str) -> Sentence:
        return self.s_harder_if(number, condition)

    def s_for_each(self, amount: Data, most: int | None, deed: tuple[Words, ...]) -> Sentence:
        number: Data = amount if most is None else {"amount": amount, "most": abs(most)}
        each = _of_each(amount, deed)
        if each is not None and most is None:
            return Sentence("do", (each,))
        if len(deed) == 1 and {"either", "may", "choose"} & deed[0].keys():
            # Every time something else may be chosen.
            return Sentence("do", ({"for each": number, "do": deed[0]},))
        return Sentence("do", tuple(for_each(one, number) for one in deed))

    def s_otherwise_for_each_of(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        """The other case: effects for one card after the other, which they call that card."""
        does = put_for(alone(deed), "that card", CHOSEN)
        if does == alone(deed):
            raise NotSaid("so many times what has no number")
        return Sentence("otherwise", ({"for each of": as_words(noun), "do": does},))

    def s_for_every(self, amount: Data, *parts: Any) -> Sentence:
        return self.s_for_each(amount, None, parts[-1])

    def each_listed(self, amount: Data, most: int | None, *bullets: Way) -> Sentence:
        return self.s_for_each(amount, most, self.s_listed(*bullets).does)._replace(kind="listed")

    def each_must_listed(self, amount: Data, most: int | None, *bullets: Way) -> Sentence:
        return self.s_for_each(amount, most, self.s_must_listed(*bullets).does)._replace(kind="listed")

    def s_same(self, sentence: Sentence) -> Sentence:
        return sentence

    def s_otherwise_listed(self, sentence: Sentence) -> Sentence:
        return sentence._replace(kind="otherwise")

    def s_instead_of_discarding(self, _: str, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"instead of discarding": alone(deed)},))

    def s_or(self, *ways: Way) -> Sentence:
        return Sentence("do", (self.e_must_either(*ways),))

    def s_both(self, least: int, *_: Data) -> Sentence:
        return Sentence("both", (), least)

    def s_both_if(self, condition: Data) -> Sentence:
        return Sentence("both if", (), condition)

    def s_discarded(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        if noun.article != "a":
            raise NotSaid("cards that are discarded, but not one of them")
        return Sentence("discarded", deed, as_words(noun))

    def s_none_discarded(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        if not isinstance(noun.what, dict):
            raise NotSaid("no card at all, which has a phrase of its own")
        return Sentence("none discarded", deed, as_words(noun))

    def s_spawn_discarded(self, noun: Noun, place: Noun) -> Sentence:
        return Sentence("each discarded", (self.e_spawn(Noun(CHOSEN), place),), as_words(noun))

    def s_cannot_discard(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("cannot discard", deed)

    def s_only_on(self, *parts: Any) -> Sentence:
        noun: Noun = parts[-1]
        if noun.article != "a":
            raise NotSaid("an attempt on what is known")
        return Sentence("only on", (), noun.what)

    def s_x_is(self, _: Data, amount: Data, most: int | None) -> Sentence:
        return Sentence("x is", (), Each(amount, most).of(1))

    def s_x_is_at_first(self, _: Data, amount: Data, most: int | None) -> Sentence:
        return Sentence("x is at first", (), Each(amount, most).of(1))

    def s_then_if(self, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("then", ({"if": condition, "then": alone(deed)},))

    def s_choose_and(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return self.s_choose(noun)._replace(does=deed)

    def s_choose_place(self) -> Sentence:
        return Sentence("choose", chooses=Noun(["your location", "connecting location"], "a"))

    def s_begins(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("begins", deed)

    def s_using(self, skill: str, usual: str) -> Sentence:
        return Sentence("attempt", (), {"using": str(skill), **_in_place_of(usual)})

    def s_adds(self, skill: str, *_: str) -> Sentence:
        return Sentence("attempt", (), {"you get": {"skill value": {"value": str(skill), "of": YOU}}})

    def s_succeed(self, least: int | None, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("success", deed, least)

    def s_fail(self, least: int | None, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("failure", deed, least)

    def s_otherwise_choose(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        does = as_list(put_for([*deed], SPOKEN_OF, f"that {noun.kind}"))
        about = Sentence("do", tuple(one for one in does if isinstance(one, dict)))
        beside, done = composed((Sentence("choose", chooses=noun), about))
        if beside:
            raise NotSaid("a bold word in another case")
        return Sentence("otherwise", tuple(done))

    def s_bonded(self, *parts: str) -> Sentence:
        *number, title = parts
        return Sentence("bonded", (), [int(number[0]) if number else None, str(title)])

    def s_add_and_shuffle(self, number: str, *others: str) -> Sentence:
        return Sentence("add and shuffle", (), [int(number), *map(int, others)])

    def s_aside_once_gone(self, *parts: Any) -> Sentence:
        title = next(str(part) for part in parts if getattr(part, "type", "") == "TITLE")
        return Sentence("aside once gone", (), title)

    def s_or_if(self, deed: tuple[Words, ...], other: tuple[Words, ...], condition: Data) -> Sentence:
        return Sentence("do", ({"if": condition, "then": alone(other), "else": alone(deed)},))

    def s_fail_none_placed(self, kinds: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("none placed", deed, kinds)

    def s_fail_listed(self, *bullets: Way) -> Sentence:
        return Sentence("failure", tuple(one for bullet in bullets for one in bullet.does))

    def s_assets_first(self, kind: str) -> Sentence:
        return Sentence("assets first", (), kind)

    def s_used_by_all_here(self) -> Sentence:
        if self._kind != "event":
            raise NotSaid("those at a location, of a card that is at none")
        return Sentence("beside", (), {"used also by": {"kind": "investigator", "at": "attached"}})

    def s_each_point(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("each point failed", deed)

    def s_each_point_won(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("each point won", deed)

    def s_cannot(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("cannot", deed)

    def s_otherwise(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("otherwise", deed)

    def s_if(self, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        does = alone(deed)
        if isinstance(condition, dict) and condition.get("is") == YOU and _is_a_place(condition.get("a")):
            does = put_for(does, "that location", "your location")
        return Sentence("do", ({"if": condition, "then": does},))

    def s_if_instead(self, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("instead", deed, condition)

    def s_bold(self, word: str) -> Sentence:
        if word in ("fight", "evade", "investigate"):
            return Sentence("do", ({word: True if word == "investigate" else "enemy"},))
        beside = Sentence("beside", (), {"designator": word})
        return Sentence("resign") if word == "resign" else beside

    def s_bold_skill(self, word: str, skill: str) -> Sentence:
        made = self.s_bold(word)
        if made.kind != "do":
            raise NotSaid("a skill of no test")
        return Sentence("do", ({**made.does[0], "using": str(skill)},))

    def s_bold_skills(self, word: str, *skills: str) -> Sentence:
        made = self.s_bold_skill(word, skills[0])
        return Sentence("do", ({**made.does[0], "using": [*map(str, skills)]},))

    def s_uses_either(self, other: str, usual: str, _: Data) -> Sentence:
        return Sentence("attempt", (), {"using": [str(usual), str(other)], IN_PLACE_OF: str(usual)})

    def s_you_get(self, gets: Words, named: str) -> Sentence:
        does: tuple[Words, ...] = ({"modify": YOU, "gets": gets},) if named == "test" else ()
        return Sentence("attempt", does, {"you get": gets})

    def s_you_get_or(self, number: str, skill: str, named: str, *rest: Any) -> Sentence:
        better, same, condition = rest
        if same != skill:
            raise NotSaid("another skill instead")
        return self.s_you_get({str(skill): {"if": condition, "then": int(better), "otherwise": int(number)}}, named)

    def s_you_get_if(self, number: str, skill: str, named: str, condition: Data, better: str, same: str) -> Sentence:
        return self.s_you_get_or(number, skill, named, better, same, condition)

    def s_defeats(self, deed: tuple[Words, ...]) -> Sentence:
        defeats: Words = {"happened": "defeat", "this": "test", "what": "attacked enemy", "by": YOU, "of": "attack"}
        return Sentence("success", ({"if": {"amount": defeats, "at least": 1}, "then": alone(deed)},))

    def s_targets(self, noun: Noun) -> Sentence:
        return Sentence("only on", (), known(noun))

    def s_use(self, *parts: Any) -> Sentence:
        ending, skill, *others = parts
        places: list[Data] = [str(one) for one in others]
        return Sentence(
            "do", ({"use": str(skill), "in place of": places[0] if len(places) == 1 else places, "until": ending},)
        )

    def s_you_get_each(self, number: str, skill: str, named: str, each: Each) -> Sentence:
        return self.s_you_get({str(skill): each.of(int(number))}, named)

    def s_value_each_now(self, number: str, each: Each) -> Sentence:
        return Sentence("do", ({"modify": YOU, "gets": {"skill value": each.of(int(number))}},))

    def s_value_each(self, number: str, named: str, each: Each) -> Sentence:
        return self.s_you_get_each(number, "skill value", named, each)

    def s_harder_x(self, number: str, *parts: Any) -> Sentence:
        *_, amount, most = parts
        return Sentence("harder", (), Each(amount, most).of(-1 if number.startswith("-") else 1))

    def s_succeeds_against(self, least: int | None, such: Words, deed: tuple[Words, ...]) -> Sentence:
        fits: Data = {"is": "attacked enemy", "a": such}
        does = put_for(alone(deed), "that enemy", "attacked enemy")
        return Sentence("success", ({"if": fits, "then": does},), least)

    def s_you_get_x(self, number: str, skill: str, named: str, *parts: Any) -> Sentence:
        *_, amount, most = parts
        return self.s_you_get({str(skill): Each(amount, most).of(-1 if number.startswith("-") else 1)}, named)

    def s_succeed_and(self, least: int | None, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        meant: Data = condition.get("is") if isinstance(condition, dict) else None
        does = alone(deed)
        if meant in ("evaded enemy", "attacked enemy"):
            does = put_for(does, "that enemy", str(meant))
        return Sentence("success", ({"if": condition, "then": does},), least)

    def s_if_token(self, *parts: Any) -> Sentence:
        *_, symbols, deed = (part for part in parts if part is not None)
        return Sentence("token", ({"if": {"revealed": symbols}, "then": alone(deed)},))

    def s_shuffle_encounter(self, *_: str) -> Sentence:
        return Sentence("shuffle", (), "encounter deck")

    def s_who_fails(self, deed: Words) -> Sentence:
        return Sentence("who fails", (deed,))

    def s_test_succeeds(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("success", deed)

    def s_test_fails(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("failure", deed)

    def s_nothing_done(self, words: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("nothing done", deed, words)

    def s_get_and_deal(self, number: str, skill: str, damage: str) -> Sentence:
        return Sentence("attempt", (), {"you get": {str(skill): int(number)}, "damage": int(damage)})

    def s_deals_condition(self, condition: Data, damage: str) -> Sentence:
        return Sentence("attempt", (), {"damage": {"if": condition, "then": int(damage)}})

    def s_deals_instead(self, condition: Data, damage: str) -> Sentence:
        return Sentence("damage instead", (), {"if": condition, "then": int(damage)})

    def s_deals_instead_won(self, condition: Data, damage: str) -> Sentence:
        # A failed attack deals its damage as well, if it hits another investigator.
        return self.s_deals_instead({"all": [{"not": {"outcome": "fail"}}, condition]}, damage)

    def s_revealed_deals(self, symbols: Data, _: Data, damage: str) -> Sentence:
        more: Words = {"modify": YOU, "gets": {"damage of the attack": int(damage)}}
        return Sentence("attempt", (), {"revealed": symbols, "then": more})

    def s_deals_each(self, number: str, amount: Data, most: int | None) -> Sentence:
        return Sentence("attempt", (), {"damage": Each(amount, most).of(int(number))})

    def s_not_by(self, least: str, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("not by", deed, int(least))

    def s_each_point_most(self, effect: Words, most: int) -> Sentence:
        return Sentence("each point won", (effect,), most)

    def s_most_each_point(self, most: int, effect: Words) -> Sentence:
        return Sentence("each point won", (effect,), most)

    def s_deals(self, damage: str) -> Sentence:
        of_the_above: Words = {"modify": YOU, "gets": {"damage of the attack": int(damage)}, OF_THE_ATTACK: ABOVE}
        return Sentence("attempt", (of_the_above,), {"damage": int(damage)})

    def s_deals_to(self, *parts: Any) -> Sentence:
        damage, whom = parts[-2:]
        return Sentence("attempt", (), {"standard damage": int(damage), "damage to": known(whom)})

    def s_deals_if(self, least: int, damage: str) -> Sentence:
        won: Data = {"all": [{"outcome": "succeed"}, {"amount": "margin", "at least": least}]}
        if_so: Words = {"if": won, "then": int(damage)}
        return Sentence("attempt", (), {"damage": if_so})

    def s_uses(self, _: Data, skill: str, *usual: str) -> Sentence:
        return Sentence("attempt", (), {"using": str(skill), **_in_place_of(*usual)})

    def s_use_other(self, skill: str, usual: str, *_: Data) -> Sentence:
        return self.s_uses(None, skill, usual)

    def s_uses_and_deals(self, skill: str, *more: str) -> Sentence:
        *usual, damage = (one for one in more if one is not None)
        return Sentence("attempt", (), {"using": str(skill), "damage": int(damage), **_in_place_of(*usual)})

    def s_shroud(self, number: str) -> Sentence:
        return Sentence("attempt", (), {"target gets": {"shroud": int(number)}})

    def s_revealed(self, symbols: Data, _: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("attempt", (), {"revealed": symbols, "then": alone(deed)})

    def s_revealed_after(self, symbols: Data, _: Data, deed: tuple[Words, ...], __: Data) -> Sentence:
        return Sentence("attempt", (), {"revealed": symbols, "then after": alone(deed)})

    def s_after(self, _: Data, deed: tuple[Words, ...]) -> Sentence:
        later: Words = {"later": {"after": "end test"}, "do": alone(deed)}
        return Sentence("attempt", (later,), {"after": alone(deed)})

    def s_instead(self, *parts: Any) -> Sentence:
        return Sentence("attempt", (), {"instead": alone(parts[-1])})

    def s_until(self, ending: str, during: Words) -> Sentence:
        return Sentence("do", (lasting(during, ending),))

    def s_boost_value(self, number: str) -> Sentence:
        return Sentence("do", ({"modify": YOU, "gets": {"skill value": int(number)}},))

    def s_shuffle(self) -> Sentence:
        return Sentence("shuffle", (), "deck")

    def s_no_attacks(self, *_: Data) -> Sentence:
        return Sentence("beside", (), {"provokes attacks of opportunity": False})

    def s_playing_no_attacks(self, *_: Data) -> Sentence:
        if self._kind != "event":
            raise NotSaid("playing a card, said of another action")
        return self.s_no_attacks()

    def s_no_attacks_by_playing(self, _: str) -> Sentence:
        return Sentence("do", ({"provoke no attacks of opportunity": True},))

    def s_later(self, when: Words, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        does = alone(deed) if condition is None else {"if": condition, "then": alone(deed)}
        return Sentence("do", ({"later": when, "do": does},))

    def s_later_if(self, when: Words, deed: tuple[Words, ...], condition: Data) -> Sentence:
        return self.s_later(when, condition, deed)

    def s_for_each_done(self, kind: str, _: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("each done", deed, kind)

    def s_for_each_done_after(self, effect: Words, kind: str, _: Data) -> Sentence:
        if len(effect) == 1 and effect.get("draw") == 1:
            return Sentence("that many", ({"draw": "that much"},))
        return Sentence("each done", (effect,), kind)

    def s_for_each_revealed(self, symbols: Data, number: str, _: Data) -> Sentence:
        return Sentence("token", ({"gain": Each({"revealed": symbols}).of(int(number))},))

    def s_set_skill(self, ending: str, base: str) -> Sentence:
        return Sentence("do", ({"either": _bases(base, ending)},))

    def s_set_skills(self, ending: str, every: str, one: str) -> Sentence:
        all_of_them: Words = {
            "each skill": {"modify": YOU, "becomes": dict.fromkeys(SKILLS, int(every)), "until": ending}
        }
        return Sentence("do", ({"either": all_of_them | _bases(one, ending)},))

    def s_no_tokens(self, ending: str) -> Sentence:
        return Sentence("do", ({"reveal no tokens": ending},))

    def s_evaded_if(self, such: Words, *parts: Any) -> Sentence:
        """The effects on the enemy beside evading it, which a success does by itself."""
        does = put_for(put_for(alone(parts[-1]), "that enemy", "evaded enemy"), CONNECTING, "connecting location")
        return Sentence("success of evading", ({"if": {"is": "evaded enemy", "a": such}, "then": does},))

    def s_choose_several(self, noun: Noun, effect: Words) -> Sentence:
        if noun.article not in ("any number", "up to"):
            raise NotSaid("a choice that has phrases of its own")
        kind = "card" if "event" in noun.kinds or "skill" in noun.kinds else noun.kind
        done = put_for(effect, f"that {kind}", CHOSEN)
        if done == effect or not isinstance(done, dict):
            raise NotSaid("nothing is done with what is chosen")
        return Sentence("do", (wherever(noun, lambda _: done),))

    def s_until_both(self, ending: str, one: Words, other: Words) -> Sentence:
        return Sentence("do", ({**one, "until": ending}, {**other, "until": ending}))

    def s_that_many(self, *effects: Words) -> Sentence:
        return Sentence("that many", effects)

    def s_after_this_move(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("after the move", deed)

    def s_can_advance(self, _: Data) -> Sentence:
        return Sentence("can advance", (ADVANCES,))

    def s_listed(self, *ways: Way) -> Sentence:
        (either,) = self.s_must_listed(*ways).does
        return Sentence("listed", ({**either, "freely": True},))

    def s_must_listed(self, *ways: Way) -> Sentence:
        said: Words = {way.says if way.told else f"to {way.says}": alone(way.does) for way in ways}
        if len(said) < len(ways):
            raise NotSaid("two ways of one name")
        return Sentence("listed", ({"either": said},))

    def bullet_named(self, _: str, says: str, *told: Sentence | tuple[Words, ...]) -> Way:
        return Way(str(says), tuple(_of_a_way(told)))

    @v_args(meta=True, inline=True)
    def bullet(self, meta: Meta, mark: str, *told: Sentence | tuple[Words, ...] | str) -> Way:
        stories = [one for one in told if isinstance(one, str)]
        sentences = tuple(one for one in told if not isinstance(one, str))
        does = _of_a_way(sentences)
        if meta.empty:
            raise NotSaid("a way that is read in two ways")
        says = _END_MARK.sub(";", " ".join(stories)).strip(" ;") or " ".join(
            self._words[meta.start_pos + 1 : meta.end_pos]
        )
        return Way(name_of_a_way(says), tuple(does), bool(stories))


def _of_a_way(sentences: tuple[Sentence | tuple[Words, ...], ...]) -> list[Words]:
    """The effects of a way of a list."""
    beside, does = composed(tuple(one if isinstance(one, Sentence) else Sentence("do", one) for one in sentences))
    if beside:
        raise NotSaid("a way with a bold word")
    return does


def _is_a_place(fits: Data) -> bool:
    """True of a description of somebody by where they are: the location that it names is theirs."""
    return isinstance(fits, dict) and fits.keys() == {"at"} and isinstance(fits["at"], dict)


def _bases(base: str, ending: str) -> Words:
    """One skill or another of which the base value is set for a time."""
    return {skill: {"modify": YOU, "becomes": {skill: int(base)}, "until": ending} for skill in SKILLS}


_END_MARK: Final = re.compile(r"[.!?…]+(?=\s|$)")
"""What ends a sentence."""


def _in_place_of(usual: str = "") -> Words:
    """The skill that is tested otherwise, if the sentence says it."""
    return {IN_PLACE_OF: str(usual)} if usual else {}


def _of_each(amount: Data, deed: tuple[Words, ...]) -> Words | None:
    """Effects that call each of the things that are counted that enemy: they are done for one after the other."""
    which = amount.get("count") if isinstance(amount, dict) else None
    if not isinstance(which, dict) or "zone" in which:
        return None
    does = put_for(alone(deed), f"that {which.get('kind')}", CHOSEN)
    return None if does == alone(deed) else {"for each of": which, "do": does}
