"""Values of cards: the printed base, every modifier that is active now, and the ledger of both."""

from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.lookups import Lookup
from adjudicator.engine.values import Contribution, Ledger, reckon
from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.abilities.immunity import is_immune, untouched
from adjudicator.games.arkham.abilities.whose import YOU, holds_for
from adjudicator.games.arkham.card_effects import EFFECT, ENDED
from adjudicator.games.arkham.facts import (
    AGENDA,
    BLANK,
    BLANK_BUT_TRAITS,
    COMMITTED,
    DUE,
    FLOOD,
    KEYS,
    MODIFIERS,
    SET_BY_SEVERAL,
    THREAT_AREA,
    UNREVEALED,
    VARYING,
    WITHOUT_KEYWORDS,
)
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.places import EVERYTHING
from adjudicator.games.arkham.prevailing import DECISIONS, settled
from adjudicator.games.arkham.terms import SKILLS
from adjudicator.games.arkham.words import Context

GIVEN: Final = {"hand size": 8, "opening hand": 5, "starting resources": 5, "upkeep resources": 1}
"""Values of investigators that the rules give and no card bears."""


class Lasting(NamedTuple):
    """A lasting effect on a value: the cards it concerns, its change, its duration and its source.

    With `once` it ends with the first use of a value that it modifies, if not before.
    """

    to: Which | None
    entity: str
    stat: str
    how: str
    amount: Number
    until: str
    source: str
    context: Context
    once: bool = False


LASTING: Final[Lookup[tuple[Lasting, ...]]] = Lookup("lasting", ())
"""The lasting effects on a value."""
LASTING_ON: Final[Field[tuple[str, ...]]] = Field("stats", (), LASTING.name)
"""The values on which there have been lasting effects."""
_BLANKED: Final[Field[tuple[str, ...]]] = Field("blanks", (), LASTING.name)
"""The cards whose text boxes are treated as blank, or that have lost their keywords, for a time."""


def value(game: Arkham, entity: str, stat: str) -> int:
    """A value as it functions now, reckoned anew from its base."""
    return ledger(game, entity, stat).value


def ledger(
    game: Arkham, entity: str, stat: str, extra: tuple[Contribution, ...] = (), base: int | None = None
) -> Ledger:
    """The value with everything that made it; the trace keeps it, with the rules that its making applied.

    `extra` are contributions that are not its own (tokens, icons); `base` replaces the printed value.
    """
    found = effective(game, entity, stat) + extra
    if found and stat in _CANNOT_BE_GAINED and game.cards[entity].printed(stat) is None:
        game.because(_CANNOT_BE_GAINED[stat])
        found = ()
    made = reckon(entity, stat, printed_value(game, entity, stat) if base is None else base, game.counted(found))
    if game.tells:
        game.record(trace.Valued(game.depth, made))
        game.because(*_AS_ITS_HOST[entity in game.cards and game.cards[entity].swarm and stat != "health"])
        game.because(
            *_reckoned(made),
            *_of_copies(game, found),
            *_NOT_BLANK[bool(BLANK(game, entity) or BLANK_BUT_TRAITS(game, entity))],
            *_AS_DRY[bool(FLOOD(game, entity))],
            *_WITH_KEYS[stat in SKILLS and bool(KEYS(game, entity))],
        )
    return made


_AS_ITS_HOST: Final = {True: ("swarming-x.9",), False: ()}
"""The rules by which a swarm card (True) has the values of its host."""

_CANNOT_BE_GAINED: Final = {"health": "health-and-damage.7", "sanity": "sanity-and-horror.7"}
"""The rules that say that a card without the value cannot gain it."""


def effective(game: Arkham, entity: str, stat: str) -> tuple[Contribution, ...]:
    """The modifiers of a value that are active now; of several texts that set it, only the one that prevails."""
    return settled(game, stat, contributions(game, entity, stat))


def base_value(game: Arkham, entity: str, stat: str) -> int:
    """The value before any modifier: the one that a text sets, otherwise the printed one."""
    text = next((c for c in effective(game, entity, stat) if c.how == "set"), None)
    return printed_value(game, entity, stat) if text is None else int(text.amount)


def printed_value(game: Arkham, entity: str, stat: str) -> int:
    """The printed value, per investigator if the card says so; a value that no card bears starts as the rules say."""
    card = game.cards[entity]
    printed = card.printed(stat)
    if printed is None:
        return GIVEN.get(stat, 0) if card.type == "investigator" else 0
    if stat == "shroud" and UNREVEALED(game, entity):
        game.because("location-cards.6")
        return 0
    if stat in card.per_investigator:
        game.because("per-investigator.2", "per-investigator.3", "per-investigator.4", *_PER_INVESTIGATOR.get(stat, ()))
        return printed * game.started
    return printed


