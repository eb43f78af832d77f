"""Effects on tokens: damage and horror dealt and healed, resources, clues, doom, uses."""

from adjudicator.games.arkham.effects.deal_and_heal import DealIt, Heal, HealMore
from adjudicator.games.arkham.effects.discover import Discover, DiscoverMore
from adjudicator.games.arkham.effects.prevent import Become, Increase, Prevent, Reassign
from adjudicator.games.arkham.effects.prevent_some import PreventSome
from adjudicator.games.arkham.effects.token_effects import Gain, MoveTokens, Replenish, SpendActions, SpendTokens
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.terms import USES
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.events import ASSIGNED, DISCOVERY, POINTS
from adjudicator.games.arkham.vocabulary.parts import AMMO, EFFECTS, THIS, YOU
from adjudicator.games.arkham.vocabulary.references import BEARER, WHERE, WHICH, WHO
from adjudicator.language.records import Amiss, Given, Head, may, need
from adjudicator.language.shapes import Flag, OneOf

_DISCOVERY = (DISCOVERY, "it belongs in an ability to clues that would be discovered: `{when: discover}`")
_ASSIGNED = (ASSIGNED, "it belongs in an ability to damage or horror that is dealt: `{when: dealt}`")
_ASSETS_FIRST = {"to assets first": may(Flag(), False, "an investigator assigns it to assets as far as possible")}


def _actions_of_a_group(given: Given, around: frozenset[str]) -> Amiss | None:
    """A group that spends actions, of which each has their own."""
    if given.get("of") != "actions" or given.get("as a group") is None:
        return None
    return Amiss("as a group", "a group spends no actions", "each spends their own")


TOKEN_EFFECTS = {
    "damage": Head(
        NUMBER,
        lambda head, horror, to, direct, **k: DealIt(head, horror, to, direct, assets_first=k["to_assets_first"]),
        {"horror": may(NUMBER, Worth(0)), "to": may(BEARER, YOU), "direct": may(Flag(), False), **_ASSETS_FIRST},
        "deal damage (and horror)",
    ),
    "horror": Head(
        NUMBER,
        lambda head, to, direct, **k: DealIt(Worth(0), head, to, direct, assets_first=k["to_assets_first"]),
        {"to": may(BEARER, YOU), "direct": may(Flag(), False), **_ASSETS_FIRST},
        "deal horror",
    ),
    "heal damage": Head(NUMBER, lambda head, **k: Heal("damage", head, k["from"]), {"from": may(BEARER, YOU)}),
    "heal horror": Head(NUMBER, lambda head, **k: Heal("horror", head, k["from"]), {"from": may(BEARER, YOU)}),
    **{
        f"heal more {token}": Head(
            NUMBER,
            lambda head, token=token: HealMore(token, head),
            meaning="than has just been healed, as part of the same effect",
        )
        for token in ("damage", "horror")
    },
    "prevent damage": Head(
        NUMBER, lambda head, to: Prevent("damage", head, to), {"to": may(BEARER, YOU)}, needs=_ASSIGNED
    ),
    "prevent horror": Head(
        NUMBER, lambda head, to: Prevent("horror", head, to), {"to": may(BEARER, YOU)}, needs=_ASSIGNED
    ),
    "increase damage": Head(
        NUMBER,
        lambda head, to: Increase("damage", head, to),
        {"to": may(BEARER, YOU)},
        "so much more damage is dealt than would be",
        needs=_ASSIGNED,
    ),
    "increase horror": Head(
        NUMBER,
        lambda head, to: Increase("horror", head, to),
        {"to": may(BEARER, YOU)},
        "so much more horror is dealt than would be",
        needs=_ASSIGNED,
    ),
    "prevent damage or horror": Head(
        NUMBER,
        lambda head, to, then: PreventSome(head, to, then),
        {
            "to": may(BEARER, YOU),
            "then": may(EFFECTS, (), "after that; `that much` is how much was prevented", POINTS),
        },
        "up to so much of either, as the investigator chooses",
        needs=_ASSIGNED,
    ),
    "reassign damage": Head(
        NUMBER,
        lambda head, to, **k: Reassign("damage", head, k["from"], to),
        {"from": may(BEARER, YOU), "to": need(BEARER)},
        "assigned damage goes to another card",
        needs=_ASSIGNED,
    ),
    "reassign horror": Head(
        NUMBER,
        lambda head, to, **k: Reassign("horror", head, k["from"], to),
        {"from": may(BEARER, YOU), "to": need(BEARER)},
        "assigned horror goes to another card",
        needs=_ASSIGNED,
    ),
    "damage becomes horror": Head(BEARER, lambda head: Become("damage", "horror", head), needs=_ASSIGNED),
    "horror becomes damage": Head(BEARER, lambda head: Become("horror", "damage", head), needs=_ASSIGNED),
    "gain": Head(
        NUMBER,
        lambda head, of, on: Gain(of, head, on),
        {"of": may(AMMO, "resources"), "on": may(WHICH, YOU)},
        "gain resources, or place other tokens",
    ),
    "lose": Head(
        NUMBER,
        lambda head, of, on: Gain(of, head, on, -1),
        {"of": may(AMMO, "resources"), "on": may(WHICH, YOU)},
        "lose resources, or other tokens",
    ),
    "replenish": Head(
        OneOf(*USES, "resources"),
        lambda head, amount, on: Replenish(head, amount, on),
        {"amount": may(NUMBER, None, "no more than this many"), "on": may(WHICH, THIS)},
        "place uses on a card again, up to the number with which it enters play",
    ),
    "doom": Head(NUMBER, lambda head, on: Gain("doom", head, on), {"on": may(WHICH, THIS)}),
    "move tokens": Head(
        AMMO,
        lambda head, amount, to, becomes, **k: MoveTokens(head, amount, k["from"], to, becomes),
        {
            "amount": may(NUMBER, Worth(1)),
            "from": need(WHICH),
            "to": need(WHICH),
            "becomes": may(AMMO, ""),
        },
    ),
    "spend": Head(
        NUMBER,
        lambda head, of, **k: SpendActions(head) if of == "actions" else SpendTokens(of, head, k["as_a_group"]),
        {
            "of": may(OneOf("clues", "resources", "actions"), "resources"),
            "as a group": may(WHO, None, "the investigators who spend them together, if they can"),
        },
        "spend tokens of one's own, or actions of one's turn",
        amiss=_actions_of_a_group,
    ),
    "discover more": Head(
        NUMBER,
        lambda head: DiscoverMore(head),
        meaning="than would be discovered, at the same moment",
        needs=_DISCOVERY,
    ),
    "discover": Head(NUMBER, lambda head, at: Discover(head, at), {"at": may(WHERE, None)}, "discover clues"),
}
