"""The reasons why a deck, or a card in it, is not legal; each with its rule."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deck_options import DeckOptions
from adjudicator.games.arkham.deckbuilding.categories import (
    categories_of,
    classes_of,
    falls_into,
    is_limited,
    is_quoted,
    is_spared,
    limited_places,
    words_of,
)
from adjudicator.games.arkham.deckbuilding.counting import (
    DECKBUILDING,
    cards_of,
    copies_allowed,
    deck_of,
    size,
    uncounted,
    worth_of,
)
from adjudicator.games.arkham.facts import CAMPAIGN_LOG, COLLECTION, EARNED, EXPERIENCE, MODE, PHASE_NOW
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.terms import CLASSES, NEUTRAL

MOST_EXPERIENCE: Final = 49
_MORE_WEAKNESSES: Final = tuple(enumerate(("standalone-mode.5", *(f"standalone-mode.{n}" for n in range(6, 10)))))
"""The additional basic weaknesses for each ten of experience, with the rules."""


_IN_THE_POOL: Final = {"campaign": "weakness.18", "multiplayer": "weakness.22"}
"""The rules by which basic weaknesses are in the pool that are for some games only."""


def options_of(game: Arkham, who: str) -> DeckOptions:
    """What the back of an investigator card says of the deck."""
    return game.cards[who].deckbuilding or DeckOptions()


def deck_size(game: Arkham, who: str) -> int:
    """The size that the deck has to have: that of the investigator card, with what cards of the deck add to it."""
    return options_of(game, who).size + sum(card.deck_size for card in cards_of(game, who))


def why_not_deck(game: Arkham, who: str) -> Reasons:
    """The reasons why an investigator cannot begin with the deck as it is; empty if it is legal."""
    if game.cards[who].deckbuilding is None:
        title = game.cards[who].name
        return (Reason("deckbuilding.7", f"the deckbuilding options of {title} are not known: say `deckbuilding:`"),)
    checks = (_of_the_size, _of_the_cards, _of_the_copies, _of_the_limits, _of_requirements, _of_weaknesses)
    found = (reason for check in checks for reason in check(game, who))
    return (*dict.fromkeys((*found, *_of_the_experience(game, who))),)


def rules_applied(game: Arkham, who: str) -> tuple[str, ...]:
    """The rules that make a difference to a legal deck: by which more may be in it, and less counts, than in others."""
    several = [card for _title, card, number in _titles(game, who) if number > 2]
    more = (*(copies_allowed(game, card)[1] for card in several), *_by_keyword(several))
    parts = (part.rule for part in uncounted(game, who))
    worth, by = worth_of(game, who)
    of_higher_levels: tuple[str, ...] = ()
    if worth and MODE(game) == "standalone":
        of_higher_levels = ("standalone-mode.2", *by, *weaknesses_wanted(game, who)[1][1:])
    elif worth and _begins_a_campaign(game):
        of_higher_levels = ("deckbuilding.9",)
    basic = [card.only_in for card in cards_of(game, who) if card.basic_weakness]
    marked = tuple(rule for only_in, rule in _IN_THE_POOL.items() if only_in in basic)
    found = ("deckbuilding.2", *parts, *more, *of_higher_levels, *marked)
    return tuple(dict.fromkeys((*found, *_of_other_classes(game, who))))


def _by_keyword(cards: list[Card]) -> tuple[str, ...]:
    """The rules that make the limit of copies one of a keyword."""
    return ("myriad.1",) if any("myriad" in card.keywords and not card.per_deck for card in cards) else ()


def _of_other_classes(game: Arkham, who: str) -> tuple[str, ...]:
    """The rules by which cards of other classes than the investigator's own are in the deck."""
    own, options = (*game.cards[who].classes, NEUTRAL), options_of(game, who)
    cards = [card for card in cards_of(game, who) if card.has_level]
    several = [card for card in cards if len(card.classes) > 1]
    by_one = any(not classes_of(options).issuperset(card.classes) for card in several)
    found = (
        ("classes.4", any(card.classes_borne == (NEUTRAL,) for card in cards)),
        ("classes.6", any(not set(own).intersection(card.classes_borne) for card in cards)),
        ("faq-multi-class-cards.2", by_one),
        ("faq-deckbuilding-options.1", any(is_spared(options, card) for card in cards)),
        ("faq-multi-class-cards.4", any(is_spared(options, card) for card in several)),
        ("faq-multi-class-cards.5", any(is_limited(options, card) for card in several)),
        ("faq-deckbuilding-options.2", any(is_quoted(options, card) for card in cards)),
    )
    return tuple(rule for rule, holds in found if holds)


# -- a card -----------------------------------------------------------------------------------------------------------


