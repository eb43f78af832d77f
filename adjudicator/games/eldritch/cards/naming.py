"""How cards are named: those of the sample set, and those that a file describes."""

from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import ASSET, SAMPLE_NAMES, TYPES, cards_of
from adjudicator.games.kit.kinds import Kind
from adjudicator.language.phrases import straight


class CardName(Kind[str]):
    """A card by its name, of one of these types; a name is read whatever its capitals, with or without an article."""

    in_a_game = True

    def __init__(self, meaning: str, types: tuple[str, ...] = TYPES) -> None:
        super().__init__(meaning, "E301")
        self._types: Final = types

    def read(self, game: Machine, text: str) -> str | None:
        """The card of a name."""
        plain = straight(text).strip().lower()
        names = {name.lower(): name for name in self.values(game)}
        return names.get(plain, names.get(plain.removeprefix("the ")))

    def values(self, game: Machine) -> tuple[str, ...]:
        """The cards of the game; those of the sample set where nobody plays yet."""
        found = cards_of(game)
        if found.by_name:
            return tuple(name for type_ in self._types for name in found.of_type[type_])
        return tuple(name for name, type_ in SAMPLE_NAMES.items() if type_ in self._types)

    def order(self, value: str) -> tuple[int, str]:
        """Those of the sample set as they stand there, then by name."""
        return (_PLACES.get(value, len(_PLACES)), value)


_PLACES: Final = {name: place for place, name in enumerate(SAMPLE_NAMES)}
# A Monster is named by its token, not by the description of what its token says.
CARD: Final = CardName("a card", tuple(type_ for type_ in TYPES if type_ != "monster"))
DESCRIBED: Final = CardName("whatever is described: a card, a Monster or a sheet")
ASSET_NAME: Final = CardName("an Asset", (ASSET,))
