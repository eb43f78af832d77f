"""Components that chance decides on: pools of dice, decks of cards, bags of tokens."""

from collections import Counter as Multiset
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.engine.trace import Drew, Record, Wrote
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.facts import EVERYBODY, NOBODY, TABLE, Fact, Memory
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Some, Words
from adjudicator.games.kit.sayable import Misread
from adjudicator.games.kit.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A component from which chance draws: its sentences, and the facts that keep what was drawn."""

    name: str
    draws: tuple[Form, ...] = ()
    """The sentences of a draw; the slot `drawn` holds the outcome."""
    also: str = ""
    """Other words that people use for drawing."""
    examples: tuple[str, ...] = ()
    one_by_one: bool = False
    """True where a sentence that names several says as many draws."""
    waits: ClassVar[bool] = True
    """True where a draw may be said before it comes."""
    drawn_in_secret: ClassVar[bool] = False
    """True where only whoever draws knows what is drawn, and nobody what lies in a deck."""

    def kinds(self) -> dict[str, Kind[Any]]:
        """The kinds of the slots of these sentences."""
        return {}

    def facts(self) -> tuple[Fact[Any], ...]:
        """The facts by which a file says how it stands."""
        return ()

    def set_up(self, game: Machine, facts: Iterable[Fact[Any]]) -> None:
        """Puts it in order before the game begins, of which these are the facts."""

    def drawing(self, who: str, dice: tuple[tuple[str, int], ...], to: Fact[Any] | None) -> object:
        """A draw that is under way: by whom, of how many dice of each kind, or into which zone."""
        raise NotImplementedError

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """The outcome that a sentence says, as the options of the draw name it."""
        return tuple(drawn)

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """The fault of a sentence of a draw that has these words in its slots; None if there is none."""
        return None

    def meant(self, game: Any, who: str, drawn: Any) -> tuple[str, ...]:
        """The outcome that a sentence with this in its slot means: of several copies that of whoever draws, say."""
        return self.outcome(drawn)

    # -- a draw that a sentence says, where something is drawn, or nothing is -----------------------------------------

    def is_it(self, option: Option, who: str, outcome: tuple[str, ...]) -> bool:
        """True of the outcome that a sentence says."""
        return option.things == outcome and option.who == who

    def option(self, game: Any, question: Chance, who: str, outcome: tuple[str, ...]) -> Option | None:
        """The outcome of a draw that a sentence says; None if it cannot be drawn."""
        if question.what != self.name:
            return None
        return next((option for option in question.named(outcome) if self.is_it(option, who, outcome)), None)

    def why_not(self, game: Any, who: str, outcome: tuple[str, ...]) -> Reasons:
        """The reasons against a draw at this moment."""
        return ALLOWED

    def is_left(self, game: Any, outcome: tuple[str, ...]) -> bool:
        """True where what is said may still be drawn, if nobody waits for a draw."""
        return True

    def came_about(self, game: Any, since: int, who: str, outcome: tuple[str, ...]) -> bool:
        """True where it was drawn since a place in the trace, and chance had nothing to decide."""
        return False

    def other(self, game: Any, since: int, who: str, outcome: tuple[str, ...]) -> str:
        """Whoever has so drawn it, where the sentence names somebody else."""
        return ""

    def why_not_come(self, game: Any, who: str, outcome: tuple[str, ...]) -> Reasons:
        """The reasons why what nobody waits for does not simply come."""
        return ALLOWED

    def comes(self, game: Any, who: str, outcome: tuple[str, ...]) -> Doing:
        """The sequences that follow where a sentence says a draw that nobody waits for: none."""
        return None


# -- dice -------------------------------------------------------------------------------------------------------------


class Die(NamedTuple):
    """One kind of die: its faces by name, each with the number of sides that show it."""

    name: str
    sides: tuple[tuple[str, int], ...]


def outcomes(pool: Mapping[Die, int]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Every result of a pool of dice, dice that look alike not told apart, with the exact number of ways to it.

    >>> coin = Die("coin", (("head", 1), ("tail", 1)))
    >>> outcomes({coin: 2})
    ((('head', 'head'), 1), (('head', 'tail'), 2), (('tail', 'tail'), 1))
    """
    kinds = [[(faces, _ways(die, faces)) for faces in _faces(die, number)] for die, number in pool.items()]
    return tuple(
        (tuple(face for faces, _ in result for face in faces), prod(ways for _, ways in result))
        for result in product(*kinds)
    )


def _faces(die: Die, number: int) -> Iterable[tuple[str, ...]]:
    return combinations_with_replacement([face for face, _sides in die.sides], number)


