"""Situations and their positions for Python, in the manner of a chess library: load, rule, look, answer, undo.

>>> from adjudicator import Situation
>>> situation = Situation.parse('''
... game: arkham
... title: Is the ghoul worth a Vicious Blow?
... investigators:
...   roland: {card: Roland Banks, at: attic, hand: [Vicious Blow]}
... enemies:
...   ghoul: {card: Ghoul Minion, engaged: roland}
... locations:
...   attic: {}
... do:
...   - roland fights ghoul
... ask:
...   - ghoul is defeated
... ''')
>>> situation
<Situation 'Is the ghoul worth a Vicious Blow?' of arkham, revised edition>

A position waits for an answer, a choice or a draw, and is changed by it:

>>> position = situation.position()
>>> position.question.what
'commit cards'
>>> [option.says for option in position.options]
['roland commits vicious blow', 'roland passes']
>>> position.answer("roland commits vicious blow")
>>> position.question.chance, len(position.options)
(True, 11)
>>> position.answer("roland reveals 0")
>>> position.ask("ghoul is defeated")
'yes'
>>> position.undo(), position.undo()
('roland reveals 0', 'roland commits vicious blow')
>>> position.ask("ghoul is defeated")
'no'
"""

from collections.abc import Callable, Sequence
from math import inf
from os import PathLike
from time import monotonic

from adjudicator.exploring.file import explore_source
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.sampled import SampledFile, sample_source
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Source, read, read_file
from adjudicator.playing.legal import Legal
from adjudicator.playing.opening import Opening
from adjudicator.playing.position import Position
from adjudicator.playing.ruled import Exploration, Ruled
from adjudicator.ruling.judging import rule_source
from adjudicator.situation.choosing import Chosen, NoSuchChoice
from adjudicator.situation.wording import under
from adjudicator.working.hands import hands_for


