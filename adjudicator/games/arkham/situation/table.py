"""A table: a game that is set up, and what the sentences of its file mean to it."""

import re
from collections.abc import Iterable, Sequence

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.actions.due import own_turn_rule
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import (
    RULES,
    Request,
    at_this_point,
    may,
    unplayable,
)
from adjudicator.games.arkham.damage.dealing import why_not_assign
from adjudicator.games.arkham.framework.closed import closed_by
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION, why_not_begin
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.saying import sentence
from adjudicator.games.arkham.situation.happens import HAPPENS
from adjudicator.games.arkham.situation.sentences import DEEDS
from adjudicator.games.arkham.skill_test import tokens
from adjudicator.games.arkham.skill_test.commit import COMMIT, may_commit
from adjudicator.games.arkham.vocabulary.abilities import EVENTS, WOULD
from adjudicator.games.arkham.vocabulary.effects import EFFECTS
from adjudicator.games.arkham.words import Context, Trigger
from adjudicator.games.interface import Asked, Deed
from adjudicator.language.diagnostics import register
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import Said
from adjudicator.language.shapes import Checking, describe
from adjudicator.language.source import Mapping, Node, Text

register("E210", "a sentence that nothing understands")

_PAST_THE_TOKEN = ("skill-test-timing.1", "skill-test-timing.4")
BASIC = ("fight", "investigate", "evade", "engage", "move", "draw", "take resource")


def _bare(name: str) -> str:
    """A name in small letters, without the quotation marks around it."""
    return name.strip().strip('"').lower()


