"""Effects on cards and decks: draw, discard, play, attach, turn, shuffle, look."""

from typing import Any

from adjudicator.games.arkham import discarding
from adjudicator.games.arkham.directions import DIRECTIONS, Direction
from adjudicator.games.arkham.effects import cards_effects as on_cards
from adjudicator.games.arkham.effects import deck_effects as on_decks
from adjudicator.games.arkham.effects import drawing, put_into_play, removal, replacing, search
from adjudicator.games.arkham.effects import logic_effects as logic
from adjudicator.games.arkham.effects import play_effects as plays
from adjudicator.games.arkham.effects import search_effects as searches
from adjudicator.games.arkham.effects.discard_icons import DiscardIcons
from adjudicator.games.arkham.effects.discard_top import DiscardEncounterCards
from adjudicator.games.arkham.effects.find import Find
from adjudicator.games.arkham.effects.paying_less import LowerCost, ProvokeNobody
from adjudicator.games.arkham.game import Which, Worth
from adjudicator.games.arkham.terms import ICONS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.events import CHOSEN, TO_PAY
from adjudicator.games.arkham.vocabulary.parts import EFFECTS, EXCEPT, UNTIL, YOU, numbers
from adjudicator.games.arkham.vocabulary.references import MOVABLE, TURNED, WHERE, WHICH, WHO, OfTypes
from adjudicator.language.records import Amiss, Given, Head, beside, may, need
from adjudicator.language.shapes import Flag, MapOf, OneOf, Whole, Word

ATTACHABLE = OfTypes("asset", "event", "skill", "enemy", "treachery")
"""A card that lies in decks and hands, and goes from one place to another."""
PLAYABLE = OfTypes("asset", "event")


def _discards_amiss(given: Given, around: frozenset[str]) -> Amiss | None:
    """Words about a number of cards where there is none, or a number beside what they cost together."""
    if given.get("amount") is not None and given.get("of a total cost") is not None:
        return Amiss("amount", "so many cards, or as many as cost so much, but not both", "leave one of them out")
    return beside(given, "random", "amount") or beside(given, "weakness too", "amount")


def _beside(keys: dict[str, Any]) -> tuple[Direction, Which] | None:
    """The side of a location on which another one is laid."""
    return next(
        ((way, of) for side, way in DIRECTIONS.items() if (of := keys[side.replace(" ", "_")]) is not None), None
    )


