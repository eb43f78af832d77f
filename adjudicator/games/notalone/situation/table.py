"""A table: a game of Not Alone that is set up, and what the sentences of its file mean to it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.engine.trace import Record
from adjudicator.games.interface import Answer, Asked, Deed, Price, Table
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.exploration import CHOOSE
from adjudicator.games.notalone.phases.hunting import HUNT
from adjudicator.games.notalone.phases.windows import Opportunity
from adjudicator.games.notalone.playing.cards import Card
from adjudicator.games.notalone.saying import sentence
from adjudicator.games.notalone.situation import at_hand
from adjudicator.games.notalone.situation.legality import why_not
from adjudicator.games.notalone.situation.meaning import Meaning
from adjudicator.games.notalone.situation.placing import place_of
from adjudicator.games.notalone.situation.secrets import Seat
from adjudicator.games.notalone.situation.sentences import DEEDS
from adjudicator.games.notalone.situation.talking import TALKING
from adjudicator.language.diagnostics import register
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking, describe
from adjudicator.language.source import Node, Text
from adjudicator.named import NamedTuple

if TYPE_CHECKING:
    from adjudicator.games.notalone.cards.cards import SurvivalCard

register("E210", "a sentence that nothing understands")

WORDS = frozenset(["side a", "side b", "take back", "copy", "place", "remove", "draw", "will", "discard", "nothing"])
"""What a player says to choose among the things that a card offers."""

_LATER = frozenset(["uses", "takes back", "copies", "resolves first", "gains", "keeps", "*", "discards", "moves"])


class _Seen(NamedTuple):
    """A question asked for one player: what is kept from her is not answered."""

    asked: Asked
    looks_back: bool = True

    def answer(self, table: Table) -> Answer:
        """The answer, as far as the player who looks at the table may know it."""
        answer = self.asked.answer(table)
        return answer if cast(NotAloneTable, table).may_know(answer) else Answer(SECRET)

    def near(self, table: Table) -> tuple[int, ...]:
        """The places at which something else happened."""
        return self.asked.near(table)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that it names."""
        return self.asked.rules

    @property
    def unshown(self) -> str:
        """What is so where nothing shows why not."""
        return self.asked.unshown


SECRET = "secret"
"""The answer to a question about what a player may not know."""


