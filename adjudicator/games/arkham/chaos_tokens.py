"""Chaos tokens in a test: revealed in ST.3, their symbols applied in ST.4 (entries Chaos Tokens, Bless and Curse)."""

from typing import Final

from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.engine.values import Contribution
from adjudicator.frozen import Frozen
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import CHAOS_BAG, DIFFICULTY, SCENARIO, SEALED, TABLE, TREATED_TOKENS
from adjudicator.games.arkham.game import Arkham, Symbol
from adjudicator.games.arkham.terms import ORDER, SYMBOLS
from adjudicator.games.arkham.this_test import (
    IGNORES,
    KEPT,
    RESOLVED,
    REVEALED,
    REVEALS,
    SWITCHED,
    TEST,
    TESTER,
    THIS_TEST,
)
from adjudicator.games.arkham.values import contributions, ledger
from adjudicator.games.arkham.words import Context

MOST: Final = 10
"""The number of bless tokens, and of curse tokens, that may be in the bag and sealed on cards in play."""

Bag = tuple[tuple[str, int], ...]


def bag(game: Arkham) -> Bag:
    """The chaos bag: each kind of token, with its number in the bag."""
    return CHAOS_BAG(game)


_PLACES: Final = {kind: place for place, kind in enumerate(ORDER)}


def put(game: Arkham, token: str, amount: int, *by: str) -> None:
    """Put tokens into the chaos bag, or take them out of it, by these rules."""
    present = bag(game)
    kinds = [kind for kind, _count in present]
    held = token in kinds
    place = kinds.index(token) if held else sum([_PLACES[kind] < _PLACES[token] for kind in kinds])
    count = amount + (present[place][1] if held else 0)
    changed: Bag = ((token, count),) if count else ()
    CHAOS_BAG.set(game, TABLE, present[:place] + changed + present[place + held :], *by)


BY_AN_ABILITY: Final = "reveal chaos tokens by an ability"
"""The name of the sequence in which an ability reveals tokens of its own, in a test or outside of any."""


def revealing(game: Arkham) -> str:
    """What has revealed the tokens of which everything speaks now: the test, or an ability that reveals its own."""
    frame = game.stack
    while frame is not None and frame.procedure.name != TEST:
        if frame.procedure.name == BY_AN_ABILITY:
            return f"@{frame.depth}"
        frame = frame.parent
    return THIS_TEST


def revealed(game: Arkham, of: str = THIS_TEST) -> tuple[str, ...]:
    """The tokens revealed in this test, or by an ability, in order, ignored and cancelled ones included."""
    return REVEALED(game, of)


def resolved(game: Arkham, of: str = THIS_TEST) -> tuple[str, ...]:
    """The tokens of this test, or of an ability, that are resolved: neither cancelled nor ignored."""
    return RESOLVED(game, of)


class Draw(Frozen):
    """Tokens to be revealed in a test or by an ability, and those revealed so far; `ignore` if all but one are."""

    __slots__ = ("amount", "drawn", "ignore", "of", "who")

    def __init__(
        self, who: str, amount: int, drawn: tuple[str, ...] = (), *, ignore: bool = False, of: str = THIS_TEST
    ) -> None:
        self.who: Final = who
        self.amount: Final = amount
        self.drawn: Final = drawn
        self.ignore: Final = ignore
        self.of: Final = of

    def parts(self) -> tuple[object, ...]:
        return self.who, self.amount, self.drawn, self.ignore, self.of

    def having(self, *drawn: str) -> "Draw":
        """The same draw with these tokens revealed."""
        return Draw(self.who, self.amount, drawn, ignore=self.ignore, of=self.of)


def chance(game: Arkham, who: str) -> Chance | None:
    """The draw of one token at random; None if the bag is empty."""
    present = bag(game)
    if not present:
        return None
    options = tuple(Option("draw", (kind,), "", kind, kind) for kind, _count in present)
    return Chance(who, "chaos token", options, tuple(count for _kind, count in present), "skill-test-timing.15")


def _draw(game: Arkham, local: Draw) -> Result:
    """Draw one token at random from the chaos bag."""
    if len(local.drawn) >= local.amount:
        return None
    question = chance(game, local.who)
    if question is None:
        game.note("the chaos bag is empty: no token is revealed")
        return None
    return Ask(question, _drawn)


def _drawn(game: Arkham, local: Draw, option: Option) -> Result:
    token = option.meant(str)
    put(game, token, -1)
    by = _REVEALED_BY.get(token, ()) if local.of != THIS_TEST else ("skill-test-timing.15",)
    REVEALED.set(game, local.of, (*revealed(game, local.of), token), *by)
    return Go(local.having(*local.drawn, token), "draw")


