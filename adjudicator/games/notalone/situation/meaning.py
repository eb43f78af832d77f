"""What the sentences of a course mean: who does what with which things."""

import re
from typing import TYPE_CHECKING

from adjudicator.games.interface import Deed
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.playing.together import VERB
from adjudicator.games.notalone.situation.placing import CARD_OF, KINDS, KNOWN_PLACES, card_of, place_of
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import Said, amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Text

if TYPE_CHECKING:
    from adjudicator.games.notalone.situation.table import NotAloneTable

_VERBS = {
    "give up": "gives up",
    "take back": "takes back",
    "use": "uses",
    "copy": "copies",
    "gain": "gains",
    "discard": "discards",
    "show": "shows",
    "keep": "keeps",
    "swap": "swaps",
    "first": "resolves first",
    "under": "puts under the deck",
    "play": "plays",
    "put": "puts",
    "move token": "moves",
    "move": "moves",
    "choose": "*",
    "pass": "pass",
    "secret": "tells in secret",
    "talk": "talks with",
    "announce": "announces",
    "show card": "shows her card to",
    "look card": "looks at the card of",
    "look pile": "looks at the discards of",
    "look deck": "looks at the deck of",
    "look stock": "looks at the stock of",
    "look force": "looks at",
}
_AND = re.compile(r", and |, | and ")


def several(text: str) -> list[str]:
    """The names of a list in a sentence.

    >>> several("lair, jungle and rover")
    ['lair', 'jungle', 'rover']
    """
    return [part.strip() for part in _AND.split(text) if part.strip()]


class Meaning:
    """One sentence being understood."""

    def __init__(self, table: "NotAloneTable", said: Said, node: Text, at: Checking) -> None:
        self.table = table
        self.said = said
        self.node = node
        self.at = at

    def deed(self) -> Deed:
        """The deed that the sentence says."""
        slots, name = self.said.slots, self.said.name
        if name.startswith("until"):
            return Deed(self.node.text, self.node, until=self._moment(name))
        if name == "together":
            cards = tuple(self._card(card).lower() for card in several(slots["cards"]))
            return Deed(self.node.text, self.node, "", VERB, cards)
        who = self.player(slots["who"])
        if name == "resist":
            return self._resist(who)
        if name == "draw":
            drawn = [self._card(card) for card in several(slots["cards"])]
            first, *others = (Deed(self.node.text, self.node, who, "draw", (card,), draw=True) for card in drawn)
            return first._replace(further=tuple(others))
        if name == "lose will":
            return Deed(self.node.text, self.node, who, "*", ("will",))
        things = self._things(name)
        return Deed(self.node.text, self.node, who, _VERBS[name], things, self._then(name, who))

    def _moment(self, name: str) -> str:
        slots = self.said.slots
        if name in ("until turn", "until turn ends"):
            who = self.player(slots["who"])
            return f"{who}'s turn" if name == "until turn" else f"end of {who}'s turn"
        return {
            "until phase": f"phase {slots.get('n', '')}",
            "until reveal": "reveal",
            "until round ends": "end of the round",
            "until round": f"round {slots.get('n', '')}",
            "until game ends": "end of the game",
        }[name]

    def _resist(self, who: str) -> Deed:
        then: tuple[Deed, ...] = ()
        if "cards" in self.said.slots:
            cards = tuple(self._place(name) for name in several(self.said.slots["cards"]))
            then = (Deed(self.node.text, self.node, who, "takes back", cards),)
        return Deed(self.node.text, self.node, who, "resists with", (str(amount(self.said.slots["n"])),), then)

    def _things(self, name: str) -> tuple[str, ...]:
        slots = self.said.slots
        if name == "put" or name == "move token":
            return (self._token(slots["token"]), *(self._place(one) for one in several(slots["things"])))
        if name == "move":
            old = (self._place(slots["thing"]),) if "thing" in slots else ()
            return (self.player(slots["other"]), *old, self._place(slots["place"]))
        if name == "announce":
            return (self._place(slots["place"]),)
        if name == "look force":
            return ("cards in force",)
        if name == "look deck":
            return (self._kind(slots["kind"]),)
        if "other" in slots and name != "swap":
            return (self.player(slots["other"]),)
        if name == "swap":
            return (self._place(slots["card"]), self._place(slots["other"]))
        if name == "play":
            return self._played(several(slots["cards"]))
        if "cards" in slots:
            return tuple(self._anything(one) for one in several(slots["cards"]))
        given = next((slots[slot] for slot in ("place", "card", "thing") if slot in slots), "")
        return (self._anything(given),) if given else ()

    def _then(self, name: str, who: str) -> tuple[Deed, ...]:
        """What is chosen for a card or a power in the same sentence."""
        given = self.said.slots.get("things", "")
        if not given or name not in ("play", "use"):
            return ()
        things = tuple(self._anything(one) for one in several(given))
        if len(things) == 2 and all(place_of(one) for one in things):
            return (Deed(self.node.text, self.node, who, "*", things),)
        return tuple(Deed(self.node.text, self.node, who, "*", (thing,)) for thing in things)

    # -- names ----------------------------------------------------------------------------------------------------

    def player(self, given: str) -> str:
        """The player of a name; a fault if there is none."""
        return self.table.person(given, self.node, self.at)

    def _token(self, given: str) -> str:
        plain = given.strip().lower()
        if plain not in TOKENS:
            help = did_you_mean(plain, TOKENS) or f"the tokens: {', '.join(TOKENS)}"
            self.at.fault("E302", f'there is no token "{given}"', self.node, help)
        return f"{plain} token"

    def _kind(self, given: str) -> str:
        return self.at.one_of(given.strip().lower(), KINDS, "deck", self.node)

    def _place(self, given: str) -> str:
        place = place_of(given)
        if not place:
            help = did_you_mean(given, KNOWN_PLACES) or f"the places: {', '.join(KNOWN_PLACES[:10])}"
            self.at.fault("E302", f'there is no place "{given}"', self.node, help)
            return ""
        return place_name(place)

    def _card(self, given: str) -> str:
        name = card_of(given)
        if not name:
            help = did_you_mean(given, CARD_OF.values())
            self.at.fault("E301", f'there is no card "{given}"', self.node, help)
        return name

    def _played(self, given: list[str]) -> tuple[str, ...]:
        """What is played: one card, or Place cards together."""
        found = tuple(self._anything(one) for one in given)
        for one, said in zip(found, given, strict=True):
            if one in self.table.players or one in self.table.words:
                self.at.fault("E302", f'"{said}" is no card', self.node, "name a place, or a Survival or Hunt card")
            elif len(given) > 1 and card_of(one):
                help = "play each Survival or Hunt card by a sentence of its own"
                self.at.fault("E302", f'"{said}" is not played together with others', self.node, help)
        return found

    def _anything(self, given: str) -> str:
        """A place, a card, a player, or a word that a choice offers, as options name it."""
        place = place_of(given)
        if place:
            return place_name(place)
        card = card_of(given)
        if card:
            return card.lower()
        plain = given.strip()
        for player in self.table.players:
            if player.lower() == plain.lower():
                return player
        if plain.lower() in self.table.words:
            return plain.lower()
        known = (*KNOWN_PLACES, *CARD_OF.values(), *self.table.players, *self.table.words)
        near = did_you_mean(plain.lower().removeprefix("the "), known)
        help = near or "name a place, a Survival or Hunt card, or a player"
        self.at.fault("E302", f'nothing is called "{given}"', self.node, help)
        return plain