_TO_PAY = (TO_PAY, "it belongs in a reaction to a card that is about to be paid for: `{when: pay for}`")
CARD_EFFECTS = {
    "lower the cost": Head(
        NUMBER, lambda head: LowerCost(head), meaning="of the card that is about to be paid for", needs=_TO_PAY
    ),
    "provoke no attacks of opportunity": Head(
        Flag(), lambda head: ProvokeNobody(), meaning="by playing the card that is about to be paid for", needs=_TO_PAY
    ),
    "opening hand": Head(
        Whole(0, 20),
        lambda head, **keys: replacing.OpeningHand(head, **keys),
        {
            "search": may(WHICH, None, "the cards of one's deck among which it is found"),
            "different": may(Flag(), False, "no two of them of one title"),
            "draw": may(Whole(0, 30), None, "the size of the larger set that is drawn"),
        },
        "this many cards in place of an opening hand",
    ),
    "draw": Head(NUMBER, lambda head, who: drawing.DrawCards(head, who), {"who": may(WHO, None)}, "draw cards"),
    "draw until": Head(NUMBER, lambda head: drawing.DrawUntil(head), meaning="draw cards until so many are in hand"),
    "discard": Head(
        MOVABLE,
        lambda head, amount, random, **k: discarding.Discard(
            head, amount, random, k["weakness_too"], k["of_a_total_cost"]
        ),
        {
            "amount": may(NUMBER, None),
            "random": may(Flag(), False),
            "weakness too": may(Flag(), False, "a weakness in hand may be chosen as well"),
            "of a total cost": may(NUMBER, None, "some that cost at least this together, as printed"),
        },
        "discard cards: all that fit, or some",
        amiss=_discards_amiss,
    ),
    "discard icons": Head(
        NUMBER,
        lambda head, of: DiscardIcons(of, head),
        {"of": need(OneOf(*ICONS), "the icons that count, beside wild ones")},
        "discard cards from one's hand with at least this many icons in all",
    ),
    "play": Head(
        PLAYABLE,
        lambda head, cost, **k: plays.PlayCard(head, cost, numbers(k["with"])),
        {
            "cost": may(NUMBER, None, "what is added to its cost"),
            "with": may(
                MapOf(NUMBER, "tokens", keys=TOKEN_KINDS), None, "tokens with which it enters play, beside its uses"
            ),
        },
        "play a card, paying its cost but no action",
    ),
    "put into play": Head(
        MOVABLE,
        lambda head, area, of, at, exhausted, **k: put_into_play.PutIntoPlay(
            head, area, of, numbers(k["with"]), at, exhausted, _beside(k)
        ),
        {
            "at": may(
                WHERE,
                None,
                "where an enemy spawns, in place of its own instruction, or another card is put",
            ),
            "exhausted": may(Flag(), False, "it enters play exhausted"),
            "area": may(OneOf("play area", "threat area", "location", "beside the map"), "play area"),
            "of": may(WHO, None),
            "with": may(MapOf(NUMBER, "tokens", keys=TOKEN_KINDS), None, "tokens on it"),
            **{side: may(WHERE, None, "of a location: the square where it is laid") for side in DIRECTIONS},
        },
    ),
    "remove from the campaign": Head(
        MOVABLE, lambda head: on_cards.RemoveFromCampaign(head), meaning="it is in no deck of a later scenario"
    ),
    "attach": Head(ATTACHABLE, lambda head, to: on_cards.Attach(head, to), {"to": need(WHICH)}),
    "exhaust": Head(TURNED, lambda head: on_cards.Turn(head, True)),
    "ready": Head(TURNED, lambda head: on_cards.Turn(head, False)),
    "return": Head(
        MOVABLE,
        lambda head, to: on_cards.MoveCards(head, to),
        {
            "to": may(
                OneOf(
                    "hand",
                    "top of deck",
                    "bottom of deck",
                    "top of encounter deck",
                    "bottom of encounter deck",
                    "victory display",
                    "removed from game",
                    "set aside",
                ),
                "hand",
            )
        },
        "move cards to a zone of their owner",
    ),
    "shuffle": Head(
        MOVABLE,
        lambda head, into: on_decks.Shuffle(head, into),
        {"into": may(OneOf("deck", "encounter deck"), "deck", "the deck of their owner, or the encounter deck")},
        "shuffle cards into a deck",
    ),
    "look at the top": Head(
        NUMBER,
        lambda head, of, such, do, then, **k: on_decks.LookAtTop(head, of, k["return_in_any_order"], such, do, then),
        {
            "of": may(WHO, None, "whose deck; the encounter deck if left out"),
            "return in any order": may(Flag(), False),
            "such": may(WHICH, None, "cards of which the rest speaks, if they are among those looked at"),
            "do": may(EFFECTS, (), "for each of these cards, or each such card", CHOSEN),
            "then": may(EFFECTS, (), "once, if there is such a card"),
        },
        "look at the top cards of a deck",
        amiss=lambda given, around: beside(given, "such", "do", "then"),
    ),
    "discard from the top": Head(
        NUMBER,
        lambda head, of: on_decks.DiscardFromDeck(head, of),
        {"of": may(WHO, YOU, "whose deck; your deck if left out")},
        "discard the top cards of a deck",
    ),
    "discard encounter cards": Head(
        NUMBER,
        lambda head, such, do, then, **k: DiscardEncounterCards(head, such, do, then, k["else"], k["choose_one"]),
        {
            "such": may(WHICH, None, "cards of which the rest speaks, if they are among those discarded"),
            "do": may(EFFECTS, (), "for each such card", CHOSEN),
            "choose one": may(EFFECTS, (), "for one such card that is chosen", CHOSEN),
            "then": may(EFFECTS, (), "once, if there is such a card"),
            "else": may(EFFECTS, (), "if there is no such card"),
        },
        "discard the top cards of the encounter deck",
        amiss=lambda given, around: next(
            (
                wrong
                for key in ("do", "choose one", "then", "else")
                if (wrong := beside(given, key, "such")) is not None
            ),
            None,
        ),
    ),
    "search": Head(
        MOVABLE,
        lambda head, do, top, who, shuffle, **k: search.Search(head, do, top, who, shuffle, otherwise=k["else"]),
        {
            "do": need(EFFECTS, brings=CHOSEN),
            "top": may(NUMBER, None, "the number of cards from the top of the deck; the whole deck if left out"),
            "who": may(WHO, None, "who searches; you if left out"),
            "else": may(EFFECTS, (), "if nothing is found, once the search is over"),
            "shuffle": may(Flag(), False, "the rest of the top cards is shuffled in; a whole deck always is"),
        },
        "search decks or discard piles for a card, which the effects call `chosen`",
        amiss=lambda given, around: beside(given, "shuffle", "top"),
    ),
    "find": Head(
        MOVABLE,
        lambda head, do: Find(head, do),
        {"do": need(EFFECTS, brings=CHOSEN)},
        "a card that is called `chosen`; that is no search",
    ),
    "remove from the game": Head(
        MOVABLE,
        lambda head, until: removal.RemoveForATime(head, until),
        {"until": need(OneOf(*removal.ENDS), "when it comes back")},
        "for a time; `return: …, to: removed from game` does so for good",
    ),
    "at random": Head(
        WHICH,
        lambda head, do, amount: searches.AtRandom(head, do, amount),
        {
            "do": need(EFFECTS, brings=CHOSEN),
            "amount": may(NUMBER, Worth(1), "how many of them, one after another; one if left out"),
        },
        "one of the cards that fit, which the effects call `chosen`",
    ),
    "draw the top card of": Head(Word("a deck", r".+ deck"), lambda head: searches.DrawFrom(head)),
    "resolve the revelation of": Head(
        WHICH,
        lambda head: searches.ResolveRevelation(head),
        meaning="cards do what their revelations say, without being drawn",
    ),
    "draw card": Head(
        ATTACHABLE, lambda head, who: searches.DrawThese(head, who), {"who": may(WHO, YOU)}, "draw a certain card"
    ),
    "take control": Head(ATTACHABLE, lambda head: on_cards.Control(head)),
    "lose keywords": Head(
        WHICH,
        lambda head, until: logic.LoseKeywords(head, until),
        {"until": need(UNTIL)},
        "for a time cards have no keywords",
    ),
    "blank": Head(
        WHICH,
        lambda head, until, **keys: logic.Blank(head, until, keys["except"] == "traits"),
        {"until": need(UNTIL), "except": may(EXCEPT, "", "what blank text boxes keep")},
    ),
}
