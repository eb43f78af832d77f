"""Cards that are drawn and discarded, searched for and put into play."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.nouns import as_named, as_words, known, one_place, wherever
from adjudicator.games.arkham.importing.text.on_tokens import OnTokens
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    SPOKEN_OF,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    one_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import DRAWN, for_less, people


@v_args(inline=True)
class OnCards(OnTokens):
    """Phrases of cards and where they go."""

    def e_discard_one_random(self) -> Words:
        return self.e_discard_random("1")

    def e_discard_top_each(self, number: str) -> Words:
        return {"discard from the top": int(number), "of": "each investigator"}

    def e_exile(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"exile": what})

    def e_put_this(self, _: Data) -> Words:
        if self._kind not in ("asset", "location"):
            raise NotSaid("a card that comes into play somewhere else")
        return {"put into play": THIS}

    def e_put_under_lead(self, *_: Data) -> Words:
        return {"put into play": THIS, "of": "lead investigator"}

    def e_put_yours(self, noun: Noun) -> Words:
        if self._kind in ("act", "agenda"):
            raise NotSaid("whose card it is that comes into play")
        if noun.what == THIS or (isinstance(noun.what, dict) and "zone" not in noun.what):
            raise NotSaid("a card that comes into play from somewhere")
        if self._kind == "location" and isinstance(noun.what, dict) and noun.what.get("zone") == "set aside":
            raise NotSaid("a card of the scenario, which has a phrase of its own")
        return wherever(noun, lambda what: {"put into play": what, "of": YOU})

    def e_put_from_hand(self, noun: Noun) -> Words:
        return self.e_put_yours(noun._replace(what={**as_words(noun), "zone": "hand"}))

    def e_discard_all_but(self, number: str) -> Words:
        cards: Words = {"kind": "card", "zone": "hand", "other than": THIS}
        return {"discard": cards, "amount": {"amount": {"count": cards}, "plus": -int(number), "least": 0}}

    def e_lower_cost(self, _: str, number: str) -> Words:
        return {"lower the cost": int(number)}

    def e_draw_topmost(self, noun: Noun) -> Words:
        return {"draw card": {**as_words(noun), "zone": "encounter discard", "topmost": True}}

    def e_find_topmost(self, noun: Noun, found: Words) -> Words:
        return {"find": {**as_words(noun), "zone": "encounter discard", "topmost": True}, "do": found}

    def e_discard_hand(self) -> Words:
        cards: Words = {"kind": "card", "zone": "hand"}
        return {"discard": cards if self._kind == "location" else {**cards, "other than": THIS}}

    def e_draw_up(self) -> Words:
        return {"draw until": {"value": "hand size", "of": YOU}}

    def e_draw_x(self, *parts: Any) -> Words:
        *_, amount, most = parts
        return {"draw": Each(amount, most).of(1)}

    def f_play(self, *parts: Any) -> Words:
        return {"play": CHOSEN, **for_less(parts[-1])}

    def e_play_some(self, number: str, noun: Noun, less: str) -> list[Words]:
        play = self.e_play(noun._replace(article="a"), None, less)
        return [{"may": play, "what": "play one"} for _ in range(int(number))]

    def e_play(self, noun: Noun, *parts: Any) -> Words:
        if noun.what == THIS and not any(parts):
            return {"play": THIS}
        zone = noun.what.get("zone") if isinstance(noun.what, dict) else None
        chosen = str(noun.what).startswith("that ")
        if not chosen and (zone not in ("hand", "discard") or noun.article != "a"):
            raise NotSaid("playing a card that is not in hand or the discard pile, or several at once")
        return wherever(noun, lambda what: {"play": what, **for_less(parts[-1] if parts else None)})

    def e_search_x(self, _: Data, noun: Noun, __: Data) -> Words:
        return {**self.e_search(["deck"], noun, DRAWN), "top": "x", "shuffle": True}

    def e_return_later(self, *_: Data) -> Words:
        return {"later": {"at": "end turn", "who": YOU}, "do": {"return": THIS}}

    def e_shuffle_own_pile(self) -> Words:
        return {"shuffle": {"kind": "card", "zone": "discard"}, "into": "deck"}

    def e_record(self, entry: str) -> Words:
        return {"record": str(entry)}

    def e_must(self, who: Noun, effect: Words) -> Words:
        if who.what == YOU:
            raise NotSaid("what one must do oneself, which has a phrase of its own")
        if "test" in effect and "who" not in effect:
            return {**effect, "who": people(who)}
        return {"each": people(who), "do": put_for(effect, "that investigator", YOU)}

    def e_discards_random(self, who: Noun, number: str, _: Data) -> Words:
        return self.e_must(who, self.e_discard_random(number))

    def e_discards_top(self, who: Noun, number: str, _: Data) -> Words:
        return self.e_discard_top(number, "deck") | {"of": people(who)}

    def titles(self, *names: str) -> list[Data]:
        return [str(name) for name in names]

    def e_set_aside(self, names: list[Data]) -> Words:
        return {"put into play": {"zone": "set aside", "named": names[0] if len(names) == 1 else names}}

    def e_spawn(self, noun: Noun, place: Noun) -> Words:
        return wherever(noun, lambda what: {"spawn": what, "at": one_place(place)})

    def e_spawn_here(self, noun: Noun, *_: Any) -> Words:
        return self.e_spawn(noun, self.n_here())

    def f_spawn_here(self, it: Data) -> Words:
        return self.f_spawn(it, self.n_here())

    def f_spawn(self, _: Data, place: Noun) -> Words:
        return {"spawn": CHOSEN, "at": one_place(place)}

    def e_draw_encounter_cards(self, number: str) -> Words:
        return {"draw encounter cards": int(number)}

    def e_draws_encounter(self, who: Noun) -> Words:
        return {"draw encounter cards": 1, "who": people(who)}

    def e_draw(self, number: str) -> Words:
        return {"draw": int(number)}

    def e_draws(self, who: Noun, number: str) -> Words:
        return wherever(who, lambda whom: {"draw": int(number), "who": whom})

    def e_or_at(self, effect: Words, place: Noun) -> Words:
        if "at" not in effect:
            raise NotSaid("another place of what has none")
        elsewhere = {key: value for key, value in effect.items() if key != "at"}
        there: Words = {} if place.what == "your location" else {"at": one_place(place)}
        return {"if able": effect, "else": {**elsewhere, **there}}

    def e_reveal_this_and(self, _: Data, effect: Words) -> Words:
        if self._kind not in ("event", "skill"):
            raise NotSaid("a card that is revealed, and not out of a hand")
        return effect

    def e_draws_encounter_cards(self, who: Noun, number: str) -> Words:
        return {"draw encounter cards": int(number), "who": people(who)}

    def e_take_control(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"take control": what})

    def e_give_control(self, noun: Noun, whom: Noun) -> Words:
        if whom.article != "a" or whom.kind != "investigator":
            raise NotSaid("somebody who is not chosen")
        return one_of(whom, [{"each": CHOSEN, "do": {"take control": known(noun)}}])

    def e_shuffle_pile(self, *parts: Any) -> Words:
        *others, deck = parts
        pile: Words = {"zone": "encounter discard"}
        return {"shuffle": [pile, *map(known, others)] if others else pile, "into": deck}

    def e_put_set_aside(self, card: Words) -> Words:
        return {"put into play": card}

    def e_discard(self, noun: Noun) -> Words:
        if noun.article in ("up to", "any number"):
            # Nobody chooses to discard a weakness out of a hand.
            loose: Words = {"weakness": False, **as_words(noun)}
            return wherever(noun._replace(what=loose), lambda what: {"discard": what})
        if noun.article in ("a", "number"):
            return {"discard": noun.what, "amount": noun.number}
        return {"discard": known(noun)}

    def e_discard_random(self, number: str, *_: Data) -> Words:
        return {"discard": {"kind": "card", "zone": "hand"}, "amount": int(number), "random": True}

    def e_discard_top(self, number: str, deck: str) -> Words:
        if deck == "encounter deck":
            return {"discard encounter cards": int(number)}
        return {"discard from the top": int(number)}

    def e_discard_top_one(self, deck: str) -> Words:
        return self.e_discard_top("1", deck)

    def e_draw_that(self, what: str = "that enemy") -> Words:
        return {"draw card": str(what)}

    def e_draws_that(self, who: Noun) -> Words:
        return {"draw card": "that enemy", "who": people(who)}

    def e_threat(self, _: Data, number: str | None, kind: str | None, *__: Data) -> Words:
        more: Words = {"with": {str(kind): int(number)}} if number else {}
        return {"put into play": THIS, "area": "threat area", **more}

    def e_threat_plain(self, _: Data) -> Words:
        return {"put into play": THIS, "area": "threat area"}

    def e_attach(self, _: Data, place: Noun) -> Words:
        if place.what == THIS:
            # A card is attached to no card but another: the one that was spoken of before.
            return {"attach": THIS, "to": SPOKEN_OF}
        return wherever(place, lambda to: {"attach": THIS, "to": to})

    def e_return(self, noun: Noun, *_: Any) -> Words:
        return wherever(noun, lambda what: {"return": what})

    def e_victory(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what, "to": "victory display"})

    def e_both_to_victory(self, noun: Noun) -> Words:
        return {"return": [known(noun), THIS], "to": "victory display"}

    def e_on_the_encounter_deck(self, noun: Noun, end: str) -> Words:
        if noun.article not in ("", "a"):
            raise NotSaid("an order in which several cards are placed on a deck")
        return wherever(noun, lambda what: {"return": what, "to": end})

    def e_remove(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what, "to": "removed from game"})

    def e_shuffle_into(self, noun: Noun, deck: str) -> Words:
        return wherever(noun, lambda what: {"shuffle": what, "into": deck})

    def e_shuffle_played(self, deck: str, _: Data) -> Words:
        in_pile: Data = {"is": "that card", "a": {"zone": "discard"}}
        return {"if": in_pile, "then": {"shuffle": "that card", "into": deck}}

    def e_shuffle_this(self, _: Data, deck: str, __: Data) -> Words:
        return {"shuffle": THIS, "into": deck}

    def e_remove_this(self, *_: Data) -> Words:
        return {"return": THIS, "to": "removed from game"}

    def e_search_top(self, number: str, noun: Noun, found: Words) -> Words:
        return {**self.e_search(["deck"], noun, found), "top": int(number)}

    def e_search_top_encounter(self, number: str, noun: Noun, found: Words, *_: Data) -> Words:
        return {**self.e_search(["encounter deck"], noun, found), "top": int(number)}

    def e_searches(self, who: Noun, _: Data, noun: Noun, __: Data) -> Words:
        return wherever(who, lambda whom: {**self.e_search(["deck"], noun, DRAWN), "who": whom})

    def e_searches_top(self, who: Noun, number: str, _: Data, noun: Noun, __: Data) -> Words:
        search: Words = {**self.e_search_top(number, noun, DRAWN), "shuffle": True}
        return wherever(who, lambda whom: {**search, "who": whom})

    def e_search_drawn(self, number: str, noun: Noun, _: Data) -> Words:
        return {**self.e_search_top(number, noun, DRAWN), "shuffle": True}

    def e_search(self, zones: list[str], noun: Noun, found: Words, *_: Data) -> Words:
        if noun.article == "each" or noun.number > 1:
            raise NotSaid("a search for several cards")
        words = as_words(noun) if noun.article else as_named(noun)
        if words.get("kind") == "card":
            words = {key: value for key, value in words.items() if key != "kind"}
        areas: list[Data] = [{**words, "zone": zone} for zone in zones]
        return {"search": areas[0] if len(areas) == 1 else areas, "do": found}

    def e_discard_no_weakness(self, number: str) -> Words:
        card: Words = {"kind": "card", "zone": "hand", "weakness": False}
        return {"discard": card, "amount": int(number), "random": True}

    def e_return_itself(self, *_: Data) -> Words:
        return {"return": THIS}

    def e_commit(self, noun: Noun) -> Words:
        words = as_words(noun)
        if noun.article != "a" or words.get("zone") not in ("hand", "discard"):
            raise NotSaid("a card that is committed from elsewhere")
        return wherever(noun, lambda what: {"commit": what})

    def s_enters_with(self, _: str, number: str, kind: str, __: str) -> Sentence:
        return Sentence("enters with", (), {kind: int(number)})

    def e_reveal(self, noun: Noun) -> Words:
        if noun.what == THIS and self._kind in ("event", "skill"):
            raise NotSaid("a card in hand that is revealed for nothing")
        return wherever(noun, lambda what: {"reveal": what})
