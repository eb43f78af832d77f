"""Effects that steer other effects (choose, if, either, may, cancel, instead) and lasting modifiers."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Ask, Result
from adjudicator.engine.timing import CANCELLED
from adjudicator.games.arkham.abilities.came_about import Unless
from adjudicator.games.arkham.abilities.cannot import forbidden, hindering
from adjudicator.games.arkham.abilities.immunity import affected, cannot_be_chosen, is_immune
from adjudicator.games.arkham.abilities.in_play import OUT_OF_PLAY_BY
from adjudicator.games.arkham.abilities.in_vain import are_void, hindrances, in_vain
from adjudicator.games.arkham.abilities.parts import Those, acts_on_the_chosen
from adjudicator.games.arkham.abilities.resolving import Resolving, resolve
from adjudicator.games.arkham.abilities.so_many_times import as_one
from adjudicator.games.arkham.attacks.attack import TURNED, Turned
from adjudicator.games.arkham.effects.chaos_effects import RevealTokens
from adjudicator.games.arkham.effects.discover import CLUES_ADDED, no_clue_to_add
from adjudicator.games.arkham.enemies.concealed import means_enemies, mini_cards_here
from adjudicator.games.arkham.facts import (
    FAILED,
    FATE,
    GAINED_KEYWORDS,
    GIVEN_KEYWORDS,
)
from adjudicator.games.arkham.framework.encounter import cancel_draw
from adjudicator.games.arkham.game import Arkham, Effect, Number, Test, Which, Worth
from adjudicator.games.arkham.skill_test.next_test import await_test
from adjudicator.games.arkham.speech.conditions import is_about_a_test, settled_in_a_test, undecided
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.values import NEXT_CARD, Lasting, add_lasting, make_blank, take_keywords, value
from adjudicator.games.arkham.words import Context, of_some


class Choose(NamedTuple):
    """Choose one of the things that fit; the effects then call it `chosen`."""

    which: Which
    effects: tuple[Effect, ...]
    by: Which | None = None
    what: str = ""

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The things that may be chosen: those that fit, and for which something could change."""
        found = (*affected(game, context, self.which), *self._hiding(game, context))
        return tuple(target for target in found if not self._in_vain(game, context, target))

    def _hiding(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The mini-cards that may be chosen as though they were enemies: the effects would expose them."""
        if not any(of_some(effect, "exposes") for effect in self.effects) or not means_enemies(self.which):
            return ()
        return mini_cards_here(game, context.you)

    def why_not(self, game: Arkham, context: Context, target: str) -> Reasons:
        """The reasons why this cannot be chosen."""
        if target in self._hiding(game, context):
            return ()
        if target not in self.which.all(game, context):
            said = f"{game.name(target)} is not among what may be chosen"
            return tuple(Reason(rule, said) for rule in ("target.3", *OUT_OF_PLAY_BY.get(game.lies(target)[1], ())))
        immune = cannot_be_chosen(game, context, target)
        if immune or not self._in_vain(game, context, target):
            return immune
        why = hindrances(game, context.also_choosing(target), _bearing_on_the_chosen(self.effects))
        return why or (Reason("target.10", f"nothing could change for {game.name(target)}"),)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which there is no legal target."""
        found = (why for target in self.which.all(game, context) for why in self.why_not(game, context, target))
        return (Reason("target.5", "there is no target that could be chosen"), *found)

    def _in_vain(self, game: Arkham, context: Context, target: str) -> bool:
        """True if none of the effects could change anything for this choice."""
        return in_vain(game, context.also_choosing(target), _bearing_on_the_chosen(self.effects))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to choose, or no choice would change anything."""
        return not self.targets(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let somebody choose, and resolve the effects on the choice."""
        found = self.targets(game, context)
        if not found:
            return None
        if context.given and context.chosen[-1] in found:
            return resolve(self.effects, context.taken())
        chooser = (self.by.all(game, context) or (context.you,))[0] if self.by else context.you
        options = tuple(Option("choose", (target,), chooser, target) for target in found)
        return Ask(Choice((chooser,), self.what or "choose", options, "target.2"), self._chosen)

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        return resolve(self.effects, context.also_choosing(option.meant(str)))


def _bearing_on_the_chosen(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects by which the chosen thing could change: all but those after the last one that acts on it."""
    acting = [
        place
        for place, effect in enumerate(effects)
        if acts_on_the_chosen(effect) or of_some(effect, "designator") is not None
    ]
    kept = effects[: acting[-1] + 1] if acting else effects
    return tuple(part for effect in kept for part in _bearing(effect))


def _bearing(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect by which the chosen thing could change; of tokens, whatever may come of them."""
    if isinstance(effect, Either):
        return (effect._replace(ways=tuple((name, _bearing_on_the_chosen(way)) for name, way in effect.ways)),)
    if not isinstance(effect, RevealTokens) or not acts_on_the_chosen(effect):
        return (effect,)
    of_each = ((*one.then, *one.otherwise) if isinstance(one, If) else (one,) for one in effect.then)
    return _bearing_on_the_chosen(tuple(part for parts in of_each for part in parts))


class If(NamedTuple):
    """Resolve effects if a condition holds, and others if it does not."""

    test: Test
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effects that follow would change nothing, whichever card is discarded to pay for them."""
        return in_vain(game, context, self._now(game, context))

    def void(self, game: Arkham, context: Context) -> bool:
        """True of a result of a test whose outcome leaves nothing to be done, whatever comes of its other results."""
        return settled_in_a_test(self.test) and are_void(game, context, self._now(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which the effects that follow could change nothing."""
        return hindrances(game, context, self._now(game, context))

    def _now(self, game: Arkham, context: Context) -> tuple[Effect, ...]:
        """The effects that may follow: all of them where the condition is not decided yet."""
        if undecided(game, context, self.test):
            return (*self.then, *self.otherwise)
        return self.then if self.test.holds(game, context) else self.otherwise

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the effects that follow now."""
        effects = self.then if self.test.holds(game, context) else self.otherwise
        return resolve(effects, context) if effects else None


class IfAble(NamedTuple):
    """Resolve effects if they can be done now; if they cannot, others."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]

    def _now(self, game: Arkham, context: Context) -> tuple[Effect, ...]:
        return self.otherwise if in_vain(game, context, self.effects) else self.effects

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if neither would change anything."""
        return in_vain(game, context, self._now(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which neither would change anything."""
        return hindrances(game, context, (*self.effects, *self.otherwise))

    def times(self, number: int) -> "AsOftenAsAble | None":
        """So many times the effect, and the others as often as it cannot be done; None if that is not done at once."""
        if len(self.effects) > 1 or of_some(self.effects[0], "at_most") is None:
            return None
        if as_one(self.effects, number) is None or as_one(self.otherwise, number) is None:
            return None
        return AsOftenAsAble(self.effects, self.otherwise, number)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve those that can be done now; what stands in the way of the first explains the others."""
        now = self._now(game, context)
        why_not = hindrances(game, context, self.effects) if now is self.otherwise else ()
        game.cite(*(reason.rule for reason in why_not))
        return resolve(now, context)


class AsOftenAsAble(NamedTuple):
    """Resolve an effect so many times at once, as far as it can be done, and others for each time that it cannot."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]
    number: int

    def _now(self, game: Arkham, context: Context) -> tuple[Effect, ...]:
        """What is done and what is done instead, each at once."""
        able = min(self.number, of_some(self.effects[0], "at_most")(game, context))
        parts = ((self.effects, able), (self.otherwise, self.number - able))
        return tuple(effect for effects, times in parts if times for effect in as_one(effects, times) or ())

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if neither would change anything."""
        return in_vain(game, context, self._now(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Reckon how often it can be done, and resolve both."""
        return resolve(self._now(game, context), context)


class Try(NamedTuple):
    """Resolve effects, and others if nothing of a kind comes about by them."""

    effects: tuple[Effect, ...]
    kind: str
    otherwise: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if neither would change anything."""
        return in_vain(game, context, self.effects) and in_vain(game, context, self.otherwise)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which neither would change anything."""
        return hindrances(game, context, (*self.effects, *self.otherwise))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the first, and see then what has come about."""
        why_not = hindrances(game, context, self.effects) if in_vain(game, context, self.effects) else ()
        game.cite(*(reason.rule for reason in why_not))
        return resolve((*self.effects, Unless(self.kind, self.otherwise)), context)


class Either(NamedTuple):
    """Resolve one of several effects, as somebody chooses."""

    ways: tuple[tuple[str, tuple[Effect, ...]], ...]
    who: Which | None = None
    freely: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none of them would change anything."""
        return all(in_vain(game, context, effects) for _name, effects in self.ways)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which none of them would change anything."""
        return tuple(why for _name, effects in self.ways for why in hindrances(game, context, effects))

    def open(self, game: Arkham, context: Context) -> tuple[tuple[str, tuple[Effect, ...]], ...]:
        """The effects that would change something; all of them if none would, or if any may be chosen."""
        if self.freely:
            game.because("must.2")
            return self.ways
        return tuple(w for w in self.ways if not in_vain(game, context, w[1])) or self.ways

    def _leave_out(self, open_ways: tuple[tuple[str, tuple[Effect, ...]], ...]) -> tuple[str, ...]:
        """The rules by which only these effects may be chosen."""
        return () if open_ways == self.ways else ("must.1",)

    def asks(self, game: Arkham, context: Context) -> Choice:
        """The choice among the effects that would change something."""
        chooser = (self.who.all(game, context) or (context.you,))[0] if self.who else context.you
        open_ways = self.open(game, context)
        rules = self._leave_out(open_ways)
        options = tuple(Option("choose", (name,), chooser, ways, rules=rules) for name, ways in open_ways)
        return Choice((chooser,), "choose one", options, "must.1")

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let somebody choose among the effects that would change something."""
        return Ask(self.asks(game, context), self._chosen)

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        return resolve(option.meant(tuple), context)


class May(NamedTuple):
    """Somebody may resolve the effects, as their own; of several each may, one after another."""

    effects: tuple[Effect, ...]
    what: str = ""
    who: Which | None = None

    def _each(self, game: Arkham, context: Context) -> tuple[Context, ...]:
        return (context,) if self.who is None else tuple(context.of(who) for who in self.who.all(game, context))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effects would change nothing."""
        return all(in_vain(game, theirs, self.effects) for theirs in self._each(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which the effects would change nothing."""
        return tuple(why for theirs in self._each(game, context) for why in hindrances(game, theirs, self.effects))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Ask yes or no."""
        if self.futile(game, context):
            return None
        several = self._each(game, context)
        if len(several) > 1:
            return tuple(resolve((self._replace(who=Those((theirs.you,))),), context) for theirs in several)
        who = several[0].you
        game.cite(*_MAY[self.who is None and game.controller(context.this) == who])
        options = (Option("chooses to", (self.what,) if self.what else (), who, True), PASS)
        return Ask(Choice((who,), f"may {self.what}".strip(), options, "may.1", optional=True), self._decided)

    def _decided(self, game: Arkham, context: Context, option: Option) -> Result:
        if option.declines:
            game.cite("effects.5")
            return None
        return resolve(self.effects, self._each(game, context)[0])


_MAY: Final = {True: ("may.2",), False: ()}
"""The rules by which it is the controller of the card (True) who may, if nobody is named."""

RESOLVED_IN_VAIN: Final = ("play", "use", "revelation")
"""The events that still come about when their effects are cancelled."""


class Cancel(NamedTuple):
    """Cancel the event that the ability answers to: an attack, or the effects of a card or ability being initiated.

    With `whole`, all effects of an encounter card that is drawn.
    """

    whole: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to cancel, or nothing that can be cancelled."""
        return not context.scope or game.event(context.scope) is None or bool(self.hindered(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that say that the attack, or their own ability, cannot be cancelled."""
        event = game.event(context.scope) if context.scope else None
        if event is None or event.kind not in ("attack", "revelation", "use"):
            return ()
        if event.kind == "attack":
            return hindering(game, "cancel attacks", event.by, context.you)
        kind = event.kind if event.kind == "revelation" else event.of
        never = any(a.is_never_cancelled for a in game.cards[event.what].abilities if a.kind == kind)
        return (Reason("cannot.1", f"{game.name(event.what)} says that it cannot be cancelled"),) if never else ()

    def too_late(self, game: Arkham, context: Context) -> Reasons:
        """The reason that it has been cancelled already: nobody cancels it a second time."""
        if not context.scope or not (FAILED(game, context.scope) or FATE(game, context.scope) == CANCELLED):
            return ALLOWED
        return (Reason("cancel.1", "it has been cancelled already, and nothing of it is left to cancel"),)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve none of its effects; what is initiated and paid stays initiated and paid."""
        event = game.event(context.scope)
        if event.kind == "attack" and forbidden(game, "cancel attacks", event.by, context.you):
            return None
        if event.kind == "revelation" and self.hindered(game, context):
            game.cite("cannot.1")
            return None
        if not game.holds("cancel.1"):
            return None
        game.cite(*_OF_AN_IMMUNE_CARD[is_immune(game, game.event(context.scope).what, context.this)])
        if self.whole:
            cancel_draw(game, event)
        if game.event(context.scope).kind in RESOLVED_IN_VAIN:
            FAILED.put(game, context.scope, True)
        else:
            FATE.put(game, context.scope, CANCELLED)
        return None


_OF_AN_IMMUNE_CARD: Final = {True: ("immune.6",), False: ()}
"""The rules by which the ability of an immune card (True) may be cancelled like any other."""

_LAST_REPLACEMENT: Final = "of several replacements the one initiated last decides"
"""The remark on an event that has been replaced before."""


class Instead(NamedTuple):
    """Resolve other effects in place of the event."""

    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to replace."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Replace the event; of several replacements the one initiated last decides."""
        if FATE(game, context.scope) is not None:
            game.note(_LAST_REPLACEMENT)
            game.cite("instead.3")
        event = game.event(context.scope)
        if not game.applies("instead.1") or not game.holds("instead.2"):
            return None
        FATE.put(game, context.scope, Resolving(self.effects, context.worth(event.amount)))
        return None


class InsteadOfDamage(NamedTuple):
    """Resolve other effects in place of an attack's damage or horror, whose amount they call `points`."""

    kind: str
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no attack is being made."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Replace the damage or horror; of several replacements the one initiated last decides."""
        if TURNED(game, context.scope) is not None:
            game.note(_LAST_REPLACEMENT)
            game.cite("instead.3")
        TURNED.put(game, context.scope, Turned(self.kind, self.effects, context))
        return None


class Modify(NamedTuple):
    """Modify values for a time, for the next test of a skill, or for the next card that is played.

    What is for the next test or card may have no time by which it is over.
    """

    to: Which
    gives: tuple[tuple[str, str, Number], ...]
    until: str
    next: str = ""
    least: int | None = None
    """The least to which it lowers a value."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nobody now whose values it would modify, or no clue to add; else it may always matter."""
        if self.next == NEXT_CARD:
            return False
        others = affected(game, context, self.to)
        if all(stat in CLUES_ADDED for stat, _how, _number in self.gives):
            return all(no_clue_to_add(game, other, stat) for other in others for stat, _how, _number in self.gives)
        return not others

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Begin the lasting effect."""
        if self.next == NEXT_CARD:
            for stat, how, number in self.gives:
                amount: Number = Worth(number.of(game, context))
                add_lasting(game, Lasting(self.to, "", stat, how, amount, self.until, context.this, context, once=True))
            return None
        game.cite("lasting-effects.1", *_SETTLED[isinstance(self.to, Described) and self.to.at is not None])
        for entity in affected(game, context, self.to):
            for stat, how, number in self.gives:
                now = self._lowered(game, entity, stat, number.of(game, context))
                # What is for tests of a kind is looked at in each of them; anything else is settled now.
                amount = number if is_about_a_test(number) else Worth(now)
                effect = Lasting(None, entity, stat, how, amount, self.until, context.this, context)
                if self.next:
                    await_test(game, entity, self.next, effect)
                    continue
                add_lasting(game, effect)
                game.note(f"{game.name(entity)}: {stat} {how} {now} until the {self.until}")
        return None

    def _lowered(self, game: Arkham, entity: str, stat: str, amount: int) -> int:
        """The amount, or as much of it as lowers the value to the least that it may be."""
        if self.least is None or amount >= 0:
            return amount
        return min(0, max(amount, self.least - value(game, entity, stat)))


_SETTLED: Final = {True: ("lasting-effects.5",), False: ("lasting-effects.4",)}
"""The rules by which a lasting effect is on the cards of an area (True), or in play, that are there as it begins."""


class LoseKeywords(NamedTuple):
    """Let cards lose all of their keywords for a time."""

    which: Which
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card with a keyword."""
        found = self.which.all(game, context)
        return not any(game.has_keyword(card, keyword) for card in found for keyword in _all_keywords(game, card))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take the keywords, the printed ones and those that were gained."""
        for card in affected(game, context, self.which):
            take_keywords(game, card, self.until)
        return None


def _all_keywords(game: Arkham, card: str) -> tuple[str, ...]:
    return (*game.cards[card].keywords, *GAINED_KEYWORDS(game, card), *GIVEN_KEYWORDS(game, card))


class Blank(NamedTuple):
    """Treat the printed text box of a card as blank for a time."""

    which: Which
    until: str
    keeps_traits: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Blank the text boxes."""
        for card in affected(game, context, self.which):
            make_blank(game, card, self.until, keeps_traits=self.keeps_traits)
        return None
