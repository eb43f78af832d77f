"""Between two scenarios: cards are purchased and upgraded with experience, one at a time."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.deckbuilding.counting import BOUGHT, deck_of, size
from adjudicator.games.arkham.deckbuilding.legality import (
    classes_open_to,
    deck_size,
    options_of,
    too_many,
    why_not_card,
    why_not_left,
)
from adjudicator.games.arkham.facts import BEGAN, COLLECTION, DECK, EXPERIENCE, FORCED, OWNER, TABLE
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.zones import place
from adjudicator.games.kit.opportunities import Opportunity

INTERLUDE: Final = "between scenarios"
"""The name of the sequence in which cards are purchased."""
BUY, UPGRADE = "buy", "upgrade"
PURCHASE_CARDS: Final = Opportunity(
    "purchase cards", "campaign-play.10", lambda game: BEGAN(game), optional=True, rest=True
)


class Cost(NamedTuple):
    """The experience that a card costs, with the rules that make it so much."""

    experience: int
    by: tuple[str, ...]


def _worth(card: Card) -> int:
    return card.level * (2 if "exceptional" in card.keywords else 1)


def cost_of(game: Arkham, who: str, card: str, gone: str = "") -> Cost:
    """The experience for a new card: its level, at least 1; twice that if it is exceptional.

    A card of level 0 costs nothing where no other one goes for it, and the deck is still too small.

    Source: campaign-play.10, campaign-play.18, exceptional.2, myriad.3, exile.5.
    """
    bought = game.cards[card]
    if "myriad" in bought.keywords and any(game.cards[one] == bought for one in BOUGHT(game, who)):
        return Cost(0, ("myriad.3",))
    if not bought.level:
        return Cost(0, _made_up(game, who)) if is_short(game, who) and not gone else Cost(1, ("campaign-play.18",))
    again = any(game.cards[one] == bought for one in BOUGHT(game, who))
    of_another_level = any(game.cards[one].is_copy_of(bought) for one in BOUGHT(game, who))
    by: tuple[str, ...] = ("myriad.4",) if "myriad" in bought.keywords and of_another_level else ()
    by += ("campaign-play.23",) if again else ()
    price = ("exceptional.2",) if "exceptional" in bought.keywords else ("campaign-play.10", "campaign-play.11")
    return Cost(_worth(bought), (*price, *by))


def cost_of_upgrade(game: Arkham, who: str, old: str, new: str) -> Cost:
    """The experience for a higher level version: the difference, at least 1, whatever was paid for the lower one.

    Source: campaign-play.19, campaign-play.21, faq-level-0-experience-cost.2.
    """
    difference = _worth(game.cards[new]) - _worth(game.cards[old])
    paid_for = old in BOUGHT(game, who) and not game.cards[old].level
    by = ("faq-level-0-experience-cost.2",) if paid_for else ()
    return Cost(max(1, difference), ("campaign-play.19" if difference > 0 else "campaign-play.21", *by))


def _made_up(game: Arkham, who: str) -> tuple[str, ...]:
    """The rules by which cards of level 0 cost nothing until a deck has its size again."""
    changed = FORCED(game, who)
    exiled = ("exile.5",) if not changed or "exile.4" in changed else ()
    return ("faq-legal-deck-size.2", *exiled, *(rule for rule in changed if rule == "faq-legal-deck-size.3"))


def is_short(game: Arkham, who: str) -> bool:
    """True of a deck below its size, as it is when cards have left it by force."""
    return size(game, who) < deck_size(game, who)


# -- what is legal ----------------------------------------------------------------------------------------------------


def why_not_buy(game: Arkham, who: str, card: str, gone: str) -> Reasons:
    """The reasons why an investigator cannot purchase a card, and remove another one for it."""
    bought = game.cards[card]
    found = _why_not_now(game) or _why_not_get(game, who, card)
    if "researched" in bought.keywords and game.edition == "revised":
        found += (Reason("researched.3", f"{bought.name} is added by an upgrade of its lower version alone"),)
    found += _too_dear(game, who, bought, cost_of(game, who, card, gone))
    found += too_many(game, who, bought, besides=gone)
    return (*found, *_why_not_remove(game, who, card, gone))


def _why_not_get(game: Arkham, who: str, card: str) -> Reasons:
    """The card has to be left in the collection, and open to the investigator."""
    bought = game.cards[card]
    why_not = why_not_left(game, card) or why_not_card(game, who, card)
    if not why_not or why_not[0].rule != "deckbuilding.7":
        return why_not
    rule = "campaign-play.12" if classes_open_to(game, who, bought) else "campaign-play.13"
    return (Reason(rule, why_not[0].because), *why_not)


def _too_dear(game: Arkham, who: str, card: Card, cost: Cost) -> Reasons:
    left = EXPERIENCE(game, who)
    if cost.experience <= max(0, left):
        return ()
    because = f"{card.name} costs {cost.experience} experience, and {game.name(who)} has {left}"
    return tuple(Reason(rule, because) for rule in cost.by)


def _why_not_remove(game: Arkham, who: str, card: str, gone: str) -> Reasons:
    """For each card that is no permanent one another card goes, as long as the deck is not too small."""
    if not gone:
        if "permanent" in game.cards[card].keywords or is_short(game, who):
            return ()
        because = f"a card has to be removed for {game.cards[card].name}"
        return (Reason("campaign-play.14", because),)
    if "permanent" in game.cards[card].keywords:
        because = f"{game.cards[card].name} is permanent: nothing is removed for it"
        return (Reason("campaign-play.25", because),)
    if gone not in deck_of(game, who):
        return (Reason("campaign-play.14", f"{game.name(gone)} is not in the deck"),)
    return (*_why_not_go(game, who, gone), *_counts_for_nothing(game, who, gone))


def _counts_for_nothing(game: Arkham, who: str, gone: str) -> Reasons:
    """A permanent card counts for nothing against the deck size, so that another card has to go."""
    if "permanent" not in game.cards[gone].keywords or is_short(game, who):
        return ()
    because = f"{game.name(gone)} is permanent and does not count towards the deck size"
    return (Reason("campaign-play.14", because), Reason("permanent.2", because))


def _why_not_go(game: Arkham, who: str, gone: str) -> Reasons:
    card = game.cards[gone]
    name = card.name
    reasons = (
        (card.weakness, Reason("campaign-play.16", f"{name} is a weakness")),
        (card.title in dict(options_of(game, who).requires), Reason("campaign-play.17", f"the deck must hold {name}")),
        ("permanent" in card.keywords and game.edition == "revised", Reason("permanent.8", f"{name} is permanent")),
    )
    return tuple(reason for holds, reason in reasons if holds)


def why_not_upgrade(game: Arkham, who: str, old: str, new: str) -> Reasons:
    """The reasons why an investigator cannot upgrade a card to a higher level version of it."""
    lower, higher = game.cards[old], game.cards[new]
    found = _why_not_now(game) or _why_not_get(game, who, new)
    if old not in deck_of(game, who):
        found += (Reason("campaign-play.19", f"{lower.name} is not in the deck"),)
    if not higher.is_copy_of(lower) or higher.level <= lower.level:
        found += (Reason("campaign-play.19", f"{higher.name} is no higher level version of {lower.name}"),)
    found += _too_dear(game, who, higher, cost_of_upgrade(game, who, old, new))
    return (*found, *too_many(game, who, higher, besides=old))


def _why_not_now(game: Arkham) -> Reasons:
    if game.stack is not None and game.stack.procedure.name == INTERLUDE:
        return ()
    return (Reason("campaign-play.25", "cards are purchased between two scenarios of a campaign"),)


# -- the sequence -----------------------------------------------------------------------------------------------------


def purchases(game: Arkham, who: str) -> Options:
    """Every legal purchase of an investigator."""
    found: list[Option] = []
    for card in COLLECTION(game):
        pairs = ("", *deck_of(game, who))
        found += [Option(BUY, (card, gone), who) for gone in pairs if not why_not_buy(game, who, card, gone)]
        found += [Option(UPGRADE, (old, card), who) for old in pairs[1:] if not why_not_upgrade(game, who, old, card)]
    return tuple(found)


def purchase(game: Arkham, option: Option) -> None:
    """Buy a card, or upgrade one."""
    who, (first, second) = option.who, option.things
    (_buy if option.verb == BUY else _upgrade)(game, who, first, second)


def _buy(game: Arkham, who: str, card: str, gone: str) -> None:
    cost, why_so = cost_of(game, who, card, gone), _why_so(game, who, card, gone)
    _pay(game, who, cost)
    BOUGHT.put(game, who, (*BOUGHT(game, who), card))
    if gone:
        _give_back(game, gone)
    # What costs nothing is no payment that could carry the rules.
    _take(game, who, card, *(() if cost.experience else cost.by), *why_so)
    if game.cards[card].deck_size:
        FORCED.put(game, who, (*FORCED(game, who), "faq-legal-deck-size.3"))


def _take(game: Arkham, who: str, card: str, *by: str) -> None:
    OWNER.set(game, card, who, *by)
    place(game, card, who, DECK)


def _give_back(game: Arkham, card: str) -> None:
    OWNER.forget(game, card)
    place(game, card, TABLE, COLLECTION)


def _why_so(game: Arkham, who: str, card: str, gone: str) -> tuple[str, ...]:
    """The rules by which a card goes for another one or none does, and by which a lower version stays."""
    bought = game.cards[card]
    again = any(game.cards[one] == bought for one in BOUGHT(game, who))
    lower = any(
        game.cards[one].is_copy_of(bought) and game.cards[one].level < bought.level for one in deck_of(game, who)
    )
    rules = (
        ("campaign-play.14", bool(gone) and not again),
        ("campaign-play.24", bool(gone) and again),
        ("campaign-play.15", not gone and "permanent" in bought.keywords),
        ("campaign-play.22", lower),
    )
    return tuple(rule for rule, holds in rules if holds)


def _upgrade(game: Arkham, who: str, old: str, new: str) -> None:
    _pay(game, who, cost_of_upgrade(game, who, old, new))
    researched = "researched" in game.cards[new].keywords and game.edition == "revised"
    _give_back(game, old)
    _take(game, who, new, "campaign-play.20", *_RESEARCHED[researched])


_RESEARCHED: Final = {True: ("researched.2", "researched.4", "researched.5"), False: ()}
"""The rules by which a card with researched (True) is upgraded to, by whomever."""


def _pay(game: Arkham, who: str, cost: Cost) -> None:
    EXPERIENCE.set(game, who, EXPERIENCE(game, who) - cost.experience, *cost.by)
