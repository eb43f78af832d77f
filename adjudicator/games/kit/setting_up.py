"""The game that is set up as a file says."""

from collections.abc import Iterator
from typing import Any

from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.kinds import Kind, Named, Some
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.progress import InProgress, begin, is_being_set_up
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.seating import Seating
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.games.kit.setting import Facts, Setting
from adjudicator.games.kit.zones import Zone
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node


class Builder:
    """Sets one game up; whatever is at fault is reported."""

    def __init__(self, game: Play, setting: Setting, at: Checking) -> None:
        self.game, self.setting = game, setting
        self.declared = game.declared
        self.said = Said(setting, at)

    def build(self) -> tuple[str, ...]:
        """Everything in its place, and the game about to begin; hands back what is assumed."""
        game, declared, said = self.game, self.declared, self.said
        game.tracing = False
        Seating(game, said).seat()
        facts = [fact for fact in declared.facts if fact.key and fact is not declared.step]
        for fact in facts:
            for entity, given in self._bearers(fact):
                self._say(fact, entity, given)
        fresh = self._is_fresh()
        bare = fresh or is_being_set_up(declared, (one.sequence for one in self.setting.begins))
        if fresh:
            self._nothing_yet()
        for fact in facts:
            for entity, _given in self._bearers(fact):
                if not (bare and isinstance(fact.of, Seat)) and not said.gives(fact, entity):
                    self._start(fact, entity)
        for kind in declared.things:
            for name in self.setting.things[kind.key]:
                kind.understood(game, name, said.key(kind.key, name), said.at)
        zones = [fact for fact in declared.facts if isinstance(fact, Zone)]
        for component in declared.components:
            component.set_up(game, zones)
        self._put_on_the_stack(fresh)
        if declared.arranges is not None:
            declared.arranges(game, said)
        if game.stack is None and not said.at.faults:
            self._begin()
        game.tracing = True
        return tuple(said.assumed)

    def _is_fresh(self) -> bool:
        """True where the file says nothing of how things stand: then the game is set up before it begins."""
        declared, setting = self.declared, self.setting
        if declared.sets_up is None or setting.begins:
            return False
        if setting.step or declared.set_up_if_said:
            return setting.step == declared.sets_up.name
        if any(setting.seats.values()) or any((setting.own or {}).values()):
            return False
        known = self._not_before()
        return not any(self._differs(fact, entity) for fact in known for entity, _given in self._bearers(fact))

    def _differs(self, fact: Fact[Any], entity: Any) -> bool:
        """True where the file says of a fact something else than what is so at the beginning."""
        start = fact.starts(self.game, fact.cell(entity))
        return self.said.gives(fact, entity) and fact(self.game, entity) != (fact.empty if start is None else start)

    def _nothing_yet(self) -> None:
        """Before a game is set up there is nothing of what it consists of."""
        said = self.said
        bearers = ((fact, entity) for fact in self._not_before() for entity, _given in self._bearers(fact))
        wrong = dict(self._still_to_come(fact, entity) for fact, entity in bearers if self._differs(fact, entity))
        for key, value in (self.setting.own or {}).items():
            if value:
                wrong[said.key(key)] = f"there is no `{key}`"
        for where, what in wrong.items():
            said.fault("E403", f"{what} before set-up", where, "leave it out, or write the step at which it is so")

    def _still_to_come(self, fact: Fact[Any], entity: str) -> tuple[Node, str]:
        """The key of a fact that is said too early, or the player who has it, and what is wrong with it."""
        of = fact.of
        if isinstance(of, Seat) and not isinstance(of, OneSeat):
            return self.said.key(of.key, entity), f"{entity} has nothing"
        path = (fact.key,) if of is None else (of.key,) if isinstance(of, Named) else (of.key, fact.key)
        return self.said.key(*path), f"there is no `{path[-1]}`"

    def _not_before(self) -> tuple[Fact[Any], ...]:
        """The facts of which a file says nothing where the game is still to be set up."""
        declared = self.declared
        known = (fact for fact in declared.facts if fact.key and fact is not declared.step)
        return tuple(fact for fact in known if fact not in declared.before_set_up)

    def _put_on_the_stack(self, fresh: bool) -> None:
        """The sequences that the file names, or that of set-up; the step where it names none of them."""
        setting, declared = self.setting, self.declared
        if fresh and declared.sets_up is not None:
            self.game.start(declared.sets_up, None)
            return
        if declared.step is not None and (setting.step or not setting.begins):
            declared.step.put(self.game, TABLE, int(self._step()))
        try:
            begin(self.game, setting.begins)
        except KeyError as absent:
            node = self.said.node("in progress")
            self.said.fault("E302", f"there is no step {absent}", node, "name a step of the sequence")

    def _begin(self) -> None:
        """In the middle of what the facts tell of, or at the step."""
        declared = self.declared
        if declared.midway is None or not declared.midway(self.game):
            begin(self.game, (InProgress(declared.begins.name, self._step()),))

    def _step(self) -> str:
        declared = self.declared
        return self.setting.step or (declared.steps[0] if declared.step is not None else "")

    def _bearers(self, fact: Fact[Any]) -> Iterator[tuple[Any, Facts]]:
        """Each entity that has a fact, with what the file says of it."""
        of = fact.of
        if of is None:
            yield TABLE, self.setting.table
        elif isinstance(of, Seat):
            said = self.setting.seats.get(of.key, {})
            for who in of.seated(self.game):
                yield who, next(iter(said.values()), {}) if isinstance(of, OneSeat) else said.get(who, {})
        else:
            things = self.setting.things.get(of.key, {}) if isinstance(of, Named) else {}
            by_value = {of.read(self.game, name): given for name, given in things.items()}
            for one in of.values(self.game):
                yield one, by_value.get(one, {})

    def _say(self, fact: Fact[Any], entity: Any, given: Facts) -> None:
        value = given.get(fact.key)
        if value is None:
            return
        self.said.give(fact, entity)
        where = self.said.value(fact, entity)
        if fact.kind is not None and fact.kind.in_a_game:
            value = self._understood(fact, fact.kind, entity, value)
        wrong = None if value is None else fact.why_not(self.game, entity, value)
        if wrong is not None:
            self.said.fault("E402", wrong[0], where, wrong[1])
        if value is not None:
            fact.put(self.game, entity, value)

    def _understood(self, fact: Fact[Any], kind: Kind[Any], entity: Any, value: Any) -> Any:
        """The value of a fact, or each of several, as this game knows it; None where it names nothing."""
        game, said = self.game, self.said
        if not isinstance(kind, Some):
            return kind.understood(game, str(value), said.value(fact, entity), said.at)
        named = enumerate(map(str, value))
        found = [kind.of.understood(game, name, said.value(fact, entity, item), said.at) for item, name in named]
        return tuple(one for one in found if one is not None)

    def _start(self, fact: Fact[Any], entity: Any) -> None:
        value = fact.starts(self.game, fact.cell(entity))
        if value is not None:
            fact.put(self.game, entity, value)
