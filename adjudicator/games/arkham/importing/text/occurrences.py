"""The triggering conditions of abilities."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.costs import Costs
from adjudicator.games.arkham.importing.text.nouns import as_words, held
from adjudicator.games.arkham.importing.text.phrases import MARGIN, THIS, YOU, Data, NotSaid, Noun, Words

OR_AFTER: Final = "or"
"""Stands beside an occurrence for another one, to which the same ability answers."""
ABOVE: Final = "above"
"""Stands for the kind of the ability that stands before another one on the card."""


@v_args(inline=True)
class Occurrences(Costs):
    """The triggering conditions of abilities."""

    def at_when(self, occurrence: Words) -> Words:
        return at_a_timing_point("when", occurrence)

    def at_start_of_game(self) -> Words:
        return {"when": "begin game"}

    def at_after(self, occurrence: Words) -> Words:
        return at_a_timing_point("after", occurrence)

    def at_end_of_phase(self, phase: str) -> Words:
        return {"at": "end phase", "of": phase}

    def at_start_of_phase(self, phase: str) -> Words:
        return {"at": "begin phase", "of": phase}

    def oc_defeat(self, who: Noun, what: Noun) -> Words:
        return {"event": "defeat", "what": held(what), "who": held(who)}

    def oc_defeated(self, what: Noun) -> Words:
        if what.article == "each":
            raise NotSaid("the defeat of all of several")
        return {"event": "defeat", "what": held(what)}

    def oc_would_be_defeated(self, what: Noun) -> Words:
        return as_it_would_be(self.oc_defeated(what))

    def oc_play(self, who: Noun, what: Noun) -> Words:
        return {"event": "play", "who": held(who), "what": held(what)}

    def oc_put_into_play(self, who: Noun, what: Noun) -> Words:
        return {"event": "enter play", "what": held(what), "who": held(who)}

    def oc_enter_play(self, what: Noun) -> Words:
        return {"event": "enter play", "what": held(what)}

    def oc_leave_play(self, what: Noun) -> Words:
        return {"event": "leave play", "what": held(what)}

    def oc_attacks(self, by: Noun) -> Words:
        return {"event": "attack", "by": held(by)}

    def oc_you_attack(self, what: Noun) -> Words:
        return self.oc_attacks_whom(Noun(YOU), what)

    def oc_attacks_whom(self, by: Noun, who: Noun) -> Words:
        if by.kind in (YOU, "investigator"):
            # An investigator's attack is a test, of which the enemy is the target.
            return {"event": "begin test", "who": held(by), "what": held(who), "of": "attack"}
        return {"event": "attack", **({"by": held(by)} if held(by) != "enemy" else {}), "who": held(who)}

    def oc_would_attack(self, by: Noun, who: Noun) -> Words:
        return as_it_would_be(self.oc_attacks_whom(by, who))

    def oc_attacks_at_all(self, by: Noun, who: Noun) -> Words:
        return {**self.oc_attacks_whom(by, who), "even if cancelled": True}

    def oc_engages(self, what: Noun, who: Noun) -> Words:
        return {"event": "engage", "what": held(what), **({"who": held(who)} if self._kind != "enemy" else {})}

    def oc_engage(self, who: Noun, what: Noun) -> Words:
        return {"event": "engage", "what": held(what), "who": held(who)}

    def oc_attacks_in(self, by: Noun, who: Noun, phase: str) -> Words:
        return {**self.oc_attacks_whom(by, who), "and": {"phase": phase}}

    def oc_suffers(self, what: Noun, harm: Words) -> Words:
        kind = what.kind
        if kind != "enemy" and not (kind == THIS and self._kind == "enemy"):
            raise NotSaid("damage of what is no enemy")
        return {"event": "dealt", "what": held(what), **harm}

    def oc_deals(self, harm: Words, what: Noun) -> Words:
        return {**self.oc_suffers(what, harm), "by": [YOU, {"controlled by": YOU}]}

    def oc_fail_there(self, who: Noun, place: Noun) -> Words:
        return {"event": "fail", "who": held(who), "what": held(place), "of": "investigate"}

    def oc_turn_ends_at(self, who: Noun, *parts: Any) -> Words:
        if held(who) not in (YOU, "investigator"):
            raise NotSaid("the turn of somebody else")
        return {"event": "end turn", "who": held(who), "and": {"is": "that investigator", "a": {"at": held(parts[-1])}}}

    def oc_evaded(self, what: Noun) -> Words:
        return {"event": "evade", "what": held(what)}

    def oc_evade(self, who: Noun, what: Noun) -> Words:
        return {"event": "evade", "what": held(what), "who": held(who)}

    def oc_evade_well(self, who: Noun, what: Noun) -> Words:
        return {**self.oc_evade(who, what), "of": "success"}

    def oc_spawns(self, what: Noun) -> Words:
        return {"event": "spawn", "what": held(what)}

    def oc_explore_at(self, who: Noun, place: Noun) -> Words:
        return {"event": "explore", "who": held(who), "of": "success", "at": held(place)}

    def oc_who_spawns(self, who: Noun, what: Noun) -> Words:
        return {"event": "spawn", "what": held(what), "who": held(who)}

    def oc_spawns_at(self, what: Noun, place: Noun) -> Words:
        return {"event": "spawn", "what": held(what), "at": held(place)}

    def oc_readies(self, what: Noun) -> Words:
        return {"event": "ready", "what": held(what)}

    def oc_would_ready(self, what: Noun) -> Words:
        return as_it_would_be(self.oc_readies(what))

    def oc_investigate(self, who: Noun, least: int | None) -> Words:
        return {"event": "succeed", "who": held(who), "of": "investigate", **by_at_least(least)}

    def oc_investigate_it(self, who: Noun, what: Noun, least: int | None) -> Words:
        return {"event": "succeed", "who": held(who), "what": held(what), "of": "investigate", **by_at_least(least)}

    def oc_investigated(self, what: Noun) -> Words:
        return {"event": "succeed", "what": held(what), "of": "investigate"}

    def oc_investigate_by(self, who: Noun, *numbers: str) -> Words:
        exactly: list[Data] = [{"amount": "that much", "at least": int(one), "at most": int(one)} for one in numbers]
        so: Data = exactly[0] if len(exactly) == 1 else {"any": exactly}
        return {"event": "succeed", "who": held(who), "of": "investigate", "and": so}

    def oc_draws(self, who: Noun, number: str, *parts: Any) -> Words:
        phase = parts[-1]
        during: Words = {"and": {"phase": phase}} if phase else {}
        return {"event": "draw", "who": held(who), **_more_than_one(number), **during}

    def oc_attack(self, who: Noun, what: Noun, least: int | None) -> Words:
        return {"event": "succeed", "who": held(who), "what": held(what), "of": "attack", **by_at_least(least)}

    def oc_succeed(self, who: Noun, least: int | None, of: str | None) -> Words:
        return {"event": "succeed", "who": held(who), **of_kind(of), **by_at_least(least)}

    def oc_fail(self, who: Noun, most: int | None, of: str | None) -> Words:
        return {"event": "fail", "who": held(who), **of_kind(of), **({"most": most} if most else {})}

    def ag_attack(self, what: Noun) -> Words:
        return {"of": "attack", "what": held(what)}

    def ag_evade(self, what: Noun) -> Words:
        return {"of": "evade", "what": held(what)}

    def oc_fail_against(self, who: Noun, most: int | None, against: Words) -> Words:
        return {"event": "fail", "who": held(who), **against, **({"most": most} if most else {})}

    def oc_succeed_against(self, who: Noun, least: int | None, against: Words) -> Words:
        return {"event": "succeed", "who": held(who), **against, **by_at_least(least)}

    def oc_fail_now(self, who: Noun, _: Data) -> Words:
        return {"event": "fail", "who": held(who)}

    def oc_fail_by(self, who: Noun, least: int, of: str | None) -> Words:
        return {"event": "fail", "who": held(who), **of_kind(of), **by_at_least(least)}

    def oc_would_fail(self, who: Noun, most: int | None, of: str | None) -> Words:
        return {"would": "fail", "who": held(who), **of_kind(of), **({"most": most} if most else {})}

    def oc_reveal(self, who: Noun) -> Words:
        return {"event": "reveal token", "who": held(who)}

    def oc_reveal_such(self, who: Noun, *symbols: Data) -> Words:
        return {**self.oc_such_revealed(*symbols), "who": held(who)}

    def oc_such_revealed(self, *symbols: Data) -> Words:
        return {"event": "reveal token", "of": next(one for one in symbols if one)}

    def oc_reveal_negative(self, who: Noun) -> Words:
        return {**self.oc_reveal(who), "and": {"amount": "modifier of that token", "at most": -1}}

    def oc_reveal_such_in_test(self, who: Noun, *symbols: Data) -> Words:
        return {**self.oc_reveal_such(who, *symbols), "and": {"during": "test"}}

    def oc_revealed(self, *parts: Any) -> Words:
        symbols = next(part for part in parts if isinstance(part, list))
        who = next((part for part in parts if isinstance(part, Noun)), None)
        return {
            "event": "reveal token",
            "of": symbols,
            **({"who": held(who)} if who else {}),
            "and": {"during": "test"},
        }

    def w_here(self) -> Noun:
        return Noun({"kind": "investigator", "at": "your location"})

    def oc_would_reveal(self, who: Noun) -> Words:
        return {"would": "reveal token", "who": held(who)}

    def at_after_in_turn(self, occurrence: Words) -> Words:
        trigger = at_a_timing_point("after", occurrence)
        in_turn: Words = {"turn of": YOU}
        return {**trigger, "and": {"all": [trigger["and"], in_turn]} if "and" in trigger else in_turn}

    def oc_would_succeed(self, who: Noun) -> Words:
        return {"would": "succeed", "who": held(who)}

    def oc_begin_test(self, who: Noun) -> Words:
        return {"event": "begin test", "who": held(who)}

    def oc_begin_hard_test(self, who: Noun, number: str) -> Words:
        return {**self.oc_begin_test(who), "and": {"amount": "difficulty of the test", "at least": int(number)}}

    def oc_evade_by(self, who: Noun, what: Noun, least: int) -> Words:
        return self._evaded(who, what, {"amount": MARGIN, "at least": least})

    def oc_evade_by_less(self, who: Noun, what: Noun, most: int) -> Words:
        return self._evaded(who, what, {"amount": MARGIN, "at most": most})

    def _evaded(self, who: Noun, what: Noun, so: Words) -> Words:
        """An evasion by so much: the enemy is evaded before anything follows from it."""
        return {"event": "evade", "of": "success", "who": held(who), "what": held(what), "and": so}

    def oc_defeated_by(self, what: Noun, kind: str) -> Words:
        if what.what != THIS:
            raise NotSaid("how another card is defeated")
        left: Data = {"remaining": "health" if kind == "damage" else "sanity", "of": THIS}
        return {**self.oc_defeated(what), "and": {"amount": left, "at most": 0}}

    def oc_you_defeated_by(self, kind: str) -> Words:
        left: Data = {"remaining": "health" if kind == "damage" else "sanity", "of": YOU}
        return {"would": "defeat", "what": YOU, "and": {"amount": left, "at most": 0}}

    def except_from(self, *traits: str | None) -> Data:
        return {"not": {"is": "card used", "a": {"trait": [str(trait) for trait in traits if trait]}}}

    def oc_defeated_by_but(self, what: Noun, kind: str, used: Data) -> Words:
        defeated = self.oc_defeated_by(what, kind)
        return {**defeated, "and": {"all": [defeated["and"], used]}}

    def oc_deals_but(self, harm: Words, what: Noun, used: Data) -> Words:
        return {**self.oc_deals(harm, what), "and": used}

    def oc_deals_otherwise(self, harm: Words, what: Noun) -> Words:
        dealt = self.oc_deals(harm, what)
        of = dealt.get("of", [])
        return {**dealt, "of": [*(of if isinstance(of, list) else [of]), "effect"]}

    def oc_deals_with(self, harm: Words, what: Noun, kind: str, other: str) -> Words:
        if kind != other:
            raise NotSaid("two kinds of cards that deal something in different ways")
        return {**self.oc_deals(harm, what), "and": {"is": "card used", "a": kind}}

    def oc_deals_too_much(self, what: Noun, *_: Data) -> Words:
        more: Data = {"amount": {"remaining": "health", "of": "that enemy"}, "plus": 1}
        return {**self.oc_deals({"of": "damage"}, what), "and": {"amount": "that much", "at least": more}}

    def oc_defeated_at(self, what: Noun, place: Noun) -> Words:
        return {**self.oc_defeated(what), "at": held(place)}

    def oc_is_revealed(self, what: Noun) -> Words:
        return {"event": "reveal location", "what": _a_location(what, self._kind)}

    def oc_reveals(self, who: Noun, what: Noun) -> Words:
        return {"event": "reveal location", "what": _a_location(what, self._kind), "who": held(who)}

    def oc_reveals_or_puts(self, who: Noun, what: Noun) -> Words:
        enters: Words = {"event": "enter play", "what": "location", "who": held(who)}
        return {**self.oc_reveals(who, what), OR_AFTER: enters}

    def oc_your_effect_heals(self, harm: Words, whom: Noun) -> Words:
        yours: list[Data] = [YOU, {"controlled by": YOU, "other than": THIS}]
        return {"event": "heal", "what": held(whom), "by": yours, **harm}

    def oc_commit(self, who: Noun, what: Noun) -> Words:
        return {"event": "commit a card", "who": held(who), "what": held(what)}

    def oc_draw_no_weakness(self, who: Noun) -> Words:
        return {"event": "draw encounter card", "who": held(who), "what": {"weakness": False}}

    def oc_draw_from_deck(self, who: Noun) -> Words:
        return {"event": "draw encounter card", "who": held(who), "what": {"drawn from": "encounter deck"}}

    def oc_move_away(self, who: Noun) -> Words:
        there: Data = {"is": "that investigator", "a": {"connecting to": "your location"}}
        return {"event": "leave", "who": held(who), "at": "your location", "and": there}

    def oc_enter(self, who: Noun, place: Noun) -> Words:
        return {"event": "enter", "at": held(place), "who": held(who)}

    def oc_enemy_enters(self, what: Noun, place: Noun) -> Words:
        if what.kind not in ("enemy", "that enemy") and not (what.what == THIS and self._kind == "enemy"):
            raise NotSaid("what enters a location and is no enemy")
        return {"event": "enemy enters", "what": held(what), "at": held(place)}

    def oc_attached_enters(self, place: Noun) -> Words:
        return {"event": "enemy enters", "what": "attached", "at": held(place)}

    def oc_enemy_enters_or_you(self, what: Noun, place: Noun, _: Data) -> Words:
        """An enemy enters your location, or you enter its own."""
        if held(place) != "your location":
            raise NotSaid("an enemy that enters the location of somebody else, or the other way round")
        there: Data = "here" if what.what == THIS else {"kind": "location", "location of": held(what)}
        return {**self.oc_enemy_enters(what, place), OR_AFTER: {"event": "enter", "at": there, "who": YOU}}

    def oc_enter_or_enemy(self, who: Noun, place: Noun, _: Data) -> Words:
        """You enter an enemy's location, or it enters yours."""
        there = held(place)
        of = there.get("location of") if isinstance(there, dict) else None
        enemy = "attached" if of == "attached" else THIS if there == "here" and self._kind == "enemy" else None
        if held(who) != YOU or enemy is None:
            raise NotSaid("somebody else who enters a location, or one of no enemy")
        enters: Words = {"event": "enemy enters", "what": enemy, "at": "your location"}
        return {**self.oc_enter(who, place), OR_AFTER: enters}

    def oc_anybody_enters(self, place: Noun) -> Words:
        enters: Words = {"event": "enter", "at": held(place), "who": "investigator"}
        return {"event": "enemy enters", "what": "enemy", "at": held(place), OR_AFTER: enters}

    def oc_leave(self, who: Noun, place: Noun) -> Words:
        return {"event": "leave", "at": held(place), "who": held(who)}

    def oc_phase_begins(self, phase: str) -> Words:
        return {"event": "begin phase", "of": phase}

    def oc_phase_ends(self, phase: str) -> Words:
        return {"event": "end phase", "of": phase}

    def clues_any(self, *_: Data) -> Words:
        return {}

    def clues_least(self, number: str, _: Data) -> Words:
        return _more_than_one(number)

    def oc_discover(self, who: Noun, clues: Words) -> Words:
        return {"event": "discover", "who": held(who), **clues}

    def oc_discover_at(self, who: Noun, clues: Words, place: Noun) -> Words:
        return {"event": "discover", "who": held(who), "at": held(place), **clues}

    def oc_discover_last(self, who: Noun, *parts: Any) -> Words:
        place = held(parts[-1])
        none_left: Data = {"amount": {"tokens": "clues", "on": "that location"}, "at most": 0}
        return {"event": "discover", "who": held(who), "at": place, "and": none_left}

    def oc_would_discover(self, who: Noun, clues: Words, place: Noun) -> Words:
        return {"would": "discover", "who": held(who), "at": held(place), **clues}

    def oc_would_discover_anywhere(self, who: Noun, clues: Words) -> Words:
        return {"would": "discover", "who": held(who), **clues}

    def harm_any(self, kind: Data) -> Words:
        return {"of": kind} if isinstance(kind, str) else {}

    def harm_least(self, number: str, kind: Data) -> Words:
        return {**self.harm_any(kind), **_more_than_one(number)}

    def oc_take(self, who: Noun, harm: Words) -> Words:
        if held(who) != YOU:
            raise NotSaid("damage of somebody else")
        return {"event": "dealt", "what": {"controlled by": YOU}, **harm}

    def oc_would_take(self, who: Noun, harm: Words) -> Words:
        if held(who) != YOU:
            raise NotSaid("damage of somebody else")
        return {"would": "deal", "what": YOU, "of": ["damage", "horror"], **harm}

    def oc_would_take_any(self, what: Noun, kind: str) -> Words:
        return {"would": "deal", "what": held(what), "of": kind}

    def oc_take_from_attack(self, who: Noun, harm: Words) -> Words:
        suffered = self.oc_take(who, harm)
        of = suffered.get("of", [])
        return {**suffered, "by": "enemy", "of": [*(of if isinstance(of, list) else [of]), "attack"]}

    def oc_opportunity(self, by: Noun, who: Noun) -> Words:
        return {**self.oc_attacks_whom(by, who), "of": "opportunity"}

    def oc_draw_this(self, who: Noun, what: Data) -> Words:
        # An enemy is drawn as an encounter card, also as a weakness in somebody's deck.
        event = "draw encounter card" if self._kind == "enemy" else "draw"
        return {"event": event, "who": held(who), "what": THIS}

    def oc_draw_this_in_turn(self, who: Noun, what: Data) -> Words:
        return {**self.oc_draw_this(who, what), "and": {"turn of": YOU}}

    def oc_placed(self, harm: Words, what: Noun) -> Words:
        return {"event": "placed", "what": held(what), **harm}

    def oc_assigned(self, harm: Words, what: Noun) -> Words:
        return {"event": "dealt", "what": held(what), **harm}

    def oc_would_be_placed(self, kind: str, what: Noun) -> Words:
        return {"would": "placed", "what": held(what), "of": kind}

    def oc_take_elsewhere(self, kind: str, number: str, again: str, _: Data) -> Words:
        if kind != again or number != "1":
            raise NotSaid("damage and horror in one condition, or several of what is assigned")
        return {"event": "dealt", "what": {"controlled by": YOU, "other than": THIS}, "of": kind}

    def oc_last_removed(self, kind: str, what: Noun) -> Words:
        none_left: Data = {"amount": {"tokens": kind, "on": THIS if what.what == THIS else "that card"}, "at most": 0}
        return {"event": "lose tokens", "what": held(what), "of": kind, "and": none_left}

    def oc_gain(self, who: Noun, number: str, _: Data) -> Words:
        return {"event": "gain", "who": held(who), **_more_than_one(number)}

    def oc_gain_by_effect(self, *parts: Any) -> Words:
        return {**self.oc_gain(*parts), "of": "effect"}

    def oc_dealt(self, what: Noun, harm: Words) -> Words:
        return {"event": "dealt", "what": held(what), **harm}

    def oc_attack_deals(self, _: Data) -> Words:
        return {"event": "dealt", "what": THIS, "by": "enemy", "of": ["damage", "attack"]}

    def oc_draw(self, who: Noun, what: Noun) -> Words:
        kind = what.kind
        if isinstance(what.what, dict) and what.what.keys() == {"trait"}:
            # A card of a trait may be an enemy or a treachery, in whatever deck, as well as any other player card.
            of_players: list[Data] = [{**what.what, "kind": kind} for kind in ("asset", "event", "skill")]
            drawn: Words = {"event": "draw", "who": held(who), "what": of_players}
            return {"event": "draw encounter card", "who": held(who), "what": what.what, OR_AFTER: drawn}
        if what == Noun({"weakness": False}, "a"):
            return {"event": "draw", "who": held(who), "what": what.what}
        if kind != "treachery":
            raise NotSaid("a card that is drawn and is no treachery")
        return {"event": "revelation", "who": held(who), "what": {**as_words(what), "drawn from": "anywhere"}}

    def oc_heal(self, who: Noun, harm: Words, whom: Noun | None) -> Words:
        from_whom: Words = {"what": held(whom)} if whom else {}
        return {"event": "heal", "who": held(who), **from_whom, **harm}

    def oc_effect_heals(self, harm: Words, whom: Noun | None) -> Words:
        played: list[Words] = [{"kind": kind, "owned by": YOU} for kind in ("event", "skill")]
        mine: list[Data] = [{"controlled by": YOU}, *played]
        # Whose card it is matters, and not who resolves it.
        return {key: value for key, value in self.oc_heal(Noun(YOU), harm, whom).items() if key != "who"} | {"by": mine}

    def oc_succeed_testing(self, who: Noun, skill: str, card: Noun | None) -> Words:
        testing: Data = {"testing": str(skill)}
        so: Data = {"all": [testing, {"test on": held(card)}]} if card else testing
        return {"event": "succeed", "who": held(who), "and": so}

    def oc_succeed_in_revelation(self, who: Noun) -> Words:
        return {"event": "succeed", "who": held(who), "and": {"during a revelation": True}}

    def oc_use_above(self, icon: str | None) -> Words:
        return {"event": "use", "who": YOU, "what": THIS, "of": ABOVE if icon is None else f"{ABOVE} action"}

    def oc_succeed_on(self, who: Noun, card: Noun) -> Words:
        return {"event": "succeed", "who": held(who), "and": {"test on": held(card)}}

    def oc_draw_encounter(self, who: Noun, what: Noun) -> Words:
        drawn = self.oc_draw(who, what)
        return {**drawn, "what": {**as_words(what), "weakness": False, "drawn from": "encounter deck"}}

    def oc_resign(self, who: Noun) -> Words:
        return {"event": "resign", "who": held(who)}


