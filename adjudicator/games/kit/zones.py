"""Zones: facts of the things that lie somewhere, and how players speak of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.facts import EVERYBODY, NOTHING, TABLE, Fact, Holds, Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Number, Some

V = TypeVar("V")


def just(one: str, not_one: str = "") -> dict[str, str]:
    """The words of a zone of which players say only whether something is in it."""
    words = {"one": one, "not one": not_one} if not_one else {"one": one}
    return words | dict.fromkeys(("count", "one counted", "empty", "all", "value"), "")


class Zone(Fact[tuple[V, ...]]):
    """The things that lie somewhere, in their order: a hand, a discard pile, the tokens on a space."""

    def __init__(
        self,
        name: str,
        of: "Kind[Any] | None",
        holds: Kind[V],
        *,
        start: tuple[V, ...] | Callable[[Any, str], tuple[V, ...]] | None = None,
        seen_by: str = EVERYBODY,
        key: str | None = None,
        things: str = "cards",
        one: str = "card",
        called: str = "",
        words: Mapping[str, str] = {},
        listed: "Fact[tuple[str, ...]] | None" = None,
        bearer: str = TABLE,
        unknown: "Fact[int] | None" = None,
    ) -> None:
        self._some = Some(holds, ordered=True)
        super().__init__(name, of, (), self._some, start=start, seen_by=seen_by, key=key, listed=listed, bearer=bearer)
        self.holds, self.things, self.one = holds, things, one
        self._called, self._words = called or name, words
        self._unknown = unknown

    def add(self, game: Machine, entity: object, thing: V, *by: str) -> None:
        """Puts a thing there, behind those that lie there."""
        self.set(game, entity, (*self(game, entity), thing), *by)

    def take(self, game: Machine, entity: object, thing: V, *by: str) -> None:
        """Takes one such thing away."""
        left = list(self(game, entity))
        left.remove(thing)
        self.set(game, entity, tuple(left), *by)

    def all(self, game: Machine, entity: object = TABLE) -> tuple[V, ...]:
        """Everything that lies there, be it known in which order or not: of that it is asked how much, and whether."""
        return self(game, entity)

    def unknown(self, game: Machine, entity: object) -> int:
        """How many more things lie there of which nobody knows which they are."""
        return 0 if self._unknown is None else self._unknown(game, entity)

    def in_words(self, game: Machine, entity: object, say: Callable[[tuple[V, ...]], str]) -> str:
        """What lies there, with what lies there unknown; empty where nothing does."""
        held, unknown = self(game, entity), self.unknown(game, entity)
        more = f"{unknown} unknown {self.one if unknown == 1 else self.things}" if unknown else ""
        return " and ".join(part for part in (say(held) if held else "", more) if part)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Those of the zone, of one thing in it, and of how many there are."""
        count = Number(meaning=f"a number of {_without_brackets(self.things)}")
        single = Number(0, 1, meaning=f"one {_without_brackets(self.one)}, or none")
        named: dict[str, Kind[Any]] = {
            f"one in {self.name}": self.holds,
            f"number in {self.name}": count,
            f"number of one in {self.name}": single,
        }
        return super().kinds() | named

    def statements(self) -> tuple[Statement, ...]:
        """`gate is in ann's hand`, `ann has 2 cards in hand`, `ann's hand is gate and mill`, `ann's hand`.

        A zone may have words of its own for "one", "not one", "count", "one counted", "empty", "all" and "value", with
        the slots `{whose}`, `{one}`, `{n}`, `{1}` (0 or 1) and `{all}`; an empty text leaves the sentence out. Words in
        square brackets may be left out of a sentence.
        """
        zone = self._where
        has = f"{zone} holds" if self.of is None else "{whose} has"
        where = "" if self.of is None else f" in [the] {self._called_so}"
        usual = {
            "one": f"{{one}} is in {zone}",
            "count": f"{has} {{n}} {self.things}{where}",
            "one counted": f"{has} {{1}} {self.one}{where}",
            "empty": f"{zone} is empty",
            "all": f"{zone} is {{all}}",
            "value": zone,
        }
        words = usual | dict(self._words)
        negated = self._form(words["one"]).negated()
        forms = {name: self._form(text) for name, text in ({"not one": negated} | words).items() if text}
        return tuple(self._statement(name, form) for name, form in forms.items())

    def told(self, entity: str, things: Sequence[V], *, there: bool) -> str:
        """That things lie there, or do not, as players say it; empty where no sentence of the zone says so."""
        said = {"one": f"{{one}} is in {self._where}"} | dict(self._words)
        text = said["one"] if there else said.get("not one") or self._form(said["one"]).negated()
        if not text:
            return ""
        form = self._form(text)
        return "; ".join(form.fill({"whose": entity, "one": self.holds.say(thing)}) for thing in things)

    @property
    def _where(self) -> str:
        return f"the {self._called_so}" if self.of is None else f"{{whose}}'s {self._called_so}"

    @property
    def _called_so(self) -> str:
        """Its words in sentences: a discard pile may be called a discard."""
        return f"{self._called.removesuffix(' pile')} [pile]" if self._called.endswith(" pile") else self._called

    def _form(self, text: str) -> Form:
        """A form whose slots have the kinds of this zone."""
        kinds = {
            "{whose}": self._whose,
            "{one}": f"{{one:one in {self.name}}}",
            "{n}": f"{{n:number in {self.name}}}",
            "{1}": f"{{n:number of one in {self.name}}}",
            "{all}": f"{{value:{self.name}}}",
        }
        for slot, typed in kinds.items():
            text = text.replace(slot, typed)
        return Form(text)

    def _statement(self, name: str, form: Form) -> Statement:
        def all_of(game: Machine, slots: Slots) -> tuple[Any, ...]:
            zone, entity = self.asked(game, slots)
            assert isinstance(zone, Zone)
            return zone.all(game, entity)

        def known(game: Machine, slots: Slots) -> tuple[Any, ...]:
            zone, entity = self.asked(game, slots)
            return zone(game, entity)

        def lies(game: Machine, slots: Slots) -> bool:
            return slots["one"] in all_of(game, slots)

        def counts(game: Machine, slots: Slots) -> bool:
            return bool(len(all_of(game, slots)) == slots["n"])

        def same(game: Machine, slots: Slots) -> bool:
            mine = sorted(self.holds.say(one) for one in known(game, slots))
            return mine == sorted(self.holds.say(one) for one in slots["value"])

        def tells(game: Machine, slots: Slots) -> str:
            zone, entity = self.asked(game, slots)
            assert isinstance(zone, Zone)
            hidden = "shuffled" if all_of(game, slots) else "empty"
            return zone.in_words(game, entity, self._some.say) or hidden

        if name == "value":
            return Statement(form, self, tells=tells)
        holds: dict[str, Holds] = {
            "one": lies,
            "not one": lambda game, slots: not lies(game, slots),
            "empty": lambda game, slots: not all_of(game, slots),
            "all": same,
        }
        sets = {"all": "value", "empty": NOTHING}
        return Statement(form, self, holds.get(name, counts), sets=sets.get(name, ""))


def _without_brackets(words: str) -> str:
    return words.replace("[", "").replace("]", "")
