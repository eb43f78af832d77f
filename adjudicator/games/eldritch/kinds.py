"""The things that the sentences of Eldritch Horror name: players, investigators, spaces, Monsters, cards, dice."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import ASSET_NAME, CARD, ENCOUNTERS, EXPEDITION, MYSTERY_NAME, MYTHOS_NAME
from adjudicator.games.eldritch.components.board import BOARD, PATHS, SHIP, TRAIN
from adjudicator.games.eldritch.components.board import TYPES as TYPES_OF_SPACES
from adjudicator.games.eldritch.components.conditions import CONDITIONS
from adjudicator.games.eldritch.components.gates import GATES
from adjudicator.games.eldritch.components.investigators import SHEETS, SKILLS
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, MONSTERS, TOKENS
from adjudicator.games.kit.kinds import Kind, Named, Number, Some, Words
from adjudicator.games.kit.seats import Seat


def _by_name(names: Any) -> dict[str, str]:
    return {name: name for name in names}


INVESTIGATOR: Final = Seat(
    "investigator",
    "investigators",
    ("lily", "norman"),
    most=8,
    means="the investigators in turn order, clockwise: player, or player: facts",
)
SHEET_NAME: Final = Named("an investigator of the base game", _by_name(SHEETS), "bodies", short="at")
SPACE: Final = BOARD.kind
SKILL: Final = Words(*SKILLS, meaning="a skill")
MONSTER: Final = Named("a Monster", _by_name(TOKENS), "monsters", short="at")
MONSTER_NAME: Final = Named("a kind of Monster", _by_name(MONSTERS))
ANCIENT_ONE: Final = Named("an Ancient One of the base game", _by_name(ANCIENT_ONES))
CONDITION: Final = Named("a Condition", _by_name(CONDITIONS))
GATE: Final = Named("a space with a Gate", _by_name(GATES))


class OmenSpace(Named[int]):
    """A space of the Omen track; a colour, without more, is that of any space of this colour."""

    def is_so(self, said: int, now: int) -> bool:
        """True of the space itself, and of each space of the colour that is its name."""
        return said == now or self.say(said) == self.say(now).removeprefix("second ")


OMEN: Final = OmenSpace("a space of the Omen track", {"green": 1, "blue": 2, "red": 3, "second blue": 4})
TICKET: Final = Words(TRAIN, SHIP, meaning="train or ship")
LOST_ALL: Final = Words("health", "sanity", meaning="health or sanity")
FACE: Final = Words(*map(str, range(1, 7)), meaning="a face of a die")
TOKEN_TO_TRADE: Final = ("clue", "train ticket", "ship ticket", "health", "sanity", "improvement")


class ToTrade(Kind[str]):
    """Something that somebody might offer in a trade: a token, a card, a Condition."""

    in_a_game = True
    _tokens = Named(
        "something to trade",
        {
            **{name: token for token in TOKEN_TO_TRADE for name in (f"a {token}", token)},
            "an improvement": "improvement",
            **_by_name(CONDITIONS),
        },
    )

    def read(self, game: Machine, text: str) -> str | None:
        """The token, the Condition or the card of a name."""
        return self._tokens.read(game, text) or CARD.read(game, text)

    def say(self, value: str) -> str:
        """The name."""
        return f"an {value}" if value == "improvement" else f"a {value}" if value in TOKEN_TO_TRADE else value

    def values(self, game: Machine) -> tuple[str, ...]:
        """All tokens and Conditions, and every card."""
        return (*self._tokens.values(game), *CARD.values(game))


class PlacedKind(Kind[str]):
    """A token on the board by the card that placed it there: `The Long Night at Tunguska`."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """The card and the space."""
        name, _, space = text.rpartition(AT)
        card, there = CARD.read(game, name), SPACE.read(game, space)
        return None if card is None or there is None else placed(card, there)

    def examples(self) -> tuple[str, ...]:
        """The first card there is, in Rome."""
        return tuple(placed(card, "Rome") for card in MYTHOS_NAME.examples()[:1])


AT: Final = " at "


def placed(card: str, space: str) -> str:
    """A token that a card has placed on a space."""
    return f"{card}{AT}{space}"


def card_of(token: str) -> str:
    """The card that has placed a token."""
    return token.rpartition(AT)[0]


class InPlay(Kind[str]):
    """A Monster, a card or a Condition in play."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """The first of them that has the name."""
        return MONSTER.read(game, text) or CARD.read(game, text) or CONDITION.read(game, text)

    def examples(self) -> tuple[str, ...]:
        """A Monster."""
        return ("Warlock",)


PLACED: Final = PlacedKind("a token on the board, by the card that placed it and its space")
IN_PLAY: Final = InPlay("a Monster, a card or a Condition")
TO_TRADE: Final = ToTrade("something to trade")


class CardOrCondition(Kind[str]):
    """A card or a Condition, by its name."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """The Condition, or the card of a name."""
        return CONDITION.read(game, text) or CARD.read(game, text)

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them."""
        return (*CONDITION.values(game), *CARD.values(game))


