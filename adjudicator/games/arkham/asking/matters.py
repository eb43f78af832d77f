"""The matters that investigators are asked to decide, as a question `daisy decides …` may name them."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.actions.deeds import TRIGGERED
from adjudicator.games.arkham.actions.requests import ANY as ANY_ACTION
from adjudicator.games.arkham.deckbuilding.procedure import BUILD_A_DECK
from adjudicator.games.arkham.deckbuilding.purchases import PURCHASE_CARDS
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.effects.contradictions import WHICH_PREVAILS
from adjudicator.games.arkham.effects.offered import offers
from adjudicator.games.arkham.enemies.engagement import BY_ITSELF
from adjudicator.games.arkham.events import EVENTS
from adjudicator.games.arkham.framework.records import GOES_ON
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.setting_up.choosing import LEADER
from adjudicator.games.arkham.setting_up.hands import MULLIGAN
from adjudicator.games.arkham.skill_test.commit import COMMIT
from adjudicator.games.arkham.speech.nearest import WHICH_OF_THE_NEAREST
from adjudicator.games.arkham.terms import ACTIONS, ICONS
from adjudicator.games.arkham.vocabulary.events import ANY, WOULD
from adjudicator.games.arkham.vocabulary.events import EVENTS as HEARD
from adjudicator.games.arkham.vocabulary.references import ZONES
from adjudicator.games.kit.asking.matters import Matters
from adjudicator.games.kit.kinds import Kind, Words


class NameOfAbilityOrArea(Kind[str]):
    """The name that a card gives an ability of its own, the kind of one without a name, or the name of an area."""

    def __init__(self) -> None:
        super().__init__("the name of an ability or an area")

    def read(self, game: Machine, text: str) -> str | None:
        """The name."""
        cards = game.cards.values() if isinstance(game, Arkham) else ()
        named = (ability.name for card in cards for ability in card.abilities)
        return next((name for name in (*ZONES, *TRIGGERED, "forced", *named) if name.lower() == text), None)


class Offered(Kind[str]):
    """Something that a card in the game says that somebody may do."""

    def __init__(self) -> None:
        super().__init__("something that a card says somebody may do")

    def read(self, game: Machine, text: str) -> str | None:
        """The words of the card."""
        return next((what for what in self.values(game) if what.lower() == text), None)

    def values(self, game: Machine) -> tuple[str, ...]:
        """The offers of all cards, in the words in which they name them."""
        return tuple(dict.fromkeys(offers(game))) if isinstance(game, Arkham) else ()


_WINDOWS: Final = Words(
    *(f"after {step}" for step in ("1.4", "2.1", "2.2", "3.3", "4.1", "ST.1", "ST.2")),
    *("before 3.3", "between the attacks on two investigators"),
    meaning="a player window",
)
_TIMING: Final = ("before", "when", "after", "at")
_ONE: Final = (("cards", "card"), ("clues", "clue"), ("resources", "resource"))
"""Words for several things, each with that for one of them."""
_FINER: Final = {"engage": (BY_ITSELF,), "leave play": ANY}
"""The finer kinds of events that no ability names."""


def _reactions() -> Iterator[str]:
    """The forms of what reactions are to: each event, at each timing point."""
    words = {kind: word for word, kind in WOULD.items()}
    told = {event.name: event.says.text.replace(":words}", ":chaos token}") for event in EVENTS}
    for name in dict.fromkeys((*told, *HEARD)):
        heard = HEARD.get(words.get(name, name))
        finer = _FINER.get(name, () if heard is None else heard.of)
        kinds = ("", "({name:name of an ability or area})") if finer == ANY else ("", *(f"({kind})" for kind in finer))
        forms = _of_one_too(told.get(name, name))
        yield from (
            f"reaction {timing} {form} {kind}".strip() for timing in _TIMING for form in forms for kind in kinds
        )


def _of_one_too(form: str) -> tuple[str, ...]:
    """A form, and that for one thing where it tells how many there are."""
    ones = (form.replace(f"{{amount:number}} {several}", f"1 {one}") for several, one in _ONE)
    return tuple(dict.fromkeys((form, *ones)))


MATTERS: Final = Matters(
    {
        **KINDS,
        "offered": Offered(),
        "window": _WINDOWS,
        "name of an ability or area": NameOfAbilityOrArea(),
        "deed": Words(*ACTIONS, ANY_ACTION, meaning="an action"),
        "icon": Words(*ICONS, meaning="a skill icon"),
    },
    (
        "order of forced abilities",
        TAKE_AN_ACTION.name,
        COMMIT.name,
        WHICH_PREVAILS,
        WHICH_OF_THE_NEAREST,
        "which of the farthest locations",
        LEADER,
        "new lead investigator",
        MULLIGAN.name,
        GOES_ON,
        BUILD_A_DECK.name,
        PURCHASE_CARDS.name,
        "resolution of {name:scenario}",
        "player window {name:window}",
        "may",
        "may {what:offered}",
        "choose",
        "choose one",
        "cost: exhaust",
        "cost: discard",
        "cost: spend",
        "which additional action is lost",
        "which action it counts as",
        "share of {n:number} {of:token}",
        "the value of X",
        "what the wild icon stands for",
        "icon that the card gains",
        "starting card",
        "which of the discarded cards",
        "asset to discard to make room",
        "asset to discard for want of a slot",
        "slot that holds it",
        "excess damage",
        "where a mini-card is placed",
        "whether a mini-card is exposed instead",
        "chaos token to seal",
        "difficulty level",
        "which trauma to suffer",
        "who takes the next turn",
        "order of the attacks",
        "order of the hunters",
        "order of symbols",
        "order of results",
        "what comes first",
        "who is eliminated next",
        "for which it is done next",
        "whose damage is prevented",
        "whose horror is prevented",
        "assign damage and horror",
        "the card put on the discard pile next",
        "cards to discard",
        "cards to discard for {name:icon} icons",
        "what to do with the action",
        "action: {name:deed}",
        "skill to test",
        "skill in place of {name:skill}",
        "enemy to evade",
        "enemy to engage",
        "enemy to attack",
        "location to move to",
        "location",
        "location with keys",
        "key to give",
        "investigator to give keys to",
        "card",
        "card to find",
        "next card of the deck from its top",
        "chaos token to resolve",
        "where {name:enemy} moves",
        "where {name:enemy} patrols to",
        "where {name:enemy} spawns",
        "whom {name:enemy} engages",
        "whom {name:enemy} attacks next",
        *_reactions(),
    ),
)
"""Everything that somebody is asked to decide, in the words of the questions that are asked."""