_PER_INVESTIGATOR: Final = {"doom threshold": ("act-deck-and-agenda-deck.11",)}
"""The rules by which a value may be printed per investigator."""


def contributions(game: Arkham, entity: str, stat: str) -> tuple[Contribution, ...]:
    """Every modifier of a value that is active now: constant abilities, then lasting effects, in order of arrival."""
    listeners = MODIFIERS(game, stat)
    lasting = LASTING(game, stat)
    if not listeners and not lasting:
        return ()
    found: list[Contribution] = []
    for listener in listeners:
        ability = game.ability(listener)
        context = holds_for(game, listener, entity)
        if context is None or untouched(game, entity, listener.source):
            continue
        game.because(
            *_ACTS_FROM.get(game.lies(listener.source)[1], ("ability.10",)), *_meant_by_you(game, listener, entity)
        )
        found += [
            contribution(gives.how, gives.amount.of(game, context), listener.source)
            for gives in ability.gives
            if gives.stat == stat
        ]
    for effect in lasting:
        if concerns(game, effect, entity):
            game.because(*_LASTS[game.in_play(effect.source)], *_REMAINS[is_immune(game, entity, effect.source)])
            found.append(contribution(effect.how, effect.amount.of(game, effect.context), effect.source))
    return tuple(found)


_ACTS_FROM: Final = {
    THREAT_AREA.name: ("threat-area.1", "ability.10"),
    AGENDA.name: ("ability.10", "in-play-and-out-of-play.3"),
    COMMITTED.name: ("ability.4", "skill-cards.3", "skill-cards.4"),
}
"""The rules by which a constant ability acts from where its card lies."""


_REMAINS: Final = {True: ("immune.7",), False: ()}
"""The rules by which a lasting effect goes on though the card is immune by now (True)."""

_LASTS: Final = {True: ("lasting-effects.2",), False: ("lasting-effects.2", "lasting-effects.3")}
"""The rules by which a lasting effect goes on, its card being in play (True) or not."""


def _meant_by_you(game: Arkham, listener: Listener, entity: str) -> tuple[str, ...]:
    """The rules by which an investigator is the "you" of a constant ability."""
    controlled = game.ability(listener).to == YOU and game.controller(listener.source) == entity
    return ("you-your.1",) if controlled else ()


def contribution(how: str, amount: int, source: str) -> Contribution:
    """A modifier in the reckoning's terms: doubling and halving multiply, the others set or add."""
    if how == "double":
        return Contribution("times", 2**amount, source)
    if how == "halve":
        from fractions import Fraction

        return Contribution("times", Fraction(1, 2**amount), source)
    return Contribution(how, amount, source)


def _reckoned(made: Ledger) -> tuple[str, ...]:
    """The rules of reckoning that make a difference to this value."""
    ways = [one.how for one in made.contributions]
    raised = any(one.how == "add" and one.amount > 0 for one in made.contributions)
    applied = (
        (("modifiers.4", "modifiers.5"), "times" in ways and "add" in ways),
        (("modifiers.6",), made.exact != int(made.exact)),
        (("modifiers.7",), ways.count("times") > 1),
        (("modifiers.8", "modifiers.10"), made.exact < 0),
        (("modifiers.9",), made.exact < 0 and raised),
        (_MODIFIED_BY.get(made.name, ()), bool(ways)),
    )
    return tuple(rule for rules, applies in applied if applies for rule in rules)


_AS_DRY: Final = {True: ("flood-tokens.4",), False: ()}
"""The rules by which a flooded location (True) has the values of any other."""

_WITH_KEYS: Final = {True: ("keys-innsmouth.13",), False: ()}
"""The rules by which an investigator with keys (True) has the skills of any other."""

_NOT_BLANK: Final = {True: ("blank.4",), False: ()}
"""The rules by which a card whose text box is blank (True) has its figures all the same."""


def _of_copies(game: Arkham, found: tuple[Contribution, ...]) -> tuple[str, ...]:
    """The rules by which copies of one and the same ability each contribute to a value."""
    sources = dict.fromkeys(one.source for one in found if one.source in game.cards)
    titles = [game.cards[source].title for source in sources]
    return ("ability.7",) if len(set(titles)) < len(titles) else ()


_MODIFIED_BY: Final = {
    "cost": ("initiation-sequence.8",),
    "damage of the attack": ("skill-test-timing.28",),
    "clues discovered": ("skill-test-timing.28",),
    "clues discovered at your location": ("skill-test-timing.28",),
}
"""The rules by which these values may be modified."""


