"""Effects on cards: draw, discard, put into play, attach, return, exhaust, ready."""

from typing import cast

from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.actions.requests import RULES
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.framework.encounter import draw_encounter_card
from adjudicator.games.arkham.game import IN_PLAY, TABLE, Arkham
from adjudicator.games.arkham.turning import exhaust, ready
from adjudicator.games.arkham.words import Context, Number, Which, Worth
from adjudicator.games.arkham.zones import discard, gain_control, place
from adjudicator.named import NamedTuple


class DrawCards(NamedTuple):
    """Draw cards from the top of one's deck."""

    amount: Number = Worth(1)
    who: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is nothing to draw at all."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each of them draws."""
        amount = self.amount.of(game, context)
        drawers = self.who.all(game, context) if self.who else (context.you,)
        if amount <= 0:
            return None
        if context.this == RULES:
            game.cite("draw-action.2")
        return tuple(happen(Event("draw", i, "", context.this, "", "", amount)) for i in drawers)


def _drawn(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """The top cards of the deck go to the hand; a deck whose cards the situation does not name yields unknown ones."""
    who = event.who
    if game.state.read(who, "shuffled") and len(game.zone(who, "deck")) > 1:
        return (Call(FROM_SHUFFLED, Drawing(who, event.amount)),)
    resolved: list[Call] = []
    for _ in range(event.amount):
        deck = game.zone(who, "deck")
        if not deck:
            game.write(who, "unknown cards", game.number(who, "unknown cards") + 1)
            continue
        resolved += _into_hand(game, who, deck[0])
    if resolved and event.amount > 1:
        game.cite("drawing-cards.4")
    return tuple(resolved) or None


def _into_hand(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """The card goes to the hand; a weakness of an encounter cardtype is resolved like a drawn encounter card."""
    game.cite("drawing-cards.1")
    place(game, card, who, "hand")
    if not game.cards[card].weakness or game.cards[card].type not in ("enemy", "treachery"):
        return ()
    game.cite("weakness.4")
    return (draw_encounter_card(who, card),)


class Drawing(NamedTuple):
    """Cards that are still to be drawn from a deck whose order nobody knows, and those drawn."""

    who: str
    amount: int
    drawn: tuple[Call, ...] = ()


def _draw_any(game: Arkham, local: Drawing) -> Result:
    """Any of the cards may be the top one."""
    deck = game.zone(local.who, "deck")
    if not deck and local.amount:
        game.write(local.who, "unknown cards", game.number(local.who, "unknown cards") + local.amount)
    if not local.amount or not deck:
        return Go(local, END, local.drawn)
    options = tuple(Option("draw", (card,), "", card, game.name(card)) for card in deck)
    return Ask(Chance(local.who, "card of the deck", options, (1,) * len(deck)), _drawn_any)


def _drawn_any(game: Arkham, local: Drawing, option: Option) -> Result:
    calls = _into_hand(game, local.who, cast(str, option.value))
    return Go(local._replace(amount=local.amount - 1, drawn=(*local.drawn, *calls)), "draw")


FROM_SHUFFLED = Procedure("draw from a shuffled deck", Step("", "draw", _draw_any))
Arkham.impacts["draw"] = _drawn


def discarding(game: Arkham, card: str) -> tuple[Call, ...]:
    """The calls that discard a card, wherever it is."""
    if game.lies(card)[1] in IN_PLAY:
        return (happen(Event("leave play", game.controller(card), card, "", game.location(card), "discard")),)
    holder = game.lies(card)[0]
    return (happen(Event("discard", holder, card, "", "", game.lies(card)[1])),)


def _leave_play(game: Arkham, event: Event, scope: str) -> None:
    if game.in_play(event.what):
        if game.cards[event.what].type == "enemy" and game.cards[event.what].victory is not None:
            game.cite("victory-display-victory-points.8")
        discard(game, event.what)


def _discarded(game: Arkham, event: Event, scope: str) -> None:
    discard(game, event.what)


Arkham.impacts["leave play"] = _leave_play
Arkham.impacts["discard"] = _discarded


class Discard(NamedTuple):
    """Discard cards: named ones, or some that somebody chooses, or some at random."""

    which: Which
    amount: Number | None = None
    random: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The cards are discarded."""
        found = tuple(self.which.all(game, context))
        amount = len(found) if self.amount is None else self.amount.of(game, context)
        if len(found) <= amount:
            return tuple(call for card in found for call in discarding(game, card))
        if self.random:
            return _discard_at_random(game, context, found)
        return choose_and_discard(game, context, found, amount)


def _discard_at_random(game: Arkham, context: Context, found: tuple[str, ...]) -> Result:
    options = tuple(Option("discard", (card,), "", card, game.name(card)) for card in found)
    chance = Chance(context.you, "card discarded at random", options, (1,) * len(found))
    return Ask(chance, lambda g, _context, option: discarding(g, cast(str, option.value)))


class Choosing(NamedTuple):
    """Cards of which an investigator discards so many, and those that are chosen already."""

    who: str
    found: tuple[str, ...]
    amount: int
    chosen: tuple[str, ...] = ()


def choose_and_discard(game: Arkham, context: Context, found: tuple[str, ...], amount: int) -> Result:
    """So many of the cards, as the investigator chooses; when all are chosen they are discarded."""
    if amount <= 0 or not found:
        return None
    if len(found) <= amount:
        return tuple(call for card in found for call in discarding(game, card))
    return Call(CHOOSING, Choosing(context.you, found, amount))


def _choose(game: Arkham, local: Choosing) -> Result:
    if len(local.chosen) == local.amount:
        return tuple(call for card in local.chosen for call in discarding(game, card))
    left = (card for card in local.found if card not in local.chosen)
    options = tuple(Option("discard", (card,), local.who, card) for card in left)
    return Ask(Choice((local.who,), "cards to discard", options), _chosen)


def _chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    return Go(local._replace(chosen=(*local.chosen, cast(str, option.value))), "choose")


CHOOSING = Procedure("choose cards to discard", Step("", "choose", _choose))


class PutIntoPlay(NamedTuple):
    """Put a card into play: in the play area, a threat area, or at a location, with tokens on it."""

    which: Which
    area: str = "play area"
    of: Which | None = None
    tokens: tuple[tuple[str, Number], ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether it is in play already."""
        found = self.which.all(game, context)
        return bool(found) and all(game.in_play(card) for card in found)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The card enters play."""
        owners = self.of.all(game, context) if self.of else (context.you,)
        calls: list[Call] = []
        for card in self.which.all(game, context):
            if game.cards[card].type == "enemy" and game.cards[card].spawn is not None:
                calls.append(spawn(context.you, card))
                continue
            if self.area == "play area":
                gain_control(game, card, owners[0])
            elif self.area == "location":
                place(game, card, owners[0], "here")
            else:
                game.cite("threat-area.3")
                place(game, card, owners[0], "threat area")
                if game.cards[card].weakness:
                    game.write(card, "controller", owners[0])
            for token, amount in self.tokens:
                game.write(card, token, amount.of(game, context))
            calls.append(happen(Event("enter play", owners[0], card)))
        return tuple(calls)


class Attach(NamedTuple):
    """Attach a card to another card or a location, unless a limit forbids it."""

    which: Which
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is nothing to attach it to."""
        return not self.to.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The card is attached; a further copy beyond the limit cannot be, and is discarded."""
        for card in self.which.all(game, context):
            for bearer in self.to.all(game, context)[:1]:
                if _beyond_limit(game, card, bearer):
                    return discarding(game, card)
                if game.lies(card)[1] == "being resolved" and game.cards[card].type == "event":
                    game.cite("faq-limbo.8")
                place(game, card, bearer, "attachments")
                game.write(card, "attached to", bearer)
                return happen(Event("enter play", context.you, card))
        return None


def _beyond_limit(game: Arkham, card: str, bearer: str) -> bool:
    """Whether as many copies of the card as may be are attached to this bearer already."""
    printed = game.cards[card]
    if not printed.attach_limit:
        return False
    there = game.zone(bearer, "attachments")
    copies = tuple(a for a in there if game.cards[a].name == printed.name)
    if len(copies) < printed.attach_limit:
        if len(there) > len(copies):
            game.cite("limits-and-maximums.8")
        if any(c.name == printed.name and game.lies(e)[1] == "attachments" for e, c in game.cards.items()):
            game.cite("limits-and-maximums.7")
        return False
    game.cite("limits-and-maximums.6")
    if any(game.cards[copy] != printed for copy in copies):
        game.cite("limits-and-maximums.8")
    game.note(f"{printed.name} cannot be attached to {game.name(bearer)}: limit {printed.attach_limit}")
    return True


class Turn(NamedTuple):
    """Exhaust or ready cards."""

    which: Which
    exhausted: bool

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether they all are so already."""
        return all(game.ready(card) is not self.exhausted for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The cards are turned."""
        cards = self.which.all(game, context)
        if not self.exhausted:
            return ready(game, cards)
        exhaust(game, cards)
        return None


def entered_hand(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """A weakness that enters a hand has its revelation resolved at once, as if it had just been drawn."""
    printed = game.cards[card]
    if not printed.weakness or not any(ability.kind == "revelation" for ability in printed.abilities):
        return ()
    game.cite("revelation.6")
    return (draw_encounter_card(who, card),)


class MoveCards(NamedTuple):
    """Move cards to a zone of their owner: hand, deck (top or bottom), victory display, out of the game."""

    which: Which
    to: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The cards go there."""
        calls: list[Call] = []
        for card in self.which.all(game, context):
            owner = game.text(card, "owner") or context.you
            if self.to in ("victory display", "removed from game", "set aside", "encounter deck"):
                place(game, card, TABLE, self.to)
            elif self.to.endswith(" of deck"):
                place(game, card, owner, "deck", top=self.to.startswith("top"))
            else:
                if game.lies(card)[1] == "committed":
                    game.state.write(card, "returns", True)
                    continue
                place(game, card, owner, self.to)
                if self.to == "hand":
                    calls += entered_hand(game, owner, card)
        return tuple(calls) or None


class Control(NamedTuple):
    """Take control of a card."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether one controls it already."""
        return all(game.controller(card) == context.you for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The card comes under one's control."""
        for card in self.which.all(game, context):
            gain_control(game, card, context.you)
        return None
