"""Shapes of costs: one head word each."""

from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.actions import costs, group_costs
from adjudicator.games.arkham.effects.bag_costs import PayFromTheBag, PayIntoTheBag
from adjudicator.games.arkham.effects.chaos_effects import AddTokens, TakeTokens
from adjudicator.games.arkham.effects.costs_of_cards import ExileThis, PayWithIcons, RemoveThis
from adjudicator.games.arkham.effects.discard_icons import DiscardIcons
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.terms import SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.parts import PER_TOKEN, THIS, YOU, numbers
from adjudicator.games.arkham.vocabulary.references import BEARER, MOVABLE, TURNED, WHERE, WHICH, WHO
from adjudicator.language.records import Head, Headed, may, need
from adjudicator.language.shapes import Flag, ListOf, OneOf

COST: Headed = Headed(
    {
        "resources": Head(NUMBER, lambda head: costs.Resources(head)),
        "spend": Head(
            NUMBER,
            lambda head, of, **k: costs.Spend(of, head, k["from"]),
            {"of": need(OneOf(*TOKEN_KINDS)), "from": may(WHICH, THIS)},
        ),
        "clues": Head(
            NUMBER,
            lambda head, on: costs.Spend("clues", head, YOU) if on is None else costs.PlaceClues(head, on),
            {"on": may(WHERE, None, "the location on which they are placed, in place of being spent")},
        ),
        "exhaust": Head(TURNED, lambda head: costs.Exhaust(head)),
        "discard": Head(
            MOVABLE, lambda head, amount: costs.DiscardCards(head, amount), {"amount": may(NUMBER, Worth(1))}
        ),
        "damage": Head(
            NUMBER,
            lambda head, horror, to, direct: costs.Suffer(head, horror, to, direct),
            {"horror": may(NUMBER, Worth(0)), "to": may(BEARER, YOU), "direct": may(Flag(), False)},
        ),
        "discard icons": Head(
            NUMBER,
            lambda head, of: PayWithIcons(DiscardIcons(of, head)),
            {"of": need(OneOf(*SKILLS))},
            "cards from hand with at least this many icons of a skill in all",
        ),
        "exile": Head(OneOf("this"), lambda head: ExileThis(), meaning="the card that bears the ability"),
        "remove from the game": Head(
            OneOf("this"), lambda head: RemoveThis(), meaning="the card that bears the ability"
        ),
        "add tokens": Head(PER_TOKEN, lambda head: PayIntoTheBag(AddTokens(numbers(head))), meaning="to the chaos bag"),
        "take tokens from the bag": Head(PER_TOKEN, lambda head: PayFromTheBag(TakeTokens(numbers(head)))),
        "doom": Head(NUMBER, lambda head: costs.PlaceDoom(head), meaning="doom on the card itself"),
        "horror": Head(
            NUMBER,
            lambda head, to, direct: costs.Suffer(Worth(0), head, to, direct),
            {"to": may(BEARER, YOU), "direct": may(Flag(), False)},
        ),
        "as a group": Head(
            NUMBER,
            lambda head, of, who: group_costs.AsGroup(of, head, who),
            {"of": need(OneOf("clues", "resources")), "who": may(WHO, Named("each investigator"))},
        ),
    },
    "a cost",
    name="cost",
)
COSTS = ListOf(COST)
