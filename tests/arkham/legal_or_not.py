"""Legality in random play: each attempt has an option or a reason of the game's own, never both and never neither.

Besides: `may …` says yes exactly where the deed is done there, and the sentence that is printed for an option, read
back, is that option.

python tests/legality.py --games 20 --situations 500
"""

from collections import Counter
from random import Random

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.games.interface import Deed
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, Span, Text, read
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import NotLegal, NotUnderstood, Problem
from adjudicator.situation.script import Script

AGAIN = 12
"""So many sentences that were options at other moments are tried at each."""

_INFINITIVES = {"passes": "pass", "has": "have"}


class LegalOrNot:
    """Looks at position after position, as often as is said, and counts what is not as it should be, with examples."""

    def __init__(self, seed: int = 0, often: float = 1) -> None:
        self._often = often
        self.attempts = self.options = self.positions = 0
        self.wrong: Counter[str] = Counter()
        self.examples: dict[str, str] = {}
        self._chance = Random(seed)
        self._heard: dict[str, None] = {}

    def begin(self) -> None:
        """Another game begins: nothing has been said in it."""
        self._heard.clear()

    def __call__(self, playing: Playing) -> None:
        """Every option of the position, and every attempt."""
        question = playing.question
        if question is None or self._chance.random() >= self._often:
            return
        self.positions += 1
        attempts = [said for _who, said in playing.game.consider(lambda: tuple(playing.table.attempts()))]
        if isinstance(question, Choice):
            attempts += self._read_back(playing, question)
        attempts += self._chance.sample(list(self._heard), min(AGAIN, len(self._heard)))
        self._heard |= dict.fromkeys(attempts)
        for said in dict.fromkeys(attempts):
            self._try(playing, said)

    def _found(self, wrong: str, playing: Playing, example: str) -> None:
        kind = f"{wrong}: {_kind_of(playing.question)}"
        self.wrong[kind] += 1
        self.examples.setdefault(kind, example)

    def _read_back(self, playing: Playing, question: Choice) -> list[str]:
        """The sentences of the options of a choice, each of which means that option and no other."""
        found: list[str] = []
        for option in playing.options().values():
            self.options += 1
            said = playing.offered(option).entry
            found.append(said)
            try:
                meant = playing.fitting(playing.deeds(said)[0])
            except NotUnderstood as wrong:
                self._found("not understood", playing, f"{said}: {wrong}")
                continue
            if meant != option:
                self._found("read as another", playing, f"{said}: {_said(playing, meant)}")
        return found

    def _try(self, playing: Playing, said: str) -> None:
        self.attempts += 1
        try:
            deed = playing.deeds(said)[0]
        except NotUnderstood as wrong:
            self._found("not understood", playing, f"{said}: {wrong}")
            return
        table = playing.table
        option = playing.fitting(deed)
        reasons = table.game.consider(lambda: table.judge(deed).why_not())
        if option is not None and reasons:
            self._found("both an option and a reason", playing, f"{said}: {reasons}")
        if option is None and not any(reason.rule for reason in reasons):
            self._found("neither an option nor a reason", playing, f"{said}: {reasons}")
        may, refused = _may(playing, said), _refused(playing, said, deed)
        if may is (refused is not None):
            self._found(f"may is {may}, and said", playing, f"{said}: {refused}")
        if option is not None or self._chance.random() < 0.1:
            done = _done(playing, said, option)
            if may is not done:
                self._found(f"may is {may}, and under do", playing, f"{said}: {done}")


def _kind_of(question: Question | None) -> str:
    """A question without the names in it."""
    if question is None:
        return "nothing"
    words = question.what.split()
    return " ".join(("chance", *words[:1]) if isinstance(question, Chance) else words[:2])


def _said(playing: Playing, option: Option | None) -> str:
    return "nothing" if option is None else playing.offered(option).sentence


def _may(playing: Playing, said: str) -> bool:
    """The answer to `roland may fight ghoul` for the sentence `roland fights ghoul`."""
    who = next((one for one in playing.table.about.players if said.startswith(f"{one} ")), "")
    if not who:
        # "The players cannot agree" is nothing that anybody may do.
        return playing.fitting(playing.deeds(said)[0]) is not None
    verb, space, rest = said.removeprefix(f"{who} ").partition(" ")
    return playing.ask(f"{who} may {_INFINITIVES.get(verb, verb.removesuffix('s'))}{space}{rest}") == "yes"


def _done(playing: Playing, said: str, option: Option | None) -> bool:
    """True if a file whose `do:` says this sentence here has it done here, without a fault."""
    table, game, faults = playing.table, playing.game, Faults()
    mark = game.mark()
    played = Script(table, Checking(Source("do", said), faults), "wait").play([Text(Span(1, 1, 1, 1), said, True)])
    records = game.trace[mark.trace :]
    game.rollback(mark)
    first = next((one for one in records if isinstance(one, trace.Chose | trace.Refused)), None)
    here = (
        isinstance(first, trace.Chose)
        and option is not None
        and first.option in (playing.offered(option).sentence, said)
    )
    return here and not played.refusals and not faults


def _refused(playing: Playing, said: str, deed: Deed) -> str | None:
    """How a sentence is refused where somebody says it in a position; None if what it says is done."""
    here, before = playing.path[-1][0], len(playing.game.trace)
    try:
        playing.say(said)
    except NotLegal as refused:
        return str(refused.reasons)
    except Problem as problem:
        return problem.message
    abandoned = [record for record in playing.game.trace[before:] if isinstance(record, trace.Refused)]
    playing.go(here)
    # Of a cost that a group pays each may pay as little as they like: then it is another one's deed that is refused.
    return str(abandoned[0]) if abandoned and deed.verb != "pays" else None


def opened(text: str) -> Playing:
    """A situation, ready to be played on, with its trace."""
    faults = Faults()
    return Opening(read(text, "random.yaml", faults), faults).play()


def walk(text: str, seed: int, most: int, look: LegalOrNot) -> None:
    """Plays a situation at random, so many answers at most, and looks at each position: the same for the same seed."""
    playing, chance = opened(text), Random(seed)
    look.begin()
    for _ in range(most):
        question = playing.question
        if question is None:
            return
        look(playing)
        options = list(playing.options().values())
        resting = isinstance(question, Choice) and playing.game.at_rest()
        try:
            if resting and (not options or chance.random() < 0.15):
                playing.say(chance.choice(_happenings(playing)))
            else:
                playing.answer(chance.choice(options))
        except Problem:
            # It comes to no end, or nobody is left to whom that could happen.
            return


def _happenings(playing: Playing) -> list[str]:
    """The sentences that may simply happen between two actions of a situation outside a scenario's course."""
    who = playing.table.about.players
    found = [f"the {phase} phase is played" for phase in ("mythos", "enemy", "upkeep")]
    found += [f"{one} tests {skill} (3)" for one in who for skill in ("willpower", "agility")]
    found += [f"{one} takes 1 damage and 1 horror" for one in who]
    found += [f"{one} begins the turn" for one in who]
    return found
