"""Constant abilities: they hold as long as a card is in play."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.abilities import Abilities, body_of
from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.nouns import as_words, held
from adjudicator.games.arkham.importing.text.phrases import (
    OWN_TITLE,
    PLAYED,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Words,
    alone,
    joined,
    parts_of,
)
from adjudicator.games.arkham.terms import SKILLS

_ABOVE_BASE: Final[list[Data]] = ["difficulty of the test", {"minus": "base skill value"}]
"""By how much the difficulty is higher than the base skill of the test."""
_ENGAGED: Final = "engaged investigator"
TARGETS: Final = {"attack": "attacked enemy", "evade": "evaded enemy", "investigate": "investigated location"}
"""The things that attempts are about."""


@v_args(inline=True)
class Constants(Abilities):
    """Constant abilities: they hold as long as a card is in play."""

    def constant_line(self, *constants: Line) -> Line:
        return joined(constants)

    def constant(self, line: Line) -> Line:
        return line

    def g_skill(self, number: str, skill: str) -> tuple[str, Data]:
        return str(skill), int(number)

    def g_stat(self, number: str, stat: str) -> tuple[str, Data]:
        return stat, int(number)

    def g_per_health(self, number: str, *_: str) -> tuple[str, Data]:
        return "health", {"per investigator": int(number)}

    def g_value(self, number: str) -> tuple[str, Data]:
        return "skill value", int(number)

    def g_shroud(self, number: str) -> tuple[str, Data]:
        return "shroud", int(number)

    def get(self, one: tuple[str, Data]) -> tuple[str, Data]:
        return one

    def gets(self, *parts: Any) -> Words:
        pairs = [one for one in parts if isinstance(one, tuple)]
        each = [one for one in parts if isinstance(one, Each)]
        words: Words = dict(pairs)
        if len(words) < len(pairs):
            raise NotSaid("one value twice")
        return {stat: each[0].of(number) for stat, number in words.items()} if each else words

    def for_every(self, amount: Data, most: int | None) -> "Each":
        return Each(amount, most)

    def for_each(self, amount: Data, most: int | None) -> "Each":
        return Each(amount, most)

    def c_you(self, gets: Words) -> Line:
        return Line(({"constant": YOU, "get": gets},))

    def c_you_while(self, gets: Words, testing: str) -> Line:
        return Line(({"constant": YOU, "get": gets, "while": {"during": testing, "by": YOU}},))

    def c_you_while_on(self, gets: Words, testing: str, noun: Noun) -> Line:
        so: list[Data] = [{"during": testing, "by": YOU}, {"is": TARGETS[testing], "a": held(noun)}]
        return Line(({"constant": YOU, "get": gets, "while": {"all": so}},))

    def c_you_while_with(self, gets: Words, weapon: Noun) -> Line:
        using: list[Data] = [{"during": "attack", "by": YOU}, {"test on": held(weapon)}]
        return Line(({"constant": YOU, "get": gets, "while": {"all": using}},))

    def c_you_while_so(self, gets: Words, condition: Data) -> Line:
        return self.c_while_you(condition, gets)

    def c_begins_with_card(self, title: str, _: Data = None) -> Line:
        return Line(keys=(("begins with", [str(title)]),))

    def c_bears_first(self, kinds: Data, *_: Data) -> Line:
        return Line(({"constant": YOU, "assigned before you": kinds},))

    def c_treats(self, token: str, other: str) -> Line:
        return Line(({"constant": YOU, "treat tokens": {str(token): str(other)}},))

    def c_you_while_if(self, gets: Words, testing: str, condition: Data) -> Line:
        both: list[Data] = [{"during": testing, "by": YOU}, condition]
        return Line(({"constant": YOU, "get": gets, "while": {"all": both}},))

    def c_icons(self, condition: Data, _: Data, *icons: str) -> Line:
        if self._kind != "skill":
            raise NotSaid("icons of a card that is committed for itself")
        return Line(({"constant": THIS, "in": "committed", "while": condition, "get": _icons(icons)},))

    def c_icons_to(self, _: Data, test: Data, __: Data, *icons: str) -> Line:
        return self.c_icons(test, None, *icons)

    def c_icons_or(self, condition: Data, *parts: Any) -> Line:
        split = next(place for place, part in enumerate(parts) if not isinstance(part, str))
        icons, better = ([one for one in some if one != THIS] for some in (parts[:split], parts[split + 1 :]))
        line = self.c_icons(condition, None, *icons)
        gets = _icons(icons)
        if _icons(better).keys() != gets.keys():
            raise NotSaid("other icons instead of more")
        either: Words = {
            icon: {"if": parts[split], "then": number, "otherwise": gets[icon]}
            for icon, number in _icons(better).items()
        }
        return Line(({**line.abilities[0], "get": either},))

    def c_each_icon(self, _: Data, icon: str, amount: Data, most: int | None) -> Line:
        if self._kind != "skill":
            raise NotSaid("icons of a card that is committed for itself")
        return Line(({"constant": THIS, "in": "committed", "get": {f"{icon} icons": Each(amount, most).of(1)}},))

    def c_icons_for_each(self, amount: Data, itself: Data, *icons: str) -> Line:
        if self._kind != "skill" or len(set(icons)) < len(icons):
            raise NotSaid("icons of a card that is committed for itself, or one icon twice")
        return Line(({"constant": THIS, "in": "committed", "get": {f"{icon} icons": amount for icon in icons}},))

    def c_dearer(self, *parts: Any) -> Line:
        return Line(({"constant": {"kind": "card", "zone": "hand"}, "get": {"cost": int(parts[-1])}},))

    def c_dearer_played(self, *parts: Any) -> Line:
        return Line(({"constant": {"kind": "card", **PLAYED}, "get": {"cost": int(parts[-1])}},))

    def c_dearer_others(self, *parts: Any) -> Line:
        return Line(
            ({"constant": {"kind": "card", "zone": "hand", "other than": THIS}, "get": {"cost": int(parts[-1])}},)
        )

    def c_in_hand(self, _: Data, line: Line) -> Line:
        if line.keys or line.effects or line.playing or any("constant" not in one for one in line.abilities):
            raise NotSaid("a card in hand that says something else")
        return Line(tuple({**one, "in": "hand"} for one in line.abilities))

    def c_more_uses(self, noun: Noun, number: str, kind: str, _: Data) -> Line:
        cards = as_words(noun)
        if cards.setdefault("uses", kind) != kind:
            raise NotSaid("uses of another kind than those that the cards have")
        return Line(({"constant": cards, "get": {"uses": int(number)}},))

    def c_anytime(self, occurrence: Words, deed: tuple[Words, ...]) -> Line:
        if len(deed) != 1 or "instead" not in deed[0] or "event" not in occurrence:
            raise NotSaid("what is done at any time, but in place of nothing")
        trigger = {"would" if key == "event" else key: value for key, value in self.whoever(occurrence).items()}
        return Line(({"forced": trigger, "do": deed[0]},))

    def c_cannot_play_or(self, nouns: list[Noun], ban: Words) -> Line:
        (ability,) = self.c_cannot_play(nouns).abilities
        before, more = ability["cannot"], bans_of(ban, YOU)
        bans = [*(one if isinstance(one, list) else [one] for one in (before, more))]
        return Line(({**ability, "cannot": [one for some in bans for one in some]},))

    def c_as_in_hand(self, noun: Noun, _: Data) -> Line:
        words = as_words(noun)
        if words.get("zone") not in ("discard", "underneath") or words.get("kind") not in ("asset", "event"):
            raise NotSaid("cards that are played from elsewhere")
        return Line(({"constant": YOU, "as if in hand": words},))

    def cc_trigger(self, of: Noun) -> Words:
        return {"deed": "trigger", "what": held(of)}

    def cards_played(self, *parts: Any) -> Words:
        *traits, kind = (part for part in parts if part is not None)
        return {"kind": kind, **self.j_trait(*traits), **PLAYED}

    def c_cheaper(self, what: Words, number: str) -> Line:
        return Line(({"constant": what, "get": {"cost": -int(number)}},))

    def c_cheaper_itself(self, *parts: Any) -> Line:
        number, amount = parts[-2:]
        return Line(({"constant": THIS, "in": "hand", "get": {"cost": Each(amount).of(-int(number))}},))

    def c_easier(self, tests: Data, number: str) -> Line:
        return Line(({"constant": YOU, "while": tests, "get": {"difficulty": -int(number)}},))

    def c_while_dearer(self, condition: Data, *parts: Any) -> Line:
        return Line(({**self.c_dearer(*parts).abilities[0], "while": condition},))

    def c_while_cheaper(self, condition: Data, *parts: Any) -> Line:
        *_, what, number = parts
        return Line(({**self.c_cheaper(what, number).abilities[0], "while": condition},))

    def c_blank(self, noun: Noun, *parts: Any) -> Line:
        return Line(({"constant": held(noun), "blank": True, **(parts[-1] or {})},))

    def c_each_skill(self, number: str, each: Each | None) -> Line:
        more = int(number) if each is None else each.of(int(number))
        return Line(({"constant": YOU, "get": dict.fromkeys(SKILLS, more)},))

    def c_gets(self, noun: Noun, gets: Words) -> Line:
        return Line(({"constant": held(noun), "get": gets},))

    def c_while_you(self, condition: Data, gets: Words) -> Line:
        return Line(({"constant": YOU, "while": condition, "get": gets},))

    def c_while_gets(self, condition: Data, noun: Noun, gets: Words) -> Line:
        return Line(({"constant": held(noun), "while": condition, "get": gets},))

    def c_engaged_get(self, _: Data, gets: Words) -> Line:
        return Line(({"constant": _ENGAGED, "get": gets},))

    def c_engaged_cannot(self, _: Data, ban: Words) -> Line:
        return Line(({"constant": _ENGAGED, "cannot": bans_of(ban, _ENGAGED)},))

    def c_while_cannot(self, condition: Data, ban: Words) -> Line:
        return Line(({"constant": YOU, "while": condition, "cannot": bans_of(ban, YOU)},))

    def th_no_cards(self, _: Data) -> Data:
        return {"not": {"there is": {"kind": "card", "zone": "hand", "of": _ENGAGED}}}

    def th_remaining(self, stat: str, number: str) -> Data:
        return {"amount": {"remaining": stat, "of": _ENGAGED}, "at most": int(number)}

    def th_remaining_turned(self, number: str, stat: str) -> Data:
        return self.th_remaining(stat, number)

    def if_engaged_with_such(self, _: Data, state: Data) -> Data:
        if self._kind != "enemy":
            raise NotSaid("who is engaged with what is no enemy")
        return {"all": [{"there is": _ENGAGED}, state]}

    def c_engaged_claims(self, state: Data, noun: Noun, claim: Words) -> Line:
        return self.c_while_claims({"all": [{"there is": _ENGAGED}, state]}, noun, claim)

    def cl_gains(self, *keywords: str) -> Words:
        return {"gain keywords": [*keywords]}

    def cl_gets(self, gets: Words) -> Words:
        return {"get": gets}

    def cl_cannot(self, ban: Words) -> Words:
        return {"cannot": ban, "of its own": True}

    def c_blanks_those_here(self, *parts: Any) -> Line:
        if self._kind != "enemy":
            raise NotSaid("those at the location of what is no enemy")
        return Line(({"constant": {"kind": "investigator", "at": "here"}, "blank": True, **(parts[-1] or {})},))

    def it_doubles_tokens(self, *_: Data) -> Words:
        return {"doubled": "negative token modifier"}

    def it_you_get(self, gets: Words) -> Words:
        return {"get": gets}

    def c_while_attacking(self, enemy: Noun, claim: Words) -> Line:
        return _against("attack", "attacked enemy", enemy, claim)

    def c_while_evading(self, enemy: Noun, claim: Words) -> Line:
        return _against("evade", "evaded enemy", enemy, claim)

    def c_actions_to_pass(self, one: str, other: str, place: Noun, number: str) -> Line:
        more: Words = {"to": [one, other], "what": held(place), "actions": int(number)}
        return Line(({"constant": held(place), "additional cost": more},))

    def wc_beside(self) -> Words:
        return {"zone": "beside the map"}

    def wc_in_play(self) -> Words:
        return {}

    def wc_attached(self, noun: Noun) -> Words:
        return {"attached to": held(noun)}

    def c_copies(self, number: str, *parts: Any) -> Line:
        """Copies of the card that do something together as soon as there are so many."""
        *_, where, deed = parts
        copies: Words = {"named": OWN_TITLE, **where}
        does = [{**one, "discard": copies} if one.get("discard") == THIS else one for one in deed]
        enough: Words = {"amount": {"count": copies}, "at least": int(number)}
        # Each of the copies says so, but only the first to resolve finds them there.
        return Line(({"as soon as": enough, "do": {"if": enough, "then": alone(does)}},))

    def c_gains_haunted(self, noun: Noun, *parts: Any) -> Line:
        sentences = next(one for one in parts if isinstance(one, tuple))
        _, done = body_of(sentences)
        if noun.what != THIS and THIS in parts_of([*done]):
            raise NotSaid("the card that gives an ability, within that ability, which is another card's")
        return Line(({"constant": held(noun), "gain abilities": [{"haunted": alone(done)}]},))

    def c_actions_to_parley(self, who: Noun, number: str) -> Line:
        more: Words = {"to": "parley", "actions": int(number), "who": held(who)}
        return Line(({"constant": held(who), "additional cost": more},))

    def c_kills(self, condition: Data) -> Line:
        return Line(({"as soon as": condition, "do": {"kill": YOU}},))

    def deeds_done(self, *deeds: str) -> Data:
        return deeds[0] if len(deeds) == 1 else [*deeds]

    def cl_cannot_be(self, deeds: Data) -> Words:
        return {"cannot": {"deed": deeds}}

    def c_claims_of_this(self, *claims: Words) -> Line:
        if self._kind != "enemy":
            raise NotSaid("what is said of nobody")
        return self.c_claims(Noun(THIS), *claims)

    def c_claims_in_stages(self, claim: Words, *parts: str) -> Line:
        decks, stages = parts[::2], [int(number) for number in parts[1::2]]
        deck = decks[0]
        if any(one != deck for one in decks):
            raise NotSaid("the stages of two decks")
        now: Words = {"is": f"current {deck}", "a": {"stage": stages[0] if len(stages) == 1 else [*stages]}}
        return Line(tuple({**one, "while": now} for one in self.c_claims_of_this(claim).abilities))

    def c_claims(self, noun: Noun, *claims: Words) -> Line:
        return Line(tuple(_claimed(held(noun), claim) for claim in claims))

    def c_while_claims(self, condition: Data, noun: Noun, *claims: Words) -> Line:
        return Line(tuple({**_claimed(held(noun), claim), "while": condition} for claim in claims))

    def c_slots(self, number: str, slot: str, *rest: Any) -> Line:
        only = next((one for one in rest if isinstance(one, Noun)), None)
        more: Words = {"only for": held(only)} if only else {}
        return Line(({"constant": YOU, "additional slots": {slot: int(number)}, **more},))

    def c_action(self) -> Line:
        return Line(({"constant": YOU, "additional action": True},))

    def c_action_to(self, action: str) -> Line:
        return Line(({"constant": YOU, "additional action": True, "only to": action},))

    def c_action_to_play(self, noun: Noun) -> Line:
        return Line(({"constant": YOU, "additional action": True, "only to": "play", "only for": held(noun)},))

    def c_action_on(self, trait: str, _: str) -> Line:
        cards: Words = {"kind": "asset", "trait": str(trait), "controlled by": YOU}
        return Line(({"constant": YOU, "additional action": True, "only for": cards},))

    def c_while_action_of(self, condition: Data, trait: str, other: str, _: str) -> Line:
        if trait != other:
            raise NotSaid("an action for two kinds of cards")
        gives: Words = {"additional action": True, "only to": ["play", "activate"], "only for": {"trait": str(trait)}}
        return Line(({"constant": YOU, "while": condition, **gives},))

    def c_discarded_if(self, condition: Data, *_: Data) -> Line:
        if self._kind in ("event", "skill") and "attached" not in parts_of(condition):
            raise NotSaid("an effect of a card that is played or committed")
        return Line(({"as soon as": condition, "do": {"discard": THIS}},))

    def c_returned_if(self, condition: Data, *parts: Any) -> Line:
        (ability,) = self.c_discarded_if(condition, *parts).abilities
        return Line(({**ability, "do": {"return": THIS}},))

    def c_replenished(self, kind: str) -> Line:
        return Line(({"forced": {"at": "begin round"}, "do": {"replenish": kind}},))

    def c_replenished_by(self, number: str, kind: str) -> Line:
        return Line(({"forced": {"at": "begin round"}, "do": {"replenish": kind, "amount": int(number)}},))

    def c_cannot_in_hand(self, ban: Words, _: Data) -> Line:
        (ability,) = self.c_cannot(ban).abilities
        return Line(({**ability, "in": "hand"},))

    def c_in_hand_cannot(self, itself: Data, ban: Words) -> Line:
        return self.c_cannot_in_hand(ban, itself)

    def c_cannot_play_in_hand(self, nouns: list[Noun], _: Data) -> Line:
        (ability,) = self.c_cannot_play(nouns).abilities
        return Line(({**ability, "in": "hand"},))

    def c_kept_in_opening_hand(self, *_: Data) -> Line:
        return Line(keys=(("kept in opening hand", True),))

    def c_gains_icons(self, noun: Noun, *icons: str) -> Line:
        several = noun.what if isinstance(noun.what, list) else [noun.what]
        if not noun.is_known or not all(isinstance(one, dict) and "zone" in one for one in several):
            raise NotSaid("icons of cards that are neither in hand nor committed, or of one of several")
        return Line(({"constant": held(noun), "get": _icons(icons)},))

    def c_own_tests(self) -> Line:
        return Line(({"commit only to your own tests": True},))

    def c_cannot_be(self, noun: Noun, deeds: Data) -> Line:
        return self.c_claims(noun, self.cl_cannot_be(deeds))

    def c_cannot_play(self, nouns: list[Noun]) -> Line:
        bans: list[Data] = [{"deed": "play", "what": held(noun), "who": YOU} for noun in nouns]
        return Line(({"constant": YOU, "cannot": bans[0] if len(bans) == 1 else bans},))

    def c_cannot(self, ban: Words) -> Line:
        if self._kind == "location" and ban["deed"] == "enter":
            # Whoever would enter is not there yet, and is no "you" of this location.
            return Line(({"constant": THIS, "cannot": {**ban, "who": "investigator"}},))
        return Line(({"constant": YOU, "cannot": bans_of(ban, YOU)},))

    def c_bears(self, _: Data, kinds: Data) -> Line:
        others: Words = {"kind": "investigator", "at": "your location", "other than": YOU}
        return Line(({"constant": others, "may be assigned": kinds},))

    def c_opening_hand(self, number: str) -> Line:
        return Line(({"constant": YOU, "get": {"opening hand": int(number)}},))

    def c_begins_with(self, number: str, _: Data) -> Line:
        return Line(({"constant": YOU, "get": {"starting resources": int(number)}},))

    def c_begins_with_fewer(self, number: str, _: Data) -> Line:
        return Line(({"constant": YOU, "get": {"starting resources": -int(number)}},))

    def c_upkeep_resources(self, number: str, _: Data) -> Line:
        return Line(({"constant": YOU, "get": {"upkeep resources": int(number)}},))

    def c_commit_if(self, *parts: Any) -> Line:
        return Line(({"commit only if": parts[-1]},))

    def c_test_ignores(self, keywords: Data) -> Line:
        if self._kind != "skill":
            raise NotSaid("keywords that are ignored in a test of which nobody speaks")
        lost: list[Data] = keywords if isinstance(keywords, list) else [keywords]
        return Line(({"constant": "attacked enemy", "in": "committed", "lose keywords": lost},))

    def higher_by(self, number: str) -> int:
        return int(number)

    def c_commit_if_harder(self, least: int) -> Line:
        so: Words = {"amount": {"sum": _ABOVE_BASE}, "at least": least}
        return Line(({"commit only to your own tests": True}, {"commit only if": so}))

    def icon_most(self, number: str, icon: str) -> tuple[int, str]:
        return abs(int(number)), icon

    def c_icons_by_difference(self, *parts: Any) -> Line:
        _, sign, icon, _, most = parts
        if self._kind != "skill" or not sign.startswith("+") or (most is not None and most[1] != icon):
            raise NotSaid("icons of a card that is committed for itself, or fewer")
        more: Data = {"sum": [*_ABOVE_BASE]}
        either: Data = {"if": {"amount": more, "at least": 0}, "then": more, "otherwise": {"minus": more}}
        bounded = either if most is None else {"amount": either, "most": most[0]}
        return Line(({"constant": THIS, "in": "committed", "get": {f"{icon} icons": bounded}},))

    def c_cannot_who(self, noun: Noun, ban: Words) -> Line:
        if noun.what == YOU:
            return self.c_cannot(ban)
        if ban["deed"] == "ready":
            return Line(({"constant": THIS, "cannot": {"deed": "ready", "what": held(noun)}},))
        where = ban.get("what", THIS)
        return Line(({"constant": where if isinstance(where, str) else THIS, "cannot": bans_of(ban, held(noun))},))

    def noun_list(self, *nouns: Noun) -> list[Noun]:
        return [*nouns]

    def c_stays(self, noun: Noun) -> Line:
        return Line(({"constant": THIS, "cannot": {"deed": "leave play", "what": held(noun)}},))

    def c_connected(self, noun: Noun, to: Noun) -> Line:
        if noun.what != THIS and (noun.article or to.what != THIS):
            raise NotSaid("connections of other locations")
        return Line(({"constant": noun.what, "connected to": held(to)},))

    def c_clues_to_enter(self, *parts: Any) -> Line:
        *_, place, who, number, __ = parts
        return self._to_enter(place, who, int(number))

    def c_clues_each_to_enter(self, *parts: Any) -> Line:
        *_, place, who, number, __, ___ = parts
        return self._to_enter(place, who, {"per investigator": int(number)})

    def _to_enter(self, place: Noun, who: Noun, number: Data) -> Line:
        """An additional cost in clues to enter this location."""
        if place.what != THIS:
            raise NotSaid("what it costs to enter another location")
        pays: Words = {"clues": number} if who.what == YOU else {"as a group": number, "of": "clues", "who": held(who)}
        return Line(({"constant": THIS, "additional cost": {"to": "enter", "what": THIS, "pay": pays}},))

    def c_dearer_to_investigate(self, *parts: Any) -> Line:
        more: Words = {"to": "investigate", "what": THIS, "actions": int(parts[1] if parts[0] == THIS else parts[0])}
        return Line(({"constant": THIS, "additional cost": more},))

    def c_not_investigated_while(self, condition: Data) -> Line:
        ban: Words = {"deed": "investigate", "what": THIS, "who": YOU}
        return Line(({"constant": THIS, "while": condition, "cannot": ban},))

    def c_investigated_using(self, place: Noun, skill: str) -> Line:
        return Line(({"constant": held(place), "investigated using": str(skill)},))

    def c_while_cannot_play(self, condition: Data, nouns: list[Noun]) -> Line:
        return Line(({**self.c_cannot_play(nouns).abilities[0], "while": condition},))

    def c_hand_size(self, number: str) -> Line:
        return Line(({"constant": YOU, "get": {"hand size": int(number)}},))

    def c_hand_size_less(self, number: str) -> Line:
        return Line(({"constant": YOU, "get": {"hand size": -int(number)}},))

    cc_move, cc_discover, cc_spend = (
        lambda self, deed=deed: {"deed": deed} for deed in ("move", "discover", "spend clues")
    )

    def cc_commit_such(self, kind: str) -> Words:
        return {"deed": "commit", "what": kind}

    def cc_trigger_action(self, _: str, of: Noun | None) -> Words:
        return _triggered("action", of)

    def cc_trigger_free(self, _: str, of: Noun | None) -> Words:
        return _triggered("free", of)

    def cc_trigger_reaction(self, _: str, of: Noun | None) -> Words:
        return _triggered("reaction", of)

    cc_commit, cc_attack, cc_opportunity = (
        lambda self, deed=deed: {"deed": deed} for deed in ("commit", "attack", "attack of opportunity")
    )

    def cc_leave(self, place: Noun) -> Words:
        return {"deed": "leave", "what": held(place)}

    def cc_into(self, place: Noun) -> Words:
        return {"deed": "enter", "what": held(place)}


def _claimed(what: Data, claim: Words) -> Words:
    """A constant ability of what is claimed of something; a ban names what it is about."""
    ban = claim.get("cannot")
    if isinstance(ban, dict):
        of_its_own, deeds = "of its own" in claim, ban["deed"]
        if of_its_own and not isinstance(deeds, str):
            raise NotSaid("several deeds of one that is no investigator")
        key = "who" if of_its_own and deeds != "ready" else "what"
        bans: list[Words] = [
            {**ban, "deed": deed, key: what} for deed in (deeds if isinstance(deeds, list) else [deeds])
        ]
        return {"constant": what if isinstance(what, str) else THIS, "cannot": alone(bans)}
    return {"constant": what, **claim}


def _against(test: str, target: str, enemy: Noun, claim: Words) -> Line:
    """The constant ability for whoever makes such a test against an enemy."""
    so: list[Data] = [{"during": test}, {"is": target, "a": held(enemy)}]
    return Line(({"constant": "testing investigator", "while": {"all": so}, **claim},))


def _triggered(kind: str, of: Noun | None) -> Words:
    """A ban on triggering abilities with an icon, of these cards or of any."""
    return {"deed": f"trigger {kind} abilities", **({"what": held(of)} if of else {})}


def _icons(icons: Iterable[str]) -> Words:
    """The icons that a card gains, of each kind so many."""
    return {f"{icon} icons": number for icon, number in Counter(str(icon) for icon in icons).items()}


def bans_of(ban: Words, who: Data) -> Data:
    """One ban or several, for somebody."""
    deeds = ban["deed"]
    if isinstance(deeds, list):
        return [{**ban, "deed": deed, "who": who} for deed in deeds]
    return {**ban, "who": who}
