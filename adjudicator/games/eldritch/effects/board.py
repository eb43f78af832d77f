"""Gates, Clues and Monsters that effects spawn, close, discard and move."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import advance_omen_to
from adjudicator.games.eldritch.board import clues, cup, gates, monsters
from adjudicator.games.eldritch.board.surge import SURGE
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.components.gates import TRACK
from adjudicator.games.eldritch.components.monsters import CULTIST, MONSTERS, TOKENS
from adjudicator.games.eldritch.effects.choosing import CHOOSES_A_SPACE
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, CardEffect, amount
from adjudicator.games.eldritch.facts import (
    LOST,
    SPAWNED_BY,
    STANDS,
    where,
)
from adjudicator.games.eldritch.kinds import MONSTER_NAME
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part, resolve
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play

ANY: Final = "any"
HERE, RANDOM, PRINTED, ITS_SPACE = "here", "random", "printed", "space of this monster"
PLACE: Final = Words(*SPACES, HERE, RANDOM, ITS_SPACE, meaning="a space, `here`, `random`, or `space of this monster`")


def space_of(game: Play, source: Source, said: str) -> str:
    """The space that an effect means: a space by its name, or that of whoever resolves it."""
    if said == ITS_SPACE:
        return STANDS(game, source.monster)
    return where(game, source.who) if said == HERE else said


class SpawnGates(CardEffect):
    """Gates are spawned, each with its Monster."""

    word = "spawn gates"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """One after the other, whatever the Reference card says."""
        return gates.spawn_gates(amount(game, source, self.number))


class SpawnClues(CardEffect):
    """Clues are spawned, each on the space that it shows, or on a space that the effect names."""

    word = "spawn clues"
    number: Amount = head(AMOUNT)
    at: str = part(Words(*SPACES, HERE, PRINTED, meaning="a space, `here`, or `printed`"), PRINTED)

    def resolves(self, game: Play, source: Source) -> Result:
        """One after the other."""
        number = amount(game, source, self.number)
        if self.at == PRINTED:
            return clues.spawn_clues(number)
        return (clues.spawn_a_clue_at(space_of(game, source, self.at)),) * number


class SpawnMonsters(CardEffect):
    """Monsters of the cup are spawned on a space, or each on a random one."""

    word = "spawn monsters"
    number: Amount = head(AMOUNT)
    at: str = part(PLACE)

    def resolves(self, game: Play, source: Source) -> Result:
        """One after the other, each with its effect of being spawned."""
        number = amount(game, source, self.number)
        if self.at == RANDOM:
            return (Call(clues.RANDOM, None), Call(AT_RANDOM, None)) * number
        return (cup.spawn_a_monster(space_of(game, source, self.at)),) * number


def _at_random(game: Play, _local: None) -> Result:
    return cup.spawn_a_monster(clues.take_random_space(game))


AT_RANDOM: Final = Procedure("a monster is spawned at random", Step("", "spawn", _at_random))


class SpawnNamed(CardEffect):
    """A Monster that the effect names is spawned: an Epic one, one that was set aside, or one of the cup."""

    word = "spawn"
    name: str = head(MONSTER_NAME)
    at: str = part(PLACE)

    def resolves(self, game: Play, source: Source) -> Result:
        """If there is one left."""
        tokens, _rule = monsters.available(game, self.name)
        for token in tokens[:1]:
            SPAWNED_BY.set(game, token, source.card)
        return monsters.spawn(game, self.name, space_of(game, source, self.at))


class Surge(CardEffect):
    """A Monster surge."""

    word = "monster surge"
    at: str = head(PLACE)

    def resolves(self, game: Play, source: Source) -> Result:
        """As many Monsters as the Reference card gives."""
        return SURGE.happens(at=space_of(game, source, self.at))


THIS, ALL_HERE, NON_EPIC_HERE, CULTIST_HERE = "this", "each here", "each non-epic here", "a cultist here"
_WHICH: Final = Words(
    THIS,
    ALL_HERE,
    NON_EPIC_HERE,
    CULTIST_HERE,
    *MONSTERS,
    meaning="`this`, `each here`, `each non-epic here`, `a cultist here`, or a name",
)


def meant(game: Play, source: Source, which: str) -> tuple[str, ...]:
    """The Monsters on the board that an effect means."""
    there = tuple(token for token in TOKENS if not STANDS.is_nowhere(game, token))
    if which == THIS:
        return tuple(token for token in there if token == source.monster)
    if which in TOKENS.values():
        return tuple(token for token in there if TOKENS[token] == which)
    here = tuple(token for token in there if STANDS(game, token) == where(game, source.who))
    if which == CULTIST_HERE:
        return tuple(token for token in here if TOKENS[token] == CULTIST)[:1]
    if which == ALL_HERE:
        game.because("epic-monster.8")
        return here
    game.because("epic-monster.9")
    return tuple(token for token in here if not monsters.is_epic(token))


class MoveMonsters(CardEffect):
    """Monsters are moved; an Epic one only by its own effect, or by that of whatever spawned it."""

    word = "move monsters"
    which: str = head(_WHICH)
    to: str = part(Words(*SPACES, HERE, ANY, meaning="a space, `here`, or `any`"))

    def resolves(self, game: Play, source: Source) -> Result:
        """Each of them, perhaps to a space that is chosen."""
        if self.to == ANY:
            spaces = tuple(space for space in SPACES if space != where(game, source.who))
            return ask(game, CHOOSES_A_SPACE, source.who, _to_chosen, Among(spaces, "path.1"))
        to = space_of(game, source, self.to)
        return tuple(
            monsters.MOVES.happens(what=token, at=to, of=monsters.ITSELF if _its_own(game, source, token) else "")
            for token in meant(game, source, self.which)
        )


def _to_chosen(game: Play, doing: Resolving[MoveMonsters, Source], option: Option) -> Result:
    to = MoveMonsters(which=doing.effect.which, to=picked(game, option))
    return Go(doing, END, resolve((to,), doing.source))


def _its_own(game: Play, source: Source, token: str) -> bool:
    spawned_by = SPAWNED_BY(game, token)
    return token == source.monster or (bool(spawned_by) and spawned_by == source.card)


class MonsterRecovers(CardEffect):
    """This Monster recovers Health."""

    word = "this monster recovers"
    number: int = head(Number(1, 99))

    def resolves(self, game: Play, source: Source) -> Result:
        """Up to all that it has lost."""
        LOST.set(game, source.monster, max(0, LOST(game, source.monster) - self.number))
        return None


class DiscardMonsters(CardEffect):
    """Monsters are discarded; an Epic one is not."""

    word = "discard monsters"
    which: str = head(_WHICH)

    def resolves(self, game: Play, source: Source) -> Result:
        """Each of them."""
        return tuple(monsters.IS_DISCARDED.happens(what=token) for token in meant(game, source, self.which))


class AdvanceOmenTo(CardEffect):
    """The Omen advances until it enters a colour."""

    word = "advance omen to"
    colour: str = head(Words(*dict.fromkeys(TRACK), meaning="a colour of the Omen track"))

    def resolves(self, game: Play, source: Source) -> Result:
        """By a whole round, where it lies there already."""
        return advance_omen_to(game, self.colour)


WORDS: Final = (
    SpawnGates,
    SpawnClues,
    SpawnMonsters,
    SpawnNamed,
    Surge,
    MoveMonsters,
    MonsterRecovers,
    DiscardMonsters,
    AdvanceOmenTo,
)
"""The words for what is on the board."""