class Situation:
    """A situation of a game: its position, its deeds and its questions.

    It does not change: each ruling, exploration and position begins from it anew. `edition` and `readings` (values by
    name; under `profile` the name of a profile) override those of the situation.
    """

    __slots__ = ("_opening", "_source")

    def __init__(self, source: Source, faults: Faults) -> None:
        self._source = source
        self._opening = Opening(source, faults)
        self._opening.check()

    @classmethod
    def load(cls, path: "str | PathLike[str]") -> "Situation":
        """The situation in a file.

        Raises InputAtFault with every fault of the file, also if it does not exist.

        >>> Situation.load("there is no such file.yaml")
        Traceback (most recent call last):
        adjudicator.language.diagnostics.InputAtFault: there is no such file.yaml: E101: there is no such file
        """
        faults = Faults()
        return cls(read_file(path, faults), faults)

    @classmethod
    def parse(cls, text: str, name: str = "situation") -> "Situation":
        """The situation in a text; messages of faults call it `name`.

        Raises InputAtFault with every fault of the text.

        >>> Situation.parse("{game: arkham, investigators: {roland: {card: Roland Bank}}}")
        Traceback (most recent call last):
        adjudicator.language.diagnostics.InputAtFault: situation:1:47: E301: there is no card "Roland Bank"
        """
        faults = Faults()
        return cls(read(text, name, faults), faults)

    # -- contents -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of its game."""
        return self._opening.document.game

    @property
    def edition(self) -> str:
        """The edition of its reference; empty if the game has only one."""
        return self._opening.document.edition

    @property
    def title(self) -> str:
        """Its title."""
        return self._opening.document.title

    @property
    def text(self) -> str:
        """The YAML text of the situation."""
        return "\n".join(self._source.lines)

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of its variants; each ruling, exploration and position belongs to one. Empty if it has none."""
        return tuple(name for name in self._opening.variants if name)

    def __reduce__(self) -> tuple[Callable[[str, str], "Situation"], tuple[str, str]]:
        """A situation is copied and pickled as its text."""
        return Situation.parse, (self._source.text, self._source.path)

    def __repr__(self) -> str:
        return f"<Situation {(self.title or self._source.path)!r} of {under(self.game, self.edition)}>"

    def _repr_markdown_(self) -> str:
        """The situation as a notebook shows it that shows no pages."""
        return f"```yaml\n{self.text}\n```\n"

    def _repr_html_(self) -> str:
        """The situation and the table at the end of its course, as a notebook shows them."""
        return self.position(next(iter(self.variants), "")).drawn(self.text)

    # -- results ------------------------------------------------------------------------------------------------

    def rule(self, variant: str = "", edition: str = "", readings: Chosen | None = None, player: str = "") -> Ruled:
        """The ruling: the answers with their reasons; for one player, only what that player may know.

        Raises InputAtFault for a course that cannot be played, NoSuchChoice for an unknown variant, edition, reading or
        player.

        >>> ruling = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic, damage: 8}}
        ... enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
        ... locations: {attic: {}}
        ... do: [roland takes a resource]
        ... ask: [roland is defeated, ghoul's damage]
        ... ''').rule()
        >>> ruling.values
        {'roland is defeated': 'yes', "ghoul's damage": '0'}
        >>> ruling.answers[0].because[0]
        'defeat.2'
        """
        self._has(variant)
        found = rule_source(self._source, Faults(), edition, readings, player, glance=not player)
        return next(Ruled(*ruling) for ruling in found if ruling.variant == variant)

    def legal(
        self,
        variant: str = "",
        edition: str = "",
        readings: Chosen | None = None,
        player: str = "",
        *,
        why_not: bool = False,
    ) -> Legal:
        """The options at the end of its course; with `why_not` also the attempts that the rules refuse.

        Raises the same as `position`.
        """
        return self.position(variant, edition, readings, player).legal(why_not=why_not)

    def explore(
        self,
        variant: str = "",
        edition: str = "",
        readings: Chosen | None = None,
        *,
        policy: str = "all",
        goal: str = "",
        side: Sequence[str] = (),
        over: str = "all",
        choices_of: Sequence[str] = (),
        max_positions: int = 200_000,
        max_seconds: float = inf,
        jobs: int = 1,
        scheduler: str = "",
    ) -> Exploration:
        """Explores every branch that its course leaves open, with exact odds.

        `policy` is the way to make choices (one of `adjudicator.exploring.policy.POLICIES`), `goal` the question that
        it wants answered yes, `side` the players it helps; `over` is "all", "chance" or "choices", `choices_of` the
        players whose choices are explored. After `max_positions` or `max_seconds` it ends with bounds that hold, and
        gives the reason in `explored.stopped`. The work is shared by `jobs` processes (0: one for each processor), or
        by the workers of a Dask `scheduler`.

        Raises InputAtFault for a course that cannot be played, NoSuchChoice for an unknown variant, edition, reading,
        policy or goal and for an impossible limit, UsedUp if the time is over before the course is set up, NoHands if
        the scheduler has no workers.

        >>> situation = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic}}
        ... enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
        ... locations: {attic: {}}
        ... do: [roland fights ghoul]
        ... ask: [ghoul has 1 damage]
        ... ''')
        >>> situation.explore().odds["ghoul has 1 damage"]["yes"].low
        Fraction(13, 16)
        """
        self._has(variant)
        if not max_positions > 0:
            raise NoSuchChoice(f"{max_positions:g} positions are too few")
        if jobs < 0:
            raise NoSuchChoice('"jobs" is 0 (one for each processor) or more')
        wanted = _wanted(policy, goal, side, over, choices_of, max_seconds)
        with hands_for(jobs, scheduler) as hands:
            wanted = wanted._replace(positions=max_positions, hands=hands)
            found = explore_source(self._source, Faults(), wanted, edition, readings or {})
        return next(Exploration(*explored) for explored in found if explored.variant == variant)

    def sample(
        self,
        samples: int,
        seed: int = 0,
        variant: str = "",
        edition: str = "",
        readings: Chosen | None = None,
        *,
        policy: str = "random",
        goal: str = "",
        over: str = "all",
        choices_of: Sequence[str] = (),
        max_seconds: float = inf,
    ) -> SampledFile:
        """Samples so many courses, drawn by their exact weights: for situations too large to explore.

        Each estimate has an interval that holds the probability in at least 95 of 100 samples. The same seed gives the
        same sample. `policy` is "random" or "fixed"; the other arguments are those of `explore`.

        Raises the same as `explore`.

        >>> situation = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic}}
        ... enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
        ... locations: {attic: {}}
        ... do: [roland fights ghoul]
        ... ask: [ghoul has 1 damage]
        ... ''')
        >>> situation.sample(100, seed=7).odds["ghoul has 1 damage"]["yes"].hits
        75
        """
        self._has(variant)
        if not samples >= 1:
            raise NoSuchChoice(f"{samples} samples are too few: draw at least one")
        wanted = _wanted(policy, goal, (), over, choices_of, max_seconds)
        found = sample_source(self._source, Faults(), wanted, samples, seed, edition, readings or {})
        return next(sampled for sampled in found if sampled.opened.variant == variant)

    def position(
        self, variant: str = "", edition: str = "", readings: Chosen | None = None, player: str = ""
    ) -> Position:
        """The position at the end of its course, to be played on; as one player sees it, or with everything visible.

        Raises InputAtFault for a course that cannot be played, NoSuchChoice for an unknown variant, edition, reading or
        player.
        """
        return Position(Opening(self._source, Faults(), edition, readings), variant, player)

    def _has(self, variant: str) -> None:
        if variant not in self._opening.variants:
            known = ", ".join(self.variants) or "none"
            raise NoSuchChoice(f"the situation has no such variant; its variants: {known}")


def _wanted(
    policy: str, goal: str, side: Sequence[str], over: str, choices_of: Sequence[str], max_seconds: float
) -> Wanted:
    """The settings of an exploration or a sample, which ends when its seconds are over."""
    if over not in ("all", "chance", "choices"):
        raise NoSuchChoice(f"{over!r} is not one of all, chance, choices")
    if not max_seconds > 0:
        raise NoSuchChoice(f"{max_seconds:g} seconds are too few")
    end = monotonic() + max_seconds

    def stop() -> str:
        return f"{max_seconds:g} seconds were over" if monotonic() > end else ""

    return Wanted(policy, goal, tuple(side), over, tuple(choices_of), stop=stop)