def _ways(die: Die, faces: tuple[str, ...]) -> int:
    sides, shown = dict(die.sides), Multiset(faces)
    ways = factorial(len(faces))
    for face, times in shown.items():
        ways = ways // factorial(times) * sides[face] ** times
    return ways


class Dice(Component):
    """Dice that players roll: what they show lies in the zone `rolled` of whoever rolled them.

    Where a game has a sentence of its own for rerolls, with the draw in it, they are not `rerolled_in_words`.
    """

    def __init__(
        self, name: str, dice: tuple[Die, ...], of: Kind[Any], rule: str, *, rerolled_in_words: bool = True
    ) -> None:
        self.name, self.dice, self.rule = name, dice, rule
        faces = tuple(dict.fromkeys(face for die in dice for face, _sides in die.sides))
        self.order: Final = {face: place for place, face in enumerate(faces)}
        self.face: Final = Words(*faces, meaning=f"a face of the {name}")
        self.rolled: Final = Zone(name, of, self.face, things=name, one=name)
        self._of = of
        rolls = Form(f"{{who:{name} of}} rolls {{drawn:faces of {name}}}")
        rerolls = Form(f"{{who:{name} of}} rerolls {{old:faces of {name}}} into {{drawn:faces of {name}}}")
        self.draws = (rolls, rerolls) if rerolled_in_words else (rolls,)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Several faces in a row."""
        return {f"faces of {self.name}": Some(self.face)}

    def facts(self) -> tuple[Fact[Any], ...]:
        """The dice that lie rolled."""
        return (self.rolled,)

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """Faces in the order of the dice."""
        return tuple(sorted(drawn, key=self.order.__getitem__))

    def roll(self, who: str, pool: "Mapping[Die, int] | int") -> Call:
        """The call by which somebody rolls a pool, or so many of the first kind of dice."""
        numbers = {self.dice[0]: pool} if isinstance(pool, int) else pool
        return Call(ROLLING, Roll(self, who, tuple(numbers.items())))

    def drawing(self, who: str, dice: tuple[tuple[str, int], ...], to: Fact[Any] | None) -> object:
        """A roll that is under way."""
        return Roll(self, who, tuple((die, number) for name, number in dice for die in self.dice if die.name == name))

    def reroll(self, game: Machine, who: str, faces: tuple[str, ...]) -> Call:
        """The call by which somebody takes up dice that show these faces and rolls them again.

        Where dice of several kinds are rolled together, each face is that of one kind only.
        """
        pool: Multiset[Die] = Multiset()
        for face in faces:
            self.rolled.take(game, who, face)
            pool[next(die for die in self.dice if face in dict(die.sides))] += 1
        return self.roll(who, pool)

    def showing(self, game: Machine, who: str, *faces: str) -> int:
        """How many of somebody's dice show one of these faces."""
        return sum(face in faces for face in self.rolled(game, who))

    def clear(self, game: Machine, who: str) -> None:
        """Takes all dice up."""
        self.rolled.set(game, who, ())


class Roll(NamedTuple):
    """Dice that are rolled: which, by whom, and how many of each kind."""

    dice: Dice
    who: str
    pool: tuple[tuple[Die, int], ...]


def _rolls(game: Machine, roll: Roll) -> Result:
    found = outcomes(dict(roll.pool))
    options = tuple(Option("rolls", faces, roll.who, faces) for faces, _ways_ in found)
    if len(options) == 1:
        return _rolled(game, roll, options[0])
    return Ask(Chance(roll.who, roll.dice.name, options, tuple(ways for _, ways in found), roll.dice.rule), _rolled)


def _rolled(game: Machine, roll: Roll, option: Option) -> Result:
    lie = roll.dice.rolled(game, roll.who)
    roll.dice.rolled.set(game, roll.who, roll.dice.outcome((*lie, *option.things)), roll.dice.rule)
    return Go(roll, END)


ROLLING: Final = Procedure("dice are rolled", Step("", "roll", _rolls))


# -- decks ------------------------------------------------------------------------------------------------------------


class FaceDown(Zone[str]):
    """The known cards on top of a deck; of the deck as a whole it is asked how many are in it."""

    def __init__(
        self,
        name: str,
        card: Kind[str],
        cards: Callable[[Machine], tuple[str, ...]],
        *,
        things: str,
        one: str,
        seen_by: str,
    ) -> None:
        count = f"the {name} holds {{n}} {things}"
        words = {"count": count, "one counted": f"the {name} holds {{1}} {one}"}
        super().__init__(name, None, card, things=things, one=one, seen_by=seen_by, words=words)
        self._cards = cards

    def all(self, game: Machine, entity: object = TABLE) -> tuple[str, ...]:
        """Every card in it, whatever its place."""
        return self._cards(game)


