"""Effects on cards: attach, return, exhaust, ready, take control."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.parts import CHOSEN
from adjudicator.games.arkham.arriving import come
from adjudicator.games.arkham.discarding import OF_THE_SCENARIO, acquire, discarding, moved, send
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    ATTACHMENTS,
    BEING_RESOLVED,
    COMMITTED,
    CONTROLLER,
    HAND,
    OWNER,
    REMOVED,
    RETURNS,
    SET_ASIDE,
    TABLE,
)
from adjudicator.games.arkham.framework import encounter
from adjudicator.games.arkham.game import Arkham, Card, Which
from adjudicator.games.arkham.hidden import free_to_go, that_can_go, why_none_goes
from adjudicator.games.arkham.ready_and_exhausted import exhaust, ready, why_not_exhaust, why_not_ready
from adjudicator.games.arkham.speech.which import bears
from adjudicator.games.arkham.unique import enter_play, is_kept_out, kept_out
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class Attach(NamedTuple):
    """Attach a card to another card or a location, unless a limit forbids it."""

    which: Which
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no card to attach that can come, or nothing else than now to attach it to."""
        return not any(_can_come(game, card, bearer) for card, bearer in self._attachable(game, context))

    def _attachable(self, game: Arkham, context: Context) -> Iterator[tuple[str, str]]:
        """The card that can be attached, with what it is attached to: nothing is attached to what it holds itself."""
        for card in self.which.all(game, context):
            if game.cards[card].type in _ATTACHABLE:
                for bearer in self.to.all(game, context)[:1]:
                    if not _holds(game, card, bearer) and not self._too_permanent(game, card, bearer):
                        yield card, bearer

    def _too_permanent(self, game: Arkham, card: str, bearer: str) -> bool:
        """True of a permanent card that is chosen to be attached to a player card: only by its own name it may be."""
        if self.which != CHOSEN or game.cards[bearer].encounter_cardtype:
            return False
        return game.has_keyword(card, "permanent") and bool(game.citing((_NOT_PERMANENT,)))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Attach the card; discard it if it is a copy beyond the limit."""
        for card, bearer in self._attachable(game, context):
            if beyond := _beyond_limit(game, card, bearer):
                game.because(beyond[0].rule)
                game.note(beyond[0].because)
                return discarding(game, card)
            if is_kept_out(game, card):
                return None
            game.cite("attach-to.1", "attach-to.4", "attach-to.5")
            game.cite(*_ATTACHED_FROM.get(game.lies(card)[1], ()))
            before = game.in_play(card)
            place(game, card, bearer, ATTACHMENTS)
            ATTACHED_TO.set(game, card, bearer)
            if not game.cards[card].encounter_cardtype:
                whose = game.controller(bearer)
                CONTROLLER.set(game, card, whose or context.you, _CONTROLLED_BY[bool(whose), whose == context.you])
            if before:
                game.cite("attach-to.10", "faq-moving-attachments.1")
                return None
            return enter_play(game, context.you, card)
        game.cite(*_NOT_ATTACHED.get(game.lies(context.this)[1], ()))
        return None

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there is nothing to which the card can be attached: it stays where it is."""
        found = tuple(self._attachable(game, context))
        if found:
            coming = ((card, bearer) for card, bearer in found if not game.in_play(card))
            return tuple(reason for card, bearer in coming for reason in _beyond_limit(game, card, bearer))
        permanent = (card for card in self.which.all(game, context) if game.has_keyword(card, "permanent"))
        if self.which == CHOSEN and any(permanent) and game.citing((_NOT_PERMANENT,)):
            return (Reason(_NOT_PERMANENT, "a permanent card is not chosen to be attached to a player card"),)
        names = " and ".join(game.name(card) for card in self.which.all(game, context))
        return (Reason("attach-to.6", f"there is nothing to which {names} can be attached"),)


_NOT_PERMANENT: Final = "faq-control-of-attachments.6"
"""The rule by which no permanent card is chosen to be attached to a player card."""

_CONTROLLED_BY: Final = {
    (True, True): "faq-control-of-attachments.1",
    (True, False): "faq-control-of-attachments.2",
    (False, False): "faq-control-of-attachments.4",
}
"""The rule by which an attachment is controlled: on a card that somebody controls (True), oneself (True) or another."""

_NOT_ATTACHED: Final = {BEING_RESOLVED.name: ("attach-to.7",)}
"""The rules by which a card that cannot be attached is discarded, if it cannot stay where it is."""


_ATTACHABLE: Final = ("asset", "event", "skill", "enemy", "treachery", "story")
"""The types of cards that can be attached."""


def _can_come(game: Arkham, card: str, bearer: str) -> bool:
    """True if the card would come to the bearer, or be discarded as one too many: a player's is so in any case."""
    if game.in_play(card):
        return ATTACHED_TO(game, card) != bearer
    of_a_player = not game.cards[card].encounter_cardtype
    return not kept_out(game, card) and not (of_a_player and _beyond_limit(game, card, bearer))


def _holds(game: Arkham, card: str, other: str) -> bool:
    """True if a card holds another one, or is that one: in its areas, attached to it, or at it."""
    while other and other != card:
        other = game.lies(other)[0]
    return bool(other)


_ATTACHED_FROM: Final = {BEING_RESOLVED.name: ("faq-limbo.8",)}
"""The rules by which a card enters play as an attachment from where it lies."""