def why_not_card(game: Arkham, who: str, name: str) -> Reasons:
    """The reasons why a card cannot be in the deck of an investigator, whatever else is in it; empty if it can."""
    card, options = game.cards[name], options_of(game, who)
    if card.type == "investigator":
        return (Reason("deckbuilding.1", f"{card.name} is one investigator card more: a player chooses exactly one"),)
    if EARNED(game, name):
        return ALLOWED
    if card.is_story_asset:
        because = f"{card.name} is a story asset that no scenario has put into the deck"
        return Reason("deckbuilding.12", because), Reason("asset-cards.4", because)
    if "bonded" in card.keywords and game.edition == "revised":
        because = f"{card.name} has bonded and no level: a card in play brings it in"
        return Reason("bonded.4", because), Reason("bonded.3", because)
    if dict(options.requires).get(card.title):
        return ALLOWED
    if card.weakness:
        because = f"{card.name} is a weakness that is neither basic nor earned in a scenario"
        rules = ("weakness.20", "weakness.21") if game.edition == "revised" else ("deckbuilding.7",)
        return ALLOWED if card.basic_weakness else tuple(Reason(rule, because) for rule in rules)
    if "researched" in card.keywords and game.edition == "revised" and card.task not in CAMPAIGN_LOG(game):
        because = f'the campaign log does not say "{card.task}"' if card.task else f"{card.name} is researched"
        return tuple(Reason(rule, because) for rule in ("researched.2", "researched.4", "researched.1"))
    if card.deck_of:
        whose = " and ".join(card.deck_of)
        because = f"{card.name} belongs into the deck of {whose}"
        return ALLOWED if game.cards[who].name in card.deck_of else (Reason("deckbuilding.7", because),)
    return _why_no_access(game, who, card, options) or _too_early(game, who, card)


def _why_no_access(game: Arkham, who: str, card: Card, options: DeckOptions) -> Reasons:
    forbidden = next((one for one in options.restrictions if falls_into(one, card)), None)
    if forbidden is not None:
        because = f"{card.name} falls under the restriction: no {words_of(forbidden)}"
        return (Reason("deckbuilding.10", because),)
    if categories_of(options, card):
        return ALLOWED
    title = game.cards[who].name
    because = f"{card.name} is {_kind(card)}; {title} has access to {'; '.join(map(words_of, options.options))}"
    foreign = not classes_open_to(game, who, card)
    rules = (
        ("deckbuilding.7", True),
        ("classes.5" if foreign else "classes.7", True),
        ("classes.3", card.classes_borne == (NEUTRAL,) and game.edition == "first"),
        ("permanent.3", "permanent" in card.keywords),
        ("standalone-mode.3", card.level > 0 and MODE(game) == "standalone"),
    )
    return tuple(Reason(rule, because) for rule, holds in rules if holds)


def _kind(card: Card) -> str:
    """A card in words: "a guardian and seeker card of level 2"."""
    return f"a {' and '.join(card.classes_borne)} card of level {card.level}"


def _too_early(game: Arkham, who: str, card: Card) -> Reasons:
    """In a campaign nobody begins with a card of a higher level for which there is no experience."""
    to_spend = max(0, EXPERIENCE(game, who))
    if not _begins_a_campaign(game) or card.level <= to_spend:
        return ALLOWED
    because = f"{card.name} is of level {card.level}, and there is {to_spend or 'no'} experience to spend"
    return (Reason("deckbuilding.8", because),)


def _begins_a_campaign(game: Arkham) -> bool:
    return MODE(game) == "campaign" and PHASE_NOW(game) == DECKBUILDING


def _of_the_cards(game: Arkham, who: str) -> Iterator[Reason]:
    for name in deck_of(game, who):
        yield from why_not_card(game, who, name)


def classes_open_to(game: Arkham, who: str, card: Card) -> bool:
    """True of a card of a class to which the investigator has access, of whatever level."""
    return bool(classes_of(options_of(game, who)).intersection(card.classes_borne))


def why_not_left(game: Arkham, card: str) -> Reasons:
    """The reason why a card cannot come into a deck: it is not, or no longer, in the collection."""
    if game.lies(card)[1] == COLLECTION.name:
        return ALLOWED
    return (Reason("collection.1", f"{game.name(card)} is not among the cards of the collection that are left"),)


def too_many(game: Arkham, who: str, added: Card, besides: str = "") -> Reasons:
    """The reason why one more copy would be too many, when this card of the deck has gone."""
    deck = (game.cards[one] for one in deck_of(game, who) if one != besides)
    copies = [card for card in deck if card.is_copy_of(added)]
    most, rule = min(copies_allowed(game, card) for card in (*copies, added))
    if added.weakness or len(copies) < most:
        return ALLOWED
    return (Reason(rule, f"{len(copies)} copies of {added.title} are in the deck, and at most {most} may be"),)


# -- the deck ---------------------------------------------------------------------------------------------------------