_REVEALED_BY: Final = {"bless": ("bless-and-curse-tokens.12",), "curse": ("bless-and-curse-tokens.12",)}
"""The rules for a token of a kind that an ability reveals for itself."""


def _sort(game: Arkham, local: Draw) -> Result:
    """Let the tester choose one of several tokens revealed in place of one, and ignore the others."""
    if local.ignore and len(local.drawn) > 1:
        options = tuple(Option("choose", (token,), local.who, (token,)) for token in dict.fromkeys(local.drawn))
        return Ask(Choice((local.who,), "chaos token to resolve", options, "target.4"), _resolved)
    return _announce(game, local, local.drawn)


def _resolved(game: Arkham, local: Draw, option: Option) -> Result:
    game.cite("target.4", "faq-resolving-multiple-tokens.6")
    return _announce(game, local, option.meant(tuple))


def _announce(game: Arkham, local: Draw, tokens: tuple[str, ...]) -> Result:
    counted = tuple(treated(game, token, local.who) for token in tokens)
    RESOLVED.set(game, local.of, (*resolved(game, local.of), *counted))
    kinds = zip(tokens, counted, strict=True)
    calls = tuple(happen(Event("reveal token", local.who, token, "", "", kind, 0)) for token, kind in kinds)
    return Go(local.having(*tokens), "", calls)


REVEAL: Final = Procedure(
    "reveal chaos tokens",
    Step("", "draw", _draw),
    Step("", "sort", _sort),
)


def symbol(game: Arkham, token: str, who: str) -> Symbol | None:
    """The effect of a token's symbol, from the scenario's reference card or the tester's own elder sign."""
    if token == "elder sign":
        return _of_card(game, who, token) if not game.blank(who) else None
    for reference in SCENARIO(game):
        found = _of_card(game, reference, token)
        if found is not None:
            return found
    return None


def _of_card(game: Arkham, entity: str, token: str) -> Symbol | None:
    card = game.cards[entity]
    side = card.hard_symbols if is_hard(game) and card.hard_symbols else card.symbols
    game.because(*_SIDES[is_hard(game) if card.hard_symbols else None])
    return next((found for name, found in side if name == token), None)


_SIDES: Final = {False: ("difficulty-level.4",), True: ("difficulty-level.5",), None: ()}
"""The rules about the side of the scenario reference card: easy and standard, or hard and expert (True)."""


def is_hard(game: Arkham) -> bool:
    """True if the scenario is played at a difficulty of the second side of its reference card."""
    return DIFFICULTY(game) in ("hard", "expert")


def face(token: str) -> int:
    """The number on a token; bless and curse count +2 and -2, symbols 0."""
    if token == "bless":
        return 2
    if token == "curse":
        return -2
    if token == "frost":
        return -1
    return int(token) if token[0] in "+-0" else 0


def modifiers(game: Arkham, who: str) -> tuple[Contribution, ...]:
    """The modifiers of every resolved token, added up: its own number, or that of its effect."""
    found: list[Contribution] = []
    for token in resolved(game):
        amount, rule = modifier(game, token, who)
        amount = _changed(game, token, amount)
        if amount or token == "0":
            by = "faq-resolving-multiple-tokens.3" if found else rule
            cites = next(iter(game.citing((by,))), "")
            found.append(Contribution("add", amount, f"the {token} token", cites))
    return tuple(found)


def modifier(game: Arkham, token: str, who: str) -> tuple[int, str]:
    """The modifier of a token, its own number or that of its effect, and the rule by which it applies."""
    if token in SYMBOLS or token == "elder sign":
        effect = symbol(game, token, who)
        amount = effect.modifier.of(game, Context(you=who, this=who)) if effect else 0
        return amount, "chaos-tokens.6" if effect else "skill-test-timing.20"
    if token in ("bless", "curse"):
        return face(token), "bless-and-curse-tokens.4" if token == "bless" else "bless-and-curse-tokens.8"
    return face(token), "chaos-tokens.5"


def treated(game: Arkham, token: str, who: str) -> str:
    """The kind that a token counts as for whoever reveals it; some card may name another kind."""
    for listener in TREATED_TOKENS(game):
        treats = dict(game.ability(listener).treats)
        if token in treats and holds_for(game, listener, who) is not None:
            game.applied(listener.source, str(listener.number))
            return treats[token]
    return token