def _beyond_limit(game: Arkham, card: str, bearer: str) -> Reasons:
    """The reason that the limit is attached to this bearer already: of copies of the card, or of cards with a trait."""
    printed = game.text_box(card)
    if not printed.attach_limit:
        return ()
    attached = tuple(a for a in ATTACHMENTS(game, bearer) if a != card and _counts(game, printed, a))
    game.because("limits-and-maximums.7", *_COUNTED[bool(printed.limit_of_trait)])
    if len(attached) < printed.attach_limit:
        return ()
    because = f"{printed.name} cannot be attached to {game.name(bearer)}: limit {printed.attach_limit}"
    return (Reason("limits-and-maximums.6", because),)


def _counts(game: Arkham, printed: Card, other: str) -> bool:
    """True if the limit of attachments that a card prints counts another card."""
    trait = printed.limit_of_trait
    return bears(game, other, (trait,)) if trait else game.cards[other].is_copy_of(printed)


_COUNTED: Final = {False: ("limits-and-maximums.8",), True: ()}
"""The rules by which a limit counts copies, unless it names a trait (True)."""


class Turn(NamedTuple):
    """Exhaust or ready cards."""

    which: Which
    exhausted: bool

    @property
    def pays(self) -> bool:
        """True if cards are exhausted, as they are to pay for something."""
        return self.exhausted

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of the cards are exhausted (or ready) already, or cannot be."""
        turning = (card for card in affected(game, context, self.which) if game.ready(card) is self.exhausted)
        return not any(not self._why_not(game, card) for card in turning)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that cannot be exhausted, or readied."""
        return tuple(reason for card in affected(game, context, self.which) for reason in self._why_not(game, card))

    def _why_not(self, game: Arkham, card: str) -> Reasons:
        return why_not_exhaust(game, card) if self.exhausted else why_not_ready(game, card)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Exhaust or ready the cards."""
        cards = affected(game, context, self.which)
        if not self.exhausted:
            return ready(game, cards)
        exhaust(game, cards)
        return None


def entered_hand(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """Resolve the revelation of a weakness that enters a hand at once, as if it had just been drawn."""
    printed = game.cards[card]
    if not printed.weakness or not any(ability.kind == "revelation" for ability in printed.abilities):
        return ()
    by = ("revelation.6", "weakness.8")
    if not printed.encounter_cardtype:
        return (happen(Event("revelation", who, card, card, rules=by)),)
    game.cite(*by)
    return (encounter.draw_encounter_card(who, card),)


class MoveCards(NamedTuple):
    """Move cards to a zone of their owner: hand, deck (top or bottom), victory display, out of the game."""

    which: Which
    to: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or none that can go there and is not there already."""
        found = free_to_go(game, context, self.which, self.which.all(game, context))
        return all(self._is_there(game, context, card) for card in found)

    def _is_there(self, game: Arkham, context: Context, card: str) -> bool:
        """True if the card lies where it would go; in a deck another place may be meant."""
        owner = OWNER(game, card) or context.you
        return game.lies(card) in ((owner, self.to), (TABLE, self.to))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which none can leave play, or a hand."""
        return why_none_goes(game, context, self.which, self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move the cards there."""
        calls: list[Call] = []
        for card in that_can_go(game, context, self.which, self.which.all(game, context)):
            owner = OWNER(game, card) or context.you
            if self.to == HAND.name:
                acquire(game, card, owner, "weakness.10")
            if self.to == HAND.name and not OWNER(game, card):
                OWNER.set(game, card, owner)
            to_a_player = self.to not in OF_THE_SCENARIO and not self.to.endswith(" deck")
            if game.lies(card)[1] == COMMITTED.name and to_a_player:
                RETURNS.put(game, card, True)
                continue
            calls += moved(game, card, self.to, owner)
            if self.to == HAND.name:
                game.cite("faq-draw-and-add-to-hand.1")
                calls += entered_hand(game, owner, card)
        return tuple(calls) or None


class RemoveFromCampaign(NamedTuple):
    """Remove cards from the campaign: they are nobody's from now on, and in no deck of a later scenario."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Put them away for good."""
        for card in self.which.all(game, context):
            OWNER.clear(game, card, "weakness.12")
            send(game, card, REMOVED.name, context.you)
        return None


class Control(NamedTuple):
    """Take control of a card."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the investigator controls all of them already."""
        return all(game.controller(card) == context.you for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The investigator takes control of the cards."""
        game.cite("ownership-and-control.6")
        return tuple(call for card in self.which.all(game, context) for call in self._take(game, context, card))

    def _take(self, game: Arkham, context: Context, card: str) -> tuple[Call, ...]:
        """The calls by which a card comes under control, and enters play if it was not there."""
        for attached in ATTACHMENTS(game, card):
            if not game.cards[attached].encounter_cardtype:
                CONTROLLER.set(game, attached, context.you, "faq-control-of-attachments.3")
        coming = come(game, context.you, card)
        if game.in_play(card):
            return (coming,)
        game.cite(*_TAKEN_FROM.get(game.lies(card)[1], ()))
        return (coming, Call(TAKEN, (context.you, card)))


_TAKEN_FROM: Final = {SET_ASIDE.name: ("faq-taking-control-of-set-aside-cards.1", "set-aside.3")}
"""The rules by which a card whose control is taken enters play from where it lies."""


def _taken(game: Arkham, local: tuple[str, str]) -> Result:
    """Let abilities answer to the card that has entered play."""
    who, card = local
    return enter_play(game, who, card) if game.in_play(card) else None


TAKEN: Final = Procedure("control of a card has been taken", Step("", "taken", _taken))
