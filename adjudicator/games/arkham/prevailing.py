"""The text that prevails among several that set one value differently (entry The Silver Rule)."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.engine.lookups import Lookup
from adjudicator.engine.values import Contribution
from adjudicator.games.arkham.game import Arkham

Texts = tuple[Contribution, ...]
Decisions = tuple[tuple[tuple[str, ...], str], ...]
"""The decisions of the lead investigator: cards whose texts contradict each other, and the one that prevails."""


PREVAILS: Final = Field("prevails", "")
"""The card that the situation itself lets prevail."""
DECISIONS: Final[Lookup[Decisions]] = Lookup("prevailing", ())


def settled(game: Arkham, stat: str, found: Texts) -> Texts:
    """The contributions to a value, with only the prevailing text among those that set it."""
    texts = tuple(c for c in found if c.how == "set")
    if len(texts) < 2:
        return found
    left = rivals(game, texts)
    if len(left) < len(texts) and contradict(texts):
        by = {rule for text in left for rule in _OF_ENCOUNTER_CARDS[game.cards[text.source].weakness]}
        game.because("faq-silver-rule.1", *sorted(by))
    chosen = decided(game, stat, left)
    prevails = next((text for text in reversed(left) if text.source == chosen), left[-1])
    if chosen:
        prevails = prevails.by(deciding_rules(game, sources(left))[0])
    return (prevails, *(c for c in found if c.how != "set"))


_OF_ENCOUNTER_CARDS: Final[dict[bool, tuple[str, ...]]] = {
    True: ("faq-weaknesses-with-encounter-cardtypes.3",),
    False: (),
}
"""The rules by which a card in play is an encounter card, if it is a weakness (True) or not."""


def deciding_rules(game: Arkham, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The rules by which the lead investigator decides between texts of these cards."""
    order = "priority-of-simultaneous-resolution.6"
    if game.edition != "revised":
        return (order,)
    return ("faq-silver-rule.2" if on_encounter_card(game, cards[0]) else "faq-silver-rule.3", order)


def rivals(game: Arkham, texts: Texts) -> Texts:
    """The texts between which nothing has decided: in the revised edition those of encounter cards, if any."""
    if game.edition != "revised" or not game.holds("faq-silver-rule.1"):
        return texts
    return tuple(text for text in texts if on_encounter_card(game, text.source)) or texts


def on_encounter_card(game: Arkham, source: str) -> bool:
    """True if a text is on an encounter card; a weakness of such a type is one once it is resolved or in play."""
    card = game.cards.get(source)
    return card is not None and card.encounter_cardtype


def contradict(texts: Texts) -> bool:
    """True if texts of different cards set different numbers."""
    return len({text.amount for text in texts}) > 1 and len({text.source for text in texts}) > 1


def sources(texts: Texts) -> tuple[str, ...]:
    """The cards of the texts, each once."""
    return tuple(sorted({text.source for text in texts}))


def decided(game: Arkham, stat: str, texts: Texts) -> str:
    """The card whose text prevails over these by the lead investigator's decision; empty if there is none yet."""
    cards = sources(texts)
    given = PREVAILS(game)
    if given in cards:
        return given
    return next((chosen for among, chosen in decisions(game, stat) if among == cards), "")


def decisions(game: Arkham, stat: str) -> Decisions:
    """The decisions about texts that set a value."""
    return DECISIONS(game, stat)


def decide(game: Arkham, stat: str, among: tuple[str, ...], chosen: str) -> None:
    """Record the lead investigator's decision, for as long as these texts contradict each other."""
    DECISIONS.set(game, stat, (*decisions(game, stat), (among, chosen)))