class NotAloneTable:
    """A game of Not Alone that is set up as a file says."""

    words = WORDS

    def __init__(self, game: NotAlone, assumed: list[str]) -> None:
        self.game = game
        self.assumed = assumed
        self._seat: Seat | None = None

    # -- who looks at it ------------------------------------------------------------------------------------------

    def look_as(self, player: str) -> str:
        """From now on the table shows what this player may know."""
        for one in self.players:
            if one.lower() == player.lower():
                self._seat = Seat(self.game, one)
                return ""
        return f"the players are {', '.join(self.players)}"

    def shown(self, record: Record) -> Record | None:
        """A record as the player sees it who looks at the table; everything, if nobody in particular does."""
        return record if self._seat is None else self._seat.record(record)

    def shows_options(self, who: Sequence[str]) -> bool:
        """Whether the options of these players are for the player to see who looks at the table."""
        return self._seat is None or self._seat.shows(who)

    def may_know(self, answer: Answer) -> bool:
        """Whether the player who looks at the table may know this answer."""
        return self._seat is None or self._seat.may_know(answer)

    # -- names ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, the Creature first."""
        return (self.game.creature, *self.game.hunted)

    def name(self, entity: str) -> str:
        """An entity as the file names it."""
        return entity

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """A player of a name."""
        return self.person(given, node, at)

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The player of a name, whatever its capitals; a fault if there is none."""
        plain = given.strip().lower()
        if plain == "the creature":
            return self.game.creature
        for player in self.players:
            if player.lower() == plain:
                return player
        help = did_you_mean(given, self.players) or f"the players: {', '.join(self.players)}"
        at.fault("E302", f'there is no player "{given}"', node, help)
        return ""

    def not_modelled(self) -> tuple[str, ...]:
        """Nothing: the whole game is modelled."""
        return ()

    # -- deeds ----------------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """What an entry of `do:` says."""
        if not isinstance(node, Text):
            at.fault("E201", f"a sentence is wanted here, not {describe(node)}", node, "write `C plays jungle`")
            return None
        said = DEEDS.read(node.text)
        if said is None:
            at.fault("E210", f'"{node.text}" is not understood', node, DEEDS.help(node.text))
            return None
        before = len(at.faults)
        deed = Meaning(self, said, node, at).deed()
        return deed if len(at.faults) == before else None

    def option(self, deed: Deed, question: Question) -> Option | None:
        """The option that a deed says; there are few, and every one is looked at."""
        return next((option for option in question.options if self.fits(deed, option)), None)

    def fits(self, deed: Deed, option: Option) -> bool:
        """Whether an option is what a deed says."""
        if deed.draw:
            return [thing.lower() for thing in deed.things] == [thing.lower() for thing in option.things]
        if deed.verb == "pass":
            return option.verb == "pass" and option.who in ("", deed.who)
        if deed.who and option.who and deed.who != option.who:
            return False
        said = frozenset(thing.lower() for thing in deed.things)
        things = frozenset(thing.lower() for thing in option.things)
        if deed.verb == "*":
            if option.verb in ("pass", "uses", "plays"):
                return False
            return said <= things | {option.verb}
        if deed.verb != option.verb:
            return False
        if isinstance(option.value, Card):
            return deed.things[:1] == option.things[:1] and not self._wrong_choice(deed)
        if deed.verb == "puts under the deck":
            return tuple(map(str.lower, deed.things)) == tuple(map(str.lower, option.things))
        if deed.verb == "moves":
            return said <= things
        return said == things and not self._wrong_choice(deed)

    def answers(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed is meant for this question, even if the rules refuse it there."""
        if deed.verb in TALKING:
            return True
        if not question.optional and any(option.verb == deed.verb for option in question.options):
            return deed.who in question.who
        if deed.who not in question.who or not question.what.endswith("a card of the discard pile"):
            return False
        return deed.verb in ("takes back", "uses") or (deed.verb == "plays" and self._own_turn_only(deed))

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """Whether a deed says what has come about since this place in the trace without anybody's choice."""
        from adjudicator.games.notalone.situation.came_about import came_about

        return came_about(self.game, deed, since)

    def sentence(self, option: Option) -> str:
        """An option as the file would say it."""
        return sentence(option)

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer."""
        if isinstance(question, Chance):
            return f"{question.who} draws {option.things[0].lower()}"
        if option.verb == "pass" and not option.who:
            seen = self._seat.player if self._seat is not None else ""
            option = option.by(seen if seen in question.who else question.who[0])
        return sentence(option)

    def price(self, option: Option) -> tuple[Price, ...]:
        """What the game charges whoever takes an option."""
        return at_hand.price(option)

    def allowed_by(self, question: Question, option: Option) -> str:
        """The rule by which an option may be taken here."""
        return at_hand.allowed_by(self.game, question, option)

    def attempts(self) -> Iterable[tuple[str, str]]:
        """What might be tried with what is at hand."""
        return at_hand.attempts(self.game)

    def missed(self, deed: Deed) -> bool:
        """No deed is for a moment of its own in the middle of a resolution."""
        return False

    def is_action(self, deed: Deed) -> bool:
        """Whether a deed is judged at rest only."""
        return deed.verb != "plays" or bool(place_of(deed.things[0])) or self._another_power(deed) is not None

    def why_not(self, deed: Deed) -> Reasons:
        """Why a deed is not legal at this moment."""
        if deed.draw or deed.until:
            return ALLOWED
        return self.game.quietly(lambda: why_not(self.game, deed)) or self._for_others(deed)

    def misplaced(self, deed: Deed) -> bool:
        """A deed that nothing asks for is at fault where no rule forbids it, and then there is no reason."""
        return False

    def _wrong_choice(self, deed: Deed) -> bool:
        """Whether what is named in the same sentence is not legal."""
        return bool(deed.then) and bool(self.game.quietly(lambda: why_not(self.game, deed)))

    def _for_others(self, deed: Deed) -> Reasons:
        """What somebody else has to decide now is not for her."""
        waiting = self.game.waiting
        question = waiting.question if waiting is not None else None
        if not isinstance(question, Choice) or question.optional or deed.who in question.who or self.at_rest(question):
            return ALLOWED
        others = (option for option in question.options if option.who not in ("", deed.who))
        if any(self.fits(deed._replace(who=option.who), option) for option in others):
            return self.game.reasons(f"{' and '.join(question.who)} decides it", question.rule)
        return ALLOWED

    def attempt(self, deed: Deed) -> Option | None:
        """An attempt that is not legal leaves nothing behind."""
        return None

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        """Whether a deed belongs by its nature to a moment that comes later in the round."""
        if deed.draw:
            return question.optional
        if deed.verb == "plays":
            return self._own_turn_only(deed)
        if deed.verb in ("uses", "takes back"):
            # Once her turn is over nothing of this round gives her another choice; the Creature never has any.
            hunted = deed.who in self.game.hunted
            return hunted and self.game.phase < 4 and not self.game.state.read(deed.who, "turn over")
        return question.optional and (deed.verb in _LATER or (deed.verb == "puts" and self.game.phase == 1))

    def _another_power(self, deed: Deed) -> "SurvivalCard | None":
        """The card of a deed, if it brings another power in place of one's own."""
        from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
        from adjudicator.games.notalone.situation.placing import card_of
        from adjudicator.games.notalone.words import UsePlace

        card = SURVIVAL_CARDS.get(card_of(deed.things[0])) if deed.things else None
        return card if card is not None and isinstance(card.effects[0], UsePlace) else None

    def _own_turn_only(self, deed: Deed) -> bool:
        card = self._another_power(deed)
        if card is None or self.game.phase != card.phase:
            return False
        return not self.game.state.read(deed.who, "turn over")

    def at_rest(self, question: Choice) -> bool:
        """Between two deeds of Phases 1 and 2, and between two turns, nothing is in the middle of resolving."""
        if question.what in (CHOOSE, HUNT):
            return True
        stack = self.game.stack
        return stack is not None and isinstance(stack.local, Opportunity) and stack.local.between

    def may_end(self, question: Choice) -> bool:
        """A course may end wherever nothing is in the middle of resolving."""
        return self.at_rest(question)

    def happen(self, calls: Sequence[Call]) -> Option:
        """Nothing simply happens in a course of this game."""
        raise NotImplementedError

    def question(self, said: str, node: Node, at: Checking) -> Asked | None:
        """What a question asks."""
        from adjudicator.games.notalone.situation.questions import ASKED

        asked = ASKED.understand(self, said, node, at)
        return asked if asked is None or self._seat is None else _Seen(asked)
