"""The scenario of a situation: its reference card, the chaos bag, the decks and piles of the table."""

from typing import Final

from adjudicator.games.arkham import zones
from adjudicator.games.arkham.chaos_tokens import Bag
from adjudicator.games.arkham.decks import shuffle_deck
from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    CHAOS_BAG,
    COLLECTION,
    DIFFICULTY,
    ENCOUNTER_DECK,
    SCENARIO,
    TABLE,
    TOKEN_POOL,
    left_in_pool,
)
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.names import REFERENCE_CARD
from adjudicator.games.arkham.printed import Scenario
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import plain_name
from adjudicator.games.arkham.situation.setting import UNDECIDED
from adjudicator.games.arkham.terms import ORDER, TOKEN_KINDS
from adjudicator.language.source import Mapping, Node

BAGS: Final = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2 skull skull cultist tablet auto-fail elder|sign",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto-fail elder|sign",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5 skull skull cultist tablet auto-fail elder|sign",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8 skull skull cultist tablet auto-fail elder|sign",
}
"""The chaos bags of the core campaign."""
_SHUFFLED: Final = "shuffled "
"""What stands before the name of a deck whose order nobody knows."""


def enter_scenario(entering: Entering) -> None:
    """Give the chaos symbols their effects, from the reference card or from the file itself."""
    setting = entering.setting
    if setting.scenario and reference_card(entering, setting.scenario):
        zones.place(entering.game, "scenario", TABLE, SCENARIO)
    if setting.symbols:
        known = tuple(setting.symbols)
        for token in known:
            entering.at.one_of(token, ORDER, "chaos token", _key(entering.root("symbols"), token))
        card = Card(REFERENCE_CARD, "scenario", symbols=tuple(setting.symbols.items()))
        entering.game.cards[REFERENCE_CARD] = card
        zones.place(entering.game, REFERENCE_CARD, TABLE, SCENARIO)
    elif not setting.scenario:
        entering.assumed.append("no scenario: skull, cultist, tablet and elder thing have no effect")


def reference_card(entering: Entering, given: str | Scenario, name: str = "scenario", at: Node | None = None) -> str:
    """Put the scenario reference card into the game under this name; empty if there is none."""
    where = at or entering.root("scenario")
    wanted = given if isinstance(given, str) else given.reference_card or given.name
    card = entering.card(wanted, where)
    if card is None:
        return ""
    if card.type != "scenario":
        help = "name the scenario's reference card, or leave it out"
        entering.at.fault("E403", f'"{card.name}" is not a scenario', where, help)
        return ""
    if entering.setting.difficulty in ("hard", "expert") and not card.hard_symbols:
        card = card._replace(symbols=(), not_modelled=(*card.not_modelled, "hard and expert side"))
    entering.game.cards[name] = card
    return name


def fill_bag(entering: Entering) -> None:
    """Fill the chaos bag with the tokens that the file names."""
    setting = entering.setting
    if not setting.chaos_bag and not setting.difficulty:
        entering.assumed.append("the chaos bag of the core campaign, standard difficulty")
    CHAOS_BAG.put(entering.game, TABLE, chaos_bag(entering))


def chaos_bag(entering: Entering, printed: dict[str, tuple[str, ...]] | None = None) -> Bag:
    """The tokens of the file, or those of its difficulty: as the scenario prints them, or those of the core set."""
    setting = entering.setting
    given = setting.chaos_bag or setting.difficulty or "standard"
    if setting.difficulty == UNDECIDED:
        help = "name a level, or write `phase: set-up`"
        entering.at.fault("E403", "a difficulty level is chosen at set-up alone", entering.root("difficulty"), help)
        given = "standard"
    difficulty = given if isinstance(given, str) else setting.difficulty
    DIFFICULTY.put(entering.game, TABLE, difficulty)
    if not isinstance(given, str):
        tokens = given
    elif printed and given in printed:
        tokens = printed[given]
    else:
        tokens = _core_set(given)
    for token in ("bless", "curse"):
        if tokens.count(token) > 10:
            message = f"there are never more than 10 {token} tokens in the bag"
            entering.at.fault("E402", message, entering.root("chaos bag"), "write at most 10")
    if entering.game.edition == "first" and {"bless", "curse"} & set(tokens):
        entering.assumed.append(
            "the first edition has no rules for bless and curse tokens: they count +2 and -2, no more"
        )
    return _counted(tokens)


def _core_set(difficulty: str) -> tuple[str, ...]:
    """The tokens of a difficulty level in the core campaign."""
    return tuple(token.replace("|", " ") for token in BAGS[difficulty].split())


def _counted(tokens: tuple[str, ...]) -> Bag:
    return tuple((kind, tokens.count(kind)) for kind in ORDER if kind in tokens)


def level_bag(printed: dict[str, tuple[str, ...]], difficulty: str) -> Bag:
    """The tokens of a difficulty level, as the campaign setup names them, or those of the core set."""
    return _counted(printed.get(difficulty) or _core_set(difficulty))


def _key(node: Node, name: str) -> Node:
    """The node of a name that stands as a key."""
    return node.keys[name] if isinstance(node, Mapping) else node


def fill_token_pool(entering: Entering) -> None:
    """Note the tokens left in the token pool, for the kinds that the file names."""
    pool = entering.root("token pool")
    for kind, number in entering.setting.token_pool.items():
        entering.at.one_of(kind, TOKEN_KINDS, "kind of token", _key(pool, kind))
        left_in_pool(kind).put(entering.game, TOKEN_POOL, number)


def enter_encounter_cards(entering: Entering) -> None:
    """Enter the cards of the encounter deck, its discard pile, the act and agenda decks, and those set aside."""
    setting = entering.setting
    for zone, pieces in setting.areas:
        for piece in pieces:
            entering.piece(piece, TABLE, zone.name)
    for name, pieces in setting.decks.items():
        shuffled, deck = name.startswith(_SHUFFLED), name.removeprefix(_SHUFFLED)
        deck = deck if deck.endswith(" deck") else f"{deck} deck"
        for piece in pieces:
            entering.piece(piece, TABLE, deck)
        if shuffled:
            shuffle_deck(entering.game, (TABLE, deck), len(entering.game.zone(TABLE, deck)) - len(pieces))
    enter_log(entering)
    assert entering.at.source.root is not None
    entering.known_deck(entering.at.source.root, TABLE, ENCOUNTER_DECK.name)
    for one, field in ((setting.agenda, AGENDA.name), (setting.act, ACT.name)):
        if one is not None:
            entering.piece(one, TABLE, field)


SAYS: Final = "says"
"""The heading of a file under which the log has whole entries."""


def enter_log(entering: Entering) -> None:
    """Enter the campaign log, and the cards of the collection that it records."""
    setting, game = entering.setting, entering.game
    for heading, names in setting.campaign_log.items():
        if heading == SAYS:
            CAMPAIGN_LOG.put(game, TABLE, names)
            continue
        CAMPAIGN_NAMES.put(game, heading, names)
        for name in names:
            known = any(card.name == name for card in game.cards.values())
            card = None if known else entering.library.find(name)
            if card is not None and card.type != "investigator":
                known_as = entering.enter(plain_name(name), card, entering.root("campaign log"))
                zones.place(game, known_as, TABLE, COLLECTION)