def _a_location(noun: Noun, on: str) -> Data:
    kind = noun.kind
    if kind != "location" and not (kind == THIS and on == "location"):
        raise NotSaid("what is revealed and is no location")
    return held(noun)


def as_it_would_be(occurrence: Words) -> Words:
    """An occurrence at the moment at which it would come about, before all that answers to it."""
    return {"would" if key == "event" else key: value for key, value in occurrence.items()}


def at_a_timing_point(timing: str, occurrence: Words) -> Words:
    """An occurrence at a timing point; what would happen has only one, and a player card is known once it is drawn."""
    if timing == "when" and occurrence.get("event") == "draw" and "what" in occurrence:
        timing = "after"
    if occurrence.get("event") == "revelation" and timing == "after":
        raise NotSaid("after a card was drawn")
    if timing == "after" and occurrence.get("event") == "begin test" and "of" in occurrence:
        # Somebody has attacked or investigated as soon as all of that is over.
        occurrence = {**occurrence, "event": "end test"}
    if timing != "after" and occurrence.get("event") == "discover" and "and" in occurrence:
        # The clues lie there until they are discovered: the last is among them if no more lie there.
        there: Data = {"tokens": "clues", "on": "that location"}
        if occurrence["and"] != {"amount": there, "at most": 0}:
            raise NotSaid("before clues are discovered, but not the last of them")
        occurrence = {**occurrence, "and": {"amount": there, "at most": "that much"}}
    other = occurrence.get(OR_AFTER)
    if isinstance(other, dict):
        occurrence = {**occurrence, OR_AFTER: at_a_timing_point(timing, other)}
    if "would" in occurrence:
        if timing != "when":
            raise NotSaid("after what would happen")
        return occurrence
    return {timing if key == "event" else key: value for key, value in occurrence.items()}


def _more_than_one(number: str) -> Words:
    """At least so many, where that is more than happening at all."""
    return {"least": int(number)} if int(number) > 1 else {}


def by_at_least(least: int | None) -> Words:
    """A success by at least so many, where a number is named."""
    return {"least": least} if least else {}


def of_kind(of: str | None) -> Words:
    """The kind of test, where one is named."""
    return {"of": of} if of else {}