def _changed(game: Arkham, token: str, amount: int) -> int:
    """The modifier of a token after effects that reverse its sign, or multiply a negative one."""
    if amount < 0 and token in SWITCHED(game):
        amount = -amount
    if amount < 0:
        who, modifier = TESTER(game), "negative token modifier"
        if contributions(game, who, modifier):
            return int(-ledger(game, who, modifier, base=-amount).exact)
    return amount


def give_back(game: Arkham) -> None:
    """Return all revealed tokens to the bag, and bless and curse tokens revealed in a test to the token pool."""
    tokens = revealed(game)
    kept = KEPT(game)
    for token in tokens:
        if token in kept:
            kept = _without(kept, token)
        elif token == "bless" and game.edition == "revised":
            game.cite("bless-and-curse-tokens.6")
        elif token == "curse" and game.edition == "revised":
            game.cite("bless-and-curse-tokens.10")
        else:
            game.cite("skill-test-timing.32")
            put(game, token, 1)


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    place = tokens.index(token)
    return tokens[:place] + tokens[place + 1 :]


def cancel_token(game: Arkham, token: str, who: str) -> None:
    """Cancel a token that somebody has revealed, and return it to the bag."""
    of = revealing(game)
    RESOLVED.set(game, of, _without(resolved(game, of), treated(game, token, who)))
    REVEALED.set(game, of, _without(revealed(game, of), token))
    put(game, token, 1)


_TAKEN_OUT_BY: Final = {"bless": ("bless-and-curse-tokens.3",), "curse": ("bless-and-curse-tokens.3",)}
"""The rules by which card effects take tokens of a kind out of the bag."""


def take_from_bag(game: Arkham, token: str, amount: int) -> int:
    """Take tokens out of the bag, as many as there are, and tell how many."""
    amount = min(amount, dict(bag(game)).get(token, 0))
    game.cite(*_TAKEN_OUT_BY.get(token, ()))
    if amount:
        put(game, token, -amount)
    return amount


def sealed(game: Arkham, token: str) -> int:
    """The number of tokens of a kind sealed on cards in play."""
    return sum(tokens_on(game, card).count(token) for card in game.cards if game.in_play(card))


def tokens_on(game: Arkham, card: str) -> tuple[str, ...]:
    """The chaos tokens on a card."""
    return SEALED(game, card)


def release(game: Arkham, card: str, *by: str) -> None:
    """Return the chaos tokens on a card to the chaos bag, by these rules."""
    for token in tokens_on(game, card):
        put(game, token, 1, *by)
    SEALED.clear(game, card, *by)


def in_pool(game: Arkham, token: str) -> int:
    """The number of bless or curse tokens in the token pool: neither in the bag, nor sealed, nor revealed."""
    return MOST - dict(bag(game)).get(token, 0) - sealed(game, token) - revealed(game).count(token)


LIMITED_BY: Final = {"bless": "bless-and-curse-tokens.7", "curse": "bless-and-curse-tokens.11"}
"""The rules that limit the number of tokens of a kind."""


def room_in_bag(game: Arkham, token: str) -> int | None:
    """The number of tokens of a kind that may still be added to the bag; None if nothing limits it."""
    if token not in ("bless", "curse"):
        return None
    return max(0, MOST - dict(bag(game)).get(token, 0) - sealed(game, token))


def add_to_bag(game: Arkham, token: str, amount: int) -> int:
    """Add tokens to the bag, up to ten bless and ten curse tokens there and sealed on cards in play."""
    room = room_in_bag(game, token)
    if room is not None:
        if amount > room:
            game.cite(LIMITED_BY[token])
            amount = room
        game.cite("bless-and-curse-tokens.3")
    if amount:
        put(game, token, amount)
    return amount


def reveal(game: Arkham, who: str, count: int = 1, *, ignore: bool = False) -> Call:
    """The call that reveals so many tokens, in a test or by an ability; others may be revealed instead of the first."""
    return Call(WOULD_REVEAL, Draw(who, count, ignore=ignore, of=revealing(game)))


def _would(game: Arkham, local: Draw) -> Result:
    return happen(Event("revealing", local.who))


def _reveal(game: Arkham, local: Draw) -> Result:
    many, ignore = REVEALS(game, local.of), IGNORES(game, local.of)
    REVEALS.forget(game, local.of)
    IGNORES.forget(game, local.of)
    if not many:
        return Call(REVEAL, local)
    draws = (Draw(local.who, many, ignore=ignore, of=local.of), Draw(local.who, local.amount - 1, of=local.of))
    return tuple(Call(REVEAL, draw) for draw in draws if draw.amount)


WOULD_REVEAL: Final = Procedure("chaos tokens", Step("", "would be revealed", _would), Step("", "reveal", _reveal))
