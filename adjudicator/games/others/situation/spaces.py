"""The spaces that cards and story boards name: those of the map, or of the maps of the story."""

from collections.abc import Iterator

from adjudicator.games.kit.effects import Effect
from adjudicator.games.kit.kinds import listed
from adjudicator.games.kit.library import cards_of
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.others.components.city import MAPS, SPACE, Names, SpaceOr, every_space
from adjudicator.games.others.stories.story import STORIES, STORY
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Mapping, Node, Sequence, Text


def arrange_spaces(game: Play, said: Said) -> None:
    """Names in cards and on story boards that are those of no space."""
    for card in cards_of(game).by_name.values():
        if not card.sample:
            _report(said, said.node("cards", card.name), (card.does, card.when_killed), every_space(game))
    for name in dict.fromkeys((*STORIES.described(game), *filter(None, (STORY(game),)))):
        story = STORIES.things(game)[name]
        maps = [MAPS.things(game)[one] for one in story.maps if one in MAPS.things(game)]
        effects = (story.prepares, story.begins, story.ends, *story.missions.values())
        if maps:
            _report(said, said.node("stories", name), effects, tuple(space for one in maps for space in one.spaces))


def _report(said: Said, node: Node, effects: object, spaces: Names) -> None:
    """Reports each name that none of the spaces has, wherever it stands."""
    for name, words in dict(_named(effects)).items():
        if SPACE.among(spaces, name) is None:
            help = did_you_mean(name, (*words, *spaces)) or f"there are {listed(spaces)}"
            for where in tuple(text for text in _texts(node) if text.text == name) or (node,):
                said.fault("E302", f'"{name}" is not {SPACE.meaning}', where, help)


def _named(said: object) -> Iterator[tuple[str, Names]]:
    """The spaces that effects name, those too that they hold, each with the words that might stand in its place."""
    if isinstance(said, Effect):
        for part, value in zip(said.made_of, said.parts(), strict=True):
            kind = part.kind
            if not isinstance(kind, SpaceOr):
                yield from _named(value)
            elif value not in kind.words:
                yield str(value), kind.words
    elif isinstance(said, tuple):
        for inner in said:
            yield from _named(inner)


def _texts(node: Node) -> Iterator[Text]:
    """The plain values in a node."""
    if isinstance(node, Text):
        yield node
    elif isinstance(node, Sequence | Mapping):
        for inner in node.items if isinstance(node, Sequence) else node.values.values():
            yield from _texts(inner)