def _meanings(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The entities that each name may mean, whatever its capitals."""
    found: dict[str, list[str]] = {}
    for name, entity in names:
        found.setdefault(_bare(name), []).append(entity)
    return found


class ArkhamTable:
    """A game of Arkham Horror that is set up as a file says."""

    def __init__(self, game: Rules, assumed: list[str], missing: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.assumed = assumed
        self._missing = missing
        self._named = _meanings((name, name) for name in game.cards)
        self._titles = _meanings((card.name, name) for name, card in game.cards.items())

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, entity: str) -> str:
        """An entity as the file names it."""
        return entity

    def entities(self, given: str) -> tuple[str, ...]:
        """Everything that a name may mean: the thing of that name, or every card of that title."""
        plain = _bare(given).removeprefix("the ")
        found = self._named.get(plain) or self._titles.get(plain)
        if found:
            return tuple(found)
        current = plain.removeprefix("current ")
        return self.game.zone(TABLE, current) if current in ("agenda", "act") else ()

    def _is(self, given: str, kind: str) -> bool:
        return any(self.game.cards[entity].type == kind for entity in self.entities(given))

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """The one thing that a name means; a fault if there is none."""
        named = self.entities(given)
        if not named and given.lower().removeprefix("the ") in self._missing and at.faults:
            return ""
        found = tuple(name for name in named if not kind or self.game.cards[name].type == kind)
        if found:
            return found[0]
        known = [name for name, card in self.game.cards.items() if (card.type == kind if kind else name != RULES)]
        help = did_you_mean(given, (*known, *sorted(self._missing))) or _absent(given)
        help = help or f"known: {', '.join(known[:12]) or 'none'}"
        article = "an" if kind[:1] in "aei" else "a"
        wrong = f'"{given}" is not {article} {kind}' if named else f'nothing in the situation is called "{given}"'
        at.fault("E302", wrong, node, help)
        return ""

    def not_modelled(self) -> tuple[str, ...]:
        """The abilities of cards in the situation that are not modelled."""
        cards = self.game.cards.items()
        return tuple(f"{name}: {', '.join(card.not_modelled)}" for name, card in cards if card.not_modelled)

    # -- deeds --------------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """What an entry of `do:` says."""
        if isinstance(node, Mapping):
            return self._resolving(node, at)
        if not isinstance(node, Text):
            at.fault("E201", f"a sentence is wanted here, not {describe(node)}", node)
            return None
        said = DEEDS.read(node.text)
        if said is None:
            at.fault("E210", f'"{node.text}" is not understood', node, DEEDS.help(node.text))
            return None
        before = len(at.faults)
        deed = self._meant(said, node, at)
        return deed if len(at.faults) == before else None

    def _resolving(self, node: Mapping, at: Checking) -> Deed | None:
        """`{roland resolves: [effects]}`: the effects of something that is described on the spot."""
        key, value = next(iter(node.values.items()), ("", node))
        if key.endswith(" instructs"):
            return self._instructed(key, node, at)
        who, word, rest = key.partition(" resolves")
        if not word or rest or len(node.values) != 1:
            help = _as_sentence(key, value)
            at.fault("E210", f'"{key}" is not understood', node.keys.get(key, node), help)
            return None
        investigator = self.entity(who, node.keys[key], at, "investigator")
        effects = EFFECTS.check(value, at)
        if at.faults:
            return None
        context = Context(you=investigator, this=RULES)
        return Deed(key, node, investigator, happens=(resolve(effects, context),))

    def _instructed(self, key: str, node: Mapping, at: Checking) -> Deed | None:
        """`{the agenda instructs: [effects]}`: what is printed on its back, or in the campaign guide, is done."""
        effects = EFFECTS.check(node.values[key], at)
        if at.faults:
            return None
        cards = self.game.zone(TABLE, key.removeprefix("the ").removesuffix(" instructs"))
        context = Context(you=self.game.lead, this=cards[0] if cards else RULES, mandatory="instruction")
        return Deed(key, node, happens=(resolve(effects, context),))

    def _meant(self, said: Said, node: Text, at: Checking) -> Deed | None:
        slots, name = said.slots, said.name
        for slot in ("n", "n2"):
            if slots.get(slot, "").startswith("-"):
                at.fault("E402", f"{slots[slot]} is no number of things", node, "write a number from 0 up")
        if name == "attack" and self._is(slots["enemy"], "investigator"):
            help = f"write `{slots['enemy']} fights {slots['who']}`"
            at.fault("E210", f"{slots['enemy']} is an investigator: enemies attack, investigators fight", node, help)
            return None
        who = self.entity(slots["who"], node, at, "investigator") if "who" in slots else ""
        happens = HAPPENS.get(name)
        if happens is not None:
            return Deed(node.text, node, who, happens=happens(self, slots, node, at))
        if name == "reveal":
            return self._drawn(slots["token"], node, who, at)
        if name == "random":
            return Deed(node.text, node, "", "", (self.entity(slots["thing"], node, at),), draw=True)
        if name in BASIC and "card" not in slots:
            kind = "location" if name == "move" else "enemy"
            things = tuple(self.entity(slots[k], node, at, kind) for k in ("enemy", "location") if k in slots)
            return Deed(node.text, node, who, name, things)
        return self._decision(name, slots, node, who, at)

    def _drawn(self, token: str, node: Text, who: str, at: Checking) -> Deed:
        kind = token.lower().replace("the ", "").removesuffix(" token")
        if kind == "unknown":
            return Deed(node.text, node, who, "draw", draw=True, unknown=True)
        if kind not in tokens.ORDER:
            help = did_you_mean(kind, tokens.ORDER) or f"one of: {', '.join(tokens.ORDER)}, or unknown"
            at.fault("E204", f'"{token}" is no chaos token', node, help)
        return Deed(node.text, node, who, "draw", (kind,), draw=True)

    def _decision(self, name: str, slots: dict[str, str], node: Text, who: str, at: Checking) -> Deed:
        then: tuple[Deed, ...] = ()
        target = slots.get("thing", "")
        if name == "advance":
            return Deed(node.text, node, who, "use", (self.entity(slots["act"], node, at, "act"), "advance"))
        if name in ("fight", "evade", "investigate", "use", "play"):
            source = self._source(slots["card"], node, at, who)
            verb = "play" if name == "play" else "use"
            things: tuple[str, ...] = (source, slots["ability"].lower()) if "ability" in slots else (source,)
            if target or "enemy" in slots:
                thing = self._chosen(target) if target else self.entity(slots["enemy"], node, at, "enemy")
                then = (Deed(node.text, node, who, "*", (thing,)),)
            return Deed(node.text, node, who, verb, things, then)
        if name == "commit":
            return Deed(node.text, node, who, "commit", (self._source(slots["card"], node, at, who),))
        if name == "assign":
            return Deed(node.text, node, who, "assign", self._parts(slots["parts"], node, at))
        if name == "take all":
            return Deed(node.text, node, who, "assign", ())
        if name == "order":
            return Deed(
                node.text,
                node,
                who,
                "is attacked first by",
                (self.entity(slots["enemy"], node, at, "enemy"),),
            )
        if name == "resolve":
            return Deed(node.text, node, who, "resolves", (self._chosen(slots["thing"]),))
        if name == "prevails":
            return Deed(node.text, node, who, name, (self.entity(slots["card"], node, at),))
        if name == "choose":
            return Deed(node.text, node, who, "*", (self._chosen(slots["thing"].removeprefix("to ")),))
        if name == "pays":
            return Deed(node.text, node, who, "pays", (slots["n"],))
        return Deed(node.text, node, who, name)

    def _source(self, given: str, node: Text, at: Checking, who: str) -> str:
        """The card that somebody uses: of several copies the one they hold or control."""
        found = self.entities(given)
        titles = {self.game.cards[e].name for e in found}
        found += tuple(e for e, card in self.game.cards.items() if card.name in titles and e not in found)
        mine = [e for e in found if self.game.lies(e)[0] == who or self.game.controller(e) == who or e == who]
        return mine[0] if mine else self.entity(given, node, at)

    def _chosen(self, given: str) -> str:
        found = self.entities(given)
        return found[0] if found else given.lower().removeprefix("the ")

    def _parts(self, text: str, node: Text, at: Checking) -> tuple[str, ...]:
        """`1 damage and 1 horror to beat cop`, one group for each card, joined by "and" or commas."""
        found: list[str] = []
        waiting: list[str] = []
        for chunk in text.replace(",", " and ").split(" and "):
            words, _to, whom = chunk.strip().partition(" to ")
            number, _space, kind = words.partition(" ")
            if kind not in ("damage", "horror") or not number.isdigit():
                at.fault(
                    "E210",
                    f'"{chunk.strip()}" is not understood',
                    node,
                    "write `1 damage and 1 horror to beat cop`",
                )
                return ()
            waiting.append(f"{number} {kind}")
            if whom:
                entity = self.entity(whom, node, at)
                found += (f"{part} to {entity}" for part in waiting)
                waiting = []
        if waiting:
            at.fault("E210", f'"{text}" does not say to whom', node, "write `1 damage to beat cop`")
        return tuple(found)

    # -- options ------------------------------------------------------------------------------------------------

    def fits(self, deed: Deed, option: Option) -> bool:
        """Whether an option is what a deed says."""
        if deed.draw:
            return deed.things == option.things
        if deed.verb == "pass":
            return option.verb == "pass" and option.who in ("", deed.who)
        if deed.who and option.who and deed.who != option.who:
            return False
        if deed.verb == "assign":
            return option.verb == "assign" and self._assigned(deed, option)
        if deed.verb == "*":
            if option.verb in ("use", "play", "commit", *BASIC):
                return False
            return bool(option.things) and deed.things[0] in (*option.things, option.verb)
        if deed.verb != option.verb:
            return False
        if option.verb in ("use", "play"):
            return self._used(deed, option)
        return not deed.things or all(thing in option.things for thing in deed.things)

    def _assigned(self, deed: Deed, option: Option) -> bool:
        """What goes to others must be said in full; the rest is the investigator's own, but not more than that."""
        others = tuple(thing for thing in option.things if not thing.endswith(f" to {option.who}"))
        named = tuple(thing for thing in deed.things if not thing.endswith(f" to {deed.who}"))
        return sorted(others) == sorted(named) and set(deed.things) <= set(option.things)

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """Whether a deed says what has come about since a place in the trace without anybody's choice."""
        if deed.verb not in ("assign", "*"):
            return False
        wrote = [record for record in self.game.trace[since:] if isinstance(record, trace.Wrote)]
        if deed.verb == "*":
            return any(
                (deed.things[0] in _cards(record.old)) is not (deed.things[0] in _cards(record.new)) for record in wrote
            )
        placed = {
            f"{record.new - (record.old or 0)} {record.field} to {record.entity}"
            for record in wrote
            if record.field in ("damage", "horror")
            and isinstance(record.new, int)
            and isinstance(record.old, int | None)
        }
        return bool(placed) and set(deed.things) <= placed

    def _used(self, deed: Deed, option: Option) -> bool:
        if not option.things or deed.things[0] != option.things[0]:
            return False
        targets = option.things[1:]
        if targets and any(thing not in targets for later in deed.then for thing in later.things):
            return False
        name = self._ability_name(option)
        return all(thing in name for thing in deed.things[1:])

    def _ability_name(self, option: Option) -> str:
        value = option.value
        listener = value.listener if isinstance(value, Request) else value
        if not isinstance(listener, Listener):
            return ""
        return self.game.ability(listener).name.lower()

    def answers(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed is meant for this question, even if the rules refuse it there."""
        return deed.verb == "commit" and question.what == COMMIT

    def answers_to_this(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed is a reaction to the kind of event to which this question lets everybody react."""
        return any(self._of_this_kind(request, question) for request in self._requests(deed))

    def _of_this_kind(self, request: Request, question: Choice | Chance | None) -> bool:
        """Whether an ability answers to such an event at such a point as those that may be used now."""
        trigger = self.game.ability(request.listener).trigger
        if trigger is None or question is None or question.rule != self.game.reaction_rule():
            return False
        offered = (option.value for option in question.options if isinstance(option.value, Listener))
        others = (self.game.ability(listener).trigger for listener in offered)
        return any(other and (other.timing, other.kind) == (trigger.timing, trigger.kind) for other in others)

    def sentence(self, option: Option) -> str:
        """An option as the file would say it."""
        return sentence(option)

    def too_late(self, deed: Deed) -> bool:
        """Whether a deed needs a player window of a test in which none opens any more."""
        if self.game.state.read("test", "revealed") is None:
            return False
        return any(reason.rule in _PAST_THE_TOKEN for reason in self.why_not(deed))

    # -- legality -----------------------------------------------------------------------------------------------

    def wanted(self, deed: Deed) -> Option | None:
        """Between two actions: the option that a deed asks for, if it is legal, without looking at all others."""
        for request in self._requests(deed):
            if not may(self.game, request) and not self._timing(request):
                return request.option(self.game)
        return None

    def is_action(self, deed: Deed) -> bool:
        """Whether a deed is one of the actions that the rules give to everybody."""
        return deed.verb in BASIC

    def why_not(self, deed: Deed) -> Reasons:
        """Why a deed is not legal at this moment."""
        game = self.game
        if deed.draw:
            return ALLOWED
        if deed.verb == "commit":
            return _why_not_commit(game, deed)
        if deed.verb == "begins the turn":
            return why_not_begin(game, deed.who)
        if deed.verb == "assign":
            return why_not_assign(game, deed.who, deed.things)
        requests = self._requests(deed)
        if not requests:
            return unplayable(game, deed.things[0]) if deed.verb == "play" else ()
        best: Reasons | None = None
        for request in requests:
            timing = self._timing(request)
            if request.listener.source != RULES:
                timing = at_this_point(timing)
            others = may(game, request)
            if timing and game.ability(request.listener).trigger is not None:
                # What an effect could change is known only at the moment it answers to.
                others = tuple(reason for reason in others if reason.rule != "initiation-sequence.3")
            reasons = tuple(dict.fromkeys((*timing, *others)))
            if not reasons:
                return ALLOWED
            if best is None or len(reasons) < len(best):
                best = reasons
        return best or ALLOWED

    def attempt(self, deed: Deed) -> Option | None:
        """The initiation of something that is not legal, which begins with the checks and ends there."""
        requests = self._requests(deed)
        if not requests or not all(may(self.game, request) for request in requests):
            return None
        return self.happen((initiate(requests[0]),))

    def _requests(self, deed: Deed) -> list[Request]:
        game = self.game
        if deed.verb in BASIC:
            for number, ability in enumerate(game.cards[RULES].abilities):
                if ability.name == deed.verb:
                    return [Request(deed.who, Listener(RULES, number), deed.things)]
        if deed.verb not in ("use", "play"):
            return []
        source = deed.things[0]
        found: list[Request] = []
        for number, ability in enumerate(game.cards[source].abilities):
            if (ability.kind == "play") is not (deed.verb == "play"):
                continue
            if ability.kind not in ("play", "free", "action", "reaction"):
                continue
            if any(name not in ability.name.lower() for name in deed.things[1:]):
                continue
            first = ability.effects[0] if ability.effects else None
            targets = tuple(thing for later in deed.then for thing in later.things if thing in game.cards)
            if not hasattr(first, "targets"):
                targets = ()
            found.append(Request(deed.who, Listener(source, number), targets))
        return found

    def _timing(self, request: Request) -> Reasons:
        """Why the moment is not one at which this kind of ability may be used."""
        game = self.game
        ability = game.ability(request.listener)
        name = self.name(request.listener.source)
        moment = game.stack.procedure.name if game.stack else ""
        in_test = game.state.read("test", "spec") is not None
        question = game.waiting.question if game.waiting is not None else None
        if self._of_this_kind(request, question):
            return (Reason("triggering-condition.1", f"this is not what {name} answers to"),)
        if question is not None and question.rule == game.reaction_rule():
            others = " and ".join(self.name(who) for who in question.who if who != request.who)
            if others:
                return (Reason("faq-reaction-opportunities.2", f"{others} may react first and has not passed"),)
        if ability.trigger is not None:
            return (Reason("triggering-condition.1", f"{name} is for another moment: {_moment(ability.trigger)}"),)
        free = ability.kind == "free" or (
            ability.kind == "play" and "fast" in game.cards[request.listener.source].keywords
        )
        if free:
            if in_test and game.state.read("test", "revealed") is not None:
                return (Reason("skill-test-timing.4", "no player window opens between ST.3 and the end of the test"),)
            if moment in ("player window", "investigator's turn"):
                return ()
            closed = closed_by(game)
            so = (Reason(closed, "none opens at this step of the phase"),) if closed else ()
            return (Reason("timing-and-gameplay.2", "no player window is open"), *so)
        if moment != "investigator's turn":
            rule = own_turn_rule(game, request.listener)
            return (Reason(rule, "an action is taken in one's own turn, between two actions"),)
        return ()

    def at_rest(self, question: Choice) -> bool:
        """Between two actions nothing is in the middle of resolving."""
        return question.what == TAKE_AN_ACTION

    def happen(self, calls: Sequence[Call]) -> Option:
        """An answer by which something simply happens."""
        return Option("happens", (), "", tuple(calls))

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """What a question asks."""
        from adjudicator.games.arkham.situation.questions import understand

        return understand(self, sentence, node, at)


def _why_not_commit(game: Rules, deed: Deed) -> Reasons:
    """Why a card may not be committed now: the test, its step and the card must allow it."""
    if game.state.read("test", "spec") is None:
        early = Reason("skill-test-timing.1", "cards are committed in ST.2")
        return (Reason("skill-test-timing.8", "no skill test is being made"), early)
    late = Reason("skill-test-timing.1", "cards are committed in ST.2, which is over")
    over = (late,) if game.state.read("test", "all committed") else ()
    return (*over, *may_commit(game, deed.who, deed.things[0]))


def _as_sentence(key: str, value: Node) -> str:
    """What to write in place of a mapping: `{roland: {play: Dodge}}` is the sentence `roland plays Dodge`."""
    if isinstance(value, Mapping) and value.values:
        verb, thing = next(iter(value.values.items()))
        if isinstance(thing, Text):
            return f"a deed is a sentence: `{key} {verb}s {thing.text}`"
    return "write a sentence, `ask: …`, or `roland resolves: [effects]`"


def _cards(value: object) -> tuple[object, ...]:
    """The cards of a zone, as a cell holds them."""
    return value if isinstance(value, tuple) else ()


def _moment(trigger: Trigger) -> str:
    """The timing point of an ability in words: `when an enemy attacks an investigator`."""
    kind = next((word for word, other in WOULD.items() if other == trigger.kind), trigger.kind)
    happens = re.sub(r" \(\w+\)|;.*", "", EVENTS.get(kind, kind))
    return f"{'before' if trigger.timing == 'would' else trigger.timing} {happens}"


def _absent(given: str) -> str:
    """Help for the name of a card that the library knows and the situation does not have."""
    from adjudicator.games.arkham.situation.building import LIBRARY

    card = LIBRARY.find(given)
    if card is None:
        return ""
    places = "encounter deck" if card.encounter else "hand, play area, deck"
    return f"{card.name} is a known card: put it where it lies ({places} …)"
