"""Effects on key cards, and the shift ability that each of their sides has."""

from adjudicator.games.arkham.abilities.parts import THIS
from adjudicator.games.arkham.effects import shift_effects as keys
from adjudicator.games.arkham.game import Ability, Effect, Limit
from adjudicator.games.arkham.vocabulary.parts import EFFECTS
from adjudicator.games.arkham.vocabulary.references import WHICH
from adjudicator.language.records import Head, may, need
from adjudicator.language.shapes import OneOf, Word

SIDES = ("stable", "unstable")
ONCE = Limit(1, "round", "key")
KEY_CARD_EFFECTS = {
    "shift": Head(WHICH, lambda head: keys.Shift(head), meaning="the shift abilities of key cards resolve"),
    "flip": Head(
        WHICH,
        lambda head, to: keys.FlipOver(head, to),
        {"to": may(OneOf(*SIDES), "", "the side that is then faceup; the other one if left out")},
        "key cards are turned over, without being shifted",
    ),
    "bind": Head(
        Word("a key"),
        lambda head, to: keys.Bind(head, to),
        {"to": need(WHICH)},
        "the campaign log names the bearer of a key",
    ),
}


def _shift(head: tuple[Effect, ...], side: str) -> Ability:
    """The shift ability of a side, which ends with the key being turned over."""
    flip = keys.FlipOver(THIS, rule="keys-scarlet-keys.14")
    return Ability("free", effects=(*head, flip), limit=ONCE, name="shift", side=side)


SHIFT = Head(
    EFFECTS,
    _shift,
    {"side": need(OneOf(*SIDES), "the side of the key on which it stands")},
    "of a key card: used in any player window, once per round; then the key is turned over",
)