def _of_the_size(game: Arkham, who: str) -> Iterator[Reason]:
    wanted, number = deck_size(game, who), size(game, who)
    if number == wanted:
        return
    parts = uncounted(game, who)
    besides = sum(len(part.cards) for part in parts)
    left_out = f", without {besides} that do not count" if besides else ""
    because = f"{number} cards count towards its size{left_out}, and the deck size is {wanted}"
    yield from (Reason(rule, because) for rule in ("deckbuilding.2", *(part.rule for part in parts)))


def _titles(game: Arkham, who: str) -> Iterator[tuple[str, Card, int]]:
    """Each title in a deck, with a card of it and the number of its copies."""
    cards = [card for card in cards_of(game, who) if not card.weakness]
    number = Counter(card.title for card in cards)
    strictest = {card.title: card for card in sorted(cards, key=lambda card: -copies_allowed(game, card)[0])}
    yield from ((title, strictest[title], number[title]) for title in number)


def _of_the_copies(game: Arkham, who: str) -> Iterator[Reason]:
    required = dict(options_of(game, who).requires)
    for title, card, number in _titles(game, who):
        most, rule = copies_allowed(game, card)
        if number > max(most, required.get(title, 0)):
            because = f"{number} copies of {title} are in the deck, and at most {most} may be"
            yield Reason(rule, because)
            if "permanent" in card.keywords:
                yield Reason("permanent.3", because)


def _of_the_limits(game: Arkham, who: str) -> Iterator[Reason]:
    options = options_of(game, who)
    required = dict(options.requires)
    cards = [card for card in cards_of(game, who) if card.has_level and card.title not in required]
    for category, number in limited_places(options, cards).items():
        if number > (category.at_most or 0):
            because = f"{number} cards take a place of the category: {words_of(category)}"
            several = any(len(card.classes) > 1 and category in categories_of(options, card) for card in cards)
            rules = ["deckbuilding.7"]
            rules += ["faq-multi-class-cards.3"] if several and not category.other else []
            rules += ["faq-deckbuilding-options.1"] if category.other else []
            yield from (Reason(rule, because) for rule in rules)


def _of_requirements(game: Arkham, who: str) -> Iterator[Reason]:
    options = options_of(game, who)
    number = Counter(card.title for card in cards_of(game, who))
    for title, wanted in options.requires:
        if number[title] < wanted:
            yield Reason("deckbuilding.10", f"the deck has to hold {f'{wanted} copies of ' * (wanted > 1)}{title}")
    if options.several_classes is not None:
        classes, least = options.several_classes
        of_each = Counter(one for card in cards_of(game, who) if card.has_level for one in card.classes)
        enough = [one for one in CLASSES if of_each[one] >= least]
        if len(enough) < classes:
            because = f"of {classes} classes the deck has to hold {least} cards each"
            yield Reason("deckbuilding.10", because)


def weaknesses_wanted(game: Arkham, who: str) -> tuple[int, tuple[str, ...]]:
    """The random basic weaknesses that a deck takes, with the rules: those required, and more for its experience."""
    required = options_of(game, who).basic_weaknesses
    if MODE(game) != "standalone":
        return required, ("deckbuilding.11",)
    worth, _by = worth_of(game, who)
    more, rule = _MORE_WEAKNESSES[min(worth // 10, len(_MORE_WEAKNESSES) - 1)]
    return required + more, ("deckbuilding.11", rule)


def _of_weaknesses(game: Arkham, who: str) -> Iterator[Reason]:
    basic = [card for card in cards_of(game, who) if card.basic_weakness]
    wanted, rules = weaknesses_wanted(game, who)
    if len(basic) != wanted:
        because = f"{len(basic)} random basic weaknesses are in the deck, and it takes {wanted}"
        yield from (Reason(rule, because) for rule in (*rules, *_none_of_the_pool(game, who)))
    if game.edition != "revised":
        return
    alone = len(game.investigators) == 1
    for card in basic:
        if card.only_in == "campaign" and MODE(game) == "standalone":
            yield Reason("weakness.19", f"{card.name} is for campaigns only")
        if card.only_in == "multiplayer" and alone:
            yield Reason("weakness.23", f"{card.name} is for several investigators only")


def _none_of_the_pool(game: Arkham, who: str) -> tuple[str, ...]:
    """The rule by which a weakness in the deck is not counted: it does not bear the words "Basic Weakness"."""
    return ("weakness.17",) if any(card.weakness and not card.basic_weakness for card in cards_of(game, who)) else ()


def _of_the_experience(game: Arkham, who: str) -> Iterator[Reason]:
    worth, by = worth_of(game, who)
    to_spend = max(0, EXPERIENCE(game, who))
    if _begins_a_campaign(game) and worth > to_spend:
        because = f"the cards of the deck are worth {worth} experience, and there is {to_spend or 'no'} to spend"
        yield Reason("deckbuilding.8", because)
    if MODE(game) == "standalone" and worth > MOST_EXPERIENCE:
        because = f"the cards of the deck are worth {worth} experience"
        yield from (Reason(rule, because) for rule in ("standalone-mode.10", *by))