class Deck(Component):
    """A face-down deck: cards on top whose order is known, and the others, shuffled; drawn cards go to a zone.

    Where it is empty the discard pile is shuffled and becomes the deck, by `again`, the rule that says so: when a card
    is to be drawn, or `at_once`. Without such a rule it stays empty. It is `called` a stack, say, and of what nobody
    draws by a decision the sentence names nobody: `the gate drawn is tokyo`.
    """

    one_by_one = True

    def __init__(
        self,
        name: str,
        card: Kind[str],
        copies: Mapping[str, int],
        of: Kind[Any] | None,
        rule: str,
        again: str = "",
        *,
        at_once: bool = False,
        called: str = "deck",
        things: str = "cards",
        one: str = "card",
    ) -> None:
        self.name, self.card, self.copies, self.rule, self.again = name, card, dict(copies), rule, again
        self.at_once = at_once
        self.rest: Final[Memory[tuple[tuple[str, int], ...]]] = Memory(
            f"{name} {called}, shuffled", None, (), derived=True
        )
        seen_by = NOBODY if self.drawn_in_secret else EVERYBODY
        self.top: Final = FaceDown(f"{name} {called}", card, self.cards, things=things, one=one, seen_by=seen_by)
        self.discard: Final = Zone(f"{name} discard", None, card, called=f"{name} discard pile", things=things, one=one)
        self._of = of
        drawn = f"{{drawn:cards of {name}}}"
        by_nobody = (Form(f"the {one} drawn is {drawn}"), Form(f"the {things} drawn are {drawn}"))
        self.draws = by_nobody if of is None else (Form(f"{{who:{name} drawer}} draws {drawn}"),)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Whoever draws, and the cards."""
        who = {} if self._of is None else {f"{self.name} drawer": self._of}
        return {**who, f"cards of {self.name}": Some(self.card, ordered=True)}

    def facts(self) -> tuple[Fact[Any], ...]:
        """The known cards on top, and the discard pile."""
        return (self.top, self.discard, self.rest)

    def contents(self, game: Machine) -> Mapping[str, int]:
        """All cards of which it consists, and how many copies there are of each."""
        return self.copies

    def set_up(self, game: Machine, facts: Iterable[Fact[Any]]) -> None:
        """Every copy that lies nowhere else is in the deck, shuffled."""
        left = Multiset(self.contents(game))
        for fact in facts:
            if isinstance(fact, Zone) and fact.holds is self.card:
                entities = (TABLE,) if fact.of is None else fact.of.values(game)
                for lie in (fact(game, entity) for entity in entities):
                    if lie:
                        left.subtract(lie)
        self.rest.put(game, TABLE, _counted(left))

    def cards(self, game: Machine) -> tuple[str, ...]:
        """All that are left, those on top first; those of which nobody can say what they are, without a name."""
        return (*self.top(game), *(card for card, number in self.rest(game) for _ in range(number)))

    def size(self, game: Machine) -> int:
        """How many cards are left."""
        return len(self.cards(game))

    def is_exhausted(self, game: Machine) -> bool:
        """True where no card can be drawn any more: none is left, and none comes back."""
        return not self.size(game) and not (self.again and self.discard(game))

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """The cards that may be on top where that is not known, each with its weight."""
        return self.rest(game)

    def removes(self, game: Machine, card: str) -> None:
        """Takes a card that is drawn out of the deck."""
        if self.top(game):
            self.top.set(game, TABLE, self.top(game)[1:])
            return
        left = Multiset(dict(self.rest(game)))
        left[card] -= 1
        self.rest.put(game, TABLE, _counted(left))

    def refills(self, game: Machine) -> None:
        """Where it is empty and the discard pile is not, that is shuffled and becomes the deck."""
        if self.again and not self.size(game) and self.discard(game):
            game.cite(self.again)
            self.rest.put(game, TABLE, _counted(Multiset(self.discard(game))))
            self.discard.set(game, TABLE, (), self.again)

    def says_draw(self, who: str, card: str) -> Option:
        """The outcome that a card is drawn, as its sentence says it."""
        words = {"drawn": self.card.say(card)}
        says = self.draws[0].fill(words | ({} if self._of is None else {"who": who}))
        return Option("draws", (card,), who, card, says)

    def reveal(self, number: int, who: str = "") -> Call:
        """The call by which so many cards on top come to be known, and stay where they are."""
        return Call(REVEALING, Revealing(self, number, who))

    def draw(self, who: str, to: Zone[str]) -> Call:
        """The call by which somebody, or nobody in particular, draws a card into a zone."""
        return Call(DRAWING, Drawing(self, who, to))

    def drawing(self, who: str, dice: tuple[tuple[str, int], ...], to: Fact[Any] | None) -> object:
        """A card that is being drawn into a zone."""
        assert isinstance(to, Zone)
        return Drawing(self, who, to)

    def loses(self, game: Machine, card: str) -> None:
        """Takes a card out of it, wherever it lies; the others lie as before."""
        if card in self.top(game):
            self.top.take(game, TABLE, card)
            return
        left = Multiset(dict(self.rest(game)))
        left[card] -= 1
        self.rest.put(game, TABLE, _counted(left))

    def came_about(self, game: Any, since: int, who: str, outcome: tuple[str, ...]) -> bool:
        """True where such a card has come from the deck, and was not drawn by chance."""
        records = game.trace[since:]
        from_here = [one for one in records if not isinstance(one, Wrote) or self.rule in one.by]
        return came_by_itself(from_here, who, self.name, outcome)

    def put_back(self, game: Machine, card: str) -> None:
        """Shuffles a card into it."""
        left = Multiset(dict(self.rest(game)))
        left[card] += 1
        self.rest.put(game, TABLE, _counted(left))

    def throw(self, game: Machine, card: str, *by: str) -> None:
        """Puts a card on the discard pile."""
        self.discard.add(game, TABLE, card, *by)
        if self.at_once:
            self.refills(game)


class Drawing(NamedTuple):
    """A card that is drawn: from which deck, by whom, and where it goes."""

    deck: Deck
    who: str
    to: Zone[str]


def _counted(cards: "Multiset[str]") -> tuple[tuple[str, int], ...]:
    return tuple(sorted((card, number) for card, number in cards.items() if number > 0))


def came_by_itself(records: Iterable[Record], who: str, what: str, cards: Iterable[str]) -> bool:
    """True where one of the cards came to somebody, to anybody if nobody is named, and not by a draw of that name."""
    came: Multiset[str] = Multiset()
    for record in records:
        if isinstance(record, Wrote) and who in (record.entity, ""):
            came.update(_added(record))
        elif isinstance(record, Drew) and record.what == what and record.who == who:
            came.subtract((record.option,))
    return any(came[card] > 0 for card in cards)


def _added(record: Wrote) -> Iterable[str]:
    """The cards that came to a zone."""
    new, old = (Multiset(zone if isinstance(zone, tuple) else ()) for zone in (record.new, record.old))
    return (new - old).elements()


def _draws(game: Machine, drawing: Drawing) -> Result:
    deck = drawing.deck
    deck.refills(game)
    if not deck.size(game):
        return Go(drawing, END)
    top = deck.top(game)
    if top:
        return _drawn(game, drawing, deck.says_draw(drawing.who, top[0]))
    odds = deck.odds(game)
    options = tuple(deck.says_draw(drawing.who, card) for card, _weight in odds)
    if len(options) == 1:
        return _drawn(game, drawing, options[0])
    return Ask(Chance(drawing.who, deck.name, options, tuple(weight for _, weight in odds), deck.rule), _drawn)


def _drawn(game: Machine, drawing: Drawing, option: Option) -> Result:
    deck, card = drawing.deck, option.things[0]
    deck.removes(game, card)
    entity = drawing.who if drawing.to.of is not None else TABLE
    drawing.to.add(game, entity, card, deck.rule)
    if deck.at_once:
        deck.refills(game)
    return Go(drawing, END)


DRAWING: Final = Procedure("a card is drawn", Step("", "draw", _draws))


class Revealing(NamedTuple):
    """Cards on top of a deck that come to be known: the deck, how many, and by whom."""

    deck: Deck
    number: int
    who: str


def _reveals(game: Machine, revealing: Revealing) -> Result:
    """One after the other, as far as there are cards."""
    deck, number, who = revealing
    below = deck.rest(game)
    if len(deck.top(game)) >= number or not below:
        return None
    options = tuple(deck.says_draw(who, card) for card, _weight in below)
    if len(options) == 1:
        return _revealed(game, revealing, options[0])
    weights = tuple(weight for _card, weight in below)
    return Ask(Chance(who, deck.name, options, weights, deck.rule), _revealed)


def _revealed(game: Machine, revealing: Revealing, option: Option) -> Result:
    deck, card = revealing.deck, option.things[0]
    left = Multiset(dict(deck.rest(game)))
    left[card] -= 1
    deck.rest.put(game, TABLE, _counted(left))
    deck.top.set(game, TABLE, (*deck.top(game), card))
    return Go(revealing, "reveal")


REVEALING: Final = Procedure("cards are looked at", Step("", "reveal", _reveals))


# -- bags -------------------------------------------------------------------------------------------------------------


class Bag(Deck):
    """A bag of tokens: what is drawn comes from all that is in it, and may be put back."""