def end_lasting(game: Arkham, until: str, *by: str) -> None:
    """End the lasting effects whose time is over, by these rules, and reckon their values anew."""
    periods = LASTING_ON(game)
    for stat in periods:
        present = LASTING(game, stat)
        kept = tuple(effect for effect in present if effect.until != until)
        if len(kept) != len(present):
            LASTING.put(game, stat, kept)
            changed(game, stat, how=ENDED)
            game.note(f"what lasted until the {until} is over: {stat}")
            game.cite(*by)
    _end_blanks(game, until)
    for_a_time.end(game, until, *by)


def make_blank(game: Arkham, card: str, until: str, *, keeps_traits: bool = False) -> None:
    """Treat the text box of a card as blank until the end of a period, perhaps but for its traits."""
    (BLANK_BUT_TRAITS if keeps_traits else BLANK).set(game, card, until, "blank.1")
    _mark(game, card)


def take_keywords(game: Arkham, card: str, until: str) -> None:
    """Let a card lose all of its keywords until the end of a period."""
    WITHOUT_KEYWORDS.set(game, card, until)
    game.is_blank(card, until)
    _mark(game, card)


def _mark(game: Arkham, card: str) -> None:
    """Note that something lasts on a card itself."""
    blanks = _BLANKED(game)
    _BLANKED.put(game, LASTING.name, (*(other for other in blanks if other != card), card))


def end_on(game: Arkham, entity: str, *by: str) -> None:
    """End the lasting effects on a card, by these rules, whatever is left of their time."""
    for stat in LASTING_ON(game):
        present = LASTING(game, stat)
        kept = tuple(effect for effect in present if effect.entity != entity)
        if len(kept) != len(present):
            LASTING.put(game, stat, kept)
            changed(game, stat, how=ENDED)
            game.note(f"what lasted on {game.name(entity)} is over: {stat}")
            game.cite(*by)


def _end_blanks(game: Arkham, until: str) -> None:
    blanks = _BLANKED(game)
    for card in blanks:
        for lasts in _ON_CARDS:
            if lasts(game, card) == until:
                lasts.clear(game, card)
    kept = tuple(card for card in blanks if any(lasts(game, card) for lasts in _ON_CARDS))
    if kept != blanks:
        game.hurt(EVERYTHING, how=ENDED)
        _BLANKED.put(game, LASTING.name, kept)


_ON_CARDS: Final = (BLANK, BLANK_BUT_TRAITS, WITHOUT_KEYWORDS)
"""What lasts on a card itself, with the time until which it does."""


NEXT_CARD: Final = "card played"
"""The `for the next` of a lasting effect that modifies the next card of its description that is played."""


def end_used(game: Arkham, entity: str, stat: str) -> None:
    """End the lasting effects on the first use of a value that has now been used."""
    present = LASTING(game, stat)
    kept = tuple(effect for effect in present if not effect.once or not concerns(game, effect, entity))
    if len(kept) != len(present):
        LASTING.put(game, stat, kept)
        changed(game, stat, how=ENDED)
        game.note(f"what was for the next use of {stat} is over")


def concerns(game: Arkham, effect: Lasting, entity: str) -> bool:
    """True if a lasting effect modifies a value of this entity."""
    return effect.entity == entity or (effect.to is not None and effect.to.fits(game, effect.context, entity))


def add_lasting(game: Arkham, effect: Lasting) -> None:
    """Begin a lasting effect."""
    stats = LASTING_ON(game)
    if effect.stat not in stats:
        LASTING_ON.put(game, LASTING.name, (*stats, effect.stat))
    present = LASTING(game, effect.stat)
    LASTING.put(game, effect.stat, (*present, effect))
    changed(game, effect.stat, effect.context.this, EFFECT)


def changed(game: Arkham, stat: str, by: str = "", how: str = "") -> None:
    """Note that a modifier of a value begins, perhaps by a card's effect, or ends: texts may contradict each other."""
    game.cite("modifiers.2", "modifiers.3")
    several = SET_BY_SEVERAL(game)
    if (_texts(game, stat) > 1) is not (stat in several):
        several = tuple(other for other in several if other != stat) if stat in several else (*several, stat)
        SET_BY_SEVERAL.put(game, DUE, several)
    if stat not in several and DECISIONS(game, stat):
        DECISIONS.set(game, stat, ())
    if stat in ("health", "sanity"):
        VARYING.put(game, stat, bool(MODIFIERS(game, stat) or LASTING(game, stat)))
        game.hurt(EVERYTHING, by, how)


def _texts(game: Arkham, stat: str) -> int:
    """The number of texts in play that set a value."""
    listeners = MODIFIERS(game, stat)
    lasting = LASTING(game, stat)
    constant = (gives for listener in listeners for gives in game.ability(listener).gives if gives.stat == stat)
    return sum(gives.how == "set" for gives in constant) + sum(effect.how == "set" for effect in lasting)