CARD_OR_CONDITION: Final = CardOrCondition("a card or a Condition")


class ActingName(CardOrCondition):
    """A component with an action: a card, a Condition, or the sheet of an investigator."""

    def read(self, game: Machine, text: str) -> str | None:
        """The Condition or the card of a name, or the sheet, by the name of its investigator."""
        return super().read(game, text) or SHEET_NAME.read(game, text)

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them."""
        return (*super().values(game), *SHEET_NAME.values(game))


ACTING: Final = ActingName("a component with an action")


class CardOfSomebody(Kind[str]):
    """A card or a Condition of an investigator: `lily's Debt`."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """Whose it is, and which."""
        owner, _, name = text.partition(WHOSE)
        who, card = INVESTIGATOR.read(game, owner), ACTING.read(game, name)
        return None if who is None or card is None else card_of_somebody(who, card)

    def examples(self) -> tuple[str, ...]:
        """One of the first investigator."""
        return (card_of_somebody("lily", "Debt"),)


WHOSE: Final = "'s "
CARD_OF_SOMEBODY: Final = CardOfSomebody("a card of an investigator")


def card_of_somebody(who: str, card: str) -> str:
    """A card by its name and whose it is."""
    return f"{who}{WHOSE}{card}"


class BackName(Kind[str]):
    """A copy of a double-sided card, by the name on its front and the number of its back: `Debt 2`."""

    in_a_game = True

    def read(self, game: Machine, text: str) -> str | None:
        """The copy."""
        name, _, number = text.rpartition(" ")
        found = CARD_OR_CONDITION.read(game, name)
        return f"{found} {number}" if found is not None and number.isdigit() else None

    def examples(self) -> tuple[str, ...]:
        """One."""
        return ("Debt 2",)


BACK: Final = BackName("a copy of a double-sided card")
ACTION: Final = Words(
    "travel", "rest", "trade", "prepare for travel", "acquire assets", meaning="an action of the Action Phase"
)

ENCOUNTER: Final = Named(
    "an encounter",
    {f"{'an' if type_[0] in 'ao' or type_ == EXPEDITION else 'a'} {type_} encounter": type_ for type_ in ENCOUNTERS},
)
"""The kinds of encounters, as they are chosen."""

KINDS: Final[dict[str, Kind[Any]]] = {
    "action of no component": Words("focus", "gather resources", "search", meaning="an action of no component"),
    "space": SPACE,
    "skill": SKILL,
    "monster": MONSTER,
    "kind of monster": MONSTER_NAME,
    "gate": GATE,
    "condition": CONDITION,
    "card": CARD,
    "card or condition": CARD_OR_CONDITION,
    "back": BACK,
    "component with an action": ACTING,
    "encounter": ENCOUNTER,
    "asset": ASSET_NAME,
    "card of the mythos": MYTHOS_NAME,
    "mystery card": MYSTERY_NAME,
    "thing in play": IN_PLAY,
    "omen": OMEN,
    "score": Number(-99, 99, meaning="a score such as -3"),
    "type of path": Words(*PATHS, meaning="train, ship or uncharted"),
    "type of space": Words(*TYPES_OF_SPACES, meaning="city, wilderness or sea"),
    "deck": Words(
        "asset deck", "artifact deck", "spell deck", "mythos deck", "mystery deck", "condition deck", meaning="a deck"
    ),
    "discard pile": Words(
        "asset discard pile",
        "artifact discard pile",
        "mythos discard pile",
        "gate discard pile",
        meaning="a discard pile",
    ),
    "assets": Some(ASSET_NAME),
    "travel ticket": TICKET,
    "something to trade": TO_TRADE,
    "health or sanity": LOST_ALL,
    "modifier": Number(-9, 9, meaning="a modifier such as -1"),
    "some of dice": Some(FACE),
    "one of dice": FACE,
}
"""The kinds of the slots of sentences."""
